/** What walks can be made of without pact files: the kinds of things whose operations are right each on its own. What is not is a finding of the probes. */
import type { Operation } from '../document.ts'
import { StateNotOffered } from '../state-hook.ts'
import type { OwnStates } from '../things/own-states.ts'
import { resourcesOf, type Resource } from '../things/resources.ts'
import type { Verification } from '../verification.ts'
import { isSuccess } from '../wire.ts'
import { runThingWalk } from './run-thing-walk.ts'
import type { ThingStep, Walkable } from './thing-walk.ts'

type Way = readonly (readonly [does: ThingStep['does'], operation: Operation | undefined, isFull?: boolean])[]

/** Whether a new thing is treated so without a problem. */
async function isRight(session: Verification, own: OwnStates, resource: Resource, way: Way) {
  const steps = way.flatMap(([does, operation, isFull = false], index): ThingStep[] =>
    operation
      ? [
          {
            id: index,
            does,
            operation,
            resource,
            seed: index,
            isFull,
            ...(index > 0 && does !== 'list' && { from: 0 }),
          },
        ]
      : [],
  )
  const { taken, problems } = await runThingWalk(session, own, { states: [], steps })
  // What is deleted may be refused.
  const removed = steps.findIndex(({ does }) => does === 'remove')
  const mustSucceed = removed < 0 ? taken : taken.slice(0, removed + 1)
  return (
    taken.length === steps.length &&
    problems.length === 0 &&
    mustSucceed.every(({ exchange }) => isSuccess(exchange.received))
  )
}

/** What can be done with a kind of things. @throws StateNotOffered where none can be created */
async function walkableOf(session: Verification, own: OwnStates, resource: Resource): Promise<Walkable> {
  const { create, list, read, changes, remove, path } = resource
  const forbidden = session.forbidden(create!)
  if (forbidden) throw new StateNotOffered(path, forbidden)
  const { states, prepare } = own.baselineOf(create!)
  await prepare?.(await own.hook.setUp(states))
  const does = (...way: Way) => isRight(session, own, resource, [['create', create], ...way])
  if (!(await does())) throw new StateNotOffered(path, `no request is known that creates one of ${path}`)
  const full = new Set<Operation>()
  if (
    create!.body &&
    (await isRight(session, own, resource, [
      ['create', create, true],
      ['read', read],
    ]))
  )
    full.add(create!)
  const only = async (deed: ThingStep['does'], all: readonly (Operation | undefined)[]) => {
    const right: Operation[] = []
    for (const operation of all) {
      if (!operation || session.forbidden(operation)) continue
      if (await does([deed, operation], ['read', read])) right.push(operation)
      if (operation.body && (await does([deed, operation, true], ['read', read]))) full.add(operation)
    }
    return right.length > 0 && { [deed]: right }
  }
  return {
    resource,
    full,
    deeds: {
      create: [create!],
      ...(await only('read', [read])),
      ...(await only('list', [list])),
      ...(await only('change', changes)),
      ...(await only('remove', [remove])),
    },
  }
}

/** The kinds of things of some operations that can be created, and why others cannot. */
export async function walkablesOf(
  session: Verification,
  own: OwnStates,
): Promise<{ kinds: Walkable[]; obstacles: ReadonlyMap<Operation, string> }> {
  const kinds: Walkable[] = []
  const obstacles = new Map<Operation, string>()
  for (const resource of resourcesOf(session.operations).values()) {
    const { create } = resource
    if (!create || !session.isWanted(create)) continue
    try {
      const found = await walkableOf(session, own, resource)
      if (found.deeds.read ?? found.deeds.list) kinds.push(found)
      else obstacles.set(create, `nothing that reads one of ${resource.path} is right`)
    } catch (error) {
      // A server that does not answer is told by what was sent before.
      obstacles.set(create, (error as Error).message)
    }
  }
  return { kinds, obstacles }
}
