/** Faults in what traders, follows and rewards are said to have brought. */
import { add } from '#src/lib/money/money.ts'
import { inData, inRows, nudge, type Value } from './changes.ts'
import type { Fault } from './fault.ts'

const list = (value: Value, name: string) => value[name] as Value[]

/** Traders and those who follow them. */
export const traderFaults: readonly Fault[] = [
  inRows('listTraders', 'the net result leaves out what is open', /`net` is `realised` plus `open`/, row => {
    const record = row['record'] as Value | null
    if (record) nudge(record, 'net', '1')
  }),
  inRows('listTraders', 'the win rate is made up', /`winRate` is `wins` in percent of|`winRate`/, row => {
    const record = row['record'] as Value | null
    if (record) record['winRate'] = '99'
  }),
  inRows('listTraders', 'the return is made up', /`returnRate`/, row => {
    const record = row['record'] as Value | null
    if (record) record['returnRate'] = '500'
  }),
  inRows('listTraderTrades', 'the net of a trade leaves out its fees', /`net` is `profit` less `fees`/, row =>
    nudge(row, 'net', '1'),
  ),
  inRows(
    'listTraderTrades',
    'a trade is listed with twice its profit',
    /`net` is `profit` less `fees`/,
    row => {
      row['profit'] = add(String(row['profit']), '100')
    },
  ),
  inData(
    'getTrader',
    'the record counts more trades than are listed',
    /counts the trades that are listed|`closedTrades`/,
    value => {
      const record = (value['record'] ?? value) as Value
      record['closedTrades'] = Number(record['closedTrades']) + 1
    },
  ),
  inRows(
    'listFollows',
    'the result of a follow leaves out what is open',
    /`result` is `realised` plus `open`/,
    row => nudge(row, 'result', '1'),
  ),
  inRows(
    'listFollows',
    'more orders count as copied than were',
    /a follow counts the orders that are listed/,
    row => {
      row['copied'] = Number(row['copied']) + 1
    },
  ),
]

/** Rewards. */
export const rewardFaults: readonly Fault[] = [
  inData('getTeam', 'a level has earned more', /the levels add up to `earned`/, value => {
    const [first] = list(value, 'levels')
    if (first) nudge(first, 'earned', '1')
  }),
  inData(
    'getTeam',
    'a level counts more members than are listed',
    /counts the members that are listed/,
    value => {
      const [first] = list(value, 'levels')
      if (first) first['members'] = Number(first['members']) + 1
    },
  ),
  inRows('listAwards', 'a commission is more than its share', /`amount` is `base` × `rate`/, row => {
    if (row['base'] !== null) nudge(row, 'amount', '1')
  }),
  inRows(
    'listAwardTotals',
    'the total of a kind is not that of its awards',
    /counts the awards that are listed/,
    row => {
      row['count'] = Number(row['count']) + 1
    },
  ),
  inRows('listVouchers', 'a voucher rebates more than it may', /no more is rebated than `upTo`/, row => {
    if (row['amount'] !== null) row['amount'] = add(String(row['upTo']), '1')
  }),
  inRows('listWelfareTasks', 'a done task has no time', /`doneAt`|a done task/, row => {
    row['doneAt'] = row['doneAt'] === null ? 1_795_199_400_000 : null
  }),
  inRows(
    'listActivityResults',
    'the closest forecast is not the first',
    /ordered from the closest|ranks are in order/,
    (row, index) => {
      row['rank'] = 9 - index
    },
  ),
  inData(
    'joinActivity',
    'another forecast is entered',
    /the forecast is the one that was asked for/,
    value => {
      value['myForecast'] = add(String(value['myForecast'] ?? '0'), '1')
    },
  ),
]
