/** Random walks of a verification: what a sequence of operations must not break. */
import type { Baseline } from '../baseline.ts'
import { isLost } from '../client.ts'
import type { Operation } from '../document.ts'
import { notRunFor } from '../not-implemented.ts'
import { NotApplicable } from '../probes/probe.ts'
import type { Row } from '../results.ts'
import { StateNotOffered } from '../state-hook.ts'
import type { OwnStates } from '../things/own-states.ts'
import { stoppedBy, type Verification } from '../verification.ts'
import { curlLines } from './curl.ts'
import { createInvariants } from './invariants.ts'
import { runWalk, type WalkResult } from './run-walk.ts'
import { kindOf, shorten, type Shortened } from './shorten.ts'
import { runThingWalk } from './run-thing-walk.ts'
import { drawThingWalk, type ThingStep } from './thing-walk.ts'
import { createCatalogue, drawWalk, type Step, type StepBase, type Walk } from './walk.ts'
import { walkablesOf } from './walkable.ts'

const LENGTH = 12
/** How long a walk takes, as many requests of pacts. */
export const UNITS = 12
/** Walks of different accounts at the same time, as most of the time is spent waiting. */
const CONCURRENCY = 4

/** A failed row of a walk; `more` is said after what is wrong. */
function failedRow<S extends StepBase>(
  name: string,
  { taken, problems, readings }: WalkResult<S>,
  first: Operation,
  more: string,
) {
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
interface Shortest<S extends StepBase> {
  readonly name: string
  readonly found: Promise<Shortened<S>>
}

/** Walks of one sort. */
interface Walks<S extends StepBase> {
  readonly draw: (seed: number) => Walk<S> | undefined
  /** Why a walk that begins so cannot be taken. */
  readonly obstacle: (first: Operation) => string | undefined
  readonly run: (walk: Walk<S>) => Promise<WalkResult<S>>
  /** Commands that show a problem, where the requests alone do not. */
  readonly commands?: (found: Shortened<S>) => readonly string[]
  /** How many are taken at the same time. */
  readonly atOnce: number
}

/** One walk, made short where it shows a problem that no other one has shown. */
async function takeWalk<S extends StepBase>(
  session: Verification,
  { draw, obstacle, run, commands }: Walks<S>,
  shortest: Map<string, Shortest<S>>,
  number: number,
): Promise<Row[]> {
  const started = performance.now()
  const walk = draw(number)
  if (!walk) return []
  const { operation } = walk.steps[0]!
  const name = `random walk ${number}`
  const row = { suite: 'walk' as const, operation: operation.id, tag: operation.tag, name }
  const since = () => performance.now() - started
  const reason = obstacle(operation)
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
    const shown = steps ? `the shortest walk: ${steps}` : 'before the first step'
    const failed = failedRow(name, found.result, operation, shown)
    return [{ ...failed, ...(commands && { commands: commands(found) }), milliseconds: since() }]
  } catch (error) {
    return [{ ...row, ...outcomeOf(error, operation), milliseconds: since() }]
  }
}

/** The walks of the options' seed. */
async function takeWalks<S extends StepBase>(session: Verification, walks: Walks<S>): Promise<Row[]> {
  const { walks: count, seed } = session.options
  const shortest = new Map<string, Shortest<S>>()
  const numbers = Array.from({ length: count }, (_, number) => seed + number)
  const rows: Row[] = []
  const work = async () => {
    for (let next = numbers.shift(); next !== undefined && !stoppedBy(session); next = numbers.shift()) {
      session.progress.step('random walks', UNITS)
      rows.push(...session.take(await takeWalk(session, walks, shortest, next)))
    }
  }
  await Promise.all(Array.from({ length: walks.atOnce }, work))
  return rows
}

/** Walks of new accounts, through what the pact files have recorded. */
function walkAccounts(session: Verification, baselines: readonly Baseline[]): Promise<Row[]> {
  const catalogue = createCatalogue(session.document, session.operations, baselines)
  const invariants = createInvariants(session.document, session.operations)
  return takeWalks<Step>(session, {
    draw: seed => drawWalk(catalogue, seed, LENGTH),
    obstacle: first => (session.hook ? session.forbidden(first) : 'needs accounts of its own: give --states'),
    async run(walk) {
      const result = await runWalk(session, invariants, walk)
      await session.hook?.tearDown(walk.states)
      return result
    },
    commands: ({ walk, result }) => curlLines(session, walk, result),
    atOnce: CONCURRENCY,
  })
}

/** Walks through the things that the API itself can create, one after the other, as all belong to one account. */
async function walkThings(session: Verification, own: OwnStates): Promise<Row[]> {
  if (session.options.walks === 0) return []
  const { kinds, obstacles } = await walkablesOf(session, own)
  const notRun = [...obstacles].map(([{ id, tag }, reason]): Row => ({
    suite: 'walk',
    operation: id,
    tag,
    name: 'random walks',
    outcome: 'not run',
    reason,
    milliseconds: 0,
  }))
  const rows = await takeWalks<ThingStep>(session, {
    draw: seed => drawThingWalk(kinds, seed, LENGTH),
    obstacle: () => undefined,
    run: walk => runThingWalk(session, own, walk),
    atOnce: 1,
  })
  return [...session.take(notRun), ...rows]
}

/** The random walks of a verification. */
export const walkVerdict = (session: Verification, baselines: readonly Baseline[]): Promise<Row[]> =>
  session.own ? walkThings(session, session.own) : walkAccounts(session, baselines)
