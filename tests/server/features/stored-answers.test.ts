/** Answers to idempotency keys as versions up to 0.7.0 stored them. */
import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import { bibiOrderFields } from '#tests/support/features/bibi.ts'
import { earningOrderFields } from '#tests/support/features/earning.ts'
import { quickOrderFields } from '#tests/support/features/quick.ts'
import {
  contractOrderFields,
  itWithBackEnd,
  spotOrderFields,
  type BackEnd,
  type Fields,
  type Person,
} from '#tests/support/back-end.ts'
import { runStatements } from '#tests/support/databases/databases.ts'

type Stored = Record<string, unknown>

/** Makes the stored answer to a key what an earlier version has stored. */
async function storeAsBefore(
  { services: { store } }: BackEnd,
  key: unknown,
  earlier: (answer: Stored) => Stored,
) {
  const [row] = await store.query<{ answer: string }>('SELECT answer FROM idempotency WHERE key = $1', [
    `${key}`,
  ])
  const answer = JSON.stringify(earlier(JSON.parse(row!.answer) as Stored))
  expect(answer).not.toBe(row!.answer)
  await runStatements(store, ['UPDATE idempotency SET answer = $2 WHERE key = $1', [`${key}`, answer]])
}

type Operation =
  | 'placeSpotOrder'
  | 'cancelSpotOrder'
  | 'placeBibiOrder'
  | 'cancelBibiOrder'
  | 'placeContractOrder'
  | 'cancelContractOrder'
  | 'placeQuickOrder'
  | 'placePledge'

/** The answer to a call and, after an earlier version has stored it, to its repetition. */
async function callTwice(
  backEnd: BackEnd,
  [person, operation, body]: readonly [Person, Operation, Fields],
  earlier: (answer: Stored) => Stored,
) {
  const first = await person.get(operation, { body })
  await storeAsBefore(backEnd, body['idempotencyKey'], earlier)
  return [first, await person.get(operation, { body })] as const
}

const renamed = ({ exchangeType: side, orderType: type, ...fields }: Stored): Stored => ({
  side,
  type,
  ...fields,
})

const NO_STOP = {
  stopPrice: null,
  triggeredAt: null,
  expiresAt: null,
  takeProfitPrice: null,
  stopLossPrice: null,
  exitOrderId: null,
}

describe('repeated request that an earlier version has answered', () => {
  itWithBackEnd('gets that answer, for a spot order and its cancellation', async backEnd => {
    const member = await backEnd.signUp({ money: '1000' })
    const earlier = (answer: Stored) => ({ ...NO_STOP, ...renamed(answer) })
    const limit = { orderType: 'limit', limitPrice: '1', timeInForce: 'day' }
    for (const fields of [{}, limit]) {
      const body = await spotOrderFields(member, fields)
      const [first, again] = await callTwice(backEnd, [member, 'placeSpotOrder', body], earlier)
      expect(again).toEqual(first)
    }
    const { rows } = await member.get('listSpotOrders', { query: { pageNum: 1, pageSize: 1 } })
    const body = { id: rows[0]!.id, idempotencyKey: randomUUID() }
    const [first, again] = await callTwice(backEnd, [member, 'cancelSpotOrder', body], earlier)
    expect(again).toEqual(first)
    expect(again.data).not.toHaveProperty('stopPrice')
  })

  itWithBackEnd('gets that answer, for a coin-to-coin order and its cancellation', async backEnd => {
    const member = await backEnd.signUp({ money: '1000' })
    const fields = { orderType: 'limit', limitPrice: '0.01', quantity: '0.05' }
    const body = await bibiOrderFields(member, fields)
    const [first, again] = await callTwice(backEnd, [member, 'placeBibiOrder', body], renamed)
    expect(again).toEqual(first)
    const cancel = { id: first.data.id, idempotencyKey: randomUUID() }
    const [ended, endedAgain] = await callTwice(backEnd, [member, 'cancelBibiOrder', cancel], renamed)
    expect(endedAgain).toEqual(ended)
  })

  itWithBackEnd('gets that answer, for a contract order and its cancellation', async backEnd => {
    const member = await backEnd.signUp({ money: '1000' })
    const earlier = ({ orderType: type, ...answer }: Stored) => ({ type, ...answer })
    const body = await contractOrderFields(member, { orderType: 'limit', limitPrice: '1000' })
    const [first, again] = await callTwice(backEnd, [member, 'placeContractOrder', body], earlier)
    expect(again).toEqual(first)
    const cancel = { id: first.data.id, idempotencyKey: randomUUID() }
    const [ended, endedAgain] = await callTwice(backEnd, [member, 'cancelContractOrder', cancel], earlier)
    expect(endedAgain).toEqual(ended)
  })

  itWithBackEnd('gets that answer, for a quick order, whose duration was in seconds', async backEnd => {
    const member = await backEnd.signUp({ money: '1000' })
    const body = await quickOrderFields(member)
    const earlier = ({ exchangeType: side, ...answer }: Stored) => {
      const seconds = (Number(answer['expiresAt']) - Number(answer['createdAt'])) / 1000
      return { side, seconds, ...answer, duration: undefined, durationUnit: undefined }
    }
    const [first, again] = await callTwice(backEnd, [member, 'placeQuickOrder', body], earlier)
    expect(again).toEqual(first)
  })

  itWithBackEnd('gets that answer, for a pledge, which had no annual rate', async backEnd => {
    const member = await backEnd.signUp({ money: '1000' })
    const body = await earningOrderFields(member, 'pledge')
    const earlier = (answer: Stored) => ({ ...answer, yearRate: undefined })
    const [first, again] = await callTwice(backEnd, [member, 'placePledge', body], earlier)
    expect(again).toEqual(first)
  })
})
