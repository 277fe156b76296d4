import type { LocalizedText, ProductType } from '#models'
import type { PriceLeg } from '#src/lib/market/derived-price.ts'
import { futuresExpiry } from '#src/lib/market/futures-expiry.ts'
import { multiply } from '#src/lib/money/money.ts'
import { CRYPTO } from './data/crypto.ts'
import { FOREX_CURRENCIES, FOREX_PAIRS } from './data/forex.ts'
import { CURRENCY_FUTURES, FUTURES, SMALLER_CONTRACTS } from './data/futures.ts'
import { STOCKS } from './data/stocks.ts'
import { currencyNames, productNames, pairNames } from './names.ts'
import type { ContractSize } from './types.ts'

/** A product as defined by the tables in data/. */
export interface ProductDefinition {
  code: string
  names: LocalizedText & { en: string }
  description: string
  standard: string
  price: number
  volatility: number
  priceScale: number
  tickSize?: number
  quantityScale: number
  /** The products that its price follows from. */
  legs?: readonly PriceLeg[]
  /** The pip size defaults to the tick size. */
  contract: Omit<ContractSize, 'pipSize'> & { pipSize?: string }
}

/** The definitions of each product type, the most traded first. */
export const productDefinitions: Readonly<Record<ProductType, () => ProductDefinition[]>> = {
  1: () => STOCKS.map(stock),
  2: () => CRYPTO.map(coin),
  3: () => FUTURES.map(future),
  4: () => FOREX_PAIRS.map(pair),
}

/** Units in one lot of a currency pair. */
const LOT = 100_000

function stock([code, name, business, price, volatility]: (typeof STOCKS)[number]): ProductDefinition {
  return {
    code,
    names: productNames(code, name),
    price,
    volatility,
    description: `${business}.`,
    standard: '1 share',
    priceScale: 2,
    quantityScale: 2,
    contract: { lotSize: '1', multiplier: '1', pricedIn: 'USD' },
  }
}

function coin([code, name, price, volatility]: (typeof CRYPTO)[number]): ProductDefinition {
  return {
    code,
    names: productNames(code, name),
    price,
    volatility,
    description: `${name} against USDT.`,
    standard: `1 ${code}`,
    priceScale:
      price >= 1000 ? 2 : price >= 10 ? 3 : price >= 1 ? 4 : price >= 0.01 ? 5 : price >= 0.00001 ? 9 : 11,
    quantityScale: price >= 1000 ? 6 : price >= 10 ? 4 : price >= 0.1 ? 2 : 0,
    contract: { lotSize: '1', multiplier: '1', pricedIn: 'USDT' },
  }
}

function future(row: (typeof FUTURES)[number]): ProductDefinition {
  const [code, name, standard, price, priceScale, tickSize, volatility, multiplier, pricedIn, cycle] = row
  const underlying = CURRENCY_FUTURES[code]
  return {
    code,
    names: underlying ? currencyNames(underlying) : productNames(code, name),
    standard,
    price,
    priceScale,
    tickSize,
    volatility,
    description: `${name} futures.`,
    quantityScale: 0,
    legs: futureLegs(code),
    contract: {
      lotSize: '1',
      multiplier: multiply(multiplier, rateOf(pricedIn)),
      pricedIn,
      expiresAt: time => futuresExpiry(cycle, time),
    },
  }
}

function pair(code: string): ProductDefinition {
  const [first, second] = [code.slice(0, 3), code.slice(3)]
  const base = currency(first)
  const quote = currency(second)
  const price = base[0] / quote[0]
  return {
    code,
    names: pairNames(first, second),
    description: `How many ${second} one ${first} is worth.`,
    standard: `${LOT.toLocaleString('en-US')} ${first}`,
    price,
    volatility: Math.max(base[1], quote[1], 3),
    priceScale: price >= 500 ? 2 : price >= 20 ? 3 : 5,
    quantityScale: 2,
    legs: first === DOLLAR || second === DOLLAR ? [] : [dollarLeg(first), invert(dollarLeg(second))],
    contract: {
      lotSize: String(LOT),
      multiplier: rateOf(second),
      pricedIn: second,
      pipSize: second === 'JPY' || price >= 20 ? '0.01' : '0.0001',
    },
  }
}

const DOLLAR = 'USD'

/** The pair that says what a currency is worth in dollars. */
function dollarLeg(currencyCode: string): PriceLeg {
  const direct = `${currencyCode}${DOLLAR}`
  if (FOREX_PAIRS.includes(direct)) return { productCode: direct, isInverse: false }
  return { productCode: `${DOLLAR}${currencyCode}`, isInverse: true }
}

const invert = ({ productCode, isInverse }: PriceLeg): PriceLeg => ({ productCode, isInverse: !isInverse })

/** What a futures contract follows from: the larger contract on the same, or the currency that it is on. */
function futureLegs(code: string): PriceLeg[] {
  const larger = SMALLER_CONTRACTS[code]
  if (larger) return [{ productCode: larger, isInverse: false }]
  const underlying = CURRENCY_FUTURES[code]
  return underlying ? [dollarLeg(underlying)] : []
}

/** The fixed rate of a currency in USDT, as a decimal string, published in docs/rules/market.md. */
function rateOf(code: string): string {
  return String(currency(code)[0])
}

function currency(code: string): (typeof FOREX_CURRENCIES)[string] {
  const found = FOREX_CURRENCIES[code]
  if (!found) throw new Error(`no such currency: ${code}`)
  return found
}
