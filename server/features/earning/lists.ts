import type { EarningAccrual, EarningOrderStatus, EarningProduct, EarningTotal } from '#models'
import { startOfDay } from '#src/lib/trading/accrual.ts'
import { DAY } from '#src/lib/time/time-units.ts'
import { whereAll, readPage, type Page, type Paging } from '#server/kernel/paging.ts'
import type { Reader, Row } from '#server/kernel/store.ts'
import type { Asset } from '#server/ledger/units.ts'
import { toEarningOrder, type UnnamedEarningOrder } from './order.ts'
import type { EarningService, WithAsset } from './product.ts'
import { formatAmount, type EarningFunds } from './preview.ts'

/** The total sold of each product, in minor units; a missing product has sold nothing. */
export async function readSoldAmounts(reader: Reader): Promise<ReadonlyMap<number, bigint>> {
  const rows = await reader.query<{ product_id: bigint; sold: bigint }>(
    'SELECT product_id, sold FROM earning_sold',
  )
  return new Map(rows.map(({ product_id: id, sold }) => [Number(id), sold]))
}

/** The inputs of a preview besides the available balance. */
export async function readFunds(
  reader: Reader,
  userId: bigint,
  { id }: Pick<EarningProduct, 'id'>,
): Promise<Omit<EarningFunds, 'available'>> {
  const [row] = await reader.query<{ running: bigint; sold: bigint }>(
    `SELECT CAST(coalesce((SELECT sum(amount) FROM earning_orders
        WHERE user_id = $1 AND product_id = $2 AND status = 'running'), 0) AS BIGINT) AS running,
      CAST(coalesce((SELECT sold FROM earning_sold WHERE product_id = $2), 0) AS BIGINT) AS sold`,
    [userId, BigInt(id)],
  )
  return row!
}

export interface EarningOrderFilter extends Paging {
  readonly userId: bigint
  readonly service: EarningService
  /** `ended`: any status but running. */
  readonly status?: EarningOrderStatus | 'ended' | undefined
}

/** A person's orders of one service, newest first. */
export function listEarningOrders(
  reader: Reader,
  filter: EarningOrderFilter,
): Promise<Page<UnnamedEarningOrder>> {
  const { userId, service, status } = filter
  const found = whereAll(
    ['user_id =', userId],
    ['service =', service],
    status === 'ended' ? ["status <> 'running'"] : ['status =', status],
  )
  return readPage(reader, filter, { table: 'earning_orders', ...found }, toEarningOrder)
}

interface AccrualRow extends Row {
  readonly order_id: bigint
  readonly number: bigint
  readonly product_id: bigint
  readonly asset: Asset
  readonly day: bigint
  readonly principal: bigint
  readonly daily_rate: string
  readonly amount: bigint
  readonly transaction_id: bigint
  readonly posted_at: bigint
}

export interface EarningAccrualFilter extends Paging {
  readonly userId: bigint
  readonly service: EarningService
  readonly orderId?: bigint | undefined
}

/** The daily accruals of a person's orders of one service, newest first. */
export function listEarningAccruals(
  reader: Reader,
  filter: EarningAccrualFilter,
): Promise<Page<WithAsset<EarningAccrual>>> {
  const { userId, service, orderId } = filter
  const accruals = {
    table: 'earning_accruals a',
    joins: 'JOIN earning_orders o ON o.id = a.order_id',
    columns: `a.order_id, a.number, o.product_id, o.asset, a.day, o.amount AS principal, o.daily_rate, a.amount,
      a.transaction_id, a.posted_at`,
    order: 'a.day DESC, a.order_id DESC',
    ...whereAll(['a.user_id =', userId], ['a.service =', service], ['a.order_id =', orderId]),
  }
  return readPage(reader, filter, accruals, toAccrual)
}

function toAccrual(row: AccrualRow): WithAsset<EarningAccrual> {
  return {
    id: `${row.order_id}-${row.number}`,
    orderId: `${row.order_id}`,
    productId: Number(row.product_id),
    asset: row.asset,
    number: Number(row.number),
    day: Number(row.day),
    principal: formatAmount(row.principal, row),
    dailyRate: row.daily_rate,
    amount: formatAmount(row.amount, row),
    transactionId: `${row.transaction_id}`,
    postedAt: Number(row.posted_at),
  }
}

interface TotalRow extends Row {
  readonly asset: Asset
  readonly running: bigint
  readonly orders: bigint
  readonly accrued: bigint
  readonly last_day: bigint
}

/** A person's totals of one service, asset by asset; `now` is epoch ms. */
export async function listEarningTotals(
  reader: Reader,
  { userId, service, now }: { userId: bigint; service: EarningService; now: number },
): Promise<WithAsset<EarningTotal>[]> {
  const lastDay = startOfDay(now) - DAY
  const rows = await reader.query<TotalRow>(
    `SELECT asset, CAST(sum(CASE WHEN status = 'running' THEN amount ELSE 0 END) AS BIGINT) AS running,
       CAST(sum(CASE WHEN status = 'running' THEN 1 ELSE 0 END) AS BIGINT) AS orders,
       CAST(sum(accrued) AS BIGINT) AS accrued,
       CAST(coalesce(sum((SELECT sum(a.amount) FROM earning_accruals a WHERE a.order_id = o.id AND a.day = $3)), 0)
         AS BIGINT) AS last_day
     FROM earning_orders o WHERE user_id = $1 AND service = $2 GROUP BY asset ORDER BY asset DESC`,
    [userId, service, BigInt(lastDay)],
  )
  return rows.map(row => ({
    asset: row.asset,
    running: formatAmount(row.running, row),
    orders: Number(row.orders),
    accrued: formatAmount(row.accrued, row),
    lastDay,
    lastDayEarned: formatAmount(row.last_day, row),
  }))
}
