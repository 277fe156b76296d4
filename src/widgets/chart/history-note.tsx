import type { CandleInterval } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import styles from './candle-chart.module.css'
import { useCandleTimeFormat } from './use-candle-time-format.ts'
import type { Candles } from './use-candles.ts'

interface HistoryNoteProps {
  history: Candles
  interval: CandleInterval
  isStartVisible: boolean
}

/** The state of the history: older candles are loading, failed to load, or do not exist. */
export function HistoryNote({ history: past, interval, isStartVisible: isStartInSight }: HistoryNoteProps) {
  const t = useMessages('chart')
  const trade = useMessages('trade')
  const common = useMessages('common')
  const formatTime = useCandleTimeFormat(interval)
  const first = past.candles?.[0]
  return (
    <output className={styles.past}>
      {past.isOlderFailed ? (
        <>
          {trade.olderFailed()}{' '}
          <button type="button" className={styles.retry} onClick={() => void past.retryOlder()}>
            {common.retry()}
          </button>
        </>
      ) : past.isLoadingOlder ? (
        t.loadingOlder()
      ) : (
        isStartInSight && first && !past.hasOlder && t.historyBegins({ date: formatTime(first.time) })
      )}
    </output>
  )
}
