import type { DepositStatus, RechargeChannel } from '#models'
import { scaleOf, isDecimal, toMinorUnits } from '#src/lib/money/money.ts'
import { executeOnce } from '#server/kernel/idempotency.ts'
import { finish, read, type Context, type Statement, type Steps } from '#server/kernel/store.ts'
import { scaleOfAsset } from '#server/ledger/units.ts'
import { parseRate } from '#src/lib/money/minor-units.ts'
import { currencyAsset, findCurrency } from '#server/ledger/currencies.ts'
import { assertAccountOpen } from '../security/close-account.ts'
import { domainError } from '#server/problem.ts'
import { applyRate } from '#src/lib/trading/fees.ts'
import { DEPOSIT_TRANSITIONS } from './transitions.ts'
import { canTransition } from '#server/kernel/state-machine.ts'
import { claimUpload } from '../upload/uploads.ts'
import { toDeposit, type UnnamedDeposit, type DepositRow } from './deposit.ts'
import { MINUTE_BIGINT } from '#src/lib/time/time-units.ts'

/** The terms of a deposit channel; amounts in its currency and the rate as decimal strings. */
export type DepositChannel = Pick<
  RechargeChannel,
  | 'id'
  | 'channelType'
  | 'currencyId'
  | 'decimals'
  | 'minAmount'
  | 'maxAmount'
  | 'feeRate'
  | 'isProofRequired'
  | 'confirmations'
  | 'payMinutes'
>

export interface CreateDeposit {
  readonly userId: bigint
  readonly idempotencyKey: string
  readonly channel: DepositChannel
  /** A decimal string, at most 2 decimals unless the channel takes more [R5.4]. */
  readonly amount: string
  /** The upload that proves the payment, where the channel requires one. */
  readonly proofId?: bigint | undefined
}

/** A change of the caller's own deposit. */
export interface ChangeDeposit {
  readonly userId: bigint
  readonly idempotencyKey: string
  readonly depositId: bigint
}

const INSERT = `INSERT INTO deposits(id, user_id, channel_id, channel_type, amount, fee, status, proof_id,
    confirmations, confirmations_needed, pay_until, created_at, pending_since, currency_id, asset)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 0, $9, $10, $11, $12, $13, $14)`
const LOCK_OWN = 'SELECT * FROM deposits WHERE id = $1 AND user_id = $2 /*lock*/'
const CLOSE = 'UPDATE deposits SET status = $2, reason = $3, reviewed_at = $4 WHERE id = $1'
const PAY = "UPDATE deposits SET status = 'pending', pending_since = $2 WHERE id = $1"

const FAILED_REASON = 'hint_payment_failed'

/**
 * Creates a deposit. No balance changes before it is approved. The channel's fee is rounded toward zero at the minor unit. The account
 * is locked against closing meanwhile.
 * @throws DomainError `invalid_field`, `below_minimum` or `above_maximum` for the field `amount`; `deposit_proof_needed` or
 * `upload_unknown` for `proofId`; `account_closed`; `idempotency_mismatch`.
 */
export function createDeposit(context: Context, input: CreateDeposit): Steps<UnnamedDeposit> {
  const { userId, idempotencyKey, channel, amount, proofId } = input
  const proof = proofId === undefined ? [] : [proofId]
  const request = ['createDeposit', BigInt(channel.id), amount, ...proof]
  return executeOnce(context, { userId, key: idempotencyKey, request }, createSteps(context, input))
}

function* createSteps(
  context: Context,
  { userId, channel, amount, proofId }: CreateDeposit,
): Steps<UnnamedDeposit> {
  const units = parseAmount(amount, channel)
  yield* assertAccountOpen(userId)
  if (channel.isProofRequired === 1 && proofId === undefined) {
    throw domainError('deposit_proof_needed', { field: 'proofId' })
  }
  if (proofId !== undefined) {
    yield* claimUpload(context, { uploadId: proofId, userId, purpose: 'deposit-proof', field: 'proofId' })
  }
  const { now } = context
  const { payMinutes } = channel
  const row: DepositRow = {
    id: context.id(),
    user_id: userId,
    channel_id: BigInt(channel.id),
    channel_type: channel.channelType,
    currency_id: BigInt(channel.currencyId),
    asset: currencyAsset(channel.currencyId),
    amount: units,
    fee: applyRate(units, parseRate(channel.feeRate)),
    status: payMinutes === undefined ? 'pending' : 'unpaid',
    reason: null,
    proof_id: proofId ?? null,
    confirmations: 0n,
    confirmations_needed: BigInt(channel.confirmations ?? 0),
    pay_until: payMinutes === undefined ? null : now + BigInt(payMinutes) * MINUTE_BIGINT,
    created_at: now,
    pending_since: payMinutes === undefined ? now : null,
    reviewed_at: null,
    price: null,
    price_time: null,
    value: null,
  }
  const terms = [row.channel_id, row.channel_type, units, row.fee, row.status, row.proof_id] as const
  const confirmationTerms = [row.confirmations_needed, row.pay_until, now, row.pending_since] as const
  const values = [row.id, userId, ...terms, ...confirmationTerms, row.currency_id, row.asset]
  return yield* finish(toDeposit(row), [INSERT, values])
}

