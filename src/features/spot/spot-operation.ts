import { getPreviewSpotOrderQueryOptions } from '#src/api/generated/spot/spot.ts'
import type { SpotPlaceRequest, SpotPreview } from '#models'
import { asRecord } from '#src/stores/storage/parse.ts'
import type { OrderOperation } from '#src/widgets/ticket/order-operation.ts'
import type { OrderTerms } from './validate-ticket.ts'

/** ms between previews of a market order, whose price moves. */
const marketPreviewInterval = 3000

/** How spot orders are previewed and placed. */
export const spotOperation: OrderOperation<OrderTerms, SpotPreview, SpotPlaceRequest> = {
  operationId: 'placeSpotOrder',
  previewInterval: ({ orderType }) => (orderType === 'market' ? marketPreviewInterval : false),
  preview: ({ productType, productCode }, terms, options) =>
    getPreviewSpotOrderQueryOptions({ productType, productCode, ...terms }, options),
  // An amount is the maximum to pay, or the minimum to receive, whatever the quantity is when the order executes.
  requestOf: ({ productType, productCode }, terms, preview) => ({
    productType,
    productCode,
    ...terms,
    previewPrice: preview.price,
    ...(terms.amount === undefined && { quantity: preview.quantity }),
  }),
  isRequest: isOrderRequest,
  isStalePreview: ({ msg }) => msg === 'hint_price_moved',
}

function isOrderRequest(value: unknown): value is SpotPlaceRequest {
  const order = asRecord(value)
  const size = order?.quantity ?? order?.amount
  const texts = [order?.productCode, order?.orderType, size, order?.previewPrice]
  const numbers = [order?.productType, order?.exchangeType]
  return texts.every(one => typeof one === 'string') && numbers.every(one => typeof one === 'number')
}
