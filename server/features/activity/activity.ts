import { once } from '#server/kernel/idempotency.ts'
import { finish, read, type Context, type Reader, type Row, type Steps } from '#server/kernel/store.ts'
import { allOf, readPage, type Page, type Paging } from '#server/kernel/paging.ts'
import { MAX_PRICE, parseMoney, parsePrice, printPrice } from '#server/ledger/units.ts'
import { utcText } from '#src/lib/time/utc-text.ts'
import { refusal } from '#server/problem.ts'
import type { NewAward } from '../reward/award.ts'

/** What joining must know of an activity; times in milliseconds since 1970 UTC. */
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
 * @throws DomainError `above_maximum` for a price that none is; `activity_not_yet` and `activity_closed` with the moment in `time`, `activity_joined`, `idempotency_mismatch`
 */
export function joinActivity(context: Context, input: JoinActivity): Steps<null> {
  const { userId, idempotencyKey, forecast, activity } = input
  const request = ['joinActivity', BigInt(activity.id), forecast]
  return once(context, { userId, key: idempotencyKey, request }, join(context, input))
}

function* join(context: Context, { userId, forecast, activity }: JoinActivity): Steps<null> {
  const { id, startsAt, joinUntil } = activity
  const now = Number(context.now)
  const price = parsePrice(forecast)
  if (price > MAX_PRICE) throw refusal('above_maximum', { field: 'forecast', maximum: printPrice(MAX_PRICE) })
  const values = [BigInt(id), userId, price, context.now]
  const inserted = yield* read(INSERT, values)
  if (inserted.length === 0) throw refusal('activity_joined')
  if (now < startsAt) throw refusal('activity_not_yet', { time: utcText(startsAt) })
  if (now >= joinUntil) throw refusal('activity_closed', { time: utcText(joinUntil) })
  return yield* finish(null)
}

/** How an activity stands for a person. */
export interface Standing {
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

const NOBODY: Standing = { participants: 0, closePrice: null, myForecast: null, myPlace: null }
const toStanding = (row: StandingRow): Standing => ({
  participants: Number(row.participants),
  closePrice: row.close_price,
  myForecast: row.forecast,
  myPlace: row.place,
})

/** Every activity that somebody has joined, by its number, as it stands for a person. */
export async function listStandings(
  reader: Reader,
  userId: bigint | undefined,
): Promise<Map<number, Standing>> {
  const rows = await reader.query<StandingRow>(`${STANDINGS} GROUP BY activity_id`, [userId ?? 0n])
  return new Map(rows.map(row => [Number(row.activity_id), toStanding(row)]))
}

/** How one activity stands for a person. */
export async function readStanding(
  reader: Reader,
  userId: bigint | undefined,
  id: number,
): Promise<Standing> {
  const [row] = await reader.query<StandingRow>(`${STANDINGS} WHERE activity_id = $2 GROUP BY activity_id`, [
    userId ?? 0n,
    BigInt(id),
  ])
  return row ? toStanding(row) : NOBODY
}

const WITHOUT_RESULT = `SELECT DISTINCT activity_id FROM activity_entries WHERE place IS NULL ORDER BY activity_id`
const LOCK =
  'SELECT user_id FROM activity_entries WHERE activity_id = $1 AND place IS NULL ORDER BY user_id /*lock*/'
/** The published rule: the nearest first; of two as near, the one that came first. */
const RANK = `UPDATE activity_entries SET close_price = $2, place = ranked.place FROM (
    SELECT user_id, row_number() OVER (ORDER BY abs(forecast - $2), joined_at, user_id) AS place
    FROM activity_entries WHERE activity_id = $1
  ) AS ranked WHERE activity_entries.activity_id = $1 AND activity_entries.user_id = ranked.user_id`

/** Activities that somebody has joined and that have no result yet. */
export async function listUndecided(reader: Reader): Promise<number[]> {
  const rows = await reader.query<{ activity_id: bigint }>(WITHOUT_RESULT)
  return rows.map(row => Number(row.activity_id))
}

/** Publishes the result of an activity by the price that decides, a decimal string; once. */
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

/** Prizes that are due: places with a prize in activities with a result, which were not paid. */
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

/** The result of an activity, place by place; nothing until it is published. */
export function listResults(
  reader: Reader,
  { id, ...paging }: Paging & { readonly id: number },
): Promise<Page<ResultRow>> {
  const places = {
    table: 'activity_entries e',
    joins: 'JOIN users u ON u.id = e.user_id',
    columns: 'e.user_id, u.nick_name AS name, e.forecast, e.joined_at, e.close_price, e.place',
    order: 'e.place',
    ...allOf(['e.activity_id =', id], ['e.place IS NOT NULL']),
  }
  return readPage(reader, paging, places, (row: ResultRow) => row)
}
