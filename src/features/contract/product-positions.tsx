import { useMessages } from '#src/i18n/use-messages.ts'
import { PATHS } from '#src/lib/paths.ts'
import { Section } from '#src/ui/screen.tsx'
import { SeeAll } from '#src/widgets/page-blocks/see-all.tsx'
import type { OrdersProps } from '#src/widgets/ticket/order-operation.ts'
import { PositionList } from './position-list.tsx'

/** Own positions in a product, beside its orders of another trading mode. */
export default function ProductPositions({ product }: OrdersProps) {
  const t = useMessages('contract')
  return (
    <Section title={t.positions()} aside={<SeeAll to={PATHS.contractPositions} label={t.allPositions()} />}>
      <PositionList productId={product.productId} />
    </Section>
  )
}
