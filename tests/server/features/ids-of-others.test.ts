import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import { operationsOf, readSpecification, resolve } from '#scripts/specification.ts'
import type { OperationId } from '#src/api/generated/operations.ts'
import {
  contractOrderFields,
  itWithBackEnd,
  spotOrderFields,
  type CallOptions,
  type Person,
} from '#tests/support/back-end.ts'
import { callOf } from '#tests/support/calls/all-calls.ts'

/** Fields that name something of an account. */
const OWNED = /^(?:id|orderId|loanId)$/
/** An activity is everybody's, and a file is no JSON: see ownership.test.ts. */
const LEFT_OUT = ['joinActivity', 'readUpload']

const specification = readSpecification()

const takesOwnedId = operationsOf(specification)
  .filter(({ id, isPublic, parameters, body }) => {
    const { required = [] } = resolve(specification, body?.schema ?? {})
    const names = [...parameters.filter(each => each.required).map(({ name }) => name), ...required]
    return !isPublic && !LEFT_OUT.includes(id) && names.some(name => OWNED.test(name))
  })
  .map(({ id }) => id as OperationId)

const LIMIT = { orderType: 'limit', limitPrice: '100' }

/** An order in the place of an open one of the owner. */
const REPLACING: Partial<Record<OperationId, (owner: Person) => Promise<CallOptions>>> = {
  placeSpotOrder: async owner => {
    const fields = await spotOrderFields(owner, LIMIT)
    const { data } = await owner.get('placeSpotOrder', { body: fields })
    return { body: { ...fields, replaces: data.id } }
  },
  placeContractOrder: async owner => {
    const fields = await contractOrderFields(owner, LIMIT)
    const { data } = await owner.get('placeContractOrder', { body: fields })
    return { body: { ...fields, replaces: data.id } }
  },
}

const withNewKey = ({ body, ...options }: CallOptions): CallOptions =>
  body
    ? { ...options, body: { ...body, ...('idempotencyKey' in body && { idempotencyKey: randomUUID() }) } }
    : options

describe('what belongs to another account', () => {
  for (const id of [...takesOwnedId, ...(Object.keys(REPLACING) as OperationId[])]) {
    itWithBackEnd(`is unknown to ${id}, and stays for its owner`, async backEnd => {
      const [owner, stranger] = [
        await backEnd.signUp({ money: '5000' }),
        await backEnd.signUp({ money: '5000' }),
      ]
      const options = await (REPLACING[id]?.(owner) ?? callOf(id, owner, backEnd))
      expect((await stranger.call(id, withNewKey(options))).code).not.toBe(200)
      expect(await owner.call(id, withNewKey(options))).toMatchObject({ code: 200 })
    })
  }
})
