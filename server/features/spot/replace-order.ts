/** An open order whose place another one takes: it is canceled in the transaction that places the new one. */
import type { Context, Reader, Statement } from '#server/kernel/store.ts'
import { post, type Wallet } from '#server/ledger/ledger.ts'
import { formatMoney, formatQuantity } from '#server/ledger/units.ts'
import { walletAfter } from '#server/ledger/wallet-after.ts'
import { domainError } from '#server/problem.ts'
import { BUY, type Side } from '#src/lib/trading/spot-math.ts'
import { closeSpotOrder, findOwnSpotOrder, type SpotOrderRow } from './order.ts'
import { holdOf, referenceTo, releaseEntries } from './settlement.ts'
import { toSide } from './side.ts'

/** What the new order is for. */
interface NewOrder {
  readonly side: Side
  readonly productId: number
}

/** Whether an order can be replaced by one for that: what it keeps on hold is then what the new one needs. */
export const canReplace = (order: SpotOrderRow, { side, productId }: NewOrder): boolean =>
  toSide(order.side) === side && order.product_id === BigInt(productId)

/** A wallet after an order was released, and the statements that do so; without an order the wallet as it is. */
export function releaseFor(
  context: Context,
  wallet: Wallet,
  order: SpotOrderRow | undefined,
): { wallet: Wallet; released: Statement[] } {
  if (!order) return { wallet, released: [] }
  const id = context.id(wallet.lastTransactionId)
  const entries = releaseEntries(order)
  const released = [
    closeSpotOrder({ ...order, status: 'cancelled', closed_at: context.now }),
    ...post(context, wallet, referenceTo(order), entries, id),
  ]
  const posted = { id, reference: referenceTo(order), time: context.now, entries }
  return { wallet: walletAfter(wallet, posted), released }
}

/**
 * What an own open order keeps on hold, a decimal: USDT of a purchase, the quantity of a sale.
 * @throws DomainError `order_unknown`, also where it cannot be replaced by the new order; `order_not_open`
 */
export async function heldByReplaced(
  reader: Reader,
  { id, userId, ...order }: NewOrder & { readonly id: bigint; readonly userId: bigint },
): Promise<string> {
  const found = await findOwnSpotOrder(reader, { id, userId })
  if (!found || !canReplace(found, order)) throw domainError('order_unknown')
  if (found.status !== 'open') throw domainError('order_not_open')
  const { amount } = holdOf(found)
  return order.side === BUY ? formatMoney(amount) : formatQuantity(amount)
}
