import type { Reader } from './store.ts'

/** Whether a row belongs to a person. */
export async function isOwnedBy(
  reader: Reader,
  table: string,
  { userId, id }: { readonly userId: bigint; readonly id: bigint },
): Promise<boolean> {
  const rows = await reader.query(`SELECT id FROM ${table} WHERE id = $1 AND user_id = $2`, [id, userId])
  return rows.length > 0
}
