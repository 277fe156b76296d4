/** Random walks of a verification: what a sequence of operations must not break. */
import type { Baseline } from '../baseline.ts'
import { isLost } from '../client.ts'
import type { Operation } from '../document.ts'
import { notRunFor } from '../not-implemented.ts'
import { NotApplicable } from '../probes/probe.ts'
import type { Row } from '../results.ts'
import { StateNotOffered } from '../state-hook.ts'
import { stoppedBy, type Verification } from '../verification.ts'
import { curlLines } from './curl.ts'
import { createInvariants } from './invariants.ts'
import { runWalk, type WalkResult } from './run-walk.ts'
import { kindOf, shorten, type Shortened } from './shorten.ts'
import { createCatalogue, drawWalk, type Walk } from './walk.ts'

const LENGTH = 12
/** How long a walk takes, as many requests of pacts. */
export const UNITS = 12
/** Walks at the same time, as most of the time is spent waiting. */
const CONCURRENCY = 4

/** A failed row of a walk; `more` is said after what is wrong. */
function failedRow(name: string, { taken, problems, readings }: WalkResult, first: Operation, more: string) {
  const { id, tag } = taken.at(-1)?.step.operation ?? first
  return {
    suite: 'walk' as const,
    operation: id,
    tag,
    name,
    outcome: 'failed' as const,
    problems: problems.map(problem => ({
      ...problem,
      cause: problem.says,
      says: `${problem.says} (${more})`,
    })),
    exchanges: [...taken.map(({ exchange }) => exchange), ...readings],
  }
}

/** What an error says of a walk: it could not be taken, or it failed. */
function outcomeOf(error: unknown, { pointer }: Operation) {
  const { message } = error as Error
  if (error instanceof StateNotOffered || error instanceof NotApplicable)
    return { outcome: 'not run' as const, reason: message }
  const problems = [{ says: message, pointer }]
  return { outcome: 'failed' as const, problems, exchanges: [], isLost: isLost(error) }
}

/** The shortest walk that shows a kind of problem, and the name of the walk that it comes from. */
interface Shortest {
  readonly name: string
  readonly found: Promise<Shortened>
}

/** The walks of the options' seed, each of a new account. */
export async function walkVerdict(session: Verification, baselines: readonly Baseline[]): Promise<Row[]> {
  const { walks: count, seed } = session.options
  const catalogue = createCatalogue(session.document, session.operations, baselines)
  const invariants = createInvariants(session.document, session.operations)
  const shortest = new Map<string, Shortest>()
  const run = async (walk: Walk): Promise<WalkResult> => {
    const result = await runWalk(session, invariants, walk)
    await session.hook?.tearDown(walk.states)
    return result
  }
  const takeWalk = async (number: number): Promise<Row[]> => {
    const started = performance.now()
    const walk = drawWalk(catalogue, seed + number, LENGTH)
    if (!walk) return []
    const { operation } = walk.steps[0]!
    const name = `random walk ${seed + number}`
    const row = { suite: 'walk' as const, operation: operation.id, tag: operation.tag, name }
    const since = () => performance.now() - started
    const reason = session.hook ? session.forbidden(operation) : 'needs accounts of its own: give --states'
    if (reason) return [{ ...row, outcome: 'not run', reason, milliseconds: 0 }]
    try {
      const result = await run(walk)
      if (result.problems.length === 0) return [{ ...row, outcome: 'passed', milliseconds: since() }]
      const { about } = result
      if (about && !session.isWanted(about))
        return [notRunFor({ ...row, milliseconds: since() }, about, result.problems[0]!.says)]
      const kind = kindOf(result.problems)
      const known = shortest.get(kind)
      // The same problem is made short once: what is broken breaks many walks.
      if (known && (await known.found).isSeenAgain)
        return [{ ...failedRow(name, result, operation, `as in ${known.name}`), milliseconds: since() }]
      const shortening = shorten(walk, result, run)
      shortest.set(kind, { name, found: shortening })
      const found = await shortening
      // A walk beside it may have used the same thing: nobody is accused of what cannot be shown.
      if (!found.isSeenAgain) {
        const once = `was wrong once, and right when it was taken again: ${result.problems[0]!.says}`
        return [{ ...row, outcome: 'not run', reason: once, milliseconds: since() }]
      }
      const steps = found.result.taken.map(({ step }) => step.operation.id).join(', then ')
      const commands = curlLines(session, found.walk, found.result)
      const shown = steps ? `the shortest walk: ${steps}` : 'before the first step'
      const failed = failedRow(name, found.result, operation, shown)
      return [{ ...failed, commands, milliseconds: since() }]
    } catch (error) {
      return [{ ...row, ...outcomeOf(error, operation), milliseconds: since() }]
    }
  }
  const numbers = Array.from({ length: count }, (_, number) => number)
  const rows: Row[] = []
  const work = async () => {
    for (let next = numbers.shift(); next !== undefined && !stoppedBy(session); next = numbers.shift()) {
      session.progress.step('random walks', UNITS)
      rows.push(...session.take(await takeWalk(next)))
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, work))
  return rows
}
