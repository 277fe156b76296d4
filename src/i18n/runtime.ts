/**
 * The language in use. One store outside React, so that a switch re-renders the words and nothing else: no screen
 * is remounted, no draft and no scroll position is lost. Each language is a few lazy chunks: the messages of the first
 * view, those of all other screens, and two chunks that only some screens need. They arrive before such a screen is shown.
 */
import { i18nObject, i18nString } from 'typesafe-i18n'
import { DEFAULT_LOCALE, localeInfo } from '../lib/locales.ts'
import type { Locales, TranslationFunctions } from './generated/types.ts'
import { isKnownToDevice, standIn, type StandIn } from './intl.ts'
import { textAt, withServerMessages, type Dictionary } from './overlay.ts'

/** A language that this build has words for. */
export type { Locales as AvailableLocale } from './generated/types.ts'

/** Messages beside those that every screen beyond the first view has. */
export type MessageChunk = 'earnings' | 'profile'

type Chunk = { default: Dictionary }
type FirstView = Chunk & {
  later: Record<'main' | MessageChunk, () => Promise<Chunk>>
  /** For dates and the like where the device does not know the language. */
  words?: () => Promise<{ default: StandIn }>
}

const loaders: Record<Locales, () => Promise<FirstView>> = {
  en: () => import('./en/chunks/first-view.ts'),
  zh: () => import('./zh/chunks/first-view.ts'),
  tc: () => import('./tc/chunks/first-view.ts'),
  de: () => import('./de/chunks/first-view.ts'),
  es: () => import('./es/chunks/first-view.ts'),
  fr: () => import('./fr/chunks/first-view.ts'),
  idn: () => import('./idn/chunks/first-view.ts'),
  jp: () => import('./jp/chunks/first-view.ts'),
  ko: () => import('./ko/chunks/first-view.ts'),
  my: () => import('./my/chunks/first-view.ts'),
  th: () => import('./th/chunks/first-view.ts'),
  vi: () => import('./vi/chunks/first-view.ts'),
  pt: () => import('./pt/chunks/first-view.ts'),
  rus: () => import('./rus/chunks/first-view.ts'),
  blr: () => import('./blr/chunks/first-view.ts'),
  ida: () => import('./ida/chunks/first-view.ts'),
  sa: () => import('./sa/chunks/first-view.ts'),
  ar: () => import('./ar/chunks/first-view.ts'),
  it: () => import('./it/chunks/first-view.ts'),
}

const bundled = new Map<Locales, Dictionary>()
const complete = new Set<string>()
// The chunks that some screen of this visit has needed: another language brings them too.
const needed = new Set<MessageChunk>()
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

/** The first words of a language, and those for its dates if the device has none. */
async function firstOf(code: Locales): Promise<FirstView> {
  const first = await loaders[code]()
  if (first.words && !isKnownToDevice(code)) standIn(code, (await first.words()).default)
  return first
}

/** Fetches the words of a language, once: all but the chunks that no screen of this visit has needed. @throws when a chunk cannot be loaded */
export async function loadLocale(code: Locales): Promise<void> {
  const first = await firstOf(code)
  const missing = (['main', ...needed] as const).filter(chunk => !complete.has(`${code} ${chunk}`))
  const chunks = await Promise.all(missing.map(chunk => first.later[chunk]()))
  const messagesOf = [first, ...chunks].map(chunk => chunk.default)
  bundled.set(code, Object.assign({ ...bundled.get(code) }, ...messagesOf))
  for (const chunk of missing) complete.add(`${code} ${chunk}`)
}

/** Speaks a language as soon as the words of its first view are here. @throws as `loadLocale` */
export async function startLocale(code: Locales): Promise<void> {
  wanted = code
  if (!bundled.has(code)) {
    const { default: first } = await firstOf(code)
    if (!bundled.has(code)) bundled.set(code, first)
  }
  if (wanted === code) apply(code)
}

/**
 * Fetches what is left of the language in use; every screen beyond the first view waits for it, and for the chunks that it needs.
 * @throws as `loadLocale`
 */
export async function completeLocale(chunks: readonly MessageChunk[] = []): Promise<void> {
  for (const chunk of chunks) needed.add(chunk)
  const code = wanted
  const before = complete.size
  await loadLocale(code)
  if (wanted === code && complete.size > before) apply(code)
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
