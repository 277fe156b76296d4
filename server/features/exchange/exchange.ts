import { orNull } from '#server/kernel/or-null.ts'
import type { Exchange } from '#models'
import { insertInto } from '#server/kernel/insert-into.ts'
import { whereAll, readPage, type Page, type Paging } from '#server/kernel/paging.ts'
import type { Reader, Row } from '#server/kernel/store.ts'
import { productIdOf, scaleOfAsset } from '#server/ledger/units.ts'
import { formatMoney, formatPrice, formatUnits } from '#src/lib/money/minor-units.ts'

/** What follows from the two currencies of an exchange. */
type CurrencyField =
  | 'fromCurrencyName'
  | 'fromProductCode'
  | 'fromInverse'
  | 'toCurrencyName'
  | 'toProductCode'
  | 'toInverse'

/** An exchange without the names of its currencies. */
export type UnnamedExchange = Omit<Exchange, CurrencyField>

/** A stored exchange; see the schema for its units. */
export interface ExchangeRow extends Row {
  readonly id: bigint
  readonly user_id: bigint
  readonly from_currency: bigint
  readonly to_currency: bigint
  readonly from_asset: string
  readonly to_asset: string
  readonly amount: bigint
  readonly gross: bigint
  readonly fee: bigint
  readonly market_rate: string
  readonly rate: string
  readonly spread_rate: string
  readonly fee_rate: string
  readonly from_product: bigint | null
  readonly from_price: bigint
  readonly to_product: bigint | null
  readonly to_price: bigint
  readonly value: bigint
  readonly cost_taken: bigint
  readonly rate_time: bigint
  readonly created_at: bigint
}

const COLUMNS = [
  'id',
  'user_id',
  'from_currency',
  'to_currency',
  'from_asset',
  'to_asset',
  'amount',
  'gross',
  'fee',
  'market_rate',
  'rate',
  'spread_rate',
  'fee_rate',
  'from_product',
  'from_price',
  'to_product',
  'to_price',
  'value',
  'cost_taken',
  'rate_time',
  'created_at',
] as const satisfies readonly (keyof ExchangeRow)[]

export const insertExchange = insertInto('exchanges', COLUMNS)

export interface ExchangeFilter extends Paging {
  readonly userId: bigint
  /** Paid with this currency. */
  readonly fromCurrencyId?: number | undefined
  readonly toCurrencyId?: number | undefined
  /** From this moment on, in milliseconds since 1970 UTC. */
  readonly startTime?: number | undefined
  /** Before this moment. */
  readonly endTime?: number | undefined
}

/** A person's exchanges, newest first. */
export function listExchanges(reader: Reader, filter: ExchangeFilter): Promise<Page<UnnamedExchange>> {
  const { userId, fromCurrencyId, toCurrencyId, startTime, endTime } = filter
  const found = whereAll(
    ['user_id =', userId],
    ['from_currency =', fromCurrencyId],
    ['to_currency =', toCurrencyId],
    ['created_at >=', startTime],
    ['created_at <', endTime],
  )
  return readPage(reader, filter, { table: 'exchanges', ...found }, toExchange)
}

export function toExchange(row: ExchangeRow): UnnamedExchange {
  const { from_asset, to_asset, gross, fee, value, cost_taken } = row
  const received = (units: bigint) => formatUnits(units, scaleOfAsset(to_asset))
  return {
    id: `${row.id}`,
    fromCurrencyId: Number(row.from_currency),
    toCurrencyId: Number(row.to_currency),
    amount: formatUnits(row.amount, scaleOfAsset(from_asset)),
    gross: received(gross),
    fee: received(fee),
    received: received(gross - fee),
    marketRate: row.market_rate,
    rate: row.rate,
    spreadRate: row.spread_rate,
    feeRate: row.fee_rate,
    fromProductId: orNull(row.from_product, Number),
    fromPrice: formatPrice(row.from_price),
    toProductId: orNull(row.to_product, Number),
    toPrice: formatPrice(row.to_price),
    value: formatMoney(value),
    profit: productIdOf(from_asset) === null ? null : formatMoney(value - cost_taken),
    rateTime: Number(row.rate_time),
    createdAt: Number(row.created_at),
  }
}
