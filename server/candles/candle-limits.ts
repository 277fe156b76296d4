/** How many pages of candles may wait at once in this process; see docs/operating.md. */
export interface CandleLimits {
  /** Asked for from one address: a screen asks for one, and offices share an address. */
  readonly ofCaller: number
  readonly inAll: number
}

export const CANDLE_LIMITS: CandleLimits = { ofCaller: 32, inAll: 1024 }
