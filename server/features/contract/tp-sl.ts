import { PRICE_SCALE, parsePrice, formatPrice } from '#src/lib/money/minor-units.ts'
import type { ContractDirection } from '#models'
import { MAX_PRICE, USDT } from '#server/ledger/units.ts'
import { amountError } from '#server/ledger/amount-error.ts'
import type { Problem } from '#server/problem.ts'

/** Take profit and stop loss of a position, as decimal strings; absent: none. */
export interface TpSl {
  readonly takeProfit?: string | undefined
  readonly stopLoss?: string | undefined
}

/** What take profit and stop loss are validated against, in minor units. */
interface TpSlContext {
  readonly direction: ContractDirection
  /** The market's price, or the limit at which the position is to be opened. */
  readonly price: bigint
  readonly liquidationPrice: bigint | null
  readonly priceStep: bigint
}

type TpSlField = 'takeProfit' | 'stopLoss'
type TpSlProblem = Problem<TpSlField>

/** A take profit or stop loss in minor units; null when there is none. Call after findTpSlProblem has found nothing. */
export const parseTrigger = (trigger: string | undefined): bigint | null =>
  trigger === undefined ? null : parsePrice(trigger)

/**
 * The first problem of take profit and stop loss: a price off the step or above the maximum, a take profit that is no gain, a stop loss
 * that is no loss, or that lies behind the liquidation price.
 */
export function findTpSlProblem({ takeProfit, stopLoss }: TpSl, facts: TpSlContext): TpSlProblem | null {
  return findProblem('takeProfit', takeProfit, facts) ?? findProblem('stopLoss', stopLoss, facts)
}

function findProblem(field: TpSlField, text: string | undefined, facts: TpSlContext): TpSlProblem | null {
  if (text === undefined) return null
  const { direction, price, liquidationPrice, priceStep } = facts
  const error = amountError(text, PRICE_SCALE)
  if (error === 'invalid_field') return { field, code: error }
  if (error || parsePrice(text) % priceStep !== 0n) {
    return { field, code: 'off_step', params: { step: formatPrice(priceStep) } }
  }
  const trigger = parsePrice(text)
  if (trigger > MAX_PRICE) {
    return { field, code: 'above_maximum', params: { maximum: formatPrice(MAX_PRICE), currency: USDT } }
  }
  const mustBeAbove = (field === 'takeProfit') === (direction === 'long')
  if (mustBeAbove ? trigger <= price : trigger >= price) {
    const code = mustBeAbove ? 'exit_not_above' : 'exit_not_below'
    return { field, code, params: { price: formatPrice(price) } }
  }
  const isBehindLiquidation =
    liquidationPrice !== null &&
    (direction === 'long' ? trigger <= liquidationPrice : trigger >= liquidationPrice)
  return field === 'stopLoss' && isBehindLiquidation
    ? { field, code: 'exit_behind_liquidation', params: { price: formatPrice(liquidationPrice) } }
    : null
}
