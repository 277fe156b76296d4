import { sha256Hex } from '#src/lib/trading/allotment-draw.ts'
import { DAY } from '#src/lib/time/time-units.ts'
import type { Market } from '#server/market/market.ts'
import { hash32, unitNoise } from '#server/market/version-1/hash.ts'

/** Somebody whom the sandbox makes up. */
export interface SimulatedParticipant {
  /** The anonymous id in the list of entries. */
  readonly id: string
  readonly lots: number
  /** When they subscribe, as a share of the time that the offer is open, in [0, 1). */
  readonly arrival: number
}

/** What is left to chance in an offer. */
export interface OfferChance {
  /** The price as a share of the market price, a decimal: 0.95 to 0.99. */
  readonly priceShare: string
  /** Lots that simulated participants request for one that is offered: 0.4 to 4, so that some offers are undersubscribed and most oversubscribed. */
  readonly demand: number
  readonly participants: readonly SimulatedParticipant[]
}

/** Which offer it is about; times are milliseconds since 1970 UTC. */
export interface OfferDates {
  readonly id: number
  readonly announcedAt: number
  readonly drawsAt: number
}

export const MAX_LOTS = 20
const MIN_COUNT = 40
const COUNTS = 80
/** Hexadecimal digits of an anonymous id. */
export const ID_LENGTH = 20
const ID_BYTES = ID_LENGTH / 2

/** Few request many. */
const lotsOf = (chance: number) => 1 + Math.floor(MAX_LOTS * chance * chance * chance)
const priceShareOf = (number: number) => `0.${95 + (number % 5)}`
const demandOf = (chance: number) => 0.4 + 3.6 * chance

/**
 * Follows from the key of the day of the draw, which is published after that day: while an offer is open, nobody but the back end can tell
 * who is still to come, or which entries are simulated. Offers that were announced before version 2 of the market stay as they were.
 */
export function offerChance({ seed, noise }: Market, offer: OfferDates): OfferChance {
  const { earlierSeed } = seed
  return earlierSeed !== undefined && offer.announcedAt < seed.since
    ? earlierChance(earlierSeed, offer.id)
    : chanceOf(noise.offer(offer.id, Math.floor(offer.drawsAt / DAY)))
}

const PARTICIPANT_BYTES = 16
const RANGE_16 = 2 ** 16
const RANGE_32 = 2 ** 32

function chanceOf(bytes: Uint8Array): OfferChance {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const participant = (index: number): SimulatedParticipant => {
    const at = (index + 1) * PARTICIPANT_BYTES
    return {
      lots: lotsOf(view.getUint16(at, true) / RANGE_16),
      arrival: view.getUint32(at + 2, true) / RANGE_32,
      id: Buffer.from(bytes.subarray(at + 6, at + 6 + ID_BYTES)).toString('hex'),
    }
  }
  return {
    priceShare: priceShareOf(view.getUint32(0, true)),
    demand: demandOf(view.getUint32(4, true) / RANGE_32),
    participants: Array.from({ length: MIN_COUNT + (view.getUint32(8, true) % COUNTS) }, (_, index) =>
      participant(index),
    ),
  }
}

const DISCOUNT_STREAM = 0x1e0000
const DEMAND_STREAM = 0x1f0000
const COUNT_STREAM = 0x200000
const LOTS_STREAM = 0x210000
const TIME_STREAM = 0x220000

/** Under version 1 of the market everything followed from a seed of 32 bits. */
function earlierChance(seed: number, id: number): OfferChance {
  return {
    priceShare: priceShareOf(hash32(seed, DISCOUNT_STREAM, id)),
    demand: demandOf(unitNoise(seed, DEMAND_STREAM, id)),
    participants: Array.from(
      { length: MIN_COUNT + (hash32(seed, COUNT_STREAM, id) % COUNTS) },
      (_, index) => ({
        lots: lotsOf(unitNoise(seed, LOTS_STREAM + id, index)),
        arrival: unitNoise(seed, TIME_STREAM + id, index),
        id: sha256Hex(`sandbox:${seed}:${id}:${index}`).slice(0, ID_LENGTH),
      }),
    ),
  }
}
