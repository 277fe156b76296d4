import type { Locale } from './locales.ts'

/**
 * What figures are written with in a language. Pinned here, because engines differ: a browser that does not know Belarusian would write
 * it like English, where the comma means something else. The table is that of the Unicode CLDR; its test holds it against Node's.
 */
export interface NumberMarks {
  /** Between whole and fraction. */
  readonly decimal: string
  /** Between groups of digits. */
  readonly group: string
  /** Before a sign: a mark that keeps it in front where the text runs from right to left. */
  readonly lead: string
  /** After a figure in percent, with what stands between. */
  readonly percent: string
  /** Zero to nine, where they are not the ASCII ones. */
  readonly digits?: string
  /** Lakh and crore: groups of two before the last three. */
  readonly isIndian?: boolean
}

const NO_BREAK_SPACE = '\u00a0'
const NARROW_SPACE = '\u202f'
const LEFT_TO_RIGHT = '\u200e'
const ARABIC_LETTER = '\u061c'

const point: NumberMarks = { decimal: '.', group: ',', lead: '', percent: '%' }
const comma: NumberMarks = { decimal: ',', group: '.', lead: '', percent: '%' }
const spacedPercent = { percent: `${NO_BREAK_SPACE}%` }

export const NUMBER_MARKS: Readonly<Record<Locale, NumberMarks>> = {
  zh: point,
  en: point,
  tc: point,
  de: { ...comma, ...spacedPercent },
  es: { ...comma, ...spacedPercent },
  fr: { ...comma, ...spacedPercent, group: NARROW_SPACE },
  idn: comma,
  jp: point,
  ko: point,
  my: point,
  th: point,
  vi: comma,
  pt: comma,
  rus: { ...comma, ...spacedPercent, group: NO_BREAK_SPACE },
  blr: { ...comma, ...spacedPercent, group: NO_BREAK_SPACE },
  ida: { ...point, isIndian: true },
  sa: {
    decimal: '٫',
    group: '٬',
    lead: ARABIC_LETTER,
    percent: `٪${ARABIC_LETTER}`,
    digits: '٠١٢٣٤٥٦٧٨٩',
  },
  ar: { ...point, lead: LEFT_TO_RIGHT, percent: `${LEFT_TO_RIGHT}%${LEFT_TO_RIGHT}` },
  it: comma,
}
