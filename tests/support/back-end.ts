/** The reference back end in-process, on a store and a clock of the test's own, and people who call it. */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSpecification } from '#scripts/specification.ts'
import { createApp, type App } from '#server/app.ts'
import { MINIMAL_PASSWORD_COST, createPasswords, type Passwords } from '#server/auth/passwords.ts'
import { createSecretBox } from '#server/auth/secret-box.ts'
import { readConfig, type Config } from '#server/config.ts'
import type { Services } from '#server/services.ts'
import { RULE_BROKEN } from '#server/http/answer-check.ts'
import { createLog, type Log } from '#server/kernel/log.ts'
import type { Store } from '#server/kernel/store.ts'
import { runJob, type Job } from '#server/kernel/job.ts'
import { marketJobs } from '#server/jobs/match-market.ts'
import type { Market } from '#server/market/market.ts'
import { fixedMarketSeed } from '#server/market/market-seed.ts'
import { reviewDeposits } from '#server/sandbox/review-deposits.ts'
import { createConfiguredMarket, createServices } from '#server/create-services.ts'
import { DAY } from '#src/lib/time/time-units.ts'
import { operations, type OperationId, type Operations } from '#src/api/generated/operations.ts'
import { itWithStore, type TestClock } from './databases/databases.ts'
import { PUSH_SETTINGS } from './features/push.ts'

export const spec = readSpecification()

export const FORM = 'application/x-www-form-urlencoded'

export type Fields = Record<string, string | number | undefined>

export interface CallOptions {
  query?: Fields
  body?: Fields
  /** Sent as multipart, together with the fields of the body. */
  file?: Blob
  /** Added to the default headers; undefined removes one. */
  headers?: Record<string, string | undefined>
}

type RequiredKeys<T> = {
  [Key in keyof T]-?: string extends Key ? never : object extends Pick<T, Key> ? never : Key
}[keyof T]

/** What a call that should succeed takes: with every parameter that the specification requires, of any value. */
export type OptionsOf<Id extends OperationId> = [RequiredKeys<Operations[Id]['query']>] extends [never]
  ? [options?: CallOptions]
  : [options: CallOptions & { query: Record<RequiredKeys<Operations[Id]['query']>, string | number> }]

/** An answer of the API as it came. */
export interface Answer {
  code: number
  msg: string
  data?: unknown
  rows?: unknown[]
  total?: number
  params?: Record<string, string>
}

const pairs = (fields: Fields = {}) =>
  new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )

const LANGUAGE = { 'Accept-Language': 'en', LanguageId: '2' }

const definedHeaders = (headers: Record<string, string | undefined>) =>
  Object.entries(headers).filter((pair): pair is [string, string] => pair[1] !== undefined)

function formOf(fields: Fields = {}, file?: Blob): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value))
  if (file) form.append('file', file, 'photo.jpg')
  return form
}

/** The beginning of a JPEG of 100 × 80 pixels: a header, and the frame. */
const JPEG = [0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc0, 0, 17, 8, 0, 80, 0, 100]

/** A file of this many bytes that starts like a picture. */
export const picture = (bytes = 64): Blob =>
  new Blob([Uint8Array.from(JPEG), new Uint8Array(bytes - JPEG.length)], { type: 'image/jpeg' })

/** The request of an operation, as the app sends it. */
export function requestOf(
  id: OperationId,
  { query, body, file, headers }: CallOptions = {},
): [string, RequestInit] {
  const { method, path } = operations[id]
  if (id === 'uploadFile') {
    const usual = definedHeaders({ ...LANGUAGE, ...headers })
    return [path, { method: 'POST', headers: usual, body: formOf(body, file) }]
  }
  const isJson = id === 'addToWatchlist' || id === 'removeFromWatchlist'
  const usual: Record<string, string | undefined> = {
    ...LANGUAGE,
    'Content-Type': isJson ? 'application/json' : FORM,
    ...headers,
  }
  const text = isJson ? JSON.stringify(body ?? {}) : pairs(body).toString()
  const search = pairs(query).toString()
  return [
    search ? `${path}?${search}` : path,
    {
      method: method.toUpperCase(),
      headers: definedHeaders(usual),
      ...(method === 'post' ? { body: text } : {}),
    },
  ]
}

/** Somebody who calls the API, signed in or not. */
export interface Person {
  readonly token: string | undefined
  /** The services of the back end, for what no call can do. */
  readonly services: Services
  /** The answer, success or not. */
  call(id: OperationId, options?: CallOptions): Promise<Answer>
  /** The answer of a success. @throws Error when it is none */
  get<Id extends OperationId>(id: Id, ...options: OptionsOf<Id>): Promise<Operations[Id]['answer']>
}

export interface BackEnd {
  readonly app: App
  readonly services: Services
  readonly clock: TestClock
  readonly guest: Person
  /** All log lines so far. */
  logged(): string
  /** Somebody with an account, signed in, with as much play money as given. */
  signUp(options?: { account?: string; money?: string }): Promise<Person>
  as(token: string): Person
  /** Runs the deposit review of the sandbox operator. */
  reviewDeposits(): Promise<number>
  /** Runs the matching jobs. @returns how many orders and positions they changed */
  matchMarket(): Promise<number>
}

/** What seals the secrets of test databases. */
export const TEST_KEY = Buffer.alloc(32, 7)

