/** Generates random events from the seed and from what was created so far. */
import type { OperationId } from '#src/api/generated/operations.ts'
import type { Random } from '#contracts/verify/random.ts'
import type { Fault } from './faults.ts'
import type { CallEvent, CallFields, SimulationEvent } from './history.ts'
import { OPERATION_WEIGHTS } from './operation-weights.ts'
import { drawFields, largestCheapBuy } from './draw-fields.ts'
import { OPERATION_RULES, type CreatedKind } from './operation-rules.ts'
import { drawReadings } from './readers.ts'
import { drawSlow } from './slow-senders.ts'
import type { World } from './world.ts'
import { DAY, HOUR, MINUTE, SECOND } from '#src/lib/time/time-units.ts'

/** The profile of an epoch, so that seeds differ. */
export interface EpochProfile {
  /** The percentage of events with a fault. */
  readonly faults: number
  /** The clock jumps by days. */
  readonly isLong: boolean
  /** Only hostile personas. */
  readonly isHostile: boolean
  /** Hostile personas buy as much as possible of the cheapest coin. */
  readonly isHoarding: boolean
  /** No hostile personas, no poisoned items and no clock set back: any version must pass. */
  readonly isTame: boolean
}

export function drawProfile(random: Random, isTame: boolean): EpochProfile {
  const drawn = { faults: random.pick([0, 1, 4]), isLong: random.percent(40), isHostile: random.percent(30) }
  const isHoarding = !isTame && random.percent(30)
  return { ...drawn, isHostile: drawn.isHostile && !isTame, isHoarding, isTame }
}

const EVENT_WEIGHTS = {
  call: 800,
  repeat: 25,
  job: 90,
  round: 8,
  clock: 75,
  poison: 2,
  restart: 4,
  verify: 2,
} as const

/** Of a thousand events. */
const FLOODS = 4
const SLOW = 2

export class Generator {
  readonly #random: Random
  /** Of hostile readers and slow senders, so that a seed gives the same other events as without them. */
  readonly #crowd: Random
  readonly #world: World
  readonly #course: EpochProfile
  #n = 0
  #crowds = 0

  constructor(random: Random, crowd: Random, world: World, course: EpochProfile) {
    this.#random = random
    this.#crowd = crowd
    this.#world = world
    this.#course = course
  }

  next(): SimulationEvent {
    const chosen = this.#crowd.below(1000)
    if (!this.#course.isTame && chosen < FLOODS + SLOW) return this.#crowded(chosen < FLOODS)
    const n = ++this.#n
    const random = this.#random
    const drawn = random.weighted(EVENT_WEIGHTS)
    const kind = drawn === 'poison' && this.#course.isTame ? 'round' : drawn
    if (kind === 'clock') return { n, do: 'clock', by: this.#jump() }
    if (kind === 'job') {
      const { jobs } = this.#world.nodes[0]!.node
      return { n, do: 'job', name: random.pick(jobs).name, ...this.#maybeFault(3) }
    }
    if (kind === 'repeat') return { n, do: 'repeat', of: n - 1 - random.below(30) }
    if (kind === 'poison') {
      const of = this.#latest([...this.#world.made.keys()], 60)
      return { n, do: 'poison', ...(of !== undefined && random.percent(60) && { of }) }
    }
    if (kind === 'restart') return this.#restart(n)
    if (kind === 'call') return { ...this.#call(n), ...this.#maybeFault(1) }
    return { n, do: kind }
  }

  #crowded(isFlood: boolean): SimulationEvent {
    const crowd = this.#crowd
    const n = -++this.#crowds
    const indexes = [...this.#world.people.keys()]
    const who = crowd.pick(indexes.filter(index => this.#world.people[index]!.persona === 'hostile'))
    const beside = crowd.pick(indexes.filter(index => index !== who))
    if (isFlood) return { n, do: 'flood', who, beside, readings: drawReadings(crowd) }
    return { n, do: 'slow', who, beside, ...drawSlow(crowd) }
  }

  #jump(): number {
    const random = this.#random
    const { isLong, isTame } = this.#course
    // The clocks of nodes with a common database differ by a few seconds at most.
    const isShared = this.#world.nodes.length > 1
    const size = random.weighted({
      tick: 300,
      seconds: 300,
      minutes: 150,
      hours: isLong ? 20 : 8,
      days: isLong ? 8 : 1,
      weeks: isLong ? 1 : 0,
      back: isTame ? 0 : 12,
      farBack: isTame || isShared ? 0 : 4,
    })
    const sizes = {
      tick: 1 + random.below(SECOND),
      seconds: SECOND * (1 + random.below(60)),
      minutes: MINUTE * (1 + random.below(60)) + random.below(SECOND),
      hours: HOUR * (1 + random.below(12)),
      days: DAY * (1 + random.below(3)),
      weeks: 7 * DAY,
      back: -SECOND * (1 + random.below(isShared ? 4 : 30)),
      farBack: -HOUR * (1 + random.below(3)),
    }
    return sizes[size]
  }

  #maybeFault(weight: number): { fault?: Fault } {
    const random = this.#random
    if (!random.percent(this.#course.faults * weight)) return {}
    const kind = random.weighted({ batch: 4, query: 2, answer: 3, lost: 2 })
    return { fault: { kind, skip: random.below(4), at: random.below(4) } }
  }

  #restart(n: number): SimulationEvent {
    const random = this.#random
    const how = random.weighted({ between: 3, during: 3, disk: 2 })
    const event = { n, do: 'restart', nodeId: random.below(8) * 4 } as const
    if (how === 'between') return event
    const during = this.#call(n)
    return how === 'disk' ? { ...event, during, disk: true } : { ...event, during }
  }

  #call(n: number): CallEvent {
    const random = this.#random
    const { people } = this.#world
    const hostile = people.flatMap(({ persona }, index) => (persona === 'hostile' ? [index] : []))
    const who =
      this.#course.isHostile && random.percent(70) ? random.pick(hostile) : random.below(people.length)
    const persona = this.#course.isTame ? 'honest' : people[who]!.persona
    if (this.#course.isHoarding && persona === 'hostile' && random.percent(25))
      return { n, do: 'call', who, op: 'placeSpotOrder', body: largestCheapBuy(this.#world.market) }
    const op = random.weighted(OPERATION_WEIGHTS[persona] as Record<OperationId, number>)
    const of = this.#about(op, who, people[who]!.persona === 'honest' ? 0 : 15)
    const body: CallFields = drawFields(op, persona, random, this.#world)
    return { n, do: 'call', who, op, body, ...(of !== undefined && { of }) }
  }

  /** The thing that a call refers to: the caller's own, or with this percentage another account's. */
  #about(op: OperationId, who: number, foreign: number): number | undefined {
    const made: CreatedKind | undefined = OPERATION_RULES[op]?.about?.[1]
    if (!made) return undefined
    const isAnybodys = made === 'trader' || this.#random.percent(foreign)
    const things: number[] = []
    for (const thing of this.#world.made.values()) {
      if (thing.made === made && (isAnybodys || thing.who === who)) things.push(thing.n)
    }
    return this.#latest(things, 25)
  }

  /** One of the last ones. */
  #latest(events: readonly number[], most: number): number | undefined {
    if (events.length === 0) return undefined
    const from = Math.max(0, events.length - most)
    return events[from + this.#random.below(events.length - from)]
  }
}
