/** One JSON object a line. Never bodies, queries, tokens, codes or passwords. */
export interface Log {
  info: (event: string, fields?: Record<string, unknown>) => void
  error: (event: string, error: unknown, fields?: Record<string, unknown>) => void
  /** Writes what is buffered; call it before the process ends. */
  flush: () => void
}

/** Writes are expensive, so lines are buffered for a moment. */
const FLUSH_AFTER_MS = 100
const FLUSH_AT_LENGTH = 32_768

/** A log that passes its lines to `write`, buffered. */
export function createLog(write: (lines: string) => void, now: () => number = Date.now): Log {
  let buffer = ''
  let timer: ReturnType<typeof setTimeout> | undefined

  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    const lines = buffer
    buffer = ''
    if (lines) write(lines)
  }
  const append = (level: string, event: string, fields: Record<string, unknown> | undefined) => {
    buffer += `${JSON.stringify({ time: new Date(now()).toISOString(), level, event, ...fields })}\n`
    if (buffer.length >= FLUSH_AT_LENGTH) flush()
    else timer ??= setTimeout(flush, FLUSH_AFTER_MS).unref()
  }
  return {
    info: (event, fields) => append('info', event, fields),
    error: (event, error, fields) =>
      append('error', event, {
        ...fields,
        error: error instanceof Error ? (error.stack ?? error.message) : String(error),
      }),
    flush,
  }
}

/** A log that discards everything. */
export const silentLog: Log = { info: () => {}, error: () => {}, flush: () => {} }
