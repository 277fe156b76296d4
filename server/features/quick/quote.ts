import { MONEY_SCALE, USDT, parseMoney, parseRate, printMoney, printUnits } from '#server/ledger/units.ts'
import { amountFault } from '../shared/amount-fault.ts'
import type { Problem } from '#server/problem.ts'
import { feeOf, type Side } from '../spot/pricing.ts'

type QuickField = 'stake' | 'optionId' | 'product'

/** One of the published options, its figures as decimal strings. */
export interface QuickOption {
  readonly id: number
  readonly seconds: number
  /** What a won stake earns, as a fraction of it. */
  readonly payoutRate: string
  readonly minAmount: string
  readonly maxAmount: string
}

/** The market and the house's terms at one moment. */
export interface QuickMarket {
  readonly productId: number
  readonly option: QuickOption
  /** The public price at `now`, and when the market made it (epoch ms). */
  readonly price: string
  readonly priceTime: number
  /** Epoch ms: when an order that is placed now begins. */
  readonly now: number
  /** The fee as a fraction of the stake; '0' where none is charged. */
  readonly feeRate: string
  /** Whether a drawn order gets its fee back. */
  readonly isDrawFree: boolean
  /** Whether a price that is worse than confirmed by up to 0.5 % will do. */
  readonly mayPriceChange: boolean
  /** Why nothing like this can be placed now, whatever the stake. */
  readonly obstacle: Problem<'optionId' | 'product'> | null
}

/** What a person may stake, in minor units. */
export interface QuickFunds {
  readonly available: bigint
  /** The person's own limit for a day; null for none. */
  readonly dailyLimit: bigint | null
  readonly stakedToday: bigint
  readonly isCoolingOff: boolean
}

/** The figures of a quick order in minor units of money; with a problem, it could not be placed as it stands. */
export interface QuickQuote {
  readonly stake: bigint
  readonly fee: bigint
  /** What is kept of the fee when the price stands where it stood. */
  readonly drawFee: bigint
  /** Stake plus fee: taken at once, and the most that can be lost. */
  readonly total: bigint
  /** What a won order earns, cut to the minor unit. */
  readonly profit: bigint
  readonly problem: Problem<QuickField> | null
}

/** Decimals that a stake may have (R5.4). */
const STAKE_SCALE = 2
/** Far above any option, below what 64 bits hold with a payout. */
const MAX_STAKE = 10n ** BigInt(11 + MONEY_SCALE)

/** What a quick order would cost and could come to. Placing computes with the same function. `stake` is a decimal string. */
export function quoteQuickOrder(stake: string, market: QuickMarket, funds: QuickFunds): QuickQuote {
  const { option, feeRate, isDrawFree, obstacle } = market
  const amount = readStake(stake)
  if (amount === undefined) {
    const problem: Problem<QuickField> = {
      field: 'stake',
      code: 'invalid_field',
      params: { decimals: `${STAKE_SCALE}` },
    }
    return { stake: 0n, fee: 0n, drawFee: 0n, total: 0n, profit: 0n, problem }
  }
  const counted = amount > MAX_STAKE ? MAX_STAKE : amount
  const fee = feeOf(counted, parseRate(feeRate))
  const profit = feeOf(counted, parseRate(option.payoutRate))
  const figures = { stake: counted, fee, drawFee: isDrawFree ? 0n : fee, total: counted + fee, profit }
  const problem =
    obstacle ?? findRest(funds) ?? findOutOfLimits(amount, option) ?? findShortage(figures, funds)
  return { ...figures, problem }
}

function readStake(stake: string): bigint | undefined {
  return amountFault(stake, STAKE_SCALE) ? undefined : parseMoney(stake)
}

function findRest({ isCoolingOff }: QuickFunds): Problem<QuickField> | null {
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
  { stake, total }: Pick<QuickQuote, 'stake' | 'total'>,
  { available, dailyLimit, stakedToday }: QuickFunds,
): Problem<QuickField> | null {
  if (dailyLimit !== null && stakedToday + stake > dailyLimit) {
    const left = stakedToday >= dailyLimit ? 0n : dailyLimit - stakedToday
    const params = { left: printMoney(left), limit: printMoney(dailyLimit), currency: USDT }
    return { field: 'stake', code: 'daily_stake_limit', params }
  }
  if (total <= available) return null
  const params = { available: printMoney(available), currency: USDT }
  return { field: 'stake', code: 'insufficient_balance', params }
}

/** What comes back of an order, by how it ends, in minor units. */
export function returnsOf({ stake, fee, drawFee, profit }: Omit<QuickQuote, 'problem' | 'total'>) {
  return { won: stake + profit, lost: 0n, drawn: stake + fee - drawFee, voided: stake + fee }
}

/**
 * The share of orders like this that must be won for them to gain nothing and lose nothing, as a percentage with two decimals,
 * rounded up: what is paid over what a won one returns. Without a fee it is 1 / (1 + payout rate).
 */
export function breakEvenRate({
  stake,
  total,
  profit,
}: Pick<QuickQuote, 'stake' | 'total' | 'profit'>): string {
  const returned = stake + profit
  if (returned === 0n) return '0'
  return printUnits((total * 10_000n + returned - 1n) / returned, 2)
}

/** How an order ends that began at `open` and whose duration was over at `close`, both in minor units of price. */
export function outcomeOf(side: Side, open: bigint, close: bigint): 'won' | 'lost' | 'drawn' {
  if (close === open) return 'drawn'
  return close > open === (side === 1) ? 'won' : 'lost'
}
