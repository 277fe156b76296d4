import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '#src/api/errors.ts'
import { discardDraft, readDraft, saveDraft } from '#src/stores/drafts.ts'
import { idempotencyKeyFor, payloadHash, clearIdempotencyKey } from '#src/stores/idempotency.ts'
import { useSession } from '#src/stores/session.ts'
import type { OrderOperation, OrderPreview } from './order-operation.ts'

/** The part of an operation needed to place an order. */
type PlaceOperation<Request extends object, Order> = Pick<
  OrderOperation<object, OrderPreview, Request, Order>,
  'path' | 'place'
>

function unansweredDraftName({ path }: { path: string }): string {
  return `unanswered:${path}`
}

/**
 * Places an order once: until it is answered it is stored with its key, also across a reload, so that a retry gets the
 * answer of the first attempt. Undefined: the answer was swallowed, and the outcome is unknown.
 * @throws ApiError when rejected; TransportError when there is no answer, and it may have been placed
 */
export async function sendOrder<Request extends object, Order>(
  operation: PlaceOperation<Request, Order>,
  request: Request,
): Promise<Order | undefined> {
  const { token } = useSession.getState()
  const idempotencyKey = idempotencyKeyFor(
    operation.path,
    payloadHash(Object.fromEntries(Object.entries(request))),
  )
  // As one JSON text: drafts omit fields with secret-sounding names.
  saveDraft(unansweredDraftName(operation), { order: JSON.stringify(request) })
  const clearPending = () => {
    clearIdempotencyKey(idempotencyKey)
    discardDraft(unansweredDraftName(operation))
  }
  try {
    const placed = await operation.place({ ...request, idempotencyKey })
    // Rejected for lack of a session: nothing was placed.
    const isSignedOut = useSession.getState().token !== token
    if (placed || isSignedOut) clearPending()
    return placed
  } catch (error) {
    if (error instanceof ApiError) clearPending()
    throw error
  }
}

/** The signed-in account's unanswered order of this tab, within a day. */
export function readUnanswered<Request extends object>(operation: {
  path: string
  isRequest: (kept: unknown) => kept is Request
}): Request | undefined {
  try {
    const order: unknown = JSON.parse(readDraft(unansweredDraftName(operation))?.order ?? '')
    return operation.isRequest(order) ? order : undefined
  } catch {
    return undefined
  }
}

/** Discards the unanswered order after the user has checked it. If it is sent again, its key is still the same. */
export function discardUnanswered(operation: { path: string }): void {
  discardDraft(unansweredDraftName(operation))
}

const accountPaths = [
  '/api/userInfo/userBalance',
  '/api/userInfo/personCenterPanelData',
  '/api/walletLog/list',
]

/** Refetches everything that an order changes: balances, entries, and the lists with these paths. */
export function refreshAccount(client: QueryClient, lists: readonly string[]): Promise<void> {
  const paths = new Set<unknown>([...accountPaths, ...lists])
  return client.invalidateQueries({ predicate: ({ queryKey }) => paths.has(queryKey[0]) })
}
