/** Faults of a REST service, drawn from its specification and planted by a proxy before it (faulty-proxy.ts). */
import { schemaOf } from '#contracts/verify/answers.ts'
import { scalarType, type Document, type Operation, type Schema } from '#contracts/verify/document.ts'
import type { Random } from '#contracts/verify/random.ts'
import { merged } from '#contracts/verify/things/samples.ts'

/** A call on its way, and what is answered. */
export interface Call {
  readonly method: string
  readonly target: string
  headers: Record<string, string>
  readonly body: string
}

export interface Answer {
  status: number
  type: string
  body: string
}

export interface RestFault {
  readonly kind: string
  readonly name: string
  readonly operation: Operation
  /** Answers in place of the service; `pass` asks it. */
  readonly answer: (call: Call, pass: (call: Call) => Promise<Answer>) => Promise<Answer>
}

type Json = Record<string, unknown>
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The schema of one thing in the success of an operation, itself or the items of its list. */
export function thingOf(document: Document, { answer }: Operation): Schema {
  const schema = merged(document, schemaOf(document, answer) ?? {})
  return schema.items ? merged(document, schema.items) : schema
}

/** Changes the thing, or each of the list, in a success. */
export function changed(answer: Answer, change: (thing: Json) => unknown): Answer {
  if (answer.status >= 300) return answer
  const json = JSON.parse(answer.body || 'null') as unknown
  const all = Array.isArray(json)
    ? json.map(one => (isObject(one) ? change(one) : one))
    : isObject(json)
      ? change(json)
      : json
  return { ...answer, body: JSON.stringify(all) }
}

const scalars = (document: Document, schema: Schema) =>
  Object.entries(schema.properties ?? {}).filter(([, one]) =>
    ['string', 'integer', 'number', 'boolean'].includes(scalarType(document, one)),
  )

/** A thing as it may be sent to be changed: what identifies it is in the path. */
function withoutId(body: string): string {
  const { id: _, ...thing } = JSON.parse(body) as Json
  return JSON.stringify(thing)
}

const isRefusal = ({ status }: Answer) => status >= 400 && status < 500

type Planned = Omit<RestFault, 'operation' | 'kind'>

/** All faults of a kind that an operation can have. */
export type Plan = (document: Document, operation: Operation) => readonly Planned[]

/** A kind of which an operation can have one fault at most. */
const atMostOne =
  (plan: (document: Document, operation: Operation) => Planned | undefined): Plan =>
  (document, operation) =>
    [plan(document, operation) ?? []].flat()

export type FaultKinds = Readonly<Record<string, Plan>>

