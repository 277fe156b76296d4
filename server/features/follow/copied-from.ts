import type { Reader } from '#server/kernel/store.ts'
import { inGroups, padToGroup, PLACES } from './id-groups.ts'

const NAMES = `SELECT c.order_id, t.nick_name FROM copies c JOIN follows f ON f.id = c.follow_id
  JOIN traders t ON t.id = f.trader_id WHERE c.order_id IN (${PLACES})`

/** Adds `copiedFrom`, the trader's nickname, to copied orders or positions. */
export async function withCopiedFrom<Order extends { readonly id: string }>(
  reader: Reader,
  orders: readonly Order[],
): Promise<(Order & { readonly copiedFrom?: string })[]> {
  const names = new Map<string, string>()
  for (const ids of inGroups(orders.map(order => BigInt(order.id)))) {
    const rows = await reader.query<{ order_id: bigint; nick_name: string }>(NAMES, padToGroup(ids))
    for (const { order_id, nick_name } of rows) names.set(`${order_id}`, nick_name)
  }
  return orders.map(order => {
    const copiedFrom = names.get(order.id)
    return copiedFrom === undefined ? order : { ...order, copiedFrom }
  })
}
