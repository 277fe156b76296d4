import type { AlertCondition, PriceAlert } from '#src/api/generated/models/index.ts'
import { HOUR_BIGINT } from '#src/lib/time/time-units.ts'
import { executeOnce } from '#server/kernel/idempotency.ts'
import {
  finish,
  read,
  type Context,
  type SqlValue,
  type Statement,
  type Steps,
} from '#server/kernel/store.ts'
import { amountError } from '#server/ledger/amount-error.ts'
import { MAX_PRICE, formatPrice } from '#server/ledger/units.ts'
import { insertMessage } from '#server/messages.ts'
import { getProduct } from '#server/market/catalogue.ts'
import { domainError } from '#server/problem.ts'
import {
  FALL,
  PERCENT_SCALE,
  RISE,
  TRIGGER_SQL,
  formatValue,
  isOfChange,
  lockAlert,
  lockOwnAlert,
  parseValue,
  sideOf,
  toWireAlert,
  triggerPrice,
  type AlertRow,
} from './alert.ts'

/** How many alerts an account may have, whatever their status. */
export const MAX_ALERTS = 100n
/** Between two notices of the same repeating price alert, in milliseconds. */
export const REPEAT_PAUSE = HOUR_BIGINT
/** The largest changes of a day that can be waited for, in hundredths of a percent. */
const MAX_CHANGE = { rise: 100_000n, fall: 9_999n }

/** What the market shows now, in minor units. */
export interface AlertMarket {
  readonly price: bigint
  /** The previous day's close. */
  readonly base: bigint
}

/** What an alert waits for. */
interface AlertTerms {
  readonly condition: AlertCondition
  /** A decimal string. */
  readonly value: string
  readonly isRepeating: 0 | 1
}

const COLUMNS = `id, user_id, product_id, condition, value, is_repeating, status, side, trigger_price, is_armed, base, since,
  created_at, fired_at, fired_price`
const INSERT = `INSERT INTO alerts(${COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`
const UPDATE = `UPDATE alerts SET condition = $2, value = $3, is_repeating = $4, status = $5, side = $6, trigger_price = $7,
  is_armed = $8, base = $9, since = $10, fired_at = $11, fired_price = $12 WHERE id = $1`

const updateAlert = (row: AlertRow): Statement => {
  const { id, condition, value, is_repeating, status, side, trigger_price, is_armed, base, since } = row
  const terms = [id, condition, value, is_repeating, status, side, trigger_price, is_armed, base, since]
  return [UPDATE, [...terms, row.fired_at, row.fired_price]]
}

/** @throws DomainError for the field `value`: `invalid_field`, `off_step` or `above_maximum` */
function parseTerms({ condition, value }: AlertTerms, productId: bigint): bigint {
  const decimals = isOfChange(condition) ? PERCENT_SCALE : getProduct(productId).priceScale
  const error = amountError(value, decimals)
  if (error === 'off_step')
    throw domainError(error, { field: 'value', step: `0.${'1'.padStart(decimals, '0')}` })
  if (error) throw domainError(error, { field: 'value' })
  const parsed = parseValue(condition, value)
  const maximum = condition === 'rise' || condition === 'fall' ? MAX_CHANGE[condition] : MAX_PRICE
  if (parsed > maximum)
    throw domainError('above_maximum', { field: 'value', maximum: formatValue(condition, maximum) })
  return parsed
}

/** The state of an alert that begins to wait now. @throws DomainError as parseTerms, and `alert_reached` */
function startWaiting(context: Context, terms: AlertTerms, productId: bigint, { price, base }: AlertMarket) {
  const { condition } = terms
  const value = parseTerms(terms, productId)
  const [side, trigger] = [sideOf(condition), triggerPrice(condition, value, base)]
  if (side === RISE ? price >= trigger : price <= trigger)
    throw domainError('alert_reached', { field: 'value', price: formatPrice(price) })
  return {
    condition,
    value,
    is_repeating: BigInt(terms.isRepeating),
    status: 'open',
    side,
    trigger_price: trigger,
    is_armed: 1n,
    base: isOfChange(condition) ? base : null,
    since: context.now,
  } as const
}

const COUNT = 'SELECT count(*) AS total FROM alerts WHERE user_id = $1'
const LOCK_USER = 'SELECT id FROM users WHERE id = $1 /*lock*/'

export interface CreateAlert extends AlertTerms {
  readonly userId: bigint
  readonly idempotencyKey: string
  readonly productId: bigint
  /** Not part of the request, so that a replay may have another one. */
  readonly market: AlertMarket
}

/** Creates an alert. @throws DomainError as startWaiting; `alert_limit`; `idempotency_mismatch` */
export function createAlert(context: Context, input: CreateAlert): Steps<PriceAlert> {
  const { userId, idempotencyKey: key, productId, condition, value, isRepeating } = input
  const request = ['createAlert', productId, condition, value, BigInt(isRepeating)]
  return executeOnce(context, { userId, key, request }, createSteps(context, input))
}

function* createSteps(context: Context, input: CreateAlert): Steps<PriceAlert> {
  const { userId, productId } = input
  // Two devices at once must not exceed the limit together.
  yield* read(LOCK_USER, [userId])
  const [count] = yield* read<{ total: bigint }>(COUNT, [userId])
  if (count!.total >= MAX_ALERTS) throw domainError('alert_limit', { limit: `${MAX_ALERTS}` })
  const row: AlertRow = {
    id: context.id(),
    user_id: userId,
    product_id: productId,
    ...startWaiting(context, input, productId, input.market),
    created_at: context.now,
    fired_at: null,
    fired_price: null,
  }
  const values = COLUMNS.split(/,\s*/).map(column => row[column] as SqlValue)
  return yield* finish(toWireAlert(row), [INSERT, values])
}

