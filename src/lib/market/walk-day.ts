/** The moves of a product on one UTC day: how many, how large, and when; see walk.ts. */
import { DAY, MINUTE, SECOND } from '../time/time-units.ts'
import type { ProductType } from '#models'
import { MOVE_SIZES } from './move-sizes.ts'
import type { MarketNoise } from './noise.ts'
import { createVolatility, DAY_MINUTES } from './volatility.ts'

/** What decides how a product moves. */
export interface WalkTerms {
  readonly productId: number
  readonly productType: ProductType
  /** Daily volatility in basis points: on three days of four the price changes by less. */
  readonly volatility: number
  /** The typical price, in minor units. */
  readonly basePrice: number
  /** The step between two prices, in minor units. */
  readonly tickSize: number
  /** Milliseconds between two ticks. */
  readonly tickPeriod: number
}

/** Where a walk begins: at the first instant of a UTC minute, at a price in minor units. */
export interface WalkOrigin {
  readonly minute: number
  readonly price: number
}

/** The moves of a UTC day, relative to the price at its first instant. */
export interface WalkDay {
  /** The price at its first instant, minor units. */
  readonly opening: number
  /** The number of moves in a minute; each has its own equal part of the minute. */
  readonly moves: number
  /** Ticks in the part of a minute that belongs to one move. */
  readonly ticksPerMove: number
  /** The ticks of a part at which its move may happen; see `tickOfMove`. */
  readonly moveTicks: number
  /** A word for each move, in order of time, and the steps of the move. */
  readonly words: Uint32Array
  readonly changes: Int32Array
  /** The standard deviation of a move in each minute, in steps. */
  readonly sizes: Float64Array
  /** Steps from the opening at the first instant of each minute; the last one belongs to the next day. */
  readonly steps: Int32Array
}

/** The share of the documented daily volatility that one standard deviation is, so that three days of four stay below it. */
const SIGMA = 1.06
/** More than this share of the typical price, or less than its inverse, and a price moves less, so that it stays writable for decades. */
const FAR = 4
/** The number of moves in a minute: parts of a minute that are whole ticks of every product. */
const MOVE_COUNTS = [12, 10, 6, 5, 4, 3, 2]
/** Fewer moves where a step of the price is large, so that a move is seldom smaller than a step. */
const MIN_VARIANCE = 2
const MIN_TICKS_PER_MOVE = 10
/** The standard deviation of a minute as a share of a day's: the root of 1 / 1440. */
const MINUTE_SHARE = 0.02635231383473649
/** The moves of a minute before the origin, where nobody watched: years of it are made up at once. */
const MAX_PAST_MOVES = 1

/** The bits of a word: 12 size, 8 rounding, 8 moment, 4 volume. */
const SIZE_MASK = 0xfff
const BYTE_MASK = 0xff
const ROUNDING_SHIFT = 12
const MOMENT_SHIFT = 20
const VOLUME_SHIFT = 28

/** What a move is multiplied by: a draw of variance 1. */
export const drawOf = (word: number): number => MOVE_SIZES[word & SIZE_MASK]!

/**
 * Steps of a move: its exact size rounded up or down at random, so that the square is kept on average: a price with large steps then moves
 * seldom rather than too far. Up and down are equally likely, as opposite draws are rounded alike.
 */
function stepsOf(word: number, size: number): number {
  const exact = size * drawOf(word)
  const whole = Math.floor(Math.abs(exact))
  const share = (exact * exact - whole * whole) / (2 * whole + 1)
  const steps = ((word >>> ROUNDING_SHIFT) & BYTE_MASK) + 0.5 < share * 256 ? whole + 1 : whole
  return exact < 0 ? -steps : steps
}

/**
 * The tick of its part at which a move happens, from 1 to `moveTicks`: a minute opens at the price that the one before closed at, and in
 * the last second of a part nothing moves, so that products that follow see the move in the same part.
 */
export const tickOfMove = (word: number, moveTicks: number): number =>
  1 + ((((word >>> MOMENT_SHIFT) & BYTE_MASK) * moveTicks) >> 8)

/** One of 16 numbers from 0 to 1 that say how much is traded besides the move. It says nothing about the move. */
export const volumeOf = (word: number): number => (word >>> VOLUME_SHIFT) / 15

/** A price in minor units: never below one step. */
export const priceAfter = (opening: number, steps: number, tickSize: number): number =>
  Math.max(tickSize, opening + steps * tickSize)

/** What decides how a walk moves on a day, computed once. */
export interface WalkFrame {
  readonly terms: WalkTerms
  readonly usualSize: number
  readonly liveMoves: number
  readonly pastMoves: number
  readonly originDay: number
  /** The minute of its first day in which it begins. */
  readonly firstMinute: number
  readonly ticksPerMinute: number
}

