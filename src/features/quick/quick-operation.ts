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

/** What is asked for; the product goes beside it. */
export type QuickTerms = Pick<QuickPreviewRequest, 'exchangeType' | 'optionId' | 'stake'>

/** An order as its owner confirmed it. */
type ConfirmedQuickOrder = Omit<QuickPlaceRequest, 'idempotencyKey'>

/** It begins at the market's price, which moves. */
const marketInterval = 3000

/** Lists that a quick order changes. */
export const quickLists = ['/api/quickOrder/list', '/api/tradingLimits/detail']

/** How quick orders are previewed and placed. */
export const quickOperation: OrderOperation<QuickTerms, QuickPreview, ConfirmedQuickOrder, QuickOrder> = {
  path: 'quickOrder/place',
  lists: quickLists,
  previewEvery: () => marketInterval,
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
  isRequest: isConfirmedOrder,
  isOvertaken: ({ msg }) => msg === 'hint_price_moved',
}

function isConfirmedOrder(value: unknown): value is ConfirmedQuickOrder {
  const order = asRecord(value)
  const texts = [order?.productCode, order?.stake, order?.previewPrice, order?.payoutRate]
  const numbers = [order?.productType, order?.exchangeType, order?.optionId]
  return texts.every(one => typeof one === 'string') && numbers.every(one => typeof one === 'number')
}
