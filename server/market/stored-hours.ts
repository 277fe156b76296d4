/** The hours of a database's market: recorded at its first start, and changed for the future only. */
import type { Hours, HoursChange, MarketHours } from '#src/lib/market/price-time.ts'
import { DAY } from '#src/lib/time/time-units.ts'
import { finish, read, type Context, type Row, type Steps, type Store } from '../kernel/store.ts'

export interface HoursOptions {
  /** MARKET_HOURS. */
  readonly setting: Hours
  /** Whether this is a back end, whose setting counts, rather than a program beside it. */
  readonly serves: boolean
}

interface HoursRow extends Row {
  readonly since: bigint
  readonly hours: Hours
}

const READ = 'SELECT since, hours FROM market_hours ORDER BY since'
const RECORD = `INSERT INTO market_hours(since, hours) VALUES ($1, $2)
  ON CONFLICT (since) DO UPDATE SET hours = excluded.hours`

/**
 * When a change begins: at a UTC midnight, so that a day has the same hours throughout, and more than a day ahead, so that no quick order that
 * is running, which lasts a day at most, ends under other hours than it was placed with.
 */
const beginOfChange = (now: number): number => (Math.floor(now / DAY) + 2) * DAY

/** The hours so far; those of the setting are recorded where they differ. Any number of nodes may do so at once. */
function* recordHours({ now }: Context, { setting, serves }: HoursOptions): Steps<HoursRow[]> {
  const rows = yield* read<HoursRow>(READ)
  const last = rows.at(-1)
  if (last?.hours === setting || !serves) return yield* finish(rows)
  // Not before the last change, although a clock was set back.
  const since = last ? BigInt(Math.max(Number(last.since), beginOfChange(Number(now)))) : 0n
  const kept = rows.filter(row => row.since !== since)
  return yield* finish([...kept, { since, hours: setting }], [RECORD, [since, setting]])
}

/**
 * Reads since when which hours hold in a database's market. At the first start those of MARKET_HOURS do, for all of the past; when it is
 * another one later, from the first UTC midnight on that is more than a day ahead.
 */
export async function openMarketHours(store: Store, options: HoursOptions): Promise<MarketHours> {
  const [first, ...others] = await store.execute(recordHours, options)
  if (!first) return { hours: options.setting }
  const hoursChanges: HoursChange[] = []
  let { hours } = first
  for (const each of others) {
    // A change that was taken back before it began is none.
    if (each.hours !== hours) hoursChanges.push({ since: Number(each.since), hours: each.hours })
    hours = each.hours
  }
  return { hours: first.hours, hoursChanges }
}

/** What an operator should know about hours that have not begun yet, a sentence each. */
export const noticesOfHours = ({ hoursChanges = [] }: MarketHours, now: number): string[] =>
  hoursChanges
    .filter(({ since }) => since > now)
    .map(
      ({ since, hours }) =>
        `The market has the hours of MARKET_HOURS=${hours} from ${new Date(since).toISOString()} on. Until then, and for all prices of the past, they stay as they were.`,
    )
