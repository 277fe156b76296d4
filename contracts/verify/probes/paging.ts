/** Paging: no row twice, none missing, one total. */
import { resolve, type Document, type Operation } from '../document.ts'
import { withQuery } from '../draft.ts'
import { partOf, type HttpExchange, type Violation } from '../wire.ts'
import { fullestDraft } from '../rich/fullest.ts'
import { differencesOf } from './readings.ts'
import { successProblems, successProbe, type ProbeResult, type Probe, type ProbeContext } from './probe.ts'

/** What the size of a page is called. */
const sizeIn = ({ profile }: Operation) => profile.paging?.size ?? ''

interface Page {
  readonly exchange: HttpExchange
  readonly problems: readonly Violation[]
  readonly rows: readonly unknown[]
  /** NaN where the list does not tell it. */
  readonly total: number
}

async function fetchPage(scene: ProbeContext, page: number, rowCount: number): Promise<Page> {
  const { number = '', size = '' } = scene.operation.profile.paging ?? {}
  const whole = (await fullestDraft(scene)) ?? scene.draft
  const draft = withQuery(withQuery(whole, number, String(page)), size, String(rowCount))
  const exchange = await scene.ask(draft)
  const rows = partOf(exchange.received, 'rows')
  return {
    exchange,
    problems: successProblems(scene, exchange),
    rows: Array.isArray(rows) ? rows : [],
    total: Number(partOf(exchange.received, 'total')),
  }
}

/** Identifies a row by its id where it has one, as other fields may change between calls. */
export const identityIn =
  ({ profile }: Operation) =>
  (row: unknown): string => {
    const fields = (row ?? {}) as Readonly<Record<string, unknown>>
    const ids = profile.lists.ids.map(name => fields[name])
    return JSON.stringify(ids.find(value => value !== undefined && value !== null) ?? row)
  }

/** A count that is not that of the rows that came, though all of them fit on the page. */
export function countProblems(
  asked: string,
  { received }: HttpExchange,
  most: number,
  pointer: string,
): Violation[] {
  const total = partOf(received, 'total')
  const rows = partOf(received, 'rows')
  if (typeof total !== 'number' || !Array.isArray(rows) || total === rows.length || total > most) return []
  return [{ says: `${asked} gives ${rows.length} rows, and total is ${total}`, pointer }]
}

/** Whether two numbers differ; a total that is not told is NaN, and differs from none. */
const differ = (one: number, other: number) => !Number.isNaN(one) && !Number.isNaN(other) && one !== other

const resultOf = (
  pages: readonly Page[],
  says: readonly (string | false)[],
  pointer: string,
): ProbeResult => ({
  exchanges: pages.map(page => page.exchange),
  problems: [
    ...pages.flatMap(page => page.problems),
    ...says.filter(text => text !== false).map(text => ({ says: text, pointer })),
  ],
})

const smallPage = (pointer: string) =>
  successProbe('a page holds no more rows than asked for', async scene => {
    const page = await fetchPage(scene, 1, 1)
    const { rows, total } = page
    return resultOf(
      [page],
      [
        rows.length > 1 && `${sizeIn(scene.operation)} 1 gave ${rows.length} rows`,
        total > 0 && rows.length === 0 && `page 1 is empty, though total is ${total}`,
        total < rows.length && `total is ${total}, below the ${rows.length} rows that came`,
      ],
      pointer,
    )
  })

const largestPage = (pointer: string, most: number) =>
  successProbe('the largest page holds all that total says', async scene => {
    const [one, all] = [await fetchPage(scene, 1, 1), await fetchPage(scene, 1, most)]
    return resultOf(
      [one, all],
      [
        differ(all.rows.length, Math.min(all.total, most)) &&
          `${sizeIn(scene.operation)} ${most} gave ${all.rows.length} rows, though total is ${all.total}`,
        differ(one.total, all.total) &&
          `total is ${one.total} with ${sizeIn(scene.operation)} 1 and ${all.total} with ${most}`,
      ],
      pointer,
    )
  })

