import { compare, subtract, trimZeros, type Decimal } from '../money.ts'
import { resultOf, type Step } from './arithmetic.ts'

/** Everything that is looked at; the screen has words for each, and docs/statement.md the rule. */
export const CHECKS = [
  'entryOrder',
  'runningBalance',
  'notNegative',
  'oneEvent',
  'balancedMove',
  'knownReference',
  'closingBalance',
  'heldTotal',
  'booked',
  'times',
  'feeRate',
  'payoutRate',
  'depositFee',
  'depositCredited',
  'withdrawFee',
  'withdrawTerms',
  'arrives',
  'marketRate',
  'spread',
  'spreadRate',
  'rateAge',
  'gross',
  'interest',
  'interestDays',
  'interestRate',
  'penalty',
  'shares',
  'refunded',
  'award',
  'cost',
  'fee',
  'total',
  'limit',
  'fillPrice',
  'pairPrice',
  'received',
  'value',
  'profit',
  'returned',
  'net',
  'outcome',
  'gain',
  'holdingCost',
  'averageCost',
  'openPrice',
  'closePrice',
  'seenPrice',
  'notional',
  'margin',
  'released',
  'closingProfit',
  'closingFee',
  'closingReason',
  'fundingMoment',
  'fundingWhole',
  'fundingRate',
  'fundingAmount',
  'liquidationPrice',
  'positionSum',
] as const

export type CheckName = (typeof CHECKS)[number]

/** What entries belong to, as they name it. */
const RECORD_KINDS = [
  'deposit',
  'withdrawal',
  'exchange',
  'spotOrder',
  'bibiOrder',
  'quickOrder',
  'contract',
  'pledgeOrder',
  'miningOrder',
  'newShares',
  'loan',
  'award',
] as const

export type RecordKind = (typeof RECORD_KINDS)[number]
export type SubjectKind = RecordKind | 'entry' | 'balance'

const KNOWN: ReadonlySet<string> = new Set(RECORD_KINDS)

/** Whether this program knows how to check what an entry belongs to. */
export const isRecordKind = (kind: string): kind is RecordKind => KNOWN.has(kind)

/** What a finding is about. */
export interface Subject {
  readonly kind: SubjectKind
  /** Of the entry or the record; of a balance its asset. */
  readonly id: string
}

/** Why something cannot be checked. */
export type Unknown =
  /** The candle of that minute, or the closes of those hours, are not to be had. */
  | 'noCandle'
  /** The terms published now are in force since later, or the back end does not say since when. */
  | 'termsSince'
  /** No terms are published for it. */
  | 'noTerms'
  /** Entries that belong to it may lie before or after what the statement covers. */
  | 'outside'
  /** Its movements are more than the back end lists. */
  | 'tooMany'
  /** A correction by the operator follows from nothing that is published. */
  | 'adjustment'
  /** It belongs to something that this program knows nothing of. */
  | 'otherKind'
  /** What it would follow from does not add up itself. */
  | 'inputs'

export type Verdict =
  | { readonly is: 'agrees' }
  /** By how much: what is stated less what it comes to; null where that is no figure. */
  | { readonly is: 'disagrees'; readonly by: Decimal | null }
  | { readonly is: 'unknown'; readonly why: Unknown }

/** What was reckoned, so that it can be shown. `unit` is a currency's or a product's name, or empty. */
export type Arithmetic =
  | {
      readonly is: 'chain'
      readonly steps: readonly Step[]
      readonly result: Decimal
      readonly stated: Decimal
      readonly unit: string
    }
  | {
      readonly is: 'range'
      readonly low: Decimal | null
      readonly high: Decimal | null
      readonly stated: Decimal
      readonly unit: string
    }
  /** Moments, milliseconds since 1970 UTC; null is none at all. */
  | { readonly is: 'moment'; readonly expected: number; readonly stated: number | null }
  /** Words of the wire, such as `won`, or identifiers. */
  | { readonly is: 'word'; readonly expected: string; readonly stated: string }

export interface Finding {
  readonly check: CheckName
  readonly subject: Subject
  /** The entries that it concerns, by their ids. */
  readonly entries: readonly string[]
  readonly time: number
  readonly arithmetic: Arithmetic | null
  readonly verdict: Verdict
}

/** What findings on one subject have in common. */
export interface About {
  readonly subject: Subject
  readonly entries: readonly string[]
  readonly time: number
}

const AGREES: Verdict = { is: 'agrees' }
const disagrees = (by: Decimal | null): Verdict => ({ is: 'disagrees', by })

/** Holds a stated figure against what a chain comes to. */
export function reckon(
  check: CheckName,
  about: About,
  steps: readonly Step[],
  { stated, unit }: { readonly stated: Decimal; readonly unit: string },
): Finding {
  const result = resultOf(steps)
  if (result === undefined) return unknown(check, about, 'inputs')
  const arithmetic: Arithmetic = { is: 'chain', steps, result, stated, unit }
  const isSame = compare(result, stated) === 0
  return {
    ...about,
    check,
    arithmetic,
    verdict: isSame ? AGREES : disagrees(trimZeros(subtract(stated, result))),
  }
}

/** Holds a figure against bounds, both included; null is no bound. */
export function within(
  check: CheckName,
  about: About,
  { low, high }: { readonly low: Decimal | null; readonly high: Decimal | null },
  { stated, unit }: { readonly stated: Decimal; readonly unit: string },
): Finding {
  const arithmetic: Arithmetic = { is: 'range', low, high, stated, unit }
  const passed =
    low !== null && compare(stated, low) < 0
      ? low
      : high !== null && compare(stated, high) > 0
        ? high
        : undefined
  const verdict = passed === undefined ? AGREES : disagrees(trimZeros(subtract(stated, passed)))
  return { ...about, check, arithmetic, verdict }
}

/** Holds a word of the wire against the one that follows. */
export function sameWord(check: CheckName, about: About, expected: string, stated: string): Finding {
  const verdict = expected === stated ? AGREES : disagrees(null)
  return { ...about, check, arithmetic: { is: 'word', expected, stated }, verdict }
}

/** A moment at which something had to happen, and nothing did. */
export function missed(check: CheckName, about: About, expected: number): Finding {
  return {
    ...about,
    check,
    time: expected,
    arithmetic: { is: 'moment', expected, stated: null },
    verdict: disagrees(null),
  }
}

/** Holds a moment against the one that follows. */
export function sameMoment(check: CheckName, about: About, expected: number, stated: number): Finding {
  const verdict = expected === stated ? AGREES : disagrees(null)
  return { ...about, check, arithmetic: { is: 'moment', expected, stated }, verdict }
}

/** Holds a moment against a bound: `stated` is not before `earliest`. */
export function notBefore(check: CheckName, about: About, earliest: number, stated: number): Finding {
  const arithmetic: Arithmetic = { is: 'moment', expected: earliest, stated }
  return { ...about, check, arithmetic, verdict: stated >= earliest ? AGREES : disagrees(null) }
}

/** What cannot be checked, and why. */
export function unknown(check: CheckName, about: About, why: Unknown): Finding {
  return { ...about, check, arithmetic: null, verdict: { is: 'unknown', why } }
}
