/** Runs the probes of each operation, in the state of its baseline. */
import { createAccounts } from '../accounts.ts'
import type { Baseline } from '../baseline.ts'
import { isLost, LIMITED } from '../client.ts'
import type { Operation } from '../document.ts'
import { probesOf } from './all.ts'
import { judgingAll } from './judging-all.ts'
import { NotApplicable, type ProbeResult, type Probe, type ProbeContext } from './probe.ts'
import { offeredBy, probeContextOf, sceneOf } from './scene.ts'
import type { Row } from '../results.ts'
import { HookFailure, StateNotOffered, type Values } from '../state-hook.ts'
import { stoppedBy, type Verification } from '../verification.ts'
import { codeOf } from '../wire.ts'

/** Requests that must be refused change nothing, so several can run concurrently. */
const PROBE_CONCURRENCY = 8
/** Operations that are probed concurrently, as most of the time is spent waiting. */
const OPERATION_CONCURRENCY = 4

/** How long an operation takes, as many requests of pacts. */
export const UNITS = 12

/** What an error says of an operation. */
const failureOf = (error: unknown, { pointer }: Operation) => ({
  problems: [{ says: (error as Error).message, pointer }],
  isLost: isLost(error),
})

async function runProbe(probe: Probe, scene: ProbeContext): Promise<Row> {
  const { operation } = scene
  const started = performance.now()
  const outcome: (ProbeResult & { isLost?: boolean }) | NotApplicable = await judgingAll(probe)
    .run(scene)
    .catch((error: unknown) => {
      if (error instanceof NotApplicable) return error
      if (error instanceof StateNotOffered) return new NotApplicable(error.message)
      return { ...failureOf(error, operation), exchanges: [] }
    })
  const row = {
    suite: 'probe' as const,
    operation: operation.id,
    tag: operation.tag,
    name: probe.name,
    milliseconds: performance.now() - started,
  }
  if (outcome instanceof NotApplicable) return { ...row, outcome: 'not run', reason: outcome.message }
  if (outcome.exchanges.some(({ received }) => codeOf(received) === LIMITED)) {
    return { ...row, outcome: 'not run', reason: 'the back end limits how often it may be asked (code 429)' }
  }
  const { problems, exchanges, isLost: lost = false } = outcome
  return problems.length === 0
    ? { ...row, outcome: 'passed' }
    : { ...row, outcome: 'failed', problems, exchanges, isLost: lost }
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

/** An operation whose state the hook could not set up. */
const withoutState = ({ operation }: Baseline, error: HookFailure): Row => ({
  suite: 'probe',
  operation: operation.id,
  tag: operation.tag,
  name: 'its state is set up',
  milliseconds: 0,
  outcome: 'failed',
  exchanges: [],
  ...failureOf(error, operation),
})

/** Runs probes concurrently in batches. */
async function inBatches(probes: readonly Probe[], run: (probe: Probe) => Promise<Row>): Promise<Row[]> {
  const rows: Row[] = []
  for (let from = 0; from < probes.length; from += PROBE_CONCURRENCY) {
    rows.push(...(await Promise.all(probes.slice(from, from + PROBE_CONCURRENCY).map(run))))
  }
  return rows
}

/** The probes of one operation. @throws HookFailure, Unreachable */
async function probeOperation(session: Verification, baseline: Baseline, turn: number): Promise<Row[]> {
  const { operation, states } = baseline
  const { document, judge, options } = session
  const hook = baseline.isArranged ? session.own?.hook : session.hook
  const all = [...probesOf(document, judge, operation, turn), ...session.probes(operation)]
  const forbidden = session.forbidden(operation)
  if (forbidden) return all.map(probe => notRun(baseline, probe, forbidden))

  const more = hook && session.endedToken && createAccounts(session, hook, session.endedToken)
  const contextOf = (values: Values) => probeContextOf(session, baseline, values, more?.accounts)
  const set = await offeredBy(sceneOf(baseline, hook, options.token, contextOf), baseline)
  if (set instanceof StateNotOffered) return all.map(probe => notRun(baseline, probe, set.message))
  const { obstacles } = set
  let { scene } = set
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
  for (const probe of all.filter(uses)) {
    // Each has its own: what a state gives, such as a rate, may not be valid for long.
    if (!obstacleOf(probe) && hook) {
      await hook.tearDown(states)
      const again = await offeredBy(hook.setUp(states), baseline)
      if (again instanceof StateNotOffered) {
        rows.push(notRun(baseline, probe, again.message))
        continue
      }
      scene = contextOf(again)
    }
    rows.push(await row(probe))
  }
  if (hook && !obstacles.token) await hook.tearDown(states)
  await more?.tearDown()
  return rows
}

/**
 * Every probe of every operation. Those that change data come last, as they may end the session of the user's own token: with such a
 * token they run one at a time, with a hook each has its own state.
 */
export async function probeVerdict(session: Verification, baselines: readonly Baseline[]): Promise<Row[]> {
  const all = baselines.map((baseline, turn) => ({ baseline, turn }))
  const rows: Row[] = []
  const probeAll = (those: typeof all, atOnce: number) => {
    const work = async () => {
      for (let next = those.shift(); next && !stoppedBy(session); next = those.shift()) {
        const { baseline, turn } = next
        session.progress.step(baseline.operation.id, UNITS)
        const own = await probeOperation(session, baseline, turn).catch((error: unknown) => {
          if (!(error instanceof HookFailure)) throw error
          return [withoutState(baseline, error)]
        })
        rows.push(...session.take(own))
      }
    }
    return Promise.all(Array.from({ length: atOnce }, work))
  }
  const changes = ({ baseline }: (typeof all)[number]) => baseline.operation.changes
  const isSharedList = ({ baseline }: (typeof all)[number]) =>
    baseline.operation.isPublic &&
    baseline.draft({}).query.some(([name]) => name === baseline.operation.profile.paging?.number)
  // Sequential: a shared list, such as of traders, would grow while its pages are counted.
  await probeAll(all.filter(isSharedList), 1)
  await probeAll(
    all.filter(one => !changes(one) && !isSharedList(one)),
    OPERATION_CONCURRENCY,
  )
  await probeAll(all.filter(changes), session.hook ? OPERATION_CONCURRENCY : 1)
  return rows
}
