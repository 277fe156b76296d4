/** What the back end publishes for everybody to choose from: products, currencies, channels. */
import { operationsOf, type Operation } from '../document.ts'
import type { Judge } from '../judge.ts'
import { partOf } from '../wire.ts'
import { ifBuilt, requestOf, type ProbeContext } from './probe.ts'

export const PAGE = { pageNum: '1', pageSize: '20' }

/** Values of some fields, that belong together. */
export type Change = Readonly<Record<string, unknown>>

/** Lists that say what there is to choose from: open to everybody, with no more than a page to name. */
const isCatalogue = ({ id, method, isPublic, isStream, parameters }: Operation) =>
  method === 'GET' &&
  isPublic &&
  !isStream &&
  id.startsWith('list') &&
  parameters.every(({ in: place, required, name }) => place !== 'query' || !required || name in PAGE)

const catalogues = new WeakMap<Judge, Promise<readonly Change[]>>()

/** The rows of all such lists. */
async function readCatalogues(scene: ProbeContext): Promise<readonly Change[]> {
  const rows: Change[] = []
  for (const { id, parameters } of operationsOf(scene.document).filter(isCatalogue)) {
    const query = parameters.some(({ name }) => name === 'pageNum') ? PAGE : {}
    const listed = await ifBuilt(scene.ask(requestOf(scene, id, query)))
    rows.push(...((listed && (partOf(listed.received, 'rows') as Change[] | undefined)) ?? []))
  }
  return rows
}

/** What is published, asked for once in a verification. */
export function publishedRows(scene: ProbeContext): Promise<readonly Change[]> {
  const found = catalogues.get(scene.judge) ?? readCatalogues(scene)
  catalogues.set(scene.judge, found)
  return found
}
