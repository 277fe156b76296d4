/** Exchanges of currencies over HTTP, for tests. */
import { randomUUID } from 'node:crypto'
import type { Fields, Person } from '../back-end.ts'

/** The fields of an exchange at the current rate: 100 USDT into euros by default. */
export async function exchangeFields(person: Person, fields: Fields = {}): Promise<Fields> {
  const asked = { fromCurrencyId: 3, toCurrencyId: 6, amount: '100', ...fields }
  const { data } = await person.get('previewExchange', { body: asked })
  return { ...asked, rateTime: data.rateTime, minReceived: data.received, idempotencyKey: randomUUID() }
}
