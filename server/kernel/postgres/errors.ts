import { DatabaseError } from 'pg'
import { DamagedDatabaseError } from '../damage.ts'
import {
  StoreUnavailableError,
  busyError,
  unreachableError,
  uncertainCommitError,
} from '../store-unavailable.ts'

/**
 * Class 08: connection exceptions. 57P01 to 57P03: the server is shut down, has crashed, or starts. 57P05, 25P03: it has ended a
 * connection that did nothing. 53300: it has no room for another one. 25006: it accepts no writes (any more), so another one does.
 */
const CONNECTION_LOST = /^(?:08...|57P0[1235]|25P03|53300|25006)$/

/** Serialization failure, deadlock, lock not available (NOWAIT, or waited for too long): the command is retried. */
const CONFLICTS = new Set(['40001', '40P01', '55P03'])

/** A damaged page of a table or of an index. */
const DAMAGED = /^XX00[12]$/

/** A statement that took too long was cancelled. */
const CANCELLED = '57014'

/** Whether a driver error means that the connection is lost or missing, rather than that the server rejected a statement. */
export function isConnectionFailure(error: unknown): boolean {
  if (error instanceof DatabaseError) return CONNECTION_LOST.test(error.code ?? '')
  // Anything else is a socket error, a driver timeout, or a bug in this program.
  return error instanceof Error && !(error instanceof TypeError || error instanceof RangeError)
}

/** Whether a transaction was given up in favour of another one, and may succeed when it is run again. */
export const isConflict = (error: unknown): boolean =>
  error instanceof DatabaseError && CONFLICTS.has(error.code ?? '')

/** Whether a prepared statement has become invalid, as a column was added to its table. */
export const isStalePlan = (error: unknown): boolean =>
  error instanceof DatabaseError && error.code === '0A000' && /cached plan/.test(error.message)

/** Whether the server has ended a statement that took too long. */
export const isCancelled = (error: unknown): boolean =>
  error instanceof DatabaseError && error.code === CANCELLED

/** What a command or read throws for an error of the driver. */
export function storeError(error: unknown): unknown {
  if (error instanceof StoreUnavailableError) return error
  if (error instanceof DatabaseError && DAMAGED.test(error.code ?? ''))
    return new DamagedDatabaseError(`The database is damaged: ${error.message}.`, error)
  if (isCancelled(error)) return busyError((error as Error).message, error)
  return isConnectionFailure(error) ? unreachableError(error) : error
}

/**
 * The error of a pipeline whose first failure is at this index. When the server rejected a statement before the commit, nothing was
 * committed; when the connection broke after the commit was sent, the outcome is unknown.
 */
export function pipelineError(
  settled: readonly PromiseSettledResult<unknown>[],
  failed: number,
  hasCommit: boolean,
): unknown {
  const { reason } = settled[failed] as PromiseRejectedResult
  if (!isConnectionFailure(reason)) return storeError(reason)
  const isRefused = reason instanceof DatabaseError && failed < settled.length - 1
  return hasCommit && !isRefused ? uncertainCommitError(reason) : unreachableError(reason)
}
