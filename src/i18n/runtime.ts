/**
 * The current language. A store outside React, so that a change of language re-renders texts and nothing else: no
 * screen is remounted, no draft and no scroll position is lost. Each language is split into lazy chunks: the messages
 * of the first view, those of all other screens, and two chunks that only some screens need. They are loaded before
 * such a screen is shown.
 */
import { i18nObject, i18nString } from 'typesafe-i18n'
import { DEFAULT_LOCALE, isRemapped, localeInfo, type Locale } from '../lib/locales.ts'
import { isSupportedByDevice, registerIntlFallback, type StandIn } from './intl.ts'
import { textAt, withServerMessages, type Dictionary } from './overlay.ts'
import type { TranslationFunctions } from './types.ts'

/** Message chunks needed only by some screens, besides those of all screens after the first view. */
export type MessageChunk = 'earnings' | 'profile'

type ChunkModule = { default: Dictionary }
/** The chunk of the first view, which loads the others. */
export type FirstViewModule = ChunkModule & {
  later: Record<'main' | MessageChunk, () => Promise<ChunkModule>>
  /** Intl fallback, for devices that do not support the language. */
  words?: () => Promise<{ default: StandIn }>
}

const loaders: Record<Locale, () => Promise<FirstViewModule>> = {
  en: () => import('./en/chunks/first-view.ts'),
  zh: () => import('virtual:messages/zh'),
  tc: () => import('virtual:messages/tc'),
  de: () => import('virtual:messages/de'),
  es: () => import('virtual:messages/es'),
  fr: () => import('virtual:messages/fr'),
  idn: () => import('virtual:messages/idn'),
  jp: () => import('virtual:messages/jp'),
  ko: () => import('virtual:messages/ko'),
  my: () => import('virtual:messages/my'),
  th: () => import('virtual:messages/th'),
  vi: () => import('virtual:messages/vi'),
  pt: () => import('virtual:messages/pt'),
  rus: () => import('virtual:messages/rus'),
  blr: () => import('./blr/chunks/first-view.ts'),
  ida: () => import('virtual:messages/ida'),
  sa: () => import('virtual:messages/sa'),
  ar: () => import('virtual:messages/ar'),
  it: () => import('virtual:messages/it'),
}

/** The language of the bundled texts; one that a deployment has put in its place begins with English ones. */
const bundledFor = (code: Locale): Locale => (isRemapped(code) ? DEFAULT_LOCALE : code)

const bundled = new Map<Locale, Dictionary>()
const loadedChunks = new Set<string>()
// The chunks needed so far in this visit: they are also loaded after a change of language.
const neededChunks = new Set<MessageChunk>()
const serverTexts = new Map<Locale, unknown>()
const listeners = new Set<() => void>()

let locale: Locale = DEFAULT_LOCALE
let dictionary: Dictionary = {}
let messages = translationFunctions(locale, dictionary)
// The language requested last: a slow chunk must not override a later choice.
let requestedLocale: Locale = locale

/** Loads the first-view messages of a language, and its Intl fallback if the device needs it. */
async function loadFirstView(code: Locale): Promise<FirstViewModule> {
  const first = await loaders[bundledFor(code)]()
  if (first.words && !isSupportedByDevice(code)) registerIntlFallback(code, (await first.words()).default)
  return first
}

/**
 * Loads the messages of a language once: all but the chunks that no screen of this visit has needed.
 * @throws when a chunk cannot be loaded
 */
export async function loadLocale(code: Locale): Promise<void> {
  const first = await loadFirstView(code)
  const source = bundledFor(code)
  const missing = (['main', ...neededChunks] as const).filter(
    chunk => !loadedChunks.has(`${source} ${chunk}`),
  )
  const chunks = await Promise.all(missing.map(chunk => first.later[chunk]()))
  const messagesOf = [first, ...chunks].map(chunk => chunk.default)
  bundled.set(source, Object.assign({ ...bundled.get(source) }, ...messagesOf))
  for (const chunk of missing) loadedChunks.add(`${source} ${chunk}`)
}

/** Switches to a language as soon as its first-view messages are loaded. @throws as `loadLocale` */
export async function startLocale(code: Locale): Promise<void> {
  requestedLocale = code
  const source = bundledFor(code)
  if (!bundled.has(source)) {
    const { default: first } = await loadFirstView(code)
    if (!bundled.has(source)) bundled.set(source, first)
  }
  if (requestedLocale === code) applyLocale(code)
}

