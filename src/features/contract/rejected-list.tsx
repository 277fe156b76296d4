import { useState } from 'react'
import type { ContractOrder } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { List, Row } from '#src/ui/list.tsx'
import { Price } from '#src/ui/figures/price.tsx'
import { Section } from '#src/ui/screen.tsx'
import styles from '#src/widgets/orders/orders.module.css'
import { useOrderStatusText } from '#src/widgets/orders/use-order-status.tsx'
import { usePriceScale } from '#src/widgets/quotes/use-price-scale.ts'
import { PagedListFooter } from '#src/widgets/lists/paged-list.tsx'
import { ContractReceipt } from './contract-receipt.tsx'
import { useUnitLabel } from './unit-labels.ts'
import { useRejectedOrders } from './use-contracts.ts'
import { decimalsOf, ExactQuantity, useExactFormat } from '#src/widgets/format/exact-amount.tsx'
import { ProductMark } from '#src/widgets/quotes/product-mark.tsx'

/**
 * Own orders that reached their price but could not be filled, each with its reason; renders nothing when there are
 * none. `productId` undefined: of all products.
 */
export function RejectedList({ productId }: { productId: number | undefined }) {
  const t = useMessages('contract')
  const pages = useRejectedOrders({ productId })
  const [shown, setShown] = useState<ContractOrder>()
  const rows = pages.rows ?? []
  if (rows.length === 0) return null
  return (
    <Section title={t.rejectedOrders()}>
      <List label={t.rejectedOrders()}>
        {rows.map(order => (
          <RejectedRow key={order.id} order={order} onOpen={() => setShown(order)} />
        ))}
      </List>
      <PagedListFooter pages={pages} />
      <ContractReceipt receipt={shown && { order: shown }} onClose={() => setShown(undefined)} />
    </Section>
  )
}

function RejectedRow({ order, onOpen }: { order: ContractOrder; onOpen: () => void }) {
  const t = useMessages('contract')
  const exactly = useExactFormat()
  const statusText = useOrderStatusText()
  const unit = useUnitLabel()(order)
  const priceScale = usePriceScale(order.productId)
  const isLong = order.direction === 'long'
  const positionTitle = t.positionLine({ direction: isLong ? t.long() : t.short(), code: order.productCode })
  return (
    <Row
      start={<ProductMark product={order} />}
      title={
        <span className={styles.side} data-side={isLong ? 'buy' : 'sell'}>
          {positionTitle} {t.times({ leverage: exactly(String(order.leverage)) })}
        </span>
      }
      subtitle={statusText(order)}
      end={<ExactQuantity value={order.quantity} code={unit} isPrivate />}
      endNote={
        <Price value={order.limitPrice} decimals={decimalsOf(order.limitPrice, priceScale)} size="label" />
      }
      onPress={onOpen}
    />
  )
}
