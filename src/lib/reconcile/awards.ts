import type { Decimal } from '../money.ts'
import type { Award } from '../statement-wallet.ts'
import { MONEY_STEP, cut, first, times } from './arithmetic.ts'
import { booked } from './booked.ts'
import { assetOf, type Facts } from './facts.ts'
import { reckon, unknown, within, type Finding } from './finding.ts'

/**
 * An award: a share of fees by what it is a share of, a fee given back by the order that it was paid for, and that each was booked once.
 */
export function* checkAward(facts: Facts, award: Award): Generator<Finding> {
  const { id, amount, base, rate, orderId, time, currencyName: unit } = award
  const about = facts.about('award', id, time)
  if (base !== null && rate !== null) {
    const steps = [first('amount', base), times('rate', rate), cut(MONEY_STEP)]
    yield reckon('award', about, steps, { stated: amount, unit })
  }
  if (base !== null && orderId !== null) {
    yield checkFee(facts, award, base)
    yield within('award', about, { low: '0', high: base }, { stated: amount, unit })
  }
  // An award names its currency alone; which asset that is, its entry says.
  const [entry] = facts.entriesOf('award', id)
  const asset = entry ? assetOf(entry) : unit
  yield* booked(facts, about, [{ type: 'award', balance: 'available', asset, amount }])
}

/** The fee that is given back is that of its order; an order that the back end does not have paid none. */
function checkFee(facts: Facts, { id, orderId, time, currencyName: unit }: Award, base: Decimal): Finding {
  const about = facts.about('award', id, time)
  const order = facts.statement.spotOrders.find(one => one.id === orderId)
  if (!order && facts.statement.from !== null) return unknown('award', about, 'outside')
  return reckon('award', about, [first('fee', order?.fee ?? '0')], { stated: base, unit })
}
