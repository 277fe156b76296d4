import { executeOnce } from '#server/kernel/idempotency.ts'
import { finish, read, type Context, type Reader, type Row, type Steps } from '#server/kernel/store.ts'
import { whereAll, readPage, type Page, type Paging } from '#server/kernel/paging.ts'
import { MAX_PRICE, parseMoney, parsePrice, formatPrice } from '#server/ledger/units.ts'
import { utcText } from '#src/lib/time/utc-text.ts'
import { domainError } from '#server/problem.ts'
import type { NewAward } from '../reward/award.ts'

/** The terms that joining an activity depends on; times in milliseconds since 1970 UTC. */
export interface JoinTerms {
  readonly id: number
  readonly startsAt: number
  readonly joinUntil: number
}

export interface JoinActivity {
  readonly userId: bigint
  readonly idempotencyKey: string
  /** A decimal string. */
  readonly forecast: string
  readonly activity: JoinTerms
}

const INSERT = `INSERT INTO activity_entries(activity_id, user_id, forecast, joined_at) VALUES ($1, $2, $3, $4)
  ON CONFLICT DO NOTHING RETURNING user_id`

/**
 * Takes part in an activity with a forecast, once.
 * @throws DomainError `above_maximum` above MAX_PRICE; `activity_not_yet` and `activity_closed` with `time`;
 * `activity_joined`; `idempotency_mismatch`
 */
export function joinActivity(context: Context, input: JoinActivity): Steps<null> {
  const { userId, idempotencyKey, forecast, activity } = input
  const request = ['joinActivity', BigInt(activity.id), forecast]
  return executeOnce(context, { userId, key: idempotencyKey, request }, joinSteps(context, input))
}

function* joinSteps(context: Context, { userId, forecast, activity }: JoinActivity): Steps<null> {
  const { id, startsAt, joinUntil } = activity
  const now = Number(context.now)
  const price = parsePrice(forecast)
  if (price > MAX_PRICE)
    throw domainError('above_maximum', { field: 'forecast', maximum: formatPrice(MAX_PRICE) })
  const values = [BigInt(id), userId, price, context.now]
  const inserted = yield* read(INSERT, values)
  if (inserted.length === 0) throw domainError('activity_joined')
  if (now < startsAt) throw domainError('activity_not_yet', { time: utcText(startsAt) })
  if (now >= joinUntil) throw domainError('activity_closed', { time: utcText(joinUntil) })
  return yield* finish(null)
}

/** The state of an activity for a person. */
export interface ActivityStanding {
  readonly participants: number
  /** In minor units of a price; null until the results are published. */
  readonly closePrice: bigint | null
  readonly myForecast: bigint | null
  readonly myPlace: bigint | null
}

interface StandingRow extends Row {
  readonly activity_id: bigint
  readonly participants: bigint
  readonly close_price: bigint | null
  readonly forecast: bigint | null
  readonly place: bigint | null
}

const STANDINGS = `SELECT activity_id, count(*) AS participants, max(close_price) AS close_price,
    max(CASE WHEN user_id = $1 THEN forecast END) AS forecast, max(CASE WHEN user_id = $1 THEN place END) AS place
  FROM activity_entries`

const NO_PARTICIPANTS: ActivityStanding = {
  participants: 0,
  closePrice: null,
  myForecast: null,
  myPlace: null,
}
const toStanding = (row: StandingRow): ActivityStanding => ({
  participants: Number(row.participants),
  closePrice: row.close_price,
  myForecast: row.forecast,
  myPlace: row.place,
})

/** The state for a person of all activities with participants, by activity number. */
export async function listStandings(
  reader: Reader,
  userId: bigint | undefined,
): Promise<Map<number, ActivityStanding>> {
  const rows = await reader.query<StandingRow>(`${STANDINGS} GROUP BY activity_id`, [userId ?? 0n])
  return new Map(rows.map(row => [Number(row.activity_id), toStanding(row)]))
}

/** The state of one activity for a person. */
export async function readStanding(
  reader: Reader,
  userId: bigint | undefined,
  id: number,
): Promise<ActivityStanding> {
  const [row] = await reader.query<StandingRow>(`${STANDINGS} WHERE activity_id = $2 GROUP BY activity_id`, [
    userId ?? 0n,
    BigInt(id),
  ])
  return row ? toStanding(row) : NO_PARTICIPANTS
}

const WITHOUT_RESULT = `SELECT DISTINCT activity_id FROM activity_entries WHERE place IS NULL ORDER BY activity_id`
const LOCK =
  'SELECT user_id FROM activity_entries WHERE activity_id = $1 AND place IS NULL ORDER BY user_id /*lock*/'
/** The published rule: the closest forecast first; among equals the earlier one. */
const RANK = `UPDATE activity_entries SET close_price = $2, place = ranked.place FROM (
    SELECT user_id, row_number() OVER (ORDER BY abs(forecast - $2), joined_at, user_id) AS place
    FROM activity_entries WHERE activity_id = $1
  ) AS ranked WHERE activity_entries.activity_id = $1 AND activity_entries.user_id = ranked.user_id`

/** Activities with participants and without a result. */
export async function listUndecidedActivities(reader: Reader): Promise<number[]> {
  const rows = await reader.query<{ activity_id: bigint }>(WITHOUT_RESULT)
  return rows.map(row => Number(row.activity_id))
}

/** Publishes the result of an activity by its settlement price, a decimal string; once. */
export function* rankActivity(
  _: Context,
  { id, closePrice }: { readonly id: number; readonly closePrice: string },
): Steps<void> {
  const undecided = yield* read(LOCK, [BigInt(id)])
  if (undecided.length === 0) return yield* finish(undefined)
  return yield* finish(undefined, [RANK, [BigInt(id), parsePrice(closePrice)]])
}

interface PlaceRow extends Row {
  readonly activity_id: bigint
  readonly user_id: bigint
  readonly place: bigint
}

/** Unpaid prizes of activities with a result. */
export async function listDuePrizes(reader: Reader, prizes: readonly string[]): Promise<NewAward[]> {
  const rows = await reader.query<PlaceRow>(
    `SELECT e.activity_id, e.user_id, e.place FROM activity_entries e JOIN users u ON u.id = e.user_id
     WHERE e.place <= $1 AND u.closed_at IS NULL AND NOT EXISTS (
       SELECT 1 FROM awards a WHERE a.event = 'activity:' || e.activity_id || ':' || e.place)
     ORDER BY e.activity_id, e.place LIMIT 100`,
    [BigInt(prizes.length)],
  )
  return rows.map(({ activity_id: activityId, user_id: userId, place }) => {
    const amount = parseMoney(prizes[Number(place) - 1] ?? '0')
    const event = `activity:${activityId}:${place}`
    return { userId, kind: 'activity', event, amount, activityId, place }
  })
}

export interface ResultRow extends Row {
  readonly user_id: bigint
  readonly name: string
  readonly forecast: bigint
  readonly joined_at: bigint
  readonly close_price: bigint
  readonly place: bigint
}

/** The result of an activity by place; empty until it is published. */
export function listResults(
  reader: Reader,
  { id, ...paging }: Paging & { readonly id: number },
): Promise<Page<ResultRow>> {
  const places = {
    table: 'activity_entries e',
    joins: 'JOIN users u ON u.id = e.user_id',
    columns: 'e.user_id, u.nick_name AS name, e.forecast, e.joined_at, e.close_price, e.place',
    order: 'e.place',
    ...whereAll(['e.activity_id =', id], ['e.place IS NOT NULL']),
  }
  return readPage(reader, paging, places, (row: ResultRow) => row)
}
