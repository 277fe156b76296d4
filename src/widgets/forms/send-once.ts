import { useState } from 'react'
import { ApiError } from '#src/api/errors.ts'
import {
  idempotencyKeyFor,
  payloadHash,
  pendingOperations,
  clearIdempotencyKey,
} from '#src/stores/idempotency.ts'

type WithIdempotencyKey<Request> = Request & { idempotencyKey: string }

/**
 * Executes an operation once, under an idempotency key that stays the same until the server has answered; undefined
 * when it was swallowed. `path` identifies the call.
 * @throws ApiError when rejected; TransportError when there is no answer, and it may have been executed
 */
export async function sendOnce<Request extends object, Data>(
  path: string,
  request: Request,
  call: (request: WithIdempotencyKey<Request>) => Promise<Data | undefined>,
): Promise<Data | undefined> {
  // The verification code differs each time, although the operation is the same.
  const payload = Object.entries(request).filter(([name]) => name !== 'code')
  const idempotencyKey = idempotencyKeyFor(path, payloadHash(Object.fromEntries(payload)))
  try {
    const data = await call({ ...request, idempotencyKey })
    if (data !== undefined) clearIdempotencyKey(idempotencyKey)
    return data
  } catch (error) {
    if (error instanceof ApiError) clearIdempotencyKey(idempotencyKey)
    throw error
  }
}

export interface SendOnce<Request extends object, Data> {
  /** Sends a request, or retries the unanswered one; undefined when swallowed. @throws ApiError, TransportError */
  send: (request: Request) => Promise<Data | undefined>
  /** The request without an answer: it may have been executed, and a retry does not execute it twice. */
  unanswered: Request | undefined
  /** Whether an earlier request, from before this sheet was opened, has no answer. */
  hasEarlierUnanswered: boolean
}

/** `sendOnce` with the state of an unanswered request. */
export function useSendOnce<Request extends object, Data>(
  path: string,
  call: (request: WithIdempotencyKey<Request>) => Promise<Data | undefined>,
): SendOnce<Request, Data> {
  const [unanswered, setUnanswered] = useState<Request>()
  const [isEarlierUnanswered] = useState(() => pendingOperations(path).length > 0)
  const send = async (newRequest: Request) => {
    const request = unanswered ?? newRequest
    try {
      const data = await sendOnce(path, request, call)
      if (data !== undefined) setUnanswered(undefined)
      return data
    } catch (error) {
      setUnanswered(error instanceof ApiError ? undefined : request)
      throw error
    }
  }
  return { send, unanswered, hasEarlierUnanswered: isEarlierUnanswered }
}
