import { USDT_ID } from '#src/lib/constants.ts'
import type { ExchangeInfo, PlatformCurrency } from '#models'
import { divide, trimZeros } from '#src/lib/money/money.ts'
import { findProductByCode } from '../market/catalogue.ts'
import { USDT, productAsset, productIdOf, type Asset } from './units.ts'
import type { Market } from '../market/market.ts'
import type { MarketProduct } from '../market/types.ts'

const CRYPTO = 1
const GOVERNMENT = 2
/** The product type of coins. */
const COIN_TYPE = 2

function currency(
  id: number,
  currencyName: string,
  currencyType: 1 | 2,
  scale: number,
  walletAddressType = '',
): PlatformCurrency {
  return { id, currencyName, currencyType, walletAddressType, scale }
}

/** The currencies of the platform; their ids are never reused. */
export const CURRENCIES: readonly PlatformCurrency[] = [
  currency(1, 'BTC', CRYPTO, 8, 'BTC'),
  currency(2, 'ETH', CRYPTO, 8, 'ERC20'),
  currency(USDT_ID, 'USDT', CRYPTO, 6, 'TRC20/ERC20'),
  currency(4, 'USDC', CRYPTO, 6, 'ERC20/SOL'),
  currency(5, 'USD', GOVERNMENT, 2),
  currency(6, 'EUR', GOVERNMENT, 2),
  currency(7, 'GBP', GOVERNMENT, 2),
  currency(8, 'JPY', GOVERNMENT, 0),
  currency(9, 'CNY', GOVERNMENT, 2),
  currency(10, 'HKD', GOVERNMENT, 2),
  currency(11, 'AUD', GOVERNMENT, 2),
  currency(12, 'CHF', GOVERNMENT, 2),
]

/** The currency of this id. */
export function findCurrency(id: number): PlatformCurrency | undefined {
  return CURRENCIES.find(each => each.id === id)
}

/** The product whose price, or inverse price, is a currency's rate; USDT, USDC and USD have a rate of 1. */
const RATE_SOURCES: Readonly<Record<number, { type: number; code: string; isInverse?: true }>> = {
  1: { type: COIN_TYPE, code: 'BTC' },
  2: { type: COIN_TYPE, code: 'ETH' },
  6: { type: 4, code: 'EURUSD' },
  7: { type: 4, code: 'GBPUSD' },
  8: { type: 4, code: 'USDJPY', isInverse: true },
  9: { type: 4, code: 'USDCNH', isInverse: true },
  10: { type: 4, code: 'USDHKD', isInverse: true },
  11: { type: 4, code: 'AUDUSD' },
  12: { type: 4, code: 'USDCHF', isInverse: true },
}

/** The product that gives a currency's rate in USDT. */
interface RateSource {
  readonly product: MarketProduct
  /** The price is that of a dollar in the currency, as for USDJPY. */
  readonly isInverse: boolean
}

/** The source of a currency's rate; undefined: its rate is 1 USDT. */
export function rateSource(id: number): RateSource | undefined {
  const source = RATE_SOURCES[id]
  const product = source && findProductByCode(source.type, source.code)
  return product && { product, isInverse: source.isInverse === true }
}

/**
 * The asset that a currency is booked in. A tradable coin is the same asset whether it was bought as a product or exchanged for
 * another currency.
 */
export function currencyAsset(id: number): Asset {
  if (id === USDT_ID) return USDT
  const source = RATE_SOURCES[id]
  const coin = source?.type === COIN_TYPE ? findProductByCode(source.type, source.code) : undefined
  return coin ? productAsset(coin.productId) : `C:${BigInt(id)}`
}

/** The current price of a coin in USDT, and its time; undefined when the currency is not a coin of the market. */
export function coinPrice(market: Market, id: number): { price: string; time: number } | undefined {
  const source = productIdOf(currencyAsset(id)) === null ? undefined : rateSource(id)
  if (!source) return undefined
  const time = market.now()
  return { price: trimZeros(market.quote(source.product, time).nowPrice), time }
}

/** The currency of an asset; null for the quantity of a product, also where that is a coin. */
export function assetCurrency(asset: string): PlatformCurrency | null {
  if (productIdOf(asset) !== null) return null
  const id = asset === USDT ? USDT_ID : Number(asset.slice(2))
  return findCurrency(id) ?? null
}

const RATE_DECIMALS = 8

function rateOf(market: Market, id: number, time: number): string {
  const source = rateSource(id)
  if (!source) return '1'
  const price = trimZeros(market.quote(source.product, time).nowPrice)
  return source.isInverse ? trimZeros(divide('1', price, RATE_DECIMALS)) : price
}

/** The current rate of each currency in USDT, from the simulated market. */
export function exchangeInfo(market: Market): ExchangeInfo {
  // One moment for all, also where the price moves meanwhile.
  const time = market.now()
  return {
    baseCurrencyId: USDT_ID,
    time,
    rates: CURRENCIES.map(({ id }) => ({ currencyId: id, rate: rateOf(market, id, time) })),
  }
}
