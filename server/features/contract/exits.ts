import { PRICE_SCALE, parseUnits, type Direction } from '#src/lib/contract-math.ts'
import { MAX_PRICE, USDT, printPrice } from '#server/ledger/units.ts'
import { amountFault } from '../shared/amount-fault.ts'
import type { Problem } from '#server/problem.ts'

/** Where a position is to be closed by itself, as decimal strings; absent: nowhere. */
export interface Exits {
  readonly takeProfit?: string | undefined
  readonly stopLoss?: string | undefined
}

/** What the exits of a position are judged by, in minor units. */
interface ExitFacts {
  readonly direction: Direction
  /** The market's price, or the limit at which the position is to be opened. */
  readonly price: bigint
  readonly liquidationPrice: bigint | null
  readonly priceStep: bigint
}

type ExitField = 'takeProfit' | 'stopLoss'
type ExitProblem = Problem<ExitField>

/** An exit in minor units; null when there is none. To be called after findExitProblem has found nothing. */
export const parseExit = (exit: string | undefined): bigint | null =>
  exit === undefined ? null : parseUnits.price(exit)

/**
 * What is wrong with the exits: a price off the step or greater than can be kept, a take profit that is no gain, a stop loss that is no loss or that the
 * liquidation would come before.
 */
export function findExitProblem({ takeProfit, stopLoss }: Exits, facts: ExitFacts): ExitProblem | null {
  return findProblem('takeProfit', takeProfit, facts) ?? findProblem('stopLoss', stopLoss, facts)
}

function findProblem(field: ExitField, text: string | undefined, facts: ExitFacts): ExitProblem | null {
  if (text === undefined) return null
  const { direction, price, liquidationPrice, priceStep } = facts
  const fault = amountFault(text, PRICE_SCALE)
  if (fault === 'invalid_field') return { field, code: fault }
  if (fault || parseUnits.price(text) % priceStep !== 0n) {
    return { field, code: 'off_step', params: { step: printPrice(priceStep) } }
  }
  const exit = parseUnits.price(text)
  if (exit > MAX_PRICE) {
    return { field, code: 'above_maximum', params: { maximum: printPrice(MAX_PRICE), currency: USDT } }
  }
  const mustBeAbove = (field === 'takeProfit') === (direction === 'long')
  if (mustBeAbove ? exit <= price : exit >= price) {
    const code = mustBeAbove ? 'exit_not_above' : 'exit_not_below'
    return { field, code, params: { price: printPrice(price) } }
  }
  const isBehind =
    liquidationPrice !== null && (direction === 'long' ? exit <= liquidationPrice : exit >= liquidationPrice)
  return field === 'stopLoss' && isBehind
    ? { field, code: 'exit_behind_liquidation', params: { price: printPrice(liquidationPrice) } }
    : null
}
