import { groupBy } from '../collections/group-by.ts'
import type { CheckName } from './check-names.ts'
import type { ExchangeType, ProductType } from '#models'
import { feeRateOf, readFeeSettings, readRemark, type PositionType } from '../trading/fee-remarks.ts'
import { runSteps } from '../run-steps.ts'
import type { Statement } from '../statement/statement.ts'
import type { ReportedBibiOrder, ReportedEntry, ReportedPosition } from '../statement/account-shapes.ts'
import type { SeenPrice } from '../statement/terms-shapes.ts'
import { scaleOf, type Decimal } from '../money/decimal.ts'
import { trimZeros } from '../money/money.ts'
import {
  unchecked,
  checkRange,
  checkText,
  type FindingContext,
  type Finding,
  type Subject,
  type SubjectKind,
} from './finding.ts'
import { maintenanceRateOf } from '../trading/leverage.ts'
import { pairScale } from '../trading/pair-scale.ts'
import { revealedUntil } from './market/days.ts'
import { MINUTE } from '../time/time-units.ts'

/** Published identities: products and currencies by id and by name. */
interface Identities {
  /** `type code` of a product. */
  readonly products: ReadonlyMap<number, string>
  readonly productIds: ReadonlyMap<string, number>
  readonly priceScales: ReadonlyMap<number, number>
  readonly currencies: ReadonlyMap<number, string>
}

function identitiesOf({ products, currencies }: Statement): Identities {
  const named = products.map(one => [one.productId, `${one.productType} ${one.productCode}`] as const)
  return {
    products: new Map(named),
    productIds: new Map(named.map(([id, name]) => [name, id])),
    priceScales: new Map(products.map(one => [one.productId, one.priceScale])),
    currencies: new Map(
      currencies.flatMap(one => (one.currencyName === null ? [] : [[one.id, one.currencyName] as const])),
    ),
  }
}

/** The asset of a row, by id rather than by name. */
export function assetOf(row: {
  readonly currencyId: number | null
  readonly productId: number | null
}): string {
  return row.productId === null ? `currency ${row.currencyId}` : `product ${row.productId}`
}

export const currencyAsset = (id: number) => assetOf({ currencyId: id, productId: null })
export const productAsset = (id: number) => assetOf({ currencyId: null, productId: id })

/** A published value, and when it took effect. */
interface PublishedTerm {
  readonly value: string
  readonly since: number | null
}

/** A statement indexed for fast look-up. */
export interface Facts {
  readonly statement: Statement
  readonly identities: Identities
  /** The time of the report by the back end's clock; the device's may be wrong. */
  readonly asOf: number
  /** The entries that belong to a record, oldest first. */
  entriesOf(kind: SubjectKind, id: string): readonly ReportedEntry[]
  about(kind: SubjectKind, id: string, time: number): FindingContext
  /** Display name of an asset. */
  nameOf(asset: string): string
  /** Whether the statement contains all entries of a record. */
  hasAllEntries(subject: Subject): boolean
  feeRate(product: ProductType, position: PositionType, exchange: ExchangeType): PublishedTerm | undefined
  payoutRate(
    product: { readonly productType: number; readonly productCode: string },
    seconds: number,
  ): PublishedTerm | undefined
  /** The decimals of the price of a pair that follow from the terms of its coins; undefined without them. */
  pairScale(order: Pick<ReportedBibiOrder, 'baseProductId' | 'quoteProductId'>): number | undefined
  /** The maintenance rate that follows from the terms of the market; undefined without them, and of positions from before. */
  maintenanceRate(position: Pick<ReportedPosition, 'productId' | 'openedAt'>): Decimal | undefined
  /** Checks a price at a time against the candle of that minute. */
  checkPrice(
    check: CheckName,
    about: FindingContext,
    at: { readonly productId: number; readonly time: number },
    price: string,
  ): Finding
  closeOfHour(productId: number, time: number): string | undefined
  /** Since when prices follow from published keys, epoch ms; undefined where the back end does not say. */
  readonly marketSince: number | undefined
  /** Whether the price of a time can be recomputed from published keys (market/prices.ts). */
  isProvable(productId: number, time: number | null): boolean
  /** The last tick that the device saw up to `time`. */
  lastSeenTick(productId: number, time: number): SeenPrice | undefined
}

/**
 * A price is fetched before the record is written, so a record of the first seconds of a minute may have a price of the
 * minute before.
 */
export const CLOCK_TOLERANCE = 5_000

/** The start times of the minute candles that may contain a price of `time`. */
export function candleMinutes(time: number): number[] {
  const minute = time - (time % MINUTE)
  return time - minute < CLOCK_TOLERANCE ? [minute, minute - MINUTE] : [minute]
}

