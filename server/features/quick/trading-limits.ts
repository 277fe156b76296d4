import {
  finish,
  read,
  send,
  type Context,
  type Reader,
  type Row,
  type Statement,
  type Steps,
} from '#server/kernel/store.ts'
import { lockWallet } from '#server/ledger/ledger.ts'
import { USDT, parseMoney, printMoney } from '#server/ledger/units.ts'
import { refusal } from '#server/problem.ts'
import type { QuickFunds } from './quote.ts'

const DAY = 86_400_000n
/** How long a raised limit waits before it is in effect, in milliseconds: a day, so that nobody raises it in the heat of a loss. */
const RAISE_DELAY = DAY
/** The longest cooling-off, in milliseconds: a year. */
const LONGEST_REST = 365n * DAY

/** What somebody has set for himself: decimals as strings, times in milliseconds since 1970 UTC. Days are those of UTC. */
export interface TradingLimits {
  /** Null: no limit. */
  readonly dailyStakeLimit: string | null
  /** A higher limit that waits. */
  readonly nextDailyStakeLimit: { readonly dailyStakeLimit: string | null; readonly from: number } | null
  readonly stakedToday: string
  readonly dayEndsAt: number
  /** Null when there is none or it is over. */
  readonly coolingOffUntil: number | null
  readonly raiseDelay: number
  readonly time: number
}

interface LimitRow extends Row {
  readonly daily_stake: bigint | null
  readonly next_daily_stake: bigint | null
  readonly next_from: bigint | null
  readonly cooling_off_until: bigint | null
}

/** Limits as they are at a moment: what waited long enough is in effect. */
interface Limits {
  readonly daily: bigint | null
  readonly next: { readonly daily: bigint | null; readonly from: bigint } | null
  readonly coolingOffUntil: bigint | null
}

const READ = `SELECT daily_stake, next_daily_stake, next_from, cooling_off_until FROM trading_limits WHERE user_id = $1`
const STAKED = `SELECT CAST(coalesce(sum(stake), 0) AS BIGINT) AS staked FROM quick_orders
  WHERE user_id = $1 AND created_at >= $2`
const WRITE = `INSERT INTO trading_limits(user_id, daily_stake, next_daily_stake, next_from, cooling_off_until)
  VALUES ($1, $2, $3, $4, $5) ON CONFLICT (user_id) DO UPDATE SET daily_stake = excluded.daily_stake,
  next_daily_stake = excluded.next_daily_stake, next_from = excluded.next_from,
  cooling_off_until = excluded.cooling_off_until`

const startOfDay = (now: bigint) => now - (now % DAY)

function limitsAt(row: LimitRow | undefined, now: bigint): Limits {
  const { daily_stake: daily = null, next_daily_stake: next = null, next_from: from = null } = row ?? {}
  const until = row?.cooling_off_until ?? null
  const coolingOffUntil = until !== null && until > now ? until : null
  if (from === null) return { daily, next: null, coolingOffUntil }
  return from <= now
    ? { daily: next, next: null, coolingOffUntil }
    : { daily, next: { daily: next, from }, coolingOffUntil }
}

/** What somebody's own limits leave him at `now` (epoch ms). To be read while his wallet is locked, so that no two orders share it. */
export function* readAllowance(userId: bigint, now: bigint): Steps<Omit<QuickFunds, 'available'>> {
  const [limits, staked] = yield* send([READ, [userId]], [STAKED, [userId, startOfDay(now)]])
  const { daily, coolingOffUntil } = limitsAt((limits as LimitRow[])[0], now)
  const [{ staked: stakedToday }] = staked as [{ staked: bigint }]
  return { dailyLimit: daily, stakedToday, isCoolingOff: coolingOffUntil !== null }
}

/** The same outside a command, for previews. */
export async function readAllowanceNow(
  reader: Reader,
  userId: bigint,
  now: bigint,
): Promise<Omit<QuickFunds, 'available'>> {
  const { limits, stakedToday } = await readAll(reader, userId, now)
  return { dailyLimit: limits.daily, stakedToday, isCoolingOff: limits.coolingOffUntil !== null }
}

