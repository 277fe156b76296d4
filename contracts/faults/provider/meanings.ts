import { inData, inOrder, inRows, nudge, swap, type Value } from './changes.ts'
import type { Fault } from './fault.ts'

/** Faults of answers whose shape is right and whose meaning is wrong: each breaks a rule of the specification. */
export const meaningFaults: readonly Fault[] = [
  inRows(
    'listStockProducts',
    'the change is against the opening price',
    /`changePrice` is the current price/,
    row => nudge(row['tickerInfo'] as Value, 'changePrice', '1'),
  ),
  inRows(
    'listCryptoProducts',
    'the change in percent is a share',
    /`changeRate` is `changePrice` in percent/,
    row => {
      ;(row['tickerInfo'] as Value)['changeRate'] = '99.99'
    },
  ),
  inRows('listForexProducts', 'another market is listed', /all rows are forex/, row => {
    row['productType'] = 3
  }),
  inData('listCandles', 'high and low are swapped', /`low` is the lowest price/, value => {
    for (const candle of value['candles'] as Value[]) swap(candle, 'high', 'low')
  }),
  inData(
    'listCandles',
    'candles are listed from the newest',
    /candles are ordered from the oldest/,
    value => {
      ;(value['candles'] as Value[]).reverse()
    },
  ),
  inData('listCandles', 'the interval is ignored', /candles have the requested interval/, value => {
    value['interval'] = value['interval'] === '1w' ? '1d' : '1w'
  }),
  inData(
    'getDepth',
    'bids and asks are swapped',
    /the best bid is below the best ask|ordered from the/,
    value => swap(value, 'bids', 'asks'),
  ),
  inData('listTrades', 'trades are listed from the oldest', /trades are ordered from the newest/, value => {
    ;(value['trades'] as Value[]).reverse()
  }),
  inData('getProduct', 'another product is answered', /the requested product/, value => {
    ;(value['product'] as Value)['productCode'] = 'OTHER'
    ;((value['product'] as Value)['tickerInfo'] as Value)['ticker'] = 'OTHER'
  }),
  inData('previewSpotOrder', 'the fee is left out of the total', /`total` is `cost` plus `fee`/, value => {
    value['total'] = value['cost']
  }),
  inData(
    'previewSpotOrder',
    'the fee rate is not the one that was charged',
    /`fee` is `cost` × `feeRate`/,
    value => {
      value['feeRate'] = '0.5'
    },
  ),
  inData('placeSpotOrder', 'the side is turned', /`total` is `cost` plus `fee`/, value => {
    value['exchangeType'] = value['exchangeType'] === 1 ? 2 : 1
  }),
  inData('placeSpotOrder', 'more is bought than was asked for', /the requested quantity/, value =>
    nudge(value, 'quantity'),
  ),
  inData(
    'placeSpotOrder',
    'a filled order has no price',
    /an order has `fillPrice` once it is filled/,
    value => {
      value['fillPrice'] = null
    },
  ),
  inData(
    'cancelSpotOrder',
    'a cancelled order stays open',
    /cancelled|`closedAt` once it is no longer open/,
    value => {
      value['status'] = 'open'
    },
  ),
  inRows(
    'listSpotOrders',
    'a closed order has no time of closing',
    /`closedAt` once it is no longer open/,
    row => {
      row['closedAt'] = row['status'] === 'open' ? row['createdAt'] : null
    },
  ),
  inRows(
    'listHoldings',
    'what is held is not part of the quantity',
    /`quantity` is `available` plus `held`/,
    row => nudge(row, 'quantity'),
  ),
  inRows('listHoldings', 'the profit leaves out the fees', /`profit` is `value` less `cost`/, row =>
    nudge(row, 'profit'),
  ),
  inRows('listBalances', 'the total is what is available', /`total` is `available` plus `held`/, row =>
    nudge(row, 'total'),
  ),
  inData('getAllocation', 'a part is left out of the total', /the parts add up to `total`/, value =>
    nudge(value, 'total'),
  ),
  inData('getDayChange', 'the day does not add up', /`startValue` \+ `paidIn`/, value =>
    nudge(value, 'endValue'),
  ),
  inOrder('listLedgerEntries', 'entries are listed from the oldest', /entries are ordered from the newest/),
  inOrder('listDeposits', 'deposits are listed from the oldest', /rows are ordered from the newest/),
  inRows('listDeposits', 'the fee is not deducted', /`credited` is `amount` less `fee`/, row =>
    nudge(row, 'fee', '1'),
  ),
  inData('previewWithdrawal', 'the fee is charged on top', /`arrives` is `amount` less `fee`/, value => {
    value['arrives'] = value['amount']
  }),
  inRows(
    'listWithdrawals',
    'a completed withdrawal has no time',
    /a completed withdrawal has `completedAt`/,
    row => {
      row['completedAt'] = row['status'] === 'completed' ? null : row['createdAt']
    },
  ),
  inData(
    'createExchange',
    'the rate is better than the market',
    /`rate` is no better than the market/,
    value => {
      value['marketRate'] = '0.0000000000000001'
    },
  ),
  inData('createExchange', 'the spread is taken twice', /`rate` is `marketRate` less the spread/, value => {
    value['spreadRate'] = '0.5'
  }),
  inData(
    'previewContractOrder',
    'the leverage is not applied',
    /`margin` is `notional` ÷ `leverage`/,
    value => {
      value['notional'] = value['margin']
      value['leverage'] = 7
    },
  ),
  inData('previewContractOrder', 'more can be lost than is said', /`maxLoss` is `total`/, value => {
    value['maxLoss'] = value['margin']
  }),
  inData(
    'placeContractOrder',
    'the direction is turned',
    /the order is the one that was asked for/,
    value => {
      value['direction'] = value['direction'] === 'long' ? 'short' : 'long'
    },
  ),
  inRows(
    'listContractPositions',
    'the profit has the wrong sign',
    /`profit` is the change of the price/,
    row => {
      row['profit'] = '1234.5'
    },
  ),
  inRows(
    'listContractHistory',
    'an open position is in the history',
    /a position is closed when nothing is left of it/,
    row => {
      row['status'] = 'open'
    },
  ),
  inData(
    'closeContractPosition',
    'the fee is not deducted from what is returned',
    /`returned` is `margin`/,
    value => nudge(value, 'returned'),
  ),
  inData('setContractExits', 'an exit is kept that was removed', /exactly the requested exits/, value => {
    value['takeProfit'] = null
    value['stopLoss'] = '1'
  }),
  inData('previewQuickOrder', 'the profit is rounded up', /`profit` is `stake` × `payoutRate`/, value => {
    nudge(value, 'profit')
    nudge(value, 'winReturns')
  }),
  inRows('listQuickOrders', 'the result leaves out the fee', /`net` is `returned` less `total`/, row => {
    if (row['net'] !== null) nudge(row, 'net')
  }),
  inData('placeBibiOrder', 'the fee is in the coin paid', /the fee is in the coin received/, value => {
    value['feeCode'] = value['paidCode']
  }),
  inData(
    'placePledge',
    'the interest is left out of what is returned',
    /`returns` is `amount` plus/,
    value => {
      value['returns'] = value['amount']
    },
  ),
  inData('previewLoan', 'the fee is paid out as well', /`paidOut` is `amount` less `fee`/, value => {
    value['paidOut'] = value['amount']
  }),
  inData('getTeam', 'the levels do not add up', /the levels add up to `earned`/, value =>
    nudge(value, 'earned'),
  ),
  inData('previewShareSubscription', 'the fee is not put on hold', /`held` is `cost` plus `fee`/, value => {
    value['held'] = value['cost']
    value['fee'] = '1'
  }),
]
