interface Failure {
  readonly mayBeStored: boolean
  readonly mayRetry: boolean
  readonly cause?: unknown
}

/**
 * The database could not be reached, or a connection to it broke. Only the current command fails; the next ones reconnect.
 */
export class StoreUnavailableError extends Error {
  override name = 'StoreUnavailableError'
  /** Whether the change may be stored nevertheless: its commit was sent, but no answer came. */
  readonly mayBeStored: boolean
  /** Whether the store may retry the command. */
  readonly mayRetry: boolean

  constructor(message: string, { mayBeStored, mayRetry, cause }: Failure) {
    super(message, { cause })
    this.mayBeStored = mayBeStored
    this.mayRetry = mayRetry
  }
}

/** Nothing of the change is stored: its commit was not sent, or cannot have been carried out. */
export const unreachableError = (cause: unknown) =>
  new StoreUnavailableError('The database cannot be reached. Nothing was changed.', {
    mayBeStored: false,
    mayRetry: true,
    cause,
  })

/** The connection broke during the commit: retrying without an idempotency key could execute the command twice. */
export const uncertainCommitError = (cause: unknown) =>
  new StoreUnavailableError(
    'The connection to the database broke while a change was being stored: it may be stored or not. Send it again with the same key.',
    { mayBeStored: true, mayRetry: false, cause },
  )

export const databaseBusyError = (waiting: number) =>
  new StoreUnavailableError(
    `The database is busy: ${waiting} wait for a connection already. Nothing was changed.`,
    {
      mayBeStored: false,
      mayRetry: false,
    },
  )
