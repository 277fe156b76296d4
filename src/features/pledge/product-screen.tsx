import { useMessages } from '#src/i18n/use-messages.ts'
import { PATHS, pathTo } from '#src/lib/paths.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { ProductFrame } from '#src/widgets/earning/product-frame.tsx'
import { UtcDayNotice, ProductTerms, EarningRisks } from '#src/widgets/earning/product-terms.tsx'
import { EARNING_SERVICES } from '#src/widgets/earning/service.ts'

/** The terms of a product; guests are asked to sign in to pledge. */
export default function PledgeProductScreen() {
  const t = useMessages('earning')
  return (
    <ProductFrame service={EARNING_SERVICES.pledge} title={t.pledge()}>
      {product => (
        <>
          <ProductTerms service={EARNING_SERVICES.pledge} product={product} />
          <UtcDayNotice />
          <EarningRisks service={EARNING_SERVICES.pledge} product={product} />
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
