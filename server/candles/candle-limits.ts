/** How many candle pages may be queued in this process; see docs/operating.md. */
export interface CandleLimits {
  /** Per address: a screen requests one page, and offices share an address. */
  readonly perCaller: number
  readonly total: number
}

export const CANDLE_LIMITS: CandleLimits = { perCaller: 32, total: 1024 }
