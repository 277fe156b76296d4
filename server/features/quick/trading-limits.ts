import { orNull } from '#server/kernel/or-null.ts'
import type { TradingLimits } from '#models'
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
import { lockWallet } from '#server/ledger/wallet.ts'
import { USDT } from '#server/ledger/units.ts'
import { parseMoney, formatMoney } from '#src/lib/money/minor-units.ts'
import { domainError } from '#server/problem.ts'
import type { QuickFunds } from './preview.ts'
import { DAY_BIGINT } from '#src/lib/time/time-units.ts'
import { USDT_ID } from '#src/lib/constants.ts'

/** How long a raised limit waits before it takes effect, in milliseconds: a day, so that nobody raises it right after a loss. */
const RAISE_DELAY = DAY_BIGINT
/** The longest cooling-off period, in milliseconds: a year. */
const MAX_COOLING_OFF = 365n * DAY_BIGINT

interface LimitRow extends Row {
  readonly daily_stake: bigint | null
  readonly next_daily_stake: bigint | null
  readonly next_from: bigint | null
  readonly cooling_off_until: bigint | null
}

/** The limits in effect at a given time. */
interface EffectiveLimits {
  readonly daily: bigint | null
  readonly next: { readonly daily: bigint | null; readonly from: bigint } | null
  readonly coolingOffUntil: bigint | null
}

const READ = `SELECT daily_stake, next_daily_stake, next_from, cooling_off_until FROM trading_limits WHERE user_id = $1`
const SUM_STAKED = `SELECT CAST(coalesce(sum(stake), 0) AS BIGINT) AS staked FROM quick_orders
  WHERE user_id = $1 AND created_at >= $2`
const WRITE = `INSERT INTO trading_limits(user_id, daily_stake, next_daily_stake, next_from, cooling_off_until)
  VALUES ($1, $2, $3, $4, $5) ON CONFLICT (user_id) DO UPDATE SET daily_stake = excluded.daily_stake,
  next_daily_stake = excluded.next_daily_stake, next_from = excluded.next_from,
  cooling_off_until = excluded.cooling_off_until`

const startOfDay = (now: bigint) => now - (now % DAY_BIGINT)

function limitsAt(row: LimitRow | undefined, now: bigint): EffectiveLimits {
  const { daily_stake: daily = null, next_daily_stake: next = null, next_from: from = null } = row ?? {}
  const until = row?.cooling_off_until ?? null
  const coolingOffUntil = until !== null && until > now ? until : null
  if (from === null) return { daily, next: null, coolingOffUntil }
  return from <= now
    ? { daily: next, next: null, coolingOffUntil }
    : { daily, next: { daily: next, from }, coolingOffUntil }
}

/** A person's remaining allowance at `now` (epoch ms). Read it under the wallet lock, so that concurrent orders cannot share it. */
export function* readAllowance(userId: bigint, now: bigint): Steps<Omit<QuickFunds, 'available'>> {
  const [limits, staked] = yield* send([READ, [userId]], [SUM_STAKED, [userId, startOfDay(now)]])
  const { daily, coolingOffUntil } = limitsAt((limits as LimitRow[])[0], now)
  const [{ staked: stakedToday }] = staked as [{ staked: bigint }]
  return { dailyLimit: daily, stakedToday, isCoolingOff: coolingOffUntil !== null }
}

/** The same outside a command, for previews. */
export async function readAllowanceOutsideCommand(
  reader: Reader,
  userId: bigint,
  now: bigint,
): Promise<Omit<QuickFunds, 'available'>> {
  const { limits, stakedToday } = await readLimitsAndStake(reader, userId, now)
  return { dailyLimit: limits.daily, stakedToday, isCoolingOff: limits.coolingOffUntil !== null }
}

async function readLimitsAndStake(reader: Reader, userId: bigint, now: bigint) {
  const [rows, [staked]] = await Promise.all([
    reader.query<LimitRow>(READ, [userId]),
    reader.query<{ staked: bigint }>(SUM_STAKED, [userId, startOfDay(now)]),
  ])
  return { limits: limitsAt(rows[0], now), stakedToday: staked!.staked }
}

