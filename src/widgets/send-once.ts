import { useState } from 'react'
import { ApiError } from '../api/errors.ts'
import { keyFor, payloadHash, pendingOperations, settle } from '../stores/idempotency.ts'

type Keyed<Request> = Request & { idempotencyKey: string }

/**
 * Does something once, under a key that stays the same until the server has answered; undefined when it was swallowed.
 * `path` names the call.
 * @throws ApiError it was refused; TransportError nobody answered, and it may have been done
 */
export async function sendOnce<Request extends object, Data>(
  path: string,
  request: Request,
  call: (request: Keyed<Request>) => Promise<Data | undefined>,
): Promise<Data | undefined> {
  // The code of the second step is another one each time, and the intention is the same.
  const intention = Object.entries(request).filter(([name]) => name !== 'code')
  const idempotencyKey = keyFor(path, payloadHash(Object.fromEntries(intention)))
  try {
    const data = await call({ ...request, idempotencyKey })
    if (data !== undefined) settle(idempotencyKey)
    return data
  } catch (error) {
    if (error instanceof ApiError) settle(idempotencyKey)
    throw error
  }
}

export interface SendOnce<Request extends object, Data> {
  /** Sends a request, or again the one that got no answer; undefined when swallowed. @throws ApiError, TransportError */
  send: (request: Request) => Promise<Data | undefined>
  /** The request that got no answer: it may have been done, and sending it again does not do it twice. */
  unanswered: Request | undefined
  /** Whether one of before this sheet was opened got no answer. */
  isEarlierUnanswered: boolean
}

/** `sendOnce`, and what is known of a request that got no answer. */
export function useSendOnce<Request extends object, Data>(
  path: string,
  call: (request: Keyed<Request>) => Promise<Data | undefined>,
): SendOnce<Request, Data> {
  const [unanswered, setUnanswered] = useState<Request>()
  const [isEarlierUnanswered] = useState(() => pendingOperations(path).length > 0)
  const send = async (asked: Request) => {
    const request = unanswered ?? asked
    try {
      const data = await sendOnce(path, request, call)
      if (data !== undefined) setUnanswered(undefined)
      return data
    } catch (error) {
      setUnanswered(error instanceof ApiError ? undefined : request)
      throw error
    }
  }
  return { send, unanswered, isEarlierUnanswered }
}
