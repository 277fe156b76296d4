import { executeOnce } from '#server/kernel/idempotency.ts'
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
import type { Page, Paging } from '#server/kernel/paging.ts'
import { MAX_PRICE } from '#server/ledger/units.ts'
import { parseMoney, parsePrice, formatPrice } from '#src/lib/money/minor-units.ts'
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
const COUNT = `INSERT INTO activity_totals(activity_id, participants) VALUES ($1, 1)
  ON CONFLICT (activity_id) DO UPDATE SET participants = activity_totals.participants + 1 RETURNING close_price`

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
  const [totals] = yield* read<{ close_price: bigint | null }>(COUNT, [BigInt(id)])
  // A ranking that has begun takes nobody in, even if a clock was set back.
  if (now >= joinUntil || totals!.close_price !== null)
    throw domainError('activity_closed', { time: utcText(joinUntil) })
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

/** Rows of activities, however many people take part: their totals, and the caller's own entry. */
const STANDINGS = `SELECT t.activity_id, t.participants, e.forecast,
    CASE WHEN t.ranked = t.participants THEN t.close_price END AS close_price,
    CASE WHEN t.ranked = t.participants THEN e.place END AS place
  FROM activity_totals t LEFT JOIN activity_entries e ON e.activity_id = t.activity_id AND e.user_id = $1`

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
  const rows = await reader.query<StandingRow>(STANDINGS, [userId ?? 0n])
  return new Map(rows.map(row => [Number(row.activity_id), toStanding(row)]))
}

/** The state of one activity for a person. */
export async function readStanding(
  reader: Reader,
  userId: bigint | undefined,
  id: number,
): Promise<ActivityStanding> {
  const [row] = await reader.query<StandingRow>(`${STANDINGS} WHERE t.activity_id = $2`, [
    userId ?? 0n,
    BigInt(id),
  ])
  return row ? toStanding(row) : NO_PARTICIPANTS
}

const WITHOUT_RESULT =
  'SELECT activity_id FROM activity_totals WHERE ranked < participants ORDER BY activity_id'

/** Activities with participants and without a result. */
export async function listUndecidedActivities(reader: Reader): Promise<number[]> {
  const rows = await reader.query<{ activity_id: bigint }>(WITHOUT_RESULT)
  return rows.map(row => Number(row.activity_id))
}

interface TotalsRow extends Row {
  readonly participants: bigint
  readonly ranked: bigint
  readonly close_price: bigint | null
}

interface EntryRow extends Row {
  readonly user_id: bigint
  readonly forecast: bigint
  readonly joined_at: bigint
}

/** Places given in one transaction. */
const BATCH = 200n

const TOTALS = 'SELECT participants, ranked, close_price FROM activity_totals WHERE activity_id = $1 /*lock*/'
const UNRANKED =
  'SELECT user_id, forecast, joined_at FROM activity_entries WHERE activity_id = $1 AND place IS NULL'
const NEXT_ABOVE = `${UNRANKED} AND forecast >= $2 ORDER BY forecast, joined_at, user_id LIMIT ${BATCH}`
const NEXT_BELOW = `${UNRANKED} AND forecast < $2 ORDER BY forecast DESC, joined_at, user_id LIMIT ${BATCH}`
const SET_PLACE =
  'UPDATE activity_entries SET close_price = $3, place = $4 WHERE activity_id = $1 AND user_id = $2'
const SET_RANKED = 'UPDATE activity_totals SET close_price = $2, ranked = $3 WHERE activity_id = $1'

/** The published rule: the closest forecast first; among equals the earlier one. */
const byRule = (closePrice: bigint) => (a: EntryRow, b: EntryRow) => {
  const distance = ({ forecast }: EntryRow) =>
    forecast > closePrice ? forecast - closePrice : closePrice - forecast
  const difference = distance(a) - distance(b) || a.joined_at - b.joined_at || a.user_id - b.user_id
  return Number(difference)
}

/**
 * Gives the next places of an activity by its settlement price, a decimal string that is kept from the first call on.
 * Answers whether all participants have theirs: that publishes the result.
 */
export function* rankActivity(
  _: Context,
  { id, closePrice }: { readonly id: number; readonly closePrice: string },
): Steps<boolean> {
  const activityId = BigInt(id)
  const [totals] = yield* read<TotalsRow>(TOTALS, [activityId])
  if (!totals || totals.ranked === totals.participants) return yield* finish(true)
  const price = totals.close_price ?? parsePrice(closePrice)
  // The closest of all are among the closest on either side.
  const nearest = yield* send([NEXT_ABOVE, [activityId, price]], [NEXT_BELOW, [activityId, price]])
  const next = (nearest.flat() as EntryRow[]).toSorted(byRule(price)).slice(0, Number(BATCH))
  const places = next.map(({ user_id: userId }, index): Statement => [
    SET_PLACE,
    [activityId, userId, price, totals.ranked + BigInt(index + 1)],
  ])
  const ranked = totals.ranked + BigInt(next.length)
  return yield* finish(ranked === totals.participants, ...places, [SET_RANKED, [activityId, price, ranked]])
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

const PUBLISHED = 'SELECT participants FROM activity_totals WHERE activity_id = $1 AND ranked = participants'
const RESULTS = `SELECT e.user_id, u.nick_name AS name, e.forecast, e.joined_at, e.close_price, e.place
  FROM activity_entries e JOIN users u ON u.id = e.user_id
  WHERE e.activity_id = $1 AND e.place > $2 AND e.place <= $3 ORDER BY e.place`

/** The result of an activity by place; empty until it is published. */
export async function listResults(
  reader: Reader,
  { id, pageNum, pageSize }: Paging & { readonly id: number },
): Promise<Page<ResultRow>> {
  const [published] = await reader.query<{ participants: bigint }>(PUBLISHED, [BigInt(id)])
  if (!published) return { rows: [], total: 0 }
  const last = BigInt(pageNum) * BigInt(pageSize)
  const rows = await reader.query<ResultRow>(RESULTS, [BigInt(id), last - BigInt(pageSize), last])
  return { rows, total: Number(published.participants) }
}
