import { useState } from 'react'
import { getListTradersInfiniteQueryKey, useListTradersInfinite } from '#src/api/generated/follow/follow.ts'
import type { Trader, TraderSort } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { PATHS, pathTo } from '#src/lib/paths.ts'
import { useIsSignedIn } from '#src/stores/session/session.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { Chip, ChipGroup } from '#src/ui/choices/choice.tsx'
import { EmptyState } from '#src/ui/feedback/states.tsx'
import cards from '#src/widgets/lists/cards.module.css'
import { PagedListFooter } from '#src/widgets/lists/paged-list.tsx'
import { firstPage, usePages, type Pages } from '#src/widgets/lists/use-pages.ts'
import { useSignInIntent } from '#src/widgets/sign-in/use-sign-in-intent.ts'
import styles from './follow.module.css'
import { BecomeTrader } from './become-trader.tsx'
import { TraderName } from './trader-name.tsx'
import { RecordFigures } from './record-figures.tsx'
import { QueryFallback } from '#src/ui/feedback/query-fallback.tsx'

const sorts = ['returnRate', 'drawdown', 'winRate', 'followers', 'newest'] as const

/** The public traders, in the chosen order. */
export function TraderList() {
  const t = useMessages('follow')
  const [sort, setSort] = useState<TraderSort>('returnRate')
  const [isBecomeOpen, setBecomeOpen] = useState(false)
  const isSignedIn = useIsSignedIn()
  const askToSignIn = useSignInIntent('become-trader', () => setBecomeOpen(true))
  const params = { ...firstPage, sort }
  const traders = useListTradersInfinite(params, {
    // The answer depends on the account.
    query: { queryKey: [...getListTradersInfiniteQueryKey(params), isSignedIn] },
  })
  const pages = usePages(traders, trader => trader.id)
  const labels: Record<TraderSort, string> = {
    returnRate: t.byReturnRate(),
    drawdown: t.byDrawdown(),
    winRate: t.byWinRate(),
    followers: t.byFollowers(),
    newest: t.byNewest(),
  }
  return (
    <>
      <ChipGroup label={t.sortBy()}>
        {sorts.map(each => (
          <Chip key={each} selected={each === sort} onPress={() => setSort(each)}>
            {labels[each]}
          </Chip>
        ))}
      </ChipGroup>
      <TraderCards pages={pages} />
      <section className={cards.card}>
        <p className={cards.quiet}>{t.becomeText()}</p>
        <Button
          kind="quiet"
          onPress={() => (isSignedIn ? setBecomeOpen(true) : askToSignIn({ action: 'become-trader' }))}
        >
          {t.become()}
        </Button>
      </section>
      {isBecomeOpen && <BecomeTrader onClose={() => setBecomeOpen(false)} />}
    </>
  )
}

function TraderCards({ pages }: { pages: Pages<Trader> }) {
  const t = useMessages('follow')
  if (pages.isFailed || !pages.rows)
    return <QueryFallback isFailed={pages.isFailed} onRetry={pages.retry} rows={3} />
  if (pages.rows.length === 0) {
    return <EmptyState icon="me" title={t.noTraders()} text={t.noTradersText()} />
  }
  return (
    <>
      <ul className={cards.cards} aria-label={t.traders()}>
        {pages.rows.map(trader => (
          <li key={trader.id} className={cards.card}>
            <h2 className={styles.name}>
              <TraderName trader={trader} />
            </h2>
            <RecordFigures trader={trader} />
            <ButtonLink kind="quiet" to={pathTo(PATHS.followOrder, { trader: trader.id })}>
              {trader.myFollowId === null && !trader.isMine
                ? t.followName({ name: trader.nickName })
                : t.record()}
            </ButtonLink>
          </li>
        ))}
      </ul>
      <p className={cards.quiet}>{t.noPromise()}</p>
      <PagedListFooter pages={pages} />
    </>
  )
}
