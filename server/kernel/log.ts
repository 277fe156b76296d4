import { StoreUnavailableError } from './store-unavailable.ts'

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

/** While the store fails, so does every request: each kind of failure is one line in this time, in milliseconds. */
const ONE_LINE_MS = 10_000

/** Says of each failure of the store whether it gets a line, and how many of its kind got none since the last one. */
function createFailureCount(now: () => number) {
  const counts = new Map<string, { loggedAt: number; omitted: number }>()
  return (event: string, { kind }: StoreUnavailableError): { omitted: number } | undefined => {
    const key = `${event} ${kind}`
    const count = counts.get(key)
    if (count && Math.abs(now() - count.loggedAt) < ONE_LINE_MS) {
      count.omitted++
      return undefined
    }
    counts.set(key, { loggedAt: now(), omitted: 0 })
    return { omitted: count?.omitted ?? 0 }
  }
}

/** Why a store is unavailable, in one line. */
const reasonOf = ({ message, cause }: StoreUnavailableError): string =>
  cause instanceof Error && cause.message ? `${message} (${cause.message})` : message

/** A log that passes its lines to `write`, buffered. */
export function createLog(write: (lines: string) => void, now: () => number = Date.now): Log {
  let buffer = ''
  let timer: ReturnType<typeof setTimeout> | undefined

  const countFailure = createFailureCount(now)

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
    error(event, error, fields) {
      if (error instanceof StoreUnavailableError) {
        const counted = countFailure(event, error)
        if (counted) append('error', event, { ...fields, error: reasonOf(error), ...counted })
        return
      }
      const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
      append('error', event, { ...fields, error: text })
    },
    flush,
  }
}

/** A log that discards everything. */
export const silentLog: Log = { info: () => {}, error: () => {}, flush: () => {} }
