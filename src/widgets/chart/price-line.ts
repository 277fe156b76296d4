/** What a line across the chart stands for. */
export type PriceLineKind = 'order' | 'entry' | 'takeProfit' | 'stopLoss' | 'liquidation'

/** A price that matters to the reader, drawn across the chart and said in words under it. */
export interface PriceLine {
  /** Of its own among the lines of one chart; a line whose price changes keeps it. */
  id: string
  kind: PriceLineKind
  /** Exact, as on the wire. */
  price: string
  /** What it is, in the reader's words: Buy 0.5, Take profit. */
  label: string
}
