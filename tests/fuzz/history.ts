import type { Call } from './make-call.ts'
import type { Pool } from './pool.ts'
import type { HttpRequest, WireScript, WireStep } from './request.ts'
import type { Sent } from './send.ts'

/** A call as stored in a file, with bytes as base64. */
export interface RecordedCall {
  readonly number: number
  readonly actor: string
  readonly token: string | undefined
  readonly operation: string
  readonly how: string
  readonly isOperation: boolean
  /** The number of the earlier call that it repeats. */
  readonly repeats: number | undefined
  readonly request: Omit<HttpRequest, 'body'> & { readonly body: string | undefined }
  readonly script: (Omit<WireScript, 'steps'> & { readonly steps: readonly RecordedStep[] }) | undefined
  /** What it was answered, unless that was very long. */
  readonly answer: string | undefined
}
type RecordedStep = { readonly bytes: string } | Exclude<WireStep, { bytes: Buffer }>

/** Recent calls on which later ones may depend. */
export interface History {
  add(call: Call, sent: Sent): void
  /** The calls on which this one depends, in order: the sources of its ids, and the last of its actor. */
  before(call: Call): readonly RecordedCall[]
  /** Ids in a call that were known before the first one, each with its label. */
  known(call: Call): Readonly<Record<string, string>>
}

const LONGEST_ANSWER = 20_000
const KEPT = 4000
const LAST = 4
const ID = /[1-9][0-9]{14,18}/g

/** A call and its result, ready for a file. */
export function record(call: Call, sent: Sent | undefined): RecordedCall {
  const { number, actor, operation, mutation: how, isOperation, request, script } = call
  const answer = sent?.answers[0]?.body
  return {
    number,
    actor: actor.name,
    token: request.headers.find(([name]) => name === 'Authorization')?.[1],
    operation: operation.id,
    how,
    isOperation,
    repeats: call.repeats?.number,
    request: { ...request, body: request.body?.toString('base64') },
    script: script && {
      ...script,
      steps: script.steps.map(step => ('bytes' in step ? { bytes: step.bytes.toString('base64') } : step)),
    },
    answer: answer !== undefined && answer.length <= LONGEST_ANSWER ? answer : undefined,
  }
}

const textOf = ({ request }: Call) => `${request.target} ${request.body?.toString('latin1') ?? ''}`

/** Keeps the last calls of every actor, and those whose answers contained an id. */
export function createHistory(pool: Pool): History {
  const byNumber = new Map<number, { readonly call: Call; readonly sent: Sent }[]>()
  const lastOf = new Map<string, number[]>()

  return {
    add(call, sent) {
      const known = byNumber.get(call.number) ?? []
      byNumber.set(call.number, [...known, { call, sent }])
      if (byNumber.size > KEPT) byNumber.delete(byNumber.keys().next().value ?? 0)
      const last = lastOf.get(call.actor.name) ?? []
      lastOf.set(call.actor.name, [...last, call.number].slice(-LAST))
    },
    before(call) {
      const sources = (textOf(call).match(ID) ?? []).map(id => pool.sourceOf(id) ?? 0)
      const wanted = [
        ...sources,
        call.repeats?.number ?? 0,
        ...(lastOf.get(call.actor.name) ?? []),
        call.number,
      ]
      return [...new Set(wanted)]
        .toSorted((one, other) => one - other)
        .flatMap(number => byNumber.get(number) ?? [])
        .filter(each => each.call !== call)
        .map(each => record(each.call, each.sent))
    },
    known: call =>
      Object.fromEntries(
        (textOf(call).match(ID) ?? []).flatMap(id => {
          const label = pool.labelOf(id)
          return label === undefined ? [] : [[id, label]]
        }),
      ),
  }
}
