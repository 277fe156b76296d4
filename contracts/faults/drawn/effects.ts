/** Drawn faults of what calls do: to texts, secrets and keys on their way, and to what nobody has asked to be changed. */
import { readMaterial } from '#contracts/material.ts'
import { baselinesOf } from '#contracts/verify/baseline.ts'
import type { Operation } from '#contracts/verify/document.ts'
import { createJudge } from '#contracts/verify/judge.ts'
import { valueIn } from '#contracts/verify/probes/accounts.ts'
import { envelope, formOf, onSuccess, type ForwardedRequest } from '../provider/fault.ts'
import { jsonOf, textOf } from './conditions.ts'
import { about, type Draw } from './drawn-fault.ts'
import { answerFields, document, operations, readings, requestFields } from './fields.ts'
import { changeAt, drawChange } from './values.ts'

/** Writes a field where it is: in the query, the form or the JSON body. A name that was sent twice is left for the back end to refuse. */
function write(passing: ForwardedRequest, name: string, value: string): void {
  if (passing.query.getAll(name).length + formOf(passing).getAll(name).length > 1) return
  const json = jsonOf(passing)
  if (passing.query.has(name)) passing.query.set(name, value)
  else if (json) passing.body = JSON.stringify({ ...json, [name]: value })
  else {
    const form = new URLSearchParams(passing.body)
    form.set(name, value)
    passing.body = form.toString()
  }
}

const textChanges: readonly (readonly [string, (text: string) => string])[] = [
  ['cut after 20 characters', text => text.slice(0, 20)],
  ['in small letters', text => text.toLowerCase()],
  ['without what is beyond ASCII', text => text.replaceAll(/[^\0-~]/g, '')],
  ['with each run of blanks as one', text => text.replaceAll(/\s+/g, ' ')],
  ['with < escaped', text => text.replaceAll('<', '&lt;')],
]

const isFreeText = ({ name, schema }: ReturnType<typeof requestFields>[number]) =>
  schema.pattern?.includes('u0000') === true && !/account|password/i.test(name)

/** Texts that tell one change or another from what was sent. */
const TEXTS = ['Abcdefghijklmnopqrstuvwxyz012345', 'Zoë  <b>']

/** Whether what is kept of a field can have a text that a change makes another one: an address has neither blanks nor signs. */
function canBeKept(operation: Operation, name: string, change: (text: string) => string): boolean {
  const kept = answerFields(operation).find(({ path }) => path.at(-1) === name)?.schema.pattern ?? ''
  return TEXTS.some(text => new RegExp(kept, 'u').test(text) && change(text) !== text)
}

/** A text that is kept other than it was sent. */
export const changedText: Draw = random => {
  const operation = random.pick(operations.filter(one => one.changes && requestFields(one).some(isFreeText)))
  const { name } = random.pick(requestFields(operation).filter(isFreeText))
  const [says, change] = random.pick(textChanges)
  if (!canBeKept(operation, name, change)) return undefined
  return {
    kind: 'a changed text',
    name: `${operation.id} keeps ${name} ${says}`,
    operation: operation.id,
    request: passing => {
      const text = textOf(passing, name)
      if (text !== undefined) write(passing, name, change(text))
    },
    shows: about(name, 'as it was sent'),
  }
}

const nearMisses: readonly (readonly [string, (given: string, secret: string) => boolean])[] = [
  ['without its last character', (given, secret) => given === secret.slice(0, -1)],
  [
    'with another last character',
    (given, secret) => given.length === secret.length && given.slice(0, -1) === secret.slice(0, -1),
  ],
  ['with something after it', (given, secret) => given.length > secret.length && given.startsWith(secret)],
  ['in the other case', (given, secret) => given !== secret && given.toLowerCase() === secret.toLowerCase()],
]
const SECRET = /^(password|oldPassword|withdrawPassword|code|secondCode|challenge)$/
/** What an authenticator app shows, which a request may send besides. */
const APP_CODE = '123456'

const { interactions } = readMaterial()
const successes = baselinesOf(document, createJudge(document), operations, interactions).flatMap(
  ({ others, ...first }) => [{ ...first, others }, ...others],
)

/** The secrets that an operation proves, each as a recorded request sends it. One that it requires and no state provides is chosen. */
function secretsOf(operation: Operation): { readonly name: string; readonly recorded: string }[] {
  const required = operation.body?.schema.required ?? []
  return requestFields(operation).flatMap(({ name, schema }) => {
    if (!SECRET.test(name) || schema.enum) return []
    const found = successes.find(one => one.operation.id === operation.id && one.fromStates.includes(name))
    if (!found) return required.includes(name) ? [] : [{ name, recorded: APP_CODE }]
    return [{ name, recorded: String(valueIn(found.draft({}), name)) }]
  })
}

/** A secret that is nearly right is taken for the right one. The right one is what the account's states or last success had. */
export const nearSecret: Draw = random => {
  const operation = random.pick(operations.filter(one => one.method === 'POST' && secretsOf(one).length > 0))
  const { name, recorded } = random.pick(secretsOf(operation))
  // Digits have no case.
  const [says, isNear] = random.pick(nearMisses.slice(0, /[a-z]/i.test(recorded) ? undefined : -1))
  return {
    kind: 'a secret nearly right',
    name: `${operation.id} accepts ${name} ${says}`,
    operation: operation.id,
    request: (passing, { secrets }) => {
      const given = textOf(passing, name)
      const right =
        given === undefined || secrets.has(given) ? undefined : [...secrets].find(one => isNear(given, one))
      if (right !== undefined) write(passing, name, right)
    },
    shows: new RegExp(`\\b${name}\\b.*(accepted|must be refused|answered)`, 'i'),
  }
}

/** A key that is not known any more once the account has gone on. */
export const forgottenKey: Draw = random => {
  const operation = random.pick(
    operations.filter(one => requestFields(one).some(({ name }) => name === 'idempotencyKey')),
  )
  const repeats = random.integer(1, 2)
  const seen = new Map<string, number>()
  return {
    kind: 'a key later',
    name: `${operation.id} forgets a key after ${repeats} repetitions`,
    operation: operation.id,
    request: passing => {
      const given = textOf(passing, 'idempotencyKey')
      if (given === undefined) return
      const key = `${passing.headers['authorization']} ${given}`
      const count = seen.get(key) ?? 0
      seen.set(key, count + 1)
      if (count > repeats) write(passing, 'idempotencyKey', crypto.randomUUID())
    },
    shows: /same key/,
  }
}

/** Another reading of the account is changed from then on. */
export const sideEffect: Draw = random => {
  const after = random.pick(['success', 'refusal'] as const)
  const reading = random.pick(readings)
  const operation = random.pick(operations.filter(one => !one.isPublic && one !== reading))
  const fields = answerFields(reading)
  if (fields.length === 0) return undefined
  const { path, isInRows, schema } = random.pick(fields)
  const change = drawChange(random, schema)
  if (!change) return undefined
  const what = after === 'refusal' ? 'a refusal' : operation.changes ? 'a write' : 'a read'
  return {
    kind: `a side effect of ${what}`,
    name: `after ${what} of ${operation.id}, ${path.join('.')} of ${reading.id} is ${change.says}`,
    operation: operation.id,
    elsewhere: {
      operation: reading.id,
      after,
      answer: answer =>
        envelope(onSuccess, ({ data, rows = [] }) => {
          if (!isInRows) changeAt(data, path, change)
          else for (const row of rows) changeAt(row, path, change)
        })(answer, {} as ForwardedRequest, {} as never),
    },
    shows: about(reading.id, path.at(-1)!),
  }
}
