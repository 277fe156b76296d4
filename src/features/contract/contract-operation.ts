import { getPreviewContractOrderQueryOptions } from '#src/api/generated/contract/contract.ts'
import type { ContractPlaceRequest, ContractPreview, ContractPreviewRequest } from '#models'
import { asRecord } from '#src/stores/storage/parse.ts'
import type { OrderOperation } from '#src/widgets/ticket/order-operation.ts'

/** The terms of an order, without the product. */
export type ContractTerms = Omit<ContractPreviewRequest, 'productType' | 'productCode'>

/** ms between previews of a market order, whose price moves. */
const marketPreviewInterval = 3000

/** How contract orders are previewed and placed. */
export const contractOperation: OrderOperation<ContractTerms, ContractPreview, ContractPlaceRequest> = {
  operationId: 'placeContractOrder',
  previewInterval: ({ orderType }) => (orderType === 'market' ? marketPreviewInterval : false),
  preview: ({ productType, productCode }, terms, options) =>
    getPreviewContractOrderQueryOptions({ productType, productCode, ...terms }, options),
  requestOf: ({ productType, productCode }, terms, preview) => ({
    productType,
    productCode,
    direction: terms.direction,
    orderType: terms.orderType,
    leverage: terms.leverage,
    // A margin is the maximum, whatever quantity it is enough for when the order executes.
    ...(terms.margin === undefined ? { quantity: preview.quantity } : { margin: terms.margin }),
    previewPrice: preview.price,
    ...(terms.limitPrice === undefined ? {} : { limitPrice: terms.limitPrice }),
    ...(terms.takeProfit === undefined ? {} : { takeProfit: terms.takeProfit }),
    ...(terms.stopLoss === undefined ? {} : { stopLoss: terms.stopLoss }),
  }),
  isRequest: isOrderRequest,
  isStalePreview: ({ msg }) => msg === 'hint_price_moved',
}

function isOrderRequest(value: unknown): value is ContractPlaceRequest {
  const order = asRecord(value)
  const size = order?.quantity ?? order?.margin
  const texts = [order?.productCode, order?.direction, order?.orderType, size, order?.previewPrice]
  const numbers = [order?.productType, order?.leverage]
  return texts.every(one => typeof one === 'string') && numbers.every(one => typeof one === 'number')
}
