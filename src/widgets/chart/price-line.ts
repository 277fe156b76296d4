/** The kinds of price lines. */
export type PriceLineKind = 'order' | 'entry' | 'takeProfit' | 'stopLoss' | 'liquidation'

/** A price drawn as a line across the chart, and listed for screen readers. */
export interface PriceLine {
  /** Unique within a chart, and stable when the price changes. */
  id: string
  kind: PriceLineKind
  /** Exact, as on the wire. */
  price: string
  /** Its label: Buy 0.5, Take profit. */
  label: string
}
