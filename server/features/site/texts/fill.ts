import type { LanguageCode } from '#src/api/generated/models/index.ts'
import { localeInfo } from '#src/lib/locales.ts'
import { formatNumber } from '#src/lib/format-number.ts'
import { textsIn } from './index.ts'

/** The text with `{name}` replaced by the value of that name; all of them are given. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder)
}

/** A whole number in the reader's digits; given as a decimal string or as a count. */
export const figure = (locale: LanguageCode, count: number | string): string =>
  formatNumber(String(count), { locale, decimals: 0 })

/** So many days, in the plural form that the language has for the count. */
export function daysIn(locale: LanguageCode, count: number): string {
  const { days } = textsIn(locale)
  const form = new Intl.PluralRules(localeInfo(locale).tag).select(count)
  return fill(days[form] ?? days.other, { count: figure(locale, count) })
}
