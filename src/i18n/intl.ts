/**
 * Dates, spans and countries in the words of a language: the device's own (Intl), or, where a device does not know the language, those
 * that came with its dictionary. Browsers of the Chromium family do not know Belarusian, and would write it in English.
 */
import { localeInfo, type Locale } from '../lib/locales.ts'
import { remembering } from '../lib/remembering.ts'

export type SpanUnit = 'second' | 'minute' | 'hour' | 'day'
export type AgoUnit = SpanUnit | 'month' | 'year'
export type WordLength = 'long' | 'short' | 'narrow'
/** How a date is written; calendar and digits are the language's own. */
export type DateOptions = Omit<Intl.DateTimeFormatOptions, 'calendar' | 'numberingSystem'>

/** What a dictionary brings for devices that do not know its language. */
export interface StandIn {
  /** Writes moments, epoch ms. */
  dates: (options: DateOptions) => (time: number) => string
  /** '5 minutes ago' of a whole count. */
  ago: (count: number, unit: AgoUnit, length: WordLength) => string
  /** '5 minutes' of a whole count. */
  span: (count: number, unit: SpanUnit, length: WordLength) => string
  /** The name of a country, ISO 3166-1. */
  country: (code: string) => string
}

const standIns = new Map<Locale, StandIn>()

/** Whether this device writes dates in the language. */
export function isKnownToDevice(locale: Locale): boolean {
  return Intl.DateTimeFormat.supportedLocalesOf(localeInfo(locale).tag).length > 0
}

/** Takes the words of a language that the device does not know. */
export function standIn(locale: Locale, words: StandIn): void {
  standIns.set(locale, words)
}

/** Writes moments (epoch ms) as the language does, in the device's time zone unless the options name one. */
export function dateWriter(locale: Locale, options: DateOptions): (time: number) => string {
  const words = standIns.get(locale)
  if (words) return words.dates(options)
  const { tag, numberingSystem } = localeInfo(locale)
  // The calendar is pinned: some browsers write Arabic dates in the Hijri calendar, and a receipt must not move.
  const format = new Intl.DateTimeFormat(tag, { ...options, calendar: 'gregory', numberingSystem })
  return time => format.format(time)
}

const agoFormats = remembering<Intl.RelativeTimeFormat>()

/** Made once: it takes a phone 5 ms or more, and every age on a page is written anew each second. */
function agoFormat(locale: Locale, style: WordLength): Intl.RelativeTimeFormat {
  const { tag, numberingSystem } = localeInfo(locale)
  const make = () => new Intl.RelativeTimeFormat(`${tag}-u-nu-${numberingSystem}`, { style })
  return agoFormats(`${locale} ${style}`, make)
}

/** '5 minutes ago' of a whole count. */
export function agoText(locale: Locale, count: number, unit: AgoUnit, length: WordLength): string {
  const words = standIns.get(locale)
  if (words) return words.ago(count, unit, length)
  const write = (style: WordLength) => agoFormat(locale, style).format(-count, unit)
  // The narrow form of some languages is a mere minus sign: -5 s reads as a debt.
  const text = write(length)
  return text.startsWith('-') ? write('short') : text
}

/** '5 minutes' of a whole count; the plurals, up to six, are the language's. */
export function spanText(locale: Locale, count: number, unit: SpanUnit, length: WordLength): string {
  const words = standIns.get(locale)
  if (words) return words.span(count, unit, length)
  const { tag, numberingSystem } = localeInfo(locale)
  const format = { style: 'unit', unit, unitDisplay: length, numberingSystem } as const
  return new Intl.NumberFormat(tag, format).format(count)
}

/** Names countries (ISO 3166-1); by their letters where the device has no name. */
export function countryNames(locale: Locale): (code: string) => string {
  const words = standIns.get(locale)
  if (words) return words.country
  const names = new Intl.DisplayNames(localeInfo(locale).tag, { type: 'region', fallback: 'code' })
  return code => names.of(code) ?? code
}
