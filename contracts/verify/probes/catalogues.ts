/** What the back end publishes for everybody to choose from: products, currencies, channels. */
import type { Operation } from '../document.ts'
import { operationsOf } from '../operations.ts'
import type { Judge } from '../judge.ts'
import { partOf } from '../wire.ts'
import { ifBuilt, requestOf, type ProbeContext } from './probe.ts'

const SIZE = '20'

/** The first page of a list; nothing where it has no pages. */
export function firstPage(
  { parameters, profile: { paging } }: Operation,
  size: string,
): Readonly<Record<string, string>> {
  if (!paging) return {}
  const { number } = paging
  const page = { ...(number !== undefined && { [number]: '1' }), [paging.size]: size }
  return Object.fromEntries(
    Object.entries(page).filter(([name]) => parameters.some(one => one.name === name)),
  )
}

/** Whether a list can be asked for with no more than a page to name. */
export function isOfPages(operation: Operation): boolean {
  const page = firstPage(operation, SIZE)
  return operation.parameters.every(
    ({ in: place, required, name }) => place !== 'query' || !required || name in page,
  )
}

/** Whether an operation lists something, by its name. */
export const isListing = ({ id, profile }: Operation): boolean =>
  new RegExp(profile.lists.operations, 'u').test(id)

/** Values of some fields, that belong together. */
export type Change = Readonly<Record<string, unknown>>

/** Lists that say what there is to choose from: open to everybody, with no more than a page to name. */
const isCatalogue = (operation: Operation) =>
  operation.method === 'GET' &&
  operation.isPublic &&
  !operation.isStream &&
  isListing(operation) &&
  isOfPages(operation)

const catalogues = new WeakMap<Judge, Promise<readonly Change[]>>()

/** The rows of all such lists. */
async function readCatalogues(scene: ProbeContext): Promise<readonly Change[]> {
  const rows: Change[] = []
  for (const operation of operationsOf(scene.document).filter(isCatalogue)) {
    const listed = await ifBuilt(scene.ask(requestOf(scene, operation.id, firstPage(operation, SIZE))))
    rows.push(...((listed && (partOf(listed.received, 'rows') as Change[] | undefined)) ?? []))
  }
  return rows
}

/** What is published, asked for once in a verification. */
export function publishedRows(scene: ProbeContext): Promise<readonly Change[]> {
  const found = catalogues.get(scene.judge) ?? readCatalogues(scene)
  catalogues.set(scene.judge, found)
  // One call without an answer must not fail all that need it.
  found.catch(() => catalogues.delete(scene.judge))
  return found
}
