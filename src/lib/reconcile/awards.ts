import type { Decimal } from '../money/money.ts'
import type { ReportedAward } from '../statement/wallet-shapes.ts'
import { MONEY_STEP, truncated, startWith, times } from './arithmetic.ts'
import { checkLegs } from './legs.ts'
import { assetOf, type Facts } from './facts.ts'
import { checkComputed, unchecked, checkRange, type Finding } from './finding.ts'

/**
 * Checks an award: a share of fees against its base, a refunded fee against its order, and that each was booked once.
 */
export function* checkAward(facts: Facts, award: ReportedAward): Generator<Finding> {
  const { id, amount, base, rate, orderId, time, currencyName: unit } = award
  const about = facts.about('award', id, time)
  if (base !== null && rate !== null) {
    const steps = [startWith('amount', base), times('rate', rate), truncated(MONEY_STEP)]
    yield checkComputed('award', about, steps, { stated: amount, unit })
  }
  if (base !== null && orderId !== null) {
    yield checkFee(facts, award, base)
    yield checkRange('award', about, { low: '0', high: base }, { stated: amount, unit })
  }
  // An award names only its currency; its entry tells the asset.
  const [entry] = facts.entriesOf('award', id)
  const asset = entry ? assetOf(entry) : unit
  yield* checkLegs(facts, about, [{ type: 'award', balance: 'available', asset, amount }])
}

/** The refunded fee must be that of its order; an order unknown to the back end paid none. */
function checkFee(
  facts: Facts,
  { id, orderId, time, currencyName: unit }: ReportedAward,
  base: Decimal,
): Finding {
  const about = facts.about('award', id, time)
  const order = facts.statement.spotOrders.find(one => one.id === orderId)
  if (!order && facts.statement.from !== null) return unchecked('award', about, 'outside')
  return checkComputed('award', about, [startWith('fee', order?.fee ?? '0')], { stated: base, unit })
}
