import type { AccountMessageKind as MessageKind } from '../src/api/generated/models/index.ts'
import { allOf, readPage, type Condition, type Page, type Paging } from './kernel/paging.ts'
import {
  finish,
  read,
  type Context,
  type Reader,
  type Row,
  type Statement,
  type Steps,
} from './kernel/store.ts'
import { refusal } from './problem.ts'

/** What an account is told without having asked; the app has the words of each kind, and `params` fill them. */
export interface Message {
  readonly id: string
  readonly kind: MessageKind
  readonly params: Readonly<Record<string, string>>
  /** Milliseconds since 1970 UTC. */
  readonly createdAt: number
  /** When it was first read; null: not yet. */
  readonly readAt: number | null
}

interface MessageRow extends Row {
  readonly id: bigint
  readonly kind: MessageKind
  readonly params: string
  readonly created_at: bigint
  readonly read_at: bigint | null
}

const INSERT = `INSERT INTO messages(id, user_id, kind, params, created_at) VALUES ($1, $2, $3, $4, $5)`
const READ = 'UPDATE messages SET read_at = $3 WHERE user_id = $1 AND id = $2 AND read_at IS NULL'
const READ_ALL = 'UPDATE messages SET read_at = $2 WHERE user_id = $1 AND read_at IS NULL'
const OWN = 'SELECT * FROM messages WHERE user_id = $1 AND id = $2'
const UNREAD = 'SELECT count(*) AS unread FROM messages WHERE user_id = $1 AND read_at IS NULL'

/** The statement that leaves a message; it goes into the transaction of what it tells of. `params` fill its words. */
export function leaveMessage(
  context: Context,
  userId: bigint,
  kind: MessageKind,
  params: Readonly<Record<string, string>> = {},
): Statement {
  return [INSERT, [context.id(), userId, kind, JSON.stringify(params), context.now]]
}

/** How many messages this person has not read [R1.3]. */
export async function countUnread(reader: Reader, userId: bigint): Promise<number> {
  const [row] = await reader.query<{ unread: bigint }>(UNREAD, [userId])
  return Number(row?.unread ?? 0n)
}

/** A page of a person's messages, newest first; of the unread ones alone when `isUnread`. */
export function listMessages(
  reader: Reader,
  { userId, isUnread, ...paging }: Paging & { readonly userId: bigint; readonly isUnread: boolean },
): Promise<Page<Message>> {
  const unread: Condition[] = isUnread ? [['read_at IS NULL']] : []
  const found = allOf(['user_id =', userId], ...unread)
  return readPage(reader, paging, { table: 'messages', ...found }, toMessage)
}

/** A person's own message; undefined also when it is somebody else's. */
export async function findMessage(
  reader: Reader,
  { userId, id }: { readonly userId: bigint; readonly id: bigint },
): Promise<Message | undefined> {
  const [row] = await reader.query<MessageRow>(OWN, [userId, id])
  return row && toMessage(row)
}

/** Marks a message as read; it stays read since the first time. Gives how many are unread then. @throws DomainError `message_unknown` */
export function* readMessage(
  context: Context,
  { userId, id }: { readonly userId: bigint; readonly id: bigint },
): Steps<number> {
  const [known] = yield* read<MessageRow>(OWN, [userId, id])
  if (!known) throw refusal('message_unknown')
  yield* read(READ, [userId, id, context.now])
  return yield* finish(yield* unreadOf(userId))
}

/** Marks all messages of a person as read. Gives how many are unread then: none. */
export function* readAllMessages(context: Context, { userId }: { readonly userId: bigint }): Steps<number> {
  yield* read(READ_ALL, [userId, context.now])
  return yield* finish(yield* unreadOf(userId))
}

function* unreadOf(userId: bigint): Steps<number> {
  const [row] = yield* read<{ unread: bigint }>(UNREAD, [userId])
  return Number(row!.unread)
}

function toMessage({ id, kind, params, created_at, read_at }: MessageRow): Message {
  return {
    id: `${id}`,
    kind,
    params: JSON.parse(params) as Record<string, string>,
    createdAt: Number(created_at),
    readAt: read_at === null ? null : Number(read_at),
  }
}