export function frameOf(terms: WalkTerms, origin: WalkOrigin): WalkFrame {
  const { volatility, basePrice, tickSize, tickPeriod } = terms
  const usualSize = ((volatility * SIGMA) / 10_000) * (basePrice / tickSize) * MINUTE_SHARE
  const liveMoves = movesOf(usualSize, tickPeriod)
  const originDay = Math.floor((origin.minute * MINUTE) / DAY)
  return {
    terms,
    usualSize,
    liveMoves,
    pastMoves: Math.min(liveMoves, MAX_PAST_MOVES),
    originDay,
    firstMinute: origin.minute - originDay * DAY_MINUTES,
    ticksPerMinute: MINUTE / tickPeriod,
  }
}

type Moves = Pick<WalkDay, 'words' | 'changes' | 'sizes' | 'steps'>

const movesOn = (frame: WalkFrame, day: number) => (day < frame.originDay ? frame.pastMoves : frame.liveMoves)

const emptyMoves = (moves: number): Moves => ({
  words: new Uint32Array(DAY_MINUTES * moves),
  changes: new Int32Array(DAY_MINUTES * moves),
  sizes: new Float64Array(DAY_MINUTES),
  steps: new Int32Array(DAY_MINUTES + 1),
})

export function createDay(
  frame: WalkFrame,
  day: number,
  { words, changes, sizes, steps }: Moves = emptyMoves(movesOn(frame, day)),
): WalkDay {
  const { terms, ticksPerMinute } = frame
  const moves = movesOn(frame, day)
  return {
    opening: 0,
    moves,
    ticksPerMove: ticksPerMinute / moves,
    moveTicks: ticksPerMinute / moves - SECOND / terms.tickPeriod,
    words,
    changes,
    sizes,
    steps,
  }
}

/** What a walk has filled in last, for others to fill in again. */
interface Scratch extends Moves {
  walk: WalkFrame
  day: number
  reference: number
}

/** Of each number of moves in a minute, for all walks together; two, as a price may follow from those of two products at once. */
const SCRATCHES = 2
const scratches = new Map<number, Scratch[]>()

/** The walk's own scratch, else the one that was asked for longest ago. */
function takeScratch(walk: WalkFrame, moves: number): Scratch {
  const all = scratches.get(moves) ?? []
  const unused = { day: Number.NaN, reference: Number.NaN }
  let taken = all.find(each => each.walk === walk)
  if (!taken && all.length === SCRATCHES) taken = Object.assign(all.at(-1)!, { walk, ...unused })
  taken ??= { walk, ...unused, ...emptyMoves(moves) }
  scratches.set(moves, [taken, ...all.filter(each => each !== taken)])
  return taken
}

/** Simulates the days of a walk. */
export interface Simulation {
  /** Fills in the moves of a day whose steps have the size that belongs to `reference`. @returns the steps of the whole day */
  simulate(into: WalkDay, day: number, reference: number): number
  /**
   * A day to fill in that another call, also of another walk, fills in again; of two walks each has its own. Filling it in with the same
   * day twice costs nothing.
   */
  scratchOf(day: number): WalkDay
}

export function createSimulation(frame: WalkFrame, noise: MarketNoise): Simulation {
  const { terms, originDay, firstMinute, usualSize } = frame
  const volatility = createVolatility(terms.productType, day => noise.character(terms.productId, day))
  return {
    scratchOf: day => createDay(frame, day, takeScratch(frame, movesOn(frame, day))),
    simulate({ moves, words, changes, sizes, steps }, day, reference) {
      const scratch = scratches.get(moves)?.find(each => each.words === words)
      if (scratch?.day === day && scratch.reference === reference) return steps[DAY_MINUTES]!
      if (scratch) Object.assign(scratch, { day, reference })
      noise.moves(terms.productId, day, words.length, words)
      const ofMinute = volatility.minutesOf(day)
      const size = (usualSize * sizeFactor(reference / terms.basePrice)) / Math.sqrt(moves)
      const begin = day === originDay ? firstMinute : 0
      let sum = 0
      let at = begin * moves
      steps.fill(0, 0, begin)
      sizes.fill(0, 0, begin)
      changes.fill(0, 0, at)
      for (let minute = begin; minute < DAY_MINUTES; minute++) {
        const own = size * ofMinute[minute]!
        sizes[minute] = own
        steps[minute] = sum
        for (let each = 0; each < moves; each++, at++) {
          const change = stepsOf(words[at]!, own)
          changes[at] = change
          sum += change
        }
      }
      steps[DAY_MINUTES] = sum
      return sum
    },
  }
}

/** The number of moves in a minute, of which one standard deviation is so many steps. */
function movesOf(stepsPerMinute: number, tickPeriod: number): number {
  const variance = stepsPerMinute * stepsPerMinute
  const isRight = (moves: number) =>
    moves * MIN_VARIANCE <= variance && MINUTE / tickPeriod >= moves * MIN_TICKS_PER_MOVE
  return MOVE_COUNTS.find(isRight) ?? 1
}

/** The size of a step by the price, relative to its size at the typical price. */
function sizeFactor(ratio: number): number {
  return ratio > FAR ? FAR : ratio < 1 / FAR ? FAR * ratio * ratio : ratio
}
