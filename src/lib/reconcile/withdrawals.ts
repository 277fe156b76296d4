import { negate } from '../money.ts'
import type { Withdrawal } from '../statement-wallet.ts'
import { MONEY_STEP, cut, first, minus, plus, times } from './arithmetic.ts'
import { booked, hold, release, type Leg } from './booked.ts'
import { currencyAsset, type Facts } from './facts.ts'
import { notBefore, reckon, unknown, type About, type Finding } from './finding.ts'
import { notMoreThan } from './terms.ts'

/** A withdrawal: its fee by its channel, what arrives, the order of its steps, and what was held, sent or given back. */
export function* checkWithdrawal(facts: Facts, withdrawal: Withdrawal): Generator<Finding> {
  const { id, amount, fee, feeRate, feeFixed, arrives, currencyName: unit, createdAt } = withdrawal
  const about = facts.about('withdrawal', id, createdAt)
  const steps = [first('amount', amount), times('rate', feeRate), cut(MONEY_STEP), plus('fixed', feeFixed)]
  yield reckon('withdrawFee', about, steps, { stated: fee, unit })
  yield reckon('arrives', about, [first('amount', amount), minus('fee', fee)], { stated: arrives, unit })
  yield* checkTerms(facts, about, withdrawal)
  const { reviewedAt, completedAt, cancelledAt } = withdrawal
  for (const [earlier, later] of [
    [createdAt, reviewedAt],
    [reviewedAt, completedAt],
    [createdAt, cancelledAt],
  ] as const) {
    if (earlier !== null && later !== null) yield notBefore('times', about, earlier, later)
  }
  yield* booked(facts, about, legsOf(withdrawal))
}

/** That it costs no more than is published for its channel. */
function* checkTerms(
  { statement }: Facts,
  about: About,
  { channelId, feeRate, feeFixed, currencyName: unit }: Withdrawal,
): Generator<Finding> {
  const channel = statement.withdrawChannels.find(one => one.id === channelId)
  if (!channel) return yield unknown('withdrawTerms', about, 'noTerms')
  const { since } = channel
  yield notMoreThan('withdrawTerms', about, { most: channel.feeRate, since }, { stated: feeRate, unit: '' })
  yield notMoreThan('withdrawTerms', about, { most: channel.feeFixed, since }, { stated: feeFixed, unit })
}

function legsOf({ amount, fee, arrives, status, currencyId }: Withdrawal): Leg[] {
  const asset = currencyAsset(currencyId)
  const held = hold(asset, amount)
  switch (status) {
    case 'pending':
      return held
    case 'refused':
    case 'cancelled':
      return [...held, ...release(asset, amount)]
    case 'sent':
    case 'completed':
      return [
        ...held,
        { type: 'withdrawal', balance: 'held', asset, amount: negate(arrives) },
        { type: 'fee', balance: 'held', asset, amount: negate(fee) },
      ]
  }
}
