/** Notices of liquidation coming near: when the price is as close to the liquidation price as its owner has asked. */
import type { LiquidationNotice } from '#models'
import { insertMessage } from '#server/messages.ts'
import {
  finish,
  read,
  type Context,
  type Reader,
  type Row,
  type Statement,
  type Steps,
} from '#server/kernel/store.ts'
import { formatPrice, formatUnits } from '#src/lib/money/minor-units.ts'
import { getProduct } from '#server/market/catalogue.ts'
import type { PriceTable } from '#server/matching/trigger-prices.ts'
import type { ContractPositionRow } from './position.ts'

/** 100%, in hundredths of a percent. */
const WHOLE = 10_000n
const PERCENT = 100n
/** Decimals of a percentage in hundredths of a percent. */
const PERCENT_SCALE = 2
/** What is asked for until a person chooses, in percent of the price. */
const DEFAULT_NOTICE: LiquidationNotice = { first: 20, second: 10 }

/** A position with what its notices wait for; see liquidationNoticeSchema. Distances in hundredths of a percent of the price. */
export interface NoticedPosition extends ContractPositionRow {
  readonly near_first: bigint
  readonly near_second: bigint
  readonly near_told: bigint
  readonly near_since: bigint
  readonly near_lower: bigint | null
  readonly near_upper: bigint | null
}

/** How open positions are found by prices that come near to their liquidation, or leave it. */
export const NEAR_PRICES: PriceTable = {
  table: 'contract_positions',
  instrumentColumns: ['product_id'],
  sides: [
    { priceColumn: 'near_lower', isReachedByFall: true },
    { priceColumn: 'near_upper', isReachedByFall: false },
  ],
}

/** The distance from which a notice can be told again: a quarter more than where it was told. */
const leavingDistance = (distance: bigint): bigint => (distance * 5n) / 4n

/** The distance of a price from the liquidation price, in hundredths of a percent of the price, rounded down. */
function distanceOf({ direction, liquidation_price }: ContractPositionRow, price: bigint): bigint {
  const away = direction === 'long' ? price - liquidation_price! : liquidation_price! - price
  return away <= 0n ? 0n : (away * WHOLE) / price
}

/** Whether the price is this close to the liquidation price, or closer: `|price - liquidation| / price <= distance`. */
function isWithin(
  { direction, liquidation_price }: ContractPositionRow,
  price: bigint,
  distance: bigint,
): boolean {
  const away = direction === 'long' ? price - liquidation_price! : liquidation_price! - price
  return distance > 0n && away * WHOLE <= price * distance
}

/** Whether the price is this far from the liquidation price, or farther. */
function isBeyond(
  { direction, liquidation_price }: ContractPositionRow,
  price: bigint,
  distance: bigint,
): boolean {
  const away = direction === 'long' ? price - liquidation_price! : liquidation_price! - price
  return away * WHOLE >= price * distance
}

/** How many of the two notices count as sent after a price: more as it comes closer, fewer once it has clearly left. */
export function toldAfter(position: NoticedPosition, price: bigint): bigint {
  const { near_first: first, near_second: second, near_told: told } = position
  const reached = isWithin(position, price, second) ? 2n : isWithin(position, price, first) ? 1n : 0n
  if (reached > told) return reached
  if (told === 2n && !isBeyond(position, price, leavingDistance(second))) return 2n
  if (told === 0n || isBeyond(position, price, leavingDistance(first))) return 0n
  return 1n
}

/** SQL of the largest price at which a long position is within `distance`, or with a `+` the smallest of a short one; exact, in 64 bits. */
const priceAt = (whole: string, rounding: 'down' | 'up') => {
  const rest = `(liquidation_price % (${whole})) * ${WHOLE}`
  const up = rounding === 'up' ? ` + (${whole}) - 1` : ''
  return `(liquidation_price / (${whole})) * ${WHOLE} + (${rest}${up}) / (${whole})`
}
const closer = `CASE near_told WHEN 0 THEN near_first WHEN 1 THEN near_second ELSE 0 END`
const leaving = `(CASE near_told WHEN 2 THEN near_second ELSE near_first END) * 5 / 4`
const WATCH = `UPDATE contract_positions SET
  near_lower = CASE WHEN liquidation_price IS NULL OR status <> 'open' THEN NULL
    WHEN direction = 'long' AND ${closer} > 0 THEN ${priceAt(`${WHOLE} - ${closer}`, 'down')}
    WHEN direction = 'short' AND near_told > 0 THEN ${priceAt(`${WHOLE} + ${leaving}`, 'down')} END,
  near_upper = CASE WHEN liquidation_price IS NULL OR status <> 'open' THEN NULL
    WHEN direction = 'short' AND ${closer} > 0 THEN ${priceAt(`${WHOLE} + ${closer}`, 'up')}
    WHEN direction = 'long' AND near_told > 0 THEN ${priceAt(`${WHOLE} - ${leaving}`, 'up')} END`

/** The statement that computes which prices concern the notices of a position, after its liquidation price has changed. */
export const watchLiquidation = (id: bigint): Statement => [`${WATCH} WHERE id = $1`, [id]]

