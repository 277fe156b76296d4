/**
 * Decimal strings as people read them: the reader's digits and separators, cut and never rounded up [R9.2].
 * Exact at any size, as nothing passes through `number`; never an exponent, never a negative zero.
 *
 * The cut happens in `truncate`, before Intl sees the figure, so that an engine without `roundingMode` cannot
 * round a balance up. A value that is not a decimal shows as `NO_VALUE`: a price missing on the wire must not take
 * a screen down, nor look like a zero.
 */
import { fromMinorUnits, isDecimal, scaleOf, toMinorUnits, truncate } from './decimal.ts'
import type { Decimal } from './decimal.ts'
import { localeInfo } from './locales.ts'
import type { Locale } from './locales.ts'

/** What is shown in the place of a figure that is not known; the same mark as for unknown currencies [R3.3]. */
export const NO_VALUE = '- -'

const TRUE_MINUS = '−'

/** Intl knows no more fraction digits than this. */
const MAX_DECIMALS = 100

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
  return format(decimal, options, 'auto')
}

/** As `formatNumber`, with an explicit plus or a true minus sign; zero bears none. For changes and profits. */
export function formatSigned(decimal: Shown, options: NumberFormat): string {
  return isDecimal(decimal) ? format(decimal, options, 'exceptZero').replace('-', TRUE_MINUS) : NO_VALUE
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
  // A hundredth: the same digits, the point two places further left.
  const fraction = fromMinorUnits(toMinorUnits(truncate(percent, decimals), decimals), decimals + 2)
  const text = print(
    fraction,
    formatter(locale, decimals, 'always', signed ? 'exceptZero' : 'auto', 'percent'),
  )
  return signed ? text.replace('-', TRUE_MINUS) : text
}

/** A large figure in short, such as 1.23M or 123.45万: for volumes. Cut toward zero at 2 decimals unless told. */
export function formatCompact(
  decimal: Shown,
  { locale, decimals = 2 }: { locale: Locale; decimals?: number },
): string {
  if (!isDecimal(decimal)) return NO_VALUE
  return print(truncate(decimal, decimals), compactFormatter(locale, decimals))
}

/** The marks that this locale writes between whole and fraction, and between groups of digits. */
export function separatorsOf(locale: Locale): { decimal: string; group: string } {
  const parts = formatter(locale, 1, 'always', 'auto', 'decimal').formatToParts(12345.5)
  const find = (type: string) => parts.find(part => part.type === type)?.value ?? ''
  return { decimal: find('decimal'), group: find('group') }
}

type SignDisplay = 'auto' | 'exceptZero'

function format(
  decimal: Shown,
  { locale, decimals, thousandsAsIs }: NumberFormat,
  signs: SignDisplay,
): string {
  if (!isDecimal(decimal)) return NO_VALUE
  const places = Math.min(thousandsAsIs ? scaleOf(decimal) : decimals, MAX_DECIMALS)
  const grouping = thousandsAsIs ? 'never' : 'always'
  return print(truncate(decimal, places), formatter(locale, places, grouping, signs, 'decimal'))
}

function print(decimal: Decimal, intl: Intl.NumberFormat): string {
  // The guard repeats what the caller knows, for the sake of Intl's narrower string type.
  return isNumeric(decimal) ? intl.format(decimal) : NO_VALUE
}

function isNumeric(text: string): text is `${number}` {
  return isDecimal(text)
}

const formatters = new Map<string, Intl.NumberFormat>()

function formatter(
  locale: Locale,
  decimals: number,
  grouping: 'always' | 'never',
  signDisplay: SignDisplay,
  style: 'decimal' | 'percent',
): Intl.NumberFormat {
  return cached(`${locale} ${decimals} ${grouping} ${signDisplay} ${style}`, locale, {
    style,
    signDisplay,
    // Spanish, Italian and others leave four digits ungrouped by default; R9.2 groups them.
    useGrouping: grouping === 'always' ? 'always' : false,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
}

function compactFormatter(locale: Locale, decimals: number): Intl.NumberFormat {
  return cached(`${locale} ${decimals} compact`, locale, {
    notation: 'compact',
    maximumFractionDigits: decimals,
  })
}

/** Making a formatter costs a hundred times more than using one, and a quote list uses thousands a second. */
function cached(key: string, locale: Locale, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const known = formatters.get(key)
  if (known) return known
  const { tag, numberingSystem } = localeInfo(locale)
  const made = new Intl.NumberFormat(tag, { ...options, numberingSystem, roundingMode: 'trunc' })
  formatters.set(key, made)
  return made
}
