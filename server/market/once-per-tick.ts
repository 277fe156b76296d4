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

const tickOf = (time: number) => Math.floor(time / SHORTEST_TICK)

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
  const keyAt = (time: number) => `${tickOf(time)} ${key}`
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

interface RowsOfTick {
  readonly tick: number
  readonly rows: Map<string, object>
}

const rowsBy = new WeakMap<Market, RowsOfTick>()

/**
 * A row of such lists, computed once within a tick of the market and frozen, so that pages of hundreds do not hold as many rows each, which
 * would then have to be cleared away.
 * @param key whose row it is, with all that it depends on but the time
 */
export function rowOncePerTick<Row extends object>(
  market: Market,
  { key, now }: { readonly key: string; readonly now: number },
  compute: () => Row,
): Row {
  const tick = tickOf(now)
  let kept = rowsBy.get(market)
  if (!kept || kept.tick < tick) rowsBy.set(market, (kept = { tick, rows: new Map() }))
  // A page that was begun in an earlier tick.
  if (kept.tick > tick) return compute()
  const row = (kept.rows.get(key) as Row | undefined) ?? Object.freeze(compute())
  kept.rows.set(key, row)
  return row
}
