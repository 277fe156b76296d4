import { LOCALES } from '../../src/lib/locales.ts'
import type { LanguageCode } from '../../src/api/generated/models/index.ts'

/** The languages that the operator's own texts are written in. */
export const TEXT_LANGUAGES = ['en', 'zh', 'tc', 'ar'] as const
export type TextLanguage = (typeof TEXT_LANGUAGES)[number]

/** A text of the operator's in each of those languages. */
export type Texts = Readonly<Record<TextLanguage, string>>

/** The language in which somebody who asks for this one is answered: the same, or else English. */
export function textLanguage(locale: LanguageCode): TextLanguage {
  return TEXT_LANGUAGES.find(language => language === locale) ?? 'en'
}

/** The value of Content-Language that says so. */
export const contentLanguage = (language: TextLanguage): string => LOCALES[language].tag
