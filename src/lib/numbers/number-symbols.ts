import type { Locale } from '../locales.ts'

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

export const NUMBER_SYMBOLS: Readonly<Record<Locale, NumberSymbols>> = {
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
