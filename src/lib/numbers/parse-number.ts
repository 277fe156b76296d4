/**
 * Parses an amount as people type it, in any of the nineteen languages, to a decimal string or a reason why it is
 * invalid.
 *
 * The locale decides the meaning of comma and point; a number whose grouping does not fit it ('1,5' in English) is
 * rejected rather than guessed, because a wrong guess is off by a factor of a thousand. Digits of other scripts, spaces
 * and apostrophes between groups mean the same everywhere and are always accepted.
 */
import { withoutInvisible } from '../validation/invisible.ts'
import type { Locale } from '../locales.ts'
import { sign, toDecimalString, type Decimal } from '../money/money.ts'
import { numberSymbols } from './number-symbols.ts'
import { formatNumber } from './format-number.ts'

export type ParseReason =
  | 'empty'
  | 'not-a-number'
  | 'exponent'
  | 'ambiguous-separator'
  | 'negative'
  | 'too-long'
  | 'too-many-decimals'
  | 'zero'

export type ParsedNumber =
  | { ok: true; value: Decimal }
  /** `params` fill the message: `example` for ambiguous-separator, `digits` for too-long, `decimals` for too-many-decimals. */
  | { ok: false; reason: ParseReason; params: Record<string, string> }

export interface ParseOptions {
  locale: Locale
  /** Digits allowed after the point; default: no limit except the total. */
  decimals?: number
  allowNegative?: boolean
  /** Whether zero is valid; default true. */
  allowZero?: boolean
}

/** The digits of a 64-bit count of minor units: any balance can be typed in full. */
const MAX_DIGITS = 19
/** Fraction digits including trailing zeros: the maximum on the wire. */
const MAX_FRACTION = 18

/** Zeros of Arabic-Indic, Persian, Devanagari, Thai, Burmese and full-width digits, each followed by its 1 to 9. */
const ZERO_DIGITS = [0x0660, 0x06f0, 0x0966, 0x0e50, 0x1040, 0xff10]

/** Signs and separators of other keyboards, mapped to ASCII. */
const ASCII_EQUIVALENTS: Record<string, string> = {
  '\u2010': '-',
  '\u2011': '-',
  '\u2013': '-',
  '\u2212': '-',
  '\ufe63': '-',
  '\uff0d': '-',
  '\uff0b': '+',
  '\uff0e': '.',
  '\uff0c': ',',
  '\u060c': ',',
  '\u2019': "'",
  '\u00a0': ' ',
  '\u2007': ' ',
  '\u2009': ' ',
  '\u202f': ' ',
  '\u3000': ' ',
}

/** Arabic separators, which are unambiguous. */
const ARABIC_DECIMAL = '٫'
const ARABIC_GROUP = '٬'

/** The typed number as a plain decimal string, or the first reason why it is invalid [R5.4, R9.2]. */
export function parseNumber(typed: string, options: ParseOptions): ParsedNumber {
  const text = toAscii(withoutInvisible(typed).trim())
  if (text === '') return failure('empty')
  if (/^[-+]?[\d.,]+e[-+]?\d+$/i.test(text)) return failure('exponent')

  const [, mark = '', body = ''] = /^([-+]?) ?(.*)$/.exec(text) ?? []
  if (!/^[\d., '٫٬]*$/.test(body) || !/\d/.test(body)) return failure('not-a-number')

  const number = removeGrouping(body, options.locale)
  if (!number) return failure('ambiguous-separator', { example: example(options.locale) })

  return validate(toDecimalString((mark === '-' ? '-' : '') + number), options)
}

function validate(
  value: Decimal,
  { decimals, allowNegative = false, allowZero = true }: ParseOptions,
): ParsedNumber {
  const [whole = '', fraction = ''] = value.replace(/^-?0*/, '').split('.')
  if (sign(value) === -1 && !allowNegative) return failure('negative')
  const significant = whole.length + fraction.replace(/0+$/, '').length
  if (significant > MAX_DIGITS || fraction.length > MAX_FRACTION)
    return failure('too-long', { digits: String(MAX_DIGITS) })
  if (decimals !== undefined && fraction.length > decimals) {
    return failure('too-many-decimals', { decimals: String(decimals) })
  }
  if (sign(value) === 0 && !allowZero) return failure('zero')
  return { ok: true, value }
}

function failure(reason: ParseReason, params: Record<string, string> = {}): ParsedNumber {
  return { ok: false, reason, params }
}

/** Digits and at most one point; undefined when the grouping does not fit the locale. */
function removeGrouping(body: string, locale: Locale): string | undefined {
  const comma = usesDecimalComma(locale)
  const point = comma ? ',' : '.'
  const otherSeparator = comma ? '.' : ','
  const plain = body.replace(ARABIC_DECIMAL, point)

  const [whole = '', fraction, ...extraParts] = plain.split(point)
  if (extraParts.length > 0 || (fraction !== undefined && !/^\d*$/.test(fraction))) return undefined
  const groups = /[^\d]/.exec(whole)?.[0]
  if (groups === otherSeparator && !isGroupSeparator(otherSeparator, locale)) return undefined
  if (groups !== undefined && !isWellGrouped(whole.split(groups), locale)) return undefined
  const digits = groups === undefined ? whole : whole.replaceAll(groups, '')
  return `${digits || '0'}${fraction ? `.${fraction}` : ''}`
}

/** Groups of three, or in India of two before the last three; never with a leading zero. */
function isWellGrouped(groups: string[], locale: Locale): boolean {
  if (groups.some(group => !/^\d+$/.test(group)) || groups[0]?.startsWith('0')) return false
  const [first = '', ...rest] = groups
  const last = rest.pop() ?? ''
  const byThree = first.length <= 3 && rest.every(group => group.length === 3)
  const indian =
    numberSymbols(locale).isIndian === true && first.length <= 2 && rest.every(group => group.length === 2)
  return last.length === 3 && (byThree || indian)
}

function usesDecimalComma(locale: Locale): boolean {
  return numberSymbols(locale).decimal === ','
}

/** In French or Russian, where spaces separate groups, a point has no meaning. */
function isGroupSeparator(mark: string, locale: Locale): boolean {
  const { group } = numberSymbols(locale)
  return group === mark || (group === ARABIC_GROUP && mark === ',')
}

function example(locale: Locale): string {
  return formatNumber('1234.5', { locale, decimals: 1 })
}

function toAscii(text: string): string {
  return Array.from(text, character => ASCII_EQUIVALENTS[character] ?? digit(character) ?? character).join('')
}

function digit(character: string): string | undefined {
  const code = character.codePointAt(0) ?? 0
  const zero = ZERO_DIGITS.find(start => code >= start && code <= start + 9)
  return zero === undefined ? undefined : String(code - zero)
}
