/**
 * Formats dates, durations and country names: with the device's Intl or, where the device does not support the
 * language, with a fallback from its dictionary. Chromium browsers do not support Belarusian and would use English.
 */
import { localeInfo, type Locale } from '../lib/locales.ts'
import { memoizeByKey } from '../lib/collections/memoize-by-key.ts'

export type SpanUnit = 'second' | 'minute' | 'hour' | 'day'
export type AgoUnit = SpanUnit | 'month' | 'year'
export type WordLength = 'long' | 'short' | 'narrow'
/** Date format options; calendar and digits are those of the language. */
export type DateOptions = Omit<Intl.DateTimeFormatOptions, 'calendar' | 'numberingSystem'>

/** The fallback that a dictionary provides for devices that do not support its language. */
export interface StandIn {
  /** Formats times, epoch ms. */
  dates: (options: DateOptions) => (time: number) => string
  /** '5 minutes ago' of a whole count. */
  ago: (count: number, unit: AgoUnit, length: WordLength) => string
  /** '5 minutes' of a whole count. */
  span: (count: number, unit: SpanUnit, length: WordLength) => string
  /** The name of a country, ISO 3166-1. */
  country: (code: string) => string
}

const fallbacks = new Map<Locale, StandIn>()

/** Whether this device supports the language in Intl. */
export function isSupportedByDevice(locale: Locale): boolean {
  return Intl.DateTimeFormat.supportedLocalesOf(localeInfo(locale).tag).length > 0
}

/** Registers the fallback of a language that the device does not support. */
export function registerIntlFallback(locale: Locale, words: StandIn): void {
  fallbacks.set(locale, words)
}

/** Formats times (epoch ms) in a language, in the device's time zone unless the options name another. */
export function dateFormatter(locale: Locale, options: DateOptions): (time: number) => string {
  const words = fallbacks.get(locale)
  if (words) return words.dates(options)
  const { tag, numberingSystem } = localeInfo(locale)
  // The calendar is fixed: some browsers format Arabic dates in the Hijri calendar, and the date on a receipt must not
  // change.
  const format = new Intl.DateTimeFormat(tag, { ...options, calendar: 'gregory', numberingSystem })
  return time => format.format(time)
}

const relativeTimeFormats = memoizeByKey<Intl.RelativeTimeFormat>()
const durationFormats = memoizeByKey<Intl.NumberFormat>()

/** Memoized: creating one takes a phone 5 ms or more, and every age on a page is updated each second. */
function relativeTimeFormat(locale: Locale, style: WordLength): Intl.RelativeTimeFormat {
  const { tag, numberingSystem } = localeInfo(locale)
  const make = () => new Intl.RelativeTimeFormat(`${tag}-u-nu-${numberingSystem}`, { style })
  return relativeTimeFormats(`${tag} ${style}`, make)
}

/** '5 minutes ago' of a whole count. */
export function relativeTimeText(locale: Locale, count: number, unit: AgoUnit, length: WordLength): string {
  const words = fallbacks.get(locale)
  if (words) return words.ago(count, unit, length)
  const write = (style: WordLength) => relativeTimeFormat(locale, style).format(-count, unit)
  // In some languages the narrow style is just a minus sign: -5 s would look like a negative amount.
  const text = write(length)
  return text.startsWith('-') ? write('short') : text
}

/** '5 minutes' of a whole count, with the plural form of the language. */
export function durationText(locale: Locale, count: number, unit: SpanUnit, length: WordLength): string {
  const words = fallbacks.get(locale)
  if (words) return words.span(count, unit, length)
  const { tag, numberingSystem } = localeInfo(locale)
  const format = { style: 'unit', unit, unitDisplay: length, numberingSystem } as const
  return durationFormats(`${tag} ${unit} ${length}`, () => new Intl.NumberFormat(tag, format)).format(count)
}

/** Names countries (ISO 3166-1); falls back to the code. */
export function countryNamer(locale: Locale): (code: string) => string {
  const words = fallbacks.get(locale)
  if (words) return words.country
  const names = new Intl.DisplayNames(localeInfo(locale).tag, { type: 'region', fallback: 'code' })
  return code => names.of(code) ?? code
}
