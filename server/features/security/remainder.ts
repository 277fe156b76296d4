import type { ClosingAmount } from '#models'
import { nameOfAsset } from '#server/ledger/asset-names.ts'
import { USDT, productIdOf, scaleOfAsset, type Asset } from '#server/ledger/units.ts'
import type { Market } from '#server/market/market.ts'
import { formatUnits, parseMoney } from '#src/lib/money/minor-units.ts'
import { EXCHANGE_TERMS } from '../exchange/exchange-terms.ts'
import { assetValue } from '../wallet/asset-value.ts'
import { LEAST_WITHDRAWAL } from '../withdraw/channels.ts'

/** A balance in minor units, available and held together. */
export interface AssetBalance {
  readonly asset: Asset
  readonly balance: bigint
}

/** Less of a currency is not exchanged, and less in all is not withdrawn; values in minor units of USDT. */
export const LEAST = {
  exchange: parseMoney(EXCHANGE_TERMS.minValue),
  withdrawal: parseMoney(LEAST_WITHDRAWAL),
}

/**
 * Whether balances are too small to be withdrawn, also after all that can be exchanged has been: closing the account gives them up. A
 * holding never is: it can be sold, however small.
 */
export function isRemainder(market: Market, balances: readonly AssetBalance[]): boolean {
  const values = balances.map(({ asset, balance }) => {
    const value = productIdOf(asset) === null ? assetValue(market, asset, balance) : LEAST.withdrawal
    return asset === USDT || value >= LEAST.exchange ? value : 0n
  })
  return values.reduce((sum, value) => sum + value, 0n) < LEAST.withdrawal
}

/** A balance as the customer is told of it. */
export const toClosingAmount = ({ asset, balance }: AssetBalance): ClosingAmount => ({
  name: nameOfAsset(asset),
  amount: formatUnits(balance, scaleOfAsset(asset)),
})
