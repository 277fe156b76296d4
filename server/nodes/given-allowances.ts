import { SECOND } from '#src/lib/time/time-units.ts'
import { minIdAt } from '../kernel/ids.ts'
import type { Limiter } from '../kernel/rate-limiter.ts'
import { finish, type Clock, type Context, type Steps, type Store } from '../kernel/store.ts'

/** How far back each look goes, in milliseconds: a row is stored a little after the time of its id. */
const OVERLAP = 10 * SECOND
/** The most keys of a limiter that are told at a time, those that were given most. */
const MOST_TOLD = 500
/** The most keys of a limiter that are counted between two exchanges. */
const MOST_COUNTED = 10_000
/** Longer keys are no addresses, and are not told. */
const LONGEST_TOLD = 64
/** A key that was given less than this part of a second's allowance is not told: so many nodes together give one allowance. */
const TOLD_FROM = 1 / 16

const INSERT = 'INSERT INTO given_allowances(id, node_id, given) VALUES ($1, $2, $3)'
const OF_OTHERS = 'SELECT id, given FROM given_allowances WHERE id > $1 AND node_id <> $2 ORDER BY id'

/** What a node has given since its last report: how many of each key, by limiter. */
type Given = Readonly<Record<string, Readonly<Record<string, number>>>>

function* tell(context: Context, { nodeId, given }: { nodeId: bigint; given: string }): Steps<void> {
  return yield* finish(undefined, [INSERT, [context.id(), nodeId, given]])
}

interface ExchangedLimiter {
  readonly limiter: Limiter
  readonly perSecond: number
}

/** Counts what a limiter gives. */
function countGiven({ limiter, perSecond }: ExchangedLimiter) {
  let counts = new Map<string, number>()
  return {
    take(key: string, tokens = 1): number {
      const wait = limiter.take(key, tokens)
      const known = counts.get(key)
      const hasRoom = known !== undefined || (counts.size < MOST_COUNTED && key.length <= LONGEST_TOLD)
      if (wait === 0 && hasRoom) counts.set(key, (known ?? 0) + tokens)
      return wait
    },
    /** What is worth telling since the last time. */
    collect(): Record<string, number> {
      const worthTelling = [...counts].filter(([, count]) => count >= perSecond * TOLD_FROM)
      counts = new Map()
      const most = worthTelling.toSorted(([, one], [, other]) => other - one).slice(0, MOST_TOLD)
      return Object.fromEntries(most)
    },
  }
}

/**
 * Makes limiters of several nodes count together: each tells what it has given, once a second, and charges what the others have. A client
 * that asks several nodes gets more than its allowance only until they have told each other, and owes it then.
 */
export function createExchange<Name extends string>(
  store: Store,
  clock: Clock,
  limiters: Readonly<Record<Name, ExchangedLimiter>>,
) {
  const names = Object.keys(limiters) as Name[]
  const counters = Object.fromEntries(names.map(name => [name, countGiven(limiters[name])])) as Record<
    Name,
    ReturnType<typeof countGiven>
  >
  const nodeId = BigInt(store.nodeId ?? 0)
  /** When each report that a look may meet again was charged; undefined before the first look. */
  let charged: Map<bigint, number> | undefined

  const tellOthers = async () => {
    const given = names.map(name => [name, counters[name].collect()] as const)
    if (given.every(([, counts]) => Object.keys(counts).length === 0)) return
    await store.execute(tell, { nodeId, given: JSON.stringify(Object.fromEntries(given)) })
  }

  const chargeFor = (given: Given) => {
    for (const name of names)
      for (const [key, tokens] of Object.entries(given[name] ?? {}))
        limiters[name].limiter.charge(key, tokens)
  }

  const chargeOthers = async () => {
    const now = clock.now()
    const since = minIdAt(BigInt(now - OVERLAP))
    const rows = await store.query<{ id: bigint; given: string }>(OF_OTHERS, [since, nodeId])
    const isFirst = charged === undefined
    charged ??= new Map()
    for (const { id, given } of rows) {
      // What was given before this node started has been paid back, or soon will be.
      if (!isFirst && !charged.has(id)) chargeFor(JSON.parse(given) as Given)
      if (!charged.has(id)) charged.set(id, now)
    }
    for (const [id, at] of charged) if (Math.abs(now - at) > 2 * OVERLAP) charged.delete(id)
  }

  const take = Object.fromEntries(names.map(name => [name, counters[name].take])) as Record<
    Name,
    Limiter['take']
  >
  return {
    take,
    async run(): Promise<void> {
      // A database that does not answer is logged by whoever needs it; each node counts by itself meanwhile.
      await tellOthers().catch(() => {})
      await chargeOthers().catch(() => {})
    },
  }
}
