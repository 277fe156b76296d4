import { DomainError } from './kernel/domain-error.ts'
import { answerCodeOf } from './problem.ts'

/** The answer to a rejected request; see the table of codes in openapi/openapi.yaml. */
export interface ErrorAnswer {
  code: number
  msg: string
  params?: Record<string, string>
}

/** Thrown by handlers to answer with an error code; `msg` is a message key that the app translates. */
export class Refusal extends Error {
  readonly answer: ErrorAnswer

  constructor(code: number, msg: string, params?: Record<string, string>) {
    super(msg)
    this.name = 'Refusal'
    this.answer = params ? { code, msg, params } : { code, msg }
  }
}

export const SIGNED_OUT: ErrorAnswer = { code: 401, msg: 'hint_signed_out' }
export const SERVER_ERROR: ErrorAnswer = { code: 500, msg: 'hint_server_error' }
export const invalidField = (field: string): ErrorAnswer => ({
  code: 422,
  msg: 'hint_invalid_field',
  params: { field },
})
export const tooManyRequests = (seconds: number): ErrorAnswer => ({
  code: 429,
  msg: 'hint_too_many_requests',
  params: { seconds: String(seconds) },
})

/** A success with one value. */
export const ok = <Data>(data: Data) => ({ code: 200 as const, msg: 'ok', data })
/** A success without a value; `tip` is a message key to show. */
export const done = (tip = 'ok') => ({ code: 200 as const, msg: tip })
/** A page of a list; `total` counts all pages. */
export const page = <Row>(rows: Row[], total = rows.length) => ({
  code: 200 as const,
  msg: 'ok',
  rows,
  total,
})

/** The answer to a Refusal or a DomainError; undefined for any other error, which is a bug of ours. */
export function toErrorAnswer(error: unknown): ErrorAnswer | undefined {
  if (error instanceof Refusal) return error.answer
  if (!(error instanceof DomainError)) return undefined
  const { code, params } = error
  return { code: answerCodeOf(code), msg: `hint_${code}`, ...(params && { params }) }
}

export const TOO_LARGE: ErrorAnswer = { code: 413, msg: 'hint_body_too_large' }
/** Nothing was changed, or an idempotency key makes it safe to send the request again, which a load balancer may do. */
export const UNAVAILABLE: ErrorAnswer = { code: 503, msg: 'hint_server_error' }
/** It may have been done: only the caller can know whether to send it again. */
export const OUTCOME_UNKNOWN: ErrorAnswer = { code: 504, msg: 'hint_server_error' }

/** The HTTP statuses of answers that are no envelopes of an operation. */
export const STATUSES = new Map<object, number>(
  [TOO_LARGE, UNAVAILABLE, OUTCOME_UNKNOWN].map(answer => [answer, answer.code]),
)
