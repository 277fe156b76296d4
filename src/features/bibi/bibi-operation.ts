import { dataOf } from '#src/api/envelope.ts'
import { placeBibiOrder, previewBibiOrder } from '#src/api/generated/bibi/bibi.ts'
import type {
  BibiOrder,
  BibiPlaceRequest,
  BibiPreview,
  BibiPreviewRequest,
} from '#src/api/generated/models/index.ts'
import { asRecord } from '#src/stores/parse.ts'
import type { OrderOperation } from '#src/widgets/ticket/order-operation.ts'

/** An order as confirmed by the user. */
type BibiOrderRequest = Omit<BibiPlaceRequest, 'idempotencyKey'>

/** ms between previews of a market order, whose price moves. */
const marketPreviewInterval = 3000

/** Query paths that a coin-to-coin order changes. */
export const bibiLists = ['/api/userBibiAssets/list', '/api/spotHolding/list', '/api/bibiOrder/list']

/** How coin-to-coin orders are previewed and placed; the pair is among the terms. */
export const bibiOperation: OrderOperation<BibiPreviewRequest, BibiPreview, BibiOrderRequest, BibiOrder> = {
  path: 'bibiOrder/place',
  lists: bibiLists,
  previewInterval: ({ orderType }) => (orderType === 'market' ? marketPreviewInterval : false),
  preview: async (_, terms, signal) =>
    dataOf(await previewBibiOrder(terms, { catch: true, quiet: true }, signal)),
  // An amount is the maximum to pay, whatever quantity it buys when the order executes.
  requestOf: (_, { pairCode, exchangeType, orderType, amount, limitPrice }, preview) => ({
    pairCode,
    exchangeType,
    orderType,
    ...(amount === undefined ? { quantity: preview.quantity } : { amount }),
    previewPrice: preview.price,
    ...(limitPrice === undefined ? {} : { limitPrice }),
  }),
  place: async request => dataOf(await placeBibiOrder(request, { catch: true, quiet: true })),
  isRequest: isOrderRequest,
  isStalePreview: ({ msg }) => msg === 'hint_price_moved',
}

function isOrderRequest(value: unknown): value is BibiOrderRequest {
  const order = asRecord(value)
  const size = order?.quantity ?? order?.amount
  const texts = [order?.pairCode, order?.orderType, size, order?.previewPrice]
  return texts.every(one => typeof one === 'string') && typeof order?.exchangeType === 'number'
}
