/** Faults in daily interest, loans and new shares. */
import { add, multiply, subtract } from '#src/lib/money/money.ts'
import { inData, inRows, nudge, swap, type Value } from './changes.ts'
import type { Fault } from './fault.ts'

const list = (value: Value, name: string) => value[name] as Value[]

/** Interest by the day. */
export const interestFaults: readonly Fault[] = [
  inRows('listPledgeOrders', 'a day of interest is accrued twice', /`accrued` is/, row => {
    row['accrued'] = add(String(row['accrued']), String(row['dailyInterest']))
  }),
  inRows('listMiningOrders', 'a day of output is accrued twice', /`accrued` is/, row => {
    row['accrued'] = add(String(row['accrued']), String(row['dailyInterest']))
  }),
  inData(
    'previewPledge',
    'interest is compounded',
    /`totalInterest` is `amount` × `dailyRate` × `termDays`/,
    value => {
      nudge(value, 'totalInterest', '0.01')
      nudge(value, 'returns', '0.01')
    },
  ),
  inData('placePledge', 'the year has 360 days', /`yearRate` is 365 times `dailyRate`/, value => {
    value['yearRate'] = multiply(String(value['dailyRate']), '360')
  }),
  inData('placePledge', 'a pledge ends a day late', /`endsAt` is `termDays` days after `startsAt`/, value => {
    value['endsAt'] = Number(value['endsAt']) + 86_400_000
  }),
  inData(
    'placeMiningOrder',
    'mining earns from today',
    /days begin at 00:00 UTC|`startsAt`|`endsAt` is/,
    value => {
      value['startsAt'] = Number(value['startsAt']) - 1000
    },
  ),
  inRows(
    'listPledgeInterest',
    'interest of a day is listed twice',
    /a day of an order has one row|a row is listed once/,
    row => {
      row['number'] = 1
      row['day'] = Date.UTC(2026, 0, 1)
    },
  ),
  inRows(
    'listPledgeInterest',
    'interest of a day is more than principal times rate',
    /`amount` is `principal` × `dailyRate`/,
    row => nudge(row, 'amount', '0.01'),
  ),
  inData('previewPledgeRedemption', 'early redemption costs more than its rate', /`penalty` is/, value => {
    nudge(value, 'penalty', '0.01')
    value['returns'] = subtract(String(value['amount']), String(value['penalty']))
    value['net'] = subtract(String(value['accrued']), String(value['penalty']))
  }),
  inRows(
    'listPledgeProducts',
    'more is left of a product than there is',
    /no more is left than was offered/,
    row => {
      row['left'] = add(String(row['capacity']), '1')
    },
  ),
  inRows(
    'listMiningTotals',
    'the total of a currency is not that of its orders',
    /a total is that of the active orders/,
    row => nudge(row, 'running', '1'),
  ),
]

/** Loans. */
export const loanFaults: readonly Fault[] = [
  inData(
    'previewLoan',
    'an instalment is more than principal and interest',
    /`total` is `principal` plus `interest`/,
    value => {
      for (const one of list(value, 'schedule')) nudge(one, 'total', '0.01')
    },
  ),
  inData(
    'previewLoan',
    'the schedule repays more than was lent',
    /the principals of the schedule add up to `amount`/,
    value => {
      const [first] = list(value, 'schedule')
      if (!first) return
      nudge(first, 'principal', '1')
      nudge(first, 'total', '1')
    },
  ),
  inData(
    'previewLoan',
    'interest is charged for a day more',
    /`interest` is what is left × rate × days|interest of an instalment/,
    value => {
      const [first] = list(value, 'schedule')
      if (!first) return
      for (const name of ['interest', 'total']) nudge(first, name, '0.3')
      for (const name of ['totalInterest', 'total', 'cost']) nudge(value, name, '0.3')
    },
  ),
  inData(
    'previewLoan',
    'the yearly rate leaves out the fee',
    /the yearly rate are those of the product|`apr` is at least/,
    value => {
      value['apr'] = '0'
    },
  ),
  inData(
    'getLoan',
    'the late charge counts twice',
    /the late fee owed is what was charged|the late fees of the days/,
    value => {
      const all = value['all'] as Value | null
      if (!all) return
      nudge(all, 'charge', '1')
      nudge(all, 'total', '1')
    },
  ),
  inData('getLoan', 'more is owed in all than the loan', /what is owed in all|`outstanding`/, value => {
    const all = value['all'] as Value | null
    if (!all) return
    nudge(all, 'principal', '1')
    nudge(all, 'total', '1')
  }),
  inRows(
    'listLoans',
    'what was repaid is still outstanding',
    /`outstanding` is `amount` less `principalRepaid`/,
    row => {
      if (row['outstanding'] === '0') row['outstanding'] = '1'
      else nudge(row, 'outstanding', '-1')
    },
  ),
  inRows('listLoans', 'a closed loan is still owed', /a loan has `closedAt` once nothing is owed/, row => {
    row['closedAt'] = row['closedAt'] === null ? row['createdAt'] : null
  }),
  inRows('listLoanPayments', 'a payment is more than its parts', /`total` is `principal` plus/, row =>
    nudge(row, 'total'),
  ),
  inData(
    'applyForLoan',
    'the collateral is a share of another amount',
    /`security` is `amount` × `securityRate`/,
    value => nudge(value, 'security', '1'),
  ),
]

/** New shares. */
export const shareFaults: readonly Fault[] = [
  inData('subscribeToShares', 'a lot is smaller than offered', /`shares` is `lots` × `lotSize`/, value => {
    value['shares'] = String(Number(value['shares']) + 1)
  }),
  inData(
    'previewShareSubscription',
    'a lot of the preview is smaller than offered',
    /`shares` is `lots` × `lotSize`/,
    value => {
      value['shares'] = String(Number(value['shares']) + 1)
      value['cost'] = multiply(String(value['price']), String(value['shares']))
      value['held'] = add(String(value['cost']), String(value['fee']))
    },
  ),
  inRows(
    'listShareSubscriptions',
    'allotted shares do not cost their price',
    /`cost` is `price` × `allottedShares`/,
    row => {
      if (row['cost'] === null) return
      nudge(row, 'cost', '-0.1')
      row['refund'] = subtract(subtract(String(row['held']), String(row['cost'])), String(row['fee']))
    },
  ),
  inRows(
    'listShareSubscriptions',
    'the rest of a subscription is not refunded',
    /`refund` is what was on hold less/,
    row => {
      if (row['refund'] !== null) nudge(row, 'refund', '1')
    },
  ),
  inRows(
    'listShareSubscriptions',
    'allotted shares are not those of the allotted lots',
    /`allottedShares` is `allottedLots` × `lotSize`/,
    row => {
      if (row['allottedShares'] !== null) row['allottedShares'] = String(Number(row['allottedShares']) + 1)
    },
  ),
  inData('getShareOffer', 'more lots are allotted than offered', /no more lots are allotted/, value => {
    const draw = value['draw'] as Value | null
    if (draw) draw['allottedLots'] = Number((value['offer'] as Value)['totalLots']) + 1
  }),
  inRows('listShareOffers', 'an offer closes before it opens', /in this order/, row =>
    swap(row, 'opensAt', 'closesAt'),
  ),
]
