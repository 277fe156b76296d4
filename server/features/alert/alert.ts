import type { AlertCondition, PriceAlert } from '#models'
import { whereAll, readPage, type Page, type Paging } from '#server/kernel/paging.ts'
import { read, type Reader, type Row, type Statement, type Steps } from '#server/kernel/store.ts'
import { formatPrice, formatUnits, parsePrice } from '#src/lib/money/minor-units.ts'
import { getProduct } from '#server/market/catalogue.ts'
import type { PriceTable } from '#server/matching/trigger-prices.ts'
import { domainError } from '#server/problem.ts'
import { toMinorUnits } from '#src/lib/money/money.ts'

/** A price alert as it is stored; see alertSchema. */
export interface AlertRow extends Row {
  readonly id: bigint
  readonly user_id: bigint
  readonly product_id: bigint
  readonly condition: AlertCondition
  /** Minor units of a price, or hundredths of a percent. */
  readonly value: bigint
  readonly is_repeating: bigint
  readonly status: 'open' | 'paused' | 'fired'
  readonly side: bigint
  readonly trigger_price: bigint
  readonly is_armed: bigint
  readonly base: bigint | null
  readonly since: bigint
  readonly created_at: bigint
  readonly fired_at: bigint | null
  readonly fired_price: bigint | null
}

/** Decimals of a percentage. */
export const PERCENT_SCALE = 2
const WHOLE = 10_000n

/** The sides of a trigger, as of limit orders: reached by a fall, or by a rise. */
export const FALL = 1n
export const RISE = 2n

/** How open alerts are found by the prices that the market has reached. */
export const ALERT_TRIGGER_PRICES: PriceTable = {
  table: 'alerts',
  instrumentColumns: ['product_id'],
  sides: [
    { condition: `side = ${FALL}`, priceColumn: 'trigger_price', isReachedByFall: true },
    { condition: `side = ${RISE}`, priceColumn: 'trigger_price', isReachedByFall: false },
  ],
}

/** Whether an alert is measured against the previous day's close. */
export const isOfChange = (condition: AlertCondition): boolean => condition === 'rise' || condition === 'fall'

export const sideOf = (condition: AlertCondition): bigint =>
  condition === 'above' || condition === 'rise' ? RISE : FALL

/** The value of an alert in its minor units. @throws RangeError when it has digits below them */
export const parseValue = (condition: AlertCondition, value: string): bigint =>
  isOfChange(condition) ? toMinorUnits(value, PERCENT_SCALE) : parsePrice(value)

export const formatValue = (condition: AlertCondition, value: bigint): string =>
  isOfChange(condition) ? formatUnits(value, PERCENT_SCALE) : formatPrice(value)

/** The price that fires an alert, in minor units; `base` is the previous day's close. See REBASE, which computes the same. */
export function triggerPrice(condition: AlertCondition, value: bigint, base: bigint): bigint {
  if (!isOfChange(condition)) return value
  const change = (base / WHOLE) * value + ((base % WHOLE) * value) / WHOLE
  return condition === 'rise' ? base + change : base - change
}

/** SQL of `triggerPrice` for the base `$2`; the product of both is larger than 64 bits, so it is computed in two parts. */
export const TRIGGER_SQL = `CASE condition WHEN 'rise' THEN 1 ELSE -1 END * (CAST($2 AS BIGINT) / ${WHOLE} * value
  + CAST($2 AS BIGINT) % ${WHOLE} * value / ${WHOLE}) + CAST($2 AS BIGINT)`

const UPDATE = `UPDATE alerts SET condition = $2, value = $3, is_repeating = $4, status = $5, side = $6, trigger_price = $7,
  is_armed = $8, base = $9, since = $10, fired_at = $11, fired_price = $12 WHERE id = $1`

/** The statement that stores the terms and the state of an alert. */
export const updateAlert = (row: AlertRow): Statement => {
  const { id, condition, value, is_repeating, status, side, trigger_price, is_armed, base, since } = row
  const terms = [id, condition, value, is_repeating, status, side, trigger_price, is_armed, base, since]
  return [UPDATE, [...terms, row.fired_at, row.fired_price]]
}

const LOCK = 'SELECT * FROM alerts WHERE id = $1 /*lock*/'

/** Locks an alert. @throws DomainError `alert_unknown`, also when it is another person's */
export function* lockOwnAlert(id: bigint, userId: bigint): Steps<AlertRow> {
  const row = yield* lockAlert(id)
  if (row?.user_id !== userId) throw domainError('alert_unknown')
  return row
}

export function* lockAlert(id: bigint): Steps<AlertRow | undefined> {
  const [row] = yield* read<AlertRow>(LOCK, [id])
  return row
}

/** The product of a person's alert. @throws DomainError `alert_unknown`, also when it is another person's */
export async function findAlertProduct(reader: Reader, id: bigint, userId: bigint): Promise<bigint> {
  const text = 'SELECT product_id FROM alerts WHERE id = $1 AND user_id = $2'
  const [row] = await reader.query<{ product_id: bigint }>(text, [id, userId])
  if (!row) throw domainError('alert_unknown')
  return row.product_id
}

export async function findOpenAlert(reader: Reader, id: bigint): Promise<AlertRow | undefined> {
  const [row] = await reader.query<AlertRow>("SELECT * FROM alerts WHERE id = $1 AND status = 'open'", [id])
  return row
}

/** A page of a person's alerts, newest first; of one product if given. */
export function listAlerts(
  reader: Reader,
  { userId, productId, ...paging }: Paging & { readonly userId: bigint; readonly productId?: number },
): Promise<Page<PriceAlert>> {
  const found = whereAll(['user_id =', userId], ['product_id =', productId])
  return readPage(reader, paging, { table: 'alerts', ...found }, toPriceAlert)
}

/** An alert as it is sent. */
export function toPriceAlert(row: AlertRow): PriceAlert {
  const { productId, productType, productCode, productImg } = getProduct(row.product_id)
  return {
    id: `${row.id}`,
    productId,
    productType,
    productCode,
    productImg,
    condition: row.condition,
    value: formatValue(row.condition, row.value),
    isRepeating: row.is_repeating === 1n ? 1 : 0,
    status: row.status === 'open' ? 'active' : row.status,
    createdAt: Number(row.created_at),
    firedAt: row.fired_at === null ? null : Number(row.fired_at),
    firedPrice: row.fired_price === null ? null : formatPrice(row.fired_price),
  }
}
