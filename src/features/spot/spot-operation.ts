import { dataOf } from '#src/api/envelope.ts'
import { placeSpotOrder, previewSpotOrder } from '#src/api/generated/spot/spot.ts'
import type { SpotOrder, SpotPlaceRequest, SpotPreview } from '#src/api/generated/models/index.ts'
import { asRecord } from '#src/stores/parse.ts'
import type { OrderOperation } from '#src/widgets/ticket/order-operation.ts'
import type { OrderTerms } from './validate-ticket.ts'

/** An order as confirmed by the user. */
type SpotOrderRequest = Omit<SpotPlaceRequest, 'idempotencyKey'>

/** ms between previews of a market order, whose price moves. */
const marketPreviewInterval = 3000

/** Query paths that a spot order changes. */
export const spotLists = ['/api/spotHolding/list', '/api/spotOrder/list']

/** How spot orders are previewed and placed. */
export const spotOperation: OrderOperation<OrderTerms, SpotPreview, SpotOrderRequest, SpotOrder> = {
  path: 'spotOrder/place',
  lists: spotLists,
  previewInterval: ({ orderType }) => (orderType === 'market' ? marketPreviewInterval : false),
  preview: async ({ productType, productCode }, terms, signal) => {
    const request = { productType, productCode, ...terms }
    return dataOf(await previewSpotOrder(request, { catch: true, quiet: true }, signal))
  },
  requestOf: ({ productType, productCode }, { exchangeType, orderType, limitPrice }, preview) => ({
    productType,
    productCode,
    exchangeType,
    orderType,
    quantity: preview.quantity,
    previewPrice: preview.price,
    ...(limitPrice === undefined ? {} : { limitPrice }),
  }),
  place: async request => dataOf(await placeSpotOrder(request, { catch: true, quiet: true })),
  isRequest: isOrderRequest,
  // The quantity of an amount shrinks as the price rises: it has to be previewed again.
  isStalePreview: ({ msg }, { amount }) =>
    msg === 'hint_price_moved' || (msg === 'hint_insufficient_balance' && amount !== undefined),
}

function isOrderRequest(value: unknown): value is SpotOrderRequest {
  const order = asRecord(value)
  const texts = [order?.productCode, order?.orderType, order?.quantity, order?.previewPrice]
  const numbers = [order?.productType, order?.exchangeType]
  return texts.every(one => typeof one === 'string') && numbers.every(one => typeof one === 'number')
}
