import { negate } from '../money.ts'
import type { Deposit } from '../statement-shapes.ts'
import { MONEY_STEP, cut, first, minus, times } from './arithmetic.ts'
import { booked } from './booked.ts'
import { currencyAsset } from './facts.ts'
import type { Facts } from './facts.ts'
import { notBefore, reckon, unknown } from './finding.ts'
import type { Finding } from './finding.ts'

/** A deposit: its fee by its channel, what is credited, and that this was booked once, and only when it was approved. */
export function* checkDeposit(facts: Facts, deposit: Deposit): Generator<Finding> {
  const { id, amount, fee, status, createdAt, reviewedAt, currencyName: unit } = deposit
  const about = facts.about('deposit', id, createdAt)
  const channel = facts.statement.channels.find(one => one.id === deposit.channelId)
  if (!channel) yield unknown('depositFee', about, 'noTerms')
  else {
    const steps = [first('amount', amount), times('rate', channel.feeRate), cut(MONEY_STEP)]
    const found = reckon('depositFee', about, steps, { stated: fee, unit })
    const isInForce = channel.since !== null && createdAt >= channel.since
    yield found.verdict.is === 'agrees' || isInForce ? found : unknown('depositFee', about, 'termsSince')
  }
  const isRejected = status === 'rejected'
  const credited = isRejected ? [first('amount', '0')] : [first('amount', amount), minus('fee', fee)]
  yield reckon('depositCredited', about, credited, { stated: deposit.credited, unit })
  if (reviewedAt !== null) yield notBefore('times', about, createdAt, reviewedAt)

  const asset = currencyAsset(deposit.currencyId)
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
