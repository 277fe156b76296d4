import { dataOf } from '#src/api/envelope.ts'
import { placeContractOrder, previewContractOrder } from '#src/api/generated/contract/contract.ts'
import type {
  ContractOrder,
  ContractPlaceRequest,
  ContractPreview,
  ContractPreviewRequest,
} from '#src/api/generated/models/index.ts'
import { asRecord } from '#src/stores/parse.ts'
import type { OrderOperation } from '#src/widgets/ticket/order-operation.ts'

/** The terms of an order, without the product. */
export type ContractTerms = Omit<ContractPreviewRequest, 'productType' | 'productCode'>

/** An order as confirmed by the user. */
type ContractOrderRequest = Omit<ContractPlaceRequest, 'idempotencyKey'>

/** ms between previews of a market order, whose price moves. */
const marketPreviewInterval = 3000

/** Query paths that an order, or an action on a position, changes. */
export const contractLists = [
  '/api/contractOrder/list',
  '/api/contractPosition/list',
  '/api/contractPosition/history',
  '/api/contractPosition/detail',
]

/** How contract orders are previewed and placed. */
export const contractOperation: OrderOperation<
  ContractTerms,
  ContractPreview,
  ContractOrderRequest,
  ContractOrder
> = {
  path: 'contractOrder/place',
  lists: contractLists,
  previewInterval: ({ orderType }) => (orderType === 'market' ? marketPreviewInterval : false),
  preview: async ({ productType, productCode }, terms, signal) => {
    const request = { productType, productCode, ...terms }
    return dataOf(await previewContractOrder(request, { catch: true, quiet: true }, signal))
  },
  requestOf: ({ productType, productCode }, terms, preview) => ({
    productType,
    productCode,
    direction: terms.direction,
    orderType: terms.orderType,
    leverage: terms.leverage,
    quantity: preview.quantity,
    previewPrice: preview.price,
    ...(terms.limitPrice === undefined ? {} : { limitPrice: terms.limitPrice }),
    ...(terms.takeProfit === undefined ? {} : { takeProfit: terms.takeProfit }),
    ...(terms.stopLoss === undefined ? {} : { stopLoss: terms.stopLoss }),
  }),
  place: async request => dataOf(await placeContractOrder(request, { catch: true, quiet: true })),
  isRequest: isOrderRequest,
  // The quantity of a margin shrinks as the price rises: it has to be previewed again.
  isStalePreview: ({ msg }, { margin }) =>
    msg === 'hint_price_moved' || (msg === 'hint_insufficient_balance' && margin !== undefined),
}

function isOrderRequest(value: unknown): value is ContractOrderRequest {
  const order = asRecord(value)
  const texts = [order?.productCode, order?.direction, order?.orderType, order?.quantity, order?.previewPrice]
  const numbers = [order?.productType, order?.leverage]
  return texts.every(one => typeof one === 'string') && numbers.every(one => typeof one === 'number')
}
