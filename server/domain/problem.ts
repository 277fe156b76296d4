import { DomainError } from '../kernel/domain-error.ts'

/** Every reason for which a command of this folder can be refused; the wire's message key is `hint_` and this. */
export type ProblemCode =
  | 'above_maximum'
  | 'below_minimum'
  | 'deposit_not_pending'
  | 'deposit_unknown'
  | 'insufficient_balance'
  | 'invalid_field'
  | 'order_not_open'
  | 'order_unknown'
  | 'price_moved'
  | 'price_not_reached'

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
