/** Failures of one kind are logged together (log.ts). */
type FailureKind = 'unreachable' | 'uncertain' | 'busy' | 'full' | 'disk' | 'damaged'

interface Failure {
  readonly kind: FailureKind
  readonly mayBeStored: boolean
  readonly mayRetry: boolean
  readonly isBusy?: boolean
  readonly cause?: unknown
}

/**
 * The database could not be reached, a connection to it broke, or it has too much to do. Only the current command fails; the next ones
 * reconnect.
 */
export class StoreUnavailableError extends Error {
  override name = 'StoreUnavailableError'
  /** Whether the change may be stored nevertheless: its commit was sent, but no answer came. */
  readonly mayBeStored: boolean
  /** Whether the store may retry the command. */
  readonly mayRetry: boolean
  /** Whether the connection is sound, but others stood in the way. */
  readonly isBusy: boolean
  readonly kind: FailureKind

  constructor(message: string, { kind, mayBeStored, mayRetry, isBusy = false, cause }: Failure) {
    super(message, { cause })
    this.kind = kind
    this.mayBeStored = mayBeStored
    this.isBusy = isBusy
    this.mayRetry = mayRetry
  }
}

/** Nothing of the change is stored: its commit was not sent, or cannot have been carried out. */
export const unreachableError = (cause: unknown) =>
  new StoreUnavailableError('The database cannot be reached. Nothing was changed.', {
    kind: 'unreachable',
    mayBeStored: false,
    mayRetry: true,
    cause,
  })

/** The connection broke during the commit: retrying without an idempotency key could execute the command twice. */
export const uncertainCommitError = (cause: unknown) =>
  new StoreUnavailableError(
    'The connection to the database broke while a change was being stored: it may be stored or not. Send it again with the same key.',
    { kind: 'uncertain', mayBeStored: true, mayRetry: false, cause },
  )

/** The command was given up as others stood in its way for too long; nothing is stored. */
export const busyError = (why: string, cause?: unknown) =>
  new StoreUnavailableError(`The database is busy: ${why}. Nothing was changed.`, {
    kind: 'busy',
    mayBeStored: false,
    mayRetry: false,
    isBusy: true,
    cause,
  })

export const databaseBusyError = (waiting: number) => busyError(`${waiting} wait for a connection already`)

/** The embedded database's disk did not take a change; nothing is stored. */
export const diskFailure = (kind: 'full' | 'disk', message: string, cause: unknown) =>
  new StoreUnavailableError(message, { kind, mayBeStored: false, mayRetry: false, isBusy: true, cause })
