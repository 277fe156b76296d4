import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RecordedCall } from './history.ts'
import type { Fault, FaultKind } from './judge.ts'
import { curlOf } from './request.ts'
import type { LoggedError } from './target.ts'

/** What is needed to reproduce a finding. */
export interface Evidence {
  readonly call: RecordedCall
  readonly before: readonly RecordedCall[]
  readonly known: Readonly<Record<string, string>>
}

/** One kind of fault at one operation, however often it was seen. */
export interface Finding {
  readonly kind: FaultKind
  /** The operation; undefined when it is about the whole back end. */
  readonly operation: string | undefined
  /** Other operations with the same log message. */
  readonly operations: Set<string>
  readonly detail: string
  count: number
  /** The first calls at which it was seen. */
  readonly numbers: number[]
  readonly evidence: Evidence | undefined
  /** What the log says of it. */
  readonly causes: Set<string>
}

/** The contents of a file that `--replay` takes. */
export interface ReplayFile extends Evidence {
  readonly seed: number
  readonly kind: FaultKind
  readonly detail: string
}

/** Everything that was found, each kind once. */
export interface Findings {
  readonly all: readonly Finding[]
  add(
    fault: Fault,
    where?: { readonly operation?: string; readonly number?: number; readonly evidence?: () => Evidence },
  ): void
  /** Records a logged error: the cause of a 500, or a finding of its own. */
  log(error: LoggedError): void
}

/** Normalises a text: replaces ids and numbers, which differ from call to call. */
const normalise = (text: string) =>
  text.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}|\d+(?:\.\d+)?/g, '#').slice(0, 160)

/** Kinds of which one finding per operation is enough. */
const ONE_PER_OPERATION: ReadonlySet<FaultKind> = new Set([
  'code 500',
  'HTTP 5xx',
  'health late',
  'silent for 5 s',
])

const firstLines = (text: string) => text.split('\n').slice(0, 2).join(' ').trim().slice(0, 240)

const keyOf = (kind: FaultKind, operation: string | undefined, detail: string) =>
  [kind, operation, ONE_PER_OPERATION.has(kind) ? '' : normalise(detail)].join('|')

/** An empty list of findings. */
export function createFindings(): Findings {
  const found = new Map<string, Finding>()
  const causes = new Map<string, Set<string>>()
  const causesOf = (operation: string) => {
    const known = causes.get(operation) ?? new Set()
    causes.set(operation, known)
    return known
  }
  const add: Findings['add'] = ({ kind, detail }, { operation, number, evidence } = {}) => {
    const key = keyOf(kind, operation, detail)
    const known = found.get(key)
    if (known) {
      known.count++
      if (number !== undefined && known.numbers.length < 5) known.numbers.push(number)
      return
    }
    found.set(key, {
      kind,
      operation,
      operations: new Set(),
      detail,
      count: 1,
      numbers: number === undefined ? [] : [number],
      evidence: evidence?.(),
      causes: kind === 'code 500' && operation !== undefined ? causesOf(operation) : new Set(),
    })
  }
  return {
    get all() {
      const has500 = (operation: string | undefined) =>
        operation !== undefined && found.has(keyOf('code 500', operation, ''))
      // The cause of a reported 500 is no second finding.
      return [...found.values()].filter(
        ({ kind, operations }) =>
          kind !== 'error in the log' || operations.size === 0 || ![...operations].every(has500),
      )
    },
    add,
    log({ event, operation, text }) {
      const said = firstLines(text)
      const detail = `${event}: ${said}`
      add({ kind: 'error in the log', detail })
      if (operation === undefined) return
      found.get(keyOf('error in the log', undefined, detail))?.operations.add(operation)
      if (causesOf(operation).size < 5) causesOf(operation).add(normalise(said))
    },
  }
}

/** Writes what `--replay` takes; gives the file's name. */
function writeReplay(folder: string, name: string, contents: ReplayFile): string {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${name}.json`)
  writeFileSync(file, JSON.stringify(contents, undefined, 1))
  return file
}

const wireBytes = ({ script }: RecordedCall) =>
  (script?.steps ?? []).flatMap(step => ('bytes' in step ? [Buffer.from(step.bytes, 'base64')] : []))

function describeCall(call: RecordedCall, url: string): string[] {
  const lines = [
    `  call ${call.number} of ${call.actor}: ${call.operation}${call.how ? `, ${call.how}` : ''}`,
  ]
  if (call.script) {
    const { hostname, port } = new URL(url)
    const steps = call.script.steps.map(step =>
      'bytes' in step ? `${step.bytes.length} bytes` : JSON.stringify(step),
    )
    lines.push(`  steps: ${steps.join(' ').slice(0, 400)}`)
    const bytes = Buffer.concat(wireBytes(call)).toString('base64')
    lines.push(`  printf %s ${bytes} | base64 -d | nc ${hostname} ${port}`)
  } else {
    const body = call.request.body === undefined ? undefined : Buffer.from(call.request.body, 'base64')
    lines.push(`  ${curlOf(url, { ...call.request, body })}`)
  }
  return lines.map(line => (line.length > 3000 ? `${line.slice(0, 3000)}… (all of it is in the file)` : line))
}

/** A finding by its name: what is wrong, and where. */
export const nameOf = ({ kind, operation }: Finding): string =>
  operation === undefined ? kind : `${kind} from ${operation}`

const printable = (text: string) => text.replaceAll(/[^\n\P{C}]/gu, '·')

/** A finding in words: what, where, how often, the call, those before it, and how to see it again. */
export function describeFinding(
  finding: Finding,
  { seed, url, folder }: { readonly seed: number; readonly url: string; readonly folder: string },
): string {
  const { kind, operation, operations, detail, count, numbers, evidence, causes } = finding
  const lines = [`${nameOf(finding)} (${count} times): ${printable(detail)}`]
  if (operations.size > 0) lines.push(`  in ${[...operations].join(', ')}`)
  for (const cause of causes) lines.push(`  the log says: ${cause}`)
  if (evidence) {
    lines.push(...describeCall(evidence.call, url))
    const before = evidence.before.map(({ number, actor, operation: id }) => `${number} ${id} of ${actor}`)
    if (before.length > 0) lines.push(`  after: ${before.join(', ')}`)
    const name = `${kind}-${operation ?? 'all'}-${evidence.call.number}`.replaceAll(/[^A-Za-z0-9-]+/g, '-')
    const file = writeReplay(folder, name, { seed, kind, detail, ...evidence })
    lines.push(`  again: npm run fuzz -- --replay ${file}`)
    lines.push(`  or:    npm run fuzz -- --seed ${seed} --only ${numbers[0]}`)
  }
  return lines.join('\n')
}
