/** Lies about entries, balances, deposits and spot orders. */
import { add, compare, max, subtract, trimZeros } from '#src/lib/money.ts'
import { candleMinutes } from '#src/lib/reconcile/facts.ts'
import { bought, entryOf, find, isOf, shift, type Fault } from './telling.ts'
import { MINUTE } from '#src/lib/time/time-units.ts'

export const BOOK_FAULTS: readonly Fault[] = [
  {
    name: 'edits a balance',
    tell: told => {
      const balance = find(told.balances ?? [], row => row.currencyId === 3)
      balance.available = subtract(balance.available, '0.000001')
      return { check: 'closingBalance', id: 'currency 3 available' }
    },
  },
  {
    name: 'edits what is held',
    tell: told => {
      find(told.balances ?? [], row => row.currencyId === 3).held = '0'
      return { check: 'heldTotal', id: 'currency 3 held' }
    },
  },
  {
    name: 'edits the balance after an entry',
    tell: told => {
      const entry = told.entries[10]!
      entry.balanceAfter = add(entry.balanceAfter, '0.01')
      return { check: 'runningBalance', id: entry.id }
    },
  },
  {
    name: 'drops an entry',
    tell: told => {
      const fee = entryOf(told, 'fee', bought(told))
      const next = find(told.entries.slice(told.entries.indexOf(fee) + 1), entry => isOf(entry, fee))
      told.entries = told.entries.filter(entry => entry !== fee)
      return { check: 'runningBalance', id: next.id }
    },
  },
  {
    name: 'drops an entry and adapts every balance after it',
    tell: told => {
      const order = bought(told)
      const got = entryOf(told, 'spotBuy', order, 'available')
      shift(told, got, subtract('0', got.amount))
      told.entries = told.entries.filter(entry => entry !== got)
      return { check: 'booked', id: order.id }
    },
  },
  {
    name: 'drops the newest entry',
    tell: told => {
      const last = told.entries.pop()!
      return {
        check: 'closingBalance',
        id: `${last.productId === null ? 'currency 3' : `product ${last.productId}`} ${last.balance}`,
      }
    },
  },
  {
    name: 'tells an entry twice',
    tell: told => {
      const fee = entryOf(told, 'fee', bought(told))
      told.entries.splice(told.entries.indexOf(fee), 0, { ...fee })
      return { check: 'entryOrder', id: fee.id }
    },
  },
  {
    name: 'books a fee twice, as an event of its own',
    tell: told => {
      const order = bought(told)
      const fee = entryOf(told, 'fee', order)
      const last = told.entries.at(-1)!
      const transactionId = `${BigInt(last.transactionId) + 1n}`
      const again = { ...fee, id: `${transactionId}-1`, transactionId, time: last.time, amount: '0' }
      again.balanceAfter = find(told.entries.toReversed(), entry => isOf(entry, fee)).balanceAfter
      told.entries.push(again)
      shift(told, again, fee.amount)
      return { check: 'booked', id: order.id }
    },
  },
  {
    name: 'swaps two entries',
    tell: told => {
      const at = told.entries.findIndex(
        (entry, index) => told.entries[index + 1]?.transactionId !== entry.transactionId,
      )
      const [one, other] = [told.entries[at]!, told.entries[at + 1]!]
      told.entries.splice(at, 2, other, one)
      return { check: 'entryOrder', id: one.id }
    },
  },
  {
    name: 'takes a fee that the receipt does not show',
    tell: told => {
      const order = bought(told)
      shift(told, entryOf(told, 'fee', order), '-0.000001')
      return { check: 'booked', id: order.id }
    },
  },
  {
    name: 'shaves a fee, on the receipt and in the books alike',
    tell: told => {
      const order = bought(told)
      order.fee = add(order.fee, '0.000001')
      order.total = add(order.total, '0.000001')
      shift(told, entryOf(told, 'fee', order), '-0.000001')
      return { check: 'fee', id: order.id }
    },
  },
  {
    name: 'charges by another rate than is published',
    tell: told => {
      const order = bought(told)
      order.feeRate = '0.002'
      const more = order.fee
      order.fee = trimZeros(add(order.fee, more))
      order.total = trimZeros(add(order.total, more))
      shift(told, entryOf(told, 'fee', order), subtract('0', more))
      return { check: 'feeRate', id: order.id }
    },
  },
  {
    name: 'rounds a cost the wrong way',
    tell: told => {
      const order = bought(told)
      order.cost = add(order.cost, '0.000001')
      order.total = add(order.total, '0.000001')
      shift(told, entryOf(told, 'spotBuy', order), '-0.000001')
      return { check: 'cost', id: order.id }
    },
  },
  {
    name: 'fills at a price that the market did not have',
    tell: told => {
      const order = bought(told)
      const minutes = candleMinutes(order.closedAt ?? 0)
      const highs = told.minutes
        .filter(row => row.productId === order.productId && minutes.includes(row.time))
        .map(row => row.high)
      order.fillPrice = add(highs.reduce(max, '0'), '0.01')
      return { check: 'fillPrice', id: order.id }
    },
  },
  {
    name: 'backdates a fill to an hour at which it was cheaper',
    tell: told => {
      const order = bought(told)
      const minute = find(
        told.minutes,
        row =>
          row.productId === order.productId &&
          row.time > order.createdAt &&
          (compare(row.high, order.fillPrice ?? '0') < 0 || compare(row.low, order.fillPrice ?? '0') > 0),
      )
      order.createdAt = order.closedAt = minute.time + MINUTE / 2
      for (const entry of told.entries) if (entry.referenceId === order.id) entry.time = order.createdAt
      return { check: 'fillPrice', id: order.id }
    },
  },
  {
    name: 'fills a limit order beyond its limit',
    tell: told => {
      const order = find(
        told.spotOrders,
        row => row.orderType === 'limit' && row.status === 'filled' && row.exchangeType === 2,
      )
      order.limitPrice = add(order.fillPrice ?? '0', '0.01')
      return { check: 'limit', id: order.id }
    },
  },
  {
    name: 'releases too little of a cancelled order',
    tell: told => {
      const order = find(told.spotOrders, row => row.status === 'cancelled')
      shift(told, entryOf(told, 'release', order, 'held'), '0.5')
      shift(told, entryOf(told, 'release', order, 'available'), '-0.5')
      return { check: 'booked', id: order.id }
    },
  },
  {
    name: 'lets a part vanish between held and available',
    tell: told => {
      const order = find(told.spotOrders, row => row.status === 'cancelled')
      shift(told, entryOf(told, 'release', order, 'available'), '-0.5')
      return { check: 'balancedMove', id: entryOf(told, 'release', order).id }
    },
  },
  {
    name: 'credits less than was deposited',
    tell: told => {
      const deposit = told.deposits[0]!
      deposit.credited = subtract(deposit.credited, '1')
      shift(told, entryOf(told, 'deposit', deposit), '-1')
      return { check: 'depositCredited', id: deposit.id }
    },
  },
  {
    name: 'charges a deposit a fee that its channel has not',
    tell: told => {
      const deposit = told.deposits[0]!
      deposit.fee = '1'
      deposit.credited = subtract(deposit.credited, '1')
      shift(told, entryOf(told, 'deposit', deposit), '-1')
      return { check: 'depositFee', id: deposit.id }
    },
  },
  {
    name: 'forgets the order that entries belong to',
    tell: told => {
      const order = bought(told)
      told.spotOrders = told.spotOrders.filter(row => row !== order)
      return { check: 'knownReference', id: entryOf(told, 'spotBuy', order).id }
    },
  },
  {
    name: 'books a withdrawal under a type of its own',
    tell: told => {
      const order = bought(told)
      entryOf(told, 'fee', order).type = 'refund'
      return { check: 'booked', id: order.id }
    },
  },
  {
    name: 'backdates one entry of an event',
    tell: told => {
      const fee = entryOf(told, 'fee', bought(told))
      fee.time -= MINUTE
      return { check: 'oneEvent', id: fee.id }
    },
  },
  {
    name: 'books an order before it was placed',
    tell: told => {
      const order = bought(told)
      const [head] = told.entries.filter(entry => entry.referenceId === order.id)
      for (const entry of told.entries) if (entry.referenceId === order.id) entry.time -= MINUTE
      return { check: 'times', id: head!.id }
    },
  },
]
