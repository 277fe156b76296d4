/** What the market does to alerts: they fire, become ready again, and are measured against another close. */
import { finish, read, type Context, type Steps } from '#server/kernel/store.ts'
import { formatPrice } from '#src/lib/money/minor-units.ts'
import { getProduct } from '#server/market/catalogue.ts'
import { insertMessage } from '#server/messages.ts'
import { HOUR_BIGINT } from '#src/lib/time/time-units.ts'
import {
  FALL,
  RISE,
  TRIGGER_SQL,
  formatValue,
  isOfChange,
  lockAlert,
  sideOf,
  updateAlert,
  type AlertRow,
} from './alert.ts'

/** Between two notices of the same repeating price alert, in milliseconds. */
const REPEAT_PAUSE = HOUR_BIGINT

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
