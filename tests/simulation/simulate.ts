/** A simulation from one seed: epoch after epoch, each with its own database, until a finding or the last event. */
import { createRandom } from '#contracts/verify/random.ts'
import { runEpoch, type NextEvent, type EpochResult, type EpochStart } from './epoch.ts'
import { postgresDatabase, sqliteDatabase, type SimulatedDatabase } from './database.ts'
import { createSimulatedClock } from './faults.ts'
import { Generator, drawProfile } from './generate.ts'
import type { EngineName, History, SimulationEvent } from './history.ts'
import { createPeople, type SimulatedPerson } from './people.ts'
import { shrinkHistory } from './shrink.ts'

export interface SimulationOptions {
  readonly seed: number
  readonly events: number
  readonly engine: EngineName
  /** Of PostgreSQL, as its superuser. */
  readonly databaseUrl?: string | undefined
  /** The time limit for shrinking the history, in milliseconds; 0 disables it. */
  readonly shrinkFor?: number
  /** Without hostile personas and poisoned items. */
  readonly isTame?: boolean
  /** Kinds of findings that are ignored. */
  readonly ignored?: ReadonlySet<string>
  /** Called after every epoch. */
  readonly onEpoch?: (epoch: number, result: EpochResult) => void
}

export interface SimulationResult {
  /** The number of executed events. */
  readonly events: number
  readonly found?: {
    readonly kind: string
    readonly message: string
    /** Events of all epochs until it was found. */
    readonly after: number
    readonly history: History
    /** The shortest history that was found. */
    readonly shortest: History
  }
}

/** Events per epoch: enough for items to become due, few enough for whole tables to be read quickly. */
const EPOCH_LENGTH = 4000
const START = Date.UTC(2026, 0, 1, 12)
/** The random streams from here on are those of hostile readers and slow senders. */
const CROWD_STREAMS = 1_000_000

/** Creates databases with all accounts registered. */
export class Databases {
  readonly #engine: EngineName
  readonly #url: string | undefined
  #template:
    | {
        readonly database: SimulatedDatabase
        readonly people: readonly SimulatedPerson[]
        readonly now: number
      }
    | undefined

  constructor(engine: EngineName, url: string | undefined) {
    this.#engine = engine
    this.#url = url
  }

  /** The database of an epoch; on PostgreSQL every other epoch has two nodes. */
  async next(epoch: number): Promise<EpochStart> {
    if (this.#engine === 'postgres') {
      if (!this.#url) throw new Error('PostgreSQL needs TEST_DATABASE_URL.')
      const database = await postgresDatabase(this.#url)
      const made = await this.#fill(database)
      return { database, clock: createSimulatedClock(made.now), people: made.people, nodes: 1 + (epoch % 2) }
    }
    this.#template ??= await this.#fill(sqliteDatabase())
    const { database, people, now } = this.#template
    return {
      database: sqliteDatabase(database.dataDir),
      clock: createSimulatedClock(now),
      people: people.map(person => ({ ...person, keys: [] })),
      nodes: 1,
    }
  }

  async #fill(database: SimulatedDatabase) {
    const clock = createSimulatedClock(START)
    const store = await database.open(clock, 1000)
    const people = await createPeople(store, clock, database)
    await store.close()
    clock.moveBy(1000)
    return { database, people, now: clock.now() }
  }

  async remove(): Promise<void> {
    await this.#template?.database.remove()
  }
}

/** The given events in order. */
export function replay(events: readonly SimulationEvent[]): NextEvent {
  let next = 0
  return () => events[next++]
}

/** Random events from a seed and the number of the epoch. */
function drawn({ seed, isTame = false }: SimulationOptions, epoch: number, count: number): NextEvent {
  const random = createRandom(seed, epoch)
  const crowd = createRandom(seed, epoch + CROWD_STREAMS)
  const course = drawProfile(random, isTame)
  let generator: Generator | undefined
  let left = count
  return world =>
    left-- > 0 ? (generator ??= new Generator(random, crowd, world, course)).next() : undefined
}

/** Runs a simulation; the same options give the same events. */
export async function simulate(options: SimulationOptions): Promise<SimulationResult> {
  const { seed, events: count, engine, databaseUrl, shrinkFor: shortenFor = 0, ignored, onEpoch } = options
  const databases = new Databases(engine, databaseUrl)
  let done = 0
  try {
    for (let epoch = 0; done < count; epoch++) {
      const length = Math.min(EPOCH_LENGTH, count - done)
      const start = { ...(await databases.next(epoch)), ...(ignored && { ignored }) }
      const result = await runEpoch(start, drawn(options, epoch, length))
      onEpoch?.(epoch, result)
      done += Math.min(result.events.length, length)
      const { finding, events } = result
      if (!finding) continue
      const { kind, message } = finding
      const history: History = { seed, epoch, engine, finding: kind, events }
      const run = async (tried: readonly SimulationEvent[]) =>
        (await runEpoch({ ...(await databases.next(epoch)), ...(ignored && { ignored }) }, replay(tried)))
          .finding
      const shorter = shortenFor > 0 ? await shrinkHistory(events, kind, run, shortenFor) : events
      return {
        events: done,
        found: { kind, message, after: done, history, shortest: { ...history, events: shorter } },
      }
    }
    return { events: done }
  } finally {
    await databases.remove()
  }
}

/** Runs a stored history again. */
export async function replayHistory(
  { engine, epoch, events }: History,
  databaseUrl?: string,
  ignored?: ReadonlySet<string>,
): Promise<EpochResult> {
  const databases = new Databases(engine, databaseUrl)
  try {
    const start = { ...(await databases.next(epoch)), ...(ignored && { ignored }) }
    return await runEpoch(start, replay(events))
  } finally {
    await databases.remove()
  }
}
