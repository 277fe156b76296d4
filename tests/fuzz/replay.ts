import { createRandom } from '#contracts/verify/random.ts'
import { createApi } from './api.ts'
import { createFindings, type ReplayFile } from './findings.ts'
import type { FuzzOptions } from './fuzz.ts'
import type { RecordedCall } from './history.ts'
import { judge, type Fault } from './judge.ts'
import type { Call } from './make-call.ts'
import { readOperations, type Operation } from './operations.ts'
import type { Actor, People } from './people.ts'
import { createPool, type KeyedCall } from './pool.ts'
import { createClient, type Sent } from './send.ts'
import { sendCall } from './run.ts'

/** Values of the first run with their counterparts in this one. */
type Renamed = Map<string, string>

/** Whether a value is specific enough to be replaced. */
const isSpecific = (text: string) => text.length >= 4 && !/^[a-z]+$/i.test(text)

/** Pairs the values of an answer with those of the recorded one, position by position. */
function pairValues(then: unknown, now: unknown, renamed: Renamed): void {
  if (typeof then === 'object' && then !== null && typeof now === 'object' && now !== null) {
    for (const [name, value] of Object.entries(then))
      pairValues(value, (now as Record<string, unknown>)[name], renamed)
  } else if (then !== now && then !== null && now !== null && now !== undefined && isSpecific(String(then))) {
    renamed.set(String(then), String(now))
  }
}

function rename(text: string, renamed: Renamed): string {
  let changed = text
  for (const [then, now] of renamed) changed = changed.replaceAll(then, now)
  return changed
}

const renameBytes = (base64: string, renamed: Renamed) =>
  Buffer.from(rename(Buffer.from(base64, 'base64').toString('latin1'), renamed), 'latin1')

function toCall(recorded: RecordedCall, operation: Operation, actor: Actor, renamed: Renamed): Call {
  const { request, script, number, how, isOperation } = recorded
  const headers = request.headers.map(([name, value]) => [name, rename(value, renamed)] as const)
  const body = request.body === undefined ? undefined : renameBytes(request.body, renamed)
  const steps = script?.steps.map(step =>
    'bytes' in step ? { bytes: renameBytes(step.bytes, renamed) } : step,
  )
  return {
    number,
    actor,
    account: actor.account,
    operation,
    mutation: how,
    isOperation,
    fields: {},
    request: { ...request, target: rename(request.target, renamed), headers, body },
    script: script && steps && { ...script, steps },
    isOwnToken: false,
    repeats: undefined,
  }
}

function pairAnswers(recorded: RecordedCall, sent: Sent, renamed: Renamed): void {
  try {
    pairValues(JSON.parse(recorded.answer ?? ''), JSON.parse(sent.answers[0]?.body ?? ''), renamed)
  } catch {
    // A picture or no answer: nothing in it is used later.
  }
}

function pairTokens(calls: readonly RecordedCall[], people: People, renamed: Renamed): void {
  for (const { actor, token } of calls) {
    const now = people.members.find(({ name }) => name === actor)?.token
    if (token !== undefined && token.length >= 20 && now !== undefined) renamed.set(token, now)
  }
}

/** The result of a replayed call. */
export interface Replayed {
  readonly call: Call
  readonly sent: Sent
  readonly faults: readonly Fault[]
}

/** The earlier call that a call repeats, as answered in this run. */
function repeatedBy(
  { repeats, operation: id }: RecordedCall,
  steps: readonly Replayed[],
): KeyedCall | undefined {
  const step = steps.find(({ call }) => call.number === repeats && call.operation.id === id)
  const answered = /"data":\{"id":"?([^",}]+)/.exec(step?.sent.answers[0]?.body ?? '')?.[1]
  if (!step || answered === undefined) return undefined
  const { number, operation, account, fields } = step.call
  return { number, operation: operation.id, account, fields, id: answered }
}

/**
 * Creates the same accounts again and repeats the calls of a finding in order, with the current ids, tokens and prices in place of the
 * recorded ones. @returns the result of each call; the last is the finding, to which the logged errors belong
 */
export async function replay(
  file: ReplayFile,
  options: Pick<FuzzOptions, 'specification' | 'start' | 'createPeople'>,
): Promise<{ readonly steps: readonly Replayed[]; readonly logged: readonly string[] }> {
  const operations = readOperations(options.specification)
  const target = await options.start()
  const client = createClient(target.url)
  const findings = createFindings()
  try {
    const pool = createPool()
    const people = await options.createPeople(
      createApi(operations, () => client, pool),
      createRandom(file.seed, -1),
    )
    const renamed: Renamed = new Map()
    for (const [id, label] of Object.entries(file.known)) renamed.set(id, pool.idOf(label) ?? id)
    const recordedCalls = [...file.before, file.call]
    pairTokens(recordedCalls, people, renamed)
    target.takeErrors()
    const steps: Replayed[] = []
    for (const recorded of recordedCalls) {
      const operation = operations.find(({ id }) => id === recorded.operation)
      if (!operation) throw new Error(`The specification has no ${recorded.operation} any more.`)
      const actor = people.members.find(({ name }) => name === recorded.actor) ?? people.guest
      const call = { ...toCall(recorded, operation, actor, renamed), repeats: repeatedBy(recorded, steps) }
      const sent = await sendCall(client, call)
      pairAnswers(recorded, sent, renamed)
      steps.push({ call, sent, faults: judge(call, sent, people.witness?.marks ?? []).faults })
    }
    target.takeErrors().forEach(findings.log)
    return { steps, logged: findings.all.map(({ detail }) => detail) }
  } finally {
    client.close()
    await target.stop()
  }
}
