/** Coin-to-coin orders over HTTP, for tests. */
import { randomUUID } from 'node:crypto'
import { orderFor, type Person } from './back-end.ts'

type Fields = Record<string, string | number | undefined>

/** Buys bitcoin with USDT, so that there is something to pay with. */
export async function buyBitcoin(person: Person, quantity: string): Promise<void> {
  const coin = { productType: 2, productCode: 'BTC', quantity }
  await person.get('placeSpotOrder', { body: await orderFor(person, coin) })
}

/**
 * A market order for a hundredth of an ether at the price that the pair has now; anything may be given otherwise. A little bitcoin
 * is bought for it first, with the money of the account.
 */
export async function bibiFor(person: Person, fields: Fields = {}): Promise<Fields> {
  await buyBitcoin(person, '0.001')
  const order = { pairCode: 'ETH/BTC', exchangeType: 1, orderType: 'market', quantity: '0.01', ...fields }
  const { data } = await person.get('previewBibiOrder', { body: order })
  return { ...order, previewPrice: data.price, idempotencyKey: randomUUID() }
}
