import type { AccountMessage, AccountMessageKind } from '#models'
import { whereAll, readPage, type Condition, type Page, type Paging } from './kernel/paging.ts'
import {
  finish,
  read,
  type Context,
  type Reader,
  type Row,
  type Statement,
  type Steps,
} from './kernel/store.ts'
import { domainError } from './problem.ts'

/** A message as it is stored. */
export interface MessageRow extends Row {
  readonly id: bigint
  readonly user_id: bigint
  readonly kind: AccountMessageKind
  readonly params: string
  readonly created_at: bigint
  readonly read_at: bigint | null
}

const INSERT = `INSERT INTO messages(id, user_id, kind, params, created_at) VALUES ($1, $2, $3, $4, $5)`
const MARK_READ = 'UPDATE messages SET read_at = $3 WHERE user_id = $1 AND id = $2 AND read_at IS NULL'
/** How many are marked in one command, so that others come in between. */
const MARKED_AT_ONCE = 1_000
const MARK_SOME_READ = `UPDATE messages SET read_at = $2 WHERE id IN (
    SELECT id FROM messages WHERE user_id = $1 AND read_at IS NULL AND created_at <= $3 LIMIT ${MARKED_AT_ONCE}
  ) AND read_at IS NULL RETURNING id`
const OWN = 'SELECT * FROM messages WHERE user_id = $1 AND id = $2'
const UNREAD = 'SELECT count(*) AS unread FROM messages WHERE user_id = $1 AND read_at IS NULL'

/** The statement that inserts a message; it belongs into the transaction of the event that it reports. */
export function insertMessage(
  context: Context,
  userId: bigint,
  kind: AccountMessageKind,
  params: Readonly<Record<string, string>> = {},
): Statement {
  context.changed({ of: 'messages', userId })
  return [INSERT, [context.id(), userId, kind, JSON.stringify(params), context.now]]
}

/** How many messages this person has not read [R1.3]. */
export async function countUnreadMessages(reader: Reader, userId: bigint): Promise<number> {
  const [row] = await reader.query<{ unread: bigint }>(UNREAD, [userId])
  return Number(row?.unread ?? 0n)
}

/** A page of a person's messages, newest first; of the unread ones alone when `isUnread`. */
export function listMessages(
  reader: Reader,
  { userId, isUnread, ...paging }: Paging & { readonly userId: bigint; readonly isUnread: boolean },
): Promise<Page<AccountMessage>> {
  const unread: Condition[] = isUnread ? [['read_at IS NULL']] : []
  const found = whereAll(['user_id =', userId], ...unread)
  return readPage(reader, paging, { table: 'messages', ...found }, toMessage)
}

/** A person's own message; undefined also when it is somebody else's. */
export async function findMessage(
  reader: Reader,
  { userId, id }: { readonly userId: bigint; readonly id: bigint },
): Promise<AccountMessage | undefined> {
  const [row] = await reader.query<MessageRow>(OWN, [userId, id])
  return row && toMessage(row)
}

/** Marks a message as read; the first time counts. @throws DomainError `message_unknown` */
export function* markMessageRead(
  context: Context,
  { userId, id }: { readonly userId: bigint; readonly id: bigint },
): Steps<void> {
  const [known] = yield* read<MessageRow>(OWN, [userId, id])
  if (!known) throw domainError('message_unknown')
  return yield* finish(undefined, [MARK_READ, [userId, id, context.now]])
}

/** Marks some of a person's messages as read that were sent until a time. @returns whether there may be more */
export function* markSomeMessagesRead(
  context: Context,
  { userId, sentUntil }: { readonly userId: bigint; readonly sentUntil: number },
): Steps<boolean> {
  const marked = yield* read(MARK_SOME_READ, [userId, context.now, BigInt(sentUntil)])
  return yield* finish(marked.length === MARKED_AT_ONCE)
}

/** A message as it is sent. */
export function toMessage({ id, kind, params, created_at, read_at }: MessageRow): AccountMessage {
  return {
    id: `${id}`,
    kind,
    params: JSON.parse(params) as Record<string, string>,
    createdAt: Number(created_at),
    readAt: read_at === null ? null : Number(read_at),
  }
}
