import { useLocation } from 'react-router-dom'
import { useMessages } from '#src/i18n/use-messages.ts'
import { useIsSignedIn } from '#src/stores/session/session.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { signInPath } from '#src/ui/navigation.ts'
import { Section } from '#src/ui/screen.tsx'
import { BuyForm } from '#src/widgets/earning/buy-form.tsx'
import { ProductFrame } from '#src/widgets/earning/product-frame.tsx'
import { UtcDayNotice, ProductTerms, EarningRisks } from '#src/widgets/earning/product-terms.tsx'
import styles from '#src/widgets/earning/earning.module.css'
import { EARNING_SERVICES } from '#src/widgets/earning/service.ts'

const service = EARNING_SERVICES.mining

/** The terms of a product, and the form to lock an amount; guests are asked to sign in. */
export default function LockMiningProductScreen() {
  const t = useMessages('earning')
  const isSignedIn = useIsSignedIn()
  const { pathname, search } = useLocation()
  return (
    <ProductFrame service={service} title={t.mining()}>
      {product => (
        <>
          <ProductTerms service={service} product={product} />
          <UtcDayNotice />
          <EarningRisks
            service={service}
            product={product}
            isSaidBelow={isSignedIn && product.status === 'open'}
          />
          {product.status === 'open' && isSignedIn && (
            <Section title={t.buyMining()}>
              <div className={styles.beneath}>
                <BuyForm key={product.id} service={service} product={product} />
              </div>
            </Section>
          )}
          {product.status === 'open' && !isSignedIn && (
            <ButtonLink block to={signInPath(pathname + search)}>
              {t.signIn()}
            </ButtonLink>
          )}
        </>
      )}
    </ProductFrame>
  )
}
