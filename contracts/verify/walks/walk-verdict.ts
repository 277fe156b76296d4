/** Random walks of a verification: what a sequence of operations must not break. */
import type { Baseline } from '../baseline.ts'
import type { FailedRow, Row } from '../results.ts'
import { StateNotOffered } from '../state-hook.ts'
import type { Verification } from '../verification.ts'
import { curlLines } from './curl.ts'
import { createInvariants } from './invariants.ts'
import { runWalk, type WalkResult } from './run-walk.ts'
import { shorten, type Shortened } from './shorten.ts'
import { createCatalogue, drawWalk, type Walk } from './walk.ts'

const LENGTH = 12
/** Walks at the same time, as most of the time is spent waiting. */
const CONCURRENCY = 4

function failedRow(session: Verification, name: string, found: Shortened): Omit<FailedRow, 'milliseconds'> {
  const { walk, result } = found
  const { operation } = (result.taken.at(-1)?.step ?? walk.steps[0])!
  const steps = result.taken.map(({ step }) => step.operation.id).join(', then ')
  return {
    suite: 'walk',
    operation: operation.id,
    tag: operation.tag,
    name,
    outcome: 'failed',
    problems: result.problems.map(problem => ({
      ...problem,
      says: `${problem.says} (the shortest walk: ${steps})`,
    })),
    exchanges: [...result.taken.map(({ exchange }) => exchange), ...result.readings],
    commands: curlLines(session, walk, result),
  }
}

/** The walks of the options' seed, each of a new account. */
export async function walkVerdict(session: Verification, baselines: readonly Baseline[]): Promise<Row[]> {
  const { walks: count, seed } = session.options
  const catalogue = createCatalogue(session.document, session.operations, baselines)
  const invariants = createInvariants(session.document, session.operations)
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
      const found = await shorten(walk, result, run)
      // A walk beside it may have used the same thing: nobody is accused of what cannot be shown.
      if (!found.isSeenAgain) {
        const once = `was wrong once, and right when it was taken again: ${result.problems[0]!.says}`
        return [{ ...row, outcome: 'not run', reason: once, milliseconds: since() }]
      }
      return [{ ...failedRow(session, name, found), milliseconds: since() }]
    } catch (error) {
      if (error instanceof StateNotOffered)
        return [{ ...row, outcome: 'not run', reason: error.message, milliseconds: since() }]
      const problems = [{ says: (error as Error).message, pointer: operation.pointer }]
      return [{ ...row, outcome: 'failed', problems, exchanges: [], milliseconds: since() }]
    }
  }
  const numbers = Array.from({ length: count }, (_, number) => number)
  const rows: Row[] = []
  const work = async () => {
    for (let next = numbers.shift(); next !== undefined; next = numbers.shift())
      rows.push(...(await takeWalk(next)))
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, work))
  return rows
}
