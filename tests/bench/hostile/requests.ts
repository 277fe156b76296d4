/** The calls of the hostile account, drawn from the specification. */
import { createApi, type Api } from '#tests/fuzz/api.ts'
import { PREREQUISITES, PRODUCED_IDS, SESSION_ENDING_OPERATIONS } from '#tests/fuzz/id-kinds.ts'
import { requestFor } from '#tests/fuzz/make-call.ts'
import { type Operation } from '#tests/fuzz/operations.ts'
import type { Actor } from '#tests/fuzz/people.ts'
import { copyAnswerFields, plausibleFields, type CallContext } from '#tests/fuzz/plausible.ts'
import { createPool } from '#tests/fuzz/pool.ts'
import { createRandom, type Random } from '#contracts/verify/random.ts'
import { MULTIPART, type FilePart, type HttpRequest } from '#tests/fuzz/request.ts'
import { createClient } from '#tests/fuzz/send.ts'
import type { Value } from '#tests/fuzz/values.ts'
import type { Manner } from './load.ts'
import type { World } from './world.ts'

/** What is measured by itself: an operation, sent in one manner. */
export interface Subject {
  readonly name: string
  readonly operation: Operation
  readonly manner: Manner
}

/** The calls of a hostile account. */
export interface Hostility {
  /** Some different requests; the account is signed in again first where its session has ended. @throws Error where it cannot be */
  draw(subject: Subject): Promise<HttpRequest[]>
  close(): void
}

type Fields = Record<string, Value>

const REQUESTS = 32
/** How many of them ask first what the server wants to have confirmed. */
const ASKED_FIRST = 16
/** How often it is tried to create a thing of each kind. */
const TRIES = 6
const YEAR = 365 * 86_400_000
/** As large as a picture may be. */
const LARGE_PICTURE = 5_240_000
const SMALL_PICTURE = 50_000
/** The beginning of a JPEG of 100 × 80 pixels. */
const JPEG = [0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc0, 0, 17, 8, 0, 80, 0, 100]
/** First pages, deep ones, and the deepest; of the largest and of the smallest size. */
const PAGES: readonly (readonly [pageNum: number, pageSize: number])[] = [
  [1, 500],
  [1, 1],
  [2, 20],
  [100_000, 1],
  [400, 500],
  [2000, 500],
  [100_000, 500],
  [1, 20],
]
/** Long lists that everybody may read, which are also asked for in bursts. */
const PUBLIC_LISTS = new Set(['listStockProducts', 'listBibiPairs'])
const LONGEST_PAGE = 500
/** Measured last, as they end the session or the account. */
const LAST = [
  ...SESSION_ENDING_OPERATIONS,
  'changePassword',
  'freezeAccount',
  'unfreezeAccount',
  'closeAccount',
]

/**
 * All operations. What sends a body is also sent slowly where it is an upload or a text: one of each kind that is read by itself. One that
 * reads is also pipelined.
 * Nothing is left out: no operation of a customer changes the installation.
 */
export function listSubjects(operations: readonly Operation[]): Subject[] {
  const placeOf = ({ id }: Operation) => LAST.lastIndexOf(id)
  return operations
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .flatMap((operation): Subject[] => {
      const { id, bodyType, answerTypes } = operation
      const isStream = answerTypes.includes('text/event-stream')
      const subject: Subject = { name: id, operation, manner: isStream ? 'open' : 'whole' }
      if (PUBLIC_LISTS.has(id)) return [subject, { name: `${id}, in bursts`, operation, manner: 'burst' }]
      const isSlowToo = bodyType === MULTIPART || id === 'sendServiceMessage'
      if (isSlowToo) return [subject, { name: `${id}, held back`, operation, manner: 'held' }]
      const isPipelinedToo = id === 'listLedgerEntries'
      return isPipelinedToo
        ? [subject, { name: `${id}, pipelined`, operation, manner: 'pipelined' }]
        : [subject]
    })
}

function pictureOf(bytes: number): FilePart {
  const whole = Buffer.alloc(bytes)
  whole.set(JPEG)
  return { field: 'file', bytes: whole, name: 'photo.jpg', type: 'image/jpeg' }
}

/** Pages and times as extreme as the specification allows, in turn. */
function stretch(
  fields: Fields,
  { operation, index, parts }: { operation: Operation; index: number; parts: readonly string[] },
) {
  const names = new Set(operation.fields.map(({ name }) => name))
  const [pageNum, pageSize] = PAGES[index % PAGES.length]!
  if (names.has('pageNum')) fields['pageNum'] = pageNum
  if (names.has('pageSize')) fields['pageSize'] = pageSize
  if (names.has('limit'))
    fields['limit'] = operation.fields.find(({ name }) => name === 'limit')?.schema.maximum ?? 50
  if (names.has('startTime') && fields['startTime'] !== undefined) fields['startTime'] = Date.now() - YEAR
  if (names.has('endTime') && fields['endTime'] !== undefined) fields['endTime'] = Date.now() + YEAR
  if (operation.id === 'exportPart') fields['part'] = parts[index % parts.length] ?? 'users'
}

