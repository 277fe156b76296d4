import { createRandom, type Random } from '#contracts/verify/random.ts'
import { PREREQUISITES, SESSION_ENDING_OPERATIONS, SLOW_OPERATIONS } from './id-kinds.ts'
import { mutateEntries, stretchFields } from './mutate-fields.ts'
import { brokenFiles, mutateEncoding, mutateHeaders, mutateTarget, picture } from './mutate-request.ts'
import { mutateWire } from './mutate-wire.ts'
import type { Operation } from './operations.ts'
import type { Actor } from './people.ts'
import { plausibleFields, copyAnswerFields, type CallContext } from './plausible.ts'
import type { KeyedCall, ParsedAnswer } from './pool.ts'
import {
  FORM,
  JSON_TYPE,
  MULTIPART,
  bytesOf,
  encodeForm,
  encodeJson,
  encodeMultipart,
  type Entries,
  type FilePart,
  type HttpRequest,
  type WireScript,
} from './request.ts'
import type { Value } from './values.ts'

/** One call of a run, ready to be sent. */
export interface Call {
  readonly number: number
  readonly actor: Actor
  /** The account at that moment, as an actor may get another one. */
  readonly account: string | undefined
  readonly operation: Operation
  /** A description of its mutation. */
  readonly mutation: string
  readonly fields: Readonly<Record<string, Value>>
  readonly request: HttpRequest
  /** A raw byte script in place of a client request. */
  readonly script: WireScript | undefined
  /** Whether its answer must be one that the operation documents. */
  readonly isOperation: boolean
  /** Whether the actor's own token was sent unchanged. */
  readonly isOwnToken: boolean
  /** The earlier call that this one repeats with the same key, body and account. */
  readonly repeats: KeyedCall | undefined
}

/** Sends the prerequisite of a call. */
export type SendPrerequisite = (call: Call) => Promise<ParsedAnswer | undefined>

const MODES = {
  valid: 40,
  stretched: 25,
  fields: 12,
  encoding: 7,
  headers: 4,
  target: 3,
  wire: 6,
  repeated: 3,
}
type Mode = keyof typeof MODES

const BOUNDARY = 'fairline-fuzz'
const GARBAGE = ['x', 'null', '0', 'a'.repeat(43), 'é', '../..', "' OR 1=1 --"]

/** How often an operation is called: expensive ones rarely, those that move money more often. */
function weightOf({ id }: Operation): number {
  if (SLOW_OPERATIONS.has(id)) return 0.03
  if (SESSION_ENDING_OPERATIONS.has(id)) return 0.1
  return PREREQUISITES[id] === undefined ? 1 : 2
}

function tokenOf({ people }: CallContext, actor: Actor, random: Random): string | undefined {
  const chosen = random.fraction()
  const place = random.fraction()
  const ended = people.endedTokens
  if (chosen < 0.95) return actor.token
  if (chosen < 0.97) return ended[Math.floor(place * ended.length)] ?? actor.token
  if (chosen < 0.98) return undefined
  if (chosen < 0.99) return `Bearer ${actor.token ?? ''}`
  return GARBAGE[Math.floor(place * GARBAGE.length)]
}

function bodyOf(operation: Operation, entries: Entries, files: readonly FilePart[], random: Random) {
  if (operation.bodyType === undefined) return undefined
  if (operation.bodyType === MULTIPART) return encodeMultipart(entries, files, BOUNDARY)
  const isJson = operation.bodyType === JSON_TYPE
  return bytesOf(isJson ? encodeJson(entries, random) : encodeForm(entries))
}

/** The request of an operation as the app would send it. */
export function requestFor(
  operation: Operation,
  entries: { readonly query: Entries; readonly body: Entries; readonly files?: readonly FilePart[] },
  token: string | undefined,
  random: Random,
): HttpRequest {
  const query = encodeForm(entries.query)
  const files = entries.files ?? []
  const { method, path, bodyType } = operation
  const type = bodyType === MULTIPART ? `${MULTIPART}; boundary=${BOUNDARY}` : (bodyType ?? FORM)
  return {
    method,
    target: query === '' ? path : `${path}?${query}`,
    headers: [
      ['Accept-Language', 'en'],
      ['LanguageId', '2'],
      ['Content-Type', type],
      ...(token === undefined ? [] : [['Authorization', token] as const]),
      ...(random.percent(20) ? [['Accept-Encoding', 'gzip'] as const] : []),
      // Where the proxy header is trusted, half the calls come from many addresses.
      ...(random.percent(50) ? [['X-Forwarded-For', `198.51.100.${random.integer(1, 200)}`] as const] : []),
    ],
    body: bodyOf(operation, entries.body, files, random),
  }
}

function entriesOf(operation: Operation, fields: Readonly<Record<string, Value>>) {
  const at = (place: string) =>
    operation.fields.flatMap(({ name, place: own }) => {
      const value = fields[name]
      return own === place && value !== undefined ? [[name, value] as const] : []
    })
  return { query: at('query'), body: at('body') }
}

