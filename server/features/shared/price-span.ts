import { compare } from '#src/lib/money.ts'
import type { LookedSpan } from '#server/kernel/progress.ts'
import {
  endOfMinute,
  firstOnTrack,
  tickTimes,
  wholeStep,
  type Barrier,
  type Extremes,
  type Reached,
  type Track,
} from './track.ts'
import { MINUTE } from '#src/lib/time/time-units.ts'

/** Spans up to this long are kept tick by tick, in milliseconds. */
const LONGEST_KEPT = MINUTE
/** Ticks are kept for so long after the newest, as several jobs ask for spans that overlap. */
const KEPT_FOR = MINUTE

interface Tick extends Reached {
  readonly isOpen: boolean
}

/** What a price has done in a span. */
export interface PriceSpan {
  /** The extremes, perhaps wider than the truth; undefined when nothing could be filled in it. */
  readonly extremes: Extremes | undefined
  /** The first price after `from` that fills an order; see firstOnTrack. */
  first(order: Barrier, from: number): Reached | undefined
}

/** Reads what a price has done. Consecutive short spans overlap: each tick is computed once. */
export interface PriceSpans {
  read(span: LookedSpan, nextSlice: () => Promise<void>): Promise<PriceSpan>
}

const widen = (before: Extremes | undefined, { low, high }: Extremes): Extremes =>
  before
    ? {
        low: compare(low, before.low) < 0 ? low : before.low,
        high: compare(high, before.high) > 0 ? high : before.high,
      }
    : { low, high }

/** The spans of one track. */
export function createPriceSpans(track: Track): PriceSpans {
  let ticks: Tick[] = []
  let kept: Pick<LookedSpan, 'from' | 'to'> | undefined

  const tickAt = (time: number): Tick => ({ price: track.priceAt(time), time, isOpen: track.isOpen(time) })

  /** Computes what is not kept of a span; what was asked for before goes on to be kept for a while. */
  const keep = ({ from, to }: LookedSpan): void => {
    const goesOn = kept !== undefined && kept.from <= from && from <= kept.to
    const since = goesOn ? kept!.to : from
    const until = goesOn ? Math.max(kept!.to, to) : to
    const begin = goesOn ? Math.max(kept!.from, until - KEPT_FOR) : from
    const known = goesOn ? ticks.filter(tick => tick.time > begin) : []
    ticks = [...known, ...Array.from(tickTimes(track, since, until), tickAt)]
    kept = { from: begin, to: until }
  }

  const readShort = (span: LookedSpan): PriceSpan => {
    keep(span)
    const open = ticks.filter(({ isOpen, time }) => isOpen && time > span.from && time <= span.to)
    return {
      extremes: open.reduce<Extremes | undefined>(
        (extremes, { price }) => widen(extremes, { low: price, high: price }),
        undefined,
      ),
      first: ({ side, limitPrice }, after) =>
        open.find(
          ({ time, price }) =>
            time > after && (side === 1 ? compare(price, limitPrice) <= 0 : compare(price, limitPrice) >= 0),
        ),
    }
  }

  const readLong = async (span: LookedSpan, nextSlice: () => Promise<void>): Promise<PriceSpan> => ({
    extremes: await extremesOf(track, span, nextSlice),
    first: (order, after) => firstOnTrack(track, order, Math.max(after, span.from), span.to),
  })

  return {
    read: async (span, nextSlice) =>
      span.to - span.from > LONGEST_KEPT ? readLong(span, nextSlice) : readShort(span),
  }
}

/** The extremes of a long span by its candles: wider than the truth at both ends, and where the market was closed. */
async function extremesOf(
  track: Track,
  { from, to }: LookedSpan,
  nextSlice: () => Promise<void>,
): Promise<Extremes | undefined> {
  let extremes: Extremes | undefined
  let time = from
  while (time < to) {
    await nextSlice()
    const step = wholeStep(time, to)
    if (step) {
      const span = track.extremes(step[0], time + 1)
      if (span) extremes = widen(extremes, span)
      time += step[1]
      continue
    }
    const end = endOfMinute(time, to)
    for (const at of tickTimes(track, time, end)) {
      const price = track.priceAt(at)
      extremes = widen(extremes, { low: price, high: price })
    }
    time = end
  }
  return extremes
}
