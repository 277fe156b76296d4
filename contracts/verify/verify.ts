/** One verification from beginning to end; the command line and the tests call it. */
import { randomUUID } from 'node:crypto'
import { createEndedTokens } from './accounts.ts'
import { baselinesOf } from './baseline.ts'
import { UnreachableError, createClient } from './client.ts'
import { createCoverage } from './coverage.ts'
import type { Operation } from './document.ts'
import { profileOf } from './profile/with-profile.ts'
import { givenFor } from './given-headers.ts'
import { createJudge } from './judge.ts'
import { collapseAbsent, createRequireBuilt, withoutHelpers } from './not-implemented.ts'
import { type Options } from './options.ts'
import { createOwnStates } from './things/own-states.ts'
import { UsageError } from './usage.ts'
import { pactVerdict } from './pact-verdict.ts'
import type { Interaction } from './pacts.ts'
import type { Material } from './specification/material.ts'
import { UNITS as PROBE_UNITS, probeVerdict } from './probes/verdict.ts'
import { SILENT, type Progress } from './report/progress.ts'
import { createSlowCalls } from './report/slow-calls.ts'
import { createRichAccounts, furnishingsOf } from './rich/rich-accounts.ts'
import { SUITES, type Report, type Row } from './results.ts'
import { createForbidden, isSandbox } from './sandbox.ts'
import { signIn } from './profile/sign-in.ts'
import { endedRows, stoppedBy, type Verification } from './verification.ts'
import { UNITS as WALK_UNITS, walkVerdict } from './walks/walk-verdict.ts'
import { HookFailure, StateNotOffered, createStateHook, type State } from './state-hook.ts'
import type { HttpExchange } from './wire.ts'

/** Tries one of the needed states first, so that a wrong hook URL is reported before hundreds of rows fail. */
async function tryHook(session: Verification, interactions: readonly Interaction[]): Promise<void> {
  const state = interactions.find(one => one.states.length > 0)?.states[0]
  if (!session.hook || !state) return
  const { params = {} } = state
  // As the states that plan the failure of a call are asked for.
  const tried = { ...state, params: 'operation' in params ? { ...params, request: randomUUID() } : params }
  try {
    await session.hook.setUp([tried])
    await session.hook.tearDown([tried])
  } catch (error) {
    if (error instanceof HookFailure) throw new UsageError(`--states: ${error.message}`)
    if (!(error instanceof StateNotOffered)) throw error
  }
}

function sortByDocument(operations: readonly Operation[], rows: readonly Row[]): Row[] {
  const places = new Map(operations.map(({ id }, place) => [id, place]))
  const rank = (row: Row) => (places.get(row.operation) ?? 0) * SUITES.length + SUITES.indexOf(row.suite)
  return rows.toSorted((left, right) => rank(left) - rank(right))
}

/** Which operations the options ask for. */
const wantedBy =
  ({ only }: Options) =>
  ({ id, tag }: Operation) =>
    only.length === 0 || only.includes(id) || only.includes(tag)

/** What areas and operations are about, in the words of the specification. */
const namesOf = ({ document, operations }: Material) => ({
  areas: Object.fromEntries((document.tags ?? []).map(({ name, description = name }) => [name, description])),
  operations: Object.fromEntries(operations.map(({ id, summary }) => [id, summary])),
})

/** The context of a verification; each exchange is noted by `note`. */
function sessionOf(
  options: Options,
  { document, operations, interactions, probes = () => [] }: Material,
  { client, hook }: Pick<Verification, 'client' | 'hook'>,
  writes: boolean,
  { note, progress }: Pick<Verification, 'note' | 'progress'>,
): Verification {
  const judge = createJudge(document)
  const isWanted = wantedBy(options)
  const requireBuilt = createRequireBuilt(client)
  const forbidden = createForbidden(writes)
  const { arranges, states } = profileOf(document)
  const own =
    hook === undefined && arranges === 'operations'
      ? createOwnStates({ options, document, judge, operations, client, note, forbidden })
      : undefined
  return {
    options,
    document,
    judge,
    operations,
    probes,
    note(exchange) {
      note(exchange)
      own?.noteCreated(exchange)
    },
    progress,
    take(found) {
      const told = withoutHelpers(found, isWanted, judge)
      progress.found(told)
      return told
    },
    client,
    hook,
    own,
    endedToken: hook && createEndedTokens({ client, document, operations, requireBuilt }, hook),
    rich: hook && createRichAccounts(hook, furnishingsOf(document, judge, interactions)),
    isWanted,
    requireBuilt,
    forbidden,
    isSatisfiedByToken: (state: State) => options.token !== undefined && states.byToken.includes(state.name),
  }
}

/** Makes all checks of some operations. */
async function check(
  session: Verification,
  operations: readonly Operation[],
  interactions: readonly Interaction[],
): Promise<Row[]> {
  const { document, judge, options, progress } = session
  await tryHook(session, interactions)
  progress.begin(interactions.length + PROBE_UNITS * operations.length + WALK_UNITS * options.walks)
  const replayed = session.take(await pactVerdict(session, interactions))
  const baselines = baselinesOf(document, judge, operations, interactions, session.own?.baselineOf)
  const probed = await probeVerdict(session, baselines)
  await session.rich?.tearDown()
  await session.own?.cleanUp()
  const walked = await walkVerdict(session, baselines)
  progress.end()
  const found = [...replayed, ...probed, ...walked]
  const over = stoppedBy(session)
  const told = over === undefined ? found : endedRows(found, operations, over)
  return sortByDocument(operations, collapseAbsent(told))
}

/**
 * Verifies a back end.
 * @throws UsageError when it, or its state hook, cannot be reached
 */
export async function verify(
  options: Options,
  material: Material,
  progress: Progress = SILENT,
): Promise<Report> {
  const startedAt = Date.now()
  const started = performance.now()
  const { url, states: statesUrl, only, headers } = options
  const client = createClient(url, { headers, profile: profileOf(material.document) })
  const hook = statesUrl && createStateHook(statesUrl, givenFor(statesUrl, url, headers))
  try {
    const operations = material.operations.filter(wantedBy(options))
    const interactions = material.interactions.filter(({ operation }) => operations.includes(operation))
    const sandbox = await isSandbox(client, material.operations).catch((error: unknown) => {
      if (error instanceof UnreachableError) {
        throw new UsageError(`--url ${url.href}: the back end cannot be reached (${error.message}).`)
      }
      throw error
    })
    const writes = sandbox || options.allowWrites
    const coverage = createCoverage(material.document)
    const slow = createSlowCalls()
    let requests = 0
    const note = (exchange: HttpExchange) => {
      requests++
      coverage.note(exchange)
      slow.note(exchange)
    }
    const { signIn: how } = profileOf(material.document)
    const token = options.token ?? (how && (await signIn(client, material.operations, how)))
    const other = how?.other && { ...how, body: how.other }
    const otherToken = options.otherToken ?? (other && (await signIn(client, material.operations, other)))
    const given = { ...options, token, otherToken }
    const session = sessionOf(given, material, { client, hook }, writes, { note, progress })
    const rows = await check(session, operations, interactions)
    return {
      url: url.href,
      states: statesUrl?.href,
      only,
      sandbox,
      writes,
      operations: operations.length,
      requests,
      rows,
      coverage: coverage.table(operations, interactions),
      milliseconds: performance.now() - started,
      startedAt,
      slow: slow.slowest(),
      repeated: client.repeated(),
      givenHeaders: Object.keys(headers),
      names: namesOf(material),
    }
  } finally {
    client.close()
    hook?.close()
  }
}
