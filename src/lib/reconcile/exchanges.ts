import { negate, stepOf, subtract } from '../money/money.ts'
import type { ReportedExchange } from '../statement/wallet-shapes.ts'
import {
  MONEY_STEP,
  truncated,
  startWith,
  minus,
  dividedBy,
  times,
  type ArithmeticStep,
} from './arithmetic.ts'
import { checkLegs } from './legs.ts'
import { currencyAsset, productAsset, type Facts } from './facts.ts'
import { checkNotBefore, checkComputed, unchecked, type FindingContext, type Finding } from './finding.ts'
import { checkAtMost, checkRate } from './terms.ts'

/** Decimals of a rate; each step is truncated, against the customer. */
const RATE_STEP = stepOf(16)
const CRYPTO = 2

/**
 * Checks a currency exchange: its rate from both public prices, the spread, the amount received, its terms and its
 * entries.
 */
export function* checkExchange(facts: Facts, exchange: ReportedExchange): Generator<Finding> {
  const about = facts.about('exchange', exchange.id, exchange.createdAt)
  const { marketRate, spreadRate, rate } = exchange
  yield checkComputed('marketRate', about, marketSteps(exchange), { stated: marketRate, unit: '' })
  const spreadSteps = [startWith('marketRate', marketRate), times('lessSpread', subtract('1', spreadRate))]
  yield checkComputed('spread', about, [...spreadSteps, truncated(RATE_STEP)], { stated: rate, unit: '' })
  yield* checkReceived(facts, about, exchange)
  yield checkComputed('value', about, valueSteps(exchange), { stated: exchange.value, unit: 'USDT' })
  yield* checkTerms(facts, about, exchange)
  const { fromProductId, fromPrice, toProductId, toPrice } = exchange
  yield checkCurrencyPrice(facts, about, exchange, { productId: fromProductId, price: fromPrice })
  yield checkCurrencyPrice(facts, about, exchange, { productId: toProductId, price: toPrice })
  yield* checkBooked(facts, about, exchange)
}

/** The price of a currency is that of its product; without one it is 1. */
const checkCurrencyPrice = (
  facts: Facts,
  about: FindingContext,
  { rateTime: time }: ReportedExchange,
  { productId, price }: { readonly productId: number | null; readonly price: string },
): Finding =>
  productId === null
    ? checkComputed('fillPrice', about, [startWith('one', '1')], { stated: price, unit: '' })
    : facts.checkPrice('fillPrice', about, { productId, time }, price)

/** The value of the source currency in USDT divided by that of the target. */
function marketSteps({ fromPrice, fromInverse, toPrice, toInverse }: ReportedExchange): ArithmeticStep[] {
  const sourceSteps = fromInverse
    ? [startWith('one', '1'), dividedBy('basePrice', fromPrice)]
    : [startWith('basePrice', fromPrice)]
  const targetStep = toInverse ? times('quotePrice', toPrice) : dividedBy('quotePrice', toPrice)
  return [...sourceSteps, targetStep, truncated(RATE_STEP)]
}

/** The converted amount, truncated to the decimals of the currency, and the fee deducted from it. */
function* checkReceived(facts: Facts, about: FindingContext, exchange: ReportedExchange): Generator<Finding> {
  const { amount, rate, gross, feeRate, fee, received, toCurrencyId, toCurrencyName: unit } = exchange
  const currency = facts.statement.currencies.find(one => one.id === toCurrencyId)
  if (!currency) yield unchecked('gross', about, 'noTerms')
  else {
    const step = truncated(stepOf(currency.scale))
    const grossSteps = [startWith('amount', amount), times('rate', rate), step]
    yield checkComputed('gross', about, grossSteps, { stated: gross, unit })
    const feeSteps = [startWith('gross', gross), times('rate', feeRate), step]
    yield checkComputed('fee', about, feeSteps, { stated: fee, unit })
  }
  yield checkComputed('received', about, [startWith('gross', gross), minus('fee', fee)], {
    stated: received,
    unit,
  })
}

function valueSteps({ amount, fromPrice, fromInverse }: ReportedExchange): ArithmeticStep[] {
  const priceStep = fromInverse ? dividedBy('basePrice', fromPrice) : times('basePrice', fromPrice)
  return [startWith('amount', amount), priceStep, truncated(MONEY_STEP)]
}

/** Costs what is published, at a rate that had not expired. */
function* checkTerms(
  { statement }: Facts,
  about: FindingContext,
  { spreadRate, feeRate, rateTime, createdAt }: ReportedExchange,
): Generator<Finding> {
  yield checkNotBefore('times', about, rateTime, createdAt)
  const [terms] = statement.exchangeTerms
  if (!terms) return yield unchecked('spreadRate', about, 'noTerms')
  const { since } = terms
  yield checkRate('spreadRate', about, { value: terms.spreadRate, since }, spreadRate)
  yield checkRate('feeRate', about, { value: terms.feeRate, since }, feeRate)
  const age = { stated: `${Math.max(0, createdAt - rateTime)}`, unit: 'ms' }
  yield checkAtMost('rateAge', about, { most: `${terms.validFor}`, since }, age)
}

function* checkBooked(facts: Facts, about: FindingContext, exchange: ReportedExchange): Generator<Finding> {
  const { fromCurrencyId, fromProductId, toCurrencyId, toProductId, amount, gross, fee } = exchange
  const from = exchangeAsset(facts, fromCurrencyId, fromProductId)
  const to = exchangeAsset(facts, toCurrencyId, toProductId)
  const available = { balance: 'available' } as const
  yield* checkLegs(facts, about, [
    { ...available, type: 'exchangePaid', asset: from, amount: negate(amount) },
    { ...available, type: 'exchangeReceived', asset: to, amount: gross },
    { ...available, type: 'fee', asset: to, amount: negate(fee) },
  ])
}

/** A traded coin is the same asset as its product; for other currencies the product is only the source of the price. */
function exchangeAsset({ statement }: Facts, currencyId: number, productId: number | null): string {
  const source = statement.exchangeSources.find(one => one.currencyId === currencyId)
  return productId !== null && source?.productType === CRYPTO
    ? productAsset(productId)
    : currencyAsset(currencyId)
}
