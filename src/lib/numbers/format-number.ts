/**
 * Formats decimal strings in the reader's digits and separators, truncated and never rounded [R9.2].
 *
 * Exact at any size and identical in every engine, as neither `number` nor Intl is used: the symbols are those of
 * number-symbols.ts. Never an exponent, never a negative zero. Truncation never shows more than there is; negative
 * numbers are truncated by size as well, so −1.999 is shown as −1.99. A cost or a possible loss is therefore rounded up
 * first (`roundUp` of lib/money), or shown with all its digits, wherever a decision depends on it.
 *
 * A value that is not a decimal shows as `NO_VALUE`: a price missing on the wire must neither break a screen nor look
 * like zero.
 */
import {
  fromMinorUnits,
  isDecimal,
  scaleOf,
  sign,
  toMinorUnits,
  trimZeros,
  truncate,
  type Decimal,
} from '../money/decimal.ts'
import { localeInfo, type Locale } from '../locales.ts'
import { memoizeByKey } from '../collections/memoize-by-key.ts'
import { numberSymbols } from './number-symbols.ts'

/** Placeholder for an unknown figure; the same as for unknown currencies [R3.3]. */
export const NO_VALUE = '- -'

/** U+2212, as wide as the plus sign and read out as "minus"; `parseNumber` takes it and the hyphen. */
const MINUS_SIGN = '\u2212'

type DecimalOrMissing = Decimal | null | undefined

export interface NumberFormatOptions {
  locale: Locale
  /** Digits after the point, padded with zeros. */
  decimals: number
  /**
   * The thousands switch [R9.2]. On: every digit as received, neither truncated nor grouped. Decimal separator and
   * digits stay those of the reader's language, as '1.234' would be a thousand times more to a German.
   */
  thousandsAsIs?: boolean
}

/** The number with thousands separators and a real minus sign (U+2212), truncated toward zero at `decimals` [R9.2]. */
export function formatNumber(decimal: DecimalOrMissing, options: NumberFormatOptions): string {
  return formatDecimal(decimal, options, { hasPlus: false })
}

/** As `formatNumber`, with an explicit plus; zero has no sign. For changes and profits. */
export function formatSigned(decimal: DecimalOrMissing, options: NumberFormatOptions): string {
  return formatDecimal(decimal, options, { hasPlus: true })
}

/**
 * A percentage (`'-1.25'` is −1.25%, as changeRate comes on the wire), truncated toward zero at `decimals` (default
 * 2). `signed` adds a plus.
 */
export function formatPercent(
  percent: DecimalOrMissing,
  { locale, decimals = 2, signed = false }: { locale: Locale; decimals?: number; signed?: boolean },
): string {
  if (!isDecimal(percent)) return NO_VALUE
  const text = formatPlain(truncate(percent, decimals), locale, { isGrouped: true, hasPlus: signed })
  return text + numberSymbols(locale).percent
}

/** Whether a figure has fallen, stayed or risen. */
export type Trend = 'down' | 'level' | 'up'

/** Whether a change is a rise or a fall; 'level' for zero and for what is no decimal. */
export function trendOf(change: DecimalOrMissing): Trend {
  return (isDecimal(change) && (['down', 'level', 'up'] as const)[sign(change) + 1]) || 'level'
}

/**
 * A large number in compact form, such as 1.23M or 123.45万: for volumes. Truncated toward zero at 2 decimals by
 * default.
 */
export function formatCompact(
  decimal: DecimalOrMissing,
  { locale, decimals = 2 }: { locale: Locale; decimals?: number },
): string {
  if (!isDecimal(decimal)) return NO_VALUE
  return formatWithIntl(truncate(decimal, decimals), compactFormatter(locale, decimals))
}

/**
 * The text for an amount field when the user picks a share of the available balance, `'1'` for all: truncated at
 * `decimals`, never more than available, and readable by `parseNumber`. Undefined when nothing is left.
 */
export function shareOfAvailable(
  available: Decimal,
  share: Decimal,
  { locale, decimals }: { locale: Locale; decimals: number },
): string | undefined {
  const scale = scaleOf(available) + scaleOf(share)
  const product = toMinorUnits(available, scaleOf(available)) * toMinorUnits(share, scaleOf(share))
  const part = trimZeros(truncate(fromMinorUnits(product, scale), decimals))
  return /^\d/.test(part) && part !== '0'
    ? formatNumber(part, { locale, decimals: scaleOf(part) })
    : undefined
}

function formatDecimal(
  decimal: DecimalOrMissing,
  { locale, decimals, thousandsAsIs = false }: NumberFormatOptions,
  signs: { hasPlus: boolean },
): string {
  if (!isDecimal(decimal)) return NO_VALUE
  const truncated = truncate(decimal, thousandsAsIs ? scaleOf(decimal) : decimals)
  return formatPlain(truncated, locale, { isGrouped: !thousandsAsIs, ...signs })
}

const GROUPS_OF_THREE = /\B(?=(?:\d{3})+$)/g
const INDIAN_GROUPS = /\B(?=(?:\d{2})*\d{3}$)/g

/** A plain decimal with all its digits, in the symbols of a language. */
function formatPlain(
  plain: Decimal,
  locale: Locale,
  { isGrouped, hasPlus }: { isGrouped: boolean; hasPlus: boolean },
): string {
  const { decimal, group, digits, signPrefix: lead, isIndian } = numberSymbols(locale)
  const isNegative = plain.startsWith('-')
  const [whole = '', fraction] = (isNegative ? plain.slice(1) : plain).split('.')
  const groups = isGrouped ? whole.replace(isIndian ? INDIAN_GROUPS : GROUPS_OF_THREE, group) : whole
  const size = fraction === undefined ? groups : groups + decimal + fraction
  const signText = isNegative ? MINUS_SIGN : hasPlus && /[1-9]/.test(plain) ? '+' : ''
  const text = digits === undefined ? size : size.replace(/\d/g, digit => digits[Number(digit)] ?? digit)
  return signText === '' ? text : lead + signText + text
}

function formatWithIntl(decimal: Decimal, intl: Intl.NumberFormat): string {
  // The guard only satisfies Intl's narrower string type.
  return isNumeric(decimal) ? intl.format(decimal).replace('-', MINUS_SIGN) : NO_VALUE
}

function isNumeric(text: string): text is `${number}` {
  return isDecimal(text)
}

const compactFormatters = memoizeByKey<Intl.NumberFormat>()

/** Compact notation uses Intl. Browsers do not know Belarusian, whose short forms are those of Russian. */
function compactFormatter(locale: Locale, decimals: number): Intl.NumberFormat {
  const { tag, numberingSystem } = localeInfo(locale)
  const tags = locale === 'blr' ? [tag, localeInfo('rus').tag] : tag
  const make = () =>
    new Intl.NumberFormat(tags, {
      notation: 'compact',
      maximumFractionDigits: decimals,
      numberingSystem,
      roundingMode: 'trunc',
    })
  return compactFormatters(`${tag} ${decimals}`, make)
}

/** A decimal with all its digits, and at least `least` after the point, in the user's format. */
export function formatExact(decimal: string, locale: Locale, least = 0): string {
  if (!isDecimal(decimal)) return decimal
  const plain = trimZeros(decimal)
  return formatNumber(plain, { locale, decimals: Math.max(least, scaleOf(plain)) })
}
