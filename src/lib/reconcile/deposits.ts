import { negate, stepOf } from '../money.ts'
import type { Deposit } from '../statement-wallet.ts'
import { MONEY_STEP, cut, first, minus, times } from './arithmetic.ts'
import { booked } from './booked.ts'
import { currencyAsset, productAsset, type Facts } from './facts.ts'
import { notBefore, reckon, unknown, type About, type Finding } from './finding.ts'

/** A deposit: its fee by its channel, what is credited, and that this was booked once, and only when it was approved. */
export function* checkDeposit(facts: Facts, deposit: Deposit): Generator<Finding> {
  const { id, amount, fee, status, createdAt, reviewedAt, currencyName: unit } = deposit
  const about = facts.about('deposit', id, createdAt)
  const channel = facts.statement.channels.find(one => one.id === deposit.channelId)
  const currency = facts.statement.currencies.find(one => one.id === deposit.currencyId)
  if (!channel || !currency) yield unknown('depositFee', about, 'noTerms')
  else {
    const steps = [first('amount', amount), times('rate', channel.feeRate), cut(stepOf(currency.scale))]
    const found = reckon('depositFee', about, steps, { stated: fee, unit })
    const isInForce = channel.since !== null && createdAt >= channel.since
    yield found.verdict.is === 'agrees' || isInForce ? found : unknown('depositFee', about, 'termsSince')
  }
  const bringsNothing = status === 'rejected' || status === 'cancelled'
  const credited = bringsNothing ? [first('amount', '0')] : [first('amount', amount), minus('fee', fee)]
  yield reckon('depositCredited', about, credited, { stated: deposit.credited, unit })
  if (reviewedAt !== null) yield notBefore('times', about, createdAt, reviewedAt)

  yield* checkWorth(facts, about, deposit)

  const { productId, currencyId } = deposit
  const asset = productId === null ? currencyAsset(currencyId) : productAsset(productId)
  const leg = { balance: 'available', asset } as const
  yield* booked(
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

/** Of coins that were credited, what they count as having cost: what they were worth at the public price of then. */
function* checkWorth(facts: Facts, about: About, deposit: Deposit): Generator<Finding> {
  const { productId, credited, price, priceTime, value, status, reviewedAt } = deposit
  if (productId === null || status !== 'approved') return
  if (price === null || priceTime === null || value === null || reviewedAt === null)
    return yield unknown('value', about, 'inputs')
  const steps = [first('amount', credited), times('basePrice', price), cut(MONEY_STEP)]
  yield reckon('value', about, steps, { stated: value, unit: 'USDT' })
  yield facts.price('fillPrice', about, { productId, time: priceTime }, price)
  yield notBefore('times', about, priceTime, reviewedAt)
}
