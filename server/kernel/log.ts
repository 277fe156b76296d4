/** One JSON object a line. Never bodies, queries, tokens, codes or passwords. */
export interface Log {
  info: (event: string, fields?: Record<string, unknown>) => void
  error: (event: string, error: unknown, fields?: Record<string, unknown>) => void
  /** Writes what is waiting; call it before the process ends. */
  flush: () => void
}

/** A write costs more than a line does, so lines wait a moment for each other. */
const FLUSH_AFTER = 100
const FLUSH_AT = 32_768

/** A log that writes lines to `write`, soon. */
export function createLog(write: (lines: string) => void, now: () => number = Date.now): Log {
  let waiting = ''
  let timer: ReturnType<typeof setTimeout> | undefined

  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    const lines = waiting
    waiting = ''
    if (lines) write(lines)
  }
  const put = (level: string, event: string, fields: Record<string, unknown> | undefined) => {
    waiting += `${JSON.stringify({ time: new Date(now()).toISOString(), level, event, ...fields })}\n`
    if (waiting.length >= FLUSH_AT) flush()
    else timer ??= setTimeout(flush, FLUSH_AFTER).unref()
  }
  return {
    info: (event, fields) => put('info', event, fields),
    error: (event, error, fields) =>
      put('error', event, {
        ...fields,
        error: error instanceof Error ? (error.stack ?? error.message) : String(error),
      }),
    flush,
  }
}

/** Says nothing. */
export const silentLog: Log = { info: () => {}, error: () => {}, flush: () => {} }
