/** Pages without numbers: each answer says, by a cursor or in the header Link, where the next one is. */
import { resolve, type Document, type Operation } from '../document.ts'
import { pathOf, withQuery, type Draft } from '../draft.ts'
import { isSuccess, partAt, partOf, type HttpExchange, type Violation } from '../wire.ts'
import { fullestDraft } from '../rich/fullest.ts'
import { identityIn, pagesProblems } from './paging.ts'
import { successProblems, successProbe, type Probe, type ProbeContext } from './probe.ts'

/** Pages beyond which no more are asked for. */
const MAX_PAGES = 5
/** A list may change while its pages are asked for: so often it is tried. */
const ATTEMPTS = 3

/** The address that a header Link names for the next page; undefined where it names none. */
export function nextInLink(header: string | undefined): URL | undefined {
  const target = (header ?? '')
    .split(/,(?=\s*<)/)
    .map(part => /^\s*<([^>]*)>(.*)$/.exec(part))
    .find(part => /;\s*rel\s*=\s*"?(?:[^"]*\s)?next\b/i.test(part?.[2] ?? ''))?.[1]
  return target !== undefined && URL.canParse(target, 'http://any/')
    ? new URL(target, 'http://any/')
    : undefined
}

/** The request for the page after an answer; undefined after the last one. */
export function nextPage(draft: Draft, { received }: HttpExchange): Draft | undefined {
  const { cursor, link } = draft.operation.profile.paging ?? {}
  if (cursor) {
    const next = partAt(received.json, cursor.next)
    return typeof next === 'number' || (typeof next === 'string' && next !== '')
      ? withQuery(draft, cursor.parameter, String(next))
      : undefined
  }
  const next = link ? nextInLink(received.headers['link']) : undefined
  if (!next) return undefined
  // A token in the query need not be repeated there.
  const { in: place, name } = draft.operation.session
  const token = draft.query.filter(
    ([key]) => place === 'query' && key === name && !next.searchParams.has(key),
  )
  return { ...draft, query: [...next.searchParams, ...token] }
}

const rowsOf = ({ received }: HttpExchange): readonly unknown[] => {
  const rows = partOf(received, 'rows')
  return Array.isArray(rows) ? rows : []
}

interface Pages {
  readonly exchanges: readonly HttpExchange[]
  /** Whether one more is named after them. */
  readonly hasMore: boolean
}

/** Pages of a size, one after the other. */
async function fetchPages(scene: ProbeContext, list: Draft, name: string, size: number): Promise<Pages> {
  const exchanges: HttpExchange[] = []
  let next: Draft | undefined = withQuery(list, name, String(size))
  while (next && exchanges.length < MAX_PAGES) {
    const exchange: HttpExchange = await scene.ask(next)
    exchanges.push(exchange)
    next = isSuccess(exchange.received) ? nextPage(next, exchange) : undefined
  }
  return { exchanges, hasMore: next !== undefined }
}

/** What is wrong with pages of a size, beside the rows of one large page. */
export function nextPagesProblems(
  { document, operation }: Pick<ProbeContext, 'document' | 'operation'>,
  whole: readonly unknown[],
  pages: readonly (readonly unknown[])[],
  { name, size, hasMore }: { readonly name: string; readonly size: number; readonly hasMore: boolean },
): string[] {
  const large = pages.find(rows => rows.length > size)
  if (large) return [`${name} ${size} gave ${large.length} rows`]
  const identityOf = identityIn(operation)
  const all = pages.flat().map(identityOf)
  const repeated = all.find((one, index) => all.indexOf(one) < index)
  if (repeated !== undefined) return [`the pages with ${name} ${size} have the row ${repeated} twice`]
  if (!hasMore && all.length < whole.length)
    return [
      `the pages with ${name} ${size} end after ${all.length} rows, though the list has ${whole.length}`,
    ]
  return pagesProblems(
    document,
    operation,
    whole,
    pages.filter(rows => rows.length > 0),
  )
}

const allPagesProbe = (name: string, pointer: string, most: number) =>
  successProbe('each page goes on where the one before ends', async scene => {
    const identityOf = identityIn(scene.operation)
    const asked: HttpExchange[] = []
    let problems: Violation[] = []
    const list = (await fullestDraft(scene)) ?? scene.draft
    const fetchWhole = async () => {
      const exchange = await scene.ask(withQuery(list, name, String(most)))
      asked.push(exchange)
      return exchange
    }
    for (let left = ATTEMPTS; left > 0; left--) {
      const whole = await fetchWhole()
      const failed = successProblems(scene, whole)
      if (failed.length > 0) return { problems: failed, exchanges: asked }
      problems = []
      for (const size of [1, 2]) {
        const { exchanges, hasMore } = await fetchPages(scene, list, name, size)
        asked.push(...exchanges)
        const says = nextPagesProblems(scene, rowsOf(whole), exchanges.map(rowsOf), { name, size, hasMore })
        const wrong = exchanges.flatMap(exchange => successProblems(scene, exchange))
        problems.push(...wrong, ...says.map(text => ({ says: text, pointer })))
      }
      const after = await fetchWhole()
      const isStill = rowsOf(whole).map(identityOf).join() === rowsOf(after).map(identityOf).join()
      if (isStill) break
      problems = []
    }
    return { problems, exchanges: asked }
  })

/** A page that another path has is none of this list. */
const addressProbe = (name: string, pointer: string) =>
  successProbe('the header Link names a page of this list', async scene => {
    const draft = withQuery(scene.draft, name, '1')
    const exchange = await scene.ask(draft)
    const next = nextInLink(exchange.received.headers['link'])
    const isHere = next === undefined || decodeURI(next.pathname).endsWith(decodeURI(pathOf(draft)))
    const says = `the header Link names ${next?.pathname}, which is another path`
    const problems = successProblems(scene, exchange)
    return { problems: isHere ? problems : [...problems, { says, pointer }], exchanges: [exchange] }
  })

/** The probes of a list whose pages have no numbers; none for other operations. */
export function nextPageProbes(document: Document, operation: Operation): Probe[] {
  const { size: name, cursor, link } = operation.profile.paging ?? {}
  const named = (wanted: string | undefined) => operation.parameters.find(one => one.name === wanted)
  const size = named(name)
  if (operation.method !== 'GET' || !name || !size || !(named(cursor?.parameter) ?? link)) return []
  const most = resolve(document, size.schema).maximum ?? 100
  return [
    allPagesProbe(name, size.pointer, most),
    ...(link && !cursor ? [addressProbe(name, size.pointer)] : []),
  ]
}
