/** The request handlers of a scenario: those generated from the specification, each with the scenario's answer. */
import { delay, http, HttpResponse, type RequestHandler } from 'msw'
import type { CandleInterval } from '#models'
import { mocks } from '../api/generated/mocks.ts'
import { operations } from '../api/generated/operations.ts'
import { emptyAnswer } from './empty.ts'
import { fieldsOf, isFields, type Answer, type Fields } from './fields.ts'
import { livelyAnswer, livelyMarket, type MockedId } from './lively.ts'
import { candleStart } from '../lib/candles/candle-intervals.ts'
import { obeyRequest, type Subjects } from './obey-request.ts'
import { ERRORS, type Scenario } from './scenarios.ts'
import { quoteStream } from './stream.ts'
import { EXAMPLE_TIME, moveTimes } from './times.ts'

const SLOWNESS = 3000
/** Without these two every route shows the network error screen, and no screen its own error. */
const LAUNCH: ReadonlySet<MockedId> = new Set<MockedId>(['getLanguageMessages', 'listSwitches'])

/** Their times belong to days that are named, and to keys of those days. */
const OF_NAMED_DAYS: ReadonlySet<MockedId> = new Set<MockedId>(['listMarketDays', 'getMarketTerms'])

const ids = Object.keys(mocks) as MockedId[]
/** The handlers without the types of their answers, which differ by operation; tests validate what they answer. */
const handlers: Readonly<Record<MockedId, { handler: (answer: never) => RequestHandler }>> = mocks
const PRODUCT_LISTS: readonly MockedId[] = [
  'listStockProducts',
  'listCryptoProducts',
  'listFuturesProducts',
  'listForexProducts',
]

const rowsOf = (answer: Answer): Fields[] => (answer.rows ?? []).filter(isFields)

/** The answers of a scenario before the fields of a request are looked at; each is made once. */
function createAnswers({ name }: Scenario) {
  const made = new Map<MockedId, Answer>()
  const make = (id: MockedId): Answer => {
    if (name === 'lively') return livelyAnswer(id)
    return name === 'empty' ? emptyAnswer(id, operations[id].method === 'get') : mocks[id].example()
  }
  return (id: MockedId): Answer => {
    const answer = made.get(id) ?? make(id)
    made.set(id, answer)
    return answer
  }
}

/** What requests are about: rows of the scenario's own lists. */
function subjectsOf(id: MockedId, answerOf: (id: MockedId) => Answer): Subjects {
  const lists = ids.filter(one => one.startsWith('list') && operations[one].tag === operations[id].tag)
  return {
    byId: asked =>
      lists.flatMap(list => rowsOf(answerOf(list))).find(row => 'id' in row && String(row.id) === asked),
    product: ({ productType, productCode, pairCode }) => {
      if (pairCode !== undefined)
        return rowsOf(answerOf('listBibiPairs')).find(row => row.pairCode === pairCode)
      if (productCode === undefined) return undefined
      return PRODUCT_LISTS.flatMap(list => rowsOf(answerOf(list))).find(
        row => row.productCode === productCode && String(row.productType) === productType,
      )
    },
  }
}

/** Candles start on the minute, hour, day or week, whenever now is, and before the time that was asked for. */
function onTheInterval(data: unknown, before = Infinity): unknown {
  if (!isFields(data) || !Array.isArray(data.candles)) return data
  const candles = data.candles.filter(isFields).map(candle => ({
    ...candle,
    time: candleStart(Number(candle.time), String(data.interval) as CandleInterval),
  }))
  return { ...data, candles: candles.filter(({ time }) => time < before) }
}

