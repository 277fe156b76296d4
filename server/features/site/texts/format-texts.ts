import type { LanguageCode } from '#models'
import { localeInfo } from '#src/lib/locales.ts'
import { formatNumber } from '#src/lib/numbers/format-number.ts'
import { operatorTextsIn } from './index.ts'

/** The text with each `{name}` replaced by the value of that name. */
export function fillPlaceholders(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder)
}

/** A whole number in the locale's format. */
export const formatCount = (locale: LanguageCode, count: number | string): string =>
  formatNumber(String(count), { locale, decimals: 0 })

/** A number of days in the plural form of the language. */
export function formatDays(locale: LanguageCode, count: number): string {
  const { days } = operatorTextsIn(locale)
  const form = new Intl.PluralRules(localeInfo(locale).tag).select(count)
  return fillPlaceholders(days[form] ?? days.other, { count: formatCount(locale, count) })
}
