import { finish, read, type Context, type Statement, type Steps } from '#server/kernel/store.ts'
import { lockWallet, post } from '#server/ledger/ledger.ts'
import { parsePrice, printUnits, productOf, scaleOfAsset } from '#server/ledger/units.ts'
import { findCurrency } from '#server/ledger/currencies.ts'
import { usdtValue } from '../exchange/pricing.ts'
import { addToHolding } from '../wallet/holdings.ts'
import { leaveMessage } from '#server/messages.ts'
import { refusal } from '#server/problem.ts'
import { DEPOSIT_TRANSITIONS, canBecome } from '../shared/state-machine.ts'
import { close } from './commands.ts'
import { assetOf, toDeposit, type Deposit, type DepositRow } from './deposit.ts'

const LOCK = 'SELECT * FROM deposits WHERE id = $1 /*lock*/'
const APPROVE = `UPDATE deposits SET status = 'approved', confirmations = confirmations_needed, reviewed_at = $2,
  price = $3, price_time = $4, value = $5 WHERE id = $1`
const CONFIRM = 'UPDATE deposits SET confirmations = $2 WHERE id = $1'

export interface ApproveDeposit {
  readonly depositId: bigint
  /** What one of its coin costs in USDT, a decimal string, and when it did, in milliseconds; nothing of a deposit of USDT. */
  readonly coin?: { readonly price: string; readonly time: number } | undefined
}

/**
 * Credits a pending deposit: its amount and, as an entry of its own, its fee. Coins count as having cost what they are worth now. Asked
 * again, it answers the approved deposit.
 * @throws DomainError `deposit_unknown`, or `deposit_not_pending` when it has ended otherwise or is not paid
 * @throws Error when a deposit of coins comes without a price
 */
export function* approveDeposit(context: Context, input: ApproveDeposit): Steps<Deposit> {
  const { depositId } = input
  const pending = yield* lockDeposit(depositId)
  if (pending.status === 'approved') return toDeposit(pending)
  if (!canBecome(DEPOSIT_TRANSITIONS, pending.status, 'approved')) throw refusal('deposit_not_pending')
  const { id, user_id, amount, fee, confirmations_needed: confirmations } = pending
  const asset = assetOf(pending)
  const worth = worthOf(pending, input)
  const approved: DepositRow = {
    ...pending,
    ...worth,
    status: 'approved',
    confirmations,
    reviewed_at: context.now,
  }
  const wallet = yield* lockWallet(user_id, [asset])
  return yield* finish(
    toDeposit(approved),
    [APPROVE, [id, context.now, worth.price, worth.price_time, worth.value]],
    ...post(context, wallet, { type: 'deposit', id }, [
      { account: 'available', asset, type: 'deposit', amount },
      { account: 'available', asset, type: 'fee', amount: -fee },
      { account: 'bank', asset, type: 'deposit', amount: -amount },
      { account: 'fees', asset, type: 'fee', amount: fee },
    ]),
    ...holdingOf(approved),
    leaveMessage(context, user_id, 'deposit_approved', told(pending, amount - fee)),
  )
}

/** What coins are credited at; nothing of USDT. */
function worthOf(
  row: DepositRow,
  { coin }: ApproveDeposit,
): Pick<DepositRow, 'price' | 'price_time' | 'value'> {
  if (productOf(row.asset) === null) return { price: null, price_time: null, value: null }
  if (!coin) throw new Error('A deposit of coins is approved at a price.')
  const price = parsePrice(coin.price)
  const scale = scaleOfAsset(row.asset)
  const value = usdtValue(row.amount - row.fee, { price, isInverse: false }, { scale, decimals: scale })
  return { price, price_time: BigInt(coin.time), value }
}

function holdingOf({ user_id, asset, value }: DepositRow): Statement[] {
  const productId = productOf(asset)
  return productId === null || value === null ? [] : [addToHolding(user_id, BigInt(productId), value)]
}

/** An amount of a deposit's currency, as a message tells it. */
function told({ asset, currency_id }: DepositRow, units: bigint) {
  const currency = findCurrency(Number(currency_id))?.currencyName ?? ''
  return { amount: printUnits(units, scaleOfAsset(asset)), currency }
}

export interface RejectDeposit {
  readonly depositId: bigint
  /** The message key that the customer is told. */
  readonly reason: string
}

/**
 * Turns a deposit down that is pending or was not paid; no balance changes. Asked again, it answers the rejected deposit.
 * @throws DomainError `deposit_unknown`, or `deposit_not_pending` when it has ended otherwise.
 */
export function* rejectDeposit(context: Context, { depositId, reason }: RejectDeposit): Steps<Deposit> {
  const deposit = yield* lockDeposit(depositId)
  if (deposit.status === 'rejected') return toDeposit(deposit)
  const { user_id, amount } = deposit
  const message = leaveMessage(context, user_id, 'deposit_rejected', { ...told(deposit, amount), reason })
  return yield* close(context, deposit, { status: 'rejected', reason }, message)
}

/**
 * Notes how many blocks confirm a pending transfer; never fewer than before, and no more than it needs.
 * @throws DomainError `deposit_unknown`, or `deposit_not_pending` when it has ended.
 */
export function* confirmDeposit(
  context: Context,
  { depositId, confirmations }: { readonly depositId: bigint; readonly confirmations: number },
): Steps<Deposit> {
  const deposit = yield* lockDeposit(depositId)
  if (!canBecome(DEPOSIT_TRANSITIONS, deposit.status, 'pending')) throw refusal('deposit_not_pending')
  const { confirmations_needed: most, confirmations: before } = deposit
  const counted = [BigInt(confirmations), most].reduce((least, one) => (one < least ? one : least))
  const known: DepositRow = { ...deposit, confirmations: counted > before ? counted : before }
  return yield* finish(toDeposit(known), [CONFIRM, [deposit.id, known.confirmations]])
}

function* lockDeposit(id: bigint): Steps<DepositRow> {
  const [deposit] = yield* read<DepositRow>(LOCK, [id])
  if (!deposit) throw refusal('deposit_unknown')
  return deposit
}
