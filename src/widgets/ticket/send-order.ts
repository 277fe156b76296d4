import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '#src/api/errors.ts'
import { discardDraft, readDraft, saveDraft } from '#src/stores/drafts.ts'
import { keyFor, payloadHash, settle } from '#src/stores/idempotency.ts'
import { useSession } from '#src/stores/session.ts'
import type { OrderOperation, OrderPreview } from './order-operation.ts'

/** What is needed to send an order of some kind. */
type Sending<Request extends object, Order> = Pick<
  OrderOperation<object, OrderPreview, Request, Order>,
  'path' | 'place'
>

function unansweredForm({ path }: { path: string }): string {
  return `unanswered:${path}`
}

/**
 * Places an order, once: until there is an answer it is kept with its key, also across a reload, so that asking again
 * gives the answer of the first time. Undefined: the answer was swallowed, and what became of it is not known.
 * @throws ApiError it was refused; TransportError nobody answered, and it may have been placed
 */
export async function sendOrder<Request extends object, Order>(
  operation: Sending<Request, Order>,
  request: Request,
): Promise<Order | undefined> {
  const { token } = useSession.getState()
  const idempotencyKey = keyFor(operation.path, payloadHash(Object.fromEntries(Object.entries(request))))
  // As one text: drafts leave out fields whose names sound secret.
  saveDraft(unansweredForm(operation), { order: JSON.stringify(request) })
  const finish = () => {
    settle(idempotencyKey)
    discardDraft(unansweredForm(operation))
  }
  try {
    const placed = await operation.place({ ...request, idempotencyKey })
    // Turned away at the door: nothing was placed.
    const isSignedOut = useSession.getState().token !== token
    if (placed || isSignedOut) finish()
    return placed
  } catch (error) {
    if (error instanceof ApiError) finish()
    throw error
  }
}

/** The order of the account signed in that was sent and has no answer, of this tab and within a day. */
export function readUnanswered<Request extends object>(operation: {
  path: string
  isRequest: (kept: unknown) => kept is Request
}): Request | undefined {
  try {
    const order: unknown = JSON.parse(readDraft(unansweredForm(operation))?.order ?? '')
    return operation.isRequest(order) ? order : undefined
  } catch {
    return undefined
  }
}

/** Its owner has seen what became of it. Should it be sent again, its key is still the same. */
export function forgetUnanswered(operation: { path: string }): void {
  discardDraft(unansweredForm(operation))
}

const moved = ['/api/userInfo/userBalance', '/api/userInfo/personCenterPanelData', '/api/walletLog/list']

/** Asks anew for everything that an order moves: balances, entries, and the lists named by their paths. */
export function refreshAccount(client: QueryClient, lists: readonly string[]): Promise<void> {
  const paths = new Set<unknown>([...moved, ...lists])
  return client.invalidateQueries({ predicate: ({ queryKey }) => paths.has(queryKey[0]) })
}
