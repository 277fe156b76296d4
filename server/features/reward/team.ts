import type { Team, TeamMember } from '#src/api/generated/models/index.ts'
import { startOfDay } from '#src/lib/accrual.ts'
import { DAY } from '#src/lib/time/time-units.ts'
import { maskName } from '#src/lib/masks.ts'
import { leastIdAt } from '#server/kernel/ids.ts'
import type { Page, Paging } from '#server/kernel/paging.ts'
import type { Reader, Row } from '#server/kernel/store.ts'
import { USDT, parseRate, printMoney } from '#server/ledger/units.ts'
import { TEAM_RATES } from '../team/terms.ts'
import type { NewAward } from './award.ts'

type Level = 1 | 2

const RATE_ONE = 10n ** 10n

/** Fees that count: of spot orders and contracts, in USDT. What is not a fee is nobody's to share. */
const COUNTED = "p.type = 'fee' AND p.asset = 'USDT' AND t.reference_type IN ('spotOrder', 'contract')"

/** What each person who was invited has paid in fees between two moments ($1, $2); $3 is the least id of the first. */
const FEES = `SELECT u.id AS source_id, u.invited_by AS first_id, i.invited_by AS second_id,
    CAST(-sum(p.amount) AS BIGINT) AS base
  FROM users u JOIN users i ON i.id = u.invited_by
  JOIN postings p ON p.owner = u.id AND p.owner > 0 AND p.transaction_id >= $3
  JOIN transactions t ON t.id = p.transaction_id
  WHERE u.invited_by IS NOT NULL AND ${COUNTED} AND t.created_at >= $1 AND t.created_at < $2
  GROUP BY u.id, u.invited_by, i.invited_by HAVING sum(p.amount) < 0 ORDER BY u.id`

interface FeesRow extends Row {
  readonly source_id: bigint
  readonly first_id: bigint
  readonly second_id: bigint | null
  readonly base: bigint
}

/** The shares that a UTC day has brought, whose beginning is `day`; the same whenever it is asked, once the day is over. */
export async function sharesOfDay(reader: Reader, day: number): Promise<NewAward[]> {
  const [start, end] = [BigInt(day), BigInt(day + DAY)]
  const rows = await reader.query<FeesRow>(FEES, [start, end, leastIdAt(start)])
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

const FIRST_INVITED = 'SELECT min(created_at) AS moment FROM users WHERE invited_by IS NOT NULL'
const LAST_PAID = "SELECT max(day) AS moment FROM awards WHERE kind = 'team'"

/**
 * The UTC day to begin with after a start: the newest that something was paid for, as it may have been left half done, or else the day
 * on which the first person was invited. Undefined: nobody was.
 */
export async function firstUnpaidDay(reader: Reader): Promise<number | undefined> {
  const moments = await Promise.all(
    [LAST_PAID, FIRST_INVITED].map(text => reader.query<{ moment: bigint | null }>(text)),
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

/** The people of a level, as `u`; `i` invited them. */
const LEVELS: Readonly<Record<Level, string>> = {
  1: 'users u JOIN users i ON i.id = u.invited_by WHERE i.id = $1',
  2: 'users i JOIN users u ON u.invited_by = i.id WHERE i.invited_by = $1',
}
const EARNED = `SELECT level, CAST(sum(amount) AS BIGINT) AS earned FROM awards
  WHERE user_id = $1 AND kind = 'team' GROUP BY level`

/** Somebody's team, with what each level came to so far; undefined when there is no such person. */
export async function readTeam(reader: Reader, userId: bigint): Promise<Team | undefined> {
  const [[person], earned, ...counts] = await Promise.all([
    reader.query<{ invite_code: string; inviter: string | null }>(
      `SELECT u.invite_code, i.nick_name AS inviter FROM users u LEFT JOIN users i ON i.id = u.invited_by
       WHERE u.id = $1`,
      [userId],
    ),
    reader.query<{ level: bigint; earned: bigint }>(EARNED, [userId]),
    ...([1, 2] as const).map(level =>
      reader.query<{ members: bigint }>(`SELECT count(*) AS members FROM ${LEVELS[level]}`, [userId]),
    ),
  ])
  if (!person) return undefined
  const earnedOn = (level: Level) => earned.find(row => row.level === BigInt(level))?.earned ?? 0n
  return {
    inviteCode: person.invite_code,
    invitedBy: person.inviter === null ? null : maskName(person.inviter),
    currencyName: USDT,
    earned: printMoney(earnedOn(1) + earnedOn(2)),
    levels: ([1, 2] as const).map((level, index) => ({
      level,
      rate: TEAM_RATES[level],
      members: Number(counts[index]?.[0]?.members ?? 0n),
      earned: printMoney(earnedOn(level)),
    })),
  }
}

export interface TeamFilter extends Paging {
  readonly userId: bigint
  readonly level: Level
}

/** The people of a level, newest first, with masked names. */
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
      earned: printMoney(row.earned),
    })),
  }
}
