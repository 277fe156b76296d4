/**
 * Which texts of which language are older than the English beside them. `src/i18n/translated.json` has, for each text,
 * the hash of the English that its translations were written or confirmed against.
 */
import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { dictionaryOf } from './dictionary-of.ts'
import { en as operator } from '../server/features/site/texts/en/index.ts'
import { LOCALE_CODES, type Locale } from '../src/lib/locales.ts'

const FOLDER = join(import.meta.dirname, '../src/i18n')
const FILE = join(FOLDER, 'translated.json')

/** The hash of English by the key of the text: one for all languages, or one each while they differ. */
export type Translated = Record<string, string | Partial<Record<Locale, string>>>

/** A text whose translation was made from other English, or from none that is known. */
export interface TextBehind {
  readonly key: string
  readonly locales: readonly Locale[]
}

/** The languages that are translated. */
export const TRANSLATIONS: readonly Locale[] = LOCALE_CODES.filter(code => code !== 'en')

const flat = (group: object, at = ''): [string, string][] =>
  Object.entries(group).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[at + key, value]] : flat(value as object, `${at}${key}.`),
  )

/** The texts of a language by dotted key: `spot.stopPrice`. */
export async function textsOf(locale: Locale): Promise<ReadonlyMap<string, string>> {
  return new Map(flat(await dictionaryOf(locale)))
}

/** All English that is translated: the app's, and the operator's of the server, whose keys begin with `operator`. */
export async function englishTexts(): Promise<ReadonlyMap<string, string>> {
  // Each language has its own words by which customer service is asked.
  const ofOperator = flat(operator, 'operator.').filter(([key]) => !key.includes('.askedBy.'))
  return new Map([...(await textsOf('en')), ...ofOperator])
}

/** The hash of an English text; the type of a placeholder does not count, as no translation has it. */
export function hashOf(english: string): string {
  const text = english.replaceAll(/\{(\w+):\w+\}/g, '{$1}')
  return createHash('sha256').update(text).digest('hex').slice(0, 8)
}

/** @throws when the file is missing or is no JSON */
export const readTranslated = (): Translated => JSON.parse(readFileSync(FILE, 'utf8')) as Translated

export function writeTranslated(translated: Translated): void {
  const sorted = Object.entries(translated).toSorted(([one], [other]) => (one < other ? -1 : 1))
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
}

const hashFor = (translated: Translated, key: string, locale: Locale): string | undefined => {
  const hash = Object.hasOwn(translated, key) ? translated[key] : undefined
  return typeof hash === 'object' ? hash[locale] : hash
}

/** The texts that have to be translated again or confirmed, with the languages that lag. */
export function findTextsBehind(
  english: ReadonlyMap<string, string>,
  translated: Translated,
): readonly TextBehind[] {
  return [...english].flatMap(([key, text]) => {
    const locales = TRANSLATIONS.filter(locale => hashFor(translated, key, locale) !== hashOf(text))
    return locales.length > 0 ? [{ key, locales }] : []
  })
}

/** Records that these languages follow today's English of these texts. Texts that are gone are left out. */
export function confirm(
  english: ReadonlyMap<string, string>,
  translated: Translated,
  { keys, locales }: { keys: ReadonlySet<string>; locales: ReadonlySet<Locale> },
): Translated {
  const entries = [...english].flatMap(([key, text]): [string, Translated[string]][] => {
    const hashes = TRANSLATIONS.flatMap((locale): [Locale, string][] => {
      const isConfirmed = keys.has(key) && locales.has(locale)
      const hash = isConfirmed ? hashOf(text) : hashFor(translated, key, locale)
      return hash === undefined ? [] : [[locale, hash]]
    })
    if (hashes.length === 0) return []
    const isSame = hashes.length === TRANSLATIONS.length && new Set(hashes.map(([, hash]) => hash)).size === 1
    return [[key, isSame ? hashes[0]![1] : Object.fromEntries(hashes)]]
  })
  return Object.fromEntries(entries)
}

/** An English file of texts as one of a translation: of another type, and its placeholders without theirs. */
const asTranslation = (english: string, group: string): string =>
  english
    .replace(
      "import type { Dictionary } from '../overlay.ts'",
      "import type { Translation } from '../types.ts'",
    )
    .replace('as const satisfies Dictionary', `satisfies Translation['${group}']`)
    .replaceAll(/\{(\w+):\w+\}/g, '{$1}')

/**
 * Copies files of English texts, all by default, to a language that lacks them, in the form of a translation.
 * @returns the names of those that were copied
 * @throws Error for a name that no English file has
 */
export function beginTexts(locale: Locale, names: readonly string[]): string[] {
  const all = globSync(join(FOLDER, 'en/*.ts')).map(file => basename(file, '.ts'))
  const unknown = names.filter(name => !all.includes(name))
  if (unknown.length > 0)
    throw new Error(`src/i18n/en has no ${unknown.join(', ')}; files are named as alert.`)
  mkdirSync(join(FOLDER, locale), { recursive: true })
  const wanted = all.filter(name => name !== 'index' && (names.length === 0 || names.includes(name)))
  return wanted.toSorted().filter(name => {
    const group = name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
    const text = asTranslation(readFileSync(join(FOLDER, 'en', `${name}.ts`), 'utf8'), group)
    try {
      writeFileSync(join(FOLDER, locale, `${name}.ts`), text, { flag: 'wx' })
      return true
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
      throw error
    }
  })
}
