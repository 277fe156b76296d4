/** Falsified entries, balances, deposits and spot orders. */
import { add, compare, max, multiply, subtract, trimZeros, truncate } from '#src/lib/money/money.ts'
import { candleMinutes } from '#src/lib/reconcile/facts.ts'
import { marketBuyOf, entryOf, findOrThrow, isSameBalance, shiftBalances, type Fault } from './fault.ts'
import { MINUTE } from '#src/lib/time/time-units.ts'

export const BOOK_FAULTS: readonly Fault[] = [
  {
    name: 'edits a balance',
    tamper: told => {
      const balance = findOrThrow(told.balances ?? [], row => row.currencyId === 3)
      balance.available = subtract(balance.available, '0.000001')
      return { check: 'closingBalance', id: 'currency 3 available' }
    },
  },
  {
    name: 'edits a held amount',
    tamper: told => {
      findOrThrow(told.balances ?? [], row => row.currencyId === 3).held = '0'
      return { check: 'heldTotal', id: 'currency 3 held' }
    },
  },
  {
    name: 'edits the balance after an entry',
    tamper: told => {
      const entry = told.entries[10]!
      entry.balanceAfter = add(entry.balanceAfter, '0.01')
      return { check: 'runningBalance', id: entry.id }
    },
  },
  {
    name: 'drops an entry',
    tamper: told => {
      const fee = entryOf(told, 'fee', marketBuyOf(told))
      const next = findOrThrow(told.entries.slice(told.entries.indexOf(fee) + 1), entry =>
        isSameBalance(entry, fee),
      )
      told.entries = told.entries.filter(entry => entry !== fee)
      return { check: 'runningBalance', id: next.id }
    },
  },
  {
    name: 'drops an entry and adjusts every later balance',
    tamper: told => {
      const order = marketBuyOf(told)
      const got = entryOf(told, 'spotBuy', order, 'available')
      shiftBalances(told, got, subtract('0', got.amount))
      told.entries = told.entries.filter(entry => entry !== got)
      return { check: 'booked', id: order.id }
    },
  },
  {
    name: 'drops the newest entry',
    tamper: told => {
      const last = told.entries.pop()!
      return {
        check: 'closingBalance',
        id: `${last.productId === null ? 'currency 3' : `product ${last.productId}`} ${last.balance}`,
      }
    },
  },
  {
    name: 'repeats an entry',
    tamper: told => {
      const fee = entryOf(told, 'fee', marketBuyOf(told))
      told.entries.splice(told.entries.indexOf(fee), 0, { ...fee })
      return { check: 'entryOrder', id: fee.id }
    },
  },
  {
    name: 'books a fee twice, as an event of its own',
    tamper: told => {
      const order = marketBuyOf(told)
      const fee = entryOf(told, 'fee', order)
      const last = told.entries.at(-1)!
      const transactionId = `${BigInt(last.transactionId) + 1n}`
      const again = { ...fee, id: `${transactionId}-1`, transactionId, time: last.time, amount: '0' }
      again.balanceAfter = findOrThrow(told.entries.toReversed(), entry =>
        isSameBalance(entry, fee),
      ).balanceAfter
      told.entries.push(again)
      shiftBalances(told, again, fee.amount)
      return { check: 'booked', id: order.id }
    },
  },
  {
    name: 'swaps two entries',
    tamper: told => {
      const at = told.entries.findIndex(
        (entry, index) => told.entries[index + 1]?.transactionId !== entry.transactionId,
      )
      const [one, other] = [told.entries[at]!, told.entries[at + 1]!]
      told.entries.splice(at, 2, other, one)
      return { check: 'entryOrder', id: one.id }
    },
  },
  {
    name: 'charges a fee that is not on the receipt',
    tamper: told => {
      const order = marketBuyOf(told)
      shiftBalances(told, entryOf(told, 'fee', order), '-0.000001')
      return { check: 'booked', id: order.id }
    },
  },
  {
    name: 'shaves a fee, on the receipt and in the books alike',
    tamper: told => {
      const order = marketBuyOf(told)
      order.fee = add(order.fee, '0.000001')
      order.total = add(order.total, '0.000001')
      shiftBalances(told, entryOf(told, 'fee', order), '-0.000001')
      return { check: 'fee', id: order.id }
    },
  },
  {
    name: 'charges a fee rate other than the published one',
    tamper: told => {
      const order = marketBuyOf(told)
      order.feeRate = '0.002'
      const more = order.fee
      order.fee = trimZeros(add(order.fee, more))
      order.total = trimZeros(add(order.total, more))
      shiftBalances(told, entryOf(told, 'fee', order), subtract('0', more))
      return { check: 'feeRate', id: order.id }
    },
  },
  {
    name: 'rounds a cost the wrong way',
    tamper: told => {
      const order = marketBuyOf(told)
      order.cost = add(order.cost, '0.000001')
      order.total = add(order.total, '0.000001')
      shiftBalances(told, entryOf(told, 'spotBuy', order), '-0.000001')
      return { check: 'cost', id: order.id }
    },
  },
  {
    name: 'fills at a price that the market did not have',
    tamper: told => {
      const order = marketBuyOf(told)
      const minutes = candleMinutes(order.closedAt ?? 0)
      const highs = told.minutes
        .filter(row => row.productId === order.productId && minutes.includes(row.time))
        .map(row => row.high)
      // Far enough above, as the minute of the fill may still be running when the statement is collected.
      order.fillPrice = trimZeros(truncate(multiply(highs.reduce(max, '0'), '1.01'), 6))
      return { check: 'fillPrice', id: order.id }
    },
  },
  {
    name: 'backdates a fill to an hour at which it was cheaper',
    tamper: told => {
      const order = marketBuyOf(told)
      const minute = findOrThrow(
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
    name: 'releases too little of a cancelled order',
    tamper: told => {
      const order = findOrThrow(told.spotOrders, row => row.status === 'cancelled')
      shiftBalances(told, entryOf(told, 'release', order, 'held'), '0.5')
      shiftBalances(told, entryOf(told, 'release', order, 'available'), '-0.5')
      return { check: 'booked', id: order.id }
    },
  },
  {
    name: 'loses an amount between held and available',
    tamper: told => {
      const order = findOrThrow(told.spotOrders, row => row.status === 'cancelled')
      shiftBalances(told, entryOf(told, 'release', order, 'available'), '-0.5')
      return { check: 'balancedMove', id: entryOf(told, 'release', order).id }
    },
  },
  {
    name: 'credits less than was deposited',
    tamper: told => {
      const deposit = told.deposits[0]!
      deposit.credited = subtract(deposit.credited, '1')
      shiftBalances(told, entryOf(told, 'deposit', deposit), '-1')
      return { check: 'depositCredited', id: deposit.id }
    },
  },
  {
    name: 'charges a deposit fee that its channel does not have',
    tamper: told => {
      const deposit = told.deposits[0]!
      deposit.fee = '1'
      deposit.credited = subtract(deposit.credited, '1')
      shiftBalances(told, entryOf(told, 'deposit', deposit), '-1')
      return { check: 'depositFee', id: deposit.id }
    },
  },
  {
    name: 'hides the order that entries belong to',
    tamper: told => {
      const order = marketBuyOf(told)
      told.spotOrders = told.spotOrders.filter(row => row !== order)
      return { check: 'knownReference', id: entryOf(told, 'spotBuy', order).id }
    },
  },
  {
    name: 'books a withdrawal under an unknown entry type',
    tamper: told => {
      const order = marketBuyOf(told)
      entryOf(told, 'fee', order).type = 'refund'
      return { check: 'booked', id: order.id }
    },
  },
  {
    name: 'backdates one entry of an event',
    tamper: told => {
      const fee = entryOf(told, 'fee', marketBuyOf(told))
      fee.time -= MINUTE
      return { check: 'oneEvent', id: fee.id }
    },
  },
  {
    name: 'books an order before it was placed',
    tamper: told => {
      const order = marketBuyOf(told)
      const [head] = told.entries.filter(entry => entry.referenceId === order.id)
      for (const entry of told.entries) if (entry.referenceId === order.id) entry.time -= MINUTE
      return { check: 'times', id: head!.id }
    },
  },
]
