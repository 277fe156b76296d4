import { USDT } from '#server/ledger/units.ts'
import { MONEY_SCALE, parseMoney, parseRate, formatMoney } from '#src/lib/money/minor-units.ts'
import { amountError } from '#server/ledger/amount-error.ts'
import type { Problem } from '#server/problem.ts'
import { quickAmounts, type QuickAmounts } from '#src/lib/trading/quick-math.ts'
import type { Side } from '#src/lib/trading/spot-math.ts'

type QuickField = 'stake' | 'optionId' | 'product'

/** One of the published options, with decimal strings. */
export interface QuickOption {
  readonly id: number
  readonly seconds: number
  /** The profit of a won order, as a fraction of the stake. */
  readonly payoutRate: string
  readonly minAmount: string
  readonly maxAmount: string
}

/** The market at a time, and the terms. */
export interface QuickMarket {
  readonly option: QuickOption
  /** The public price at `now`, and the time of that price (epoch ms). */
  readonly price: string
  readonly priceTime: number
  /** That time, in epoch ms: the start of an order that is placed then. */
  readonly now: number
  /** The fee as a fraction of the stake; '0' where none is charged. */
  readonly feeRate: string
  /** Whether the fee of a drawn order is refunded. */
  readonly isDrawFree: boolean
  /** Whether a price up to 0.5% worse than confirmed is accepted. */
  readonly mayPriceChange: boolean
  /** The problem that prevents any such order then, whatever the stake. */
  readonly obstacle: Problem<'optionId' | 'product'> | null
}

/** What limits a person's stake, in minor units. */
export interface QuickFunds {
  readonly available: bigint
  /** The person's own limit for a day; null for none. */
  readonly dailyLimit: bigint | null
  readonly stakedToday: bigint
  readonly isCoolingOff: boolean
}

/** The preview of a quick order; with a problem, the order cannot be placed. */
export interface QuickEstimate extends QuickAmounts {
  readonly problem: Problem<QuickField> | null
}

/** Decimals that a stake may have (R5.4). */
const STAKE_SCALE = 2
/** Far above any option, and within 64 bits including the payout. */
const MAX_STAKE = 10n ** BigInt(11 + MONEY_SCALE)

/** Previews a quick order. Placing uses the same computation. `stake` is a decimal string. */
export function estimateQuickOrder(stake: string, market: QuickMarket, funds: QuickFunds): QuickEstimate {
  const { option, feeRate, isDrawFree, obstacle } = market
  const amount = parseStake(stake)
  if (amount === undefined) {
    const problem: Problem<QuickField> = {
      field: 'stake',
      code: 'invalid_field',
      params: { decimals: `${STAKE_SCALE}` },
    }
    return { stake: 0n, fee: 0n, drawFee: 0n, total: 0n, profit: 0n, problem }
  }
  const clampedStake = amount > MAX_STAKE ? MAX_STAKE : amount
  const rates = { payoutRate: parseRate(option.payoutRate), feeRate: parseRate(feeRate), isDrawFree }
  const amounts = quickAmounts(clampedStake, rates)
  const problem =
    obstacle ?? findCoolingOff(funds) ?? findOutOfLimits(amount, option) ?? findShortage(amounts, funds)
  return { ...amounts, problem }
}

function parseStake(stake: string): bigint | undefined {
  return amountError(stake, STAKE_SCALE) ? undefined : parseMoney(stake)
}

function findCoolingOff({ isCoolingOff }: QuickFunds): Problem<QuickField> | null {
  return isCoolingOff ? { field: 'product', code: 'cooling_off' } : null
}

function findOutOfLimits(stake: bigint, { minAmount, maxAmount }: QuickOption): Problem<QuickField> | null {
  if (stake < parseMoney(minAmount)) {
    return { field: 'stake', code: 'below_minimum', params: { minimum: minAmount, currency: USDT } }
  }
  if (stake > parseMoney(maxAmount)) {
    return { field: 'stake', code: 'above_maximum', params: { maximum: maxAmount, currency: USDT } }
  }
  return null
}

function findShortage(
  { stake, total }: Pick<QuickEstimate, 'stake' | 'total'>,
  { available, dailyLimit, stakedToday }: QuickFunds,
): Problem<QuickField> | null {
  if (dailyLimit !== null && stakedToday + stake > dailyLimit) {
    const left = stakedToday >= dailyLimit ? 0n : dailyLimit - stakedToday
    const params = { left: formatMoney(left), limit: formatMoney(dailyLimit), currency: USDT }
    return { field: 'stake', code: 'daily_stake_limit', params }
  }
  if (total <= available) return null
  const params = { available: formatMoney(available), currency: USDT }
  return { field: 'stake', code: 'insufficient_balance', params }
}

/** The outcome of an order with these opening and closing prices, in minor units. */
export function outcomeOf(side: Side, open: bigint, close: bigint): 'won' | 'lost' | 'drawn' {
  if (close === open) return 'drawn'
  return close > open === (side === 1) ? 'won' : 'lost'
}
