import { useState } from 'react'
import type { RealisedGain, RealisedReport } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { holdingDays } from '#src/lib/trading/gain-export.ts'
import { useDateFormat } from '#src/widgets/format/use-date-format.ts'
import { formatExact } from '#src/lib/numbers/format-number.ts'
import { PrintedPage } from '../printed-page.tsx'
import styles from '../statement.module.css'

export interface PrintedGainsProps {
  report: RealisedReport
  rows: readonly RealisedGain[]
  /** Called when the print dialog is closed. */
  onDone: () => void
}

/** Prints a report as a table, without the rest of the app; times are UTC, as its year. */
export function PrintedGains({ report, rows, onDone }: PrintedGainsProps) {
  const t = useMessages('gains')
  const common = useMessages('common')
  const reconcile = useMessages('reconcile')
  const date = useDateFormat()
  const [now] = useState(() => Date.now())
  return (
    <PrintedPage onDone={onDone}>
      <h1>{common.labelled({ label: t.title(), value: String(report.year) })}</h1>
      <p>
        {common.labelled({ label: t.method(), value: report.method === 'fifo' ? t.fifo() : t.average() })}
      </p>
      <p>{t.yearNote()}</p>
      <p>{reconcile.printedAt({ time: date(now, 'moment') })}</p>
      <Rows report={report} rows={rows} />
      <p>{t.notAdvice()}</p>
      <p>{t.rules()}</p>
      <p>{t.rulesCost()}</p>
    </PrintedPage>
  )
}

function Rows({ report: { total }, rows }: Pick<PrintedGainsProps, 'report' | 'rows'>) {
  const t = useMessages('gains')
  const common = useMessages('common')
  const wallet = useMessages('wallet')
  const locale = useLanguage()
  const time = (at: number) => new Date(at).toISOString().slice(0, 19).replace('T', ' ')
  const heads = [wallet.quantity(), t.acquired(), t.sold(), t.days(), t.proceeds(), t.cost(), t.gain()]
  const figures = (cells: readonly string[]) =>
    cells.map((cell, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- The columns never move.
      <td key={index} className={styles.figure}>
        <bdi>{cell}</bdi>
      </td>
    ))
  return (
    <table>
      <thead>
        <tr>
          {heads.map(head => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.toReversed().map(row => (
          <tr key={row.id}>
            {figures([
              `${formatExact(row.quantity, locale)} ${row.assetName}`,
              time(row.acquiredAt),
              time(row.soldAt),
              `${holdingDays(row)}`,
              formatExact(row.proceeds, locale),
              formatExact(row.cost, locale),
              formatExact(row.gain, locale),
            ])}
          </tr>
        ))}
        <tr>
          <th scope="row" colSpan={4}>
            {common.listed({ first: t.total(), second: 'USDT' })}
          </th>
          {figures([total.proceeds, total.cost, total.gain].map(value => formatExact(value, locale)))}
        </tr>
      </tbody>
    </table>
  )
}
