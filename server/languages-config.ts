/** The setting `LANGUAGES`: languages that the app uses codes for, in place of its own. */
import { isLocale, type Locale } from '../src/lib/locales.ts'

/** BCP 47 tags by the app's code. */
export type LanguageTags = Readonly<Partial<Record<Locale, string>>>

/** Parses `my=my-MM ida=id-ID`; undefined when a code or a tag is none. */
export function parseLanguages(text: string): LanguageTags | undefined {
  const pairs = text
    .trim()
    .split(/\s+/)
    .map(pair => pair.split('='))
  const isValid = pairs.every(([code, tag, ...rest]) => isLocale(code) && isTag(tag) && rest.length === 0)
  return isValid ? (Object.fromEntries(pairs) as LanguageTags) : undefined
}

function isTag(tag: string | undefined): boolean {
  try {
    return tag !== undefined && new Intl.Locale(tag).language !== 'und'
  } catch {
    return false
  }
}
