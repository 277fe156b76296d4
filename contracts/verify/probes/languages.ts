/** What another language must not change: how many rows there are, and every figure. */
import type { Document, Operation } from '../document.ts'
import { isSuccess, partOf, type HttpExchange, type Violation } from '../wire.ts'
import { liveNames } from './idempotency.ts'
import { identityIn } from './paging.ts'

export const rowCount = ({ received }: HttpExchange): number | undefined => {
  const rows = partOf(received, 'rows')
  return Array.isArray(rows) ? rows.length : undefined
}

/** An answer in a language, in English, and in the first one again. */
export type Around = readonly [HttpExchange, HttpExchange, HttpExchange]

/** What is wrong with the lengths of a list: it is as long in each language. */
export function lengthProblems([first, inEnglish, last]: Around, pointer: string): Violation[] {
  const [one, english, other] = [first, inEnglish, last].map(rowCount)
  // Others may have added to it in between.
  if (one === undefined || english === undefined || one !== other || one === english) return []
  return [{ says: `rows are ${one} in this language and ${english} in English`, pointer }]
}

const DECIMAL = /^-?\d+(\.\d+)?$/
const isFigure = (value: unknown) =>
  typeof value === 'number' ||
  typeof value === 'boolean' ||
  (typeof value === 'string' && DECIMAL.test(value))

/** The figures of an answer by where they are, its rows by what identifies them, as their order may be that of their names. */
function figuresOf(
  document: Document,
  operation: Operation,
  { received }: HttpExchange,
): ReadonlyMap<string, unknown> {
  const figures = new Map<string, unknown>()
  const free = new Set([
    ...liveNames(document, operation),
    ...operation.now.map(path => path.split('.').at(-1)!),
  ])
  const identityOf = identityIn(operation)
  const walk = (value: unknown, path: string): void => {
    if (isFigure(value)) figures.set(path, value)
    if (typeof value !== 'object' || value === null) return
    for (const [key, part] of Object.entries(value)) {
      const step = Array.isArray(value) ? identityOf(part) : key
      if (!free.has(key) || Array.isArray(value)) walk(part, `${path}.${step}`)
    }
  }
  walk(partOf(received, 'data') ?? {}, 'data')
  walk(partOf(received, 'rows') ?? [], 'rows')
  return figures
}

/** Figures that are others in another language, each time. */
export function figureProblems(
  document: Document,
  operation: Operation,
  around: Around,
  pointer: string,
): Violation[] {
  if (!around.every(({ received }) => isSuccess(received))) return []
  const [first, english, last] = around.map(one => figuresOf(document, operation, one)) as [
    ReadonlyMap<string, unknown>,
    ReadonlyMap<string, unknown>,
    ReadonlyMap<string, unknown>,
  ]
  return [...first]
    .filter(([path, value]) => last.get(path) === value && english.has(path) && english.get(path) !== value)
    .slice(0, 3)
    .map(([path, value]) => ({
      says: `${path.split('.').at(-1)} is ${String(value)} in this language and ${String(english.get(path))} in English`,
      pointer,
    }))
}
