/** A business error that the caller asked to catch (R8.5). `msg` is a message key or a text. */
export class ApiError extends Error {
  readonly code: number
  readonly msg: string
  readonly params: Record<string, string>

  constructor(code: number, msg: string, params: Record<string, string> = {}) {
    super(msg)
    this.name = 'ApiError'
    this.code = code
    this.msg = msg
    this.params = params
  }
}

/**
 * Why no answer came: it took too long, nobody was reached, the status was outside 200 to 299, or what came
 * was not an answer (a web page, half an answer, nothing).
 */
export type TransportFailure = 'timeout' | 'network' | 'status' | 'malformed'

/** A call that got no answer (R8.6). Whether the server acted on it is unknown. */
export class TransportError extends Error {
  readonly kind: TransportFailure
  readonly status: number | undefined

  constructor(kind: TransportFailure, options: { status?: number | undefined; cause?: unknown } = {}) {
    super(options.status === undefined ? kind : `${kind} ${options.status}`, { cause: options.cause })
    this.name = 'TransportError'
    this.kind = kind
    this.status = options.status
  }
}

/** A query whose answer was swallowed: it keeps what it had, and the screen offers to try again (R8.5). */
export class SwallowedAnswer extends Error {
  constructor() {
    super('The answer was swallowed by the error policy')
    this.name = 'SwallowedAnswer'
  }
}

/** Whether a call ended because its own caller gave it up: nothing to tell anybody. */
export function isAborted(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError'
}
