import { isDone } from '../../api/envelope.ts'
import { ApiError } from '../../api/errors.ts'
import { keyFor, payloadHash, settle } from '../../stores/idempotency.ts'

/** How calls of this screen are made: whoever calls says what went wrong. */
export const QUIETLY = { catch: true, quiet: true } as const

/**
 * Does something once under a key that stays the same until there is an answer; false when it was swallowed.
 * @throws ApiError it was refused; TransportError nobody answered, and it may have been done
 */
export async function sendOnce(
  operation: string,
  fields: Record<string, unknown>,
  send: (idempotencyKey: string) => Promise<unknown>,
): Promise<boolean> {
  const key = keyFor(operation, payloadHash(fields))
  try {
    const answer = await send(key)
    if (isDone(answer)) settle(key)
    return isDone(answer)
  } catch (error) {
    if (error instanceof ApiError) settle(key)
    throw error
  }
}
