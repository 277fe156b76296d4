/**
 * The language in use. One store outside React, so that a switch re-renders the words and nothing else: no screen
 * is remounted, no draft and no scroll position is lost. Each language is two lazy chunks: the words of the first
 * view, and those of all other screens, which arrive before any of these is shown.
 */
import { i18nObject, i18nString } from 'typesafe-i18n'
import { DEFAULT_LOCALE, localeInfo } from '../lib/locales.ts'
import type { Locales, TranslationFunctions } from './i18n-types.ts'
import { textAt, withServerMessages } from './overlay.ts'
import type { Dictionary } from './overlay.ts'

/** A language that this build has words for. */
export type { Locales as AvailableLocale } from './i18n-types.ts'

type Loader = () => Promise<{ default: Dictionary }>

const loaders: Record<Locales, { first: Loader; rest: Loader }> = {
  en: { first: () => import('./en/first.ts'), rest: () => import('./en/rest.ts') },
  zh: { first: () => import('./zh/first.ts'), rest: () => import('./zh/rest.ts') },
  ar: { first: () => import('./ar/first.ts'), rest: () => import('./ar/rest.ts') },
}

const bundled = new Map<Locales, Dictionary>()
const complete = new Set<Locales>()
const fromServer = new Map<Locales, unknown>()
const listeners = new Set<() => void>()

let locale: Locales = DEFAULT_LOCALE === 'en' ? DEFAULT_LOCALE : 'en'
let dictionary: Dictionary = {}
let messages = functionsFor(locale, dictionary)
// The last language asked for: a slow chunk must not override a later choice.
let wanted: Locales = locale

/** Whether this build has words for the language. */
export function isAvailable(code: unknown): code is Locales {
  return typeof code === 'string' && Object.hasOwn(loaders, code)
}

/** The codes of the languages that can be chosen. */
export const availableLocales: readonly Locales[] = Object.keys(loaders).filter(isAvailable)

/** Fetches all words of a language, once. @throws when its chunks cannot be loaded. */
export async function loadLocale(code: Locales): Promise<void> {
  if (complete.has(code)) return
  const [first, rest] = await Promise.all([loaders[code].first(), loaders[code].rest()])
  bundled.set(code, { ...first.default, ...rest.default })
  complete.add(code)
}

/** Speaks a language as soon as the words of its first view are here. @throws as `loadLocale` */
export async function startLocale(code: Locales): Promise<void> {
  wanted = code
  if (!bundled.has(code)) {
    const { default: first } = await loaders[code].first()
    if (!bundled.has(code)) bundled.set(code, first)
  }
  if (wanted === code) apply(code)
}

/** Fetches what is left of the language in use; every screen beyond the first view waits for it. @throws as `loadLocale` */
export async function completeLocale(): Promise<void> {
  const code = wanted
  if (complete.has(code)) return
  await loadLocale(code)
  if (wanted === code) apply(code)
}

/** Switches every word on screen, and the direction and language of the page. @throws as `loadLocale`. */
export async function switchLocale(code: Locales): Promise<void> {
  wanted = code
  await loadLocale(code)
  if (wanted === code) apply(code)
}

/** Puts the server's texts (langMgr) over the bundled ones; see `withServerMessages` for what is taken. */
export function applyServerMessages(code: Locales, given: unknown): void {
  fromServer.set(code, given)
  if (code === locale && bundled.has(code)) apply(code)
}

/** The language in use, as the app codes it. */
export function currentLocale(): Locales {
  return locale
}

/** The functions of every domain in the language in use; a new object after each change. */
export function currentMessages(): TranslationFunctions {
  return messages
}

/**
 * Reads words of a language that is not the one in use, e.g. to offer it in its own words. The functions themselves
 * cannot be promised: they answer to every name, `then` included. @throws as `loadLocale`
 */
export async function wordsOf(
  code: Locales,
  read: (messages: TranslationFunctions) => string,
): Promise<string> {
  await loadLocale(code)
  return read(functionsFor(code, bundled.get(code) ?? {}))
}

/** Calls back after each change of the words; gives the way to stop. */
export function onMessagesChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * The words for a message of the server or of the client (R8.4): the key is looked up as it is, then in the domain
 * `errors` and among the refusals, in the server's texts first. What is no known key is a text already and comes back.
 */
export function translateServerMessage(message: string, params: Record<string, string> = {}): string {
  const text =
    textAt(dictionary, message) ??
    textAt(fromServer.get(locale), message) ??
    textAt(dictionary['errors'], message) ??
    textAt(dictionary['refusals'], message)
  return text === undefined ? message : i18nString(localeInfo(locale).tag)(text, params)
}

function apply(code: Locales): void {
  locale = code
  dictionary = withServerMessages(bundled.get(code) ?? {}, fromServer.get(code))
  messages = functionsFor(code, dictionary)
  const { tag, direction } = localeInfo(code)
  document.documentElement.lang = tag
  document.documentElement.dir = direction
  for (const listener of listeners) listener()
}

/** Plural rules go by the BCP 47 tag: `my` is Malay here, and Burmese to Intl. */
function functionsFor(code: Locales, words: Dictionary): TranslationFunctions {
  // The generated types describe exactly the functions that the library makes out of these words.
  return i18nObject(localeInfo(code).tag, words, {}) as unknown as TranslationFunctions
}