export const PASSWORD = 'skylark1'

let folder: string | undefined

/** The folder for uploads, deleted when this process ends. */
function uploadFolder(): string {
  if (folder === undefined) {
    const made = mkdtempSync(join(tmpdir(), 'fairline-uploads-'))
    process.once('exit', () => rmSync(made, { recursive: true, force: true }))
    folder = made
  }
  return folder
}

/** Rate limits are off; tests of them switch them on. */
const SETTINGS = { RATE_LIMITS: 'off', PORT: '8080', ...PUSH_SETTINGS }

/** Runs jobs twice, since the first run may make other items due. @returns how many items were processed */
export async function runJobsTwice(services: Services, jobs: readonly Job[]): Promise<number> {
  let worked = 0
  for (const job of [...jobs, ...jobs]) worked += (await runJob(services, job)).succeeded
  return worked
}

const beginnings = new WeakMap<TestClock, number>()

/** A market whose seed everybody knows. It began on the day before the test, so that its prices are no longer the typical ones. */
function fixedMarket(config: Config, clock: TestClock): Market {
  const now = clock.now()
  const since = beginnings.get(clock) ?? now - (now % DAY) - DAY
  beginnings.set(clock, since)
  return createConfiguredMarket(config, clock, { seed: fixedMarketSeed(1, since) })
}

export function createBackEnd(
  store: Store,
  clock: TestClock,
  environment: Record<string, string> = {},
  passwords: Passwords = createPasswords(MINIMAL_PASSWORD_COST),
  marketOf: (config: Config, clock: TestClock) => Market = fixedMarket,
): BackEnd {
  const config: Config = readConfig({ ...SETTINGS, DATA_DIR: uploadFolder(), ...environment })
  let lines = ''
  const written = createLog(text => (lines += text), clock.now)
  const broken: unknown[] = []
  const log: Log = {
    ...written,
    error(event, error, fields) {
      if (event === RULE_BROKEN) broken.push(error)
      written.error(event, error, fields)
    },
  }
  const market = marketOf(config, clock)
  const services = createServices({
    config,
    clock,
    store,
    market,
    log,
    passwords,
    secretBox: createSecretBox(config.secretsKey ?? TEST_KEY),
  })
  const app = createApp({ ...services, spec })
  const matching = marketJobs(services)

  const as = (token: string | undefined): Person => {
    const call: Person['call'] = async (id, options = {}) => {
      const headers = { Authorization: token, ...options.headers }
      const response = await app.request(...requestOf(id, { ...options, headers }))
      if (broken.length > 0) throw new Error(`The answer of ${id} breaks a rule: ${String(broken.pop())}`)
      return (await response.json()) as Answer
    }
    return {
      token,
      services,
      call,
      get: async <Id extends OperationId>(id: Id, ...[options]: OptionsOf<Id>) => {
        const answer = await call(id, options)
        if (answer.code !== 200) throw new Error(`${id} answered ${JSON.stringify(answer)}`)
        return answer as unknown as Operations[Id]['answer']
      },
    }
  }
  const guest = as(undefined)

  const signUp: BackEnd['signUp'] = async ({ account = `${randomUUID()}@example.com`, money } = {}) => {
    const sent = await guest.get('sendSignInCode', { body: { account, purpose: 'register' } })
    const code = sent.data.sandboxCode ?? ''
    const { data } = await guest.get('register', { body: { account, code, password: PASSWORD } })
    const person = as(data.token)
    if (money === undefined) return person
    await person.get('createDeposit', { body: { channelId: 1, amount: money, idempotencyKey: randomUUID() } })
    clock.advance(config.depositDelay)
    await reviewDeposits(services)
    return person
  }
  return {
    app,
    services,
    clock,
    guest,
    as,
    signUp,
    logged: () => {
      log.flush()
      return lines
    },
    reviewDeposits: () => reviewDeposits(services),
    matchMarket: () => runJobsTwice(services, matching),
  }
}

/** A test on every engine that gets a back end. */
export function itWithBackEnd(
  title: string,
  test: (backEnd: BackEnd) => Promise<void>,
  environment: Record<string, string> = {},
) {
  itWithStore(title, (store, clock) => test(createBackEnd(store, clock, environment)))
}

/** The fields of a spot market order for Apple at the current price; `fields` overrides them. */
export async function spotOrderFields(person: Person, fields: Fields = {}): Promise<Fields> {
  const order = {
    productType: 1,
    productCode: 'AAPL',
    exchangeType: 1,
    orderType: 'market',
    quantity: '2',
    ...fields,
  }
  const { data } = await person.get('previewSpotOrder', { body: order })
  return { ...order, previewPrice: data.price, idempotencyKey: randomUUID() }
}

/** The fields of a market order to go long in bitcoin with leverage 10 at the current price; `fields` overrides them. */
export async function contractOrderFields(person: Person, fields: Fields = {}): Promise<Fields> {
  const order = {
    productType: 2,
    productCode: 'BTC',
    direction: 'long',
    orderType: 'market',
    leverage: 10,
    quantity: '0.01',
    ...fields,
  }
  const { data } = await person.get('previewContractOrder', { body: order })
  return { ...order, previewPrice: data.price, idempotencyKey: randomUUID() }
}
