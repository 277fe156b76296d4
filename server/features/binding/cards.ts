import { CARD_NUMBER } from '#src/lib/validation/bank-card.ts'
import { finish, read, type Context, type Reader, type Row, type Steps } from '#server/kernel/store.ts'
import { domainError } from '#server/problem.ts'
import { MAX_BOUND, countBound } from './bound-limit.ts'

/** A bank card that withdrawals may go to; the names of its properties are in the reader's language. */
export interface StoredBankCard {
  readonly id: string
  /** In capitals and without spaces. */
  readonly cardNumber: string
  /** The entered values by property key. */
  readonly properties: Readonly<Record<string, string>>
  /** Milliseconds since 1970 UTC. */
  readonly createdAt: number
}

interface BankCardRow extends Row {
  readonly id: bigint
  readonly card_number: string
  readonly properties: string
  readonly created_at: bigint
}

const INSERT = `INSERT INTO bank_cards(id, user_id, card_number, properties, created_at) VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT DO NOTHING RETURNING id`
const UNBIND = `UPDATE bank_cards SET unbound_at = $3 WHERE id = $1 AND user_id = $2 AND unbound_at IS NULL RETURNING id`
const SELECT_BOUND = 'SELECT * FROM bank_cards WHERE user_id = $1 AND unbound_at IS NULL'

export interface BindBankCard {
  readonly userId: bigint
  readonly cardNumber: string
  readonly properties: Readonly<Record<string, string>>
}

/**
 * Binds a card whose properties have been checked.
 * @throws DomainError `card_bound` for the card number, or `card_limit`.
 */
export function* bindBankCard(context: Context, input: BindBankCard): Steps<StoredBankCard> {
  const { userId, cardNumber, properties } = input
  const total = yield* countBound('bank_cards', userId)
  if (total >= MAX_BOUND) throw domainError('card_limit', { limit: String(MAX_BOUND) })
  const id = context.id()
  const values = [id, userId, cardNumber, JSON.stringify(properties), context.now]
  const inserted = yield* read(INSERT, values)
  if (inserted.length === 0) throw domainError('card_bound', { field: CARD_NUMBER })
  return yield* finish({ id: `${id}`, cardNumber, properties, createdAt: Number(context.now) })
}

export interface Unbind {
  readonly userId: bigint
  readonly id: bigint
}

/** Unbinds one of the caller's cards. @throws DomainError `card_unknown`, also for another person's */
export function* unbindBankCard(context: Context, { userId, id }: Unbind): Steps<void> {
  const unbound = yield* read(UNBIND, [id, userId, context.now])
  if (unbound.length === 0) throw domainError('card_unknown')
  return yield* finish(undefined)
}

/** A person's bound cards, newest first. */
export async function listBankCards(reader: Reader, userId: bigint): Promise<StoredBankCard[]> {
  const rows = await reader.query<BankCardRow>(`${SELECT_BOUND} ORDER BY id DESC`, [userId])
  return rows.map(toStoredBankCard)
}

/** One of a person's bound cards. */
export function* readBankCard({ userId, id }: Unbind): Steps<StoredBankCard | undefined> {
  const [row] = yield* read<BankCardRow>(`${SELECT_BOUND} AND id = $2`, [userId, id])
  return row && toStoredBankCard(row)
}

function toStoredBankCard({ id, card_number, properties, created_at }: BankCardRow): StoredBankCard {
  return {
    id: `${id}`,
    cardNumber: card_number,
    properties: JSON.parse(properties) as Record<string, string>,
    createdAt: Number(created_at),
  }
}
