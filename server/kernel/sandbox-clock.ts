import type { Migration } from './migrations.ts'
import { finish, read, type Clock, type Context, type Reader, type Row, type Steps } from './store.ts'

/** How far a sandbox may be ahead of the machine's time: ten years, in milliseconds. */
const FURTHEST = 3650n * 86_400_000n

/** What is `ahead` is only ever added to: time that went back would undo what was booked by it. */
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

/** The machine's time, and what the operator of a sandbox has let pass besides. It never goes back. */
export interface SandboxClock extends Clock {
  /** Goes on to where the database says that this sandbox is. */
  follow(reader: Reader): Promise<void>
}

export function createSandboxClock(machine: Clock): SandboxClock {
  let ahead = 0
  return {
    now: () => machine.now() + ahead,
    async follow(reader) {
      const [row] = await reader.query<ClockRow>(READ)
      ahead = Math.max(ahead, Number(row?.ahead ?? 0n))
    },
  }
}

/**
 * Lets so many milliseconds pass in a sandbox, for every node of it and for good.
 * @returns how far it is ahead then, in milliseconds
 * @throws RangeError when that is nothing, or further than ten years
 */
export function* letTimePass(_: Context, milliseconds: number): Steps<number> {
  const [row] = yield* read<ClockRow>(LOCK)
  const by = BigInt(milliseconds)
  const ahead = (row?.ahead ?? 0n) + by
  if (by <= 0n || ahead > FURTHEST)
    throw new RangeError('Between a millisecond and ten years in all may pass.')
  return yield* finish(Number(ahead), [WRITE, [ahead]])
}
