import type { PriceLeg } from '#src/lib/market/derived-price.ts'
import type { LocalizedText, Product } from '#models'

/**
 * The size of a contract. A position of `quantity` at `price` has a notional of
 * quantity x lotSize x multiplier x price USDT, and gains quantity x lotSize x multiplier USDT when the price rises by 1.
 */
export interface ContractSize {
  /** Decimal string: units of the product in quantity 1. 100000 for a currency pair (one lot), else 1. */
  lotSize: string
  /**
   * Decimal string: USDT that one unit gains when the price rises by 1. 1 for stocks and crypto. Other price currencies
   * are converted at a fixed rate that is published with the product (docs/rules/market.md).
   */
  multiplier: string
  /** Decimal string, a price difference: a pip of a currency pair, else the step between two prices. */
  pipSize: string
  /** The currency of the price. */
  pricedIn: string
  /** Futures only: when the front contract at this moment (epoch ms) expires, epoch ms and always later. */
  expiresAt?: (time: number) => number
}

/**
 * One product of the catalogue: its wire fields (under the same names, without the ticker) and what the simulator and the order
 * rules need.
 */
export interface MarketProduct extends Omit<Product, 'id' | 'tickerInfo' | 'isOption' | 'productNameLang'> {
  productNameLang: LocalizedText
  /** The price at which the market began, in minor units at `priceScale`. */
  basePrice: number
  /** Decimals of a price. */
  priceScale: number
  /** The step between two prices, in minor units. */
  tickSize: number
  /** Decimals of a traded quantity, and of a contract order: shares, coins, futures contracts, or lots of a currency pair. */
  quantityScale: number
  /** Decimal strings: the bounds of one order. Amounts are in USDT. */
  maxQuantity: string
  minAmount: string
  maxAmount: string
  contract: ContractSize
  /** lotSize x multiplier as a number, for the simulator's volumes; bookings use `contract`. */
  unitValue: number
  /** Daily volatility in basis points: on three days of four the price changes by less. */
  volatility: number
  /** Milliseconds between two ticks; divides 15,000. Not longer than that of a leg, so that no price is seen late. */
  tickPeriod: number
  /** That of version 1 of the market. */
  earlierTickPeriod: number
  /** The products that its price follows from; none where it has a price of its own. */
  legs: readonly PriceLeg[]
  /** The typical volume per minute, in minor units at `quantityScale`. */
  minuteVolume: number
  /** Set when trading is suspended: since when (epoch ms), and the message key that says why. */
  suspended?: { since: number; reason: string }
}

/** Product names in one language, a text for each market: `AAPL 苹果; MSFT 微软`. Products without one keep their English name. */
export interface ProductNames {
  /** Companies; left out where they all keep their own name. */
  stocks?: string
  coins?: string
  /** Commodities and bonds have a name in every language; an index may keep its own. */
  futures: string
  /** All currencies of data/forex.ts: pairs and currency futures are named by them. */
  currencies: string
}
