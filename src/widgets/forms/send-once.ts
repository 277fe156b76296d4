import { useState } from 'react'
import { ApiError } from '#src/api/errors.ts'
import { discardDraft, readDraft, saveDraft } from '#src/stores/drafts.ts'
import {
  idempotencyKeyFor,
  payloadHash,
  pendingOperations,
  clearIdempotencyKey,
} from '#src/stores/idempotency.ts'
import { useSession } from '#src/stores/session.ts'

type WithIdempotencyKey<Request> = Request & { idempotencyKey: string }

export interface SendOnceOptions {
  /** Stores the request itself too, to offer a retry after a reload. Never for requests with passwords or codes. */
  isStored?: boolean
}

/**
 * Executes an operation once, under an idempotency key that stays the same until the server has answered, also across
 * a reload; undefined when the answer was swallowed, and the outcome is unknown. `path` identifies the call.
 * @throws ApiError when rejected; TransportError when there is no answer, and it may have been executed
 */
export async function sendOnce<Request extends object, Data>(
  path: string,
  request: Request,
  call: (request: WithIdempotencyKey<Request>) => Promise<Data | undefined>,
  { isStored = false }: SendOnceOptions = {},
): Promise<Data | undefined> {
  const { token } = useSession.getState()
  // The verification code differs each time, although the operation is the same.
  const payload = Object.entries(request).filter(([name]) => name !== 'code')
  const idempotencyKey = idempotencyKeyFor(path, payloadHash(Object.fromEntries(payload)))
  // As one JSON text: drafts omit fields with secret-sounding names.
  if (isStored) saveDraft(requestDraft(path), { request: JSON.stringify(request) })
  const clearPending = () => {
    clearIdempotencyKey(idempotencyKey)
    if (isStored) discardDraft(requestDraft(path))
  }
  try {
    const data = await call({ ...request, idempotencyKey })
    // Rejected for lack of a session: nothing was executed.
    const isSignedOut = useSession.getState().token !== token
    if (data !== undefined || isSignedOut) clearPending()
    return data
  } catch (error) {
    if (error instanceof ApiError) clearPending()
    throw error
  }
}

function requestDraft(path: string): string {
  return `unanswered:${path}`
}

/** The signed-in account's unanswered request of this tab, within a day, of an operation whose requests are stored. */
export function readUnanswered<Request>(
  path: string,
  isRequest: (stored: unknown) => stored is Request,
): Request | undefined {
  try {
    const request: unknown = JSON.parse(readDraft(requestDraft(path))?.request ?? '')
    return isRequest(request) ? request : undefined
  } catch {
    return undefined
  }
}

/** Discards the stored request after the user has checked it. If it is sent again, its key is still the same. */
export function discardUnanswered(path: string): void {
  discardDraft(requestDraft(path))
}

/** Whether the account has sent a request that has no answer, also before a reload. */
export function hasUnanswered(path: string): boolean {
  return pendingOperations(path).length > 0
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
  const [hasEarlierUnanswered] = useState(() => hasUnanswered(path))
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
  return { send, unanswered, hasEarlierUnanswered }
}
