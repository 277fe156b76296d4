import { negate } from '../money/money.ts'
import type { ReportedWithdrawal } from '../statement/wallet-shapes.ts'
import { MONEY_STEP, truncated, startWith, minus, plus, times } from './arithmetic.ts'
import { checkLegs, hold, release, type Leg } from './legs.ts'
import { currencyAsset, type Facts } from './facts.ts'
import { checkNotBefore, checkComputed, unchecked, type FindingContext, type Finding } from './finding.ts'
import { checkSameTerms } from './published-terms.ts'
import { checkAtMost } from './terms.ts'

/**
 * Checks a withdrawal: its fee by its channel, the amount that arrives, the order of its steps, and the amounts held,
 * sent or returned.
 */
export function* checkWithdrawal(facts: Facts, withdrawal: ReportedWithdrawal): Generator<Finding> {
  const { id, amount, fee, feeRate, feeFixed, arrives, currencyName: unit, createdAt } = withdrawal
  const about = facts.about('withdrawal', id, createdAt)
  const steps = [
    startWith('amount', amount),
    times('rate', feeRate),
    truncated(MONEY_STEP),
    plus('fixed', feeFixed),
  ]
  yield checkComputed('withdrawFee', about, steps, { stated: fee, unit })
  yield checkComputed('arrives', about, [startWith('amount', amount), minus('fee', fee)], {
    stated: arrives,
    unit,
  })
  yield* checkTerms(facts, about, withdrawal)
  const { reviewedAt, completedAt, cancelledAt } = withdrawal
  for (const [earlier, later] of [
    [createdAt, reviewedAt],
    [reviewedAt, completedAt],
    [createdAt, cancelledAt],
  ] as const) {
    if (earlier !== null && later !== null) yield checkNotBefore('times', about, earlier, later)
  }
  yield* checkLegs(facts, about, legsOf(withdrawal))
}

/** The fee must be at most the one published for its channel. */
function* checkTerms(
  { statement }: Facts,
  about: FindingContext,
  { channelId, feeRate, feeFixed, currencyName: unit }: ReportedWithdrawal,
): Generator<Finding> {
  const channel = statement.withdrawChannels.find(one => one.id === channelId)
  if (!channel) return yield unchecked('withdrawTerms', about, 'noTerms')
  const { since } = channel
  yield checkAtMost('withdrawTerms', about, { most: channel.feeRate, since }, { stated: feeRate, unit: '' })
  yield* checkSameTerms(
    about,
    { feeRate: channel.feeRate, feeFixed: channel.feeFixed },
    { feeRate, feeFixed },
    since,
  )
  yield checkAtMost('withdrawTerms', about, { most: channel.feeFixed, since }, { stated: feeFixed, unit })
}

function legsOf({ amount, fee, arrives, status, currencyId }: ReportedWithdrawal): Leg[] {
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
