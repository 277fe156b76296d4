import type { LocalizedText, Product } from '#src/api/generated/models/index.ts'

/** 1 US stock, 2 crypto, 3 futures, 4 forex [R1.1]. */
export type ProductType = Product['productType']

/**
 * What quantity 1 of a contract is worth. A position of `quantity` at `price` stands for
 * quantity x lotSize x multiplier x price USDT, and gains quantity x lotSize x multiplier USDT when the price rises by 1.
 */
export interface ContractTerms {
  /** Decimal string: units of the product in quantity 1. 100000 for a currency pair (one lot), else 1. */
  lotSize: string
  /**
   * Decimal string: USDT that one unit gains when the price rises by 1. 1 for stocks and crypto. What is priced in
   * another currency counts at a rate that is fixed and published with the product (docs/rules/market.md).
   */
  multiplier: string
  /** Decimal string, a price difference: a pip of a currency pair, else the step between two prices. */
  pipSize: string
  /** The currency of the price. */
  pricedIn: string
  /** Futures only: when the contract that is traded at this moment (epoch ms) expires, epoch ms and always later. */
  expiresAt?: (time: number) => number
}

/**
 * One product of the catalogue: what the wire shows of it (same names as there, without its ticker) and what the
 * simulator and the order rules need.
 */
export interface MarketProduct extends Omit<Product, 'id' | 'tickerInfo' | 'isOption' | 'productNameLang'> {
  productNameLang: LocalizedText
  /** The centre that the price moves around, in minor units at `priceScale`. */
  basePrice: number
  /** Decimals of a price. */
  priceScale: number
  /** The step between two prices, in minor units. */
  tickSize: number
  /** Decimals of a quantity: shares, coins, futures contracts, or lots of a currency pair. */
  quantityScale: number
  /** Decimal strings: the bounds of one order. Amounts are in USDT. */
  minQuantity: string
  maxQuantity: string
  minAmount: string
  maxAmount: string
  contract: ContractTerms
  /** lotSize x multiplier as a number, for the simulator's volumes; what is booked takes `contract`. */
  unitWorth: number
  /** How lively the price is, in basis points: three days in four change it by less, none by much over three times as much. */
  volatility: number
  /** Milliseconds between two ticks; divides 15,000. */
  tickPeriod: number
  /** What changes hands in a usual minute, in minor units at `quantityScale`. */
  minuteVolume: number
  /** Set when trading is suspended: since when (epoch ms), and the message key that says why. */
  suspended?: { since: number; reason: string }
}

/** What one language calls the products, a text for each market: `AAPL 苹果; MSFT 微软`. What it does not name goes by its English name. */
export interface ProductNames {
  /** Companies; left out where they all keep their own name. */
  stocks?: string
  coins?: string
  /** What is dug, drilled, grown or lent has a word in every language; an index may keep its own name. */
  futures: string
  /** All of data/forex.ts: the pairs are named by them, and the futures on them. */
  currencies: string
}
