import { rowsOf } from '#src/api/envelope.ts'
import { useListActivityResultsInfinite } from '#src/api/generated/activity/activity.ts'
import type { Activity, ActivityResult } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { formatNumber } from '#src/lib/numbers/format-number.ts'
import { Row } from '#src/ui/list.tsx'
import { Section } from '#src/ui/screen.tsx'
import styles from '#src/widgets/lists/cards.module.css'
import { useDateFormat } from '#src/widgets/format/use-date-format.ts'
import { PagedList } from '#src/widgets/lists/paged-list.tsx'
import { firstPage, usePages } from '#src/widgets/lists/use-pages.ts'
import { ExactMoney, useExactFormat } from '#src/widgets/format/exact-amount.tsx'

/** ms between polls until the results are published. */
const pollInterval = 5000

/** All participants by rank, with price and forecasts, so that anyone can verify the ranking. */
export function Results({ activity }: { activity: Activity }) {
  const t = useMessages('activity')
  const exactly = useExactFormat()
  const { id, closePrice, currencyName: currency } = activity
  const results = useListActivityResultsInfinite(
    { ...firstPage, id },
    {
      query: {
        refetchInterval: ({ state: { data } }) =>
          activity.participants > 0 && !rowsOf(data?.pages[0])?.length ? pollInterval : false,
      },
    },
  )
  const pages = usePages(results, result => result.rank)
  return (
    <Section title={t.results()}>
      {closePrice !== null && (
        <p className={styles.note}>{t.resultsRule({ price: exactly(closePrice, 2), currency })}</p>
      )}
      <PagedList
        pages={pages}
        label={t.results()}
        empty={{ title: t.resultsNone() }}
        renderRow={result => <ResultRow key={result.rank} result={result} currency={currency} />}
      />
    </Section>
  )
}

function ResultRow({ result, currency }: { result: ActivityResult; currency: string }) {
  const t = useMessages('activity')
  const locale = useLanguage()
  const exactly = useExactFormat()
  const date = useDateFormat()
  const { rank, name, forecast, distance, joinedAt, prize, isMine } = result
  return (
    <Row
      start={<span className="figures">{formatNumber(String(rank), { locale, decimals: 0 })}</span>}
      title={
        <>
          <bdi>{name}</bdi>
          {isMine && ` · ${t.you()}`}
        </>
      }
      subtitle={
        <>
          <bdi className="figures">{exactly(forecast, 2)}</bdi>
          {' · '}
          {t.distance({ distance: exactly(distance, 2) })}
          {' · '}
          <bdi>{date(joinedAt, 'minute')}</bdi>
        </>
      }
      end={prize === null ? undefined : <ExactMoney value={prize} currency={currency} />}
    />
  )
}
