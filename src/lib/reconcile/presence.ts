/** Which fields a record has in its state: a fill price only when filled, a time of closing only when closed. */
import { compare } from '../money/money.ts'
import type {
  ReportedBalance,
  ReportedBibiOrder,
  ReportedContractOrder,
  ReportedPosition,
  ReportedQuickOrder,
  ReportedSpotOrder,
} from '../statement/account-shapes.ts'
import type {
  ReportedAward,
  ReportedDeposit,
  ReportedEarningOrder,
  ReportedLoan,
  ReportedShareSubscription,
  ReportedWithdrawal,
} from '../statement/wallet-shapes.ts'
import { checkText, type Finding, type FindingContext } from './finding.ts'

/** Whether each of these fields must have a value. */
type Presence = Readonly<Record<string, boolean>>

/** One finding for a record: the fields that it must have, and those of them that it has. */
export function checkPresence(about: FindingContext, row: object, presence: Presence): Finding {
  const values = row as Readonly<Record<string, unknown>>
  const names = Object.keys(presence)
  const list = (has: (name: string) => boolean | undefined) => names.filter(has).join(' ')
  return checkText(
    'stated',
    about,
    list(name => presence[name]),
    list(name => values[name] !== null),
  )
}

export const depositPresence = ({ status, productId }: ReportedDeposit): Presence => {
  const isCreditedCoin = status === 'approved' && productId !== null
  return {
    price: isCreditedCoin,
    priceTime: isCreditedCoin,
    value: isCreditedCoin,
    reviewedAt: status === 'approved' || status === 'rejected' || status === 'cancelled',
  }
}

export const withdrawalPresence = ({ status }: ReportedWithdrawal): Presence => ({
  reviewedAt: status === 'sent' || status === 'completed' || status === 'refused',
  completedAt: status === 'completed',
  cancelledAt: status === 'cancelled',
})

/** @param isCoinPaid whether what was paid is a holding, which has a cost */
export const exchangePresence = (isCoinPaid: boolean): Presence => ({ profit: isCoinPaid })

export const earningPresence = ({ status, assetProductId }: ReportedEarningOrder): Presence => ({
  currencyId: assetProductId === null,
  penalty: status !== 'running',
  returned: status !== 'running',
  closedAt: status !== 'running',
})

export const sharePresence = ({ status }: ReportedShareSubscription): Presence => {
  const isDrawn = status !== 'waiting' && status !== 'cancelled'
  return {
    allottedLots: isDrawn,
    allottedShares: isDrawn,
    cost: isDrawn,
    fee: isDrawn,
    refund: status !== 'waiting',
    settledAt: status !== 'waiting',
    listedAt: status === 'listed',
  }
}

export const loanPresence = ({ status }: ReportedLoan): Presence => ({
  decidedAt: status !== 'pending' && status !== 'withdrawn',
  startsAt: status !== 'pending' && status !== 'withdrawn' && status !== 'refused',
})

export const awardPresence = ({ kind, taskCode, activityId }: ReportedAward): Presence => ({
  base: kind === 'team' || kind === 'voucher',
  rate: kind === 'team',
  orderId: kind === 'voucher',
  // Early files do not say what an award was for.
  ...(taskCode === null && activityId === null
    ? {}
    : { taskCode: kind === 'task' || kind === 'voucher', activityId: kind === 'activity' }),
})

export function spotPresence(order: ReportedSpotOrder): Presence {
  const { orderType, exchangeType, status, fillPrice, stopPrice, takeProfitPrice, stopLossPrice } = order
  const isStopBuy = orderType === 'stop' && exchangeType === 1
  const isFilled = status === 'filled'
  const isByStop = isFilled && fillPrice !== null && stopPrice !== null && compare(fillPrice, stopPrice) <= 0
  const isTriggered =
    orderType === 'oco' ? isByStop : isFilled && (orderType === 'stop' || orderType === 'stopLimit')
  return {
    limitPrice: orderType === 'limit' || orderType === 'stopLimit' || orderType === 'oco' || isStopBuy,
    stopPrice: orderType === 'stop' || orderType === 'stopLimit' || orderType === 'oco',
    fillPrice: isFilled,
    closedAt: status !== 'open',
    exitOrderId: isFilled && (takeProfitPrice !== null || stopLossPrice !== null),
    // An open or ended stop order may have reached its stop price, or not.
    ...(isFilled || orderType === 'market' || orderType === 'limit' ? { triggeredAt: isTriggered } : {}),
    ...(orderType === 'market' ? { expiresAt: false } : {}),
  }
}

export const bibiPresence = ({ orderType, status }: ReportedBibiOrder): Presence => {
  const isFilled = status === 'filled'
  return {
    limitPrice: orderType === 'limit',
    fillPrice: isFilled,
    basePrice: isFilled,
    quotePrice: isFilled,
    value: isFilled,
    profit: isFilled,
    closedAt: status !== 'open',
  }
}

export const quickPresence = ({ status }: ReportedQuickOrder): Presence => {
  const isSettled = status !== 'open'
  return {
    closePrice: isSettled && status !== 'voided',
    closePriceTime: isSettled && status !== 'voided',
    returned: isSettled,
    net: isSettled,
    closedAt: isSettled,
  }
}

export const contractPresence = ({ orderType, status }: ReportedContractOrder): Presence => ({
  limitPrice: orderType === 'limit',
  fillPrice: status === 'filled',
  closedAt: status !== 'open',
})

const FUTURES = 3

export const positionPresence = ({ status, productType }: ReportedPosition): Presence => ({
  expiresAt: productType === FUTURES,
  closedAt: status === 'closed',
  ...(status === 'closed' ? { liquidationPrice: false } : {}),
})

/** @param isEarly the file is older than these fields */
export const balancePresence = ({ productId }: ReportedBalance, isEarly: boolean): Presence =>
  isEarly ? {} : { cost: productId !== null, averageCost: productId !== null, time: true }
