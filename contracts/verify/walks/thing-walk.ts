/** Walks without pact files: things of an API are created, read, listed, changed and deleted in drawn orders. */
import type { Operation } from '../document.ts'
import { createRandom, type Random } from '../random.ts'
import type { Resource } from '../things/resources.ts'
import { pickRecent, type StepBase, type Walk } from './walk.ts'

const DEEDS = ['create', 'read', 'list', 'change', 'remove'] as const
type Deed = (typeof DEEDS)[number]

export interface ThingStep extends StepBase {
  readonly does: Deed
  readonly resource: Resource
  /** What its body is drawn from. */
  readonly seed: number
  /** Whether it is sent all that it may have. */
  readonly isFull: boolean
}

/** What can be done with the things of a kind. */
export interface Walkable {
  readonly resource: Resource
  readonly deeds: Readonly<Partial<Record<Deed, readonly Operation[]>>>
  /** Operations that succeed with all that they may be sent. */
  readonly full: ReadonlySet<Operation>
}

const WEIGHTS: Readonly<Record<Deed, number>> = { create: 0, read: 35, list: 15, change: 30, remove: 20 }

const FULL_PERCENT = 70

/** A thing of a walk, as far as it is drawn. */
interface Drawn extends Walkable {
  readonly from: number
  isRemoved: boolean
}

function step(
  random: Random,
  id: number,
  { resource, deeds, full }: Walkable,
  does: Deed,
  from?: number,
): ThingStep {
  const operation = random.pick(deeds[does]!)
  const seed = random.below(2 ** 31)
  const isFull = full.has(operation) && random.percent(FULL_PERCENT)
  return {
    id,
    does,
    resource,
    operation,
    seed,
    isFull,
    ...(from !== undefined && does !== 'list' && { from }),
  }
}

/** What is done with a thing next; undefined where nothing can be. What is removed can be looked for. */
function deedFor(random: Random, { deeds, isRemoved }: Drawn): Deed | undefined {
  const possible = DEEDS.filter(
    deed => WEIGHTS[deed] > 0 && deeds[deed] && !(isRemoved && (deed === 'change' || deed === 'remove')),
  )
  return possible.length === 0
    ? undefined
    : random.weighted(Object.fromEntries(possible.map(deed => [deed, WEIGHTS[deed]])) as Record<Deed, number>)
}

/** The walk of a seed; at its end every thing is looked for. */
export function drawThingWalk(
  kinds: readonly Walkable[],
  seed: number,
  length: number,
): Walk<ThingStep> | undefined {
  if (kinds.length === 0) return undefined
  const random = createRandom(seed)
  const own = random.pick(kinds)
  const things: Drawn[] = []
  const steps: ThingStep[] = []
  const create = (kind: Walkable) => {
    things.push({ ...kind, from: steps.length, isRemoved: false })
    steps.push(step(random, steps.length, kind, 'create'))
  }
  create(own)
  while (steps.length < length) {
    const thing = pickRecent(random, things)
    const does = random.percent(25) ? undefined : deedFor(random, thing)
    if (does === undefined) create(random.percent(70) ? own : random.pick(kinds))
    else steps.push(step(random, steps.length, thing, does, thing.from))
    if (does === 'remove') thing.isRemoved = true
  }
  for (const thing of things)
    steps.push(step(random, steps.length, thing, thing.deeds.read ? 'read' : 'list', thing.from))
  return { states: [], steps }
}