/** A person's own limits and today's stakes; `now` is epoch ms. */
export async function readTradingLimits(reader: Reader, userId: bigint, now: bigint): Promise<TradingLimits> {
  const { limits, stakedToday } = await readLimitsAndStake(reader, userId, now)
  return toTradingLimits(limits, stakedToday, now)
}

export interface SetTradingLimits {
  readonly userId: bigint
  /** A decimal string; null for no limit; undefined keeps the current one. */
  readonly dailyStakeLimit?: string | null | undefined
  /** Epoch ms; undefined keeps the current one. */
  readonly coolingOffUntil?: number | undefined
}

/**
 * Sets a person's own limits. A stricter limit takes effect at once, a higher one after RAISE_DELAY; a cooling-off is never shortened.
 * @throws DomainError `invalid_field` when a cooling-off is not in the future or longer than a year, `cooling_off_runs` when it is
 * shorter than the current one.
 */
export function* setTradingLimits(context: Context, input: SetTradingLimits): Steps<TradingLimits> {
  const { userId, dailyStakeLimit, coolingOffUntil } = input
  const { now } = context
  // Orders lock the wallet too, so that concurrent ones are serialized with this change.
  yield* lockWallet(userId, [USDT])
  const [row] = yield* read<LimitRow>(READ, [userId])
  const [{ staked }] = (yield* read<{ staked: bigint }>(SUM_STAKED, [userId, startOfDay(now)])) as [
    { staked: bigint },
  ]
  const before = limitsAt(row, now)
  const limits: EffectiveLimits = {
    ...before,
    ...(dailyStakeLimit !== undefined && changeLimit(before, toLimit(dailyStakeLimit), now)),
    ...(coolingOffUntil !== undefined && {
      coolingOffUntil: checkedCoolingOff(before, BigInt(coolingOffUntil), now),
    }),
  }
  return yield* finish(toTradingLimits(limits, staked, now), writeLimits(userId, limits))
}

const toLimit = (limit: string | null) => (limit === null ? null : parseMoney(limit))

function changeLimit(
  { daily, next }: EffectiveLimits,
  requested: bigint | null,
  now: bigint,
): Pick<EffectiveLimits, 'daily' | 'next'> {
  const isRaise = daily !== null && (requested === null || requested > daily)
  if (!isRaise) return { daily: requested, next: null }
  // Requesting the same raise again does not restart its delay.
  return next && next.daily === requested
    ? { daily, next }
    : { daily, next: { daily: requested, from: now + RAISE_DELAY } }
}

function checkedCoolingOff({ coolingOffUntil }: EffectiveLimits, until: bigint, now: bigint): bigint {
  if (until <= now || until > now + MAX_COOLING_OFF)
    throw domainError('invalid_field', { field: 'coolingOffUntil' })
  if (coolingOffUntil !== null && until < coolingOffUntil) {
    throw domainError('cooling_off_runs', { field: 'coolingOffUntil' })
  }
  return until
}

function writeLimits(userId: bigint, { daily, next, coolingOffUntil }: EffectiveLimits): Statement {
  return [WRITE, [userId, daily, next?.daily ?? null, next?.from ?? null, coolingOffUntil]]
}

function toTradingLimits(
  { daily, next, coolingOffUntil }: EffectiveLimits,
  staked: bigint,
  now: bigint,
): TradingLimits {
  return {
    currencyId: USDT_ID,
    dailyStakeLimit: orNull(daily, formatMoney),
    nextDailyStakeLimit: next && {
      dailyStakeLimit: orNull(next.daily, formatMoney),
      from: Number(next.from),
    },
    stakedToday: formatMoney(staked),
    dayEndsAt: Number(startOfDay(now) + DAY_BIGINT),
    coolingOffUntil: coolingOffUntil === null ? null : Number(coolingOffUntil),
    raiseDelay: Number(RAISE_DELAY),
    time: Number(now),
  }
}
