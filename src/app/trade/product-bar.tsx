import { useState } from 'react'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import type { Product } from '#models'
import { screenBarRef } from '#src/ui/bar-height.ts'
import { IconButton } from '#src/ui/button.tsx'
import { enterFullScreen } from '#src/ui/full-screen.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Link } from '#src/ui/link.tsx'
import { useNavigation } from '#src/ui/navigation.ts'
import { productName } from '#src/lib/collections/lookups.ts'
import { PATHS } from '#src/lib/paths.ts'
import { useIsSignedIn } from '#src/stores/session/session.ts'
import { LazyPart } from '#src/widgets/lists/lazy-part.tsx'
import { useWatchlist } from '#src/widgets/quotes/use-watchlist.ts'
import { useSignInIntent } from '#src/widgets/sign-in/use-sign-in-intent.ts'
import styles from './trade.module.css'
import { ProductMark } from '#src/widgets/quotes/product-mark.tsx'

/** The product, with links to search and the full-screen chart, and the watchlist button. */
export function ProductBar({ product, code }: { product: Product | undefined; code: string }) {
  const t = useMessages('trade')
  const locale = useLanguage()
  const { navigate } = useNavigation()
  return (
    <header ref={screenBarRef} className={styles.bar}>
      <h1 className={styles.heading}>
        <Link to={PATHS.quoteSearch} className={styles.product ?? ''}>
          {product && <ProductMark product={product} size={28} />}
          <span className={styles.words}>
            <span className={styles.name}>{product ? productName(product, locale) : code}</span>{' '}
            {product && <span className={styles.code}>{code}</span>}
          </span>
          <span className={styles.arrow}>
            <Icon name="chevron" size={16} />
          </span>
          <span className="visually-hidden">{t.changeProduct()}</span>
        </Link>
      </h1>
      {product && <AlertButton product={product} />}
      {product && <WatchlistButton product={product} />}
      <IconButton
        icon="fullScreen"
        label={t.fullScreen()}
        onPress={() => {
          enterFullScreen()
          navigate(PATHS.chart)
        }}
      />
    </header>
  )
}

const loadAlertSheet = () => import('#src/features/alert/alert-sheet.tsx')

/** Opens the sheet of a new price alert; a guest is asked to sign in first, and it opens then (R1.4). */
function AlertButton({ product }: { product: Product }) {
  const t = useMessages('alert')
  const locale = useLanguage()
  const isSignedIn = useIsSignedIn()
  const [isOpen, setOpen] = useState(false)
  const askToSignIn = useSignInIntent('alert', () => setOpen(true))
  return (
    <>
      <IconButton
        icon="bell"
        label={t.addFor({ name: productName(product, locale) })}
        onPress={() => (isSignedIn ? setOpen(true) : askToSignIn({ action: 'alert' }))}
      />
      {isOpen && (
        <LazyPart
          name="alert"
          load={loadAlertSheet}
          props={{ product, onClose: () => setOpen(false) }}
          fallback={null}
        />
      )}
    </>
  )
}

function WatchlistButton({ product }: { product: Product }) {
  const t = useMessages('market')
  const { isWatched, toggle } = useWatchlist()
  const isOn = isWatched(product)
  const name = productName(product, useLanguage())
  return (
    <IconButton
      icon="star"
      filled={isOn}
      label={isOn ? t.inWatchlist({ name }) : t.notInWatchlist({ name })}
      onPress={() => toggle(product)}
    />
  )
}
