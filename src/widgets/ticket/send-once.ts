import { useState } from 'react'
import { ApiError } from '../../api/errors.ts'
import { keyFor, payloadHash, pendingOperations, settle } from '../../stores/idempotency.ts'

export interface SendOnce<Request extends object, Data> {
  /** Sends a request, or again the one that got no answer; undefined when swallowed. @throws ApiError, TransportError */
  send: (request: Request) => Promise<Data | undefined>
  /** The request that got no answer: it may have been done, and sending it again does not do it twice. */
  unanswered: Request | undefined
  /** Whether one of before this sheet was opened got no answer. */
  isEarlierUnanswered: boolean
}

/** A call that moves money, under a key that stays the same until the server has answered. `path` names the call. */
export function useSendOnce<Request extends object, Data>(
  path: string,
  call: (request: Request & { idempotencyKey: string }) => Promise<Data | undefined>,
): SendOnce<Request, Data> {
  const [unanswered, setUnanswered] = useState<Request>()
  const [isEarlierUnanswered] = useState(() => pendingOperations(path).length > 0)
  const send = async (asked: Request) => {
    const request = unanswered ?? asked
    const idempotencyKey = keyFor(path, payloadHash(Object.fromEntries(Object.entries(request))))
    const finish = () => {
      settle(idempotencyKey)
      setUnanswered(undefined)
    }
    try {
      const data = await call({ ...request, idempotencyKey })
      if (data !== undefined) finish()
      return data
    } catch (error) {
      if (error instanceof ApiError) finish()
      else setUnanswered(request)
      throw error
    }
  }
  return { send, unanswered, isEarlierUnanswered }
}
