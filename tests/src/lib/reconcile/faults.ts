/**
 * Dishonest back ends: each tells an honest account's statement with one thing changed, as well hidden as it can be, and what must be
 * said of it.
 */
import type { CheckName, Finding } from '../../../../src/lib/reconcile/finding.ts'
import { add, subtract, trimZeros } from '../../../../src/lib/money.ts'
import type { Statement } from '../../../../src/lib/statement.ts'

type Writable<T> = T extends object ? { -readonly [Key in keyof T]: Writable<T[Key]> } : T
export type Told = Writable<Statement>
type Entry = Told['entries'][number]

export interface Fault {
  readonly name: string
  /** Changes what is told; gives the check that must find it, and what it is about: an entry, a record or a balance. */
  readonly tell: (told: Told) => { readonly check: CheckName; readonly id: string }
}

const MINUTE = 60_000

/** The one that is sought; a fault without its victim proves nothing. */
function find<T>(rows: readonly T[], is: (row: T) => boolean): T {
  const row = rows.find(is)
  if (row === undefined) throw new Error('there is nothing to lie about')
  return row
}

const isOf = (one: Entry, other: Entry) =>
  one.balance === other.balance && one.currencyId === other.currencyId && one.productId === other.productId

/** Changes an entry, and every balance after it, so that all of them still follow from each other. */
function shift(told: Told, entry: Entry, by: string): void {
  entry.amount = trimZeros(add(entry.amount, by))
  for (const each of told.entries.slice(told.entries.indexOf(entry))) {
    if (isOf(each, entry)) each.balanceAfter = trimZeros(add(each.balanceAfter, by))
  }
  const balance = told.balances?.find(
    row => row.currencyId === entry.currencyId && row.productId === entry.productId,
  )
  if (balance) balance[entry.balance] = trimZeros(add(balance[entry.balance], by))
}

const entryOf = (told: Told, type: string, record: { readonly id: string }, balance?: string) =>
  find(
    told.entries,
    entry =>
      entry.type === type && entry.referenceId === record.id && (balance ?? entry.balance) === entry.balance,
  )

const bought = (told: Told) =>
  find(
    told.spotOrders,
    order => order.status === 'filled' && order.exchangeType === 1 && order.orderType === 'market',
  )
const quick = (told: Told, status: 'won' | 'lost') => find(told.quickOrders, order => order.status === status)
const funded = (told: Told) => find(told.positions, position => position.fundings.length > 0)
const partly = (told: Told) => find(told.positions, position => position.fills.length > 2)

