import type { EarlyRedemptionBasis } from '#src/lib/accrual.ts'
import type { Asset } from '#server/ledger/units.ts'

/** The two services that pay by the day. */
export type EarningService = 'pledge' | 'mining'

/** The published terms of a product; amounts and rates are decimal strings. */
export interface EarningProduct {
  readonly id: number
  readonly service: EarningService
  /** What is put in, and what it earns in. */
  readonly asset: Asset
  readonly assetName: string
  /** Decimals that an amount may have. */
  readonly decimals: number
  readonly termDays: number
  /** What one earns in a day. */
  readonly dailyRate: string
  readonly minAmount: string
  /** The most at once. */
  readonly maxAmount: string
  /** The most that one person may have running. */
  readonly personLimit: string
  /** What is offered to all together. */
  readonly capacity: string
  /** What of it was taken before this program began to count. */
  readonly takenBefore: string
  /** Epoch ms; null: no end. */
  readonly closesAt: number | null
  readonly earlyBasis: EarlyRedemptionBasis
  /** The price of leaving early as a fraction of its basis, 1 at most. */
  readonly earlyRate: string
}

/** What is offered at one moment. */
export interface EarningOffer {
  readonly product: EarningProduct
  /** Epoch ms: when it is bought. */
  readonly now: number
}