const COPY_CHOICE = `UPDATE contract_positions SET near_since = opened_at,
  near_first = COALESCE((SELECT first FROM liquidation_notices n WHERE n.user_id = contract_positions.user_id), near_first),
  near_second = COALESCE((SELECT second FROM liquidation_notices n WHERE n.user_id = contract_positions.user_id), near_second)
  WHERE id = $1`
/** What the ticket has shown is not told: a position that opens close to its liquidation. Computed like isWithin, in two parts. */
const IS_WITHIN = (distance: string) => `${distance} > 0 AND CASE direction
  WHEN 'long' THEN entry_price <= ${priceAt(`${WHOLE} - ${distance}`, 'down')}
  ELSE entry_price >= ${priceAt(`${WHOLE} + ${distance}`, 'up')} END`
const SKIP_SHOWN = `UPDATE contract_positions SET near_told = CASE WHEN ${IS_WITHIN('near_second')} THEN 2
  WHEN ${IS_WITHIN('near_first')} THEN 1 ELSE 0 END WHERE id = $1 AND liquidation_price IS NOT NULL`

/** The statements that begin the notices of a new position, as its owner has chosen. */
export const beginNotices = (id: bigint): Statement[] => [
  [COPY_CHOICE, [id]],
  [SKIP_SHOWN, [id]],
  watchLiquidation(id),
]

const FIND = 'SELECT first, second FROM liquidation_notices WHERE user_id = $1'
const CHOOSE = `INSERT INTO liquidation_notices(user_id, first, second) VALUES ($1, $2, $3)
  ON CONFLICT (user_id) DO UPDATE SET first = excluded.first, second = excluded.second`
const LOCK_OPEN =
  "SELECT id FROM contract_positions WHERE user_id = $1 AND status = 'open' ORDER BY id /*lock*/"
const APPLY = `UPDATE contract_positions SET near_first = $2, near_second = $3, near_told = 0, near_since = $4
  WHERE user_id = $1 AND status = 'open'`

/** At which distances a person is told, in whole percent. */
export async function findLiquidationNotice(reader: Reader, userId: bigint): Promise<LiquidationNotice> {
  const [row] = await reader.query<Row & { first: bigint; second: bigint }>(FIND, [userId])
  if (!row) return DEFAULT_NOTICE
  return { first: Number(row.first / PERCENT), second: Number(row.second / PERCENT) } as LiquidationNotice
}

/** Chooses the distances, also of open positions, whose owners are notified again if they are that close already. The larger one is the first. */
export function* chooseLiquidationNotice(
  context: Context,
  { userId, notice }: { readonly userId: bigint; readonly notice: LiquidationNotice },
): Steps<void> {
  const distances = [BigInt(notice.first) * PERCENT, BigInt(notice.second) * PERCENT]
  const [first, second] = distances[0]! >= distances[1]! ? distances : distances.toReversed()
  const chosen = [userId, first!, first === second ? 0n : second!]
  yield* read(LOCK_OPEN, [userId])
  return yield* finish(
    undefined,
    [CHOOSE, chosen],
    [APPLY, [...chosen, context.now]],
    [`${WATCH} WHERE user_id = $1 AND status = 'open'`, [userId]],
  )
}

const LOCK = 'SELECT * FROM contract_positions WHERE id = $1 /*lock*/'
const TELL = 'UPDATE contract_positions SET near_told = $2, near_since = $3 WHERE id = $1'

/** An open position; undefined when it is closed. */
export async function findNoticedPosition(reader: Reader, id: bigint): Promise<NoticedPosition | undefined> {
  const [row] = await reader.query<NoticedPosition>(
    "SELECT * FROM contract_positions WHERE id = $1 AND status = 'open'",
    [id],
  )
  return row
}

/** A price that may concern the notices of a position, in minor units, and when (epoch ms). */
export interface NearPrice {
  readonly id: bigint
  readonly price: bigint
  readonly time: bigint
}

/**
 * What happens when a price comes close to the liquidation price of a position: its owner is told; or leaves it: it can be told again.
 * Another node may have done so already: then nothing happens.
 * @returns whether anything changed
 */
export function* noticeLiquidation(context: Context, { id, price, time }: NearPrice): Steps<boolean> {
  const [position] = yield* read<NoticedPosition>(LOCK, [id])
  const isCurrent =
    position?.status === 'open' && position.liquidation_price !== null && time > position.near_since
  const told = isCurrent ? toldAfter(position, price) : undefined
  if (!position || told === undefined || told === position.near_told) return yield* finish(false)
  const message = insertMessage(context, position.user_id, 'liquidation_near', {
    product: getProduct(position.product_id).productCode,
    price: formatPrice(price),
    liquidation: formatPrice(position.liquidation_price!),
    percent: formatUnits(distanceOf(position, price), PERCENT_SCALE),
    time: `${time}`,
  })
  const notices = told > position.near_told ? [message] : []
  return yield* finish(true, [TELL, [id, told, time]], watchLiquidation(id), ...notices)
}
