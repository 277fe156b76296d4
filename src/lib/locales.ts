/**
 * The nineteen languages of the product: their codes in the app, on the wire and in browsers, and their own names
 * [R3.5, R7.2]. Ordered by LanguageId, 1 to 19.
 */

/** The colour of rising prices: red in most of East Asia, green elsewhere. */
type ColourConvention = 'green-up' | 'red-up'

export interface LocaleInfo {
  /** BCP 47 tag, for `lang` attributes and Intl. */
  tag: string
  /** Value of the LanguageId header [R7.2]. */
  languageId: number
  /** The name of the language in that language. */
  name: string
  direction: 'ltr' | 'rtl'
  colourConvention: ColourConvention
  /** Unicode numbering system of the figures shown; pinned here, because browsers differ in their defaults. */
  numberingSystem: 'latn' | 'arab'
  /** First day of the week: 1 is Monday, 7 Sunday. */
  firstDay: 1 | 6 | 7
}

const westernLeftToRight = {
  direction: 'ltr',
  colourConvention: 'green-up',
  numberingSystem: 'latn',
  firstDay: 1,
} as const
const easternLeftToRight = { ...westernLeftToRight, colourConvention: 'red-up' } as const
const rightToLeft = { ...westernLeftToRight, direction: 'rtl' } as const

export const LOCALES = {
  zh: { tag: 'zh-Hans-CN', languageId: 1, name: '简体中文', ...easternLeftToRight },
  en: { tag: 'en', languageId: 2, name: 'English', ...westernLeftToRight, firstDay: 7 },
  tc: { tag: 'zh-Hant-TW', languageId: 3, name: '繁體中文', ...easternLeftToRight, firstDay: 7 },
  de: { tag: 'de-DE', languageId: 4, name: 'Deutsch', ...westernLeftToRight },
  es: { tag: 'es-ES', languageId: 5, name: 'Español', ...westernLeftToRight },
  fr: { tag: 'fr-FR', languageId: 6, name: 'Français', ...westernLeftToRight },
  idn: { tag: 'id-ID', languageId: 7, name: 'Bahasa Indonesia', ...westernLeftToRight, firstDay: 7 },
  jp: { tag: 'ja-JP', languageId: 8, name: '日本語', ...easternLeftToRight, firstDay: 7 },
  ko: { tag: 'ko-KR', languageId: 9, name: '한국어', ...easternLeftToRight, firstDay: 7 },
  my: { tag: 'ms-MY', languageId: 10, name: 'Bahasa Melayu', ...westernLeftToRight },
  th: { tag: 'th-TH', languageId: 11, name: 'ไทย', ...westernLeftToRight, firstDay: 7 },
  vi: { tag: 'vi-VN', languageId: 12, name: 'Tiếng Việt', ...westernLeftToRight },
  pt: { tag: 'pt-BR', languageId: 13, name: 'Português', ...westernLeftToRight, firstDay: 7 },
  rus: { tag: 'ru-RU', languageId: 14, name: 'Русский', ...westernLeftToRight },
  blr: { tag: 'be-BY', languageId: 15, name: 'Беларуская', ...westernLeftToRight },
  ida: { tag: 'hi-IN', languageId: 16, name: 'हिन्दी', ...westernLeftToRight, firstDay: 7 },
  sa: {
    tag: 'ar-SA',
    languageId: 17,
    name: 'العربية (السعودية)',
    ...rightToLeft,
    numberingSystem: 'arab',
    firstDay: 7,
  },
  ar: { tag: 'ar', languageId: 18, name: 'العربية', ...rightToLeft, firstDay: 6 },
  it: { tag: 'it-IT', languageId: 19, name: 'Italiano', ...westernLeftToRight },
} as const satisfies Record<string, LocaleInfo>

/** The app's own code of a language, as in the Accept-Language header [R7.2]. */
export type Locale = keyof typeof LOCALES

/** The language of a first visit, unless the line or the user sets another [R9.6]. */
export const DEFAULT_LOCALE: Locale = 'en'

/** Scripts written from right to left (ISO 15924). */
const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(['Arab', 'Hebr', 'Nkoo', 'Syrc', 'Thaa'])

const CODES: ReadonlySet<string> = new Set(Object.keys(LOCALES))

/** Whether a value from storage or the wire is one of the nineteen app codes. */
export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && CODES.has(value)
}

/** All nineteen app codes in the order of their LanguageId. */
export const LOCALE_CODES: readonly Locale[] = Object.keys(LOCALES).filter(isLocale)

/** Codes that a deployment uses for another language than the table. */
const remapped = new Map<Locale, LocaleInfo>()

/** Whether a deployment uses this code for another language: there are no bundled texts in it. */
export const isRemapped = (locale: Locale): boolean => remapped.has(locale)

/**
 * Uses codes for other languages, by BCP 47 tag: the user's document does not say what `my` and `ida` are. Replaces
 * what was set before; a value that is no tag is ignored.
 */
export function remapLanguages(tags: Readonly<Partial<Record<string, string>>>): void {
  remapped.clear()
  for (const code of LOCALE_CODES) {
    const wanted = parseTag(tags[code] ?? '')
    if (wanted) remapped.set(code, infoOf(code, wanted))
  }
}

function infoOf(code: Locale, wanted: Intl.Locale): LocaleInfo {
  const tag = wanted.toString()
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(wanted.language) ?? tag
  const direction = RIGHT_TO_LEFT.has(wanted.maximize().script ?? '') ? 'rtl' : 'ltr'
  return { ...westernLeftToRight, languageId: LOCALES[code].languageId, tag, name, direction }
}

/** The properties of a language by its app code. */
export function localeInfo(locale: Locale): LocaleInfo {
  return remapped.get(locale) ?? LOCALES[locale]
}

/**
 * The first of the browser's preferred tags (`navigator.languages`) that is one of the nineteen, to offer on a first
 * visit [R2.2]; undefined when none is. Region and script count: zh-HK is tc, ar-SA is sa, ar-EG is ar.
 */
export function matchLocale(tags: readonly string[]): Locale | undefined {
  for (const tag of tags) {
    const found = matchTag(tag)
    if (found) return found
  }
  return undefined
}

function matchTag(tag: string): Locale | undefined {
  const wanted = parseTag(tag)
  if (!wanted) return undefined
  const { language, script } = wanted.maximize()
  const candidates = LOCALE_CODES.filter(code => {
    const maximized = new Intl.Locale(localeInfo(code).tag).maximize()
    return maximized.language === language && maximized.script === script
  })
  const hasRegion = (region: string | undefined) => (code: Locale) =>
    new Intl.Locale(localeInfo(code).tag).region === region
  // A language that is listed twice, such as Arabic, has one row without a region for all other regions.
  return candidates.find(hasRegion(wanted.region)) ?? candidates.find(hasRegion(undefined)) ?? candidates[0]
}

function parseTag(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag)
  } catch {
    return undefined
  }
}
