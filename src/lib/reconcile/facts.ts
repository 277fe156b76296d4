import {
  feeRateOf,
  readFeeSettings,
  readRemark,
  type ExchangeType,
  type PositionType,
  type ProductType,
} from '../fee-remarks.ts'
import { finish } from '../steps.ts'
import type { Statement } from '../statement.ts'
import type { Entry } from '../statement-shapes.ts'
import type { Seen } from '../statement-terms.ts'
import {
  unknown,
  within,
  type About,
  type CheckName,
  type Finding,
  type Subject,
  type SubjectKind,
} from './finding.ts'
import { MINUTE } from '../time-units.ts'

/** The asset of a row by what it is, not by its name. */
export function assetOf(row: {
  readonly currencyId: number | null
  readonly productId: number | null
}): string {
  return row.productId === null ? `currency ${row.currencyId}` : `product ${row.productId}`
}

export const currencyAsset = (id: number) => assetOf({ currencyId: id, productId: null })
export const productAsset = (id: number) => assetOf({ currencyId: null, productId: id })

/** A published figure, and since when it is in force. */
interface Published {
  readonly value: string
  readonly since: number | null
}

/** What a statement holds, found quickly. */
export interface Facts {
  readonly statement: Statement
  /** When the back end told of the account, by its own clock: the device's may be wrong. */
  readonly toldAt: number
  /** The entries that belong to a record, oldest first. */
  entriesOf(kind: SubjectKind, id: string): readonly Entry[]
  about(kind: SubjectKind, id: string, time: number): About
  /** What an asset is called. */
  nameOf(asset: string): string
  /** Whether all entries of a record lie within the statement. */
  isWhole(subject: Subject): boolean
  feeRate(product: ProductType, position: PositionType, exchange: ExchangeType): Published | undefined
  payoutRate(
    product: { readonly productType: number; readonly productCode: string },
    seconds: number,
  ): Published | undefined
  priceScale(pairCode: string): number | undefined
  /** Whether a price was to be had at a moment, by the candle of its minute. */
  price(
    check: CheckName,
    about: About,
    at: { readonly productId: number; readonly time: number },
    price: string,
  ): Finding
  hourClose(productId: number, time: number): string | undefined
  /** The last price that the device itself saw up to a moment. */
  seenBefore(productId: number, time: number): Seen | undefined
}

/**
 * A price is fetched before what it is needed for is written down. So what is written down within the first seconds of a minute may
 * bear a price of the minute before.
 */
export const CLOCK_TOLERANCE = 5_000

/** The minutes whose candles a price of a moment may lie in, by their beginnings. */
export function minutesOf(time: number): number[] {
  const minute = time - (time % MINUTE)
  return time - minute < CLOCK_TOLERANCE ? [minute, minute - MINUTE] : [minute]
}

/** Arranges what a statement holds; it may rest at each step. */
export function* factSteps(statement: Statement): Generator<void, Facts> {
  const byReference = Map.groupBy(statement.entries, entry => `${entry.referenceType} ${entry.referenceId}`)
  yield
  const names = new Map(
    [...statement.entries, ...(statement.balances ?? [])].map(row => [assetOf(row), row.assetName]),
  )
  yield
  const minutes = new Map(statement.minutes.map(row => [`${row.productId} ${row.time}`, row]))
  yield
  const hours = new Map(statement.hours.map(row => [`${row.productId} ${row.time}`, row.close]))
  const seen = Map.groupBy(
    statement.seen.toSorted((a, b) => a.time - b.time),
    tick => tick.productId,
  )
  const scales = new Map(statement.pairs.map(row => [row.pairCode, row.priceScale]))
  const outside = new Set(statement.outside.map(({ kind, id }) => `${kind} ${id}`))
  const entriesOf: Facts['entriesOf'] = (kind, id) => byReference.get(`${kind} ${id}`) ?? []
  return {
    statement,
    toldAt: Math.max(
      0,
      ...(statement.balances ?? []).map(({ time }) => time ?? 0),
      statement.entries.at(-1)?.time ?? 0,
    ),
    entriesOf,
    about: (kind, id, time) => ({
      subject: { kind, id },
      entries: entriesOf(kind, id).map(entry => entry.id),
      time,
    }),
    nameOf: asset => names.get(asset) ?? asset,
    isWhole: ({ kind, id }) => !outside.has(`${kind} ${id}`),
    ...publishedTerms(statement),
    priceScale: pairCode => scales.get(pairCode),
    price(check, about, { productId, time }, price) {
      const candles = minutesOf(time).flatMap(minute => minutes.get(`${productId} ${minute}`) ?? [])
      if (!candles.some(candle => candle.time === time - (time % MINUTE)))
        return unknown(check, about, 'noCandle')
      const stated = { stated: price, unit: '' }
      const findings = candles.map(candle => within(check, about, candle, stated))
      return findings.find(finding => finding.verdict.is === 'agrees') ?? findings[0]!
    },
    hourClose: (productId, time) => hours.get(`${productId} ${time}`),
    seenBefore: (productId, time) => seen.get(productId)?.findLast(tick => tick.time <= time),
  }
}

/** As `factSteps`, without a rest. */
export const factsOf = (statement: Statement): Facts => finish(factSteps(statement))

/** The rates that are published, by what they are for. */
function publishedTerms(statement: Statement): Pick<Facts, 'feeRate' | 'payoutRate'> {
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
