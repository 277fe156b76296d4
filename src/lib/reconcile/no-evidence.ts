/**
 * Fields that nothing published and no entry depends on. The check says so by name rather than passing them in silence;
 * docs/rules/wallet.md says why.
 */
import type {
  BibiOrder,
  ContractOrder,
  Fill,
  Position,
  QuickOrder,
  SpotOrder,
} from '../statement/account-shapes.ts'
import type { Award, Deposit, Exchange, Loan, Withdrawal } from '../statement/wallet-shapes.ts'
import { uncheckedFields, type Finding, type FindingContext, type UncheckedReason } from './finding.ts'

type Fields = readonly [why: UncheckedReason, names: readonly string[]]

/** Reports the fields, whether they have a value or not, one finding for each reason. */
export function* checkEvidence(about: FindingContext, fields: readonly Fields[]): Generator<Finding> {
  for (const [why, names] of fields) if (names.length > 0) yield uncheckedFields(about, names, why)
}

/** Until it is approved a deposit moves no money: it could be left out, too. */
export const depositFields = (deposit: Deposit): Fields[] =>
  deposit.status === 'approved'
    ? [
        ['asked', ['createdAt', 'channelId']],
        ['exactMoment', ['priceTime', 'price']],
      ]
    : [['noMoney', Object.keys(deposit)]]

export const withdrawalFields = ({ status }: Withdrawal): Fields[] => [
  ['notBooked', status === 'sent' || status === 'completed' ? ['status', 'completedAt'] : []],
]

export const exchangeFields = (exchange: Exchange): Fields[] => [
  [
    'exactMoment',
    [
      'rateTime',
      ...(exchange.fromProductId === null ? [] : ['fromPrice']),
      ...(exchange.toProductId === null ? [] : ['toPrice']),
    ],
  ],
]

/** An application without collateral that is not paid out moves no money. */
export function loanFields(loan: Loan, hasEntries: boolean): Fields[] {
  if (!hasEntries) return [['noMoney', Object.keys(loan)]]
  if (loan.startsAt !== null) return [['asked', loan.security === '0' ? ['createdAt'] : []]]
  return [['notBooked', ['status', 'decidedAt', 'amount']]]
}

export const awardFields = ({ kind }: Award): Fields[] => [
  ['notBooked', ['kind', 'taskCode', 'activityId']],
  ['notBooked', kind === 'team' ? ['base', 'rate'] : []],
]

/** @param isExit it was opened by the fill of a purchase, which states its prices */
export function spotFields(order: SpotOrder, isExit: boolean): Fields[] {
  const { orderType, status, exchangeType, exitOrderId } = order
  // What is on hold for a purchase follows from its limit price.
  const ownPrices = exchangeType === 2 ? ['limitPrice', 'stopPrice'] : ['stopPrice']
  const exits = exitOrderId === null ? ['takeProfitPrice', 'stopLossPrice'] : []
  return [
    ['asked', isExit ? [] : [...ownPrices, ...exits, 'orderType', 'expiresAt']],
    ['exactMoment', orderType === 'market' ? [] : ['closedAt', 'triggeredAt']],
    ['notBooked', status === 'cancelled' || status === 'rejected' ? ['status'] : []],
  ]
}

export const bibiFields = ({ orderType, exchangeType, status }: BibiOrder): Fields[] => [
  ['exactMoment', ['basePrice', 'quotePrice', ...(orderType === 'market' ? [] : ['closedAt'])]],
  ['asked', exchangeType === 2 ? ['limitPrice'] : []],
  ['notBooked', status === 'cancelled' || status === 'rejected' ? ['status'] : []],
]

export const quickFields = ({ status }: QuickOrder): Fields[] => [
  ['exactMoment', ['openPrice', 'openPriceTime', 'closePrice', 'closePriceTime']],
  ['asked', status === 'open' ? ['exchangeType'] : []],
]

/** Without a position nothing follows from the size of an order but what is on hold. */
export const contractFields = ({ orderType, status, direction }: ContractOrder): Fields[] => [
  ['exactMoment', orderType === 'market' ? [] : ['closedAt']],
  ['asked', orderType === 'market' || direction === 'long' ? [] : ['limitPrice']],
  ['notBooked', status === 'cancelled' || status === 'rejected' ? ['status'] : []],
]

export const positionFields = ({ fills }: Position): Fields[] => [
  ['asked', ['takeProfit', 'stopLoss']],
  ['exactMoment', ['fundings.price', ...(fills.some(isByMarket) ? ['closedAt'] : [])]],
]

/** Closed by the market rather than by the owner. */
export const isByMarket = ({ reason }: Fill) =>
  reason === 'takeProfit' || reason === 'stopLoss' || reason === 'liquidation'
