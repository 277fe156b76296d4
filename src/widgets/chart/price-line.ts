/** The kinds of price lines. */
export type PriceLineKind = 'order' | 'entry' | 'takeProfit' | 'stopLoss' | 'liquidation' | 'alert' | 'ticket'

/** A price drawn as a line across the chart, and listed for screen readers. */
export interface PriceLine {
  /** Unique within a chart, and stable when the price changes. */
  id: string
  kind: PriceLineKind
  /** Exact, as on the wire. */
  price: string
  /** Its label: Buy 0.5, Take profit. */
  label: string
  /** Reviews a change of it, which is made only once that is confirmed; or changes the ticket that is being filled in. */
  onMove?: (price: string) => void
  /** The step between the prices that it is moved to, unless the smallest that the price is written with. */
  step?: string
}
