/** Runs the probes of each operation, in the state of its baseline. */
import type { Baseline } from './baseline.ts'
import { toSent, withHeader, type Draft } from './draft.ts'
import { probesOf } from './probes/all.ts'
import { NotApplicable, type Found, type Probe, type Scene } from './probes/probe.ts'
import type { Row } from './results.ts'
import { StateNotOffered, type Values } from './state-hook.ts'
import type { Session } from './session.ts'
import { codeOf, nameAnswer, type Sent } from './wire.ts'

/** Requests that must be refused change nothing, so that several may be under way at once. */
const AT_ONCE = 8
/** Operations that are probed side by side: most of the time is spent waiting. */
const OPERATIONS_AT_ONCE = 4

/** Why probes of a kind cannot be run for an operation; undefined when they can. */
interface Obstacles {
  readonly token: string | undefined
  readonly success: string | undefined
}

/** The baseline's request for these values, with the token that there is and none that there is not. */
function requestOf({ draft, operation }: Baseline, values: Values): Draft {
  const { token } = values
  const request = draft(values)
  if (typeof token !== 'string') return withHeader(request, 'Authorization', undefined)
  return operation.isPublic ? request : withHeader(request, 'Authorization', token)
}

function sceneOf(session: Session, baseline: Baseline, values: Values): Scene {
  const { operation } = baseline
  const askAsSent = async (sent: Sent) => {
    const received = await session.client.send(sent, { untilEvent: operation.isStream, waits: true })
    return { operation, sent, received }
  }
  return {
    document: session.document,
    judge: session.judge,
    operation,
    draft: requestOf(baseline, values),
    token: typeof values['token'] === 'string' ? values['token'] : undefined,
    origin: session.options.origin,
    askAsSent,
    ask: draft => askAsSent(toSent(draft)),
  }
}

async function runProbe(probe: Probe, scene: Scene): Promise<Row> {
  const { operation } = scene
  const started = performance.now()
  const outcome: Found | NotApplicable = await probe.run(scene).catch((error: unknown) => {
    if (error instanceof NotApplicable) return error
    return { problems: [{ says: (error as Error).message, pointer: operation.pointer }], exchanges: [] }
  })
  const row = {
    suite: 'probe' as const,
    operation: operation.id,
    tag: operation.tag,
    name: probe.name,
    milliseconds: performance.now() - started,
  }
  if (outcome instanceof NotApplicable) return { ...row, outcome: 'not run', reason: outcome.message }
  if (outcome.exchanges.some(({ received }) => codeOf(received) === 429)) {
    return { ...row, outcome: 'not run', reason: 'the back end limits how often it may be asked (code 429)' }
  }
  const { problems, exchanges } = outcome
  return problems.length === 0
    ? { ...row, outcome: 'passed' }
    : { ...row, outcome: 'failed', problems, exchanges }
}

/**
 * What stands in the way where no state was arranged for this request. A value that only a state can give is replaced by the example's,
 * which another back end need not know: when that is refused for reasons of business, nothing is said about success.
 */
async function obstaclesWithoutState(baseline: Baseline, scene: Scene, advice: string): Promise<Obstacles> {
  const { operation, fromStates } = baseline
  const token =
    scene.token === undefined && !operation.isPublic ? 'needs a token: give --token or --states' : undefined
  if (token) return { token, success: token }
  if (operation.changes)
    return { token, success: `changes something in a state that was not arranged: ${advice}` }
  if (fromStates.length === 0) return { token, success: undefined }
  const { received } = await scene.ask(scene.draft)
  const code = codeOf(received)
  if (code !== 460 && code !== 422) return { token, success: undefined }
  const success = `the example's ${fromStates.join(', ')} is not known there (${nameAnswer(received)}): ${advice}`
  return { token, success }
}

const notRun = (baseline: Baseline, probe: Probe, reason: string): Row => ({
  suite: 'probe',
  operation: baseline.operation.id,
  tag: baseline.operation.tag,
  name: probe.name,
  milliseconds: 0,
  outcome: 'not run',
  reason,
})

/** Runs what can be several at once, so many at a time. */
async function inBatches(probes: readonly Probe[], run: (probe: Probe) => Promise<Row>): Promise<Row[]> {
  const rows: Row[] = []
  for (let from = 0; from < probes.length; from += AT_ONCE) {
    rows.push(...(await Promise.all(probes.slice(from, from + AT_ONCE).map(run))))
  }
  return rows
}

/** The probes of one operation. @throws HookFailure, Unreachable */
async function probeOperation(session: Session, baseline: Baseline, turn: number): Promise<Row[]> {
  const { operation, states } = baseline
  const { document, judge, hook, options } = session
  const all = probesOf(document, judge, operation, turn)
  const forbidden = session.forbidden(operation)
  if (forbidden) return all.map(probe => notRun(baseline, probe, forbidden))

  let obstacles: Obstacles = { token: undefined, success: undefined }
  const arrange = async () => {
    const values = hook ? await hook.setUp(states) : { token: options.token }
    return sceneOf(session, baseline, values)
  }
  const arranged = await arrange().catch((error: unknown) => {
    if (!(error instanceof StateNotOffered)) throw error
    obstacles = { token: error.message, success: error.message }
    return sceneOf(session, baseline, { token: options.token })
  })
  let scene = arranged
  if (!obstacles.token && (!hook || baseline.isGuessed)) {
    const advice = hook ? 'the pact files need a success of it' : 'give --states'
    obstacles = await obstaclesWithoutState(baseline, scene, advice)
  }
  const obstacleOf = ({ needs }: Probe) => (needs === 'nothing' ? undefined : obstacles[needs])
  const row = (probe: Probe) => {
    const reason = obstacleOf(probe)
    return reason ? Promise.resolve(notRun(baseline, probe, reason)) : runProbe(probe, scene)
  }

  const uses = (probe: Probe) => probe.consumes && operation.changes
  const rows = await inBatches(
    all.filter(probe => !uses(probe)),
    row,
  )
  let isFresh = true
  for (const probe of all.filter(uses)) {
    if (!isFresh && !obstacleOf(probe) && hook) {
      await hook.tearDown(states)
      scene = await arrange()
    }
    rows.push(await row(probe))
    isFresh = false
  }
  if (hook && !obstacles.token) await hook.tearDown(states)
  return rows
}

/**
 * Every probe of every operation; those that change something come last, because they may end the session of a person's own token:
 * with that they come one after the other, with a hook each has a world of its own.
 */
export async function probeVerdict(session: Session, baselines: readonly Baseline[]): Promise<Row[]> {
  const all = baselines.map((baseline, turn) => ({ baseline, turn }))
  const rows: Row[] = []
  const probeAll = (those: typeof all, atOnce: number) => {
    const work = async () => {
      for (let next = those.shift(); next; next = those.shift()) {
        rows.push(...(await probeOperation(session, next.baseline, next.turn)))
      }
    }
    return Promise.all(Array.from({ length: atOnce }, work))
  }
  const changes = ({ baseline }: (typeof all)[number]) => baseline.operation.changes
  const isEverybodys = ({ baseline }: (typeof all)[number]) =>
    baseline.operation.isPublic && baseline.draft({}).query.some(([name]) => name === 'pageNum')
  // Alone: a list that is everybody's, as of traders, would grow while its pages are counted.
  await probeAll(all.filter(isEverybodys), 1)
  await probeAll(
    all.filter(one => !changes(one) && !isEverybodys(one)),
    OPERATIONS_AT_ONCE,
  )
  await probeAll(all.filter(changes), session.hook ? OPERATIONS_AT_ONCE : 1)
  return rows
}
