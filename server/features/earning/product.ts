import type { EarningProduct } from '#models'
import type { Unnamed } from '#server/market/product-fields.ts'
import type { Asset } from '#server/ledger/units.ts'

/** The two services that pay daily interest. */
export type EarningService = 'pledge' | 'mining'

/** What depends on the asset and the reader's language. */
type NameField = 'name' | 'currencyId' | 'assetProductId' | 'assetName'

/** An order, accrual or total with its asset instead of its names. */
export type WithAsset<Model> = Unnamed<Model, Extract<NameField, keyof Model>> & { readonly asset: Asset }

/** The published terms of a product: what does not depend on the time and the reader's language. */
export interface EarningTerms extends WithAsset<
  Omit<EarningProduct, 'yearRate' | 'left' | 'status' | 'since'>
> {
  readonly service: EarningService
  readonly assetName: string
  /** The part of the capacity that is not counted in `earning_sold`. */
  readonly soldBefore: string
}

/** A product at a given time. */
export interface EarningOffer {
  readonly product: EarningTerms
  /** Epoch ms: the time of purchase. */
  readonly now: number
}
