import { DAY_BIGINT } from '#src/lib/time/time-units.ts'
import type { Migration } from '#server/kernel/migrations.ts'
import { read, type Context, type Steps } from '#server/kernel/store.ts'

/** A message is deleted so long after it was read, in milliseconds; an unread one is kept. */
const RETENTION = 365n * DAY_BIGINT
/** Rows that one run deletes. */
const PRUNE_BATCH = 500n

/** Finds messages by when they were read. */
export const messagePruningSchema: Omit<Migration, 'version'> = {
  name: 'index of messages by when they were read',
  kind: 'expand',
  statements: ['CREATE INDEX messages_read ON messages(read_at) WHERE read_at IS NOT NULL'],
}

const PRUNE = `DELETE FROM messages WHERE id IN (
  SELECT id FROM messages WHERE read_at IS NOT NULL AND read_at < $1 ORDER BY read_at LIMIT $2
) RETURNING id`

/** Deletes 500 messages that were read more than a year ago; run it until it deletes none. @returns how many were deleted */
export function* pruneMessages(context: Context): Steps<number> {
  return (yield* read(PRUNE, [context.now - RETENTION, PRUNE_BATCH])).length
}
