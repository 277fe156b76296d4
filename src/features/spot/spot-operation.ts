import { dataOf } from '#src/api/envelope.ts'
import {
  getListHoldingsQueryKey,
  getListSpotOrdersInfiniteQueryKey,
  getListSpotOrdersQueryKey,
  getPreviewSpotOrderQueryOptions,
  usePlaceSpotOrder,
  usePreviewSpotOrder,
} from '#src/api/generated/spot/spot.ts'
import type {
  SpotOrder,
  SpotPlaceRequest,
  SpotPreview,
  SpotPreviewRequest,
} from '#src/api/generated/models/index.ts'
import { asRecord } from '#src/stores/parse.ts'
import type { ProductKey } from '#src/stores/selected-product.ts'
import { usePreview, type PreviewHookOptions } from '#src/widgets/preview/use-preview.ts'
import { fetchedOnce, stored, type OrderOperation } from '#src/widgets/ticket/order-operation.ts'
import type { OrderTerms } from './validate-ticket.ts'

/** ms between previews of a market order, whose price moves. */
const marketPreviewInterval = 3000

/** What the fill of a spot order changes. */
export const spotChanges = [
  getListHoldingsQueryKey(),
  getListSpotOrdersQueryKey(),
  getListSpotOrdersInfiniteQueryKey(),
]

const previewRequestOf = ({ productType, productCode }: ProductKey, terms: OrderTerms) => ({
  productType,
  productCode,
  ...terms,
})

const usePreviewAnswer = (request: SpotPreviewRequest, options: PreviewHookOptions) =>
  usePreviewSpotOrder(request, options)

/** How spot orders are previewed and placed. */
export const spotOperation: OrderOperation<OrderTerms, SpotPreview, SpotPlaceRequest, SpotOrder> = {
  operationId: 'placeSpotOrder',
  previewInterval: ({ orderType }) => (orderType === 'market' ? marketPreviewInterval : false),
  usePreview: (product, terms, options) =>
    usePreview(usePreviewAnswer, terms && previewRequestOf(product, terms), options),
  fetchPreview: async (client, product, terms) =>
    dataOf(
      await client.fetchQuery(getPreviewSpotOrderQueryOptions(previewRequestOf(product, terms), fetchedOnce)),
    ),
  requestOf: ({ productType, productCode }, { exchangeType, orderType, limitPrice }, preview) => ({
    productType,
    productCode,
    exchangeType,
    orderType,
    quantity: preview.quantity,
    previewPrice: preview.price,
    ...(limitPrice === undefined ? {} : { limitPrice }),
  }),
  usePlace: () => usePlaceSpotOrder(stored),
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
