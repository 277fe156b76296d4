/** What an honest back end answers about an account. */
import type {
  AllocationPart,
  AssetPanel,
  CurrencyBalance,
  DayChange,
  EquityCurve,
  Holding,
  UserBalance,
} from '#models'
import { answering } from '#tests/src/features/support/visit.tsx'
import {
  curveOf,
  dayStartOf,
  euroValue,
  profitOf,
  valueOf,
  worthOf,
  type Account,
  type DrawnHolding,
} from './accounts.ts'
import { total } from './shown-figures.ts'
import { decimalOf, MONEY, money, PRICE, QUANTITY } from './units.ts'

const TIME = Date.UTC(2026, 10, 24, 12)
const HOUR = 3_600_000
/** After the answers of the back end. */
export const LATER = TIME + HOUR
const USDT = { currencyId: 3, currencyName: 'USDT' }

const KINDS = ['stocks', 'coins', 'futures', 'forex'] as const

/** The percentage of a part, rounded toward zero. */
const percentOf = (part: bigint, whole: bigint) => (whole === 0n ? 0n : (part * 10_000n) / whole)

function partsOf(account: Account): AllocationPart[] {
  const { available, held, margin, contractProfit } = account
  const part = (kind: AllocationPart['kind'], value: bigint) => ({ kind, value: money(value) })
  return [
    part('available', available),
    part('held', held),
    part('margin', margin),
    part('currencies', euroValue(account)),
    ...KINDS.map((kind, at) =>
      part(kind, total(account.holdings.filter(each => each.productType === at + 1).map(valueOf))),
    ),
    part('contractProfit', contractProfit),
  ]
}

export const FIRST_PRODUCT = 9001

function holdingRow(holding: DrawnHolding, at: number): Holding {
  const { quantity, price, cost, productType } = holding
  const value = valueOf(holding)
  return {
    productId: FIRST_PRODUCT + at,
    productType,
    productCode: `P${'ABCDEFGH'[at]}`,
    productName: 'Product',
    productNameLang: {},
    productImg: '/none.svg',
    quantity: decimalOf(quantity, QUANTITY),
    available: decimalOf(quantity, QUANTITY),
    held: '0',
    averageCost: decimalOf((cost * 10n ** 10n) / quantity, QUANTITY),
    cost: money(cost),
    nowPrice: decimalOf(price, PRICE),
    value: money(value),
    profit: money(value - cost),
    profitRate: decimalOf(percentOf(value - cost, cost), 2),
    currencyId: 3,
    time: TIME,
  }
}

function balanceRows(account: Account): CurrencyBalance[] {
  const { available, held, margin, euros, euroRate } = account
  const row = (currencyId: number, currencyName: string, free: bigint, onHold: bigint, rate: bigint) => ({
    currencyId,
    currencyName,
    currencyType: 2 as const,
    productId: null,
    available: money(free),
    held: money(onHold),
    total: money(free + onHold),
    rate: money(rate),
    value: money(((free + onHold) * rate) / 10n ** BigInt(MONEY)),
  })
  return [row(3, 'USDT', available, held + margin, 1_000_000n), row(6, 'EUR', euros, 0n, euroRate)]
}

function dayOf(account: Account): DayChange {
  const { dayLines, dayIn, dayOut } = account
  const change = total(dayLines)
  const end = worthOf(account)
  const kinds = ['contracts', 'quick', 'fees', 'earnings', 'awards', 'loans'] as const
  return {
    currencyId: 3,
    dayStart: TIME - 12 * HOUR,
    time: TIME,
    startValue: money(dayStartOf(account)),
    paidIn: money(dayIn),
    paidOut: money(dayOut),
    change: money(change),
    endValue: money(end),
    lines: dayLines.map((value, at) => ({
      kind: kinds[at]!,
      productId: null,
      currencyId: null,
      assetName: null,
      value: money(value),
    })),
  }
}

function equityOf(account: Account): EquityCurve {
  const { paidIn, paidOut } = account
  const points = curveOf(account)
  const [first = 0n, last = 0n] = [points[0], points.at(-1)]
  const change = last - first - paidIn + paidOut
  const put = first + paidIn
  let [highest, drawdown] = [0n, 0n]
  for (const point of points) {
    if (point > highest) highest = point
    const fall = percentOf(point - highest, highest)
    if (fall < drawdown) drawdown = fall
  }
  const rate = decimalOf(percentOf(change, put), 2)
  return {
    currencyId: 3,
    range: 'month',
    points: points.map((equity, at) => ({
      time: TIME - (points.length - 1 - at) * HOUR,
      equity: money(equity),
    })),
    returns: {
      paidIn: money(paidIn),
      paidOut: money(paidOut),
      change: money(change),
      timeWeighted: rate,
      moneyWeighted: put === 0n ? null : rate,
      drawdown: decimalOf(drawdown, 2),
    },
  }
}

/** The answers about an account to every screen that asks. */
export function answersOf(account: Account) {
  const { available, held, margin, dayLines } = account
  const panel: AssetPanel = {
    currencyId: 3,
    allMarginAmount: money(margin),
    profitAndLose: money(profitOf(account)),
    profitAndLoseToday: money(total(dayLines)),
    userBalanceConvert: money(worthOf(account)),
    time: TIME,
  }
  const onHold = held + margin
  const balance: UserBalance = {
    ...USDT,
    available: money(available),
    held: money(onHold),
    total: money(available + onHold),
    time: TIME,
  }
  const data = (path: string, answer: object) =>
    answering('get', path, { code: 200, msg: 'ok', data: answer })
  const rows = (path: string, answer: readonly object[]) =>
    answering('get', path, { code: 200, msg: 'ok', rows: answer, total: answer.length })
  return [
    data('/api/userInfo/personCenterPanelData', panel),
    data('/api/userInfo/userBalance', balance),
    rows('/api/userBalance/list', balanceRows(account)),
    rows('/api/spotHolding/list', account.holdings.map(holdingRow)),
    data('/api/userInfo/allocation', {
      currencyId: 3,
      total: money(worthOf(account)),
      parts: partsOf(account),
      time: TIME,
    }),
    data('/api/userInfo/dayChange', dayOf(account)),
    data('/api/userInfo/equityCurve', equityOf(account)),
  ]
}