/** Indexes a statement, yielding at each step. */
export function* buildFactsInSteps(statement: Statement): Generator<void, Facts> {
  const entriesByReference = groupBy(
    statement.entries,
    entry => `${entry.referenceType} ${entry.referenceId}`,
  )
  yield
  const names = new Map(
    [...statement.entries, ...(statement.balances ?? [])].map(row => [assetOf(row), row.assetName]),
  )
  yield
  const minutes = new Map(statement.minutes.map(row => [`${row.productId} ${row.time}`, row]))
  yield
  const hours = new Map(statement.hours.map(row => [`${row.productId} ${row.time}`, row.close]))
  const seen = groupBy(
    statement.seen.toSorted((a, b) => a.time - b.time),
    tick => tick.productId,
  )
  const outside = new Set(statement.outside.map(({ kind, id }) => `${kind} ${id}`))
  const entriesOf: Facts['entriesOf'] = (kind, id) => entriesByReference.get(`${kind} ${id}`) ?? []
  const identities = identitiesOf(statement)
  return {
    statement,
    identities,
    asOf: Math.max(
      0,
      ...(statement.balances ?? []).map(({ time }) => time ?? 0),
      statement.entries.at(-1)?.time ?? 0,
      // Whoever has published a key has that day behind him.
      statement.to === null ? revealedUntil(statement.marketDays) : 0,
    ),
    entriesOf,
    about: (kind, id, time) => ({
      subject: { kind, id },
      entries: entriesOf(kind, id).map(entry => entry.id),
      time,
    }),
    nameOf: asset => names.get(asset) ?? asset,
    hasAllEntries: ({ kind, id }) => !outside.has(`${kind} ${id}`),
    ...indexPublishedTerms(statement),
    ...indexMarketRules(statement),
    checkPrice(check, about, { productId, time }, price) {
      const scale = identities.priceScales.get(productId)
      // A price between two steps of the product was never a price.
      if (scale !== undefined && scaleOf(trimZeros(price)) > scale)
        return checkText(check, about, `10^-${scale}`, price)
      const candles = candleMinutes(time).flatMap(minute => minutes.get(`${productId} ${minute}`) ?? [])
      if (!candles.some(candle => candle.time === time - (time % MINUTE)))
        return unchecked(check, about, 'noCandle')
      const stated = { stated: price, unit: '' }
      const findings = candles.map(candle => checkRange(check, about, candle, stated))
      return findings.find(finding => finding.verdict.is === 'agrees') ?? findings[0]!
    },
    closeOfHour: (productId, time) => hours.get(`${productId} ${time}`),
    isProvable: indexProvable(statement),
    marketSince: statement.marketTerms[0]?.since,
    lastSeenTick: (productId, time) => seen.get(productId)?.findLast(tick => tick.time <= time),
  }
}

/** As `buildFactsInSteps`, without pauses. */
export const buildFacts = (statement: Statement): Facts => runSteps(buildFactsInSteps(statement))

/** Whether the keys of a time are published, and the product has terms since then. */
function indexProvable({ marketDays, marketTerms }: Statement): Facts['isProvable'] {
  const since = new Map(marketTerms.map(terms => [terms.productId, terms.since]))
  const until = revealedUntil(marketDays)
  return (productId, time) => time !== null && time < until && time >= (since.get(productId) ?? Infinity)
}

/** What follows from the terms of the market besides prices. */
function indexMarketRules({ marketTerms }: Statement): Pick<Facts, 'pairScale' | 'maintenanceRate'> {
  const terms = new Map(marketTerms.map(row => [row.productId, row]))
  return {
    pairScale({ baseProductId, quoteProductId }) {
      const [base, quote] = [terms.get(baseProductId), terms.get(quoteProductId)]
      return base && quote && pairScale(base.basePrice, quote.basePrice)
    },
    maintenanceRate({ productId, openedAt }) {
      const known = terms.get(productId)
      return known && openedAt >= known.since ? maintenanceRateOf(known) : undefined
    },
  }
}

/** Published rates by what they apply to. */
function indexPublishedTerms(statement: Statement): Pick<Facts, 'feeRate' | 'payoutRate'> {
  const { settings } = readFeeSettings([...statement.fees])
  const since = new Map(
    statement.fees.map(row => {
      const kind = readRemark(row.remark)
      return [
        typeof kind === 'string' ? '' : `${kind.productType} ${kind.positionType} ${kind.exchangeType}`,
        row.since,
      ]
    }),
  )
  const seconds = { S: 1, M: 60, H: 3600, D: 86_400 } as const
  const payouts = new Map(
    statement.options.map(row => [
      `${row.productType} ${row.productCode} ${row.duration * seconds[row.durationUnit]}`,
      { value: row.payoutRate, since: row.since },
    ]),
  )
  return {
    feeRate(product, position, exchange) {
      const value = feeRateOf(settings, product, position, exchange)
      return value === undefined
        ? undefined
        : { value, since: since.get(`${product} ${position} ${exchange}`) ?? null }
    },
    payoutRate: ({ productType, productCode }, length) =>
      payouts.get(`${productType} ${productCode} ${length}`),
  }
}
