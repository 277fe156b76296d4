/** Coin-to-coin orders over HTTP, for tests. */
import { randomUUID } from 'node:crypto'
import { spotOrderFields, type Person } from '../back-end.ts'

type Fields = Record<string, string | number | undefined>

/** Buys bitcoin with USDT, to be spent on coin-to-coin orders. */
export async function buyBitcoin(person: Person, quantity: string): Promise<void> {
  const coin = { productType: 2, productCode: 'BTC', quantity }
  await person.get('placeSpotOrder', { body: await spotOrderFields(person, coin) })
}

/**
 * The fields of a market order for 0.01 ether at the current price of the pair; `fields` overrides them. Buys the bitcoin for it first
 * with the money of the account.
 */
export async function bibiOrderFields(person: Person, fields: Fields = {}): Promise<Fields> {
  await buyBitcoin(person, '0.001')
  const order = { pairCode: 'ETH/BTC', exchangeType: 1, orderType: 'market', quantity: '0.01', ...fields }
  const { data } = await person.get('previewBibiOrder', { body: order })
  return { ...order, previewPrice: data.price, idempotencyKey: randomUUID() }
}
