import { memoizeByKey } from '../collections/memoize-by-key.ts'
import { isRemapped, localeInfo, type Locale } from '../locales.ts'

/**
 * Number symbols by language. Fixed here because engines differ: a browser that does not know Belarusian would use
 * English symbols, where the comma means something else. The values are those of Unicode CLDR; the test compares them
 * with Node's.
 */
export interface NumberSymbols {
  /** Decimal separator. */
  readonly decimal: string
  /** Grouping separator. */
  readonly group: string
  /** Inserted before a sign: keeps it in front of the number in right-to-left text. */
  readonly signPrefix: string
  /** Percent sign after a number, with the space before it. */
  readonly percent: string
  /** The digits zero to nine, unless ASCII. */
  readonly digits?: string
  /** Indian grouping (lakh and crore): groups of two before the last three. */
  readonly isIndian?: boolean
}

const NO_BREAK_SPACE = '\u00a0'
const NARROW_NO_BREAK_SPACE = '\u202f'
const LEFT_TO_RIGHT_MARK = '\u200e'
const ARABIC_LETTER_MARK = '\u061c'

const decimalPoint: NumberSymbols = { decimal: '.', group: ',', signPrefix: '', percent: '%' }
const decimalComma: NumberSymbols = { decimal: ',', group: '.', signPrefix: '', percent: '%' }
const spacedPercent = { percent: `${NO_BREAK_SPACE}%` }

const NUMBER_SYMBOLS: Readonly<Record<Locale, NumberSymbols>> = {
  zh: decimalPoint,
  en: decimalPoint,
  tc: decimalPoint,
  de: { ...decimalComma, ...spacedPercent },
  es: { ...decimalComma, ...spacedPercent },
  fr: { ...decimalComma, ...spacedPercent, group: NARROW_NO_BREAK_SPACE },
  idn: decimalComma,
  jp: decimalPoint,
  ko: decimalPoint,
  my: decimalPoint,
  th: decimalPoint,
  vi: decimalComma,
  pt: decimalComma,
  rus: { ...decimalComma, ...spacedPercent, group: NO_BREAK_SPACE },
  blr: { ...decimalComma, ...spacedPercent, group: NO_BREAK_SPACE },
  ida: { ...decimalPoint, isIndian: true },
  sa: {
    decimal: '٫',
    group: '٬',
    signPrefix: ARABIC_LETTER_MARK,
    percent: `٪${ARABIC_LETTER_MARK}`,
    digits: '٠١٢٣٤٥٦٧٨٩',
  },
  ar: {
    ...decimalPoint,
    signPrefix: LEFT_TO_RIGHT_MARK,
    percent: `${LEFT_TO_RIGHT_MARK}%${LEFT_TO_RIGHT_MARK}`,
  },
  it: decimalComma,
}

const remappedSymbols = memoizeByKey<NumberSymbols>()

/** The symbols of a language; a language that a deployment has put in its place has those of the device. */
export function numberSymbols(locale: Locale): NumberSymbols {
  if (!isRemapped(locale)) return NUMBER_SYMBOLS[locale]
  const { tag } = localeInfo(locale)
  return remappedSymbols(tag, () => deviceSymbols(tag))
}

function deviceSymbols(tag: string): NumberSymbols {
  const options = { numberingSystem: 'latn', style: 'percent', minimumFractionDigits: 1 } as const
  const parts = new Intl.NumberFormat(tag, options).formatToParts(-12_345)
  const valueOf = (type: Intl.NumberFormatPartTypes) => parts.find(part => part.type === type)?.value ?? ''
  const sign = parts.findIndex(({ type }) => type === 'minusSign')
  const fraction = parts.findIndex(({ type }) => type === 'fraction')
  const textOf = (some: typeof parts) => some.map(({ value }) => value).join('')
  return {
    decimal: valueOf('decimal'),
    group: valueOf('group'),
    signPrefix: textOf(parts.slice(0, sign)),
    percent: textOf(parts.slice(fraction + 1)) || '%',
    isIndian: valueOf('integer') === '12',
  }
}
