import { dataOf } from '#src/api/envelope.ts'
import { placeQuickOrder, previewQuickOrder } from '#src/api/generated/quick/quick.ts'
import type {
  QuickOrder,
  QuickPlaceRequest,
  QuickPreview,
  QuickPreviewRequest,
} from '#src/api/generated/models/index.ts'
import { asRecord } from '#src/stores/parse.ts'
import type { OrderOperation } from '#src/widgets/ticket/order-operation.ts'

/** The terms of an order, without the product. */
export type QuickTerms = Pick<QuickPreviewRequest, 'exchangeType' | 'optionId' | 'stake'>

/** An order as confirmed by the user. */
type QuickOrderRequest = Omit<QuickPlaceRequest, 'idempotencyKey'>

/** ms between previews: the opening price moves with the market. */
const previewInterval = 3000

/** Query paths that a quick order changes. */
export const quickLists = ['/api/quickOrder/list', '/api/tradingLimits/detail']

/** How quick orders are previewed and placed. */
export const quickOperation: OrderOperation<QuickTerms, QuickPreview, QuickOrderRequest, QuickOrder> = {
  path: 'quickOrder/place',
  lists: quickLists,
  previewInterval: () => previewInterval,
  preview: async ({ productType, productCode }, terms, signal) => {
    const request = { productType, productCode, ...terms }
    return dataOf(await previewQuickOrder(request, { catch: true, quiet: true }, signal))
  },
  requestOf: ({ productType, productCode }, terms, { price, payoutRate }) => ({
    productType,
    productCode,
    ...terms,
    previewPrice: price,
    payoutRate,
  }),
  place: async request => dataOf(await placeQuickOrder(request, { catch: true, quiet: true })),
  isRequest: isOrderRequest,
  isStalePreview: ({ msg }) => msg === 'hint_price_moved',
}

function isOrderRequest(value: unknown): value is QuickOrderRequest {
  const order = asRecord(value)
  const texts = [order?.productCode, order?.stake, order?.previewPrice, order?.payoutRate]
  const numbers = [order?.productType, order?.exchangeType, order?.optionId]
  return texts.every(one => typeof one === 'string') && numbers.every(one => typeof one === 'number')
}
