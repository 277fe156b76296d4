/** The Pact verdict: replays the interactions through Pact's own verifier and the recording proxy. */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { LIMITED, type Client } from './client.ts'
import type { Interaction } from './pacts.ts'
import { KEY_HEADER, KEY_PARAM, startProxy, type ChangeState, type InteractionTraffic } from './proxy.ts'
import type { Row } from './results.ts'
import type { Verification } from './verification.ts'
import { readJson, type HttpExchange, type Violation } from './wire.ts'
import type { Judge } from './judge.ts'

/** The spec verdict on one recorded exchange: status, headers, envelope and every field of the answer. */
function specRow(judge: Judge, name: string, exchange: HttpExchange): Row {
  const { operation, received } = exchange
  const problems = judge.answer(exchange)
  const row = {
    suite: 'spec' as const,
    operation: operation.id,
    tag: operation.tag,
    name,
    milliseconds: received.milliseconds,
  }
  return problems.length === 0
    ? { ...row, outcome: 'passed' }
    : { ...row, outcome: 'failed', problems, exchanges: [exchange] }
}

interface Mismatch {
  readonly path?: string
  readonly key?: string
  readonly mismatch: string
}
interface InteractionResult {
  readonly description: string
  readonly result: string
  readonly duration?: string
  readonly mismatch?: { readonly mismatches?: Mismatch[]; readonly message?: string }
}

/** Compiled in the package, like this file. */
const CHILD = fileURLToPath(new URL(`pact-child${extname(import.meta.url)}`, import.meta.url))
/** Interactions per file: each one makes all others of its file slower. */
const INTERACTIONS_PER_FILE = 40
/** Parallel processes: more than processors, as each mostly waits for answers. */
const CONCURRENCY = 6

/** A pact file in which each interaction is named by its key, to match results and requests. */
function toFile(interactions: readonly Interaction[]): string {
  const [first] = interactions
  return JSON.stringify({
    ...first?.file,
    interactions: interactions.map(({ key, raw, states }) => ({
      ...raw,
      description: key,
      providerStates: states.map(({ name, params }) => ({ name, params: { ...params, [KEY_PARAM]: key } })),
      request: { ...raw.request, headers: { ...raw.request.headers, [KEY_HEADER]: [key] } },
    })),
  })
}

/** The environment without variables that make Pact's library use a broker or report results. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const entries = Object.entries(process.env).filter(([name]) => !name.startsWith('PACT_'))
  return { ...Object.fromEntries(entries), PACT_DO_NOT_TRACK: 'true' }
}

/** Runs one child over files, in turn. @throws Error when it ends without a result */
async function runChild(
  files: readonly string[],
  urls: { url: string; statesUrl: string },
): Promise<InteractionResult[]> {
  const child = spawn(process.execPath, [CHILD, urls.url, urls.statesUrl, ...files], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: ownEnvironment(),
  })
  let complaint = ''
  child.stderr.on('data', (part: Buffer) => void (complaint = (complaint + part.toString()).slice(-500)))
  const code = await new Promise<number | null>(resolve => child.once('exit', resolve))
  return files.flatMap(file => {
    const result = `${file}.result`
    const text = existsSync(result) ? readFileSync(result, 'utf8') : ''
    const verdict = readJson(text) as { interactionResults?: InteractionResult[] } | undefined
    if (verdict?.interactionResults) return verdict.interactionResults
    throw new Error(`Pact's verifier ended with code ${code} and without a result: ${text || complaint}`)
  })
}

