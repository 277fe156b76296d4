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

/** What is asked for, as decimals; the product goes beside it. */
export type ContractTerms = Omit<ContractPreviewRequest, 'productType' | 'productCode'>

/** An order as its owner confirmed it. */
type ConfirmedOrder = Omit<ContractPlaceRequest, 'idempotencyKey'>

/** At the market's price the costs change with it. */
const marketInterval = 3000

/** Lists that an order, or what is done to a position, changes. */
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
  ConfirmedOrder,
  ContractOrder
> = {
  path: 'contractOrder/place',
  lists: contractLists,
  previewEvery: ({ orderType }) => (orderType === 'market' ? marketInterval : false),
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
  isRequest: isConfirmedOrder,
  // What a margin buys is less as soon as the price has risen: then the quantity is to be found anew.
  isOvertaken: ({ msg }, { margin }) =>
    msg === 'hint_price_moved' || (msg === 'hint_insufficient_balance' && margin !== undefined),
}

function isConfirmedOrder(value: unknown): value is ConfirmedOrder {
  const order = asRecord(value)
  const texts = [order?.productCode, order?.direction, order?.orderType, order?.quantity, order?.previewPrice]
  const numbers = [order?.productType, order?.leverage]
  return texts.every(one => typeof one === 'string') && numbers.every(one => typeof one === 'number')
}
