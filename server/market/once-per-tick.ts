import { createLru, type Lru } from '#src/lib/collections/lru.ts'
import type { Reader } from '../kernel/store.ts'
import { runInSlices } from '../kernel/time-slices.ts'
import { CATALOGUE } from './catalogue.ts'
import type { Market } from './market.ts'

const greatestCommonDivisor = (a: number, b: number): number =>
  b === 0 ? a : greatestCommonDivisor(b, a % b)

/** Prices change only at multiples of it, in milliseconds. */
export const SHORTEST_TICK = CATALOGUE.map(({ tickPeriod }) => tickPeriod).reduce(greatestCommonDivisor)

/** Half a megabyte each at most. */
const MAX_KEPT = 32

const keptBy = new WeakMap<Market, Lru<object, string>>()

/**
 * What is the same for everybody who asks for it within a tick of the market: computed in slices by the turn of the first one, frozen, and given to
 * all others until the tick ends. Nobody waits for the work of another caller: who asks before it is done computes it too.
 * @param key what it is, with all that it depends on but the time
 * @throws QueueFullError when the caller has too much work under way
 */
export async function oncePerTick<Value extends object>(
  { store, market }: { readonly store: Reader; readonly market: Market },
  key: string,
  compute: (now: number) => Generator<void, Value>,
): Promise<Value> {
  const kept = keptBy.get(market) ?? createLru(MAX_KEPT)
  keptBy.set(market, kept)
  const keyAt = (time: number) => `${Math.floor(time / SHORTEST_TICK)} ${key}`
  const find = (time: number) => kept.get(keyAt(time)) as Value | undefined
  function* steps(): Generator<void, Value> {
    const now = market.now()
    const known = find(now)
    if (known) return known
    const value = Object.freeze(yield* compute(now))
    kept.set(keyAt(now), value)
    return value
  }
  return find(market.now()) ?? runInSlices(steps(), store.turn)
}
