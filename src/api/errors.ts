/** A refusal (R8.2 to R8.5). `msg` is a message key or a text. */
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
 * Why no answer came: a timeout, no connection, a status outside 200 to 299, or a body that is not a valid answer (a
 * web page, a truncated answer, nothing).
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

/**
 * A refusal that the error policy swallowed: nothing is left to show. A query keeps its previous data, and the screen
 * offers a retry (R8.5).
 */
export class SwallowedAnswer extends Error {
  constructor(cause: ApiError) {
    super('The answer was swallowed by the error policy', { cause })
    this.name = 'SwallowedAnswer'
  }
}

/** An answer that its reader cannot use, such as one passed through (R8.1). Nobody was told of it: its reader shows that it failed. */
export class UnusableAnswer extends Error {
  constructor() {
    super('The answer cannot be used')
    this.name = 'UnusableAnswer'
  }
}

/** Whether a call was aborted by its own caller: no message is shown. */
export function isAborted(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError'
}
