import { create } from 'zustand'
import { DEFAULT_LOCALE, isLocale, matchLocale, type Locale } from '../lib/locales.ts'
import { stored } from './storage.ts'

interface LocaleState {
  locale: Locale
  /** Whether the reader ever chose it; until then another language may be offered (R2.2). */
  isChosen: boolean
}

const kept = stored<Locale>({
  name: 'locale',
  version: 1,
  parse: data => (isLocale(data) ? data : undefined),
})

function read(locale: Locale | undefined): LocaleState {
  return { locale: locale ?? DEFAULT_LOCALE, isChosen: locale !== undefined }
}

export const useLocale = create<LocaleState>()(() => read(kept.read()))

kept.watch(locale => useLocale.setState(read(locale)))

/** The reader's choice, for this visit and the next ones. Keeping the present language is a choice as well. */
export function chooseLocale(locale: Locale): void {
  kept.write(locale)
  useLocale.setState(read(locale))
}

/** The language to offer with one tap on a first visit: what the browser prefers, when it is another (R2.2). */
export function localeToOffer(preferred: readonly string[] = navigator.languages): Locale | undefined {
  const { locale, isChosen } = useLocale.getState()
  const match = isChosen ? undefined : matchLocale(preferred)
  return match === locale ? undefined : match
}
