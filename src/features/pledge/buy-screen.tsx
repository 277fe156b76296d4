import { useMessages } from '#src/i18n/use-messages.ts'
import { BuyForm } from '#src/widgets/earning/buy-form.tsx'
import { ProductFrame } from '#src/widgets/earning/product-frame.tsx'
import { UtcDayNotice } from '#src/widgets/earning/product-terms.tsx'
import { EARNING_SERVICES } from '#src/widgets/earning/service.ts'

/** The form to pledge an amount; all figures are shown before the button. */
export default function BuyPledgeScreen() {
  const t = useMessages('earning')
  return (
    <ProductFrame service={EARNING_SERVICES.pledge} title={t.buyPledge()}>
      {product => (
        <>
          <BuyForm key={product.id} service={EARNING_SERVICES.pledge} product={product} />
          <UtcDayNotice />
        </>
      )}
    </ProductFrame>
  )
}
