import type { LedgerReferenceType } from '#models'
import type { Reader, Row, Statement } from '#server/kernel/store.ts'

/** A part of a sale, which comes from one lot, with its cost by either method; minor units and milliseconds since 1970 UTC. */
export interface GainRow extends Row {
  readonly year: bigint
  /** The transaction. */
  readonly id: bigint
  readonly part: bigint
  readonly product_id: bigint
  readonly quantity: bigint
  readonly proceeds: bigint
  readonly fifo_cost: bigint
  readonly average_cost: bigint
  readonly sold_at: bigint
  readonly reference_type: LedgerReferenceType
  readonly reference_id: bigint
  readonly acquired_at: bigint
  readonly acquired_type: LedgerReferenceType
  readonly acquired_id: bigint
}

const COLUMNS = [
  'year',
  'id',
  'part',
  'product_id',
  'quantity',
  'proceeds',
  'fifo_cost',
  'average_cost',
  'sold_at',
  'reference_type',
  'reference_id',
  'acquired_at',
  'acquired_type',
  'acquired_id',
] as const

const INSERT = `INSERT INTO realised_gains(user_id, ${COLUMNS.join(', ')})
  VALUES ($1, ${COLUMNS.map((_, index) => `$${index + 2}`).join(', ')})`

export function insertGain(userId: bigint, gain: GainRow): Statement {
  return [INSERT, [userId, ...COLUMNS.map(column => gain[column])]]
}

const SELECT = `SELECT ${COLUMNS.join(', ')} FROM realised_gains
  WHERE user_id = $1 AND year = $2 AND (id, part) < ($3, $4) ORDER BY id DESC, part DESC LIMIT $5`

/** Before which row a page begins. */
export interface GainCursor {
  readonly id: bigint
  readonly part: bigint
}

/** A page of a person's stored parts of sales in a year, newest first. */
export function selectGains(
  reader: Reader,
  userId: bigint,
  { year, before, limit }: { readonly year: number; readonly before: GainCursor; readonly limit: number },
): Promise<readonly GainRow[]> {
  return reader.query<GainRow>(SELECT, [userId, BigInt(year), before.id, before.part, BigInt(limit)])
}
