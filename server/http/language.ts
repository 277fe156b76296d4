import type { LanguageCode } from '#models'
import { isLocale, localeInfo } from '#src/lib/locales.ts'

/** The language of the answer: the requested one, by the app's own code, or else English. */
export const languageOf = (accepted: string | undefined): LanguageCode =>
  isLocale(accepted) ? accepted : 'en'

/** The value of Content-Language for an answer in a language. */
export const contentLanguage = (locale: LanguageCode): string => localeInfo(locale).tag
