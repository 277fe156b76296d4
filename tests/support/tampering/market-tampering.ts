/**
 * Back ends that lie the same way everywhere: order, entries, balances and candles agree on a false price, a false moment or a false key. Only
 * what follows from the keys of the market contradicts them.
 */
import { entryHash, FIRST_HASH } from '#src/lib/proofs/entry-chain.ts'
import { add, max, min, multiply, subtract, trimZeros, truncate } from '#src/lib/money/money.ts'
import { balanceKey } from '#src/lib/reconcile/chain.ts'
import type { CheckName } from '#src/lib/reconcile/check-names.ts'
import {
  MONEY_STEP,
  evaluate,
  minus,
  roundedDown,
  startWith,
  times,
  truncated,
} from '#src/lib/reconcile/arithmetic.ts'
import { DAY, MINUTE } from '#src/lib/time/time-units.ts'
import { findOrThrow, shiftBalances, type TamperedStatement } from './fault.ts'

export interface MarketFault {
  readonly name: string
  /** Whether nothing but the keys contradicts it. */
  readonly isSilent: boolean
  /** Returns the check that must report it, on a device that has seen the honest answers, and the id of the record or the day. */
  readonly tamper: (told: TamperedStatement) => { readonly check: CheckName; readonly id: string }
}

/** Gives all entries the running hashes of what they say now. */
export function rehash(told: TamperedStatement): void {
  const last = new Map<string, string>()
  for (const entry of told.entries) {
    entry.hash = entryHash(last.get(balanceKey(entry)) ?? FIRST_HASH, entry)
    last.set(balanceKey(entry), entry.hash)
  }
}

/** Makes the candle of a minute contain a price. */
export function stretchCandle(told: TamperedStatement, productId: number, time: number, price: string): void {
  const minute = time - (time % MINUTE)
  const candle = told.minutes.find(row => row.productId === productId && row.time === minute)
  if (!candle) return void told.minutes.push({ productId, time: minute, low: price, high: price })
  candle.low = min(candle.low, price)
  candle.high = max(candle.high, price)
}

export const manuallyClosed = (told: TamperedStatement) =>
  findOrThrow(told.positions, ({ fills }) => fills.length > 1 && fills.at(-1)!.reason === 'manual')

/** Closes a position at another price, with its profit, fee, entries, balances and hashes. */
export function closeAt(told: TamperedStatement, price: string): string {
  const position = manuallyClosed(told)
  const fill = position.fills.at(-1)!
  const size = [times('quantity', fill.quantity), times('pointValue', position.pointValue)]
  const gain =
    position.direction === 'long'
      ? [startWith('price', price), minus('entryPrice', position.entryPrice)]
      : [startWith('entryPrice', position.entryPrice), minus('price', price)]
  const profit = evaluate([...gain, ...size, roundedDown(MONEY_STEP)])!
  const notional = [startWith('price', price), ...size, truncated(MONEY_STEP)]
  const fee = evaluate([...notional, times('rate', position.closeFeeRate), truncated(MONEY_STEP)])!
  const entryOfType = (type: string) =>
    told.entries.findLast(each => each.referenceId === position.id && each.type === type)!
  shiftBalances(told, entryOfType('contractProfit'), subtract(profit, fill.profit))
  shiftBalances(told, entryOfType('fee'), subtract(fill.fee, fee))
  position.realisedProfit = trimZeros(add(position.realisedProfit, subtract(profit, fill.profit)))
  position.fees = trimZeros(add(position.fees, subtract(fee, fill.fee)))
  Object.assign(fill, { price, profit, fee })
  stretchCandle(told, position.productId, fill.time, price)
  rehash(told)
  return position.id
}

export const filledLimit = (told: TamperedStatement) =>
  findOrThrow(told.spotOrders, row => row.orderType === 'limit' && row.status === 'filled')
export const newest = (told: TamperedStatement) => told.marketDays.at(-1)!
const revealed = (told: TamperedStatement, back: number) => {
  const last = told.marketDays.findLastIndex(({ key }) => key !== null)
  return told.marketDays[last - back]!
}

export const MARKET_FAULTS: readonly MarketFault[] = [
  {
    name: 'closes a position at a price that the market never had, the same way everywhere',
    isSilent: true,
    tamper: told => {
      const { fills, direction } = manuallyClosed(told)
      const worse = multiply(fills.at(-1)!.price, direction === 'long' ? '0.999' : '1.001')
      return { check: 'marketPrice', id: closeAt(told, truncate(worse, 2)) }
    },
  },
  {
    name: 'settles a quick order at the price of another tick, with a candle that has it',
    isSilent: true,
    tamper: told => {
      const order = findOrThrow(told.quickOrders, ({ status }) => status === 'lost')
      const by = order.exchangeType === 1 ? '-0.01' : '0.01'
      order.closePrice = trimZeros(add(order.closePrice ?? '0', by))
      stretchCandle(told, order.productId, order.closePriceTime!, order.closePrice)
      told.seen = []
      return { check: 'marketPrice', id: order.id }
    },
  },
  {
    name: 'moves a fill to a later moment, with a candle that has its price',
    isSilent: true,
    tamper: told => {
      const order = filledLimit(told)
      order.closedAt = order.closedAt! + 1000
      stretchCandle(told, order.productId, order.closedAt, order.fillPrice!)
      return { check: 'firstReached', id: order.id }
    },
  },
  {
    name: 'charges funding on a false price, with a candle that has it',
    isSilent: false,
    tamper: told => {
      const position = findOrThrow(told.positions, ({ fundings }) => fundings.length > 0)
      const [funding] = position.fundings
      funding!.price = trimZeros(add(funding!.price, '1'))
      stretchCandle(told, position.productId, funding!.time, funding!.price)
      return { check: 'marketPrice', id: position.id }
    },
  },
  {
    name: 'computes a funding rate from an hour that closed otherwise',
    isSilent: false,
    tamper: told => {
      const position = findOrThrow(told.positions, ({ fundings }) => fundings.length > 0)
      const time = position.fundings[0]!.time
      const hour = findOrThrow(told.hours, row => row.productId === position.productId && row.time < time)
      hour.close = trimZeros(add(hour.close, '1'))
      return { check: 'marketPrice', id: position.id }
    },
  },
  {
    name: 'replaces a key',
    isSilent: true,
    tamper: told => {
      const day = revealed(told, 1)
      day.key = day.key!.replace(/^./, digit => (digit === '0' ? '1' : '0'))
      return { check: 'marketDays', id: day.day }
    },
  },
  {
    name: 'changes a hash that was published ahead',
    isSilent: true,
    tamper: told => {
      const day = revealed(told, 0)
      day.keyHash = day.keyHash.replace(/^./, digit => (digit === '0' ? '1' : '0'))
      return { check: 'marketDays', id: day.day }
    },
  },
  {
    name: 'keeps a key back that the next one says',
    isSilent: true,
    tamper: told => {
      const day = revealed(told, 2)
      day.key = null
      return { check: 'marketDays', id: day.day }
    },
  },
  {
    name: 'leaves out a day',
    isSilent: true,
    tamper: told => {
      const day = revealed(told, 2)
      told.marketDays.splice(told.marketDays.indexOf(day), 1)
      const before = new Date(Date.parse(day.day) - DAY).toISOString().slice(0, 10)
      return { check: 'marketDays', id: before }
    },
  },
]
