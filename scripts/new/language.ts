import { LOCALE_CODES, isLocale, localeInfo } from '#src/lib/locales.ts'
import { BASES } from '../vite/message-chunks.ts'
import type { Part } from './template.ts'

export interface NewLanguage {
  /** The app's own code. */
  readonly code: string
  /** BCP 47. */
  readonly tag: string
  /** The name of the language in that language. */
  readonly name: string
  /** The language whose texts it begins with. */
  readonly like: string
}

const isTag = (tag: string): boolean => {
  try {
    return Intl.getCanonicalLocales(tag)[0] === tag && Intl.NumberFormat.supportedLocalesOf(tag).length === 1
  } catch {
    return false
  }
}

/** @throws Error when a word is taken, or cannot name a language */
export function checkLanguage({ code, tag, name, like }: NewLanguage): void {
  if (!/^[a-z]{2,3}$/.test(code)) throw new Error(`"${code}" is no code: it has two or three small letters.`)
  if (isLocale(code)) throw new Error(`"${code}" is ${localeInfo(code).name} already. Choose another code.`)
  if (!isTag(tag)) throw new Error(`"${tag}" is no BCP 47 tag that Intl knows, such as nl-NL.`)
  const taken = LOCALE_CODES.find(each => localeInfo(each).tag === tag || localeInfo(each).name === name)
  if (taken) throw new Error(`The language of "${taken}" has this tag or this name already.`)
  if (!name.trim()) throw new Error('Give its name in the language itself, such as Nederlands.')
  if (!isLocale(like) || like === 'en' || Object.hasOwn(BASES, like))
    throw new Error(
      `--like "${like}" has no translation that another language could begin with. There are: ${LOCALE_CODES.filter(
        each => each !== 'en' && !Object.hasOwn(BASES, each),
      ).join(', ')}.`,
    )
}

/** What Intl knows of a language, and the types of TypeScript do not. */
interface KnownLocale {
  getTextInfo: () => { direction: 'ltr' | 'rtl' }
  getWeekInfo: () => { firstDay: number }
}

/** The row of `LOCALES` without its braces. */
function rowOf({ tag, name }: NewLanguage, languageId: number): string {
  const locale = new Intl.Locale(tag) as unknown as KnownLocale
  const { firstDay } = locale.getWeekInfo()
  const shared = locale.getTextInfo().direction === 'rtl' ? 'rightToLeft' : 'westernLeftToRight'
  const day = firstDay === 1 ? '' : `, firstDay: ${firstDay}`
  return `tag: '${tag}', languageId: ${languageId}, name: ${JSON.stringify(name)}, ...${shared}${day}`
}

const escaped = (text: string) =>
  `'${text.replaceAll(/[^ -~]/g, letter => `\\u${letter.codePointAt(0)!.toString(16).padStart(4, '0')}`)}'`

/** Its number symbols by Unicode CLDR, in western digits. */
function symbolsOf(tag: string): string {
  const options = { numberingSystem: 'latn', minimumFractionDigits: 1 } as const
  const parts = new Intl.NumberFormat(tag, options).formatToParts(-12_345_678.5)
  const percent = new Intl.NumberFormat(tag, { ...options, style: 'percent' }).formatToParts(0.5)
  const valueOf = (type: string) => parts.find(part => part.type === type)?.value ?? ''
  const before = parts.slice(
    0,
    parts.findIndex(({ type }) => type === 'integer'),
  )
  const sign = before.map(({ value }) => value.replace(/[-−]/, '')).join('')
  const behind = percent.slice(percent.findLastIndex(({ type }) => type === 'fraction') + 1)
  const isIndian = parts.filter(({ type }) => type === 'group').length === 3
  const symbols = [
    `decimal: ${escaped(valueOf('decimal'))}`,
    `group: ${escaped(valueOf('group'))}`,
    `signPrefix: ${escaped(sign)}`,
    `percent: ${escaped(behind.map(({ value }) => value).join(''))}`,
    ...(isIndian ? ['isIndian: true'] : []),
  ]
  return `{ ${symbols.join(', ')} }`
}

/** A tag as Content-Language begins with it: without a country. */
function wireTag(tag: string): string {
  const { language, script } = new Intl.Locale(tag)
  return script ? `${language}-${script}` : language
}

/** The words of the template of a language. */
export function wordsOf(language: NewLanguage): Record<string, string> {
  const { code, tag, name, like } = language
  const count = LOCALE_CODES.length
  return {
    code,
    name,
    like,
    last: LOCALE_CODES.at(-1)!,
    wire: wireTag(tag),
    lastWire: wireTag(localeInfo(LOCALE_CODES.at(-1)!).tag),
    count: `${count}`,
    next: `${count + 1}`,
    row: rowOf(language, count + 1),
    symbols: symbolsOf(tag),
  }
}

/** Words of a row in the order of another language. */
const sortedBy = (tag: string, row: string): string =>
  row.replace(
    /^'(.*)'.*/,
    (_, words: string) => `'${words.split(' ').toSorted(new Intl.Collator(tag).compare).join(' ')}',`,
  )

/** Of each file that has a row for each language, what its new row says: what that of the language says that it begins with. */
const COPIED = [
  'tests/src/lib/names/name-collator.test.ts',
  'tests/src/lib/validation/display-name.test.ts',
  'tests/server/market/search.test.ts',
  'tests/e2e/product-names.long.test.ts',
]

/** The lists of keys whose texts are the same as in English. */
const SAME = ['tests/src/i18n/same-as-english.json', 'tests/server/features/site/same-as-english.json']

const NAMES = 'tests/server/market/names.test.ts'

/**
 * The parts that depend on what the language has that it begins with.
 * @param read gives the text of a file
 */
export function partsLike({ code, tag, like }: NewLanguage, read: (path: string) => string): Part[] {
  const rows = COPIED.map((path): Part => {
    const [anchor = '', row = ''] = new RegExp(`^ +${like}: (.*,.*\\n)`, 'm').exec(read(path)) ?? []
    const own = path.includes('collator') ? sortedBy(tag, row) : row
    return { how: 'after', path, anchor, text: `  ${code}: ${own}` }
  })
  const same = SAME.flatMap((path): Part[] => {
    const lists = JSON.parse(read(path)) as Partial<Record<string, string[]>>
    const own = lists[like]
    const text = `{\n  "${code}": ${JSON.stringify(own)},\n`
    return own ? [{ how: 'replace', path, anchor: '{\n', text }] : []
  })
  const named = [...new Set(read(NAMES).match(new RegExp(`\\b${like} (?=\\P{Ll}|[\\d])[^;'\`\n]+`, 'gu')))]
  const names = named.map((anchor): Part => {
    const text = `${anchor}; ${code}${anchor.slice(like.length)}`
    return { how: 'replace', path: NAMES, anchor, text }
  })
  return [...rows, ...same, ...names]
}
