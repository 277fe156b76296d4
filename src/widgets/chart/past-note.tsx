import type { CandleInterval } from '#src/api/generated/models/index.ts'
import { useMessages } from '#src/i18n/use-messages.ts'
import styles from './candle-chart.module.css'
import { useCandleMoment } from './use-candle-moment.ts'
import type { Candles } from './use-candles.ts'

interface PastNoteProps {
  past: Candles
  interval: CandleInterval
  isStartInSight: boolean
}

/** What becomes of a look into the past: more is on its way, did not come, or there is no more. */
export function PastNote({ past, interval, isStartInSight }: PastNoteProps) {
  const t = useMessages('chart')
  const trade = useMessages('trade')
  const common = useMessages('common')
  const moment = useCandleMoment(interval)
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
        isStartInSight && first && !past.hasOlder && t.historyBegins({ date: moment(first.time) })
      )}
    </output>
  )
}