interface Plan {
  readonly number: number
  readonly actor: Actor
  readonly operation: Operation
  readonly fields: Readonly<Record<string, Value>>
  readonly mode: Mode
  readonly how: string
  readonly repeats: KeyedCall | undefined
}

function alter(request: HttpRequest, entries: Entries, mode: Mode, random: Random) {
  if (mode === 'encoding') return mutateEncoding(request, entries, random)
  if (mode === 'headers') return mutateHeaders(request, random)
  if (mode === 'target') return mutateTarget(request, random)
  return { request, how: '', isOperation: true }
}

function filesOf(operation: Operation, mode: Mode, random: Random): FilePart[] {
  if (operation.bodyType !== MULTIPART) return []
  return mode === 'fields' || mode === 'stretched' ? brokenFiles(random) : [picture(random)]
}

/** Turns a plan into a request, mutated as its mode says. */
function writeCall(plan: Plan, ground: CallContext, host: string, random: Random): Call {
  const { operation, actor, fields, mode, number, repeats } = plan
  let { query, body } = entriesOf(operation, fields) as { query: Entries; body: Entries }
  let { how } = plan
  if (mode === 'fields') {
    const isBody = body.length > 0 && (query.length === 0 || random.percent(50))
    const mutated = mutateEntries(isBody ? body : query, random)
    if (isBody) body = mutated.entries
    else query = mutated.entries
    how = mutated.how
  }
  const token = tokenOf(ground, actor, random)
  const files = filesOf(operation, mode, random)
  const plain = requestFor(operation, { query, body, files }, token, random)
  const altered = alter(plain, body, mode, random)
  const isOwnToken = token === actor.token && mode !== 'headers'
  const { account } = actor
  const call = { number, actor, account, operation, fields, isOwnToken, repeats, script: undefined }
  if (mode !== 'wire') return { ...call, ...altered, mutation: [how, altered.how].filter(Boolean).join('; ') }
  const request = { ...plain, headers: [['Host', host] as const, ...plain.headers] }
  const written = mutateWire(request, random)
  return {
    ...call,
    ...written,
    request,
    mutation: written.how,
    isOwnToken: isOwnToken && written.isOperation,
  }
}

/** Generates the calls of a run from the seed, their number, and what answers contained so far. */
export function createCallMaker(operations: readonly Operation[], ground: CallContext, seed: number) {
  const byId = new Map(operations.map(operation => [operation.id, operation]))
  const weights = Object.fromEntries(operations.map(operation => [operation.id, weightOf(operation)]))
  const { people, pool } = ground

  const actorOf = (random: Random): Actor => {
    const place = random.fraction()
    return random.percent(10) || people.members.length === 0
      ? people.guest
      : (people.members[Math.floor(place * people.members.length)] ?? people.guest)
  }

  /** The fields of an earlier request, unchanged or with one of them changed. */
  const planRepeat = (number: number, actor: Actor, random: Random): Plan | undefined => {
    const keyed = pool.keyed(random)
    const isChanged = random.percent(30)
    const isOther = random.percent(20)
    const operation = byId.get(keyed?.operation ?? '')
    const owner = people.members.find(({ account }) => account === keyed?.account)
    if (!keyed || !operation || !owner) return undefined
    const fields = { ...keyed.fields }
    const how = isChanged ? `key repeated; ${stretchFields(fields, operation, random)}` : 'key repeated'
    const isSame = !isChanged && !isOther
    const by = isOther ? actor : owner
    return {
      number,
      actor: by,
      operation,
      fields,
      mode: 'repeated',
      how,
      repeats: isSame ? keyed : undefined,
    }
  }

  /** Sends the prerequisite and copies its answer into the request. */
  const askFirst = async (
    { number, actor, operation, fields }: Omit<Plan, 'how' | 'mode' | 'repeats'>,
    context: { readonly random: Random; readonly host: string; readonly ask: SendPrerequisite },
  ) => {
    const { random, host, ask } = context
    const first = byId.get(PREREQUISITES[operation.id] ?? '')
    if (!first || !random.percent(70)) return
    const asked = plausibleFields({ actor, operation: first, random }, ground)
    const plan = {
      number,
      actor,
      operation: first,
      fields: asked,
      mode: 'valid' as const,
      how: 'asked before',
    }
    const answer = await ask(writeCall({ ...plan, repeats: undefined }, ground, host, random))
    if (answer?.code === 200)
      copyAnswerFields(operation, fields as Record<string, Value>, { asked, data: answer.data })
  }

  return async (number: number, host: string, ask: SendPrerequisite): Promise<Call> => {
    const random = createRandom(seed, number)
    const mode = random.weighted(MODES)
    const operation = byId.get(random.weighted(weights))!
    const actor = actorOf(random)
    const again = mode === 'repeated' ? planRepeat(number, actor, random) : undefined
    if (again) return writeCall(again, ground, host, random)
    const fields = plausibleFields({ actor, operation, random }, ground)
    await askFirst({ number, actor, operation, fields }, { random, host, ask })
    const how = mode === 'stretched' ? stretchFields(fields, operation, random) : ''
    return writeCall(
      { number, actor, operation, fields, mode, how, repeats: undefined },
      ground,
      host,
      random,
    )
  }
}
