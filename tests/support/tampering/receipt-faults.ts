/** Falsifications of a single figure of a receipt. */
import { add, subtract } from '#src/lib/money/money.ts'
import { entryOf, findOrThrow, shiftBalances, type Fault, type TamperedStatement } from './fault.ts'

const quickOrderThat = (told: TamperedStatement, status: 'won' | 'lost') =>
  findOrThrow(told.quickOrders, order => order.status === status)
const fundedPosition = (told: TamperedStatement) =>
  findOrThrow(told.positions, position => position.fundings.length > 0)
const partlyClosedPosition = (told: TamperedStatement) =>
  findOrThrow(told.positions, position => position.fills.length > 2)
const filledBibiOrder = (told: TamperedStatement) =>
  findOrThrow(told.bibiOrders, order => order.status === 'filled')

export const FIGURE_FAULTS: readonly Fault[] = [
  {
    name: 'understates the profit of a coin exchange',
    tamper: told => {
      const order = findOrThrow(told.bibiOrders, row => row.status === 'filled')
      order.profit = subtract(order.profit ?? '0', '0.01')
      return { check: 'gain', id: order.id }
    },
  },
  {
    name: 'understates the cost of a holding',
    tamper: told => {
      const balance = findOrThrow(told.balances ?? [], row => row.cost !== null && row.cost !== '0')
      balance.cost = subtract(balance.cost ?? '0', '0.000001')
      return { check: 'holdingCost', id: `product ${balance.productId} available` }
    },
  },
  {
    name: 'states an average cost that does not follow from the trades',
    tamper: told => {
      const balance = findOrThrow(told.balances ?? [], row => row.averageCost !== null && row.cost !== '0')
      balance.averageCost = add(balance.averageCost ?? '0', '0.01')
      return { check: 'averageCost', id: `product ${balance.productId} available` }
    },
  },
  {
    name: 'hides a funding payment with its entry',
    tamper: told => {
      const position = fundedPosition(told)
      const [funding] = position.fundings.splice(0, 1)
      const entry = entryOf(told, 'contractFunding', position)
      shiftBalances(told, entry, subtract('0', entry.amount))
      told.entries = told.entries.filter(each => each !== entry)
      position.funding = subtract(position.funding, funding!.amount)
      return { check: 'fundingWhole', id: position.id }
    },
  },
  {
    name: 'liquidates at an invalid price',
    tamper: told => {
      const position = findOrThrow(
        told.positions,
        row => row.status === 'open' && row.liquidationPrice !== null,
      )
      position.liquidationPrice = add(position.liquidationPrice ?? '0', '1')
      return { check: 'liquidationPrice', id: position.id }
    },
  },
  {
    name: 'lets a balance fall below zero',
    tamper: told => {
      const entry = told.entries[5]!
      entry.balanceAfter = '-1'
      return { check: 'notNegative', id: entry.id }
    },
  },
  {
    name: 'states a coin value that does not match its price',
    tamper: told => {
      const order = filledBibiOrder(told)
      order.value = add(order.value ?? '0', '0.01')
      return { check: 'value', id: order.id }
    },
  },
  {
    name: 'returns less of a won quick order than it says',
    tamper: told => {
      const order = quickOrderThat(told, 'won')
      order.returned = subtract(order.returned ?? '0', '0.01')
      return { check: 'returned', id: order.id }
    },
  },
  {
    name: 'calls a loss smaller than it is',
    tamper: told => {
      const order = quickOrderThat(told, 'lost')
      order.net = add(order.net ?? '0', '0.01')
      return { check: 'net', id: order.id }
    },
  },
  {
    name: 'opens a quick order at a price that the market did not have',
    tamper: told => {
      const order = quickOrderThat(told, 'lost')
      order.openPrice = add(order.openPrice, '50')
      return { check: 'openPrice', id: order.id }
    },
  },
  {
    name: 'overstates the notional of a contract',
    tamper: told => {
      const order = findOrThrow(told.contractOrders, row => row.status === 'filled')
      order.notional = add(order.notional, '1')
      return { check: 'notional', id: order.id }
    },
  },
  {
    name: 'charges a partial close more than its fee rate',
    tamper: told => {
      const position = partlyClosedPosition(told)
      const fill = position.fills[1]!
      fill.fee = add(fill.fee, '0.000001')
      return { check: 'closingFee', id: position.id }
    },
  },
  {
    name: 'adds up the fees of a position wrongly',
    tamper: told => {
      const position = partlyClosedPosition(told)
      position.fees = add(position.fees, '0.01')
      return { check: 'positionSum', id: position.id }
    },
  },
  {
    name: 'counts more new shares than the lots hold',
    tamper: told => {
      const [one] = told.shareSubscriptions
      one!.shares = add(one!.shares, '1')
      return { check: 'shares', id: one!.id }
    },
  },
]
