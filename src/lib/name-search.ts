/** How names are searched, in each of the nineteen languages [R3.5, R7.5]. For their order see name-order.ts. */
import type { Locale } from './locales.ts'

/**
 * What is written above and below letters and may be left out when one types: accents of Latin and Cyrillic (so that ё is е),
 * vowel signs and hamza of Arabic and its stretched line, the dot of Hindi, tone marks of Thai, the long mark of kana; and
 * joiners and apostrophes. What makes another letter stays: й and ў, the vowels of Hindi and Thai, the voicing of kana.
 */
const LEFT_OUT = new RegExp(
  [
    String.raw`[\u0300-\u036F]`,
    String.raw`[\u064B-\u065F\u0670\u06D6-\u06ED\u0640\u0621]`,
    String.raw`\u093C|[\u0E47-\u0E4C\u0E4E]|\u30FC`,
    String.raw`\u200C|\u200D|['’ʼ]`,
  ].join('|'),
  'gu',
)
/** й and ў are no и and у; put together they are out of the way of what is left out. */
const WITH_BREVE = /[иу]\u0306/gu
/** Letters that are typed for each other and that no decomposition brings together. */
const SAME: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  ٱ: 'ا',
  ة: 'ه',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  // Nasal vowels of Hindi, written with a moon or without.
  '\u0901': '\u0902',
}
const HAS_SAME = new RegExp(Object.keys(SAME).join('|'), 'gu')
const HIRAGANA = /[\u3041-\u3096]/gu
const TO_KATAKANA = 0x60
/** The zeros of the Arabic, Persian, Hindi and Thai digits. */
const ZEROS = [0x660, 0x6f0, 0x966, 0xe50]

/**
 * Text to compare by: in one case, without accents, full and half width alike, digits as 0 to 9, hiragana as katakana, and
 * what is neither letter nor digit as one space. The same for every language, so that a search reads as its names do.
 */
export function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(WITH_BREVE, letter => letter.normalize('NFC'))
    .replaceAll(LEFT_OUT, '')
    .replaceAll(HAS_SAME, letter => SAME[letter] ?? letter)
    .replaceAll(HIRAGANA, kana => String.fromCodePoint(kana.codePointAt(0)! + TO_KATAKANA))
    .replaceAll(/\p{Nd}/gu, asciiDigit)
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}

function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0)!
  const zero = ZEROS.find(first => code >= first && code < first + 10)
  return zero === undefined ? digit : String(code - zero)
}

/** What a thing goes by, as plain texts, made ready to be searched once. */
export interface SearchNames {
  /** Its code and its English name, which everybody may type. */
  readonly common: readonly string[]
  readonly byLanguage: Partial<Record<Locale, string>>
  /** All of them without spaces, so that most of what does not fit is known by one look. */
  readonly together: string
}

/** What a thing goes by, as it is searched: its code, its English name and its names by language. */
export function searchNames(
  code: string,
  english: string,
  names: Partial<Record<Locale, string>>,
): SearchNames {
  const common = [plainText(code), plainText(english)]
  const ownNames = Object.entries(names).map(([locale, name]) => [locale, plainText(name)])
  const byLanguage: Partial<Record<Locale, string>> = Object.fromEntries(ownNames)
  const together = [...common, ...Object.values(byLanguage)].map(compact).join(' ')
  return { common, byLanguage, together }
}

const compact = (plain: string) => plain.replaceAll(' ', '')

/** Where in a name the text is, the closest first. */
const WHOLE = 0
const BEGINNING = 1
const A_WORD = 2
const INSIDE = 3
/** Only in a name that the reader does not read. */
const ELSEWHERE = 4
type Closeness = typeof WHOLE | typeof BEGINNING | typeof A_WORD | typeof INSIDE | typeof ELSEWHERE

/** The article of Arabic, which is written together with its word and not typed. */
const ARTICLE = 'ال'

/**
 * Where the text is in a plain name. From the beginning of a word on, spaces count for nothing: they are set as one likes in
 * Korean, and left out of `EUR/USD` and `S&P500`. Inside, it must lie within one word: gc is not in Hang Seng China.
 */
function placeIn(name: string, wanted: string): Closeness | undefined {
  const beginsWith = (text: string) => text.startsWith(wanted) || text.startsWith(ARTICLE + wanted)
  const words = name.split(' ')
  const place = words.findIndex((_, index) => beginsWith(words.slice(index).join('')))
  if (place > 0) return A_WORD
  if (place === 0) return [wanted, ARTICLE + wanted].includes(compact(name)) ? WHOLE : BEGINNING
  return words.some(word => word.includes(wanted)) ? INSIDE : undefined
}

function closeness(names: SearchNames, wanted: string, locale: Locale): Closeness | undefined {
  if (!names.together.includes(wanted)) return undefined
  const best = (texts: readonly string[]) =>
    texts
      .map(name => placeIn(name, wanted))
      .filter(place => place !== undefined)
      .toSorted((a, b) => a - b)[0]
  const { common, byLanguage } = names
  const read = best([...common, byLanguage[locale] ?? ''])
  return read ?? (best(Object.values(byLanguage)) === undefined ? undefined : ELSEWHERE)
}

/**
 * What goes by the text: by its code, its English name and its name in the reader's language, the closest first; then what
 * only another language calls so. Equals keep their order. All of them for an empty text, none for one of signs alone.
 */
export function searchByName<Item>(
  items: readonly Item[],
  namesOf: (item: Item) => SearchNames,
  text: string,
  locale: Locale,
): readonly Item[] {
  if (text.trim() === '') return items
  const wanted = compact(plainText(text))
  if (wanted === '') return []
  const found: Item[][] = [[], [], [], [], []]
  for (const item of items) {
    const place = closeness(namesOf(item), wanted, locale)
    if (place !== undefined) found[place]!.push(item)
  }
  return found.flat()
}