export const FAULTS: readonly Fault[] = [
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
      const minute = find(
        told.minutes,
        row =>
          row.productId === order.productId &&
          row.time === (order.closedAt ?? 0) - ((order.closedAt ?? 0) % MINUTE),
      )
      order.fillPrice = add(minute.high, '0.01')
      return { check: 'fillPrice', id: order.id }
    },
  },
  {
    name: 'backdates a fill to a dearer hour',
    tell: told => {
      const order = bought(told)
      order.createdAt -= 30 * MINUTE
      order.closedAt = order.createdAt
      const time = order.createdAt - (order.createdAt % MINUTE)
      const high = subtract(order.fillPrice ?? '0', '0.01')
      told.minutes.push({ productId: order.productId, time, low: subtract(high, '1'), high })
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
    name: 'pays a won quick order less than it promised',
    tell: told => {
      const order = quick(told, 'won')
      order.profit = subtract(order.profit, '0.01')
      order.winReturns = subtract(order.winReturns, '0.01')
      order.returned = subtract(order.returned ?? '0', '0.01')
      order.net = subtract(order.net ?? '0', '0.01')
      shift(told, entryOf(told, 'quickProfit', order), '-0.01')
      return { check: 'profit', id: order.id }
    },
  },
  {
    name: 'pays a lower rate than is published',
    tell: told => {
      const order = quick(told, 'won')
      order.payoutRate = '0.5'
      return { check: 'payoutRate', id: order.id }
    },
  },
  {
    name: 'calls a won quick order lost',
    tell: told => {
      const order = quick(told, 'won')
      order.status = 'lost'
      return { check: 'outcome', id: order.id }
    },
  },
  {
    name: 'invents the price that a quick order ended at',
    tell: told => {
      const order = quick(told, 'lost')
      order.closePrice =
        order.exchangeType === 1 ? subtract(order.openPrice, '50') : add(order.openPrice, '50')
      return { check: 'closePrice', id: order.id }
    },
  },
  {
    name: 'settles a quick order a minute late',
    tell: told => {
      const order = quick(told, 'lost')
      order.expiresAt += MINUTE
      return { check: 'times', id: order.id }
    },
  },
  {
    name: 'exchanges coins at a worse price than theirs',
    tell: told => {
      const order = find(told.bibiOrders, row => row.status === 'filled')
      order.fillPrice = trimZeros(add(order.fillPrice ?? '0', '0.0001'))
      return { check: 'pairPrice', id: order.id }
    },
  },
  {
    name: 'keeps a part of the coins received',
    tell: told => {
      const order = find(told.bibiOrders, row => row.status === 'filled')
      order.received = subtract(order.received, '0.00000001')
      shift(told, entryOf(told, 'bibiReceived', order), '-0.00000001')
      return { check: 'received', id: order.id }
    },
  },
  {
    name: 'charges funding twice',
    tell: told => {
      const position = funded(told)
      const funding = position.fundings[0]!
      position.fundings.unshift({ ...funding })
      return { check: 'fundingMoment', id: position.id }
    },
  },
  {
    name: 'charges funding by a rate of its own',
    tell: told => {
      const position = funded(told)
      const funding = position.fundings[0]!
      funding.rate = add(funding.rate, '0.000001')
      return { check: 'fundingRate', id: position.id }
    },
  },
  {
    name: 'takes more funding than its rate',
    tell: told => {
      const position = funded(told)
      const funding = position.fundings[0]!
      funding.amount = subtract(funding.amount, '0.01')
      shift(told, entryOf(told, 'contractFunding', position), '-0.01')
      return { check: 'fundingAmount', id: position.id }
    },
  },
  {
    name: 'shaves the profit of a closed part',
    tell: told => {
      const position = partly(told)
      const fill = position.fills[1]!
      fill.profit = subtract(fill.profit, '0.000001')
      position.realisedProfit = subtract(position.realisedProfit, '0.000001')
      shift(told, entryOf(told, 'contractProfit', position), '-0.000001')
      return { check: 'closingProfit', id: position.id }
    },
  },
  {
    name: 'releases too little margin for a closed part',
    tell: told => {
      const position = partly(told)
      const fill = position.fills[1]!
      fill.margin = subtract(fill.margin, '0.000001')
      return { check: 'released', id: position.id }
    },
  },
  {
    name: 'liquidates before the price is reached',
    tell: told => {
      const position = partly(told)
      position.fills.at(-1)!.reason = 'liquidation'
      return { check: 'closingReason', id: position.id }
    },
  },
  {
    name: 'holds more margin than the leverage needs',
    tell: told => {
      const position = partly(told)
      const order = find(told.contractOrders, row => row.id === position.id)
      order.margin = add(order.margin, '1')
      order.total = add(order.total, '1')
      return { check: 'margin', id: order.id }
    },
  },
  {
    name: 'hides a position',
    tell: told => {
      const position = told.positions.pop()!
      return { check: 'knownReference', id: position.id }
    },
  },
]

/** Whether a finding is an accusation of this, here. */
export const accuses = ({ check, subject, verdict }: Finding, wanted: { check: CheckName; id: string }) =>
  verdict.is === 'disagrees' && check === wanted.check && subject.id === wanted.id
