import { findProduct } from '#server/market/catalogue.ts'
import type { MarketNoise } from '#src/lib/market/noise.ts'
import { DAY_MINUTES } from '#src/lib/market/volatility.ts'
import { tickOfMove, type WalkDay } from '#src/lib/market/walk-day.ts'
import { DAY, HOUR, MINUTE, SECOND } from '#src/lib/time/time-units.ts'

export interface Fork {
  /** The numbers that have come to light by `time`. */
  readonly before: MarketNoise
  /** All later ones. */
  readonly after: MarketNoise
  /** Epoch ms. */
  readonly time: number
}

/** The bits of a word of a move: the highest four are shown by the volume from the beginning of its part of a minute on. */
const VOLUME = 0xf0000000
const MOMENT = 0x0ff00000
const MOMENT_SHIFT = 20
const MOMENTS = 256
/** The bytes of a day's character that one hour, or the day as a whole, is drawn from. */
const PAIR = 2
/** How many days before its draw an offer of new shares is announced, at midnight or noon. */
const ANNOUNCED_BEFORE = 2

/**
 * A word of which nothing is known but its volume and that its move has not happened in the first ticks of its part: the rest is drawn
 * from another word.
 */
function redrawMove(known: number, drawn: number, ticks: number, moveTicks: number): number {
  const moments = Array.from({ length: MOMENTS }, (_, moment) => moment).filter(
    moment => tickOfMove(moment << MOMENT_SHIFT, moveTicks) > ticks,
  )
  const place = ((drawn & MOMENT) >>> MOMENT_SHIFT) / MOMENTS
  const moment = moments[Math.floor(place * moments.length)]!
  return ((known & VOLUME) | (moment << MOMENT_SHIFT) | (drawn & ~(VOLUME | MOMENT))) >>> 0
}

/** Replaces the words of a day that are not known at a moment in it. */
function forkMoves(
  words: Uint32Array,
  later: Uint32Array,
  ticks: number,
  { ticksPerMove, moveTicks }: Pick<WalkDay, 'ticksPerMove' | 'moveTicks'>,
): void {
  const part = Math.floor(ticks / ticksPerMove)
  const ticksOfPart = ticks - part * ticksPerMove
  if (tickOfMove(words[part]!, moveTicks) > ticksOfPart)
    words[part] = redrawMove(words[part]!, later[part]!, ticksOfPart, moveTicks)
  words.set(later.subarray(part + 1), part + 1)
}

/**
 * The noise of a market that agrees with another one up to a moment and is independent of it afterward, as far as it is undecided: the
 * same moves have happened, and of the next one is known that it has not happened yet, and what is traded until then.
 */
export function createForkedNoise({ before, after, time }: Fork): MarketNoise {
  const forkDay = Math.floor(time / DAY)
  const inDay = time - forkDay * DAY
  const sourceOf = (day: number) => (day < forkDay ? before : after)
  return {
    character(productId, day) {
      if (day !== forkDay) return sourceOf(day).character(productId, day)
      const bytes = before.character(productId, day)
      const decided = PAIR * (1 + Math.floor(inDay / HOUR) + 1)
      bytes.set(after.character(productId, day).subarray(decided), decided)
      return bytes
    },
    moves(productId, day, count, into) {
      if (day !== forkDay) return sourceOf(day).moves(productId, day, count, into)
      const { tickPeriod } = findProduct(productId)!
      const words = before.moves(productId, day, count, into)
      const ticksPerMove = MINUTE / tickPeriod / (count / DAY_MINUTES)
      const later = after.moves(productId, day, count)
      const moveTicks = ticksPerMove - SECOND / tickPeriod
      forkMoves(words, later, Math.floor(inDay / tickPeriod), { ticksPerMove, moveTicks })
      return words
    },
    // The lots and the price of an offer follow from all of its numbers, and are shown when it is announced.
    offer: (offerId, day) => (day - ANNOUNCED_BEFORE <= forkDay ? before : after).offer(offerId, day),
    tick: (productId, at) => (at <= time ? before : after).tick(productId, at),
  }
}
