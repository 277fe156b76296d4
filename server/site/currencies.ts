import type { ExchangeInfo, PlatformCurrency } from '../../src/api/generated/models/index.ts'
import { divide, trimZeros } from '../../src/lib/money.ts'
import { findProductByCode } from '../market/catalogue.ts'
import type { Market } from '../market/market.ts'

const CRYPTO = 1
const GOVERNMENT = 2

function currency(
  id: number,
  currencyName: string,
  currencyType: 1 | 2,
  scale: number,
  walletAddressType = '',
): PlatformCurrency {
  return { id, currencyName, currencyType, walletAddressType, scale }
}

/** What everything is quoted and settled in [R9.8]. */
export const USDT_ID = 3

/** The currencies of the platform; their ids are never reused. */
export const CURRENCIES: readonly PlatformCurrency[] = [
  currency(1, 'BTC', CRYPTO, 8, 'BTC'),
  currency(2, 'ETH', CRYPTO, 8, 'ERC20'),
  currency(USDT_ID, 'USDT', CRYPTO, 6, 'TRC20/ERC20'),
  currency(4, 'USDC', CRYPTO, 6, 'ERC20'),
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

/** Where a currency's rate comes from: a product of the market, or its inverse; USDT, USDC and USD count as one. */
const RATE_SOURCES: Readonly<Record<number, { type: number; code: string; isInverse?: true }>> = {
  1: { type: 2, code: 'BTC' },
  2: { type: 2, code: 'ETH' },
  6: { type: 4, code: 'EURUSD' },
  7: { type: 4, code: 'GBPUSD' },
  8: { type: 4, code: 'USDJPY', isInverse: true },
  9: { type: 4, code: 'USDCNH', isInverse: true },
  10: { type: 4, code: 'USDHKD', isInverse: true },
  11: { type: 4, code: 'AUDUSD' },
  12: { type: 4, code: 'USDCHF', isInverse: true },
}

const RATE_DECIMALS = 8

function rateOf(market: Market, id: number): string {
  const source = RATE_SOURCES[id]
  const product = source && findProductByCode(source.type, source.code)
  if (!product) return '1'
  const price = trimZeros(market.quote(product).nowPrice)
  return source.isInverse ? trimZeros(divide('1', price, RATE_DECIMALS)) : price
}

/** What one unit of each currency is worth in USDT now, by the simulated market. */
export function exchangeInfo(market: Market): ExchangeInfo {
  return {
    baseCurrencyId: USDT_ID,
    time: market.now(),
    rates: CURRENCIES.map(({ id }) => ({ currencyId: id, rate: rateOf(market, id) })),
  }
}
