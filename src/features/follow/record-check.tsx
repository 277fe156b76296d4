import { useState } from 'react'
import { dataOf, pageOf } from '#src/api/envelope.ts'
import { getTrader, listTraderTrades } from '#src/api/generated/follow/follow.ts'
import type { TraderTrade } from '#src/api/generated/models/index.ts'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { formatNumber } from '#src/lib/numbers.ts'
import { checkRecord, type RecordDifference } from '#src/lib/trader-record.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import cards from '#src/widgets/cards.module.css'
import styles from './follow.module.css'

const told = { catch: true, quiet: true }

/** Trades a page; as many as the wire gives. */
const pageSize = 500

/** Everything that a record is computed from, of one moment. @throws when something of it could not be had */
async function load(id: string) {
  const trader = dataOf(await getTrader({ id }, told))
  if (!trader) throw new Error('no record')
  const trades: TraderTrade[] = [...trader.openTrades]
  const { closedTrades, until } = trader.record
  for (let pageNum = 1, closed = 0; closed < closedTrades; pageNum++) {
    const page = pageOf(await listTraderTrades({ id, pageNum, pageSize }, told))
    if (!page) throw new Error('no trades')
    // What was closed since the record was computed comes first, and is not part of it.
    const fresh = page.rows.filter(trade => (trade.closedAt ?? 0) <= until)
    trades.push(...fresh)
    closed += fresh.length
    if (page.rows.length < pageSize) break
  }
  return { trader, trades }
}

type Outcome = 'failed' | { differences: RecordDifference[]; trades: number }

/** Computes a record anew from its trades, on this device, and says whether it is what is published. */
export function RecordCheck({ id }: { id: string }) {
  const t = useMessages('follow')
  const locale = useLanguage()
  const [outcome, setOutcome] = useState<Outcome>()
  const check = async () => {
    try {
      const { trader, trades } = await load(id)
      setOutcome({
        differences: checkRecord(trader.record, trades, trader.points),
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
