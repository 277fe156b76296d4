import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { dataOf, pageOf } from '#src/api/envelope.ts'
import { fetchedOnce } from '#src/api/fetched-once.ts'
import {
  getGetTraderQueryOptions,
  getListTraderTradesQueryOptions,
} from '#src/api/generated/follow/follow.ts'
import type { TraderTrade } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { formatNumber } from '#src/lib/numbers/format-number.ts'
import { verifyRecord, type RecordDifference } from '#src/lib/trading/trader-record.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import cards from '#src/widgets/lists/cards.module.css'
import styles from './follow.module.css'

/** Trades per page: the maximum of the API. */
const pageSize = 500

/** Loads everything that a record is computed from. @throws when any of it cannot be loaded */
async function loadRecord(client: QueryClient, id: string) {
  const trader = dataOf(await client.fetchQuery(getGetTraderQueryOptions({ id }, fetchedOnce)))
  if (!trader) throw new Error('no record')
  const trades: TraderTrade[] = [...trader.openTrades]
  const { closedTrades, until } = trader.record
  for (let pageNum = 1, closed = 0; closed < closedTrades; pageNum++) {
    const options = getListTraderTradesQueryOptions({ id, pageNum, pageSize }, fetchedOnce)
    const page = pageOf(await client.fetchQuery(options))
    if (!page) throw new Error('no trades')
    // Trades closed after the record was computed come first and do not count.
    const counted = page.rows.filter(trade => (trade.closedAt ?? 0) <= until)
    trades.push(...counted)
    closed += counted.length
    if (page.rows.length < pageSize) break
  }
  return { trader, trades }
}

type CheckOutcome = 'failed' | { differences: RecordDifference[]; trades: number }

/** Recomputes a record from its trades on this device and compares it with the published one. */
export function RecordCheck({ id }: { id: string }) {
  const t = useMessages('follow')
  const locale = useLanguage()
  const client = useQueryClient()
  const [outcome, setOutcome] = useState<CheckOutcome>()
  const check = async () => {
    try {
      const { trader, trades } = await loadRecord(client, id)
      setOutcome({
        differences: verifyRecord(trader.record, trades, trader.points),
        trades: trades.length,
      })
    } catch {
      setOutcome('failed')
    }
  }
  return (
    <div className={styles.group}>
      <p className={cards.quiet}>{t.checkText()}</p>
      <Button kind="quiet" icon="check" onPress={check}>
        {t.check()}
      </Button>
      {outcome === 'failed' && (
        <Notice tone="danger" live>
          {t.checkFailed()}
        </Notice>
      )}
      {outcome !== undefined && outcome !== 'failed' && outcome.differences.length === 0 && (
        <Notice tone="ok" live>
          {t.agrees({ trades: formatNumber(`${outcome.trades}`, { locale, decimals: 0 }) })}
        </Notice>
      )}
      {outcome !== undefined && outcome !== 'failed' && outcome.differences.length > 0 && (
        <Notice tone="danger" title={t.differs()} live>
          <ul>
            {outcome.differences.slice(0, 5).map((difference, index) => (
              <li key={index}>{t.differsBy({ ...difference })}</li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  )
}
