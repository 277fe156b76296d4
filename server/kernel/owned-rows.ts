import type { Reader, Row } from './store.ts'

/** Whether a row belongs to a person. */
export async function isOwnedBy(
  reader: Reader,
  table: string,
  { userId, id }: { readonly userId: bigint; readonly id: bigint },
): Promise<boolean> {
  const rows = await reader.query(`SELECT id FROM ${table} WHERE id = $1 AND user_id = $2`, [id, userId])
  return rows.length > 0
}

/** A row of a person; undefined also when it is another person's. */
export async function findOwned<Found extends Row>(
  reader: Reader,
  table: string,
  { userId, id }: { readonly userId: bigint; readonly id: bigint },
): Promise<Found | undefined> {
  const [row] = await reader.query<Found>(`SELECT * FROM ${table} WHERE id = $1 AND user_id = $2`, [
    id,
    userId,
  ])
  return row
}
