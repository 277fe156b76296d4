import { useState } from 'react'
import { dataOf, pageOf } from '#src/api/envelope.ts'
import {
  useChooseCostMethod,
  useGetRealisedReport,
  useListRealisedGainsInfinite,
  type ListRealisedGainsInfiniteQueryResult,
} from '#src/api/generated/wallet/wallet.ts'
import type { CostMethod, RealisedGain, RealisedReport } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { formatNumber } from '#src/lib/numbers/format-number.ts'
import { localeInfo } from '#src/lib/locales.ts'
import { Segmented } from '#src/ui/choices/choice.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { QueryFallback } from '#src/ui/feedback/query-fallback.tsx'
import { SelectField } from '#src/ui/forms/select-field.tsx'
import { DefinitionList, List, Row } from '#src/ui/list.tsx'
import { Screen, Section } from '#src/ui/screen.tsx'
import { ExactAmount, useOwnFormat } from '#src/widgets/format/exact-amount.tsx'
import { PagedList } from '#src/widgets/lists/paged-list.tsx'
import { useDateFormat } from '#src/widgets/format/use-date-format.ts'
import { usePages } from '#src/widgets/lists/use-pages.ts'
import { ExactGain } from './gains/exact-gain.tsx'
import { GainExports } from './gains/gain-exports.tsx'
import { GainSheet } from './gains/gain-sheet.tsx'
import styles from './gains/gains.module.css'

const pageSize = 100
/** ms between the steps in which a long history is read. */
const stepInterval = 500

/** The realized gains of a tax year by lot, with the method, the totals and the files. */
export default function GainsScreen() {
  const t = useMessages('gains')
  const [year, setYear] = useState<number>()
  const { data, isError, refetch } = useGetRealisedReport(year === undefined ? {} : { year }, {
    query: {
      placeholderData: before => before,
      refetchInterval: ({ state }) => (dataOf(state.data)?.isComplete === false ? stepInterval : false),
    },
  })
  const report = dataOf(data)
  return (
    <Screen title={t.title()} isDesk>
      {report ? (
        <Report report={report} year={year ?? report.lastYear} onYear={setYear} />
      ) : (
        <QueryFallback isFailed={isError} onRetry={refetch} rows={6} />
      )}
    </Screen>
  )
}

interface ReportProps {
  report: RealisedReport
  year: number
  onYear: (year: number) => void
}

function Report({ report, year, onYear }: ReportProps) {
  const t = useMessages('gains')
  const date = useDateFormat()
  return (
    <>
      <Choices report={report} year={year} onYear={onYear} />
      {!report.isComplete && <Notice live>{t.working({ time: date(report.includedTo, 'minute') })}</Notice>}
      <div data-old={report.year !== year}>
        <Totals report={report} />
        <Lots key={`${report.year} ${report.method}`} year={report.year} />
        <OtherResults report={report} />
      </div>
      <Notice>{t.notAdvice()}</Notice>
      <details className={styles.rules}>
        <summary>{t.rulesTitle()}</summary>
        <p>{t.rules()}</p>
        <p>{t.rulesCost()}</p>
      </details>
      <GainExports report={report} />
    </>
  )
}

function Choices({ report, year, onYear }: ReportProps) {
  const t = useMessages('gains')
  const locale = useLanguage()
  const { mutate } = useChooseCostMethod()
  const { firstYear, lastYear } = report
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, index) => lastYear - index)
  const nameOf = (each: number) =>
    new Intl.NumberFormat(localeInfo(locale).tag, {
      useGrouping: false,
      numberingSystem: localeInfo(locale).numberingSystem,
    }).format(each)
  return (
    <div className={styles.choices}>
      <SelectField
        label={t.year()}
        hint={t.yearNote()}
        options={years.map(each => ({ value: `${each}`, label: nameOf(each) }))}
        value={`${year}`}
        onChange={chosen => onYear(Number(chosen))}
      />
      <Segmented<CostMethod>
        label={t.method()}
        value={report.method}
        onChange={method => mutate({ data: { method } })}
        items={[
          { id: 'fifo', label: t.fifo() },
          { id: 'average', label: t.average() },
        ]}
      />
    </div>
  )
}

function Totals({ report: { total, products } }: { report: RealisedReport }) {
  const t = useMessages('gains')
  return (
    <Section title={t.total()}>
      <DefinitionList
        lines={[
          { label: t.proceeds(), value: <ExactAmount value={total.proceeds} currency="USDT" isMoney /> },
          { label: t.cost(), value: <ExactAmount value={total.cost} currency="USDT" isMoney /> },
          { label: t.gain(), value: <ExactGain value={total.gain} />, isTotal: true },
        ]}
      />
      {products.length > 1 && (
        <List label={t.byProduct()}>
          {products.map(({ productId, assetName, gain }) => (
            <Row key={productId} title={<bdi>{assetName}</bdi>} end={<ExactGain value={gain} />} />
          ))}
        </List>
      )}
    </Section>
  )
}

type GainPage = ListRealisedGainsInfiniteQueryResult | undefined

/** The cursor of the next page: the last row of a page that is not the end of the list. */
function gainBefore(last: GainPage, pages: readonly GainPage[]): string | undefined {
  const page = pageOf(last)
  const hasMore = page?.rows.length === pageSize && pages.length * pageSize < page.total
  return hasMore ? page.rows.at(-1)?.id : undefined
}

function Lots({ year }: { year: number }) {
  const t = useMessages('gains')
  const date = useDateFormat()
  const own = useOwnFormat()
  const [open, setOpen] = useState<RealisedGain>()
  const gains = useListRealisedGainsInfinite(
    { year, pageSize },
    { query: { initialPageParam: undefined, getNextPageParam: gainBefore } },
  )
  const pages = usePages(gains, gain => gain.id)
  const span = (from: string, to: string) => (from === to ? to : t.span({ from, to }))
  return (
    <Section title={t.lots()}>
      <PagedList
        pages={pages}
        label={t.lots()}
        empty={{ title: t.none(), text: t.noneText() }}
        renderRow={gain => (
          <Row
            key={gain.id}
            title={<bdi>{`${own(gain.quantity)} ${gain.assetName}`}</bdi>}
            subtitle={span(date(gain.acquiredAt, 'utcDay'), date(gain.soldAt, 'utcDay'))}
            end={<ExactGain value={gain.gain} />}
            onPress={() => setOpen(gain)}
          />
        )}
      />
      <GainSheet gain={open} onClose={() => setOpen(undefined)} />
    </Section>
  )
}

function OtherResults({ report: { results } }: { report: RealisedReport }) {
  const t = useMessages('gains')
  const wallet = useMessages('wallet')
  const records = useMessages('records')
  const locale = useLanguage()
  if (results.length === 0) return null
  const names = {
    contractProfit: records.typeContractProfit(),
    contractFunding: records.typeContractFunding(),
    contractFees: t.contractFees(),
    quick: wallet.dayQuick(),
    earnings: wallet.dayEarnings(),
    awards: wallet.dayAwards(),
  }
  return (
    <Section title={t.others()}>
      <p className={styles.note}>{t.othersNote()}</p>
      <List label={t.others()}>
        {results.map(({ kind, count, amount }, place) => (
          <Row
            // Also a back end that lists a kind twice is shown as it is.
            key={`${kind} ${place}`}
            title={names[kind]}
            subtitle={records.count({ count: formatNumber(`${count}`, { locale, decimals: 0 }) })}
            end={<ExactGain value={amount} />}
          />
        ))}
      </List>
    </Section>
  )
}
