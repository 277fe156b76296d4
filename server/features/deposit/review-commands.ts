import { finish, read, type Context, type Statement, type Steps } from '#server/kernel/store.ts'
import { post } from '#server/ledger/ledger.ts'
import { lockWallet } from '#server/ledger/wallet.ts'
import { productIdOf, scaleOfAsset } from '#server/ledger/units.ts'
import { parsePrice, formatUnits } from '#src/lib/money/minor-units.ts'
import { findCurrency } from '#server/ledger/currencies.ts'
import { usdtValue } from '../exchange/pricing.ts'
import { increaseHoldingCost } from '../wallet/holdings.ts'
import { insertMessage } from '#server/messages.ts'
import { domainError } from '#server/problem.ts'
import { DEPOSIT_TRANSITIONS } from './transitions.ts'
import { canTransition } from '#server/kernel/state-machine.ts'
import { closeDeposit } from './commands.ts'
import { assetOf, toDeposit, type UnnamedDeposit, type DepositRow } from './deposit.ts'

const LOCK = 'SELECT * FROM deposits WHERE id = $1 /*lock*/'
const APPROVE = `UPDATE deposits SET status = 'approved', confirmations = confirmations_needed, reviewed_at = $2,
  price = $3, price_time = $4, value = $5 WHERE id = $1`
const CONFIRM = 'UPDATE deposits SET confirmations = $2 WHERE id = $1'

export interface ApproveDeposit {
  readonly depositId: bigint
  /** The coin's USDT price, a decimal string, and its time in milliseconds; absent for a deposit of USDT. */
  readonly coin?: { readonly price: string; readonly time: number } | undefined
}

/**
 * Credits a pending deposit: its amount and, as a separate entry, its fee. The cost basis of coins is their current value. Idempotent.
 * @throws DomainError `deposit_unknown`, or `deposit_not_pending` when it has ended otherwise or is not paid
 * @throws Error when a deposit of coins comes without a price
 */
export function* approveDeposit(context: Context, input: ApproveDeposit): Steps<UnnamedDeposit> {
  const { depositId } = input
  const pending = yield* lockDeposit(depositId)
  if (pending.status === 'approved') return toDeposit(pending)
  if (!canTransition(DEPOSIT_TRANSITIONS, pending.status, 'approved'))
    throw domainError('deposit_not_pending')
  const { id, user_id, amount, fee, confirmations_needed: confirmations } = pending
  const asset = assetOf(pending)
  const creditValue = creditValueOf(pending, input)
  const approved: DepositRow = {
    ...pending,
    ...creditValue,
    status: 'approved',
    confirmations,
    reviewed_at: context.now,
  }
  const wallet = yield* lockWallet(user_id, [asset])
  return yield* finish(
    toDeposit(approved),
    [APPROVE, [id, context.now, creditValue.price, creditValue.price_time, creditValue.value]],
    ...post(context, wallet, { type: 'deposit', id }, [
      { account: 'available', asset, type: 'deposit', amount },
      { account: 'available', asset, type: 'fee', amount: -fee },
      { account: 'bank', asset, type: 'deposit', amount: -amount },
      { account: 'fees', asset, type: 'fee', amount: fee },
    ]),
    ...holdingStatements(approved),
    insertMessage(context, user_id, 'deposit_approved', messageParams(pending, amount - fee)),
  )
}

/** The price and value that coins are credited at; nulls for USDT. */
function creditValueOf(
  row: DepositRow,
  { coin }: ApproveDeposit,
): Pick<DepositRow, 'price' | 'price_time' | 'value'> {
  if (productIdOf(row.asset) === null) return { price: null, price_time: null, value: null }
  if (!coin) throw new Error('A deposit of coins is approved at a price.')
  const price = parsePrice(coin.price)
  const scale = scaleOfAsset(row.asset)
  const value = usdtValue(row.amount - row.fee, { price, isInverse: false }, { scale, decimals: scale })
  return { price, price_time: BigInt(coin.time), value }
}

function holdingStatements({ user_id, asset, value }: DepositRow): Statement[] {
  const productId = productIdOf(asset)
  return productId === null || value === null ? [] : [increaseHoldingCost(user_id, BigInt(productId), value)]
}

/** The message parameters of an amount of a deposit. */
function messageParams({ asset, currency_id }: DepositRow, units: bigint) {
  const currency = findCurrency(Number(currency_id))?.currencyName ?? ''
  return { amount: formatUnits(units, scaleOfAsset(asset)), currency }
}

export interface RejectDeposit {
  readonly depositId: bigint
  /** The message key of the reason for the customer. */
  readonly reason: string
}

/**
 * Rejects a pending or unpaid deposit; no balance changes. Idempotent.
 * @throws DomainError `deposit_unknown`, or `deposit_not_pending` when it has ended otherwise.
 */
export function* rejectDeposit(
  context: Context,
  { depositId, reason }: RejectDeposit,
): Steps<UnnamedDeposit> {
  const deposit = yield* lockDeposit(depositId)
  if (deposit.status === 'rejected') return toDeposit(deposit)
  const { user_id, amount } = deposit
  const message = insertMessage(context, user_id, 'deposit_rejected', {
    ...messageParams(deposit, amount),
    reason,
  })
  return yield* closeDeposit(context, deposit, { status: 'rejected', reason }, message)
}

/**
 * Records the confirmations of a pending transfer; never fewer than before, and no more than needed.
 * @throws DomainError `deposit_unknown`, or `deposit_not_pending` when it has ended.
 */
export function* confirmDeposit(
  context: Context,
  { depositId, confirmations }: { readonly depositId: bigint; readonly confirmations: number },
): Steps<UnnamedDeposit> {
  const deposit = yield* lockDeposit(depositId)
  if (!canTransition(DEPOSIT_TRANSITIONS, deposit.status, 'pending')) throw domainError('deposit_not_pending')
  const { confirmations_needed: needed, confirmations: before } = deposit
  const counted = [BigInt(confirmations), needed].reduce((least, one) => (one < least ? one : least))
  const updated: DepositRow = { ...deposit, confirmations: counted > before ? counted : before }
  return yield* finish(toDeposit(updated), [CONFIRM, [deposit.id, updated.confirmations]])
}

function* lockDeposit(id: bigint): Steps<DepositRow> {
  const [deposit] = yield* read<DepositRow>(LOCK, [id])
  if (!deposit) throw domainError('deposit_unknown')
  return deposit
}
