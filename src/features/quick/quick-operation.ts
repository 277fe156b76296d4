import { getPreviewQuickOrderQueryOptions } from '#src/api/generated/quick/quick.ts'
import type { QuickPlaceRequest, QuickPreview, QuickPreviewRequest } from '#models'
import { asRecord } from '#src/stores/storage/parse.ts'
import type { OrderOperation } from '#src/widgets/ticket/order-operation.ts'

/** The terms of an order, without the product. */
export type QuickTerms = Pick<QuickPreviewRequest, 'exchangeType' | 'optionId' | 'stake'>

/** ms between previews: the opening price moves with the market. */
const previewInterval = 3000

/** How quick orders are previewed and placed. */
export const quickOperation: OrderOperation<QuickTerms, QuickPreview, QuickPlaceRequest> = {
  operationId: 'placeQuickOrder',
  previewInterval: () => previewInterval,
  preview: ({ productType, productCode }, terms, options) =>
    getPreviewQuickOrderQueryOptions({ productType, productCode, ...terms }, options),
  requestOf: ({ productType, productCode }, terms, { price, payoutRate }) => ({
    productType,
    productCode,
    ...terms,
    previewPrice: price,
    payoutRate,
  }),
  isRequest: isOrderRequest,
  isStalePreview: ({ msg }) => msg === 'hint_price_moved',
}

function isOrderRequest(value: unknown): value is QuickPlaceRequest {
  const order = asRecord(value)
  const texts = [order?.productCode, order?.stake, order?.previewPrice, order?.payoutRate]
  const numbers = [order?.productType, order?.exchangeType, order?.optionId]
  return texts.every(one => typeof one === 'string') && numbers.every(one => typeof one === 'number')
}
