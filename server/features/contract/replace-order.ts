/** An open contract order whose place another one takes. */
import { findOwned } from '#server/kernel/owned-rows.ts'
import type { Context, Reader, Steps } from '#server/kernel/store.ts'
import type { OrderToCancel } from '#server/matching/catch-up.ts'
import { requireReplaceable, type Cancellation } from '#server/matching/replaced-order.ts'
import type { ContractDirection } from '#models'
import { closeContractOrder, lockContractOrder, type ContractOrderRow } from './order.ts'
import { referenceToContract, releaseEntries } from './settlement.ts'

/** The order to replace, its owner, and what the new one is for. */
interface Replacing {
  readonly id: bigint
  readonly userId: bigint
  readonly direction: ContractDirection
  readonly productId: number
}

const isAlike =
  ({ direction, productId }: Replacing) =>
  (order: ContractOrderRow) =>
    order.direction === direction && order.product_id === BigInt(productId)

const holdOf = ({ margin, fee }: ContractOrderRow): bigint => margin + fee

/** Locks the order to replace. @throws DomainError `order_unknown`, `order_not_open` */
export function* lockReplaced(replacing: Replacing): Steps<ContractOrderRow> {
  const { id, userId } = replacing
  return requireReplaceable(yield* lockContractOrder(id, userId), isAlike(replacing))
}

export const cancellationOf = (
  { now }: Context,
  order: ContractOrderRow,
  { isReached }: OrderToCancel<ContractOrderRow>,
): Cancellation => ({
  isReached: isReached(order, Number(now)),
  close: closeContractOrder({ ...order, status: 'cancelled', closed_at: now }),
  reference: referenceToContract(order.id),
  entries: releaseEntries(holdOf(order)),
})

/**
 * What the order to replace keeps on hold, in minor units of USDT.
 * @throws DomainError `order_unknown`, `order_not_open`
 */
export async function heldByReplaced(reader: Reader, replacing: Replacing): Promise<bigint> {
  const found = await findOwned<ContractOrderRow>(reader, 'contract_orders', replacing)
  return holdOf(requireReplaceable(found, isAlike(replacing)))
}
