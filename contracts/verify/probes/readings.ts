/** What can be read of an account at any time: its own, and shared lists, with no more than a page to name. */
import { isJson, type Document, type Operation } from '../document.ts'
import { operationsOf } from '../operations.ts'
import { isSame } from '../rules.ts'
import { headersFor, withSession, type Draft } from '../draft.ts'
import { codeOf, isSuccess, nameAnswer, partOf, type HttpExchange, type Violation } from '../wire.ts'
import { firstPage, isOfPages } from './catalogues.ts'
import { liveNames } from './idempotency.ts'
import { ifBuilt } from './probe.ts'

const SIZE = 50

const isReading = (operation: Operation) =>
  operation.method === 'GET' &&
  !operation.isPublic &&
  !operation.isStream &&
  isJson(operation.answer.types[0] ?? '') &&
  ['own', 'default'].includes(operation.access['answer'] ?? '') &&
  isOfPages(operation)

const known = new WeakMap<Document, readonly Operation[]>()

/** The operations that read something of an account. */
export function readingsOf(document: Document): readonly Operation[] {
  const found = known.get(document) ?? operationsOf(document).filter(isReading)
  known.set(document, found)
  return found
}

/** So many beside those that are near. */
const OTHERS = 3

/** Those of `x-invariants` and of the operation's area, and others in turn. */
export function readingsNear(document: Document, { tag }: Operation, turn: number): Operation[] {
  const all = readingsOf(document)
  const money = Object.values(document['x-invariants']?.reads ?? {}).map(({ operationId }) => operationId)
  const isNear = (one: Operation) => one.tag === tag || money.includes(one.id)
  const others = all.filter(one => !isNear(one))
  const chosen = Array.from(
    { length: OTHERS },
    (_, index) => others[(turn * OTHERS + index) % others.length]!,
  )
  return [...all.filter(isNear), ...chosen]
}

/** The request of a reading on behalf of an account. */
export function readingDraft(operation: Operation, token: string): Draft {
  const query = Object.entries(firstPage(operation, String(SIZE)))
  return withSession({ operation, headers: headersFor(operation), query, body: [] }, token)
}

/** Asks them one after the other; those that are not built are left out. */
export async function takeReadings(
  ask: (draft: Draft) => Promise<HttpExchange>,
  readings: readonly Operation[],
  token: string,
): Promise<HttpExchange[]> {
  const exchanges: HttpExchange[] = []
  for (const reading of readings) {
    const exchange = await ifBuilt(ask(readingDraft(reading, token)))
    if (exchange) exchanges.push(exchange)
  }
  return exchanges
}

type Tolerates = (left: unknown, right: unknown) => boolean
const SHARE = 0.01
/** Whether two figures are as near as one that follows the market is to itself a moment later. */
const isNear: Tolerates = (left, right) =>
  Math.abs(Number(left) - Number(right)) <= SHARE * Math.abs(Number(left))

/** Fields of two values that differ, with both. Live fields (`x-live`) and times of now (`x-now`) need only be tolerated. */
export function differencesOf(
  document: Document,
  operation: Operation,
  one: unknown,
  other: unknown,
  tolerates: Tolerates,
): string[] {
  const now = operation.now.map(path => path.split('.').at(-1)!)
  const free = new Set([...liveNames(document, operation), ...now])
  const found: string[] = []
  const compare = (left: unknown, right: unknown, name: string): void => {
    if (isSame(left, right) || (free.has(name) && tolerates(left, right))) return
    if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) {
      found.push(`${name} was ${JSON.stringify(left)} and is ${JSON.stringify(right)}`)
      return
    }
    for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
      // What is in a list is named as the list is.
      const next = Array.isArray(left) ? name : key
      compare((left as Record<string, unknown>)[key], (right as Record<string, unknown>)[key], next)
    }
  }
  compare(one, other, 'it')
  return found
}

const saidOf = ({ received }: HttpExchange) => ({
  code: codeOf(received),
  total: partOf(received, 'total'),
  data: partOf(received, 'data'),
  rows: partOf(received, 'rows'),
})

/** What two answers to the same request say differently. */
const differences = (document: Document, one: HttpExchange, other: HttpExchange, tolerates: Tolerates) =>
  differencesOf(document, one.operation, saidOf(one), saidOf(other), tolerates)

/** Whether two answers say the same, as far as the market has not moved between them. */
export const isAlike = (document: Document, one: HttpExchange, other: HttpExchange): boolean =>
  differences(document, one, other, isNear).length === 0

/** What differs between an answer and the answer to the same request later, though nothing has happened that could change it. */
export function changeProblems(
  document: Document,
  before: HttpExchange,
  after: HttpExchange,
  since: string,
  pointer: string,
): Violation[] {
  const { id } = before.operation
  if (!isSuccess(after.received) && isSuccess(before.received))
    return [{ says: `${since}, ${id} answered ${nameAnswer(after.received)}`, pointer }]
  return differences(document, before, after, () => true)
    .slice(0, 3)
    .map(says => ({ says: `${since}, ${id} is another: ${says}`, pointer }))
}

interface Row {
  readonly id: unknown
}
const isRow = (row: unknown): row is Row => typeof row === 'object' && row !== null && 'id' in row
const rowsOf = ({ received }: HttpExchange): Row[] => {
  const rows = partOf(received, 'rows')
  return Array.isArray(rows) ? rows.filter(isRow) : []
}

/** What differs in the rows of a list after a write, beside those that its request or answer names. */
export function otherRowProblems(
  document: Document,
  before: HttpExchange,
  after: HttpExchange,
  { operation: { id, pointer }, sent, received }: HttpExchange,
): Violation[] {
  const said = `${sent.target} ${sent.body} ${received.body}`
  const rows = rowsOf(after)
  // A row of a full page may be on the next one now.
  const isFull = rows.length >= SIZE
  return rowsOf(before)
    .filter(row => !said.includes(String(row.id)))
    .flatMap(row => {
      const later = rows.find(other => other.id === row.id)
      if (!later) return isFull ? [] : [`${String(row.id)} is gone`]
      return differencesOf(document, before.operation, row, later, () => true)
    })
    .slice(0, 3)
    .map(says => ({
      says: `after ${id}, a row of ${before.operation.id} that it does not name: ${says}`,
      pointer,
    }))
}
