/** The rows of a list without its filters, which say what each filter must choose. */
import type { Baseline } from '../baseline.ts'
import type { Document, Operation } from '../document.ts'
import { withQuery, type Draft } from '../draft.ts'
import { millisecondsOf } from '../times.ts'
import { partOf, type HttpExchange, type Violation } from '../wire.ts'
import { richest } from './access.ts'
import { openAccount, valueIn } from './accounts.ts'
import { fullestDraft } from '../rich/fullest.ts'
import { identityIn } from './paging.ts'
import { differencesOf } from './readings.ts'
import type { ProbeContext } from './probe.ts'

export type Row = Readonly<Record<string, unknown>>

export const rowsOf = ({ received }: HttpExchange): readonly Row[] => {
  const rows = partOf(received, 'rows')
  return Array.isArray(rows) ? (rows as Row[]) : []
}

export const hasIdentity = ({ profile }: Operation, row: Row) => profile.lists.ids.some(name => name in row)

/** When a row was, in milliseconds. */
export const timeOf = ({ profile }: Operation, row: Row) =>
  profile.lists.times.map(name => millisecondsOf(profile, row[name])).find(value => value !== undefined)

/** The rows without the filter, and how to ask with it. */
export interface Listing {
  readonly draft: Draft
  readonly all: readonly Row[]
  readonly isComplete: boolean
}

export async function listAll(
  scene: ProbeContext,
  field: string,
  most: number,
): Promise<Listing & { exchange: HttpExchange }> {
  const baseline: Baseline | undefined = scene.operation.isPublic ? undefined : richest(scene.successes)
  const fullest = await fullestDraft(scene)
  const own = fullest ?? (baseline ? (await openAccount(scene, baseline)).draft : scene.draft)
  const { number = '', size = '' } = scene.operation.profile.paging ?? {}
  const hasPages = scene.operation.parameters.some(({ name }) => name === size)
  const sized = hasPages ? withQuery(own, size, String(most)) : own
  const draft = withQuery(
    valueIn(own, number) === undefined ? sized : withQuery(sized, number, '1'),
    field,
    undefined,
  )
  const exchange = await scene.ask(draft)
  const all = rowsOf(exchange)
  return { draft, all, isComplete: Number(partOf(exchange.received, 'total')) === all.length, exchange }
}

export const hasNumber = (draft: Draft) =>
  valueIn(draft, draft.operation.profile.paging?.number ?? '') !== undefined

/** Whether a row has a value by which can be asked. */
export const isGiven = (value: unknown): value is string | number | boolean =>
  value !== null && value !== undefined

/** What chosen rows say otherwise than in the whole list: a filter chooses rows and changes none of them. */
export function otherwiseProblems(
  document: Document,
  operation: Operation,
  all: readonly Row[],
  { asked, chosen }: { readonly asked: string; readonly chosen: readonly Row[] },
  pointer: string,
): Violation[] {
  const identityOf = identityIn(operation)
  const whole = new Map(all.filter(row => hasIdentity(operation, row)).map(row => [identityOf(row), row]))
  return chosen
    .flatMap(row => differencesOf(document, operation, whole.get(identityOf(row)) ?? row, row, () => true))
    .slice(0, 3)
    .map(says => ({ says: `${asked} changes a row: in the whole list, ${says}`, pointer }))
}

/** The same, unless the whole list says so by now as well, as the rows have changed meanwhile. */
export async function settledProblems(
  scene: ProbeContext,
  { all, draft }: Listing,
  answers: readonly { readonly asked: string; readonly chosen: readonly Row[] }[],
  pointer: string,
): Promise<Violation[]> {
  const problemsIn = (rows: readonly Row[]) =>
    answers.flatMap(answer => otherwiseProblems(scene.document, scene.operation, rows, answer, pointer))
  return problemsIn(all).length === 0 ? [] : problemsIn(rowsOf(await scene.ask(draft)))
}