/** Decimals of an amount, unless the channel defines others [R5.4]. */
const DEFAULT_DECIMALS = 2

function parseAmount(amount: string, channel: DepositChannel): bigint {
  const { minAmount, maxAmount, currencyId, decimals = DEFAULT_DECIMALS } = channel
  if (!isDecimal(amount) || amount.startsWith('-') || scaleOf(amount) > decimals)
    throw domainError('invalid_field', { field: 'amount' })
  const scale = scaleOfAsset(currencyAsset(currencyId))
  const units = toMinorUnits(amount, scale)
  const currency = findCurrency(currencyId)?.currencyName ?? ''
  if (units < toMinorUnits(minAmount, scale) || units === 0n) {
    throw domainError('below_minimum', { field: 'amount', minimum: minAmount, currency })
  }
  if (units > toMinorUnits(maxAmount, scale)) {
    throw domainError('above_maximum', { field: 'amount', maximum: maxAmount, currency })
  }
  return units
}

/**
 * Cancels the caller's own undecided deposit; no balance changes.
 * @throws DomainError `deposit_unknown`, `deposit_not_pending`, `idempotency_mismatch`
 */
export function cancelDeposit(context: Context, input: ChangeDeposit): Steps<UnnamedDeposit> {
  const { userId, idempotencyKey: key, depositId } = input
  const request = ['cancelDeposit', depositId]
  return executeOnce(context, { userId, key, request }, cancelSteps(context, input))
}

function* cancelSteps(context: Context, { userId, depositId }: ChangeDeposit): Steps<UnnamedDeposit> {
  const deposit = yield* lockOwn(depositId, userId)
  return yield* closeDeposit(context, deposit, { status: 'cancelled', reason: null })
}

/**
 * Records the result of a payment page: a paid deposit becomes pending, a failed one is rejected.
 * @throws DomainError `deposit_unknown`; `deposit_not_unpaid` when it is not, or no longer, awaiting payment
 */
export function payDeposit(
  context: Context,
  input: ChangeDeposit & { readonly outcome: 'paid' | 'failed' },
): Steps<UnnamedDeposit> {
  const { userId, idempotencyKey: key, depositId, outcome } = input
  const request = ['payDeposit', depositId, outcome]
  return executeOnce(context, { userId, key, request }, paySteps(context, input))
}

function* paySteps(
  context: Context,
  { userId, depositId, outcome }: ChangeDeposit & { readonly outcome: 'paid' | 'failed' },
): Steps<UnnamedDeposit> {
  const deposit = yield* lockOwn(depositId, userId)
  const { status, pay_until } = deposit
  if (status !== 'unpaid' || pay_until === null || context.now >= pay_until)
    throw domainError('deposit_not_unpaid')
  if (outcome === 'failed')
    return yield* closeDeposit(context, deposit, { status: 'rejected', reason: FAILED_REASON })
  const paid: DepositRow = { ...deposit, status: 'pending', pending_since: context.now }
  return yield* finish(toDeposit(paid), [PAY, [deposit.id, context.now]])
}

function* lockOwn(id: bigint, userId: bigint): Steps<DepositRow> {
  const [deposit] = yield* read<DepositRow>(LOCK_OWN, [id, userId])
  if (!deposit) throw domainError('deposit_unknown')
  return deposit
}

/** Ends a deposit without crediting it. @throws DomainError `deposit_not_pending` when it has already ended */
export function* closeDeposit(
  context: Context,
  deposit: DepositRow,
  { status, reason }: { status: Extract<DepositStatus, 'rejected' | 'cancelled'>; reason: string | null },
  ...more: readonly Statement[]
): Steps<UnnamedDeposit> {
  if (!canTransition(DEPOSIT_TRANSITIONS, deposit.status, status)) throw domainError('deposit_not_pending')
  const closed: DepositRow = { ...deposit, status, reason, reviewed_at: context.now }
  return yield* finish(toDeposit(closed), [CLOSE, [deposit.id, status, reason, context.now]], ...more)
}
