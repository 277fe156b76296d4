/** Finds the shortest walk that still shows a problem: steps are left out, each time with a new account. */
import { shrink } from './shrink.ts'
import type { Violation } from '../wire.ts'
import type { WalkResult } from './run-walk.ts'
import { withSources, type Step, type StepBase, type Walk } from './walk.ts'

/** So many walks are run at most. */
const MAX_RUNS = 80

/** A problem without what differs from one account to the next. */
export const kindOf = (problems: readonly Violation[]): string =>
  (problems[0]?.says ?? '').replaceAll(/"[^"]*"/g, '"…"').replaceAll(/\d+(\.\d+)?/g, '0')

export interface Shortened<S extends StepBase = Step> {
  readonly walk: Walk<S>
  readonly result: WalkResult<S>
  /** Whether it was seen again with another account. */
  readonly isSeenAgain: boolean
}

/** The shortest walk found that shows the problem of a result, run with new accounts. */
export async function shorten<S extends StepBase>(
  walk: Walk<S>,
  result: WalkResult<S>,
  run: (walk: Walk<S>) => Promise<WalkResult<S>>,
): Promise<Shortened<S>> {
  const kind = kindOf(result.problems)
  // What comes after the problem, and what was not taken, has nothing to do with it.
  const taken = result.taken.map(({ step }) => step)
  let shortest: Shortened<S> = { walk: { ...walk, steps: taken }, result, isSeenAgain: false }
  let runs = 0
  const attempt = async (steps: readonly S[]): Promise<readonly S[] | undefined> => {
    const candidate = { ...walk, steps: withSources(steps) }
    runs++
    const again = await run(candidate)
    if (kindOf(again.problems) !== kind) return undefined
    shortest = { walk: candidate, result: again, isSeenAgain: true }
    return candidate.steps
  }
  await attempt(taken)
  await shrink(taken, attempt, () => runs >= MAX_RUNS)
  return shortest
}