export interface ChangeAlert extends AlertTerms {
  readonly userId: bigint
  readonly id: bigint
  readonly isPaused: 0 | 1
  /** Of the alert's product. */
  readonly market: AlertMarket
}

/**
 * Changes, pauses or resumes an alert. One that stays active with the same terms is left as it is; otherwise it counts from now.
 * @throws DomainError `alert_unknown`; unless paused, as startWaiting
 */
export function* changeAlert(context: Context, input: ChangeAlert): Steps<PriceAlert> {
  const row = yield* lockOwnAlert(input.id, input.userId)
  const value = parseTerms(input, row.product_id)
  const { condition } = input
  const isSame = row.condition === condition && row.value === value
  const isRepeating = BigInt(input.isRepeating)
  if (input.isPaused === 1) {
    const base = isOfChange(condition) ? (row.base ?? input.market.base) : null
    const paused: AlertRow = { ...row, condition, value, base, is_repeating: isRepeating, status: 'paused' }
    return yield* finish(toWireAlert(paused), updateAlert(paused))
  }
  const changed: AlertRow =
    isSame && row.status === 'open'
      ? { ...row, is_repeating: isRepeating }
      : { ...row, ...startWaiting(context, input, row.product_id, input.market) }
  return yield* finish(toWireAlert(changed), updateAlert(changed))
}

/** Deletes an alert. @throws DomainError `alert_unknown` */
export function* deleteAlert(
  _: Context,
  { userId, id }: { readonly userId: bigint; readonly id: bigint },
): Steps<void> {
  yield* lockOwnAlert(id, userId)
  return yield* finish(undefined, ['DELETE FROM alerts WHERE id = $1', [id]])
}

/** A price that the market has reached, in minor units, and when (epoch ms). */
export interface ReachAlert {
  readonly id: bigint
  readonly price: bigint
  readonly time: bigint
}

/** Whether a price reaches what the alert waits for now: not before it began to wait. */
const isReached = ({ status, side, trigger_price, since }: AlertRow, { price, time }: ReachAlert): boolean =>
  status === 'open' &&
  time > since &&
  ((side === RISE && price >= trigger_price) || (side === FALL && price <= trigger_price))

/**
 * What happens when the market reaches an alert's price: it fires, or one that has fired becomes ready again as the price came back.
 * Another node may have done so already: then nothing happens, as the alert no longer waits for this price.
 * @returns whether anything changed
 */
export function* reachAlert(context: Context, reached: ReachAlert): Steps<boolean> {
  const row = yield* lockAlert(reached.id)
  if (!row || !isReached(row, reached)) return yield* finish(false)
  if (row.is_armed === 0n) return yield* finish(true, updateAlert(armAgain(row, reached.time)))
  const { productCode } = getProduct(row.product_id)
  const message = insertMessage(context, row.user_id, 'price_alert', {
    product: productCode,
    condition: row.condition,
    value: formatValue(row.condition, row.value),
    price: formatPrice(reached.price),
    time: `${reached.time}`,
  })
  return yield* finish(true, updateAlert(fire(row, reached)), message)
}

function fire(row: AlertRow, { price, time }: ReachAlert): AlertRow {
  const fired = { ...row, since: time, fired_at: time, fired_price: price }
  if (row.is_repeating === 0n) return { ...fired, status: 'fired' }
  // A change of the day is told once a day: the next base makes it wait again.
  if (isOfChange(row.condition)) return { ...fired, side: 0n }
  const isRise = row.side === RISE
  return {
    ...fired,
    is_armed: 0n,
    side: isRise ? FALL : RISE,
    trigger_price: row.trigger_price + (isRise ? -1n : 1n),
  }
}

function armAgain(row: AlertRow, time: bigint): AlertRow {
  const rested = (row.fired_at ?? 0n) + REPEAT_PAUSE
  return {
    ...row,
    is_armed: 1n,
    side: sideOf(row.condition),
    trigger_price: row.value,
    since: time > rested ? time : rested,
  }
}

/** Alerts of one product that one command gives a new base. */
const REBASE_BATCH = 500n

const REBASE = `UPDATE alerts SET base = $2, trigger_price = ${TRIGGER_SQL},
  side = CASE WHEN fired_at >= $3 THEN 0 WHEN condition = 'rise' THEN ${RISE} ELSE ${FALL} END,
  since = CASE WHEN since > $3 THEN since ELSE $3 - 1 END
  WHERE id IN (SELECT id FROM alerts WHERE status = 'open' AND product_id = $1 AND base IS NOT NULL AND base <> $2
    ORDER BY id LIMIT $4) RETURNING id`

/**
 * Measures the change alerts of a product against another close from `dayStart` (epoch ms) on; up to 500 of them.
 * @returns their ids
 */
export function* rebaseAlerts(
  _: Context,
  {
    productId,
    base,
    dayStart,
  }: { readonly productId: bigint; readonly base: bigint; readonly dayStart: bigint },
): Steps<bigint[]> {
  const rows = yield* read<{ id: bigint }>(REBASE, [productId, base, dayStart, REBASE_BATCH])
  return yield* finish(rows.map(({ id }) => id))
}