const entriesOf = (operation: Operation, fields: Fields, place: string) =>
  operation.fields.flatMap(({ name, place: own }) => {
    const value = fields[name]
    return own === place && value !== undefined ? [[name, value] as const] : []
  })

/** Calls each list once, so that later calls name what exists. @returns the parts of the export */
async function learn(
  api: Api,
  actor: Actor,
  operations: readonly Operation[],
  ground: CallContext,
): Promise<string[]> {
  const random = createRandom(0, 0)
  const lists = operations.filter(({ id, method }) => method === 'GET' && id.startsWith('list'))
  for (const operation of lists) {
    const drawn = plausibleFields({ actor, operation, random }, ground)
    const required = operation.fields.filter(({ isRequired, place }) => isRequired && place === 'query')
    const fields = Object.fromEntries(required.map(({ name }) => [name, drawn[name] ?? 1]))
    const page = 'pageNum' in fields && { pageNum: 1, pageSize: 50 }
    await api.call(actor, operation.id, { ...fields, ...page })
  }
  return (await api.rows(actor, 'listExportParts')).map(({ part }) => String(part))
}

const peopleOf = (actor: Actor) => ({
  guest: actor,
  members: [actor],
  endedTokens: [],
  accounts: [],
  witness: undefined,
  signInAgain: async () => {},
})

/** The calls of the hostile account of a world, against a server at this port; the same seed draws the same fields. */
export async function createHostility(
  { hostile }: World,
  { port, operations, seed }: { port: number; operations: readonly Operation[]; seed: number },
): Promise<Hostility> {
  const client = createClient(`http://127.0.0.1:${port}`)
  const pool = createPool()
  const api = createApi(operations, () => client, pool)
  const { account, password, token } = hostile
  const actor: Actor = { name: 'hostile', account, password, token, isMember: true }
  const ground = { pool, people: peopleOf(actor), now: Date.now }
  const byId = new Map(operations.map(operation => [operation.id, operation]))

  const signIn = async () => {
    const { code } = await api.call(actor, 'getUserInfo')
    if (code !== 200) actor.token = String((await api.get(actor, 'login', { account, password }))['token'])
  }
  const askFirst = async (operation: Operation, fields: Fields, random: Random) => {
    const first = byId.get(PREREQUISITES[operation.id] ?? '')
    if (!first) return
    const asked = plausibleFields({ actor, operation: first, random }, ground)
    const { code, data } = await api.call(actor, first.id, asked)
    if (code === 200) copyAnswerFields(operation, fields, { asked, data })
  }
  /** Creates a thing of each kind, so that later calls are about one. */
  const createThings = async () => {
    const random = createRandom(seed, 0)
    const creating = operations.filter(
      ({ id, method }) => method === 'POST' && PRODUCED_IDS[id] !== undefined,
    )
    for (const operation of creating) {
      for (let code: unknown, tried = 0; code !== 200 && tried < TRIES; tried++) {
        const fields = plausibleFields({ actor, operation, random }, ground)
        await askFirst(operation, fields, random)
        code = (await api.call(actor, operation.id, fields)).code
      }
    }
  }
  const parts = await learn(api, actor, operations, ground)
  await createThings()
  return {
    async draw({ operation, manner }) {
      await signIn()
      // Only a session that was confirmed lately may read it.
      if (operation.id === 'exportPart') await api.get(actor, 'confirmStepUp', { password })
      const random = createRandom(seed, operations.indexOf(operation) + 1)
      const requests: HttpRequest[] = []
      const session = manner === 'burst' ? undefined : actor.token
      for (let index = 0; index < REQUESTS; index++) {
        const fields = plausibleFields({ actor, operation, random }, ground)
        stretch(fields, { operation, index, parts })
        // Each of them is another page, which is not computed yet.
        if (manner === 'burst')
          Object.assign(fields, { pageNum: 1, pageSize: LONGEST_PAGE - index, keyWords: undefined })
        if (index < ASKED_FIRST) await askFirst(operation, fields, random)
        const isLarge = manner === 'held' || index === 0
        const file = pictureOf(isLarge ? LARGE_PICTURE : SMALL_PICTURE)
        const files = operation.bodyType === MULTIPART ? [file] : []
        const [query, body] = [entriesOf(operation, fields, 'query'), entriesOf(operation, fields, 'body')]
        requests.push(requestFor(operation, { query, body, files }, session, random))
        // All of them are as large, and are sent to the other process.
        if (isLarge && manner === 'held') break
      }
      return requests
    },
    close: () => client.close(),
  }
}
