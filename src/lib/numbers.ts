/**
 * Decimal strings as people read them: the reader's digits and separators, cut and never rounded [R9.2].
 *
 * Exact at any size and alike in every engine, as neither `number` nor Intl sees the figure: its marks are those of `number-marks`.
 * Never an exponent, never a negative zero. What is shown is never above what is there. Below zero this is said of the size: −1.999 is
 * shown as −1.99, no debt and no loss larger than it is. What somebody pays or could lose is therefore rounded up (`roundUp` of
 * lib/money), or shown to its last digit, wherever something is decided by it.
 *
 * A value that is not a decimal shows as `NO_VALUE`: a price missing on the wire must not take a screen down, nor look like a zero.
 */
import {
  fromMinorUnits,
  isDecimal,
  scaleOf,
  toMinorUnits,
  trimZeros,
  truncate,
  type Decimal,
} from './decimal.ts'
import { localeInfo, type Locale } from './locales.ts'
import { remembering } from './remembering.ts'
import { NUMBER_MARKS } from './number-marks.ts'

/** What is shown in the place of a figure that is not known; the same mark as for unknown currencies [R3.3]. */
export const NO_VALUE = '- -'

const TRUE_MINUS = '−'

type Shown = Decimal | null | undefined

export interface NumberFormat {
  locale: Locale
  /** Digits after the point, always that many. */
  decimals: number
  /**
   * The thousands switch [R9.2]. On: every digit as it came, neither cut nor grouped. The decimal mark and the
   * digits stay the reader's own, as '1.234' would be a thousand times more to a German.
   */
  thousandsAsIs?: boolean
}

/** The figure with thousands separators, cut toward zero at `decimals` [R9.2]. */
export function formatNumber(decimal: Shown, options: NumberFormat): string {
  return format(decimal, options, { hasPlus: false })
}

/** As `formatNumber`, with an explicit plus or a true minus sign; zero bears none. For changes and profits. */
export function formatSigned(decimal: Shown, options: NumberFormat): string {
  return isDecimal(decimal) ? format(decimal, options, { hasPlus: true }).replace('-', TRUE_MINUS) : NO_VALUE
}

/**
 * A figure in percent (`'-1.25'` is −1.25 %, as changeRate comes on the wire), cut toward zero at `decimals`
 * (2 unless told). `signed` adds the plus and the true minus.
 */
export function formatPercent(
  percent: Shown,
  { locale, decimals = 2, signed = false }: { locale: Locale; decimals?: number; signed?: boolean },
): string {
  if (!isDecimal(percent)) return NO_VALUE
  const text = write(truncate(percent, decimals), locale, { isGrouped: true, hasPlus: signed })
  return (signed ? text.replace('-', TRUE_MINUS) : text) + NUMBER_MARKS[locale].percent
}

/** A large figure in short, such as 1.23M or 123.45万: for volumes. Cut toward zero at 2 decimals unless told. */
export function formatCompact(
  decimal: Shown,
  { locale, decimals = 2 }: { locale: Locale; decimals?: number },
): string {
  if (!isDecimal(decimal)) return NO_VALUE
  return print(truncate(decimal, decimals), compactFormatter(locale, decimals))
}

/**
 * What a field is filled with when somebody takes a share of what there is, `'1'` for all of it: cut at `decimals`, never more than
 * there is, and in such a form that `parseNumber` takes it. Undefined when nothing is left of it.
 */
export function shareText(
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

function format(
  decimal: Shown,
  { locale, decimals, thousandsAsIs = false }: NumberFormat,
  signs: { hasPlus: boolean },
): string {
  if (!isDecimal(decimal)) return NO_VALUE
  const cut = truncate(decimal, thousandsAsIs ? scaleOf(decimal) : decimals)
  return write(cut, locale, { isGrouped: !thousandsAsIs, ...signs })
}

const THREES = /\B(?=(?:\d{3})+$)/g
const TWOS_BEFORE_THREE = /\B(?=(?:\d{2})*\d{3}$)/g

/** A plain decimal with all its digits, in the marks of a language. */
function write(
  plain: Decimal,
  locale: Locale,
  { isGrouped, hasPlus }: { isGrouped: boolean; hasPlus: boolean },
): string {
  const { decimal, group, digits, lead, isIndian } = NUMBER_MARKS[locale]
  const isNegative = plain.startsWith('-')
  const [whole = '', fraction] = (isNegative ? plain.slice(1) : plain).split('.')
  const groups = isGrouped ? whole.replace(isIndian ? TWOS_BEFORE_THREE : THREES, group) : whole
  const size = fraction === undefined ? groups : groups + decimal + fraction
  const sign = isNegative ? '-' : hasPlus && /[1-9]/.test(plain) ? '+' : ''
  const text = digits === undefined ? size : size.replace(/\d/g, digit => digits[Number(digit)] ?? digit)
  return sign === '' ? text : lead + sign + text
}

function print(decimal: Decimal, intl: Intl.NumberFormat): string {
  // The guard repeats what the caller knows, for the sake of Intl's narrower string type.
  return isNumeric(decimal) ? intl.format(decimal) : NO_VALUE
}

function isNumeric(text: string): text is `${number}` {
  return isDecimal(text)
}

const formatters = remembering<Intl.NumberFormat>()

/** Words for thousands and millions are Intl's. Browsers do not know Belarusian, whose short forms are those of Russian. */
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
  return formatters(`${locale} ${decimals}`, make)
}
