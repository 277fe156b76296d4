import { useState } from 'react'
import { useListFollowsInfinite } from '#src/api/generated/follow/follow.ts'
import type { Follow } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { formatNumber } from '#src/lib/numbers/format-number.ts'
import { Amount } from '#src/ui/figures/amount.tsx'
import { Button } from '#src/ui/button.tsx'
import { DefinitionList } from '#src/ui/list.tsx'
import { EmptyState } from '#src/ui/feedback/states.tsx'
import cards from '#src/widgets/lists/cards.module.css'
import { useDateFormat } from '#src/widgets/format/use-date-format.ts'
import { PagedListFooter } from '#src/widgets/lists/paged-list.tsx'
import { firstPage, pollWhile, usePages } from '#src/widgets/lists/use-pages.ts'
import styles from './follow.module.css'
import { ChangeLimitsSheet } from './change-limits-sheet.tsx'
import { StopFollowing } from './stop-following.tsx'
import { QueryFallback } from '#src/ui/feedback/query-fallback.tsx'
import { useOwnFormat } from '#src/widgets/format/exact-amount.tsx'

/** ms between polls while a follow is active. */
const pollInterval = 5000

const isRunning = ({ status }: Follow) => status !== 'stopped'

/** Own follows, active and stopped, with results and actions. */
export function FollowList() {
  const t = useMessages('follow')
  const [stopping, setStopping] = useState<Follow>()
  const [changing, setChanging] = useState<Follow>()
  const follows = useListFollowsInfinite(firstPage, {
    query: { refetchInterval: pollWhile(isRunning, pollInterval) },
  })
  const pages = usePages(follows, follow => follow.id)
  if (pages.isFailed || !pages.rows)
    return <QueryFallback isFailed={pages.isFailed} onRetry={pages.retry} rows={3} />
  if (pages.rows.length === 0) return <EmptyState icon="me" title={t.noFollows()} text={t.noFollowsText()} />
  return (
    <>
      <ul className={cards.cards} aria-label={t.mine()}>
        {pages.rows.map(follow => (
          <li key={follow.id} className={cards.card}>
            <FollowCard follow={follow} />
            {follow.status === 'active' && (
              <div className={styles.pair}>
                <Button kind="quiet" onPress={() => setChanging(follow)}>
                  {t.change()}
                </Button>
                <Button kind="danger" onPress={() => setStopping(follow)}>
                  {t.stop()}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      <PagedListFooter pages={pages} />
      {stopping && <StopFollowing follow={stopping} onClose={() => setStopping(undefined)} />}
      {changing && <ChangeLimitsSheet follow={changing} onClose={() => setChanging(undefined)} />}
    </>
  )
}

function FollowCard({ follow }: { follow: Follow }) {
  const t = useMessages('follow')
  const own = useOwnFormat()
  const locale = useLanguage()
  const date = useDateFormat()
  const { status, stopReason } = follow
  const statuses = { active: t.statusActive(), closing: t.statusClosing(), stopped: t.statusStopped() }
  const reasons = { person: t.byPerson(), maxLoss: t.byMaxLoss(), traderStopped: t.byTrader() }
  const count = (value: number) => formatNumber(`${value}`, { locale, decimals: 0 })
  const limit = `${own(follow.totalLimit)} USDT`
  return (
    <>
      <div className={cards.head}>
        <h2 className={styles.name}>
          <bdi>{follow.nickName}</bdi>
        </h2>
        <span className={cards.mark} data-tone={status === 'active' ? 'accent' : undefined}>
          {statuses[status]}
        </span>
      </div>
      {stopReason !== null && <p className={cards.quiet}>{reasons[stopReason]}</p>}
      <DefinitionList
        lines={[
          { label: t.realised(), value: <Amount value={follow.realised} signed /> },
          { label: t.open(), value: <Amount value={follow.open} signed /> },
          { label: t.feesPaid(), value: <Amount value={follow.fees} /> },
          {
            label: t.result(),
            value: <Amount value={follow.result} signed currency="USDT" />,
            isTotal: true,
          },
          { label: t.invested(), note: t.investedOf({ limit }), value: <Amount value={follow.invested} /> },
          {
            label: t.counts(),
            value: `${count(follow.copied)} / ${count(follow.notCopied)}`,
          },
        ]}
      />
      <p className={cards.quiet}>{t.since({ date: date(follow.startedAt, 'moment') })}</p>
    </>
  )
}
