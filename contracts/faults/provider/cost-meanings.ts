/** Faults in what something costs: rounding and decimals. */
import { add, subtract } from '#src/lib/money/money.ts'
import { inData, inRows, nudge, type Value } from './changes.ts'
import { rows, type Fault } from './fault.ts'

const STEP = '0.000001'
const moved = (value: Value, names: readonly string[], by = STEP) => {
  for (const name of names) nudge(value, name, by)
}
const isBuy = (value: Value) => value['exchangeType'] === 1

/** A step more than is due, everything else to match. */
export const roundingFaults: readonly Fault[] = [
  ...(['previewSpotOrder', 'placeSpotOrder'] as const).map(operation =>
    inData(
      operation,
      `the fee of ${operation} is rounded up`,
      /`fee` is `cost` × `feeRate`, rounded down/,
      value => {
        nudge(value, 'fee')
        value['total'] = add(String(value['total']), isBuy(value) ? STEP : `-${STEP}`)
      },
    ),
  ),
  inRows(
    'listSpotOrders',
    'the fee of listed orders is rounded up',
    /`fee` is `cost` × `feeRate`, rounded down/,
    row => {
      nudge(row, 'fee')
      row['total'] = add(String(row['total']), isBuy(row) ? STEP : `-${STEP}`)
    },
  ),
  inData(
    'previewSpotOrder',
    'the cost is a step more than price times quantity',
    /`cost` is `price` × `quantity`/,
    value => {
      moved(value, ['cost', 'total'])
    },
  ),
  inData(
    'previewContractOrder',
    'the fee of a contract is rounded up',
    /`fee` is `notional` × `feeRate`, rounded down/,
    value => moved(value, ['fee', 'total', 'maxLoss']),
  ),
  inData(
    'placeContractOrder',
    'the fee of a contract order is rounded up',
    /`fee` is `notional` × `feeRate`, rounded down/,
    value => moved(value, ['fee', 'total']),
  ),
  inData(
    'previewContractOrder',
    'the margin is a step more than the value by the leverage',
    /`margin` is `notional` ÷ `leverage`/,
    value => moved(value, ['margin', 'total', 'maxLoss']),
  ),
  inData(
    'previewQuickOrder',
    'a fee is charged that no rate explains',
    /`fee` is `stake` × `feeRate`/,
    value => {
      moved(value, ['fee', 'total'])
    },
  ),
  inData(
    'placeBibiOrder',
    'the fee of a coin order is rounded up',
    /`fee` is .* × `feeRate`, rounded down/,
    value => {
      nudge(value, 'fee', '0.00000001')
      value['received'] = subtract(String(value['received']), '0.00000001')
    },
  ),
  inData(
    'previewBibiOrder',
    'the cost of a coin order is a step more',
    /`cost` is `price` × `quantity`/,
    value => {
      nudge(value, 'cost', '0.00000001')
      if (isBuy(value)) value['paid'] = value['cost']
      else value['received'] = add(String(value['received']), '0.00000001')
    },
  ),
  inData(
    'createExchange',
    'an exchange is rounded down to whole units',
    /no less is received than was confirmed|rounded down to/,
    value => {
      const gross = String(value['gross']).split('.')[0]!
      value['received'] = subtract(gross, String(value['fee']))
      value['gross'] = gross
    },
  ),
  inData(
    'previewExchange',
    'the fee of an exchange is a cent more',
    /`fee` is `gross` × `feeRate`/,
    value => {
      nudge(value, 'fee', '0.01')
      value['received'] = subtract(String(value['gross']), String(value['fee']))
    },
  ),
  inData(
    'previewWithdrawal',
    'the fee of a withdrawal is a step more',
    /`fee` is `feeFixed` plus `amount` × `feeRate`/,
    value => {
      nudge(value, 'fee', '0.01')
      value['arrives'] = subtract(String(value['amount']), String(value['fee']))
    },
  ),
  inData(
    'createWithdrawal',
    'the fee of a requested withdrawal is a step more',
    /`fee` is `feeFixed` plus `amount` × `feeRate`/,
    value => {
      nudge(value, 'fee')
      value['arrives'] = subtract(String(value['amount']), String(value['fee']))
    },
  ),
  inData(
    'previewLoan',
    'the fee of a loan is a cent more',
    /the fee, the late fee and the yearly rate are those of the product/,
    value => {
      moved(value, ['fee', 'cost'], '0.01')
      value['paidOut'] = subtract(String(value['paidOut']), '0.01')
    },
  ),
]

/** Precision of another currency. */
export const precisionFaults: readonly Fault[] = [
  inRows(
    'listBalances',
    'balances of USDT have eight decimals',
    /no amount has more decimals than its currency/,
    row => {
      if (row['currencyId'] !== 3) return
      moved(row, ['available', 'total'], '0.00000001')
    },
  ),
  inData(
    'getUserBalance',
    'the balance of USDT has eight decimals',
    /no amount has more decimals than its currency/,
    value => moved(value, ['available', 'total'], '0.00000001'),
  ),
  {
    name: 'entries of USDT have eight decimals',
    operation: 'listLedgerEntries',
    answer: rows((row, index) => {
      if (index === 0 && row['currencyId'] === 3) moved(row, ['amount', 'balanceAfter'], '0.00000001')
    }),
    shows: /no amount has more decimals than its currency/,
  },
  inData(
    'previewSpotOrder',
    'money of a spot order has eight decimals',
    /money has at most 6 decimals/,
    value => {
      moved(value, ['cost', 'total'], '0.00000001')
    },
  ),
  inData(
    'createDeposit',
    'a deposit of USDT has eight decimals',
    /the fee is the one that the method publishes/,
    value => {
      moved(value, ['fee'], '0.00000001')
      value['credited'] = subtract(String(value['amount']), String(value['fee']))
    },
  ),
]
