/** Lies about one figure of a receipt alone. */
import { add, subtract } from '#src/lib/money.ts'
import { entryOf, find, shift, type Fault, type Told } from './telling.ts'

const quick = (told: Told, status: 'won' | 'lost') => find(told.quickOrders, order => order.status === status)
const funded = (told: Told) => find(told.positions, position => position.fundings.length > 0)
const partly = (told: Told) => find(told.positions, position => position.fills.length > 2)
const swapped = (told: Told) => find(told.bibiOrders, order => order.status === 'filled')

export const FIGURE_FAULTS: readonly Fault[] = [
  {
    name: 'tells a smaller gain of coins that were exchanged',
    tell: told => {
      const order = find(told.bibiOrders, row => row.status === 'filled')
      order.profit = subtract(order.profit ?? '0', '0.01')
      return { check: 'gain', id: order.id }
    },
  },
  {
    name: 'forgets a part of what a holding has cost',
    tell: told => {
      const balance = find(told.balances ?? [], row => row.cost !== null && row.cost !== '0')
      balance.cost = subtract(balance.cost ?? '0', '0.000001')
      return { check: 'holdingCost', id: `product ${balance.productId} available` }
    },
  },
  {
    name: 'tells an average cost that does not follow',
    tell: told => {
      const balance = find(told.balances ?? [], row => row.averageCost !== null && row.cost !== '0')
      balance.averageCost = add(balance.averageCost ?? '0', '0.01')
      return { check: 'averageCost', id: `product ${balance.productId} available` }
    },
  },
  {
    name: 'leaves out a funding moment, entry and all',
    tell: told => {
      const position = funded(told)
      const [funding] = position.fundings.splice(0, 1)
      const entry = entryOf(told, 'contractFunding', position)
      shift(told, entry, subtract('0', entry.amount))
      told.entries = told.entries.filter(each => each !== entry)
      position.funding = subtract(position.funding, funding!.amount)
      return { check: 'fundingWhole', id: position.id }
    },
  },
  {
    name: 'liquidates at a price that is none',
    tell: told => {
      const position = find(told.positions, row => row.status === 'open' && row.liquidationPrice !== null)
      position.liquidationPrice = add(position.liquidationPrice ?? '0', '1')
      return { check: 'liquidationPrice', id: position.id }
    },
  },
  {
    name: 'lets a balance fall below zero',
    tell: told => {
      const entry = told.entries[5]!
      entry.balanceAfter = '-1'
      return { check: 'notNegative', id: entry.id }
    },
  },
  {
    name: 'tells another worth of coins than their price gives',
    tell: told => {
      const order = swapped(told)
      order.value = add(order.value ?? '0', '0.01')
      return { check: 'value', id: order.id }
    },
  },
  {
    name: 'returns less of a won quick order than it says',
    tell: told => {
      const order = quick(told, 'won')
      order.returned = subtract(order.returned ?? '0', '0.01')
      return { check: 'returned', id: order.id }
    },
  },
  {
    name: 'calls a loss smaller than it is',
    tell: told => {
      const order = quick(told, 'lost')
      order.net = add(order.net ?? '0', '0.01')
      return { check: 'net', id: order.id }
    },
  },
  {
    name: 'begins a quick order at a price that the market did not have',
    tell: told => {
      const order = quick(told, 'lost')
      order.openPrice = add(order.openPrice, '50')
      return { check: 'openPrice', id: order.id }
    },
  },
  {
    name: 'makes a contract larger than its quantity',
    tell: told => {
      const order = find(told.contractOrders, row => row.status === 'filled')
      order.notional = add(order.notional, '1')
      return { check: 'notional', id: order.id }
    },
  },
  {
    name: 'charges more for closing a part than its rate gives',
    tell: told => {
      const position = partly(told)
      const fill = position.fills[1]!
      fill.fee = add(fill.fee, '0.000001')
      return { check: 'closingFee', id: position.id }
    },
  },
  {
    name: 'adds up the fees of a position wrongly',
    tell: told => {
      const position = partly(told)
      position.fees = add(position.fees, '0.01')
      return { check: 'positionSum', id: position.id }
    },
  },
  {
    name: 'counts more new shares than the lots hold',
    tell: told => {
      const [one] = told.shareSubscriptions
      one!.shares = add(one!.shares, '1')
      return { check: 'shares', id: one!.id }
    },
  },
]
