/** Finds the shortest walk that still shows a problem: steps are left out one after the other, each time with a new account. */
import type { Problem } from '../wire.ts'
import type { WalkResult } from './run-walk.ts'
import { withoutStep, type Walk } from './walk.ts'

/** So many walks are run at most. */
const MAX_RUNS = 80

/** A problem without what differs from one account to the next. */
export const kindOf = (problems: readonly Problem[]): string =>
  (problems[0]?.says ?? '').replaceAll(/"[^"]*"/g, '"…"').replaceAll(/\d+(\.\d+)?/g, '0')

export interface Shortened {
  readonly walk: Walk
  readonly result: WalkResult
  /** Whether it was seen again with another account. */
  readonly isSeenAgain: boolean
}

export async function shorten(
  walk: Walk,
  result: WalkResult,
  run: (walk: Walk) => Promise<WalkResult>,
): Promise<Shortened> {
  const kind = kindOf(result.problems)
  const last = result.taken.at(-1)?.step.id ?? 0
  // What comes after the problem, and what was not taken, has nothing to do with it.
  const ids = new Set(result.taken.map(({ step }) => step.id))
  let shortest: Shortened = {
    walk: { ...walk, steps: walk.steps.filter(({ id }) => id <= last && ids.has(id)) },
    result,
    isSeenAgain: false,
  }
  let runs = 0
  const attempt = async (candidate: Walk): Promise<boolean> => {
    if (runs++ >= MAX_RUNS) return false
    const again = await run(candidate)
    if (kindOf(again.problems) !== kind) return false
    shortest = { walk: candidate, result: again, isSeenAgain: true }
    return true
  }
  await attempt(shortest.walk)
  for (let wasShortened = true; wasShortened;) {
    wasShortened = false
    for (const { id } of shortest.walk.steps.toReversed()) {
      if (!shortest.walk.steps.some(step => step.id === id)) continue
      // oxlint-disable-next-line no-await-in-loop -- Each goes on from the shortest before.
      if (await attempt(withoutStep(shortest.walk, id))) wasShortened = true
    }
  }
  return shortest
}
