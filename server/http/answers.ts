import { DomainError } from '../kernel/domain-error.ts'

/** What an answer says when the business says no; see the table of codes in openapi/openapi.yaml. */
export interface ErrorAnswer {
  code: number
  msg: string
  params?: Record<string, string>
}

/** Thrown by handlers to answer with an error code; the message is a key that the app translates. */
export class Refusal extends Error {
  readonly answer: ErrorAnswer

  constructor(code: number, msg: string, params?: Record<string, string>) {
    super(msg)
    this.name = 'Refusal'
    this.answer = params ? { code, msg, params } : { code, msg }
  }
}

export const SIGNED_OUT: ErrorAnswer = { code: 401, msg: 'hint_signed_out' }
export const BROKEN: ErrorAnswer = { code: 500, msg: 'hint_server_error' }
export const invalidField = (field: string): ErrorAnswer => ({
  code: 422,
  msg: 'hint_invalid_field',
  params: { field },
})
export const tooManyRequests = (seconds: number): ErrorAnswer => ({
  code: 429,
  msg: 'hint_too_many_requests',
  params: { seconds: String(seconds) },
})

/** A success with one value. */
export const ok = <Data>(data: Data) => ({ code: 200 as const, msg: 'ok', data })
/** A success without a value; `tip` is a message key to show. */
export const done = (tip = 'ok') => ({ code: 200 as const, msg: tip })
/** A page of a list; `total` counts all pages. */
export const page = <Row>(rows: Row[], total = rows.length) => ({
  code: 200 as const,
  msg: 'ok',
  rows,
  total,
})

/** Refusals that a person mends by changing a field, which `params.field` names. */
const AT_A_FIELD = new Set([
  'invalid_field',
  'below_minimum',
  'above_maximum',
  'insufficient_balance',
  'daily_stake_limit',
  'cooling_off_runs',
  'quick_ends_after_close',
  'quick_payout_changed',
  'earning_person_limit',
  'earning_sold_out',
  'off_step',
  'leverage_not_offered',
  'notional_below',
  'notional_above',
  'exit_not_above',
  'exit_not_below',
  'exit_behind_liquidation',
  'nickname_taken',
  'address_bound',
  'address_checksum',
  'address_form',
  'address_network',
  'card_bound',
  'withdraw_target',
  'deposit_proof_needed',
  'second_code_needed',
  'service_empty',
  'upload_not_a_picture',
  'upload_too_large',
  'upload_unknown',
])

/** The answer to a refusal of a handler or of the domain; undefined for any other error, which is a fault of ours. */
export function toErrorAnswer(error: unknown): ErrorAnswer | undefined {
  if (error instanceof Refusal) return error.answer
  if (!(error instanceof DomainError)) return undefined
  const { code, params } = error
  const wireCode = AT_A_FIELD.has(code) ? 422 : code === 'idempotency_mismatch' ? 409 : 460
  return { code: wireCode, msg: `hint_${code}`, ...(params && { params }) }
}
