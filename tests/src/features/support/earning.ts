/** Wire answers about pledges and locks, for tests of their screens. */
import type { EarningAccrual, EarningExit, EarningOrder, EarningPreview, EarningProduct } from '#models'
import { DAY } from '#src/lib/time/time-units.ts'

/** 00:00 UTC of a day. */
export const START = 1_795_219_200_000

const USDT = { currencyId: 3, assetProductId: null, assetName: 'USDT' }
const TERMS = {
  name: 'USDT Pledge, 30 days',
  dailyRate: '0.00015',
  yearRate: '0.05475',
  termDays: 30,
  earlyBasis: 'interest',
  earlyRate: '0.5',
} as const

export const ok = (data: object) => ({ code: 200, msg: 'ok', data })
export const page = (...rows: object[]) => ({ code: 200, msg: 'ok', rows, total: rows.length })

export function product(change: Partial<EarningProduct> = {}): EarningProduct {
  return {
    id: 102,
    ...USDT,
    ...TERMS,
    decimals: 2,
    minAmount: '50',
    maxAmount: '50000',
    personLimit: '100000',
    capacity: '10000000',
    left: '9999000',
    closesAt: null,
    status: 'open',
    since: 1_609_718_400_000,
    ...change,
  }
}

const FIGURES = {
  amount: '1000',
  startsAt: START,
  endsAt: START + 30 * DAY,
  dailyInterest: '0.15',
  totalInterest: '4.5',
  returns: '1004.5',
}

/** A preview for 1,000, with all figures scaled for another amount. */
export function preview(change: Partial<EarningPreview> = {}): EarningPreview {
  return {
    productId: 102,
    ...USDT,
    ...TERMS,
    ...FIGURES,
    earlyWorst: '1000',
    available: '5000',
    left: '100000',
    problem: null,
    ...change,
  }
}

export function order(change: Partial<EarningOrder> = {}): EarningOrder {
  return {
    id: '7321480000000041',
    productId: 102,
    ...USDT,
    ...TERMS,
    ...FIGURES,
    status: 'running',
    createdAt: START - DAY / 2,
    daysAccrued: 3,
    accrued: '0.45',
    nextAccrualAt: START + 4 * DAY,
    penalty: null,
    returned: null,
    net: null,
    closedAt: null,
    ...change,
  }
}

export const redeemed = {
  status: 'redeemed',
  nextAccrualAt: null,
  penalty: '0.225',
  returned: '999.775',
  net: '0.225',
  closedAt: START + 3 * DAY,
} as const

export function redemptionPreview(change: Partial<EarningExit> = {}): EarningExit {
  return {
    orderId: '7321480000000041',
    name: TERMS.name,
    ...USDT,
    amount: '1000',
    daysAccrued: 3,
    accrued: '0.45',
    earlyBasis: 'interest',
    earlyRate: '0.5',
    penalty: '0.225',
    returns: '999.775',
    net: '0.225',
    nextAccrualAt: START + 4 * DAY,
    nextInterest: '0.15',
    endsAt: START + 30 * DAY,
    forgone: '4.05',
    ...change,
  }
}

export function accrual(number: number, change: Partial<EarningAccrual> = {}): EarningAccrual {
  return {
    id: `7321480000000041-${number}`,
    orderId: '7321480000000041',
    productId: 102,
    name: TERMS.name,
    ...USDT,
    number,
    day: START + (number - 1) * DAY,
    principal: '1000',
    dailyRate: '0.00015',
    amount: '0.15',
    transactionId: `${7_321_480_000_000_050 + number}`,
    postedAt: START + number * DAY + 400,
    ...change,
  }
}
