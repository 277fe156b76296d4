import { lockUser } from '#server/auth/lock-user.ts'
import type { Note, NoteKind } from '#models'
import type { Migration } from '#server/kernel/migrations.ts'
import { finish, read, type Context, type Reader, type Steps } from '#server/kernel/store.ts'
import { findProduct, getProduct } from '#server/market/catalogue.ts'
import { domainError, type ProblemCode } from '#server/problem.ts'

/** Notes that account holders write for themselves: one on a product, an own order or an own position. */
export const noteSchema: Omit<Migration, 'version'> = {
  name: 'private notes',
  kind: 'expand',
  statements: [
    `CREATE TABLE notes(
      user_id BIGINT NOT NULL,
      kind TEXT NOT NULL CHECK (kind IN ('product', 'spotOrder', 'position')),
      ref_id BIGINT NOT NULL,
      content TEXT NOT NULL,
      updated_at BIGINT NOT NULL,
      PRIMARY KEY (user_id, kind, ref_id)
    ) /*clustered*/`,
  ],
}

/** How many notes an account may have. */
export const MAX_NOTES = 200n

export interface SaveNote {
  readonly userId: bigint
  readonly kind: NoteKind
  /** The id of the product, the order or the position. */
  readonly refId: bigint
  /** Empty to delete the note; spaces at its ends are removed. */
  readonly text: string
}

/** Where the trades of each kind are, and the refusal of one that is unknown or another person's. */
const TRADES = {
  spotOrder: ['spot_orders', 'order_unknown'],
  position: ['contract_positions', 'position_unknown'],
} as const satisfies Partial<Record<NoteKind, readonly [table: string, unknown: ProblemCode]>>

const DELETE = 'DELETE FROM notes WHERE user_id = $1 AND kind = $2 AND ref_id = $3'
const PUT = `INSERT INTO notes(user_id, kind, ref_id, content, updated_at) VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (user_id, kind, ref_id) DO UPDATE SET content = excluded.content, updated_at = excluded.updated_at`
const COUNT = 'SELECT count(*) AS total FROM notes WHERE user_id = $1 AND NOT (kind = $2 AND ref_id = $3)'
const LIST = `SELECT n.kind, n.ref_id, n.content, n.updated_at, coalesce(o.product_id, p.product_id, n.ref_id) AS product_id FROM notes n
  LEFT JOIN spot_orders o ON n.kind = 'spotOrder' AND o.id = n.ref_id
  LEFT JOIN contract_positions p ON n.kind = 'position' AND p.id = n.ref_id
  WHERE n.user_id = $1 ORDER BY n.updated_at DESC, n.kind, n.ref_id`

/** @throws DomainError `product_unknown`, `order_unknown` or `position_unknown`, also when it is another person's */
function* requireSubject({ userId, kind, refId }: SaveNote): Steps<void> {
  if (kind === 'product') {
    if (!findProduct(Number(refId))) throw domainError('product_unknown')
    return
  }
  const [table, unknown] = TRADES[kind]
  const [row] = yield* read(`SELECT id FROM ${table} WHERE id = $1 AND user_id = $2`, [refId, userId])
  if (!row) throw domainError(unknown)
}

/**
 * Writes, changes or deletes a note. Idempotent. @returns whether there is a note now
 * @throws DomainError as requireSubject; `note_limit`
 */
export function* saveNote(context: Context, note: SaveNote): Steps<boolean> {
  const { userId, kind, refId } = note
  const text = note.text.trim()
  if (text === '') return yield* finish(false, [DELETE, [userId, kind, refId]])
  yield* requireSubject(note)
  yield* lockUser(userId)
  const [others] = yield* read<{ total: bigint }>(COUNT, [userId, kind, refId])
  if (others!.total >= MAX_NOTES) throw domainError('note_limit', { limit: `${MAX_NOTES}` })
  return yield* finish(true, [PUT, [userId, kind, refId, text, context.now]])
}

interface NoteRow {
  readonly kind: NoteKind
  readonly ref_id: bigint
  readonly content: string
  readonly updated_at: bigint
  readonly product_id: bigint
  readonly [column: string]: string | bigint | null
}

/** All notes of an account, last changed first. */
export async function listNotes(reader: Reader, userId: bigint): Promise<Note[]> {
  const rows = await reader.query<NoteRow>(LIST, [userId])
  return rows.map(row => {
    const { productType, productCode } = getProduct(row.product_id)
    return {
      kind: row.kind,
      refId: `${row.ref_id}`,
      productType,
      productCode,
      text: row.content,
      updatedAt: Number(row.updated_at),
    }
  })
}
