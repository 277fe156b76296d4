import type { Team, TeamMember } from '#models'
import { startOfDay } from '#src/lib/trading/accrual.ts'
import { DAY } from '#src/lib/time/time-units.ts'
import { maskName } from '#src/lib/names/masks.ts'
import { minIdAt } from '#server/kernel/ids.ts'
import type { Page, Paging } from '#server/kernel/paging.ts'
import type { Reader, Row } from '#server/kernel/store.ts'
import { USDT } from '#server/ledger/units.ts'
import { parseRate, formatMoney } from '#src/lib/money/minor-units.ts'
import { TEAM_RATES } from '../team/referral-rates.ts'
import type { NewAward } from './award.ts'

type Level = 1 | 2

const RATE_ONE = 10n ** 10n

/** The fees that are shared: of spot orders and contracts, in USDT. */
const COUNTED_FEES = "p.type = 'fee' AND p.asset = 'USDT' AND t.reference_type IN ('spotOrder', 'contract')"

/** The fees that each referred person paid from $1 to before $2 and no voucher gave back; $3 is the smallest id at $1. */
const SELECT_FEES = `SELECT u.id AS source_id, u.invited_by AS first_id, i.invited_by AS second_id,
    CAST(-sum(p.amount) - coalesce(sum(v.amount), 0) AS BIGINT) AS base
  FROM users u JOIN users i ON i.id = u.invited_by
  JOIN postings p ON p.owner = u.id AND p.owner > 0 AND p.transaction_id >= $3
  JOIN transactions t ON t.id = p.transaction_id
  LEFT JOIN awards v ON v.order_id = t.reference_id AND t.reference_type = 'spotOrder'
  WHERE u.invited_by IS NOT NULL AND ${COUNTED_FEES} AND t.created_at >= $1 AND t.created_at < $2
  GROUP BY u.id, u.invited_by, i.invited_by HAVING sum(p.amount) < 0 ORDER BY u.id`

interface FeesRow extends Row {
  readonly source_id: bigint
  readonly first_id: bigint
  readonly second_id: bigint | null
  readonly base: bigint
}

/** The referral shares of the UTC day that starts at `day`; constant once the day is over. */
export async function feeSharesOfDay(reader: Reader, day: number): Promise<NewAward[]> {
  const [start, end] = [BigInt(day), BigInt(day + DAY)]
  const rows = await reader.query<FeesRow>(SELECT_FEES, [start, end, minIdAt(start)])
  return rows.flatMap(row =>
    [shareOf(row, row.first_id, 1, start), shareOf(row, row.second_id, 2, start)].flat(),
  )
}

function shareOf(row: FeesRow, userId: bigint | null, level: Level, day: bigint): NewAward[] {
  const { source_id: sourceId, base } = row
  const rate = TEAM_RATES[level]
  const amount = (base * parseRate(rate)) / RATE_ONE
  if (userId === null || amount === 0n) return []
  const event = `team:${day}:${sourceId}:${level}`
  return [{ userId, kind: 'team', event, amount, sourceId, level: BigInt(level), day, base, rate }]
}

const FIRST_REFERRAL = 'SELECT min(created_at) AS moment FROM users WHERE invited_by IS NOT NULL'
const LAST_PAID_DAY = "SELECT max(day) AS moment FROM awards WHERE kind = 'team'"

/**
 * The UTC day to start with after a restart: the last one for which a share was paid, as it may be incomplete, or else the day of the
 * first referral. Undefined when there are no referrals.
 */
export async function firstUnpaidDay(reader: Reader): Promise<number | undefined> {
  const moments = await Promise.all(
    [LAST_PAID_DAY, FIRST_REFERRAL].map(text => reader.query<{ moment: bigint | null }>(text)),
  )
  const moment = moments.map(([row]) => row?.moment ?? null).find(found => found !== null)
  return moment === undefined ? undefined : startOfDay(Number(moment))
}

interface MemberRow extends Row {
  readonly id: bigint
  readonly name: string
  readonly through: string | null
  readonly created_at: bigint
  readonly earned: bigint
}

/** The members of a level, as `u`; `i` is who invited them. */
const LEVELS: Readonly<Record<Level, string>> = {
  1: 'users u JOIN users i ON i.id = u.invited_by WHERE i.id = $1',
  2: 'users i JOIN users u ON u.invited_by = i.id WHERE i.invited_by = $1',
}
const SELECT_EARNED = `SELECT level, CAST(sum(amount) AS BIGINT) AS earned FROM awards
  WHERE user_id = $1 AND kind = 'team' GROUP BY level`

/** A person's team with the total earnings of each level; undefined when the person does not exist. */
export async function readTeam(reader: Reader, userId: bigint): Promise<Team | undefined> {
  const [[person], earned, ...counts] = await Promise.all([
    reader.query<{ invite_code: string; inviter: string | null }>(
      `SELECT u.invite_code, i.nick_name AS inviter FROM users u LEFT JOIN users i ON i.id = u.invited_by
       WHERE u.id = $1`,
      [userId],
    ),
    reader.query<{ level: bigint; earned: bigint }>(SELECT_EARNED, [userId]),
    ...([1, 2] as const).map(level =>
      reader.query<{ members: bigint }>(`SELECT count(*) AS members FROM ${LEVELS[level]}`, [userId]),
    ),
  ])
  if (!person) return undefined
  const earnedOnLevel = (level: Level) => earned.find(row => row.level === BigInt(level))?.earned ?? 0n
  return {
    inviteCode: person.invite_code,
    invitedBy: person.inviter === null ? null : maskName(person.inviter),
    currencyName: USDT,
    earned: formatMoney(earnedOnLevel(1) + earnedOnLevel(2)),
    levels: ([1, 2] as const).map((level, index) => ({
      level,
      rate: TEAM_RATES[level],
      members: Number(counts[index]?.[0]?.members ?? 0n),
      earned: formatMoney(earnedOnLevel(level)),
    })),
  }
}

export interface TeamFilter extends Paging {
  readonly userId: bigint
  readonly level: Level
}

/** The members of a level, newest first, with masked names. */
export async function listTeamMembers(reader: Reader, filter: TeamFilter): Promise<Page<TeamMember>> {
  const { userId, level, pageNum, pageSize } = filter
  const [count] = await reader.query<{ total: bigint }>(`SELECT count(*) AS total FROM ${LEVELS[level]}`, [
    userId,
  ])
  const total = Number(count!.total)
  const before = (pageNum - 1) * pageSize
  const rows = await reader.query<MemberRow>(
    `SELECT u.id, u.nick_name AS name, i.nick_name AS through, u.created_at, CAST(coalesce((
       SELECT sum(a.amount) FROM awards a WHERE a.user_id = $1 AND a.kind = 'team' AND a.source_id = u.id
     ), 0) AS BIGINT) AS earned
     FROM ${LEVELS[level]} ORDER BY u.id DESC LIMIT $2 OFFSET $3`,
    [userId, BigInt(pageSize), BigInt(before)],
  )
  return {
    total,
    rows: rows.map((row, index) => ({
      number: total - before - index,
      level,
      name: maskName(row.name),
      through: level === 1 || row.through === null ? null : maskName(row.through),
      joinedAt: Number(row.created_at),
      earned: formatMoney(row.earned),
    })),
  }
}
