import { compare, max, min } from '#src/lib/money.ts'
import type { ContractEvent } from './events.ts'
import type { ContractPositionRow } from './position.ts'
import { printPrice } from '#server/ledger/units.ts'
import { fundingRate, hasFunding, nextFunding } from '#server/market/funding.ts'
import type { Market } from '#server/market/market.ts'
import type { MarketProduct } from '#server/market/types.ts'
import { firstReached, type Barrier, type Reached } from '../shared/track.ts'

/** The prices that end a position, as decimal strings: one that it loses at, one that it gains at. */
interface Triggers {
  readonly loss: Barrier | undefined
  readonly gain: Barrier | undefined
}

const priceOrNone = (price: bigint | null) => (price === null ? undefined : printPrice(price))

function triggersOf(position: ContractPositionRow): Triggers {
  const isLong = position.direction === 'long'
  const liquidation = priceOrNone(position.liquidation_price)
  const stopLoss = priceOrNone(position.stop_loss)
  const takeProfit = priceOrNone(position.take_profit)
  const nearest = isLong ? max : min
  const loss = liquidation && stopLoss ? nearest(liquidation, stopLoss) : (liquidation ?? stopLoss)
  // A long loses from above, as a buyer's limit is reached, and gains from below, as a seller's is.
  return {
    loss: loss === undefined ? undefined : { side: isLong ? 1 : 2, limitPrice: loss },
    gain: takeProfit === undefined ? undefined : { side: isLong ? 2 : 1, limitPrice: takeProfit },
  }
}

function kindOfLoss({ direction, liquidation_price }: ContractPositionRow, price: string) {
  const liquidation = priceOrNone(liquidation_price)
  if (liquidation === undefined) return 'stopLoss'
  const order = compare(price, liquidation)
  return (direction === 'long' ? order <= 0 : order >= 0) ? 'liquidation' : 'stopLoss'
}

/** The first price after `from` and up to `to` that ends a position. */
function firstTrigger(
  market: Market,
  product: MarketProduct,
  position: ContractPositionRow,
  from: number,
  to: number,
): ContractEvent | undefined {
  const { loss, gain } = triggersOf(position)
  const reach = (barrier: Barrier | undefined, until: number): Reached | undefined =>
    barrier && firstReached(market, barrier, product, from, until)
  const lost = reach(loss, to)
  const gained = reach(gain, lost?.time ?? to)
  if (gained) return { kind: 'takeProfit', ...gained }
  return lost && { kind: kindOfLoss(position, lost.price), ...lost }
}

/**
 * What the market does to a position next, after `from` and up to `to` (epoch ms): a price that ends it, a funding moment, or its
 * expiry, whichever comes first; at one moment in this order. Undefined: nothing does.
 */
export function nextEvent(
  market: Market,
  product: MarketProduct,
  position: ContractPositionRow,
  from: number,
  to: number,
): ContractEvent | undefined {
  const fundedAt = hasFunding(product) ? nextFunding(from) : Infinity
  const expiresAt = position.expires_at === null ? Infinity : Number(position.expires_at)
  const until = Math.min(to, fundedAt, expiresAt)
  const trigger = firstTrigger(market, product, position, from, until)
  if (trigger) return trigger
  const price = () => market.quote(product, until).nowPrice
  if (until === expiresAt) return { kind: 'expiry', price: price(), time: until }
  if (until !== fundedAt) return undefined
  return { kind: 'funding', price: price(), time: until, rate: fundingRate(market, product, until) }
}
