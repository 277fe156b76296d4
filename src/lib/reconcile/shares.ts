import { multiply, negate, trimZeros } from '../money.ts'
import type { ShareSubscription } from '../statement-wallet.ts'
import { MONEY_STEP, cut, first, minus, plus, resultOf, times, up } from './arithmetic.ts'
import { booked, hold, release, type Leg } from './booked.ts'
import { currencyAsset, productAsset, type Facts } from './facts.ts'
import { notBefore, reckon, type About, type Finding } from './finding.ts'

/** What a number of lots costs, rounded like any purchase: the price up, the fee cut. */
function figuresOf({ price, lotSize, feeRate }: ShareSubscription, lots: number) {
  const shares = trimZeros(multiply(lotSize, `${lots}`))
  const cost = [first('price', price), times('quantity', shares), up(MONEY_STEP)]
  const fee = [first('cost', resultOf(cost) ?? '0'), times('rate', feeRate), cut(MONEY_STEP)]
  return { shares, cost, fee }
}

/** A subscription to new shares: what it held, what the draw's lots cost, what came back, its dates and its entries. */
export function* checkShares(facts: Facts, one: ShareSubscription): Generator<Finding> {
  const { id, lots, lotSize, held, createdAt, closesAt, currencyName: unit } = one
  const about = facts.about('newShares', id, createdAt)
  const lotSteps = [first('lots', `${lots}`), times('quantity', lotSize)]
  yield reckon('shares', about, lotSteps, { stated: one.shares, unit: one.productCode })
  const asked = figuresOf(one, lots)
  const heldSteps = [...asked.fee, plus('cost', resultOf(asked.cost) ?? '0')]
  yield reckon('total', about, heldSteps, { stated: held, unit })
  yield notBefore('times', about, createdAt, closesAt)
  yield* checkDraw(about, one)
  yield* booked(facts, about, legsOf(one))
}

/** What follows from how many lots the draw gave; the draw itself is shown, and can be made again, on its own screen. */
function* checkDraw(about: About, one: ShareSubscription): Generator<Finding> {
  const { allottedLots, held, cost, fee, refund, status, currencyName: unit } = one
  const { settledAt, listedAt } = one
  if (listedAt !== null) yield notBefore('times', about, one.listsAt, listedAt)
  if (settledAt === null) return
  if (status === 'cancelled') {
    yield notBefore('times', about, settledAt, one.closesAt)
    return yield reckon('refunded', about, [first('amount', held)], { stated: refund ?? '0', unit })
  }
  yield notBefore('times', about, one.drawsAt, settledAt)
  const got = figuresOf(one, allottedLots ?? 0)
  yield reckon('cost', about, got.cost, { stated: cost ?? '0', unit })
  yield reckon('fee', about, got.fee, { stated: fee ?? '0', unit })
  const rest = [first('amount', held), minus('cost', cost ?? '0'), minus('fee', fee ?? '0')]
  yield reckon('refunded', about, rest, { stated: refund ?? '0', unit })
}

function legsOf(one: ShareSubscription): Leg[] {
  const { currencyId, productId, held, status, refund, cost, fee, allottedShares } = one
  const money = currencyAsset(currencyId)
  const shares = productAsset(productId)
  const waiting = hold(money, held)
  if (status === 'waiting') return waiting
  const back = [...waiting, ...release(money, refund ?? '0')]
  if (status === 'cancelled' || status === 'notAllotted') return back
  const allotted: Leg[] = [
    ...back,
    { type: 'sharesPaid', balance: 'held', asset: money, amount: negate(cost ?? '0') },
    { type: 'fee', balance: 'held', asset: money, amount: negate(fee ?? '0') },
    { type: 'sharesReceived', balance: 'held', asset: shares, amount: allottedShares ?? '0' },
  ]
  return status === 'listed' ? [...allotted, ...release(shares, allottedShares ?? '0')] : allotted
}