async function readAll(reader: Reader, userId: bigint, now: bigint) {
  const [rows, [staked]] = await Promise.all([
    reader.query<LimitRow>(READ, [userId]),
    reader.query<{ staked: bigint }>(STAKED, [userId, startOfDay(now)]),
  ])
  return { limits: limitsAt(rows[0], now), stakedToday: staked!.staked }
}

/** What somebody has set for himself, and what he has staked today; `now` is epoch ms. */
export async function readTradingLimits(reader: Reader, userId: bigint, now: bigint): Promise<TradingLimits> {
  const { limits, stakedToday } = await readAll(reader, userId, now)
  return toTradingLimits(limits, stakedToday, now)
}

export interface SetTradingLimits {
  readonly userId: bigint
  /** A decimal string; null for no limit; undefined leaves it. */
  readonly dailyStakeLimit?: string | null | undefined
  /** Epoch ms; undefined leaves it. */
  readonly coolingOffUntil?: number | undefined
}

/**
 * Sets a person's own limits. Stricter is in effect at once, laxer after RAISE_DELAY; a cooling-off is never shortened.
 * @throws DomainError `invalid_field` when a cooling-off is not in the future or longer than a year, `cooling_off_runs` when it is
 * shorter than the one that runs.
 */
export function* setTradingLimits(context: Context, input: SetTradingLimits): Steps<TradingLimits> {
  const { userId, dailyStakeLimit, coolingOffUntil } = input
  const { now } = context
  // Orders lock it too: one that is placed meanwhile comes before this or after it.
  yield* lockWallet(userId, [USDT])
  const [row] = yield* read<LimitRow>(READ, [userId])
  const [{ staked }] = (yield* read<{ staked: bigint }>(STAKED, [userId, startOfDay(now)])) as [
    { staked: bigint },
  ]
  const before = limitsAt(row, now)
  const limits: Limits = {
    ...before,
    ...(dailyStakeLimit !== undefined && changeLimit(before, toLimit(dailyStakeLimit), now)),
    ...(coolingOffUntil !== undefined && { coolingOffUntil: rest(before, BigInt(coolingOffUntil), now) }),
  }
  return yield* finish(toTradingLimits(limits, staked, now), writeLimits(userId, limits))
}

const toLimit = (limit: string | null) => (limit === null ? null : parseMoney(limit))

function changeLimit(
  { daily, next }: Limits,
  wanted: bigint | null,
  now: bigint,
): Pick<Limits, 'daily' | 'next'> {
  const isLaxer = daily !== null && (wanted === null || wanted > daily)
  if (!isLaxer) return { daily: wanted, next: null }
  // The same raise asked for again goes on waiting.
  return next && next.daily === wanted
    ? { daily, next }
    : { daily, next: { daily: wanted, from: now + RAISE_DELAY } }
}

function rest({ coolingOffUntil }: Limits, until: bigint, now: bigint): bigint {
  if (until <= now || until > now + LONGEST_REST) throw refusal('invalid_field', { field: 'coolingOffUntil' })
  if (coolingOffUntil !== null && until < coolingOffUntil) {
    throw refusal('cooling_off_runs', { field: 'coolingOffUntil' })
  }
  return until
}

function writeLimits(userId: bigint, { daily, next, coolingOffUntil }: Limits): Statement {
  return [WRITE, [userId, daily, next?.daily ?? null, next?.from ?? null, coolingOffUntil]]
}

function toTradingLimits(
  { daily, next, coolingOffUntil }: Limits,
  staked: bigint,
  now: bigint,
): TradingLimits {
  const print = (limit: bigint | null) => (limit === null ? null : printMoney(limit))
  return {
    dailyStakeLimit: print(daily),
    nextDailyStakeLimit: next && { dailyStakeLimit: print(next.daily), from: Number(next.from) },
    stakedToday: printMoney(staked),
    dayEndsAt: Number(startOfDay(now) + DAY),
    coolingOffUntil: coolingOffUntil === null ? null : Number(coolingOffUntil),
    raiseDelay: Number(RAISE_DELAY),
    time: Number(now),
  }
}
