/**
 * The order ticket framework: what all trading modes have in common, so that each adds only its own parts.
 *
 * The framework previews an order while it is typed, shows it for confirmation, sends it once under an idempotency key
 * that survives a reload, retries it when there was no answer, shows the receipt, and assigns each error to its field.
 * A trading mode plugs in like this (src/features/spot is the example to follow, src/features/quick the second):
 *
 * 1. Describe its calls: `export const spotOperation: OrderOperation<Terms, Preview, Request> = {…}` (this
 * file). `Terms` is what the fields ask for, `Request` what is sent of it once confirmed.
 * 2. Parse its fields into `terms`, or into `errors` by field (field-error.ts has the reasons and the parser). The
 * input is a draft of its own (use-draft.ts).
 * 3. `const flow = useOrderFlow(operation, { detail, live, terms, errors, fieldFor })` gives the preview, the lock, the
 * error message of each field (`flow.errorOf(field)`) and the proposal; `fieldFor` maps a wire field to a field of the
 * ticket. Call `flow.touch()` whenever a field changes.
 * 4. Render `<TicketFrame placement={usePlaceSpotOrder(stored)} …>` with the fields, the costs, the notes, the sides to open it for, the content of the
 * confirmation sheet and the receipt. Export the ticket as `default`, of type `TicketProps`.
 * 5. Its orders: `<OrdersPanel>` (widgets/orders) around a `<PagedList>`; default export, of type `OrdersProps`.
 * 6. Register both in src/app/trade/trading-modes.ts under the position type; they are loaded when selected.
 */
import type { ReactNode } from 'react'
import type { UseMutationResult, UseQueryOptions } from '@tanstack/react-query'
import type { ErrorType } from '#src/api/client.ts'
import type { PassedThrough } from '#src/api/envelope.ts'
import type { ApiError } from '#src/api/errors.ts'
import type { ProductDetail } from '#models'
import type { ProductKey } from '#src/stores/trading/selected-product.ts'
import type { PreviewQueryOptions } from '../preview/use-preview.ts'
import type { LivePrice } from '../quotes/use-product-detail.ts'

/** What the framework needs of a preview. */
export interface OrderPreview {
  /** The price on which the figures are based, a decimal. */
  price: string
  /** Why the order would be rejected; null when it would be accepted. */
  problem: { field: string; msg: string; params?: Record<string, string> } | null
}

/** A success of a call with this data, or what else its caller gets. */
type AnswerWith<Data> = { code: 200; msg: string; data: Data } | PassedThrough

/** The generated mutation that places an order; its requests are stored until they are answered. */
export type Placement<Request, Order> = Pick<
  UseMutationResult<AnswerWith<Order>, Error, { data: Request }>,
  'mutateAsync'
>

export interface OrderOperation<Terms extends object, Preview extends OrderPreview, Request extends object> {
  /** The id of the operation that places an order: its unanswered request is stored under it. */
  operationId: string
  /** Refresh interval of the preview in ms; false: its figures do not change by themselves. */
  previewInterval: (terms: Terms) => number | false
  /** The generated query of the preview of an order. */
  preview: (
    product: ProductKey,
    terms: Terms,
    options: PreviewQueryOptions,
  ) => UseQueryOptions<AnswerWith<Preview>, ErrorType<unknown>, AnswerWith<Preview>>
  /** The request for a confirmed preview. */
  requestOf: (product: ProductKey, terms: Terms, preview: Preview) => Request
  /** Whether stored data is a request. */
  isRequest: (kept: unknown) => kept is Request
  /** Whether a rejection means that the market has moved: then a new preview is shown on the sheet. */
  isStalePreview: (error: ApiError, terms: Terms) => boolean
}

/** Options of the generated hooks that place an order. */
export const stored = { mutation: { meta: { isStored: true } } }

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

/** Where a ticket is: on a phone in a sheet that a bar opens, else in the page. */
export interface TicketPlace {
  isOpen: boolean
  onOpen: () => void
  onClose: () => void
  /** Whether the order is to be reviewed as soon as its figures are there: its money has been added. */
  isReviewAsked: boolean
  /** The review was opened. */
  onReview: () => void
  /** The choice of the trading mode, at the top of the ticket. */
  modes?: ReactNode
}

/** The props of a ticket in any trading mode. */
export interface TicketProps {
  detail: ProductDetail
  live: LivePrice
  place?: TicketPlace
  /** Called when the server rejected the order because of the product. */
  onProductChanged: () => unknown
}

/** The props of a list of orders. */
export interface OrdersProps {
  product: { productId: number; productCode: string }
}
