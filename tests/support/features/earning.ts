/** Pledges and locks over HTTP, for tests. */
import { randomUUID } from 'node:crypto'
import type { Operations } from '#src/api/generated/operations.ts'
import type { Person } from '../back-end.ts'

type Fields = Record<string, string | number | undefined>

const PREVIEW_OPERATIONS = { pledge: 'previewPledge', mining: 'previewMining' } as const
const PLACE_OPERATIONS = { pledge: 'placePledge', mining: 'placeMiningOrder' } as const
const REDEMPTION_PREVIEWS = { pledge: 'previewPledgeRedemption', mining: 'previewMiningRelease' } as const

type Service = keyof typeof PREVIEW_OPERATIONS

/** The product of each service that tests use: 30 and 15 days. */
const PRODUCTS = { pledge: 102, mining: 201 } as const

/** The fields of an order of 1,000 USDT at the current terms; `fields` overrides them. */
export async function earningOrderFields(
  person: Person,
  service: Service,
  fields: Fields = {},
): Promise<Fields> {
  const asked = { productId: fields.productId ?? PRODUCTS[service], amount: fields.amount ?? '1000' }
  const { data } = await person.get(PREVIEW_OPERATIONS[service], { body: asked })
  const { dailyRate, earlyRate, startsAt } = data
  return { ...asked, dailyRate, earlyRate, startsAt, idempotencyKey: randomUUID(), ...fields }
}

/** Places one. */
export async function placeEarningOrder(
  person: Person,
  service: Service,
  fields: Fields = {},
): Promise<Operations['placePledge']['answer']['data']> {
  const { data } = await person.get(PLACE_OPERATIONS[service], {
    body: await earningOrderFields(person, service, fields),
  })
  return data
}

/** The fields of an early redemption at the current penalty. */
export async function redemptionFields(person: Person, service: Service, orderId: string): Promise<Fields> {
  const { data } = await person.get(REDEMPTION_PREVIEWS[service], { body: { orderId } })
  return { orderId, penalty: data.penalty, idempotencyKey: randomUUID() }
}
