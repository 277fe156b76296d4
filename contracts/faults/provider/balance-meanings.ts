/** Faults in balances and holdings. */
import { compare, divide, multiply, subtract } from '#src/lib/money/money.ts'
import { inData, inRows, nudge, swap, type Value } from './changes.ts'
import { type Fault } from './fault.ts'

/** Balances and holdings. */
export const balanceFaults: readonly Fault[] = [
  inRows('listBalances', 'available and held are swapped', /a balance alone says the same/, row =>
    swap(row, 'available', 'held'),
  ),
  inData(
    'getUserBalance',
    'available and held of one balance are swapped',
    /data\.(available|held) is|a balance is the one after its newest entry/,
    value => swap(value, 'available', 'held'),
  ),
  inRows(
    'listHoldings',
    'available and held of a holding are swapped',
    /a holding is the balance after its newest entry/,
    row => swap(row, 'available', 'held'),
  ),
  inRows(
    'listHoldings',
    'the average cost leaves out the fee',
    /`averageCost` is `cost` ÷ `quantity`/,
    row => {
      row['averageCost'] = multiply(String(row['averageCost']), '0.999')
    },
  ),
  inRows(
    'listHoldings',
    'the profit in percent is a share',
    /`profitRate` is `profit` in percent of `cost`/,
    row => {
      row['profitRate'] = multiply(String(row['profitRate']), '0.01')
      if (compare(String(row['profitRate']), '0') === 0) row['profitRate'] = '5'
    },
  ),
  inRows(
    'listHoldings',
    'the current price of a holding is old',
    /`nowPrice` is the current price of the product/,
    row => {
      for (const name of ['nowPrice', 'value']) row[name] = multiply(String(row[name]), '2')
      row['profit'] = subtract(String(row['value']), String(row['cost']))
      row['profitRate'] = divide(multiply(String(row['profit']), '100'), String(row['cost']), 2)
    },
  ),
  inRows('listBalances', 'a balance is worth more than the rate says', /`value` is `total` × `rate`/, row => {
    if (row['total'] !== '0') nudge(row, 'value', '1')
  }),
  inData('getAllocation', 'a kind has two parts', /a kind has one part/, value => {
    const [first, second] = value['parts'] as Value[]
    if (first && second) second['kind'] = first['kind']
  }),
  inData(
    'getAllocation',
    'the allocation leaves out what is available',
    /the allocation adds up to the account value/,
    value => {
      const [first = {}] = value['parts'] as Value[]
      value['total'] = subtract(String(value['total']), String(first['value']))
      first['value'] = '0'
    },
  ),
  inData(
    'getAssetPanel',
    'the balance of the panel is not that of the wallet',
    /the account value is that of the allocation/,
    value => nudge(value, 'userBalanceConvert', '1'),
  ),
  inData('getDayChange', 'the day began with another value', /`startValue` \+ `paidIn`/, value =>
    nudge(value, 'startValue', '1'),
  ),
  inData('getDayChange', 'a line of the day is missing', /the lines add up to `change`/, value => {
    value['lines'] = (value['lines'] as Value[]).slice(1)
    if ((value['lines'] as Value[]).length === 0) nudge(value, 'change', '1')
  }),
  inData(
    'getRealisedReport',
    'the gain of the year leaves out the cost',
    /`gain` is `proceeds` less `cost`|the products add up/,
    value => {
      const total = value['total'] as Value
      total['gain'] = total['proceeds']
    },
  ),
  inRows('listRealisedGains', 'what is sold was acquired later', /what is sold was acquired before/, row =>
    swap(row, 'acquiredAt', 'soldAt'),
  ),
]
