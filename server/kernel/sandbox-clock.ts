import type { Migration } from './migrations.ts'
import { finish, read, type Clock, type Context, type Reader, type Row, type Steps } from './store.ts'
import { DAY_BIGINT } from '#src/lib/time/time-units.ts'

/** How far a sandbox may be ahead of the machine's time: ten years, in milliseconds. */
const MAX_AHEAD = 3650n * DAY_BIGINT

/** `ahead` only ever grows: time that went back would contradict what was already booked. */
export const sandboxClockSchema: Omit<Migration, 'version'> = {
  name: 'time that the sandbox is ahead',
  statements: [
    'CREATE TABLE sandbox_clock(id BIGINT PRIMARY KEY CHECK (id = 1), ahead BIGINT NOT NULL CHECK (ahead >= 0))',
    'INSERT INTO sandbox_clock(id, ahead) VALUES (1, 0)',
  ],
}

interface ClockRow extends Row {
  readonly ahead: bigint
}

const READ = 'SELECT ahead FROM sandbox_clock WHERE id = 1'
const LOCK = `${READ} /*lock*/`
const WRITE = 'UPDATE sandbox_clock SET ahead = $1 WHERE id = 1'

/** The machine's time plus what the operator of a sandbox has advanced it by. It never goes back. */
export interface SandboxClock extends Clock {
  /** Stands still until this time (milliseconds since 1970 UTC), which has been already. */
  notBefore(time: number): void
  /** Reads from the database how far this sandbox is ahead. */
  sync(reader: Reader): Promise<void>
}

export function createSandboxClock(machine: Clock): SandboxClock {
  let ahead = 0
  let earliest = 0
  return {
    now: () => Math.max(earliest, machine.now() + ahead),
    notBefore: time => void (earliest = Math.max(earliest, time)),
    async sync(reader) {
      const [row] = await reader.query<ClockRow>(READ)
      ahead = Math.max(ahead, Number(row?.ahead ?? 0n))
    },
  }
}

/**
 * Advances the clock of a sandbox, permanently and for every node.
 * @returns how far it is ahead afterwards, in milliseconds
 * @throws RangeError when `milliseconds` is not positive, or the total exceeds ten years
 */
export function* advanceClock(_: Context, milliseconds: number): Steps<number> {
  const [row] = yield* read<ClockRow>(LOCK)
  const by = BigInt(milliseconds)
  const ahead = (row?.ahead ?? 0n) + by
  if (by <= 0n || ahead > MAX_AHEAD)
    throw new RangeError('The clock can be advanced by at least a millisecond, and by ten years in total.')
  return yield* finish(Number(ahead), [WRITE, [ahead]])
}
