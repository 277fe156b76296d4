import { getPreviewBibiOrderQueryOptions } from '#src/api/generated/bibi/bibi.ts'
import type { BibiPlaceRequest, BibiPreview, BibiPreviewRequest } from '#models'
import { asRecord } from '#src/stores/storage/parse.ts'
import type { OrderOperation } from '#src/widgets/ticket/order-operation.ts'

/** ms between previews of a market order, whose price moves. */
const marketPreviewInterval = 3000

/** How coin-to-coin orders are previewed and placed; the pair is among the terms. */
export const bibiOperation: OrderOperation<BibiPreviewRequest, BibiPreview, BibiPlaceRequest> = {
  operationId: 'placeBibiOrder',
  previewInterval: ({ orderType }) => (orderType === 'market' ? marketPreviewInterval : false),
  preview: (_, terms, options) => getPreviewBibiOrderQueryOptions(terms, options),
  // An amount is the maximum to pay, or the minimum to receive, whatever the quantity is when the order executes.
  requestOf: (_, { pairCode, exchangeType, orderType, amount, limitPrice }, preview) => ({
    pairCode,
    exchangeType,
    orderType,
    ...(amount === undefined ? { quantity: preview.quantity } : { amount }),
    previewPrice: preview.price,
    ...(limitPrice === undefined ? {} : { limitPrice }),
  }),
  isRequest: isOrderRequest,
  isStalePreview: ({ msg }) => msg === 'hint_price_moved',
}

function isOrderRequest(value: unknown): value is BibiPlaceRequest {
  const order = asRecord(value)
  const size = order?.quantity ?? order?.amount
  const texts = [order?.pairCode, order?.orderType, size, order?.previewPrice]
  return texts.every(one => typeof one === 'string') && typeof order?.exchangeType === 'number'
}