/**
 * Loads the remaining messages of the current language; every screen after the first view waits for them, and for the
 * chunks that it needs.
 * @throws as `loadLocale`
 */
export async function loadRemainingMessages(chunks: readonly MessageChunk[] = []): Promise<void> {
  for (const chunk of chunks) neededChunks.add(chunk)
  const code = requestedLocale
  const before = loadedChunks.size
  await loadLocale(code)
  if (requestedLocale === code && loadedChunks.size > before) applyLocale(code)
}

/** Switches the language of all texts, and the direction and language of the page. @throws as `loadLocale`. */
export async function switchLocale(code: Locale): Promise<void> {
  requestedLocale = code
  await loadLocale(code)
  if (requestedLocale === code) applyLocale(code)
}

/** Merges the server's texts (langMgr) over the bundled ones; see `withServerMessages` for the rules. */
export function applyServerMessages(code: Locale, given: unknown): void {
  serverTexts.set(code, given)
  if (code === locale && bundled.has(bundledFor(code))) applyLocale(code)
}

/** The app code of the current language. */
export function currentLocale(): Locale {
  return locale
}

/** The message functions of every domain in the current language; a new object after each change. */
export function currentMessages(): TranslationFunctions {
  return messages
}

/**
 * Reads a message in a language other than the current one, e.g. to offer that language. The functions themselves
 * cannot be returned in a promise: they answer to every name, including `then`. @throws as `loadLocale`
 */
export async function readMessagesOf(
  code: Locale,
  read: (messages: TranslationFunctions) => string,
): Promise<string> {
  await loadLocale(code)
  return read(translationFunctions(code, bundled.get(bundledFor(code)) ?? {}))
}

/** The text of a message that is already loaded and has no arguments, by its path: `home.guestTitle`. */
export function plainMessage(path: string): string | undefined {
  const text = textAt(dictionary, path)
  return text?.includes('{') ? undefined : text
}

/** Whether the messages of a domain are loaded; a message that is not is an empty text. */
export function isLoaded(domain: string): boolean {
  return Object.hasOwn(dictionary, domain)
}

/** The loaded texts of a domain in the current language, with their placeholders. */
export function currentTexts(domain: string): Record<string, string> {
  return (dictionary[domain] ?? {}) as Record<string, string>
}

/** Calls the listener after each change of language. @returns stops listening */
export function onMessagesChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Translates a message of the server or of the client (R8.4): the key is looked up as it is, then in the domain
 * `errors` and in `refusals`, the server's texts first. A text that is not a known key is returned unchanged.
 */
export function translateServerMessage(message: string, params: Record<string, string> = {}): string {
  const text =
    textAt(dictionary, message) ??
    textAt(serverTexts.get(locale), message) ??
    textAt(dictionary['errors'], message) ??
    textAt(dictionary['refusals'], message)
  return text === undefined ? message : i18nString(localeInfo(locale).tag)(text, params)
}

function applyLocale(code: Locale): void {
  locale = code
  dictionary = withServerMessages(bundled.get(bundledFor(code)) ?? {}, serverTexts.get(code))
  messages = translationFunctions(code, dictionary)
  const { tag, direction } = localeInfo(code)
  document.documentElement.lang = tag
  document.documentElement.dir = direction
  for (const listener of listeners) listener()
}

/** Plural rules go by the BCP 47 tag: `my` is Malay here, and Burmese to Intl. */
function translationFunctions(code: Locale, words: Dictionary): TranslationFunctions {
  // The types describe exactly the functions that the library creates from this dictionary.
  const functions = i18nObject(localeInfo(code).tag, words, {}) as unknown as TranslationFunctions
  // The library copies all texts of a domain each time that one is asked for, and every component asks at each render.
  const domains: Partial<TranslationFunctions> = {}
  const functionsOf = <Domain extends keyof TranslationFunctions>(domain: Domain) =>
    (domains[domain] ??= functions[domain])
  return new Proxy(functions, { get: (_, domain) => functionsOf(domain as keyof TranslationFunctions) })
}

interface ChangedTexts {
  language: Locale
  domain: string
  url: string
}

// In development, sent by scripts/vite/message-chunks.ts.
import.meta.hot?.on('texts-changed', async ({ language, domain, url }: ChangedTexts) => {
  const { default: texts } = (await import(/* @vite-ignore */ url)) as { default: Dictionary }
  const before = bundled.get(language)
  if (!before || !Object.hasOwn(before, domain)) return
  bundled.set(language, { ...before, [domain]: texts })
  if (language === bundledFor(locale)) applyLocale(locale)
})
