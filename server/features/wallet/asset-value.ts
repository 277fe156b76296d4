import { usdtValue } from '../exchange/pricing.ts'
import { assetCurrency, rateSource } from '#server/ledger/currencies.ts'
import { USDT, productIdOf, scaleOfAsset } from '#server/ledger/units.ts'
import { parsePrice } from '#src/lib/money/minor-units.ts'
import { findProduct } from '#server/market/catalogue.ts'
import type { Market } from '#server/market/market.ts'

/** The USDT value of an amount of an asset at a time, by default now; both in minor units, rounded down. */
export function assetValue(market: Market, asset: string, amount: bigint, time?: number): bigint {
  if (asset === USDT) return amount
  const productId = productIdOf(asset)
  const unit = { scale: scaleOfAsset(asset), decimals: scaleOfAsset(asset) }
  if (productId !== null) {
    return usdtValue(amount, { price: priceAt(market, productId, time), isInverse: false }, unit)
  }
  const source = rateSource(assetCurrency(asset)?.id ?? 0)
  if (!source) return amount
  const price = parsePrice(market.quote(source.product, time).nowPrice)
  return usdtValue(amount, { price, isInverse: source.isInverse }, unit)
}

/** The price of a product at a time, by default now, in minor units; zero for an unknown product. */
export function priceAt(market: Market, productId: number, time?: number): bigint {
  const product = findProduct(productId)
  return product ? parsePrice(market.quote(product, time).nowPrice) : 0n
}
