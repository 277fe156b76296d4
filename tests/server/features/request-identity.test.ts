import { describe, expect } from 'vitest'
import { operationsOf, readSpecification, resolve, type Schema } from '#scripts/specification.ts'
import type { OperationId } from '#src/api/generated/operations.ts'
import { add } from '#src/lib/money/money.ts'
import { itWithBackEnd } from '#tests/support/back-end.ts'
import { callOf } from '#tests/support/calls/all-calls.ts'

/** What proves who asks is no part of what is asked for. */
const PROOFS = ['createWithdrawal withdrawPassword', 'createWithdrawal code']

/** What has to be done before. */
const BEFORE: Partial<Record<OperationId, OperationId>> = {
  stopBeingTrader: 'becomeTrader',
  claimWelfareTask: 'placeSpotOrder',
}

/** Values of fields that a call does without. */
const ADDED: Readonly<Record<string, string>> = {
  quantity: '1',
  amount: '1',
  margin: '10',
  ratio: '1',
  limitPrice: '100',
  stopPrice: '1',
  timeInForce: 'day',
  takeProfitPrice: '9999',
  stopLossPrice: '1',
  takeProfit: '999999',
  stopLoss: '1000',
  replaces: '1',
  proofId: '1',
  pictureId: '1',
}

/** Another value of a field: one of its choices, a number that is larger by one, or a longer text. */
function otherValue({ enum: choices }: Schema, value: string | number): string | number {
  if (choices) return choices.find(choice => choice !== value) as string | number
  if (/^\d+(\.\d+)?$/.test(`${value}`)) return add(`${value}`, '1')
  return `${value}x`
}

const specification = readSpecification()

describe('a key that comes again with another value', () => {
  for (const { id: name, body } of operationsOf(specification)) {
    const id = name as OperationId
    const { idempotencyKey, ...fields } = resolve(specification, body?.schema ?? {}).properties ?? {}
    if (!idempotencyKey) continue
    itWithBackEnd(`of any field is refused: ${id}`, async backEnd => {
      const member = await backEnd.signUp({ money: '5000' })
      const before = BEFORE[id]
      if (before) await member.call(before, await callOf(before, member, backEnd))
      const { body: sent = {} } = await callOf(id, member, backEnd)
      const first = await member.call(id, { body: sent })
      expect(first).toMatchObject({ code: 200 })
      expect((await member.call(id, { body: sent })).code).toBe(200)
      for (const [field, schema] of Object.entries(fields)) {
        if (PROOFS.includes(`${id} ${field}`)) continue
        const value = sent[field]
        const other = value === undefined ? ADDED[field] : otherValue(resolve(specification, schema), value)
        expect(other, `a value of ${field}`).toBeDefined()
        const answer = await member.call(id, { body: { ...sent, [field]: other } })
        expect(answer.code, `with another ${field}`).not.toBe(200)
      }
    })
  }
})
