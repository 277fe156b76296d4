/** Exchanges of currencies over HTTP, for tests. */
import { randomUUID } from 'node:crypto'
import type { Fields, Person } from './back-end.ts'

/** An exchange at the rate of this moment, ready to be sent: a hundred USDT into euros unless told. */
export async function exchangeFor(person: Person, fields: Fields = {}): Promise<Fields> {
  const asked = { fromCurrencyId: 3, toCurrencyId: 6, amount: '100', ...fields }
  const { data } = await person.get('previewExchange', { body: asked })
  return { ...asked, rateTime: data.rateTime, minReceived: data.received, idempotencyKey: randomUUID() }
}
