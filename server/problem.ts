import { DomainError } from './kernel/domain-error.ts'
import { MAX_PICTURE_BYTES } from './kernel/picture.ts'

/**
 * Every reason for which a command is rejected, with the answer code: 422 where changing the field that `params.field` names helps,
 * 409 where an idempotency key was used for another request, 460 otherwise. The message key on the wire is `hint_` and the reason.
 */
const PROBLEMS = {
  above_maximum: 422,
  account_closed: 460,
  account_frozen: 460,
  account_not_empty: 460,
  account_not_frozen: 460,
  account_shared: 460,
  activity_closed: 460,
  activity_joined: 460,
  activity_not_yet: 460,
  address_bound: 422,
  address_checksum: 422,
  address_form: 422,
  address_limit: 460,
  address_network: 422,
  address_unknown: 460,
  alert_limit: 460,
  alert_reached: 422,
  alert_unknown: 460,
  balance_limit: 460,
  below_minimum: 422,
  card_bound: 422,
  card_limit: 460,
  card_unknown: 460,
  cooling_off: 460,
  cooling_off_runs: 422,
  copy_above_amount: 460,
  copy_already_closed: 460,
  copy_not_chosen: 460,
  copy_nothing_left: 460,
  copy_price_worse: 460,
  copy_too_late: 460,
  copy_total_limit: 460,
  daily_stake_limit: 422,
  deposit_not_pending: 460,
  deposit_not_unpaid: 460,
  deposit_proof_needed: 422,
  deposit_unknown: 460,
  earning_closed: 460,
  earning_day_changed: 460,
  earning_person_limit: 422,
  earning_price_changed: 460,
  earning_sold_out: 422,
  earning_terms_changed: 460,
  earning_unknown: 460,
  exit_behind_liquidation: 422,
  exit_not_above: 422,
  exit_not_below: 422,
  follow_exists: 460,
  follow_not_active: 460,
  follow_self: 460,
  follow_unknown: 460,
  identity_basic_first: 460,
  identity_decided: 460,
  identity_document_taken: 422,
  insufficient_balance: 422,
  invalid_field: 422,
  leverage_not_offered: 422,
  liability_day_unknown: 460,
  loan_not_offered: 460,
  loan_not_owed: 460,
  loan_not_pending: 460,
  loan_open: 460,
  loan_owed_changed: 460,
  loan_terms_changed: 460,
  loan_unknown: 460,
  market_closed: 460,
  message_unknown: 460,
  nickname_taken: 422,
  not_a_trader: 460,
  note_limit: 460,
  notional_above: 422,
  notional_below: 422,
  off_step: 422,
  open_orders_limit: 460,
  order_not_open: 460,
  order_unknown: 460,
  passkey_limit: 460,
  passkey_rejected: 460,
  passkey_unknown: 460,
  password_common: 422,
  payment_elsewhere: 460,
  position_changed: 460,
  position_not_open: 460,
  position_type_unavailable: 460,
  position_unknown: 460,
  price_moved: 460,
  price_not_reached: 460,
  product_suspended: 460,
  product_unknown: 460,
  push_key: 422,
  push_limit: 460,
  push_service: 422,
  push_unavailable: 460,
  quick_ends_after_close: 422,
  quick_payout_changed: 422,
  rate_expired: 460,
  second_code_needed: 422,
  service_empty: 422,
  session_unknown: 460,
  share_already_subscribed: 460,
  share_offer_not_drawn: 460,
  share_offer_not_open: 460,
  step_up_needed: 460,
  task_claimed: 460,
  task_expired: 460,
  task_not_done: 460,
  trader_already: 460,
  trader_unknown: 460,
  two_step_not_begun: 460,
  two_step_off: 460,
  two_step_on: 460,
  upload_not_a_picture: 422,
  upload_quota: 460,
  upload_too_large: 422,
  upload_too_many: 460,
  upload_unknown: 422,
  watch_group_limit: 460,
  withdraw_password_not_set: 460,
  withdraw_password_set: 460,
  keys_resting: 460,
  withdraw_resting: 460,
  withdraw_target: 422,
  withdraw_target_resting: 422,
  withdraw_terms: 460,
  withdrawal_not_pending: 460,
  withdrawal_unknown: 460,
  idempotency_mismatch: 409,
} as const

export type ProblemCode = keyof typeof PROBLEMS

/** The answer code of a DomainError. */
export const answerCodeOf = (code: string): number => (PROBLEMS as Record<string, number>)[code] ?? 460

/** Why a request is rejected, and the field that would have to change. */
export interface Problem<Field extends string = string> {
  readonly field: Field
  readonly code: ProblemCode
  readonly params?: Record<string, string>
}

/** A problem as a preview answers it. */
export const toPreviewProblem = <Field extends string>({ field, code, params }: Problem<Field>) => ({
  field,
  msg: `hint_${code}`,
  ...(params && { params }),
})

/** A DomainError with one of the listed codes. */
export function domainError(code: ProblemCode, params?: Record<string, string>): DomainError {
  return new DomainError(code, params)
}

/** The error for a picture that is larger than the specification allows. */
export const pictureTooLarge = (): DomainError =>
  domainError('upload_too_large', { field: 'file', megabytes: String(MAX_PICTURE_BYTES / 1_048_576) })
