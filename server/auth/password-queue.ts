import { QueueFullError } from '../kernel/queue-full.ts'

/** How many password checks may be queued or running: together about a second. */
const MAX_QUEUED = 64
/** How many of them one address, or one known device, may have. */
const MAX_QUEUED_PER_CLIENT = 4
/** The Retry-After seconds when the queue is full: by then all queued checks are done. */
const RETRY_SECONDS = 2

/** The source of a password check. */
export interface QueueClient {
  /** An address, or a device. */
  readonly origin: string
  /** Whether it is a device that has been signed in before: those have a quota of their own. */
  readonly isKnown: boolean
}

/** Runs a task that checks a password. @throws QueueFullError at once when the queue is full; no attempt was counted or checked then */
export type PasswordQueue = <Value>(comer: QueueClient, task: () => Promise<Value>) => Promise<Value>

/** Bounds the queue for Argon2, so that no password check waits behind a flood; a task counts until it has ended. */
export function createPasswordQueue(): PasswordQueue {
  const queuedByOrigin = new Map<string, number>()
  const queuedInTotal = { known: 0, others: 0 }
  return async ({ origin: from, isKnown }, task) => {
    const group = isKnown ? 'known' : 'others'
    const own = queuedByOrigin.get(from) ?? 0
    if (own >= MAX_QUEUED_PER_CLIENT || queuedInTotal[group] >= MAX_QUEUED)
      throw new QueueFullError(RETRY_SECONDS)
    queuedByOrigin.set(from, own + 1)
    queuedInTotal[group]++
    try {
      return await task()
    } finally {
      const left = (queuedByOrigin.get(from) ?? 1) - 1
      if (left > 0) queuedByOrigin.set(from, left)
      else queuedByOrigin.delete(from)
      queuedInTotal[group]--
    }
  }
}

/** A queue without a limit. */
export const unlimitedPasswordQueue: PasswordQueue = (_, task) => task()
