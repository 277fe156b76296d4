import { priceTimeOf } from '../market/price-time.ts'
import { negate, stepOf } from '../money/money.ts'
import type { ReportedDeposit } from '../statement/wallet-shapes.ts'
import { MONEY_STEP, truncated, startWith, minus, times } from './arithmetic.ts'
import { PROCESSING_TIME } from './due.ts'
import { checkLegs } from './legs.ts'
import { currencyAsset, productAsset, type Facts } from './facts.ts'
import { checkNotBefore, checkComputed, unchecked, type FindingContext, type Finding } from './finding.ts'

/**
 * Checks a deposit: its fee by its channel, the credited amount, and that it was booked once, and only when approved.
 */
export function* checkDeposit(facts: Facts, deposit: ReportedDeposit): Generator<Finding> {
  const { id, amount, fee, status, createdAt, reviewedAt, currencyName: unit } = deposit
  const about = facts.about('deposit', id, createdAt)
  const channel = facts.statement.channels.find(one => one.id === deposit.channelId)
  const currency = facts.statement.currencies.find(one => one.id === deposit.currencyId)
  if (!channel || !currency) yield unchecked('depositFee', about, 'noTerms')
  else {
    const steps = [
      startWith('amount', amount),
      times('rate', channel.feeRate),
      truncated(stepOf(currency.scale)),
    ]
    const feeFinding = checkComputed('depositFee', about, steps, { stated: fee, unit })
    const wasInForce = channel.since !== null && createdAt >= channel.since
    yield feeFinding.verdict.is === 'agrees' || wasInForce
      ? feeFinding
      : unchecked('depositFee', about, 'termsSince')
  }
  const isNotCredited = status === 'rejected' || status === 'cancelled'
  const credited = isNotCredited
    ? [startWith('amount', '0')]
    : [startWith('amount', amount), minus('fee', fee)]
  yield checkComputed('depositCredited', about, credited, { stated: deposit.credited, unit })
  if (reviewedAt !== null) yield checkNotBefore('times', about, createdAt, reviewedAt)

  yield* checkValue(facts, about, deposit)

  const { productId, currencyId } = deposit
  const asset = productId === null ? currencyAsset(currencyId) : productAsset(productId)
  const leg = { balance: 'available', asset } as const
  yield* checkLegs(
    facts,
    about,
    status === 'approved'
      ? [
          { ...leg, type: 'deposit', amount },
          { ...leg, type: 'fee', amount: negate(fee) },
        ]
      : [],
  )
}

/** The cost basis of credited coins: their value at the public price of the time. */
function* checkValue(facts: Facts, about: FindingContext, deposit: ReportedDeposit): Generator<Finding> {
  const { productId, credited, price, priceTime, value, status, reviewedAt } = deposit
  if (productId === null || status !== 'approved') return
  if (price === null || priceTime === null || value === null || reviewedAt === null)
    return yield unchecked('value', about, 'inputs')
  const steps = [startWith('amount', credited), times('basePrice', price), truncated(MONEY_STEP)]
  yield checkComputed('value', about, steps, { stated: value, unit: 'USDT' })
  yield facts.checkPrice('fillPrice', about, { productId, time: priceTime }, price)
  yield checkNotBefore('times', about, priceTime, reviewedAt)
  const terms = facts.statement.marketTerms.find(one => one.productId === productId)
  // The price of a product that is suspended is an old one.
  if (terms)
    yield checkNotBefore('times', about, priceTimeOf(terms, reviewedAt).time - PROCESSING_TIME, priceTime)
}
