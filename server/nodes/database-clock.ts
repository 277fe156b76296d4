import type { Clock } from '../kernel/store.ts'

/** A comparison of this machine's clock with the database's. */
export interface ClockReading {
  /** By how much this machine is ahead of the database at least, in milliseconds; negative: behind. Zero when the answer took longer. */
  readonly offset: number
  /** How long the answer took, in milliseconds. */
  readonly roundTrip: number
}

/**
 * The time of the database, which all nodes share: prices and orders count at the same moment on every node, whatever its own clock says.
 * Between two measurements it advances by the machine's monotonic clock, which nobody can set. It never goes back: where the database's
 * clock does, it stands still until that has caught up.
 */
export interface DatabaseClock extends Clock {
  /**
   * Compares with a time that the database has given.
   * @param sentAt when it was asked, by `monotonic`
   */
  measure(databaseTime: number, sentAt: number): ClockReading
  /** Milliseconds by the monotonic clock. */
  monotonic(): number
}

/**
 * Until the first measurement, and where there is no database to ask, it is the machine's own, which stands still as well when it is set back:
 * whoever has seen the prices of a time would know them when that comes again.
 */
export function createDatabaseClock(
  machine: Clock = Date,
  monotonic: () => number = () => performance.now(),
): DatabaseClock {
  let base: { readonly time: number; readonly at: number } | undefined
  let latest = 0
  let latestOfMachine = 0
  return {
    monotonic,
    now() {
      if (!base) return (latestOfMachine = Math.max(latestOfMachine, machine.now()))
      latest = Math.max(latest, Math.floor(base.time + monotonic() - base.at))
      return latest
    },
    measure(databaseTime, sentAt) {
      const at = monotonic()
      const roundTrip = at - sentAt
      const time = databaseTime + roundTrip / 2
      base = { time, at }
      const difference = machine.now() - time
      const certain = Math.max(0, Math.abs(difference) - roundTrip / 2)
      return { offset: Math.sign(difference) * certain, roundTrip }
    },
  }
}
