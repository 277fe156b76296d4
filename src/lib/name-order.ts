import { localeInfo, type Locale } from './locales.ts'

/** Whose alphabet comes closest where a device does not know the language's own; English for all others. */
const KINDRED: Partial<Record<Locale, string>> = { blr: 'ru' }

/** Puts names in the order of the reader's language, and figures in them by size. */
export function nameOrder(locale: Locale): Intl.Collator {
  return new Intl.Collator([localeInfo(locale).tag, KINDRED[locale] ?? 'en'], { numeric: true })
}
