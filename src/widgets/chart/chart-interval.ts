import { create } from 'zustand'
import type { CandleInterval } from '../../api/generated/models/index.ts'

/** The candle length chosen in this visit, for the trade tab and the full-screen chart alike. */
export const useChartInterval = create<{ interval: CandleInterval }>()(() => ({ interval: '15m' }))

export function chooseInterval(interval: CandleInterval): void {
  useChartInterval.setState({ interval })
}
