import type { QueryClient } from '@tanstack/react-query'
import { dataOf } from '../../api/envelope.ts'
import { ApiError } from '../../api/errors.ts'
import { placeSpotOrder } from '../../api/generated/trade/trade.ts'
import type { SpotOrder, SpotPlaceRequest } from '../../api/generated/models/index.ts'
import { discardDraft, readDraft, saveDraft } from '../../stores/drafts.ts'
import { keyFor, payloadHash, settle } from '../../stores/idempotency.ts'
import { asRecord } from '../../stores/parse.ts'
import { useSession } from '../../stores/session.ts'

/** An order as its owner confirmed it. */
export type ConfirmedOrder = Omit<SpotPlaceRequest, 'idempotencyKey'>

const operation = 'spotOrder/place'
const unansweredForm = 'spot-unanswered'

/**
 * Places an order, once: until there is an answer it is kept with its key, also across a reload, so that asking again
 * gives the answer of the first time. Undefined: the answer was swallowed, and what became of it is not known.
 * @throws ApiError it was refused; TransportError nobody answered, and it may have been placed
 */
export async function sendOrder(order: ConfirmedOrder): Promise<SpotOrder | undefined> {
  const { token } = useSession.getState()
  const idempotencyKey = keyFor(operation, payloadHash({ ...order }))
  // As one text: drafts leave out fields whose names sound secret.
  saveDraft(unansweredForm, { order: JSON.stringify(order) })
  const finish = () => {
    settle(idempotencyKey)
    discardDraft(unansweredForm)
  }
  try {
    const answer = await placeSpotOrder({ ...order, idempotencyKey }, { catch: true, quiet: true })
    const placed = dataOf(answer)
    // Turned away at the door: nothing was placed.
    const isSignedOut = useSession.getState().token !== token
    if (placed || isSignedOut) finish()
    return placed
  } catch (error) {
    if (error instanceof ApiError) finish()
    throw error
  }
}

function isConfirmedOrder(value: unknown): value is ConfirmedOrder {
  const order = asRecord(value)
  const texts = [order?.productCode, order?.orderType, order?.quantity, order?.previewPrice]
  const numbers = [order?.productType, order?.exchangeType]
  return texts.every(one => typeof one === 'string') && numbers.every(one => typeof one === 'number')
}

/** The order of the account signed in that was sent and has no answer, of this tab and within a day. */
export function readUnanswered(): ConfirmedOrder | undefined {
  try {
    const order: unknown = JSON.parse(readDraft(unansweredForm)?.order ?? '')
    return isConfirmedOrder(order) ? order : undefined
  } catch {
    return undefined
  }
}

/** Its owner has seen what became of it. Should it be sent again, its key is still the same. */
export function forgetUnanswered(): void {
  discardDraft(unansweredForm)
}

const moved = new Set<unknown>([
  '/api/userInfo/userBalance',
  '/api/userInfo/personCenterPanelData',
  '/api/spotHolding/list',
  '/api/spotOrder/list',
  '/api/walletLog/list',
])

/** Asks anew for everything that an order moves. */
export function refreshAccount(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ predicate: ({ queryKey }) => moved.has(queryKey[0]) })
}
