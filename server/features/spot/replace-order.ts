/** An open spot order whose place another one takes. */
import { findOwned } from '#server/kernel/owned-rows.ts'
import type { Context, Reader, Steps } from '#server/kernel/store.ts'
import { formatMoney, formatQuantity } from '#src/lib/money/minor-units.ts'
import type { OrderToCancel } from '#server/matching/catch-up.ts'
import { requireReplaceable, type Cancellation } from '#server/matching/replaced-order.ts'
import { BUY, type Side, toSide } from '#src/lib/trading/spot-math.ts'
import { closeSpotOrder, lockSpotOrder, type SpotOrderRow } from './order.ts'
import { holdOf, referenceTo, releaseEntries } from './settlement.ts'

/** The order to replace, its owner, and what the new one is for. */
interface Replacing {
  readonly id: bigint
  readonly userId: bigint
  readonly side: Side
  readonly productId: number
}

const isAlike =
  ({ side, productId }: Replacing) =>
  (order: SpotOrderRow) =>
    toSide(order.side) === side && order.product_id === BigInt(productId)

/** Locks the order to replace. @throws DomainError `order_unknown`, `order_not_open` */
export function* lockReplaced(replacing: Replacing): Steps<SpotOrderRow> {
  const { id, userId } = replacing
  return requireReplaceable(yield* lockSpotOrder(id, userId), isAlike(replacing))
}

export const cancellationOf = (
  { now }: Context,
  order: SpotOrderRow,
  { isReached }: OrderToCancel<SpotOrderRow>,
): Cancellation => ({
  isReached: isReached(order, Number(now)),
  close: closeSpotOrder({ ...order, status: 'cancelled', closed_at: now }),
  reference: referenceTo(order),
  entries: releaseEntries(order),
})

/**
 * What the order to replace keeps on hold, a decimal: USDT of a purchase, the quantity of a sale.
 * @throws DomainError `order_unknown`, `order_not_open`
 */
export async function heldByReplaced(reader: Reader, replacing: Replacing): Promise<string> {
  const found = await findOwned<SpotOrderRow>(reader, 'spot_orders', replacing)
  const { amount } = holdOf(requireReplaceable(found, isAlike(replacing)))
  return replacing.side === BUY ? formatMoney(amount) : formatQuantity(amount)
}
