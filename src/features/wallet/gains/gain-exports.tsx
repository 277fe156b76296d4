import { useState } from 'react'
import type { RealisedGain, RealisedReport } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { checkTotals, gainsCsv, koinlyCsv } from '#src/lib/trading/gain-export.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { apiSource } from '#src/widgets/reconcile/api-source.ts'
import { collectEntries } from '#src/widgets/reconcile/collect-statement.ts'
import { downloadFile } from '#src/widgets/reconcile/download.ts'
import { PrintedGains } from './printed-gains.tsx'
import styles from './gains.module.css'
import { settle, SHOWN_BY_CALLER } from '#src/api/client.ts'
import { pageOf } from '#src/api/envelope.ts'
import { UnusableAnswer } from '#src/api/errors.ts'
import { listRealisedGains } from '#src/api/generated/wallet/wallet.ts'

const pageSize = 500

/** All realized gains of a year, newest first, page by page. @throws ApiError, TransportError, SwallowedAnswer, UnusableAnswer */
async function collectGains(year: number): Promise<RealisedGain[]> {
  const rows: RealisedGain[] = []
  for (;;) {
    const last = rows.at(-1)?.id
    const query = { year, pageSize, ...(last === undefined ? {} : { before: last }) }
    // oxlint-disable-next-line no-await-in-loop -- Each page begins after the one before.
    const page = pageOf(await settle(listRealisedGains(query), SHOWN_BY_CALLER))
    if (!page) throw new UnusableAnswer()
    rows.push(...page.rows)
    if (page.rows.length < pageSize) return rows
  }
}

type Problem = 'failed' | 'wrong'

/** Spreadsheet programs detect UTF-8 by the byte order mark. */
const save = (name: string, text: string, mark = '\uFEFF') =>
  downloadFile(name, 'text/csv;charset=utf-8', [mark, text])

/** The files of a report: its rows as CSV and on paper, and all transactions of the year for Koinly. */
export function GainExports({ report }: { report: RealisedReport }) {
  const t = useMessages('gains')
  const wallet = useMessages('wallet')
  const reconcile = useMessages('reconcile')
  const [problem, setProblem] = useState<Problem>()
  const [printed, setPrinted] = useState<readonly RealisedGain[]>()
  const { year, method } = report

  /** Runs an export, and shows a notice on failure. */
  const withNotice = (run: () => Promise<void>) => async () => {
    setProblem(undefined)
    await run().catch(() => setProblem('failed'))
  }
  /** The rows of the year, which must add up to the totals that are shown. */
  const rowsOfYear = async () => {
    const rows = await collectGains(year)
    if (!checkTotals(rows, report)) setProblem('wrong')
    return rows
  }
  const saveKoinly = async () => {
    const entries = await collectEntries(apiSource(new AbortController().signal), {
      startTime: Date.UTC(year, 0, 1),
      endTime: Date.UTC(year + 1, 0, 1),
    })
    save(`fairline-${year}-koinly.csv`, koinlyCsv(entries), '')
  }
  return (
    <div className={styles.exports}>
      {problem && (
        <Notice tone="danger" live>
          {problem === 'wrong' ? wallet.dayWrong() : reconcile.exportFailed()}
        </Notice>
      )}
      <Button
        block
        disabled={!report.isComplete}
        onPress={withNotice(async () =>
          save(`fairline-${year}-gains.csv`, gainsCsv(await rowsOfYear(), method)),
        )}
      >
        {t.csv()}
      </Button>
      <Button block kind="quiet" disabled={!report.isComplete} onPress={withNotice(saveKoinly)}>
        {t.koinly()}
      </Button>
      <p className={styles.note}>{t.koinlyNote()}</p>
      <Button
        block
        kind="quiet"
        disabled={!report.isComplete}
        onPress={withNotice(async () => setPrinted(await rowsOfYear()))}
      >
        {reconcile.print()}
      </Button>
      {printed && <PrintedGains report={report} rows={printed} onDone={() => setPrinted(undefined)} />}
    </div>
  )
}
