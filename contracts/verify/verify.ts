/** One verification from beginning to end; the command line and the tests call it. */
import { fileURLToPath } from 'node:url'
import { states, type ProviderState } from '../states.ts'
import { createEndedTokens } from './accounts.ts'
import { baselinesOf } from './baseline.ts'
import { UnreachableError, createClient, type Client } from './client.ts'
import { createCoverage } from './coverage.ts'
import { operationsOf, readDocument, type Document, type Operation } from './document.ts'
import { givenFor } from './given-headers.ts'
import { createJudge } from './judge.ts'
import { collapseAbsent, createRequireBuilt, withoutHelpers } from './not-implemented.ts'
import { type Options } from './options.ts'
import { UsageError } from './usage.ts'
import { pactVerdict } from './pact-verdict.ts'
import { readInteractions, type Interaction } from './pacts.ts'
import { probeVerdict } from './probe-verdict.ts'
import { SUITES, type Report, type Row } from './results.ts'
import type { Verification } from './verification.ts'
import { walkVerdict } from './walks/walk-verdict.ts'
import { HookFailure, StateNotOffered, createStateHook, type State } from './state-hook.ts'
import { headersFor } from './draft.ts'
import { partOf } from './wire.ts'

const SITE_INFO_OPERATION = 'getSiteInfo'

/**
 * Whether the server is a sandbox, by `data.sandbox` of getSiteInfo, from which the app also labels every screen with a balance. Anything
 * but true, also no answer, counts as real money. @throws Unreachable
 */
async function isSandbox(client: Client, operations: readonly Operation[]): Promise<boolean> {
  const operation = operations.find(({ id }) => id === SITE_INFO_OPERATION)
  if (!operation) return false
  const headers = headersFor(operation)
  const received = await client.send(
    { method: 'GET', target: operation.path, headers, body: '' },
    { waits: true },
  )
  const data = partOf(received, 'data')
  return typeof data === 'object' && data !== null && 'sandbox' in data && data.sandbox === true
}

/** The rule about operations that change data. */
function createForbidden(mayWrite: boolean): (operation: Operation) => string | undefined {
  return operation =>
    operation.changes && !mayWrite
      ? 'changes something, and the server is not marked as a sandbox (getSiteInfo: sandbox); --allow-writes calls it all the same'
      : undefined
}

/** The checkout that this file belongs to. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')

/** The specification and the pact files to verify with: those of this checkout, unless a test passes others. */
export interface Material {
  readonly document: Document
  readonly operations: readonly Operation[]
  readonly interactions: readonly Interaction[]
}

/** Reads openapi/bundle.json and contracts/pacts. */
export function readMaterial(root = ROOT): Material {
  const document = readDocument(root)
  const operations = operationsOf(document)
  return { document, operations, interactions: readInteractions(`${root}/contracts/pacts`, operations) }
}

const TOKEN_STATES = new Set(
  Object.values<ProviderState>(states)
    .filter(({ tokenSuffices }) => tokenSuffices)
    .map(({ name }) => name),
)

/** Tries one of the needed states first, so that a wrong hook URL is reported before hundreds of rows fail. */
async function tryHook(session: Verification, interactions: readonly Interaction[]): Promise<void> {
  const state = interactions.find(one => one.states.length > 0)?.states[0]
  if (!session.hook || !state) return
  try {
    await session.hook.setUp([state])
    await session.hook.tearDown([state])
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

/**
 * Verifies a back end.
 * @throws UsageError when it, or its state hook, cannot be reached
 */
export async function verify(options: Options, material: Material = readMaterial()): Promise<Report> {
  const startedAt = Date.now()
  const started = performance.now()
  const { url, states: statesUrl, headers } = options
  const client = createClient(url, headers)
  const hook = statesUrl && createStateHook(statesUrl, givenFor(statesUrl, url, headers))
  try {
    const { document } = material
    const { only } = options
    const isWanted = ({ id, tag }: Operation) => only.length === 0 || only.includes(id) || only.includes(tag)
    const operations = material.operations.filter(isWanted)
    const interactions = material.interactions.filter(({ operation }) => isWanted(operation))
    const sandbox = await isSandbox(client, material.operations).catch((error: unknown) => {
      if (error instanceof UnreachableError) {
        throw new UsageError(`--url ${options.url.href}: the back end cannot be reached (${error.message}).`)
      }
      throw error
    })
    const coverage = createCoverage(document)
    const writes = sandbox || options.allowWrites
    const requireBuilt = createRequireBuilt(client)
    const session: Verification = {
      options,
      document,
      judge: createJudge(document),
      operations: material.operations,
      coverage,
      client,
      hook,
      endedToken: hook && createEndedTokens({ client, operations: material.operations, requireBuilt }, hook),
      isWanted,
      requireBuilt,
      forbidden: createForbidden(writes),
      isSatisfiedByToken: (state: State) => options.token !== undefined && TOKEN_STATES.has(state.name),
    }
    await tryHook(session, interactions)
    const replayed = await pactVerdict(session, interactions)
    const baselines = baselinesOf(document, session.judge, operations, interactions)
    const probed = await probeVerdict(session, baselines)
    const walked = await walkVerdict(session, baselines)
    const found = withoutHelpers([...replayed, ...probed, ...walked], isWanted, session.judge)
    const rows = sortByDocument(operations, collapseAbsent(found))
    return {
      url: options.url.href,
      states: options.states?.href,
      only,
      sandbox,
      writes,
      operations: operations.length,
      rows,
      coverage: coverage.table(operations, interactions),
      milliseconds: performance.now() - started,
      startedAt,
    }
  } finally {
    client.close()
    hook?.close()
  }
}
