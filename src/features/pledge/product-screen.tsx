import { useMessages } from '#src/i18n/use-messages.ts'
import { PATHS, pathTo } from '#src/lib/paths.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { ProductFrame } from '#src/widgets/earning/product-frame.tsx'
import { DayNotice, ProductTerms, Risk } from '#src/widgets/earning/product-terms.tsx'
import { EARNING } from '#src/widgets/earning/service.ts'

/** Every term of one product; a guest may read them, and signs in to go on. */
export default function PledgeDetail() {
  const t = useMessages('earning')
  return (
    <ProductFrame service={EARNING.pledge} title={t.pledge()}>
      {product => (
        <>
          <ProductTerms service={EARNING.pledge} product={product} />
          <DayNotice />
          <Risk service={EARNING.pledge} product={product} />
          {product.status === 'open' && (
            <ButtonLink block to={pathTo(PATHS.buyPledge, { id: product.id })}>
              {t.buyPledge()}
            </ButtonLink>
          )}
        </>
      )}
    </ProductFrame>
  )
}
