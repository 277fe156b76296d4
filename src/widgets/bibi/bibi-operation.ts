import { dataOf } from '../../api/envelope.ts'
import { placeBibiOrder, previewBibiOrder } from '../../api/generated/bibi/bibi.ts'
import type {
  BibiOrder,
  BibiPlaceRequest,
  BibiPreview,
  BibiPreviewRequest,
} from '../../api/generated/models/index.ts'
import { asRecord } from '../../stores/parse.ts'
import type { OrderOperation } from '../ticket/order-operation.ts'

/** An order as its owner confirmed it. */
type ConfirmedOrder = Omit<BibiPlaceRequest, 'idempotencyKey'>

/** At the market's price the figures change with it. */
const marketInterval = 3000

/** Lists that a coin-to-coin order changes. */
export const bibiLists = ['/api/userBibiAssets/list', '/api/spotHolding/list', '/api/bibiOrder/list']

/** How coin-to-coin orders are previewed and placed; the pair is among the terms. */
export const bibiOperation: OrderOperation<BibiPreviewRequest, BibiPreview, ConfirmedOrder, BibiOrder> = {
  path: 'bibiOrder/place',
  lists: bibiLists,
  previewEvery: ({ orderType }) => (orderType === 'market' ? marketInterval : false),
  preview: async (_, terms, signal) =>
    dataOf(await previewBibiOrder(terms, { catch: true, quiet: true }, signal)),
  requestOf: (_, { pairCode, exchangeType, orderType, limitPrice }, preview) => ({
    pairCode,
    exchangeType,
    orderType,
    quantity: preview.quantity,
    previewPrice: preview.price,
    ...(limitPrice === undefined ? {} : { limitPrice }),
  }),
  place: async request => dataOf(await placeBibiOrder(request, { catch: true, quiet: true })),
  isRequest: isConfirmedOrder,
  // All that an amount buys is less as soon as the pair has risen: then the quantity is to be found anew.
  isOvertaken: ({ msg }, { amount }) =>
    msg === 'hint_price_moved' || (msg === 'hint_insufficient_balance' && amount !== undefined),
}

function isConfirmedOrder(value: unknown): value is ConfirmedOrder {
  const order = asRecord(value)
  const texts = [order?.pairCode, order?.orderType, order?.quantity, order?.previewPrice]
  return texts.every(one => typeof one === 'string') && typeof order?.exchangeType === 'number'
}
