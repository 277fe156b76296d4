/**
 * What must hold whatever an account does: `x-invariants` of the specification. The operations of `reads` are asked before and after a
 * call, and each rule compares both: `before` and `after` hold the answers by their names.
 */
import type { Document, Operation } from '../document.ts'
import { headersFor, withSession, type Draft } from '../draft.ts'
import { compileRule } from '../rules.ts'
import { isSuccess, nameAnswer, type HttpExchange, type Violation } from '../wire.ts'

/** Answers by the names of `reads`, and the exchanges that they came in. */
export interface Reading {
  readonly answers: Readonly<Record<string, unknown>>
  readonly exchanges: readonly HttpExchange[]
}

export interface Invariants {
  /** What an account's reads answer now. @throws ReadFailure when one does not succeed */
  read: (ask: (draft: Draft) => Promise<HttpExchange>, token: string) => Promise<Reading>
  /** What does not hold between two readings. */
  problems: (before: Reading, after: Reading) => Violation[]
}

/** One of the reads has not succeeded; the exchange says how. */
export class ReadFailure extends Error {
  readonly exchange: HttpExchange
  constructor(exchange: HttpExchange) {
    super(`${exchange.operation.id} answered ${nameAnswer(exchange.received)}; it must succeed`)
    this.exchange = exchange
  }
}

/** The invariants of a document; none when it has no `x-invariants`. */
export function createInvariants(document: Document, operations: readonly Operation[]): Invariants {
  const { reads, rules } = document['x-invariants'] ?? { reads: {}, rules: [] }
  const compiled = rules.map(rule => compileRule(rule, 'invariant'))
  const drafts = Object.entries(reads).map(([name, { operationId, parameters = {} }]) => {
    const operation = operations.find(({ id }) => id === operationId)
    if (!operation) throw new Error(`x-invariants: the specification has no operation ${operationId}`)
    const headers = headersFor(operation)
    return [
      name,
      { operation, headers, query: Object.entries(parameters), body: [] } satisfies Draft,
    ] as const
  })
  return {
    async read(ask, token) {
      const answers: Record<string, unknown> = {}
      const exchanges: HttpExchange[] = []
      for (const [name, draft] of drafts) {
        // oxlint-disable-next-line no-await-in-loop -- One after the other, so that a single request is between two of them.
        const exchange = await ask(withSession(draft, token))
        if (!isSuccess(exchange.received)) throw new ReadFailure(exchange)
        answers[name] = exchange.received.json
        exchanges.push(exchange)
      }
      return { answers, exchanges }
    },
    problems: (before, after) =>
      compiled.flatMap((evaluate, index) => {
        const says = evaluate({ before: before.answers, after: after.answers })
        return says === undefined ? [] : [{ says, pointer: `/x-invariants/rules/${index}` }]
      }),
  }
}
