import { useMessages } from '#src/i18n/use-messages.ts'
import { BuyForm } from '#src/widgets/earning/buy-form.tsx'
import { ProductFrame } from '#src/widgets/earning/product-frame.tsx'
import { DayNotice } from '#src/widgets/earning/product-terms.tsx'
import { EARNING } from '#src/widgets/earning/service.ts'

/** Pledging an amount, with everything that it comes to before the button. */
export default function PledgeBuy() {
  const t = useMessages('earning')
  return (
    <ProductFrame service={EARNING.pledge} title={t.buyPledge()}>
      {product => (
        <>
          <BuyForm key={product.id} service={EARNING.pledge} product={product} />
          <DayNotice />
        </>
      )}
    </ProductFrame>
  )
}
