/** Random walks: which operations an account calls one after the other, drawn from a seed. */
import type { Baseline } from '../baseline.ts'
import type { Document, Operation } from '../document.ts'
import { takesKey } from '../probes/idempotency.ts'
import { linksOf, type Link } from '../links.ts'
import type { State } from '../state-hook.ts'
import { createRandom, type Random } from '../random.ts'

export interface StepBase {
  /** Unique within the walk; other steps refer to it. */
  readonly id: number
  readonly operation: Operation
  /** The earlier step that it refers to. */
  readonly from?: number
}

/** A request of the pact files. */
interface CallStep extends StepBase {
  readonly kind: 'call'
  readonly from?: never
  readonly baseline: Baseline
}
/** What an earlier step has handed on, by a link of the specification. */
interface LinkStep extends StepBase {
  readonly kind: 'link'
  readonly link: Link
  readonly from: number
}
/** The same request as an earlier step once more, with its idempotency key. */
interface RepeatStep extends StepBase {
  readonly kind: 'repeat'
  readonly from: number
}
export type Step = CallStep | LinkStep | RepeatStep

export interface Walk<S extends StepBase = Step> {
  /** The states that the account begins in. */
  readonly states: readonly State[]
  readonly steps: readonly S[]
}

/** What walks can be made of. */
export interface Catalogue {
  /** Requests that change something in a state, by that state. */
  readonly begins: readonly (readonly Baseline[])[]
  /** Requests of any signed-in account. */
  readonly anywhere: readonly Baseline[]
  readonly linksFrom: (operation: Operation) => readonly (readonly [Link, Operation])[]
}

/** Not by `Map.groupBy`: teams run the package on Node 20, which does not have it. */
function groupByStates(baselines: readonly Baseline[]): Baseline[][] {
  const groups = new Map<string, Baseline[]>()
  for (const baseline of baselines) {
    const states = JSON.stringify(baseline.states)
    groups.set(states, [...(groups.get(states) ?? []), baseline])
  }
  return [...groups.values()]
}

/** Sorts the successes of the pact files into what a walk can begin with and go on with. */
export function createCatalogue(
  document: Document,
  operations: readonly Operation[],
  baselines: readonly Baseline[],
): Catalogue {
  const successes = baselines
    .flatMap(baseline => (baseline.isGuessed ? [] : [baseline, ...baseline.others]))
    .filter(({ operation }) => !operation.isPublic && !operation.isStream)
  const begins = groupByStates(successes).filter(
    group => group[0]!.states.length === 1 && group.some(({ operation }) => operation.changes),
  )
  const named = new Map(operations.map(operation => [operation.id, operation]))
  const links = new Map<Operation, readonly (readonly [Link, Operation])[]>()
  return {
    begins,
    anywhere: successes.filter(({ fromStates }) => fromStates.length === 0),
    linksFrom(operation) {
      const known = links.get(operation)
      if (known) return known
      const found = linksOf(document, operation).flatMap(link => {
        const target = named.get(link.target)
        return target && !target.isPublic && !target.isStream ? [[link, target] as const] : []
      })
      links.set(operation, found)
      return found
    },
  }
}

/** The last step more often than one before. */
export const pickRecent = <Item>(random: Random, items: readonly Item[]): Item =>
  random.percent(60) ? items.at(-1)! : random.pick(items)

function nextStep(
  catalogue: Catalogue,
  random: Random,
  own: readonly Baseline[],
  steps: readonly Step[],
): Step {
  const id = steps.length
  const way = random.below(100)
  // A repeat answers what was answered before, whatever has happened since.
  const linking = steps.filter(
    step => step.kind !== 'repeat' && catalogue.linksFrom(step.operation).length > 0,
  )
  if (way < 45 && linking.length > 0) {
    const from = pickRecent(random, linking)
    const [link, operation] = random.pick(catalogue.linksFrom(from.operation))
    return { id, kind: 'link', from: from.id, link, operation }
  }
  const repeatable = steps.filter(step => step.kind === 'call' && takesKey(step.operation))
  if (way < 55 && repeatable.length > 0) {
    const { id: from, operation } = random.pick(repeatable)
    return { id, kind: 'repeat', from, operation }
  }
  const baseline = random.pick(way < 65 && catalogue.anywhere.length > 0 ? catalogue.anywhere : own)
  return { id, kind: 'call', baseline, operation: baseline.operation }
}

/** The walk of a seed; undefined when nothing can begin one. It begins with a request that changes something in its state. */
export function drawWalk(catalogue: Catalogue, seed: number, length: number): Walk | undefined {
  if (catalogue.begins.length === 0) return undefined
  const random = createRandom(seed)
  const own = random.pick(catalogue.begins)
  const first = random.pick(own.filter(({ operation }) => operation.changes))
  const steps: Step[] = [{ id: 0, kind: 'call', baseline: first, operation: first.operation }]
  while (steps.length < length) steps.push(nextStep(catalogue, random, own, steps))
  return { states: first.states, steps }
}

/** The steps without those whose source, the step that they refer to, is not among them. */
export function withSources<S extends StepBase>(steps: readonly S[]): S[] {
  const ids = new Set<number>()
  return steps.filter(step => {
    const isComplete = step.from === undefined || ids.has(step.from)
    if (isComplete) ids.add(step.id)
    return isComplete
  })
}
