import { bollinger, ema, kdj, macd, rsi, sma, type Bars } from '#src/lib/candles/indicators.ts'

/** Indicators drawn over the price. */
export const overlayIds = ['ma', 'ema', 'boll'] as const
export type OverlayId = (typeof overlayIds)[number]
/** Indicators drawn in a pane of their own. */
export const paneIds = ['macd', 'rsi', 'kdj'] as const
export type PaneId = (typeof paneIds)[number]
export type StudyId = OverlayId | PaneId

/** One line or column series of a study. The names are those used on charts in every language. */
export interface StudyRow {
  name: string
  /** A theme token. Columns use market colours by sign. */
  colour: string
  isColumns?: boolean
}

export interface Study {
  id: StudyId
  /** The name with its periods, as shown on charts: MA (5, 10, 30). */
  label: string
  /** Whether its values are formatted as prices. */
  isPrice: boolean
  rows: readonly StudyRow[]
  /** The values of each series, one per bar, NaN while there are too few bars. */
  compute: (bars: Bars) => readonly (readonly number[])[]
}

const firstColour = '--accent-ink'
const secondColour = '--chart-second'
const thirdColour = '--chart-third'

export type Stroke = 'solid' | 'dashed' | 'dotted'

/** How a line in one of the colours is drawn, so that lines differ without them. */
export function strokeOf(colour: string): Stroke {
  if (colour === secondColour) return 'dashed'
  return colour === thirdColour ? 'dotted' : 'solid'
}

/** The available indicators, with their customary periods. */
export const studies: Readonly<Record<StudyId, Study>> = {
  ma: {
    id: 'ma',
    label: 'MA (5, 10, 30)',
    isPrice: true,
    rows: [
      { name: 'MA5', colour: firstColour },
      { name: 'MA10', colour: secondColour },
      { name: 'MA30', colour: thirdColour },
    ],
    compute: ({ close }) => [sma(close, 5), sma(close, 10), sma(close, 30)],
  },
  ema: {
    id: 'ema',
    label: 'EMA (12, 26)',
    isPrice: true,
    rows: [
      { name: 'EMA12', colour: firstColour },
      { name: 'EMA26', colour: secondColour },
    ],
    compute: ({ close }) => [ema(close, 12), ema(close, 26)],
  },
  boll: {
    id: 'boll',
    label: 'BOLL (20, 2)',
    isPrice: true,
    rows: [
      { name: 'UP', colour: secondColour },
      { name: 'MB', colour: firstColour },
      { name: 'DN', colour: secondColour },
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
      { name: 'DIF', colour: firstColour },
      { name: 'DEA', colour: secondColour },
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
    rows: [{ name: 'RSI14', colour: firstColour }],
    compute: ({ close }) => [rsi(close, 14)],
  },
  kdj: {
    id: 'kdj',
    label: 'KDJ (9, 3, 3)',
    isPrice: false,
    rows: [
      { name: 'K', colour: firstColour },
      { name: 'D', colour: secondColour },
      { name: 'J', colour: thirdColour },
    ],
    compute: bars => {
      const { k, d, j } = kdj(bars, 9, 3, 3)
      return [k, d, j]
    },
  },
}