/** The answer to a request, with times of now. */
async function answerTo(
  request: Request,
  id: MockedId,
  scenario: Scenario,
  answerOf: (id: MockedId) => Answer,
  now: number,
): Promise<Answer> {
  const by = OF_NAMED_DAYS.has(id) ? 0 : now - EXAMPLE_TIME
  const given = await fieldsOf(request)
  const asked = Object.fromEntries(
    Object.entries(given).map(([name, value]) => [
      name,
      /^\d{13}$/.test(value) ? String(Number(value) - by) : value,
    ]),
  )
  const subjects = subjectsOf(id, answerOf)
  const answer = obeyRequest(answerOf(id), asked, subjects, operations[id].method === 'get')
  const product = scenario.name === 'lively' ? subjects.product(asked) : undefined
  const market = product && livelyMarket(id, product, asked)
  const moved = moveTimes(market === undefined ? answer : { ...answer, data: market }, by)
  return id === 'listCandles'
    ? { ...moved, data: onTheInterval(moved.data, given.before ? Number(given.before) : undefined) }
    : moved
}

/** For a 1 × 1 picture wherever the specification has one. */
const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const picture = () =>
  new HttpResponse(
    Uint8Array.from(atob(PICTURE), letter => letter.charCodeAt(0)),
    { headers: { 'Content-Type': 'image/png' } },
  )

export const deploymentSettings = http.get('*/config.json', () =>
  HttpResponse.json({ siteName: 'Fairline', lines: [], defaultBody: {}, stream: true }),
)

/** What has no generated handler: the stream, files, the settings of the deployment. */
function otherHandlers(scenario: Scenario, answerOf: (id: MockedId) => Answer): RequestHandler[] {
  return [
    http.get('*/api/quoteStream', ({ request }) => {
      const channels = new URL(request.url).searchParams.get('channels')?.split(',') ?? []
      const products = PRODUCT_LISTS.flatMap(list => rowsOf(answerOf(list)))
      return new HttpResponse(quoteStream(channels, products, scenario.name === 'lively'), {
        headers: { 'Content-Type': 'text/event-stream' },
      })
    }),
    http.get('*/api/upload/content', picture),
    http.get('*/api/assets/*', picture),
    deploymentSettings,
  ]
}

/** Every address of the API, on any line; not the app's own files in src/api. */
export const API = /^\w+:\/\/[^/]+\/api\//

/** What happens to every call before it is answered. */
function networkHandlers({ name, errorCode }: Scenario): RequestHandler[] {
  const fail = () => HttpResponse.error()
  if (name === 'offline') return [http.all(API, fail), http.get('*/config.json', fail)]
  if (name === 'slow') return [http.all(API, () => delay(SLOWNESS))]
  if (name !== 'errors') return []
  const refuse = () => HttpResponse.json({ code: errorCode, ...ERRORS[errorCode] })
  return [http.get('*/api/quoteStream', refuse), http.get('*/api/upload/content', refuse)]
}

/** Nothing of the API is passed on to a server: what has no handler is refused, where a developer sees it. */
const refuseUnknown = http.all(API, ({ request }) => {
  const { pathname } = new URL(request.url)
  const text = `The mocks have no handler for ${request.method} ${pathname}: it is no operation of the specification.`
  // oxlint-disable-next-line no-console -- For the developer, whose console is where it is looked for.
  console.error(text)
  return new HttpResponse(text, { status: 501 })
})

/**
 * The handlers of a scenario, for a worker in the browser or a server in tests.
 * @param now the time to which all times of the answers are moved, epoch ms
 */
export function createHandlers(scenario: Scenario, now: () => number = () => Date.now()): RequestHandler[] {
  const answerOf = createAnswers(scenario)
  const generated = ids.map(id => {
    const answer = ({ request }: { request: Request }) => {
      if (scenario.name === 'errors' && !LAUNCH.has(id)) {
        return { code: scenario.errorCode, ...ERRORS[scenario.errorCode] }
      }
      return answerTo(request, id, scenario, answerOf, now())
    }
    return handlers[id].handler(answer as never)
  })
  return [...networkHandlers(scenario), ...generated, ...otherHandlers(scenario, answerOf), refuseUnknown]
}
