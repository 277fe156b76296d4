import { negate, stepOf, subtract } from '../money.ts'
import type { Exchange } from '../statement-wallet.ts'
import { MONEY_STEP, cut, first, minus, over, times, type Step } from './arithmetic.ts'
import { booked } from './booked.ts'
import { currencyAsset, productAsset, type Facts } from './facts.ts'
import { notBefore, reckon, unknown, type About, type CheckName, type Finding } from './finding.ts'
import { notMoreThan } from './terms.ts'

/** Rates have so many decimals; each step is cut, against the customer. */
const RATE_STEP = stepOf(16)
const CRYPTO = 2

/** An exchange of currencies: its rate out of both public prices, the spread, what is received, its terms and its entries. */
export function* checkExchange(facts: Facts, exchange: Exchange): Generator<Finding> {
  const about = facts.about('exchange', exchange.id, exchange.createdAt)
  const { marketRate, spreadRate, rate } = exchange
  yield reckon('marketRate', about, marketSteps(exchange), { stated: marketRate, unit: '' })
  const spreadSteps = [first('marketRate', marketRate), times('lessSpread', subtract('1', spreadRate))]
  yield reckon('spread', about, [...spreadSteps, cut(RATE_STEP)], { stated: rate, unit: '' })
  yield* checkReceived(facts, about, exchange)
  yield reckon('value', about, valueSteps(exchange), { stated: exchange.value, unit: 'USDT' })
  yield* checkTerms(facts, about, exchange)
  const { fromProductId, fromPrice, toProductId, toPrice, rateTime: time } = exchange
  if (fromProductId !== null)
    yield facts.price('fillPrice', about, { productId: fromProductId, time }, fromPrice)
  if (toProductId !== null) yield facts.price('fillPrice', about, { productId: toProductId, time }, toPrice)
  yield* checkBooked(facts, about, exchange)
}

/** The worth of the one in USDT over the worth of the other. */
function marketSteps({ fromPrice, fromInverse, toPrice, toInverse }: Exchange): Step[] {
  const paid = fromInverse
    ? [first('one', '1'), over('basePrice', fromPrice)]
    : [first('basePrice', fromPrice)]
  const got = toInverse ? times('quotePrice', toPrice) : over('quotePrice', toPrice)
  return [...paid, got, cut(RATE_STEP)]
}

/** What the rate gives, cut to the decimals of the currency, and the fee that is taken out of it. */
function* checkReceived(facts: Facts, about: About, exchange: Exchange): Generator<Finding> {
  const { amount, rate, gross, feeRate, fee, received, toCurrencyId, toCurrencyName: unit } = exchange
  const currency = facts.statement.currencies.find(one => one.id === toCurrencyId)
  if (!currency) yield unknown('gross', about, 'noTerms')
  else {
    const step = cut(stepOf(currency.scale))
    const grossSteps = [first('amount', amount), times('rate', rate), step]
    yield reckon('gross', about, grossSteps, { stated: gross, unit })
    const feeSteps = [first('gross', gross), times('rate', feeRate), step]
    yield reckon('fee', about, feeSteps, { stated: fee, unit })
  }
  yield reckon('received', about, [first('gross', gross), minus('fee', fee)], { stated: received, unit })
}

function valueSteps({ amount, fromPrice, fromInverse }: Exchange): Step[] {
  const by = fromInverse ? over('basePrice', fromPrice) : times('basePrice', fromPrice)
  return [first('amount', amount), by, cut(MONEY_STEP)]
}

/** That it costs no more than is published, and bears a rate that was still to be had. */
function* checkTerms(
  { statement }: Facts,
  about: About,
  { spreadRate, feeRate, rateTime, createdAt }: Exchange,
): Generator<Finding> {
  yield notBefore('times', about, rateTime, createdAt)
  const [terms] = statement.exchangeTerms
  if (!terms) return yield unknown('spreadRate', about, 'noTerms')
  const atMost = (check: CheckName, most: string, stated: string, unit = '') =>
    notMoreThan(check, about, { most, since: terms.since }, { stated, unit })
  yield atMost('spreadRate', terms.spreadRate, spreadRate)
  yield atMost('feeRate', terms.feeRate, feeRate)
  yield atMost('rateAge', `${terms.validFor}`, `${Math.max(0, createdAt - rateTime)}`, 'ms')
}

function* checkBooked(facts: Facts, about: About, exchange: Exchange): Generator<Finding> {
  const { fromCurrencyId, fromProductId, toCurrencyId, toProductId, amount, gross, fee } = exchange
  const from = assetFor(facts, fromCurrencyId, fromProductId)
  const to = assetFor(facts, toCurrencyId, toProductId)
  const available = { balance: 'available' } as const
  yield* booked(facts, about, [
    { ...available, type: 'exchangePaid', asset: from, amount: negate(amount) },
    { ...available, type: 'exchangeReceived', asset: to, amount: gross },
    { ...available, type: 'fee', asset: to, amount: negate(fee) },
  ])
}

/** A coin that is traded is the same as the product of it; the price of any other currency is only that of a pair. */
function assetFor({ statement }: Facts, currencyId: number, productId: number | null): string {
  const source = statement.exchangeSources.find(one => one.currencyId === currencyId)
  return productId !== null && source?.productType === CRYPTO
    ? productAsset(productId)
    : currencyAsset(currencyId)
}