const secondPage = (pointer: string) =>
  successProbe('page 2 goes on where page 1 ends', async scene => {
    const identityOf = identityIn(scene.operation)
    const [first, next] = [await fetchPage(scene, 1, 1), await fetchPage(scene, 2, 1)]
    const expected = Number.isNaN(first.total) ? Number.NaN : Number(first.total > 1)
    return resultOf(
      [first, next],
      [
        next.rows.some(row => identityOf(row) === identityOf(first.rows[0])) &&
          'page 2 repeats a row of page 1',
        differ(next.rows.length, expected) &&
          `page 2 has ${next.rows.length} rows of one each, though total is ${first.total}`,
        differ(next.total, first.total) && `total is ${first.total} on page 1 and ${next.total} on page 2`,
      ],
      pointer,
    )
  })

const pageBeyondEnd = (pointer: string, most: number, last: number) =>
  successProbe('a page beyond the end is empty', async scene => {
    const [first, page] = [await fetchPage(scene, 1, most), await fetchPage(scene, last, most)]
    return resultOf(
      [first, page],
      [
        page.rows.length > 0 && `page ${last} has ${page.rows.length} rows`,
        differ(page.total, first.total) &&
          `total is ${first.total} on page 1 and ${page.total} on page ${last}`,
      ],
      pointer,
    )
  })

/** Pages of one row beyond which no more are put together. */
const MAX_PAGES = 4

/**
 * What is wrong with pages: put together they are the beginning of the whole list, and their rows say what they say there.
 */
export function pagesProblems(
  document: Document,
  operation: Operation,
  whole: readonly unknown[],
  pages: readonly (readonly unknown[])[],
): string[] {
  const identityOf = identityIn(operation)
  const size = pages[0]?.length ?? 0
  return pages.flatMap((rows, number) =>
    rows.flatMap((row, index) => {
      const there = whole[number * size + index]
      const name = `row ${index + 1} of page ${number + 1} with ${sizeIn(operation)} ${size}`
      if (identityOf(row) !== identityOf(there)) return [`${name} is another one than in the whole list`]
      return differencesOf(document, operation, there, row, () => true).map(
        says => `${name}: ${says} on the page`,
      )
    }),
  )
}

/** Pages of a size, one after the other, until one is not full. */
async function fetchPages(scene: ProbeContext, size: number): Promise<Page[]> {
  const pages: Page[] = []
  for (let number = 1; number <= MAX_PAGES; number++) {
    const page = await fetchPage(scene, number, size)
    pages.push(page)
    if (page.rows.length < size) break
  }
  return pages
}

/** A list may change while its pages are asked for, by the market or by others: so often it is tried. */
const ATTEMPTS = 3

const allPages = (pointer: string, most: number) =>
  successProbe('pages of one row and of two are the list', async scene => {
    const identityOf = identityIn(scene.operation)
    const asked: Page[] = []
    let says: string[] = []
    for (let left = ATTEMPTS; left > 0; left--) {
      const whole = await fetchPage(scene, 1, most)
      const ones = await fetchPages(scene, 1)
      const twos = await fetchPages(scene, 2)
      const after = await fetchPage(scene, 1, most)
      asked.push(whole, ...ones, ...twos, after)
      const isStill = whole.rows.map(identityOf).join() === after.rows.map(identityOf).join()
      if (!isStill) continue
      says = [ones, twos].flatMap(pages =>
        pagesProblems(
          scene.document,
          scene.operation,
          whole.rows,
          pages.map(({ rows }) => rows),
        ),
      )
      if (says.length === 0) break
    }
    return resultOf(asked, says, pointer)
  })

/** The probes of a paged list; none for other operations. */
export function pagingProbes(document: Document, operation: Operation): Probe[] {
  const size = operation.parameters.find(({ name }) => name === operation.profile.paging?.size)
  const number = operation.parameters.find(({ name }) => name === operation.profile.paging?.number)
  if (!size || !number) return []
  const most = resolve(document, size.schema).maximum ?? 100
  const last = resolve(document, number.schema).maximum ?? 1_000_000
  return [
    smallPage(size.pointer),
    largestPage(size.pointer, most),
    secondPage(number.pointer),
    allPages(number.pointer, most),
    pageBeyondEnd(number.pointer, most, last),
  ]
}
