import { compare, max, min } from '#src/lib/money/money.ts'
import type { ContractEvent } from './apply-event.ts'
import type { ContractPositionRow } from './position.ts'
import { formatPrice } from '#src/lib/money/minor-units.ts'
import { fundingRate, hasFunding, nextFundingTime } from '#server/market/funding.ts'
import type { Market } from '#server/market/market.ts'
import type { MarketProduct } from '#server/market/types.ts'
import { findFirstProductHit, type PriceLimit, type PriceHit } from '#server/matching/price-history.ts'

/** The prices that close a position, as decimal strings: liquidation or stop loss, and take profit. */
interface Triggers {
  readonly loss: PriceLimit | undefined
  readonly gain: PriceLimit | undefined
}

const formatOrUndefined = (price: bigint | null) => (price === null ? undefined : formatPrice(price))

function triggersOf(position: ContractPositionRow): Triggers {
  const isLong = position.direction === 'long'
  const liquidation = formatOrUndefined(position.liquidation_price)
  const stopLoss = formatOrUndefined(position.stop_loss)
  const takeProfit = formatOrUndefined(position.take_profit)
  const closerToMarket = isLong ? max : min
  const loss = liquidation && stopLoss ? closerToMarket(liquidation, stopLoss) : (liquidation ?? stopLoss)
  // A long's loss is reached by a falling price, like a buy limit, its gain by a rising one, like a sell limit.
  return {
    loss: loss === undefined ? undefined : { side: isLong ? 1 : 2, limitPrice: loss },
    gain: takeProfit === undefined ? undefined : { side: isLong ? 2 : 1, limitPrice: takeProfit },
  }
}

function lossKind({ direction, liquidation_price }: ContractPositionRow, price: string) {
  const liquidation = formatOrUndefined(liquidation_price)
  if (liquidation === undefined) return 'stopLoss'
  const order = compare(price, liquidation)
  return (direction === 'long' ? order <= 0 : order >= 0) ? 'liquidation' : 'stopLoss'
}

/** The first price after `from` and up to `to` that closes a position. */
function firstTrigger(
  market: Market,
  product: MarketProduct,
  position: ContractPositionRow,
  from: number,
  to: number,
): ContractEvent | undefined {
  const { loss, gain } = triggersOf(position)
  const findHit = (barrier: PriceLimit | undefined, until: number): PriceHit | undefined =>
    barrier && findFirstProductHit(market, barrier, product, from, until)
  const lossHit = findHit(loss, to)
  const gainHit = findHit(gain, lossHit?.time ?? to)
  if (gainHit) return { kind: 'takeProfit', ...gainHit }
  return lossHit && { kind: lossKind(position, lossHit.price), ...lossHit }
}

/**
 * The next market event of a position, after `from` and up to `to` (epoch ms): a price that closes it, a funding time, or its expiry,
 * whichever comes first; simultaneous ones in this order. Undefined: there is none.
 */
export function nextEvent(
  market: Market,
  product: MarketProduct,
  position: ContractPositionRow,
  from: number,
  to: number,
): ContractEvent | undefined {
  const fundedAt = hasFunding(product) ? nextFundingTime(from) : Infinity
  const expiresAt = position.expires_at === null ? Infinity : Number(position.expires_at)
  const until = Math.min(to, fundedAt, expiresAt)
  const trigger = firstTrigger(market, product, position, from, until)
  if (trigger) return trigger
  const price = () => market.quote(product, until).nowPrice
  if (until === expiresAt) return { kind: 'expiry', price: price(), time: until }
  if (until !== fundedAt) return undefined
  return { kind: 'funding', price: price(), time: until, rate: fundingRate(market, product, until) }
}
