/** What states give to the rows that begin with them, by the names that rows refer to. */
import type { MarketProduct } from '#server/market/types.ts'
import type { Values } from '../verify/state-hook.ts'
import type { StateAccount } from './world.ts'

/** The request fields that name a product. */
export const namesOf = ({ productType, productCode, productId }: MarketProduct): Values => ({
  productType,
  productCode,
  productId,
})

/** The token of an account, as a state value. */
export const tokenOf = ({ token }: StateAccount): Values => ({ token })
