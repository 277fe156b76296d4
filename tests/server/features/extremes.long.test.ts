import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { operationsOf, resolve, type Operation, type Schema } from '#scripts/specification.ts'
import { verifyLedger } from '#server/features/verify-ledger.ts'
import type { OperationId } from '#src/api/generated/operations.ts'
import { NEEDS_OWN_ACCOUNT } from '#tests/support/calls/account-calls.ts'
import {
  createBackEnd,
  spotOrderFields,
  spec,
  type BackEnd,
  type CallOptions,
  type Fields,
  type Person,
} from '#tests/support/back-end.ts'
import { callOf } from '#tests/support/calls/all-calls.ts'
import { createTestClock, engines, type Engine } from '#tests/support/databases/databases.ts'
import { extremesOf } from '#tests/support/specification/pattern-extremes.ts'

type Value = string | number

/** The first and the last values that a schema allows; of texts without a pattern the shortest, and the longest of several scripts. */
function extremes(schema: Schema): Value[] {
  if (schema.const !== undefined) return [schema.const]
  if (schema.enum) return [schema.enum[0]!, schema.enum.at(-1)!]
  const { type, pattern, minimum, maximum, minLength = 0, maxLength } = schema
  if (type === 'integer') {
    if (minimum === undefined || maximum === undefined) throw new Error('An integer without a bound.')
    return [minimum, maximum]
  }
  if (type !== 'string' || schema.format === 'binary') return []
  if (pattern) return extremesOf(pattern, maxLength).filter(text => [...text].length >= minLength)
  if (maxLength === undefined) throw new Error('A text without a bound.')
  return ['a'.repeat(minLength), ...['z', '\0', '\u{1f600}', 'ﷺ', ' '].map(sign => sign.repeat(maxLength))]
}

interface Field {
  readonly part: 'query' | 'body'
  readonly name: string
  readonly values: readonly Value[]
}

/** Every parameter and field of an operation that takes a value. */
function findFields({ id, parameters, body }: Operation): Field[] {
  const inQuery = parameters.filter(each => each.in === 'query')
  const { properties = {} } = resolve(spec, body?.schema ?? {})
  const valuesOf = (name: string, schema: Schema) => {
    try {
      return extremes(resolve(spec, schema))
    } catch (error) {
      throw new Error(`${id} ${name}: ${String(error)}`, { cause: error })
    }
  }
  return [
    ...inQuery.map(({ name, schema }) => ({ part: 'query' as const, name, values: valuesOf(name, schema) })),
    ...Object.entries(properties).map(([name, schema]) => ({
      part: 'body' as const,
      name,
      values: valuesOf(name, schema),
    })),
  ].filter(field => field.name !== 'idempotencyKey')
}

/** The valid call with some fields changed and a new key. */
function withChanges(usual: CallOptions, changes: readonly (readonly [Field, Value])[]): CallOptions {
  const query: Fields = { ...usual.query }
  const body: Fields = { ...usual.body }
  if ('idempotencyKey' in body) body['idempotencyKey'] = randomUUID()
  for (const [{ part, name }, value] of changes) (part === 'query' ? query : body)[name] = value
  return { ...usual, query, body }
}

/** The operation with each field at its bounds in turn, and with all of them at once. */
function extremeCallsOf(usual: CallOptions, fields: readonly Field[]): CallOptions[] {
  const alone = fields.flatMap(field => field.values.map(value => withChanges(usual, [[field, value]])))
  const together = [0, -1].map(at =>
    withChanges(
      usual,
      fields.flatMap(field => (field.values.length > 0 ? [[field, field.values.at(at)!] as const] : [])),
    ),
  )
  return [...alone, ...together]
}

/** Signing out would end the session, a stream needs a connection, and a file is no envelope. */
const LEFT_OUT = new Set(['logout', 'streamQuotes', 'readUpload'])
const located = operationsOf(spec).filter(each => !LEFT_OUT.has(each.id))
const fieldsByOperation = new Map(located.map(each => [each, findFields(each)]))
const fieldsOf = (each: Operation) => fieldsByOperation.get(each) ?? []

/** A new account with money and shares, which no wrong password has locked. */
async function newMember(backEnd: BackEnd): Promise<Person> {
  const member = await backEnd.signUp({ money: '50000' })
  await member.get('placeSpotOrder', { body: await spotOrderFields(member) })
  return member
}

/** One account per tag, and a separate one for each operation with a password, as wrong ones lock an account. */
function membersOf(backEnd: BackEnd): (each: Operation) => Promise<Person> {
  const members = new Map<string, Promise<Person>>()
  return each => {
    const takesPassword = fieldsOf(each).some(({ name }) => /password/i.test(name))
    const group = takesPassword ? each.path : (each.path.split('/')[2] ?? '')
    const member = members.get(group) ?? newMember(backEnd)
    members.set(group, member)
    return member
  }
}

async function violationsOf(
  each: Operation,
  backEnd: BackEnd,
  memberFor: (each: Operation) => Promise<Person>,
): Promise<string[]> {
  const id = each.id as OperationId
  const caller = NEEDS_OWN_ACCOUNT.has(id) ? await backEnd.signUp() : await memberFor(each)
  const usual = await callOf(id, caller, backEnd)
  const contract = backEnd.app.specValidator.find(each.method, each.path)!
  const faults: string[] = []
  for (const options of extremeCallsOf(usual, fieldsOf(each))) {
    backEnd.clock.advance(10)
    const answer = await caller.call(id, options)
    const fault = answer.code === 500 ? 'code 500' : contract.findAnswerViolation(answer)
    if (fault) faults.push(`${id} ${JSON.stringify(options).slice(0, 400)}: ${JSON.stringify(fault)}`)
  }
  return faults
}

/** In `npm run test:ci` the engines take turns, operation by operation; in the deep run each takes all. */
const turnOf = (engine: Engine) =>
  process.env.DEEP ? located : located.filter((_, at) => engines[at % engines.length] === engine)

describe('extreme values of the specification', () => {
  for (const engine of engines) {
    it(`never cause code 500, and the ledger stays balanced (${engine.name}) (M14)`, async () => {
      const database = await engine.create()
      const clock = createTestClock()
      const store = await database.open({ clock })
      try {
        const backEnd = createBackEnd(store, clock)
        const memberFor = membersOf(backEnd)
        const faults: string[] = []
        for (const each of turnOf(engine)) faults.push(...(await violationsOf(each, backEnd, memberFor)))
        expect(faults).toEqual([])
        expect(await verifyLedger(store)).toEqual([])
      } finally {
        await store.close()
        await database.remove()
      }
    }, 180_000)
  }
})
