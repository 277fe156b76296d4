import { localeInfo, type Locale } from '../locales.ts'

/** Collation fallback for languages that a device does not know; English for all others. */
const FALLBACK: Partial<Record<Locale, string>> = { blr: 'ru' }

/** Sorts names by the rules of the reader's language, and numbers in them by value. */
export function nameCollator(locale: Locale): Intl.Collator {
  return new Intl.Collator([localeInfo(locale).tag, FALLBACK[locale] ?? 'en'], { numeric: true })
}