async function replay(
  interactions: readonly Interaction[],
  urls: { url: string; statesUrl: string },
): Promise<Map<string, InteractionResult>> {
  const folder = mkdtempSync(join(tmpdir(), 'contract-pacts-'))
  // Interactions of an operation stay together, as hooks may refer to its "next call".
  const names = [...new Set(interactions.map(({ operation }) => operation.id))]
  const count = Math.min(names.length, Math.ceil(interactions.length / INTERACTIONS_PER_FILE))
  const files = Array.from({ length: count }, (_, part) => {
    const file = join(folder, `${part}.json`)
    const own = interactions.filter(({ operation }) => names.indexOf(operation.id) % count === part)
    writeFileSync(file, toFile(own))
    return file
  })
  try {
    const shares = Array.from({ length: Math.min(count, CONCURRENCY) }, (_, child) =>
      files.filter((_file, part) => part % CONCURRENCY === child),
    )
    const results = await Promise.all(shares.map(share => runChild(share, urls)))
    return new Map(results.flat().map(result => [result.description, result]))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Pact names what it was given first: "Expected 401 (Integer) to be equal to 422 (Integer)". */
const EQUALITY = /^Expected (.+?)(?: \(\w+\))? to be equal to (.+?)(?: \(\w+\))?$/

/** Of a decimal number, whose zeros at the end may be any. */
const EQUAL_DECIMAL = /^Expected (.+?) to match '\^(-?\d+(?:\\\.\d+?)?)(?:0\*|\(\\\.0\+\)\?)\$'$/

const MISSING = /^Actual map is missing the following keys: (.+)$/
/** Of several, the code says most. */
const isOfCode = (says: string) => says.startsWith('code is ')

/** A mismatch as a sentence about the answer. */
export function readMismatch({ path, key, mismatch }: Mismatch): string {
  const place = path ?? key ?? ''
  const [, actual, expected] = EQUALITY.exec(mismatch) ?? EQUAL_DECIMAL.exec(mismatch) ?? []
  const name = place.replace(/^\$\.?/, '') || 'the answer'
  const missing = MISSING.exec(mismatch)?.[1]
  if (missing !== undefined) return `${name} lacks ${missing}, which the app needs`
  if (expected === undefined) return `${name}: ${mismatch}`
  return `${name} is ${actual}; the app needs ${expected.replaceAll('\\', '')}`
}

function problemsOf(
  interaction: Interaction,
  result: InteractionResult | undefined,
  traffic: InteractionTraffic,
): Violation[] {
  const { pointer } = interaction.operation.answer
  if (traffic.failure) return [{ says: traffic.failure, pointer }]
  if (!result) return [{ says: 'Pact gave no result for it', pointer }]
  const { mismatches, message } = result.mismatch ?? {}
  const all = (mismatches ?? []).map(readMismatch)
  const says = [...all.filter(isOfCode), ...all.filter(one => !isOfCode(one))]
  return (says.length > 0 ? says : [message ?? 'Pact gave no reason']).map(one => ({ says: one, pointer }))
}

function exchangeOf(
  { operation }: Interaction,
  { sent, received }: InteractionTraffic,
): HttpExchange | undefined {
  return sent && received && { operation, sent, received }
}

const rowOf = ({ operation, description }: Interaction, milliseconds = 0) => ({
  suite: 'pact' as const,
  operation: operation.id,
  tag: operation.tag,
  name: description,
  milliseconds,
})

/** Why an interaction is not replayed; undefined when it is. */
function skipReason(session: Verification, { operation, states }: Interaction): string | undefined {
  const forbidden = session.forbidden(operation)
  if (forbidden || session.hook || states.length === 0) return forbidden
  const needed = states.filter(state => !session.isSatisfiedByToken(state))
  if (needed.length > 0) return `needs the state "${needed[0]?.name}": give --states`
  if (operation.changes) return 'changes something in a state that only --states can arrange'
  return undefined
}

/** Both verdicts on every interaction: Pact's, and the spec verdict on the recorded answer. */
export async function pactVerdict(
  session: Verification,
  interactions: readonly Interaction[],
): Promise<Row[]> {
  const changeState: ChangeState = async (state, action) => {
    if (!state.name) return {}
    if (!session.hook) return { token: session.options.token }
    if (action === 'setup') return session.hook.setUp([state])
    await session.hook.tearDown([state])
    return {}
  }
  const runnable = interactions.filter(one => !skipReason(session, one))
  const client: Client = {
    ...session.client,
    send(sent, options) {
      session.progress.step('pacts')
      return session.client.send(sent, options)
    },
  }
  const limited = new Set(runnable.filter(one => one.expectedCode === LIMITED).map(({ key }) => key))
  const proxy = await startProxy(client, changeState, key => !limited.has(key))
  try {
    const results = runnable.length > 0 ? await replay(runnable, proxy) : new Map<string, InteractionResult>()
    return interactions.flatMap((interaction): Row[] => {
      const reason = skipReason(session, interaction)
      if (reason) return [{ ...rowOf(interaction), outcome: 'not run', reason }]
      const traffic = proxy.traffic.get(interaction.key) ?? {}
      const result = results.get(interaction.key)
      const row = rowOf(interaction, Number.parseInt(result?.duration ?? '0', 10))
      if (traffic.notOffered) return [{ ...row, outcome: 'not run', reason: traffic.notOffered }]
      const exchange = exchangeOf(interaction, traffic)
      if (exchange) session.note(exchange)
      const spec = exchange ? [specRow(session.judge, interaction.description, exchange)] : []
      if (result?.result === 'OK' && !traffic.failure) return [{ ...row, outcome: 'passed' }, ...spec]
      const problems = problemsOf(interaction, result, traffic)
      const { isLost = false } = traffic
      return [{ ...row, outcome: 'failed', problems, exchanges: exchange ? [exchange] : [], isLost }, ...spec]
    })
  } finally {
    await proxy.close()
  }
}
