/** Runs the probes of each operation, in the state of its baseline. */
import { createAccounts } from './accounts.ts'
import type { Baseline } from './baseline.ts'
import { isLost, LIMITED } from './client.ts'
import type { Operation } from './document.ts'
import { toSent, withSession, type Draft } from './draft.ts'
import { probesOf } from './probes/all.ts'
import {
  NotApplicable,
  type Accounts,
  type ProbeResult,
  type Probe,
  type ProbeContext,
} from './probes/probe.ts'
import type { Row } from './results.ts'
import { HookFailure, StateNotOffered, type StateHook, type Values } from './state-hook.ts'
import { send, sendToHelper, stoppedBy, type Verification } from './verification.ts'
import { codeOf, nameAnswer } from './wire.ts'

/** Requests that must be refused change nothing, so several can run concurrently. */
const PROBE_CONCURRENCY = 8
/** So many operations are few. */
const FEW_OPERATIONS = 12
/** Operations that are probed concurrently, as most of the time is spent waiting. */
const OPERATION_CONCURRENCY = 4

/** How long an operation takes, as many requests of pacts. */
export const UNITS = 12

/** Why probes that need a token or a success are not run for an operation; undefined when they are. */
interface SkipReasons {
  readonly token: string | undefined
  readonly success: string | undefined
  readonly accounts: string | undefined
}

const NO_OBSTACLES: SkipReasons = { token: undefined, success: undefined, accounts: undefined }

/** The baseline's request for these values, with the token if there is one. */
function requestOf({ draft, operation }: Baseline, values: Values): Draft {
  const { token } = values
  const request = draft(values)
  if (typeof token !== 'string') return withSession(request, undefined)
  return operation.isPublic ? request : withSession(request, token)
}

function probeContextOf(
  session: Verification,
  baseline: Baseline,
  values: Values,
  accounts: Accounts | undefined,
): ProbeContext {
  const { operation } = baseline
  return {
    document: session.document,
    judge: session.judge,
    operation,
    draft: requestOf(baseline, values),
    token: typeof values['token'] === 'string' ? values['token'] : undefined,
    seed: session.options.seed,
    isThorough: session.operations.filter(session.isWanted).length <= FEW_OPERATIONS,
    origin: session.options.origin,
    successes: baseline.isGuessed ? [] : [baseline, ...baseline.others],
    refusals: baseline.refusals,
    accounts,
    rich: session.rich,
    forbidden: session.forbidden,
    askAsSent: sent => send(session, operation, sent),
    ask: draft =>
      draft.operation.id === operation.id
        ? send(session, operation, toSent(draft))
        : sendToHelper(session, draft.operation, toSent(draft)),
  }
}

/** What an error says of an operation. */
const failureOf = (error: unknown, { pointer }: Operation) => ({
  problems: [{ says: (error as Error).message, pointer }],
  isLost: isLost(error),
})

async function runProbe(probe: Probe, scene: ProbeContext): Promise<Row> {
  const { operation } = scene
  const started = performance.now()
  const outcome: (ProbeResult & { isLost?: boolean }) | NotApplicable = await probe
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

/**
 * The skip reasons where no state was set up for this request. A value that only a state can return is replaced by the example's, which
 * another back end may not know: when that is refused by a business rule, success probes are skipped.
 */
async function skipReasonsWithoutState(
  baseline: Baseline,
  scene: ProbeContext,
  advice: string,
): Promise<SkipReasons> {
  const { operation, fromStates, isArranged } = baseline
  const token =
    scene.token === undefined && !operation.isPublic ? 'needs a token: give --token or --states' : undefined
  const accounts = scene.accounts ? undefined : 'needs more than one account: give --states'
  if (token || isArranged) {
    const stream = operation.isStream ? 'it is a stream, which may be silent for long' : undefined
    return { token, accounts, success: token ?? stream }
  }
  if (operation.changes)
    return { token, accounts, success: `changes something in a state that was not arranged: ${advice}` }
  if (fromStates.length === 0) return { token, accounts, success: undefined }
  const { received } = await scene.ask(scene.draft)
  const { business, invalid } = operation.profile.codes
  if (![...business, ...invalid].includes(codeOf(received) as number))
    return { token, accounts, success: undefined }
  const success = `the example's ${fromStates.join(', ')} is not known there (${nameAnswer(received)}): ${advice}`
  return { token, accounts, success }
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

/** What states give, or that they are not offered, where the operations of the API themselves bring them about. */
const offeredBy = <Given>(
  given: Promise<Given>,
  { isArranged }: Baseline,
): Promise<Given | StateNotOffered> =>
  given.catch((error: unknown) => {
    if (isArranged && error instanceof StateNotOffered) return error
    throw error
  })

/** The scene of an operation's probes, and why some of them cannot be run. @throws HookFailure, Unreachable */
async function sceneOf(
  baseline: Baseline,
  hook: StateHook | undefined,
  token: string | undefined,
  contextOf: (values: Values) => ProbeContext,
): Promise<{ scene: ProbeContext; obstacles: SkipReasons }> {
  const { states, isArranged, isGuessed, prepare } = baseline
  try {
    if (hook && prepare) await prepare(await hook.setUp(states))
    const scene = contextOf(hook ? await hook.setUp(states) : { token })
    if (hook && !isGuessed) return { scene, obstacles: NO_OBSTACLES }
    const advice = hook ? 'the pact files need a success of it' : 'give --states'
    return { scene, obstacles: await skipReasonsWithoutState(baseline, scene, advice) }
  } catch (error) {
    // Without the things of its path there is no request.
    if (isArranged || !(error instanceof StateNotOffered)) throw error
    const { message } = error
    return { scene: contextOf({ token }), obstacles: { token: message, success: message, accounts: message } }
  }
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
  let isFresh = true
  for (const probe of all.filter(uses)) {
    if (!isFresh && !obstacleOf(probe) && hook) {
      await hook.tearDown(states)
      const again = await offeredBy(hook.setUp(states), baseline)
      if (again instanceof StateNotOffered) {
        rows.push(notRun(baseline, probe, again.message))
        continue
      }
      scene = contextOf(again)
    }
    rows.push(await row(probe))
    isFresh = false
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
