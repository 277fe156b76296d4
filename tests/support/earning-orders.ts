/** Pledges and locks over HTTP, for tests. */
import { randomUUID } from 'node:crypto'
import type { Operations } from '#src/api/generated/operations.ts'
import type { Person } from './back-end.ts'

type Fields = Record<string, string | number | undefined>

const PREVIEWS = { pledge: 'previewPledge', mining: 'previewMining' } as const
const PLACES = { pledge: 'placePledge', mining: 'placeMiningOrder' } as const
const EXITS = { pledge: 'previewPledgeRedemption', mining: 'previewMiningRelease' } as const

type Service = keyof typeof PREVIEWS

/** The first product of each service on which tests put money: thirty days, and fifteen. */
const PRODUCTS = { pledge: 102, mining: 201 } as const

/** An order of 1,000 USDT on the terms of this moment; anything may be given otherwise. */
export async function earningFor(person: Person, service: Service, fields: Fields = {}): Promise<Fields> {
  const asked = { productId: fields.productId ?? PRODUCTS[service], amount: fields.amount ?? '1000' }
  const { data } = await person.get(PREVIEWS[service], { body: asked })
  const { dailyRate, earlyRate, startsAt } = data
  return { ...asked, dailyRate, earlyRate, startsAt, idempotencyKey: randomUUID(), ...fields }
}

/** Places one. */
export async function placeEarning(
  person: Person,
  service: Service,
  fields: Fields = {},
): Promise<Operations['placePledge']['answer']['data']> {
  const { data } = await person.get(PLACES[service], { body: await earningFor(person, service, fields) })
  return data
}

/** The request that leaves an order at the price of this moment. */
export async function leaveFor(person: Person, service: Service, orderId: string): Promise<Fields> {
  const { data } = await person.get(EXITS[service], { body: { orderId } })
  return { orderId, penalty: data.penalty, idempotencyKey: randomUUID() }
}
