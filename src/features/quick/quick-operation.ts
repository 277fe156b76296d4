import { dataOf } from '#src/api/envelope.ts'
import {
  getGetTradingLimitsQueryKey,
  getListQuickOrdersInfiniteQueryKey,
  getListQuickOrdersQueryKey,
  getPreviewQuickOrderQueryOptions,
  usePlaceQuickOrder,
  usePreviewQuickOrder,
} from '#src/api/generated/quick/quick.ts'
import type {
  QuickOrder,
  QuickPlaceRequest,
  QuickPreview,
  QuickPreviewRequest,
} from '#src/api/generated/models/index.ts'
import { asRecord } from '#src/stores/parse.ts'
import type { ProductKey } from '#src/stores/selected-product.ts'
import { usePreview, type PreviewHookOptions } from '#src/widgets/preview/use-preview.ts'
import { fetchedOnce, stored, type OrderOperation } from '#src/widgets/ticket/order-operation.ts'

/** The terms of an order, without the product. */
export type QuickTerms = Pick<QuickPreviewRequest, 'exchangeType' | 'optionId' | 'stake'>

/** ms between previews: the opening price moves with the market. */
const previewInterval = 3000

/** What the end of a quick order changes. */
export const quickChanges = [
  getListQuickOrdersQueryKey(),
  getListQuickOrdersInfiniteQueryKey(),
  getGetTradingLimitsQueryKey(),
]

const previewRequestOf = ({ productType, productCode }: ProductKey, terms: QuickTerms) => ({
  productType,
  productCode,
  ...terms,
})

const usePreviewAnswer = (request: QuickPreviewRequest, options: PreviewHookOptions) =>
  usePreviewQuickOrder(request, options)

/** How quick orders are previewed and placed. */
export const quickOperation: OrderOperation<QuickTerms, QuickPreview, QuickPlaceRequest, QuickOrder> = {
  operationId: 'placeQuickOrder',
  previewInterval: () => previewInterval,
  usePreview: (product, terms, options) =>
    usePreview(usePreviewAnswer, terms && previewRequestOf(product, terms), options),
  fetchPreview: async (client, product, terms) =>
    dataOf(
      await client.fetchQuery(
        getPreviewQuickOrderQueryOptions(previewRequestOf(product, terms), fetchedOnce),
      ),
    ),
  requestOf: ({ productType, productCode }, terms, { price, payoutRate }) => ({
    productType,
    productCode,
    ...terms,
    previewPrice: price,
    payoutRate,
  }),
  usePlace: () => usePlaceQuickOrder(stored),
  isRequest: isOrderRequest,
  isStalePreview: ({ msg }) => msg === 'hint_price_moved',
}

function isOrderRequest(value: unknown): value is QuickPlaceRequest {
  const order = asRecord(value)
  const texts = [order?.productCode, order?.stake, order?.previewPrice, order?.payoutRate]
  const numbers = [order?.productType, order?.exchangeType, order?.optionId]
  return texts.every(one => typeof one === 'string') && numbers.every(one => typeof one === 'number')
}
