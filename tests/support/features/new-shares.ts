/** New shares over HTTP, for tests. */
import { randomUUID } from 'node:crypto'
import type { ShareOffer } from '#models'
import type { Person } from '../back-end.ts'

/** The two offers that are open, the one that closes first before the other. */
export async function openOffers(person: Person): Promise<[ShareOffer, ShareOffer]> {
  const { rows } = await person.get('listShareOffers', {
    query: { view: 'current', pageNum: 1, pageSize: 20 },
  })
  const [first, second] = rows.filter(({ status }) => status === 'open')
  if (!first || !second) throw new Error('There are not two open offers.')
  return [first, second]
}

/** The open offer that closes last. */
export async function openOffer(person: Person): Promise<ShareOffer> {
  return (await openOffers(person))[1]
}

/** The fields of a subscription to one lot of the offer that closes last; `fields` overrides them. */
export async function subscriptionFields(person: Person, fields: { offerId?: number; lots?: number } = {}) {
  const { id: offerId } = await openOffer(person)
  return { offerId, lots: 1, idempotencyKey: randomUUID(), ...fields }
}
