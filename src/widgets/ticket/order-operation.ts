/**
 * The frame of a ticket: what all ways to trade have in common, so that each brings only what is its own.
 *
 * The frame knows how an order is previewed while it is typed, proposed on a sheet, sent once under a key that outlives a
 * reload, asked for again when nobody answered, and shown as a receipt; and where each complaint belongs. A way to trade
 * plugs in like this (src/features/spot is the example to follow, src/features/quick the second):
 *
 * 1. Describe its calls: `export const spotOperation: OrderOperation<Terms, Preview, Request, Order> = {…}` (this file).
 *    `Terms` is what the fields ask for, `Request` what is sent of it once confirmed, without the key.
 * 2. Read its fields into `terms`, or into `faults` by field (`fault.ts`: the reasons, and the reading of typed decimals).
 *    What is typed is a draft of its own (use-draft.ts).
 * 3. `const flow = useOrderFlow(operation, { detail, live, terms, faults, fieldFor })` gives the preview, the lock, the words at
 *    each field (`flow.errorOf(field)`) and the proposal; `fieldFor` says at which field of the ticket a field of the wire is
 *    complained about. Call `flow.touch()` whenever a field changes.
 * 4. Draw `<TicketFrame …>` with the fields, the costs, the notes before the button, what the sheet that asks shows of a preview,
 *    and the receipt. Export the ticket as `default`, of type `TicketProps`.
 * 5. Its orders: `<OrderBook>` (widgets/orders) around a list made with `<PagedList>`; default export, of type `OrdersProps`.
 * 6. Register both in src/app/trade/ways-to-trade.ts under the position type; they are loaded when they are chosen.
 */
import type { ApiError } from '#src/api/errors.ts'
import type { ProductDetail } from '#src/api/generated/models/index.ts'
import type { ProductKey } from '#src/stores/selected-product.ts'
import type { LivePrice } from '../traded-product.ts'

/** What the frame must know of a preview. */
export interface OrderPreview {
  /** The price that the figures are of, a decimal. */
  price: string
  /** Why it could not be placed as it stands; null when it could. */
  problem: { field: string; msg: string; params?: Record<string, string> } | null
}

export interface OrderOperation<
  Terms extends object,
  Preview extends OrderPreview,
  Request extends object,
  Order,
> {
  /** Path of the placing call without /api/: names its keys and what is kept until there is an answer. */
  path: string
  /** ms until a preview is asked for anew; false: its figures do not move by themselves. */
  previewEvery: (terms: Terms) => number | false
  /** Asks quietly what it would cost; undefined when swallowed. @throws ApiError, TransportError */
  preview: (product: ProductKey, terms: Terms, signal?: AbortSignal) => Promise<Preview | undefined>
  /** What is sent once somebody said yes to a preview. */
  requestOf: (product: ProductKey, terms: Terms, preview: Preview) => Request
  /** Places it, quietly; undefined when swallowed. @throws ApiError, TransportError */
  place: (request: Request & { idempotencyKey: string }) => Promise<Order | undefined>
  /** Whether what was kept over a reload is a request. */
  isRequest: (kept: unknown) => kept is Request
  /** Whether a refusal says that the market went on: then new figures are offered on the sheet. */
  isOvertaken: (error: ApiError, terms: Terms) => boolean
  /** Paths of the lists that an order changes, besides balances and ledger entries. */
  lists: readonly string[]
}

/** What its owner looks at and says yes to. */
export interface Proposal<Terms, Preview> {
  terms: Terms
  preview: Preview
}

/** An order that was placed just now, beside what was confirmed; without it after a reload. */
export interface Placed<Preview, Order> {
  order: Order
  preview?: Preview | undefined
}

/** What a ticket is given, whichever way it trades. */
export interface TicketProps {
  detail: ProductDetail
  live: LivePrice
  /** Asked when the server refused for a reason that lies with the product. */
  onProductChanged: () => unknown
}

/** What a list of orders is given. */
export interface OrdersProps {
  product: { productId: number; productCode: string }
}
