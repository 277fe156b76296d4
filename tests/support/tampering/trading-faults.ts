/** Falsified quick orders, coin-to-coin orders and contracts. */
import { add, subtract, trimZeros } from '#src/lib/money/money.ts'
import { entryOf, findOrThrow, shiftBalances, type Fault, type TamperedStatement } from './fault.ts'
import { MINUTE } from '#src/lib/time/time-units.ts'

const quickOrderThat = (told: TamperedStatement, status: 'won' | 'lost') =>
  findOrThrow(told.quickOrders, order => order.status === status)
const fundedPosition = (told: TamperedStatement) =>
  findOrThrow(told.positions, position => position.fundings.length > 0)
const partlyClosedPosition = (told: TamperedStatement) =>
  findOrThrow(told.positions, position => position.fills.length > 2)

export const TRADING_FAULTS: readonly Fault[] = [
  {
    name: 'pays a won quick order less than it promised',
    tamper: told => {
      const order = quickOrderThat(told, 'won')
      order.profit = subtract(order.profit, '0.01')
      order.winReturns = subtract(order.winReturns, '0.01')
      order.returned = subtract(order.returned ?? '0', '0.01')
      order.net = subtract(order.net ?? '0', '0.01')
      shiftBalances(told, entryOf(told, 'quickProfit', order), '-0.01')
      return { check: 'profit', id: order.id }
    },
  },
  {
    name: 'pays a lower payout rate than the published one',
    tamper: told => {
      const order = quickOrderThat(told, 'won')
      order.payoutRate = '0.5'
      return { check: 'payoutRate', id: order.id }
    },
  },
  {
    name: 'calls a won quick order lost',
    tamper: told => {
      const order = quickOrderThat(told, 'won')
      order.status = 'lost'
      return { check: 'outcome', id: order.id }
    },
  },
  {
    name: 'invents the closing price of a quick order',
    tamper: told => {
      const order = quickOrderThat(told, 'lost')
      order.closePrice =
        order.exchangeType === 1 ? subtract(order.openPrice, '50') : add(order.openPrice, '50')
      return { check: 'closePrice', id: order.id }
    },
  },
  {
    name: 'settles a quick order at a neighbouring tick',
    tamper: told => {
      const order = quickOrderThat(told, 'lost')
      order.closePriceTime = (order.closePriceTime ?? 0) - 1
      return { check: 'seenPrice', id: order.id }
    },
  },
  {
    name: 'settles a quick order at the price of another tick of its minute',
    tamper: told => {
      const order = quickOrderThat(told, 'lost')
      order.closePrice = trimZeros(
        order.exchangeType === 1
          ? subtract(order.closePrice ?? '0', '0.01')
          : add(order.closePrice ?? '0', '0.01'),
      )
      return { check: 'seenPrice', id: order.id }
    },
  },
  {
    name: 'settles a quick order a minute late',
    tamper: told => {
      const order = quickOrderThat(told, 'lost')
      order.expiresAt += MINUTE
      return { check: 'times', id: order.id }
    },
  },
  {
    name: 'exchanges coins at a worse price than the market',
    tamper: told => {
      const order = findOrThrow(told.bibiOrders, row => row.status === 'filled')
      order.fillPrice = trimZeros(add(order.fillPrice ?? '0', '0.0001'))
      return { check: 'pairPrice', id: order.id }
    },
  },
  {
    name: 'keeps a part of the coins received',
    tamper: told => {
      const order = findOrThrow(told.bibiOrders, row => row.status === 'filled')
      order.received = subtract(order.received, '0.00000001')
      shiftBalances(told, entryOf(told, 'bibiReceived', order), '-0.00000001')
      return { check: 'received', id: order.id }
    },
  },
  {
    name: 'charges funding twice',
    tamper: told => {
      const position = fundedPosition(told)
      const funding = position.fundings[0]!
      position.fundings.unshift({ ...funding })
      return { check: 'fundingMoment', id: position.id }
    },
  },
  {
    name: 'charges funding at an unpublished rate',
    tamper: told => {
      const position = fundedPosition(told)
      const funding = position.fundings[0]!
      funding.rate = add(funding.rate, '0.000001')
      return { check: 'fundingRate', id: position.id }
    },
  },
  {
    name: 'charges more funding than its rate',
    tamper: told => {
      const position = fundedPosition(told)
      const funding = position.fundings[0]!
      funding.amount = subtract(funding.amount, '0.01')
      shiftBalances(told, entryOf(told, 'contractFunding', position), '-0.01')
      return { check: 'fundingAmount', id: position.id }
    },
  },
  {
    name: 'understates the profit of a partial close',
    tamper: told => {
      const position = partlyClosedPosition(told)
      const fill = position.fills[1]!
      fill.profit = subtract(fill.profit, '0.000001')
      position.realisedProfit = subtract(position.realisedProfit, '0.000001')
      shiftBalances(told, entryOf(told, 'contractProfit', position), '-0.000001')
      return { check: 'closingProfit', id: position.id }
    },
  },
  {
    name: 'releases too little margin on a partial close',
    tamper: told => {
      const position = partlyClosedPosition(told)
      const fill = position.fills[1]!
      fill.margin = subtract(fill.margin, '0.000001')
      return { check: 'released', id: position.id }
    },
  },
  {
    name: 'liquidates before the price is reached',
    tamper: told => {
      const position = partlyClosedPosition(told)
      position.fills.at(-1)!.reason = 'liquidation'
      return { check: 'closingReason', id: position.id }
    },
  },
  {
    name: 'holds more margin than the leverage needs',
    tamper: told => {
      const position = partlyClosedPosition(told)
      const order = findOrThrow(told.contractOrders, row => row.id === position.id)
      order.margin = add(order.margin, '1')
      order.total = add(order.total, '1')
      return { check: 'margin', id: order.id }
    },
  },
  {
    name: 'hides a position',
    tamper: told => {
      const position = told.positions.pop()!
      return { check: 'knownReference', id: position.id }
    },
  },
]
