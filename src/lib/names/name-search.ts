/** Name search in each of the nineteen languages [R3.5, R7.5]. For sorting see name-collator.ts. */
import type { Locale } from '../locales.ts'

/**
 * Marks that people leave out when typing: accents of Latin and Cyrillic letters (so that ё matches е), vowel signs,
 * hamza and tatweel in Arabic, the nukta in Hindi, tone marks in Thai, the long mark in kana; also joiners and
 * apostrophes. Marks that make a different letter are kept: й and ў, the vowels of Hindi and Thai, the voicing of kana.
 */
const IGNORED_MARKS = new RegExp(
  [
    String.raw`[\u0300-\u036F]`,
    String.raw`[\u064B-\u065F\u0670\u06D6-\u06ED\u0640\u0621]`,
    String.raw`\u093C|[\u0E47-\u0E4C\u0E4E]|\u30FC`,
    String.raw`\u200C|\u200D|['’ʼ]`,
  ].join('|'),
  'gu',
)
/** й and ў differ from и and у; composing them first protects their breve from being removed. */
const LETTERS_WITH_BREVE = /[иу]\u0306/gu
/** Letters that are typed for each other and that no Unicode decomposition unifies. */
const EQUIVALENT_LETTERS: Readonly<Record<string, string>> = {
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
  // Hindi chandrabindu and anusvara.
  '\u0901': '\u0902',
}
const EQUIVALENT_LETTER = new RegExp(Object.keys(EQUIVALENT_LETTERS).join('|'), 'gu')
const HIRAGANA = /[\u3041-\u3096]/gu
const KATAKANA_OFFSET = 0x60
/** The zeros of the Arabic, Persian, Hindi and Thai digits. */
const ZERO_DIGITS = [0x660, 0x6f0, 0x966, 0xe50]

/**
 * Normalised text for comparison: lower case, without accents, full and half width unified, digits as 0 to 9, hiragana
 * as katakana, and anything that is neither letter nor digit as one space. The same for every language, so that queries
 * and names are treated alike.
 */
export function normaliseForSearch(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(LETTERS_WITH_BREVE, letter => letter.normalize('NFC'))
    .replaceAll(IGNORED_MARKS, '')
    .replaceAll(EQUIVALENT_LETTER, letter => EQUIVALENT_LETTERS[letter] ?? letter)
    .replaceAll(HIRAGANA, kana => String.fromCodePoint(kana.codePointAt(0)! + KATAKANA_OFFSET))
    .replaceAll(/\p{Nd}/gu, asciiDigit)
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}

function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0)!
  const zero = ZERO_DIGITS.find(first => code >= first && code < first + 10)
  return zero === undefined ? digit : String(code - zero)
}

/** The normalised names of an item, prepared for searching. */
export interface SearchNames {
  /** Its code and its English name, which are searched in every language. */
  readonly common: readonly string[]
  readonly byLanguage: Partial<Record<Locale, string>>
  /** All names joined without spaces, to reject most non-matches with one look-up. */
  readonly joined: string
}

/** Prepares an item's code, its English name and its names by language for searching. */
export function searchNames(
  code: string,
  english: string,
  names: Partial<Record<Locale, string>>,
): SearchNames {
  const common = [normaliseForSearch(code), normaliseForSearch(english)]
  const ownNames = Object.entries(names).map(([locale, name]) => [locale, normaliseForSearch(name)])
  const byLanguage: Partial<Record<Locale, string>> = Object.fromEntries(ownNames)
  const together = [...common, ...Object.values(byLanguage)].map(compact).join(' ')
  return { common, byLanguage, joined: together }
}

const compact = (plain: string) => plain.replaceAll(' ', '')

/** Where in a name the query matches, best first. */
const WHOLE_NAME = 0
const NAME_START = 1
const WORD_START = 2
const INSIDE_WORD = 3
/** Only in a name in another language. */
const OTHER_LANGUAGE = 4
type MatchRank =
  | typeof WHOLE_NAME
  | typeof NAME_START
  | typeof WORD_START
  | typeof INSIDE_WORD
  | typeof OTHER_LANGUAGE

/** The Arabic article is written as part of the word but not typed in searches. */
const ARABIC_ARTICLE = 'ال'

/**
 * Where the query matches in a normalised name. From the start of a word on, spaces are ignored: they are optional in
 * Korean, and left out of `EUR/USD` and `S&P500`. Inside, the match must lie within one word: gc does not match Hang
 * Seng China.
 */
