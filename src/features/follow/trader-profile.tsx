import { useLocation } from 'react-router-dom'
import { dataOf } from '#src/api/envelope.ts'
import { ApiError } from '#src/api/errors.ts'
import { useGetTrader } from '#src/api/generated/follow/follow.ts'
import type { TraderDetail } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { sum } from '#src/lib/money/money.ts'
import { PATHS, pathTo } from '#src/lib/paths.ts'
import { useIsSignedIn } from '#src/stores/session/session.ts'
import { Amount } from '#src/ui/figures/amount.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { DefinitionList } from '#src/ui/list.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { signInPath } from '#src/ui/navigation.ts'
import { Section } from '#src/ui/screen.tsx'
import { Sparkline } from '#src/ui/figures/sparkline.tsx'
import { EmptyState } from '#src/ui/feedback/states.tsx'
import cards from '#src/widgets/lists/cards.module.css'
import styles from './follow.module.css'
import { FollowForm } from './follow-form.tsx'
import { TraderName } from './trader-name.tsx'
import { RecordCheck } from './record-check.tsx'
import { RecordFigures } from './record-figures.tsx'
import { StopBeingTrader } from './stop-being-trader.tsx'
import { OpenTrades, TraderTrades } from './trader-trades.tsx'
import { QueryFallback } from '#src/ui/feedback/query-fallback.tsx'

/** A trader: record, trades, and the form to follow. */
export function TraderProfile({ id }: { id: string }) {
  const t = useMessages('follow')
  const { data, isError, error, refetch } = useGetTrader(
    { id },
    { query: { retry: false, meta: { catch: true } } },
  )
  const trader = dataOf(data)
  if (!trader) {
    if (error instanceof ApiError) {
      return (
        <EmptyState
          icon="search"
          title={t.unknownTrader()}
          action={
            <ButtonLink kind="quiet" to={PATHS.followOrder}>
              {t.toTraders()}
            </ButtonLink>
          }
        />
      )
    }
    return <QueryFallback isFailed={isError} onRetry={refetch} />
  }
  return (
    <>
      <section className={cards.card}>
        <h2 className={styles.name}>
          <TraderName trader={trader} />
        </h2>
        {trader.isRobot && <p className={cards.quiet}>{t.robotText()}</p>}
        <RecordFigures trader={trader} />
        <EquityCurve trader={trader} />
        <p className={cards.quiet}>{t.noPromise()}</p>
      </section>
      <Section title={t.record()}>
        <RecordRows trader={trader} />
        <RecordCheck id={id} />
      </Section>
      <FollowAction trader={trader} />
      <OpenTrades trades={trader.openTrades} />
      <TraderTrades id={id} />
    </>
  )
}

function EquityCurve({ trader }: { trader: TraderDetail }) {
  const t = useMessages('follow')
  const { capital } = trader.record
  const values = trader.points.map(({ realised, open }) => sum([capital, realised, open]))
  return (
    <div className={styles.curve}>
      <Sparkline values={values} width={300} height={64} label={t.equity()} />
    </div>
  )
}

function RecordRows({ trader: { record } }: { trader: TraderDetail }) {
  const t = useMessages('follow')
  const money = (value: string, signed = false) => (
    <span className={styles.whole}>
      <Amount value={value} signed={signed} currency="USDT" isPrivate={false} />
    </span>
  )
  return (
    <DefinitionList
      lines={[
        { label: t.net(), note: t.netNote(), value: money(record.net, true) },
        { label: t.drawdown(), note: t.drawdownNote(), value: money(record.drawdown) },
        { label: t.fees(), value: money(record.fees) },
        { label: t.capital(), note: t.capitalNote(), value: money(record.capital) },
      ]}
    />
  )
}

function FollowAction({ trader }: { trader: TraderDetail }) {
  const t = useMessages('follow')
  const isSignedIn = useIsSignedIn()
  const { pathname, search } = useLocation()
  if (trader.isMine) return <StopBeingTrader />
  if (trader.myFollowId !== null) {
    return (
      <Notice
        tone="ok"
        title={t.following()}
        action={
          <ButtonLink kind="quiet" size="small" to={pathTo(PATHS.followOrder, { view: 'mine' })}>
            {t.toMine()}
          </ButtonLink>
        }
      />
    )
  }
  if (isSignedIn) return <FollowForm trader={trader} />
  return <ButtonLink to={signInPath(pathname + search)}>{t.signInToFollow()}</ButtonLink>
}
