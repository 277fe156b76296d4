import type { EarlyRedemptionBasis } from '#src/lib/trading/accrual.ts'
import type { Asset } from '#server/ledger/units.ts'

/** The two services that pay daily interest. */
export type EarningService = 'pledge' | 'mining'

/** The published terms of a product; amounts and rates are decimal strings. */
export interface EarningProduct {
  readonly id: number
  readonly service: EarningService
  /** The asset of principal and interest. */
  readonly asset: Asset
  readonly assetName: string
  /** Decimals that an amount may have. */
  readonly decimals: number
  readonly termDays: number
  /** The daily interest rate. */
  readonly dailyRate: string
  readonly minAmount: string
  /** The maximum of one order. */
  readonly maxAmount: string
  /** The maximum of one person's running orders. */
  readonly personLimit: string
  /** The total capacity for all customers. */
  readonly capacity: string
  /** The part of the capacity that is not counted in `earning_sold`. */
  readonly soldBefore: string
  /** Epoch ms; null: no end. */
  readonly closesAt: number | null
  readonly earlyBasis: EarlyRedemptionBasis
  /** The early redemption penalty as a fraction of its basis, 1 at most. */
  readonly earlyRate: string
}

/** A product at a given time. */
export interface EarningOffer {
  readonly product: EarningProduct
  /** Epoch ms: the time of purchase. */
  readonly now: number
}
