/** Quick orders over HTTP, for tests. */
import { randomUUID } from 'node:crypto'
import type { Person } from '../back-end.ts'

type Fields = Record<string, string | number | undefined>

/** The fields of a quick order of 100 on Apple rising within the shortest duration, at the current price; `fields` overrides them. */
export async function quickOrderFields(person: Person, fields: Fields = {}): Promise<Fields> {
  const product = { productType: fields.productType ?? 1, productCode: fields.productCode ?? 'AAPL' }
  const { rows } = await person.get('listFastTradeOptions', { query: product })
  const order = { ...product, exchangeType: 1, optionId: rows[0]?.id ?? 10, stake: '100', ...fields }
  const { data } = await person.get('previewQuickOrder', { body: order })
  return {
    ...order,
    previewPrice: data.price,
    payoutRate: data.payoutRate,
    idempotencyKey: randomUUID(),
  }
}
