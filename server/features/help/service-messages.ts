import type { LanguageCode, ServiceMessage } from '#models'
import { executeOnce } from '#server/kernel/idempotency.ts'
import { whereAll, readPage, type Page, type Paging } from '#server/kernel/paging.ts'
import { finish, read, type Context, type Reader, type Row, type Steps } from '#server/kernel/store.ts'
import { domainError } from '#server/problem.ts'
import { claimUpload } from '../upload/uploads.ts'

interface MessageRow extends Row {
  readonly id: bigint
  readonly user_id: bigint
  readonly sender: ServiceMessage['sender']
  readonly text: string
  readonly picture_id: bigint | null
  readonly locale: LanguageCode
  readonly created_at: bigint
  readonly read_at: bigint | null
}

export interface SendServiceMessage {
  readonly userId: bigint
  readonly idempotencyKey: string
  /** Trimmed. */
  readonly text: string
  readonly pictureId: bigint | undefined
  readonly locale: LanguageCode
}

/** A message without an answer. */
export interface UnansweredMessage {
  readonly id: bigint
  readonly text: string
  readonly hasPicture: boolean
  readonly locale: LanguageCode
}

const INSERT = `INSERT INTO service_messages(id, user_id, sender, text, picture_id, locale, created_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7)`
const MARK_ANSWERED = `UPDATE service_messages SET read_at = $2
  WHERE id = $1 AND sender = 'account' AND read_at IS NULL RETURNING *`
const READ_ALL = `UPDATE service_messages SET read_at = $2
  WHERE user_id = $1 AND sender = 'desk' AND read_at IS NULL`
const UNREAD = `SELECT count(*) AS unread FROM service_messages
  WHERE user_id = $1 AND sender = 'desk' AND read_at IS NULL`

/**
 * Sends a message to customer service: a text, a picture, or both.
 * @throws DomainError `service_empty`, `upload_unknown` for the field `pictureId`, `idempotency_mismatch`
 */
export function sendServiceMessage(context: Context, input: SendServiceMessage): Steps<ServiceMessage> {
  const { userId, idempotencyKey: key, text, pictureId } = input
  return executeOnce(
    context,
    { userId, key, request: ['sendServiceMessage', text, pictureId] },
    sendSteps(context, input),
  )
}

function* sendSteps(context: Context, input: SendServiceMessage): Steps<ServiceMessage> {
  const { userId, text, pictureId, locale } = input
  if (text === '' && pictureId === undefined) throw domainError('service_empty', { field: 'text' })
  if (pictureId !== undefined) {
    yield* claimUpload(context, { uploadId: pictureId, userId, purpose: 'service', field: 'pictureId' })
  }
  const message: MessageRow = {
    id: context.id(),
    user_id: userId,
    sender: 'account',
    text,
    picture_id: pictureId ?? null,
    locale,
    created_at: context.now,
    read_at: null,
  }
  return yield* finish(toMessage(message), [INSERT, valuesOf(message)])
}

/** Answers a message once. @returns the answer; undefined when it was already answered */
export function* answerServiceMessage(
  context: Context,
  { id, text }: { readonly id: bigint; readonly text: string },
): Steps<ServiceMessage | undefined> {
  const [question] = yield* read<MessageRow>(MARK_ANSWERED, [id, context.now])
  if (!question) return undefined
  const answer: MessageRow = {
    ...question,
    id: context.id(question.id),
    sender: 'desk',
    text,
    picture_id: null,
    created_at: context.now,
    read_at: null,
  }
  return yield* finish(toMessage(answer), [INSERT, valuesOf(answer)])
}

/** Marks all answers as read. @returns how many are unread afterwards: 0 */
export function* markServiceMessagesRead(
  context: Context,
  { userId }: { readonly userId: bigint },
): Steps<number> {
  yield* read(READ_ALL, [userId, context.now])
  const [row] = yield* read<{ unread: bigint }>(UNREAD, [userId])
  return yield* finish(Number(row!.unread))
}

/** How many answers this person has not read. */
export async function countServiceAnswers(reader: Reader, userId: bigint): Promise<number> {
  const [row] = await reader.query<{ unread: bigint }>(UNREAD, [userId])
  return Number(row!.unread)
}

/** A page of a person's conversation, newest first. */
export function listServiceMessages(
  reader: Reader,
  { userId, ...paging }: Paging & { readonly userId: bigint },
): Promise<Page<ServiceMessage>> {
  return readPage(
    reader,
    paging,
    { table: 'service_messages', ...whereAll(['user_id =', userId]) },
    toMessage,
  )
}

/** The oldest unanswered messages from before `before`, milliseconds; at most `limit`. */
export async function listUnansweredMessages(
  reader: Reader,
  { before, limit, after = 0n }: { readonly before: number; readonly limit: number; readonly after?: bigint },
): Promise<UnansweredMessage[]> {
  const rows = await reader.query<MessageRow>(
    `SELECT * FROM service_messages WHERE sender = 'account' AND read_at IS NULL AND created_at < $1 AND id > $3
      ORDER BY id LIMIT $2`,
    [BigInt(before), BigInt(limit), after],
  )
  return rows.map(({ id, text, picture_id, locale }) => ({
    id,
    text,
    hasPicture: picture_id !== null,
    locale,
  }))
}

const valuesOf = ({ id, user_id, sender, text, picture_id, locale, created_at }: MessageRow) =>
  [id, user_id, sender, text, picture_id, locale, created_at] as const

function toMessage({ id, sender, text, picture_id, created_at, read_at }: MessageRow): ServiceMessage {
  return {
    id: `${id}`,
    sender,
    text,
    pictureId: picture_id === null ? null : `${picture_id}`,
    createdAt: Number(created_at),
    readAt: read_at === null ? null : Number(read_at),
  }
}
