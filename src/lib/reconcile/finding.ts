import { compare, subtract, trimZeros, type Decimal } from '../money/money.ts'
import { evaluate, type ArithmeticStep } from './arithmetic.ts'
import type { CheckName } from './check-names.ts'

/** The kinds of records that entries refer to. */
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
export type SubjectKind = RecordKind | 'entry' | 'balance' | 'published' | 'marketDay'

const KNOWN_KINDS: ReadonlySet<string> = new Set(RECORD_KINDS)

/** Whether records of this kind can be checked. */
export const isRecordKind = (kind: string): kind is RecordKind => KNOWN_KINDS.has(kind)

/** What a finding is about. */
export interface Subject {
  readonly kind: SubjectKind
  /** The id of the entry or record; of a balance or of published liabilities its asset, or the day of their root; of a key of the market its day. */
  readonly id: string
}

/** Why something cannot be checked. */
export type UncheckedReason =
  /** The candle of that minute, or the closing prices of those hours, are not available. */
  | 'noCandle'
  /** The current terms took effect later, or the back end does not say when. */
  | 'termsSince'
  /** No terms are published for it. */
  | 'noTerms'
  /** Some of its entries may lie outside the period of the statement. */
  | 'outside'
  /** It has more movements than the back end lists. */
  | 'tooMany'
  /** An adjustment by the operator cannot be derived from published data. */
  | 'adjustment'
  /** It belongs to an unknown kind of record. */
  | 'otherKind'
  /** Only the account holder knows what was asked for. */
  | 'asked'
  /** The public candle shows the minute, not the millisecond. */
  | 'exactMoment'
  /** It has not moved any money. */
  | 'noMoney'
  /** It moves no money itself, and nothing is published about it. */
  | 'notBooked'
  /** The back end keeps no running hashes, or has not computed them yet. */
  | 'noHashes'
  /** The key of that day is not published yet. */
  | 'notRevealed'
  /** The prices of that time do not follow from published keys. */
  | 'beforeKeys'
  /** Its inputs do not add up themselves. */
  | 'inputs'

export type CheckVerdict =
  | { readonly is: 'agrees' }
  /** The stated value minus the computed one; null where there is no difference in figures. */
  | { readonly is: 'disagrees'; readonly by: Decimal | null }
  | { readonly is: 'unknown'; readonly why: UncheckedReason }

/** The computation, to be shown. `unit` is the name of a currency or product, or empty. */
export type Arithmetic =
  | {
      readonly is: 'chain'
      readonly steps: readonly ArithmeticStep[]
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
  /** Times, milliseconds since 1970 UTC; null: it never happened. */
  | { readonly is: 'moment'; readonly expected: number; readonly stated: number | null }
  /** Wire values such as `won`, or identifiers. */
  | { readonly is: 'word'; readonly expected: string; readonly stated: string }
  /** Fields of the record, as the API names them. */
  | { readonly is: 'fields'; readonly names: readonly string[] }
  /** The codes of the products whose market terms are not published. */
  | { readonly is: 'missingTerms'; readonly products: readonly string[] }
  /** From when on it can be checked, milliseconds since 1970 UTC. */
  | { readonly is: 'checkable'; readonly from: number }

export interface Finding {
  readonly check: CheckName
  readonly subject: Subject
  /** Ids of the entries concerned. */
  readonly entries: readonly string[]
  readonly time: number
  readonly arithmetic: Arithmetic | null
  readonly verdict: CheckVerdict
}

/** The common part of all findings on one subject. */
export interface FindingContext {
  readonly subject: Subject
  readonly entries: readonly string[]
  readonly time: number
}

const AGREES: CheckVerdict = { is: 'agrees' }
const disagrees = (by: Decimal | null): CheckVerdict => ({ is: 'disagrees', by })

/** Compares a stated figure with the result of a chain of steps. */
export function checkComputed(
  check: CheckName,
  about: FindingContext,
  steps: readonly ArithmeticStep[],
  { stated, unit }: { readonly stated: Decimal; readonly unit: string },
): Finding {
  const result = evaluate(steps)
  if (result === undefined) return unchecked(check, about, 'inputs')
  const arithmetic: Arithmetic = { is: 'chain', steps, result, stated, unit }
  const isEqual = compare(result, stated) === 0
  return {
    ...about,
    check,
    arithmetic,
    verdict: isEqual ? AGREES : disagrees(trimZeros(subtract(stated, result))),
  }
}

/** Checks that a figure lies within bounds, both inclusive; null is no bound. */
export function checkRange(
  check: CheckName,
  about: FindingContext,
  { low, high }: { readonly low: Decimal | null; readonly high: Decimal | null },
  { stated, unit }: { readonly stated: Decimal; readonly unit: string },
): Finding {
  const arithmetic: Arithmetic = { is: 'range', low, high, stated, unit }
  const violatedBound =
    low !== null && compare(stated, low) < 0
      ? low
      : high !== null && compare(stated, high) > 0
        ? high
        : undefined
  const verdict = violatedBound === undefined ? AGREES : disagrees(trimZeros(subtract(stated, violatedBound)))
  return { ...about, check, arithmetic, verdict }
}

/** Compares a wire value with the expected one. */
export function checkText(
  check: CheckName,
  about: FindingContext,
  expected: string,
  stated: string,
): Finding {
  const verdict = expected === stated ? AGREES : disagrees(null)
  return { ...about, check, arithmetic: { is: 'word', expected, stated }, verdict }
}

/** An event that should have happened at a time, and did not. */
export function missingEvent(check: CheckName, about: FindingContext, expected: number): Finding {
  return {
    ...about,
    check,
    time: expected,
    arithmetic: { is: 'moment', expected, stated: null },
    verdict: disagrees(null),
  }
}

/** Compares a time with the expected one. */
export function checkTime(
  check: CheckName,
  about: FindingContext,
  expected: number,
  stated: number,
): Finding {
  const verdict = expected === stated ? AGREES : disagrees(null)
  return { ...about, check, arithmetic: { is: 'moment', expected, stated }, verdict }
}

/** Checks that `stated` is not before `earliest`. */
export function checkNotBefore(
  check: CheckName,
  about: FindingContext,
  earliest: number,
  stated: number,
): Finding {
  const arithmetic: Arithmetic = { is: 'moment', expected: earliest, stated }
  return { ...about, check, arithmetic, verdict: stated >= earliest ? AGREES : disagrees(null) }
}

/** A check that is not possible, and why. */
export function unchecked(check: CheckName, about: FindingContext, why: UncheckedReason): Finding {
  return { ...about, check, arithmetic: null, verdict: { is: 'unknown', why } }
}

/** Fields of a record that cannot be checked, by name, and why. */
export const uncheckedFields = (
  about: FindingContext,
  names: readonly string[],
  why: UncheckedReason,
): Finding => ({ ...unchecked('fields', about, why), arithmetic: { is: 'fields', names } })
