/**
 * Fields that nothing published and no entry depends on. The check says so by name rather than passing them in silence;
 * docs/rules/wallet.md says why.
 */
import type {
  ReportedBibiOrder,
  ReportedContractOrder,
  ReportedFill,
  ReportedPosition,
  ReportedQuickOrder,
  ReportedSpotOrder,
} from '../statement/account-shapes.ts'
import type {
  ReportedAward,
  ReportedDeposit,
  ReportedExchange,
  ReportedLoan,
  ReportedWithdrawal,
} from '../statement/wallet-shapes.ts'
import type { Facts } from './facts.ts'
import { uncheckedFields, type Finding, type FindingContext, type UncheckedReason } from './finding.ts'

type IsProvable = Facts['isProvable']
type Fields = readonly [why: UncheckedReason, names: readonly string[]]

/** Reports the fields, whether they have a value or not, one finding for each reason. */
export function* checkEvidence(about: FindingContext, fields: readonly Fields[]): Generator<Finding> {
  for (const [why, names] of fields) if (names.length > 0) yield uncheckedFields(about, names, why)
}

const unless = (isProven: boolean, name: string): string[] => (isProven ? [] : [name])

/** Whether the moment of a fill is known, as the first at which the market reached its price (first-reached.ts). */
const isFirst = (
  isProvable: IsProvable,
  productId: number,
  { status, createdAt, closedAt }: Pick<ReportedSpotOrder, 'status' | 'createdAt' | 'closedAt'>,
): boolean => status === 'filled' && isProvable(productId, createdAt) && isProvable(productId, closedAt)

/** Until it is approved a deposit moves no money: it could be left out, too. */
export const depositFields = (deposit: ReportedDeposit, isProvable: IsProvable): Fields[] =>
  deposit.status === 'approved'
    ? [
        ['asked', ['createdAt', 'channelId']],
        [
          'exactMoment',
          ['priceTime', ...unless(isProvable(deposit.productId ?? 0, deposit.priceTime), 'price')],
        ],
      ]
    : [['noMoney', Object.keys(deposit)]]

export const withdrawalFields = ({ status }: ReportedWithdrawal): Fields[] => [
  ['notBooked', status === 'sent' || status === 'completed' ? ['status', 'completedAt'] : []],
]

export const exchangeFields = (
  { fromProductId, toProductId, rateTime }: ReportedExchange,
  isProvable: IsProvable,
): Fields[] => [
  [
    'exactMoment',
    [
      'rateTime',
      ...unless(fromProductId === null || isProvable(fromProductId, rateTime), 'fromPrice'),
      ...unless(toProductId === null || isProvable(toProductId, rateTime), 'toPrice'),
    ],
  ],
]

/** An application without collateral that is not paid out moves no money. */
export function loanFields(loan: ReportedLoan, hasEntries: boolean): Fields[] {
  if (!hasEntries) return [['noMoney', Object.keys(loan)]]
  if (loan.startsAt !== null) return [['asked', loan.security === '0' ? ['createdAt'] : []]]
  return [['notBooked', ['status', 'decidedAt', 'amount']]]
}

export const awardFields = ({ kind }: ReportedAward): Fields[] => [
  ['notBooked', ['kind', 'taskCode', 'activityId']],
  ['notBooked', kind === 'team' ? ['base', 'rate'] : []],
]

/** @param isExit it was opened by the fill of a purchase, which states its prices */
export function spotFields(order: ReportedSpotOrder, isExit: boolean, isProvable: IsProvable): Fields[] {
  const { orderType, status, exchangeType, exitOrderId, productId, createdAt, closedAt } = order
  // What is on hold for a purchase follows from its limit price.
  const ownPrices = exchangeType === 2 ? ['limitPrice', 'stopPrice'] : ['stopPrice']
  const exits = exitOrderId === null ? ['takeProfitPrice', 'stopLossPrice'] : []
  return [
    ['asked', isExit ? [] : [...ownPrices, ...exits, 'orderType', 'expiresAt']],
    [
      'exactMoment',
      orderType === 'market' || isFirst(isProvable, productId, { status, createdAt, closedAt })
        ? []
        : ['closedAt', 'triggeredAt'],
    ],
    // Of a sale only the product is on hold until it is filled.
    [
      'notBooked',
      [
        ...unless(status !== 'cancelled' && status !== 'rejected', 'status'),
        ...unless(exchangeType === 1 || status === 'filled', 'currencyId'),
      ],
    ],
  ]
}

export function bibiFields(order: ReportedBibiOrder, isProvable: IsProvable): Fields[] {
  const { orderType, exchangeType, status, baseProductId, quoteProductId, createdAt, closedAt } = order
  const isFirstOf = (productId: number) => isFirst(isProvable, productId, { status, createdAt, closedAt })
  return [
    [
      'exactMoment',
      [
        ...unless(isProvable(baseProductId, closedAt), 'basePrice'),
        ...unless(isProvable(quoteProductId, closedAt), 'quotePrice'),
        ...unless(
          orderType === 'market' || (isFirstOf(baseProductId) && isFirstOf(quoteProductId)),
          'closedAt',
        ),
      ],
    ],
    ['asked', exchangeType === 2 ? ['limitPrice'] : []],
    ['notBooked', status === 'cancelled' || status === 'rejected' ? ['status'] : []],
  ]
}

export const quickFields = (
  { status, productId, createdAt, expiresAt }: ReportedQuickOrder,
  isProvable: IsProvable,
): Fields[] => [
  [
    'exactMoment',
    [
      ...(isProvable(productId, createdAt) ? [] : ['openPrice', 'openPriceTime']),
      ...(isProvable(productId, expiresAt) ? [] : ['closePrice', 'closePriceTime']),
    ],
  ],
  ['asked', ['exchangeType']],
  // Whether the market was open at its expiry.
  ['notBooked', status === 'voided' ? unless(isProvable(productId, expiresAt), 'status') : []],
]

/** Without a position nothing follows from the size of an order but what is on hold. */
export const contractFields = (
  { orderType, status, direction, productId, createdAt, closedAt }: ReportedContractOrder,
  isProvable: IsProvable,
): Fields[] => [
  [
    'exactMoment',
    unless(
      orderType === 'market' || isFirst(isProvable, productId, { status, createdAt, closedAt }),
      'closedAt',
    ),
  ],
  ['asked', orderType === 'market' || direction === 'long' ? [] : ['limitPrice']],
  ['notBooked', status === 'cancelled' || status === 'rejected' ? ['status'] : []],
]

export const positionFields = (
  { fills, fundings, productId, openedAt }: ReportedPosition,
  isProvable: IsProvable,
): Fields[] => [
  ['asked', ['takeProfit', 'stopLoss']],
  [
    'exactMoment',
    [
      ...unless(
        isProvable(productId, openedAt) && fundings.every(({ time }) => isProvable(productId, time)),
        'fundings.price',
      ),
      ...unless(!fills.some(isByMarket), 'closedAt'),
    ],
  ],
]

/** Closed by the market rather than by the owner. */
export const isByMarket = ({ reason }: ReportedFill) =>
  reason === 'takeProfit' || reason === 'stopLoss' || reason === 'liquidation'
