/** Faults in contract positions and quick orders. */
import { add, divide, multiply, subtract } from '#src/lib/money/money.ts'
import { inData, inRows, swap, type Value } from './changes.ts'
import type { Fault } from './fault.ts'

const negated = (value: Value, name: string) => void (value[name] = multiply(String(value[name]), '-1'))
const scaled = (value: Value, name: string, by: string) =>
  void (value[name] = multiply(String(value[name]), by))

/** Leveraged positions. */
export const positionFaults: readonly Fault[] = [
  inRows(
    'listContractPositions',
    'the liquidation price of a position is on the wrong side',
    /`liquidationPrice` is where the margin is used up/,
    row => {
      row['liquidationPrice'] = multiply(
        String(row['entryPrice']),
        row['direction'] === 'long' ? '1.2' : '0.8',
      )
    },
  ),
  inData(
    'placeContractOrder',
    'the liquidation price of an order is on the wrong side',
    /`liquidationPrice` is on the side of a loss/,
    value => {
      value['liquidationPrice'] = multiply(
        String(value['fillPrice'] ?? value['limitPrice']),
        value['direction'] === 'long' ? '1.2' : '0.8',
      )
    },
  ),
  inData(
    'previewContractOrder',
    'the liquidation price of a preview is on the wrong side',
    /a position is liquidated at a price that is worse for it/,
    value => {
      value['liquidationPrice'] = multiply(
        String(value['price']),
        value['direction'] === 'long' ? '1.2' : '0.8',
      )
    },
  ),
  inData(
    'previewContractOrder',
    'the liquidation price is farther away than the margin allows',
    /`liquidationPrice` of a long is where the margin is used up/,
    value => {
      value['liquidationPrice'] = multiply(
        String(value['price']),
        value['direction'] === 'long' ? '0.5' : '1.5',
      )
    },
  ),
  inRows(
    'listContractPositions',
    'the margin of a position is that of another leverage',
    /`liquidationPrice` is where the margin is used up/,
    row => {
      scaled(row, 'margin', '0.5')
      row['profitRate'] = divide(multiply(String(row['profit']), '100'), String(row['margin']), 2)
    },
  ),
  inRows(
    'listContractPositions',
    'the value of a position leaves out the point value',
    /`notional` is/,
    row => scaled(row, 'notional', '0.5'),
  ),
  inRows(
    'listContractPositions',
    'the profit of a short is that of a long',
    /`profit` is the change of the price/,
    row => {
      negated(row, 'profit')
      if (row['profit'] === '0') row['profit'] = '1'
    },
  ),
  inRows(
    'listContractPositions',
    'the profit in percent is of the value',
    /`profitRate` is `profit` in percent of/,
    row => {
      row['profitRate'] = add(String(row['profitRate']), '1')
    },
  ),
  inData(
    'getContractPosition',
    'fees of a position are left out of its fills',
    /the fees of the fills add up/,
    value => {
      ;(value['position'] as Value)['fees'] = '0'
    },
  ),
  inData(
    'getContractPosition',
    'funding has the wrong sign',
    /the fundings add up to `position.funding`/,
    value => {
      const position = value['position'] as Value
      position['funding'] = add(String(position['funding']), '1')
    },
  ),
  inData(
    'setContractExits',
    'the take profit of a position is on the side of a loss',
    /the take profit is on the side of a profit|exactly the requested exits/,
    value => swap(value, 'takeProfit', 'stopLoss'),
  ),
  inData(
    'placeContractOrder',
    'take profit and stop loss are swapped',
    /`takeProfit`|take profit|stop loss/,
    value => {
      value['takeProfit'] = '1'
    },
  ),
  inData(
    'closeContractPosition',
    'closing returns the margin without the profit',
    /`returned` is `margin`/,
    value => {
      value['returned'] = subtract(String(value['returned']), '0.01')
    },
  ),
  {
    name: 'what was closed of a position stays open',
    operation: 'closeContractPosition',
    elsewhere: {
      operation: 'getContractPosition',
      answer: answer => {
        const json = JSON.parse(answer.body) as { data: { position: Value } }
        const { position } = json.data
        for (const name of ['quantity', 'margin', 'notional', 'profit']) scaled(position, name, '2')
        answer.body = JSON.stringify(json)
      },
    },
    shows: /the position is less by what was closed/,
  },
  {
    name: 'added margin does not count as margin',
    operation: 'addContractMargin',
    elsewhere: {
      operation: 'getContractPosition',
      answer: (answer, { done }) => {
        const json = JSON.parse(answer.body) as { data: { position: Value } }
        const { position } = json.data
        position['margin'] = subtract(String(position['margin']), String(done.data?.['marginAdded']))
        position['liquidationPrice'] = null
        position['profitRate'] = divide(
          multiply(String(position['profit']), '100'),
          String(position['margin']),
          2,
        )
        answer.body = JSON.stringify(json)
      },
    },
    shows: /the margin is more by the amount/,
  },
  inData(
    'getContractRules',
    'the value of a point is not lot size times multiplier',
    /`pointValue` is `lotSize` × `multiplier`/,
    value => scaled(value, 'pointValue', '2'),
  ),
  inData(
    'previewContractOrder',
    'what a take profit returns leaves out the closing fee',
    /`takeProfitReturns`/,
    value => {
      value['takeProfitReturns'] =
        value['takeProfitReturns'] === null ? '1' : add(String(value['takeProfitReturns']), '1')
    },
  ),
]

/** Quick orders. */
export const quickFaults: readonly Fault[] = [
  inRows('listQuickOrders', 'a won order counts as lost', /an order loses by its price/, row => {
    if (row['status'] === 'won')
      Object.assign(row, { status: 'lost', returned: '0', net: multiply(String(row['total']), '-1') })
  }),
  inRows('listQuickOrders', 'a won order returns the stake only', /an order wins by its price/, row => {
    if (row['status'] !== 'won') return
    row['returned'] = row['stake']
    row['net'] = subtract(String(row['returned']), String(row['total']))
  }),
  inData(
    'placeQuickOrder',
    'a quick order ends later than its duration',
    /`expiresAt` is `createdAt` plus the duration/,
    value => {
      value['expiresAt'] = Number(value['expiresAt']) + 60_000
    },
  ),
  inData(
    'placeQuickOrder',
    'a quick order is opened for another duration',
    /the duration of the option|the option that was asked for|`expiresAt` is/,
    value => {
      value['duration'] = Number(value['duration']) * 2
    },
  ),
  inData('previewQuickOrder', 'a tie returns less than the stake', /`drawReturns`/, value => {
    value['drawReturns'] = '0'
  }),
  inData('previewQuickOrder', 'the break-even rate is too low', /`breakEvenRate`/, value => {
    value['breakEvenRate'] = multiply(String(value['breakEvenRate']), '0.5')
  }),
  inData(
    'placeQuickOrder',
    'a quick order is opened at a price of the future',
    /the opening price is not of the future|`openPriceTime`/,
    value => {
      value['openPriceTime'] = Number(value['createdAt']) + 5000
    },
  ),
]