/** Faults that show in the form of an answer, or in what is there afterwards. */
export const SHAPES: FaultKinds = {
  'a value of another type': (document, operation) =>
    scalars(document, thingOf(document, operation)).map(([name]) => ({
      name: `${name} of ${operation.id} is an object`,
      answer: async (call, pass) =>
        changed(await pass(call), thing => (name in thing ? { ...thing, [name]: { of: 1 } } : thing)),
    })),
  'a missing value': (document, operation) =>
    (thingOf(document, operation).required ?? []).map(name => ({
      name: `${operation.id} lacks ${name}`,
      answer: async (call, pass) =>
        changed(await pass(call), thing =>
          Object.fromEntries(Object.entries(thing).filter(([key]) => key !== name)),
        ),
    })),
  'an undocumented status': (_, operation) => [
    {
      name: `${operation.id} succeeds with HTTP 218`,
      answer: async (call, pass) => {
        const answer = await pass(call)
        return answer.status < 300 ? { ...answer, status: 218 } : answer
      },
    },
  ],
  'another media type': atMostOne((_, operation) =>
    operation.answer.types.length === 0
      ? undefined
      : {
          name: `${operation.id} is answered as text`,
          answer: async (call, pass) => {
            const answer = await pass(call)
            return answer.status < 300 ? { ...answer, type: 'text/plain' } : answer
          },
        },
  ),
  'wrong input breaks it': atMostOne((_, operation) =>
    operation.body || operation.parameters.length > 0
      ? {
          name: `${operation.id} answers wrong input with HTTP 500`,
          answer: async (call, pass) => {
            const answer = await pass(call)
            return [400, 422].includes(answer.status) ? { ...answer, status: 500 } : answer
          },
        }
      : undefined,
  ),
  'wrong input is accepted': atMostOne((_, operation) =>
    operation.body
      ? {
          name: `${operation.id} accepts what it refused`,
          answer: async (call, pass) => {
            const answer = await pass(call)
            return [400, 422].includes(answer.status)
              ? { status: Number(operation.answer.status) || 200, type: 'application/json', body: '{}' }
              : answer
          },
        }
      : undefined,
  ),
  'a guest is served': atMostOne((_, operation) => {
    let session: Record<string, string> = {}
    const name = operation.session.in === 'cookie' ? 'cookie' : operation.session.name.toLowerCase()
    return operation.isPublic
      ? undefined
      : {
          name: `${operation.id} serves guests`,
          answer: async (call, pass) => {
            const answer = await pass(call)
            if (!isRefusal(answer) && call.headers[name] !== undefined)
              session = { [name]: call.headers[name] }
            return [401, 403].includes(answer.status)
              ? pass({ ...call, headers: { ...call.headers, ...session } })
              : answer
          },
        }
  }),
  'a change that is not made': atMostOne((_, operation) =>
    operation.method === 'PUT' || operation.method === 'PATCH'
      ? {
          name: `${operation.id} changes nothing`,
          answer: async (call, pass) => {
            const before = await pass({ ...call, method: 'GET', body: '' })
            const answer = await pass(call)
            if (answer.status < 300 && before.status < 300)
              await pass({ ...call, body: withoutId(before.body) })
            return answer
          },
        }
      : undefined,
  ),
  'a deletion that is not made': atMostOne((_, operation) =>
    operation.method === 'DELETE' && operation.path.endsWith('}')
      ? {
          name: `${operation.id} deletes nothing`,
          answer: async (call, pass) => {
            const before = await pass({ ...call, method: 'GET', body: '' })
            const status = Number(operation.answer.status) || 200
            return before.status < 300
              ? { status, type: 'application/json', body: status === 204 ? '' : before.body }
              : pass(call)
          },
        }
      : undefined,
  ),
  'what is created is lost': atMostOne((document, operation) => {
    const found = Object.entries(document.paths).find(
      ([path, item]) => path.startsWith(`${operation.path}/{`) && path.endsWith('}') && 'delete' in item,
    )
    return operation.method !== 'POST' || !found
      ? undefined
      : {
          name: `${operation.id} loses what it creates`,
          answer: async (call, pass) => {
            const answer = await pass(call)
            const { id, name } = (answer.status < 300 ? (JSON.parse(answer.body || '{}') as Json) : {}) as {
              id?: unknown
              name?: unknown
            }
            const key = id ?? name
            if (key !== undefined)
              await pass({ ...call, method: 'DELETE', target: `${call.target}/${String(key)}`, body: '' })
            return answer
          },
        }
  }),
}

/** Draws faults, of each kind as many as of the others as far as there are; fewer where there are no more. */
export function drawRestFaults(
  document: Document,
  operations: readonly Operation[],
  random: Random,
  count: number,
  faultKinds: FaultKinds,
): RestFault[] {
  const all = Object.entries(faultKinds).flatMap(([kind, plan]) =>
    operations.flatMap(operation =>
      plan(document, operation).map(planned => ({ kind, operation, ...planned })),
    ),
  )
  const chosen: RestFault[] = []
  while (chosen.length < count && all.length > 0) {
    const kinds = [...new Set(all.map(({ kind }) => kind))]
    const kind = kinds[chosen.length % kinds.length]!
    const own = all.filter(one => one.kind === kind)
    const fault = random.pick(own)
    all.splice(all.indexOf(fault), 1)
    chosen.push(fault)
  }
  return chosen
}
