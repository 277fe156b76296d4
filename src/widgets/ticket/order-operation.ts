/**
 * The order ticket framework: what all trading modes have in common, so that each adds only its own parts.
 *
 * The framework previews an order while it is typed, shows it for confirmation, sends it once under an idempotency key
 * that survives a reload, retries it when there was no answer, shows the receipt, and assigns each error to its field.
 * A trading mode plugs in like this (src/features/spot is the example to follow, src/features/quick the second):
 *
 * 1. Describe its calls: `export const spotOperation: OrderOperation<Terms, Preview, Request, Order> = {…}` (this
 * file). `Terms` is what the fields ask for, `Request` what is sent of it once confirmed, without the key.
 * 2. Parse its fields into `terms`, or into `errors` by field (field-error.ts has the reasons and the parser). The
 * input is a draft of its own (use-draft.ts).
 * 3. `const flow = useOrderFlow(operation, { detail, live, terms, errors, fieldFor })` gives the preview, the lock, the
 * error message of each field (`flow.errorOf(field)`) and the proposal; `fieldFor` maps a wire field to a field of the
 * ticket. Call `flow.touch()` whenever a field changes.
 * 4. Render `<TicketFrame …>` with the fields, the costs, the notes before the button, the content of the confirmation
 * sheet and the receipt. Export the ticket as `default`, of type `TicketProps`.
 * 5. Its orders: `<OrdersPanel>` (widgets/orders) around a `<PagedList>`; default export, of type `OrdersProps`.
 * 6. Register both in src/app/trade/trading-modes.ts under the position type; they are loaded when selected.
 */
import type { ApiError } from '#src/api/errors.ts'
import type { ProductDetail } from '#src/api/generated/models/index.ts'
import type { ProductKey } from '#src/stores/selected-product.ts'
import type { LivePrice } from '../use-product-detail.ts'

/** What the framework needs of a preview. */
export interface OrderPreview {
  /** The price on which the figures are based, a decimal. */
  price: string
  /** Why the order would be rejected; null when it would be accepted. */
  problem: { field: string; msg: string; params?: Record<string, string> } | null
}

export interface OrderOperation<
  Terms extends object,
  Preview extends OrderPreview,
  Request extends object,
  Order,
> {
  /** Path of the placing call without /api/: the prefix of its query keys and of its unanswered draft. */
  path: string
  /** Refresh interval of the preview in ms; false: its figures do not change by themselves. */
  previewInterval: (terms: Terms) => number | false
  /** Fetches the preview without toasts; undefined when swallowed. @throws ApiError, TransportError */
  preview: (product: ProductKey, terms: Terms, signal?: AbortSignal) => Promise<Preview | undefined>
  /** The request for a confirmed preview. */
  requestOf: (product: ProductKey, terms: Terms, preview: Preview) => Request
  /** Places the order without toasts; undefined when swallowed. @throws ApiError, TransportError */
  place: (request: Request & { idempotencyKey: string }) => Promise<Order | undefined>
  /** Whether stored data is a request. */
  isRequest: (kept: unknown) => kept is Request
  /** Whether a rejection means that the market has moved: then a new preview is shown on the sheet. */
  isStalePreview: (error: ApiError, terms: Terms) => boolean
  /** Paths of the lists to refetch after an order, besides balances and ledger entries. */
  lists: readonly string[]
}

/** What the user is asked to confirm. */
export interface Proposal<Terms, Preview> {
  terms: Terms
  preview: Preview
}

/** A placed order with the preview that was confirmed; without it after a reload. */
export interface PlacedOrder<Preview, Order> {
  order: Order
  preview?: Preview | undefined
}

/** The props of a ticket in any trading mode. */
export interface TicketProps {
  detail: ProductDetail
  live: LivePrice
  /** Called when the server rejected the order because of the product. */
  onProductChanged: () => unknown
}

/** The props of a list of orders. */
export interface OrdersProps {
  product: { productId: number; productCode: string }
}