function matchRankIn(name: string, wanted: string): MatchRank | undefined {
  const beginsWith = (text: string) => text.startsWith(wanted) || text.startsWith(ARABIC_ARTICLE + wanted)
  const words = name.split(' ')
  const place = words.findIndex((_, index) => beginsWith(words.slice(index).join('')))
  if (place > 0) return WORD_START
  if (place === 0) return [wanted, ARABIC_ARTICLE + wanted].includes(compact(name)) ? WHOLE_NAME : NAME_START
  return words.some(word => word.includes(wanted)) ? INSIDE_WORD : undefined
}

function matchRank(names: SearchNames, wanted: string, locale: Locale): MatchRank | undefined {
  if (!names.joined.includes(wanted)) return undefined
  const best = (texts: readonly string[]) =>
    texts
      .map(name => matchRankIn(name, wanted))
      .filter(place => place !== undefined)
      .toSorted((a, b) => a - b)[0]
  const { common, byLanguage } = names
  const ownRank = best([...common, byLanguage[locale] ?? ''])
  return ownRank ?? (best(Object.values(byLanguage)) === undefined ? undefined : OTHER_LANGUAGE)
}

/** Shorter texts are too close to too many names. */
const SHORTEST_MISSPELT = 4
/** From this length on, two errors are forgiven. */
const LONG_TEXT = 8

/** Whether a word of the code or of a name that the reader sees begins with the text but for a typing error or two. */
function isMisspelt({ common, byLanguage }: SearchNames, wanted: string, locale: Locale): boolean {
  if (wanted.length < SHORTEST_MISSPELT || !/\D/.test(wanted)) return false
  const errors = wanted.length < LONG_TEXT ? 1 : 2
  return [...common, byLanguage[locale] ?? ''].some(name => {
    const words = name.split(' ')
    // The first letter is rarely wrong, and asking for it leaves out most names.
    return words.some(
      (word, index) => word[0] === wanted[0] && isNearStart(words.slice(index).join(''), wanted, errors),
    )
  })
}

/**
 * Whether some start of the name differs from the text by at most `errors` letters left out, added, replaced or
 * swapped with the next (Damerau's distance).
 */
function isNearStart(name: string, wanted: string, errors: number): boolean {
  const start = name.slice(0, wanted.length + errors)
  let before: number[] = []
  let previous = Array.from({ length: start.length + 1 }, (_, column) => column)
  for (let row = 1; row <= wanted.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= start.length; column += 1) {
      const isSame = wanted[row - 1] === start[column - 1]
      const isSwapped = wanted[row - 1] === start[column - 2] && wanted[row - 2] === start[column - 1]
      current[column] = Math.min(
        current[column - 1]! + 1,
        previous[column]! + 1,
        previous[column - 1]! + (isSame ? 0 : 1),
        isSwapped && row > 1 ? before[column - 2]! + 1 : Infinity,
      )
    }
    ;[before, previous] = [previous, current]
  }
  return Math.min(...previous) <= errors
}

/**
 * The items that match the text by their code, their English name or their name in the reader's language, best match
 * first; then those that match in another language only. If there are none, those that one of several words names; if
 * there are none of these either, those that match but for a typing error. Equal matches keep their order. All items for
 * an empty text, none for one of punctuation only.
 */
export function searchByName<Item>(
  items: readonly Item[],
  namesOf: (item: Item) => SearchNames,
  text: string,
  locale: Locale,
): readonly Item[] {
  if (text.trim() === '') return items
  const wanted = compact(normaliseForSearch(text))
  if (wanted === '') return []
  const found: Item[][] = [[], [], [], [], []]
  for (const item of items) {
    const place = matchRank(namesOf(item), wanted, locale)
    if (place !== undefined) found[place]!.push(item)
  }
  const exact = found.flat()
  if (exact.length > 0) return exact
  const words = text.split(/[\s,;]+/).map(word => compact(normaliseForSearch(word)))
  const several = itemsNamedBy(words, items, namesOf, locale)
  // Looking for typing errors takes long: only where nothing else is found.
  return several.length > 0 ? several : items.filter(item => isMisspelt(namesOf(item), wanted, locale))
}

/** The items that one of several words names by the whole code or the whole name, in the order of the words. */
function itemsNamedBy<Item>(
  words: readonly string[],
  items: readonly Item[],
  namesOf: (item: Item) => SearchNames,
  locale: Locale,
): readonly Item[] {
  if (words.length < 2) return []
  const isNamed = (word: string) => (item: Item) => matchRank(namesOf(item), word, locale) === WHOLE_NAME
  return [...new Set(words.flatMap(word => items.filter(isNamed(word))))]
}
