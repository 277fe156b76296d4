/** An open order whose place another one takes: it is canceled in the transaction that places the new one. */
import type { Context, Statement } from '#server/kernel/store.ts'
import type { Entry, Reference } from '#server/ledger/ledger.ts'
import type { Wallet } from '#server/ledger/wallet.ts'
import { postFirst } from '#server/ledger/post-first.ts'
import { domainError } from '#server/problem.ts'

/**
 * The order, if another one can take its place.
 * @param order an own one; undefined: there is none
 * @param isAlike whether it is in the same product and on the same side, so that what it keeps on hold is what the new one needs
 * @throws DomainError `order_unknown`, also where it is not alike; `order_not_open`
 */
export function requireReplaceable<Order extends { readonly status: string }>(
  order: Order | undefined,
  isAlike: (order: Order) => boolean,
): Order {
  if (!order || !isAlike(order)) throw domainError('order_unknown')
  if (order.status !== 'open') throw domainError('order_not_open')
  return order
}

/** What canceling an order takes. */
export interface Cancellation {
  /** Whether the market has reached it: then it is filled, and cannot be canceled. */
  readonly isReached: boolean
  /** Stores it as canceled. */
  readonly close: Statement
  readonly reference: Reference
  /** Release its hold. */
  readonly entries: readonly Entry[]
}

/**
 * The statements that cancel the replaced order, and the wallet after it; without one, the wallet as it is.
 * @throws DomainError `order_not_open` when the market has reached it
 */
export function cancelReplaced(
  context: Context,
  wallet: Wallet,
  replaced: Cancellation | undefined,
): { wallet: Wallet; statements: Statement[] } {
  if (!replaced) return { wallet, statements: [] }
  if (replaced.isReached) throw domainError('order_not_open')
  const released = postFirst(context, wallet, replaced.reference, replaced.entries)
  return { wallet: released.wallet, statements: [replaced.close, ...released.statements] }
}
