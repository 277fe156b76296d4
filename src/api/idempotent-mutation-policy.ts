import type { UseMutationOptions } from '@tanstack/react-query'
import { clearIdempotencyKey, idempotencyKeyFor, payloadHash } from '../stores/storage/idempotency.ts'
import { ApiError } from './errors.ts'
import { doneBy, mutationPolicy } from './operation-policies.ts'
import { discardUnanswered, storeUnanswered } from './unanswered-requests.ts'

/** Fields that differ each time a request is sent, although it is the same: the verification code of a withdrawal. */
const oneTimeFields: Readonly<Record<string, string>> = { createWithdrawal: 'code' }

/** "Not now" and an internal error: it may have been executed, or be executed later under the same key. */
const isUndecided = ({ code }: ApiError) => code === 209 || code === 500

/**
 * A write that is executed once, under an idempotency key that stays the same until the server has answered, also across
 * a reload. With `meta: { isStored: true }` the request itself is stored too, to offer a retry after a reload: never for
 * requests with passwords or codes.
 */
export function idempotentMutationPolicy<Answer, Failure, Variables extends { data: object }, Context>(
  options: UseMutationOptions<Answer, Failure, Variables, Context>,
  _call: { url: string },
  { operationId }: { operationId: string; operationName: string },
): UseMutationOptions<Answer, Failure, Variables, Context> {
  const { mutationFn: call, meta } = options
  const isStored = meta?.isStored
  return mutationPolicy({
    ...options,
    mutationFn: async (variables, context) => {
      const payload = Object.entries(variables.data).filter(([name]) => name !== oneTimeFields[operationId])
      const idempotencyKey = idempotencyKeyFor(operationId, payloadHash(Object.fromEntries(payload)))
      if (isStored) storeUnanswered(operationId, variables.data)
      const clear = () => {
        clearIdempotencyKey(idempotencyKey)
        if (isStored) discardUnanswered(operationId)
      }
      try {
        const answer = doneBy(
          await call!({ ...variables, data: { ...variables.data, idempotencyKey } }, context),
        )
        clear()
        return answer
      } catch (error) {
        if (error instanceof ApiError && !isUndecided(error)) clear()
        throw error
      }
    },
  })
}
