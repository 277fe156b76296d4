import { DomainError } from '../kernel/domain-error.ts'

/** Every reason for which a command of this folder can be refused; the wire's message key is `hint_` and this. */
export type ProblemCode =
  | 'above_maximum'
  | 'below_minimum'
  | 'cooling_off'
  | 'cooling_off_runs'
  | 'copy_above_amount'
  | 'copy_already_closed'
  | 'copy_not_chosen'
  | 'copy_nothing_left'
  | 'copy_price_worse'
  | 'copy_too_late'
  | 'copy_total_limit'
  | 'daily_stake_limit'
  | 'deposit_not_pending'
  | 'deposit_unknown'
  | 'exit_behind_liquidation'
  | 'exit_not_above'
  | 'exit_not_below'
  | 'follow_exists'
  | 'follow_not_active'
  | 'follow_self'
  | 'follow_unknown'
  | 'insufficient_balance'
  | 'invalid_field'
  | 'leverage_not_offered'
  | 'market_closed'
  | 'nickname_taken'
  | 'not_a_trader'
  | 'notional_above'
  | 'notional_below'
  | 'off_step'
  | 'order_not_open'
  | 'order_unknown'
  | 'position_changed'
  | 'position_not_open'
  | 'position_unknown'
  | 'price_moved'
  | 'price_not_reached'
  | 'product_suspended'
  | 'quick_ends_after_close'
  | 'quick_payout_changed'
  | 'trader_already'
  | 'trader_unknown'

/** What stands in the way of a request, and the field that would have to change. */
export interface Problem<Field extends string = string> {
  readonly field: Field
  readonly code: ProblemCode
  readonly params?: Record<string, string>
}

/** A refusal with a code that is on the list. */
export function refusal(code: ProblemCode, params?: Record<string, string>): DomainError {
  return new DomainError(code, params)
}
