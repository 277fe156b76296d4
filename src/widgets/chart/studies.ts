import { bollinger, ema, kdj, macd, rsi, sma, type Bars } from '#src/lib/indicators.ts'

/** Drawn over the price. */
export const overlayIds = ['ma', 'ema', 'boll'] as const
export type OverlayId = (typeof overlayIds)[number]
/** Drawn in a strip of its own. */
export const paneIds = ['macd', 'rsi', 'kdj'] as const
export type PaneId = (typeof paneIds)[number]
export type StudyId = OverlayId | PaneId

/** One line or row of columns of a study. The names are those that readers of charts use in every language. */
export interface StudyRow {
  name: string
  /** A token of the theme. Columns take the market's colours by their sign. */
  colour: string
  isColumns?: boolean
}

export interface Study {
  id: StudyId
  /** With its lengths, as it is written on charts: MA (5, 10, 30). */
  label: string
  /** Whether its values are prices, to be written like them. */
  isPrice: boolean
  rows: readonly StudyRow[]
  /** The values of each row, one per bar, NaN while there are too few bars. */
  compute: (bars: Bars) => readonly (readonly number[])[]
}

const first = '--accent-ink'
const second = '--chart-second'
const third = '--chart-third'

/** The indicators that a chart offers, with the lengths that are customary. */
export const studies: Readonly<Record<StudyId, Study>> = {
  ma: {
    id: 'ma',
    label: 'MA (5, 10, 30)',
    isPrice: true,
    rows: [
      { name: 'MA5', colour: first },
      { name: 'MA10', colour: second },
      { name: 'MA30', colour: third },
    ],
    compute: ({ close }) => [sma(close, 5), sma(close, 10), sma(close, 30)],
  },
  ema: {
    id: 'ema',
    label: 'EMA (12, 26)',
    isPrice: true,
    rows: [
      { name: 'EMA12', colour: first },
      { name: 'EMA26', colour: second },
    ],
    compute: ({ close }) => [ema(close, 12), ema(close, 26)],
  },
  boll: {
    id: 'boll',
    label: 'BOLL (20, 2)',
    isPrice: true,
    rows: [
      { name: 'UP', colour: second },
      { name: 'MB', colour: first },
      { name: 'DN', colour: second },
    ],
    compute: ({ close }) => {
      const { upper, middle, lower } = bollinger(close, 20, 2)
      return [upper, middle, lower]
    },
  },
  macd: {
    id: 'macd',
    label: 'MACD (12, 26, 9)',
    isPrice: true,
    rows: [
      { name: 'MACD', colour: '--ink-faint', isColumns: true },
      { name: 'DIF', colour: first },
      { name: 'DEA', colour: second },
    ],
    compute: ({ close }) => {
      const { line, signal, histogram } = macd(close, 12, 26, 9)
      return [histogram, line, signal]
    },
  },
  rsi: {
    id: 'rsi',
    label: 'RSI (14)',
    isPrice: false,
    rows: [{ name: 'RSI14', colour: first }],
    compute: ({ close }) => [rsi(close, 14)],
  },
  kdj: {
    id: 'kdj',
    label: 'KDJ (9, 3, 3)',
    isPrice: false,
    rows: [
      { name: 'K', colour: first },
      { name: 'D', colour: second },
      { name: 'J', colour: third },
    ],
    compute: bars => {
      const { k, d, j } = kdj(bars, 9, 3, 3)
      return [k, d, j]
    },
  },
}
