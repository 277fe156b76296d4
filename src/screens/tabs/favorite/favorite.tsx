import { useState } from 'react'
import type { Product } from '../../../api/generated/models/index.ts'
import { useLanguage, useMessages } from '../../../i18n/use-messages.ts'
import { productName } from '../../../lib/lookups.ts'
import { Button, ButtonLink, IconButton } from '../../../ui/button.tsx'
import { signInPath, useNavigation } from '../../../ui/navigation.ts'
import { Screen } from '../../../ui/screen.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { EmptyState, EndOfList, ErrorState } from '../../../ui/states.tsx'
import { QuoteRow } from '../../../widgets/quotes/quote-row.tsx'
import { QuoteStatus } from '../../../widgets/quotes/quote-status.tsx'
import { useLiveQuotes } from '../../../widgets/quotes/use-live-quotes.ts'
import { useOpenProduct } from '../../../widgets/quotes/use-open-product.ts'
import { useWatchlist, useWatchlistChange } from '../../../widgets/quotes/use-watchlist.ts'
import styles from './favorite.module.css'
import { withRemoved, type Removed } from './removed.ts'

const searchPath = '/pages/tabs/quotes/quoteSearch'

/** The watchlist; what is taken off leaves its place behind, to be put back with one tap. */
export default function Favorite() {
  const t = useMessages('market')
  const { navigate } = useNavigation()
  return (
    <Screen
      title={t.watchlist()}
      actions={<IconButton icon="plus" label={t.addProducts()} onPress={() => navigate(searchPath)} />}
    >
      <Watched />
    </Screen>
  )
}

function Watched() {
  const t = useMessages('market')
  const common = useMessages('common')
  const { isSignedIn, products, hasFailed, retry } = useWatchlist()
  const [removed, setRemoved] = useState<readonly Removed[]>([])
  const change = useWatchlistChange()
  const open = useOpenProduct()
  useLiveQuotes(products)

  if (!isSignedIn) {
    return (
      <EmptyState
        icon="star"
        title={t.watchlistGuest()}
        text={t.watchlistGuestText()}
        action={<ButtonLink to={signInPath('/pages/tabs/favorite/favorite')}>{common.signIn()}</ButtonLink>}
      />
    )
  }
  if (!products) return hasFailed ? <ErrorState onRetry={retry} /> : <SkeletonRows count={6} />
  const rows = withRemoved(products, removed)
  if (rows.length === 0) {
    return (
      <EmptyState
        icon="star"
        title={t.emptyWatchlist()}
        text={t.emptyWatchlistText()}
        action={<ButtonLink to={searchPath}>{t.addProducts()}</ButtonLink>}
      />
    )
  }

  const remove = (product: Product) => {
    const index = rows.findIndex(row => row.product.productId === product.productId)
    setRemoved([...removed, { product, index }])
    return change(product, false)
  }
  const undo = (product: Product) => {
    setRemoved(removed.filter(one => one.product.productId !== product.productId))
    return change(product, true)
  }
  return (
    <>
      <QuoteStatus />
      <ul aria-label={t.watchlist()}>
        {rows.map(({ product, isRemoved }) => (
          <li key={product.productId}>
            {isRemoved ? (
              <RemovedRow product={product} onUndo={undo} />
            ) : (
              <QuoteRow product={product} onOpen={open} isWatched onToggle={remove} />
            )}
          </li>
        ))}
      </ul>
      <EndOfList />
    </>
  )
}

function RemovedRow({ product, onUndo }: { product: Product; onUndo: (product: Product) => unknown }) {
  const t = useMessages('market')
  const locale = useLanguage()
  return (
    <div className={styles.removed}>
      <output>{t.removed({ name: productName(product, locale) })}</output>
      <Button kind="plain" size="small" onPress={() => onUndo(product)}>
        {t.undo()}
      </Button>
    </div>
  )
}
