import {
  getListHoldingsQueryKey,
  getListSpotOrdersInfiniteQueryKey,
  getListSpotOrdersQueryKey,
  getPreviewSpotOrderQueryOptions,
} from '#src/api/generated/spot/spot.ts'
import type { SpotPlaceRequest, SpotPreview } from '#src/api/generated/models/index.ts'
import { asRecord } from '#src/stores/parse.ts'
import type { OrderOperation } from '#src/widgets/ticket/order-operation.ts'
import type { OrderTerms } from './validate-ticket.ts'

/** ms between previews of a market order, whose price moves. */
const marketPreviewInterval = 3000

/** What the fill of a spot order changes. */
export const spotChanges = [
  getListHoldingsQueryKey(),
  getListSpotOrdersQueryKey(),
  getListSpotOrdersInfiniteQueryKey(),
]

/** How spot orders are previewed and placed. */
export const spotOperation: OrderOperation<OrderTerms, SpotPreview, SpotPlaceRequest> = {
  operationId: 'placeSpotOrder',
  previewInterval: ({ orderType }) => (orderType === 'market' ? marketPreviewInterval : false),
  preview: ({ productType, productCode }, terms, options) =>
    getPreviewSpotOrderQueryOptions({ productType, productCode, ...terms }, options),
  requestOf: ({ productType, productCode }, { exchangeType, orderType, limitPrice }, preview) => ({
    productType,
    productCode,
    exchangeType,
    orderType,
    quantity: preview.quantity,
    previewPrice: preview.price,
    ...(limitPrice === undefined ? {} : { limitPrice }),
  }),
  isRequest: isOrderRequest,
  // The quantity of an amount shrinks as the price rises: it has to be previewed again.
  isStalePreview: ({ msg }, { amount }) =>
    msg === 'hint_price_moved' || (msg === 'hint_insufficient_balance' && amount !== undefined),
}

function isOrderRequest(value: unknown): value is SpotPlaceRequest {
  const order = asRecord(value)
  const texts = [order?.productCode, order?.orderType, order?.quantity, order?.previewPrice]
  const numbers = [order?.productType, order?.exchangeType]
  return texts.every(one => typeof one === 'string') && numbers.every(one => typeof one === 'number')
}
