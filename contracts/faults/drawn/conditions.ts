/** When a drawn fault shows: a fault of every answer is found by the first request, one of few answers only by who asks for these. */
import { scalarType, type Operation } from '#contracts/verify/document.ts'
import { readJson } from '#contracts/verify/wire.ts'
import type { Random } from '#contracts/verify/random.ts'
import { formOf, type Answer, type ForwardedRequest, type TrafficContext } from '../provider/fault.ts'
import { document, filtersOf, requestFields } from './fields.ts'

/** What is known of a call when its answer comes. */
export interface Call {
  readonly sent: ForwardedRequest
  /** Successes and refusals that the operation has given the account before. */
  readonly successes: number
  readonly refusals: number
}

export interface Condition {
  readonly says: string
  readonly holds: (call: Call) => boolean
}

/** The fields of a JSON body; undefined for any other. */
export const jsonOf = ({ headers, body }: ForwardedRequest): Record<string, unknown> | undefined =>
  headers['content-type']?.startsWith('application/json')
    ? (readJson(body) as Record<string, unknown> | undefined)
    : undefined

/** A field of query, form or JSON body, as text. */
export function textOf(sent: ForwardedRequest, name: string): string | undefined {
  const json = jsonOf(sent)
  const given = json ? json[name] : formOf(sent).get(name)
  return sent.query.get(name) ?? (given === null || given === undefined ? undefined : String(given))
}

/** Counts what the operation has answered the account. */
export function noteCall(answer: Answer, sent: ForwardedRequest, { kept }: TrafficContext): Call {
  const count = (kind: string) => Number(kept.get(`${kind} ${sent.headers['authorization']}`) ?? 0)
  const call = { sent, successes: count('successes'), refusals: count('refusals') }
  const kind = answer.body.startsWith('{"code":200') ? 'successes' : 'refusals'
  kept.set(`${kind} ${sent.headers['authorization']}`, String(count(kind) + 1))
  return call
}

/** Every condition that requests of an operation can meet; those with a value are drawn. */
function conditionsOf(random: Random, operation: Operation): Condition[] {
  const fields = requestFields(operation)
  const filters = filtersOf(operation)
  const listed = fields.filter(({ schema }) => (schema.enum?.length ?? 0) > 1)
  const decimal = fields.filter(
    ({ name, schema }) =>
      /mount|stake|quantity|value/i.test(name) && scalarType(document, schema) === 'string',
  )
  const ofValue = listed.map(({ name, schema }): Condition => {
    const value = String(random.pick(schema.enum!))
    return { says: `for ${name}=${value}`, holds: ({ sent }) => textOf(sent, name) === value }
  })
  const ofDecimals = decimal.map(({ name }): Condition => ({
    says: `for a ${name} with decimals`,
    holds: ({ sent }) => /\.\d*[1-9]/.test(textOf(sent, name) ?? ''),
  }))
  const given = ({ sent }: Call) => filters.filter(name => textOf(sent, name) !== undefined).length
  return [
    { says: 'after a refusal', holds: ({ refusals }) => refusals > 0 },
    { says: 'for the second of two calls', holds: ({ successes }) => successes === 1 },
    ...ofValue,
    ...ofValue,
    ...ofDecimals,
    ...(fields.some(({ name }) => name === 'pageNum')
      ? [{ says: 'from the second page on', holds: ({ sent }: Call) => Number(textOf(sent, 'pageNum')) > 1 }]
      : []),
    ...(filters.length > 1 ? [{ says: 'with two filters', holds: (call: Call) => given(call) > 1 }] : []),
    ...(operation.isLocalized
      ? [
          {
            says: 'in another language than English',
            holds: ({ sent }: Call) => sent.headers['accept-language'] !== 'en',
          },
        ]
      : []),
  ]
}

export const ALWAYS: Condition = { says: 'always', holds: () => true }

/** One of the conditions of an operation. */
export const drawCondition = (random: Random, operation: Operation): Condition =>
  random.percent(10) ? ALWAYS : random.pick(conditionsOf(random, operation))

/** Which rows of a list a fault is in. */
export interface RowChoice {
  readonly says: string
  readonly includes: (index: number, count: number) => boolean
}

/** All rows, or only some of them. */
export const drawRows = (random: Random): RowChoice =>
  random.pick<RowChoice>([
    { says: 'in each row', includes: () => true },
    { says: 'in later rows', includes: index => index > 0 },
    { says: 'in the last of several rows', includes: (index, count) => count > 1 && index === count - 1 },
  ])
