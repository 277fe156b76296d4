import { create } from 'zustand'
import { DEFAULT_LOCALE, isLocale, matchLocale, type Locale } from '../lib/locales.ts'
import { createStored } from './storage.ts'

interface LocaleState {
  locale: Locale
  /** Whether the user has chosen it; until then another language may be offered (R2.2). */
  isChosen: boolean
}

const persistedLocale = createStored<Locale>({
  name: 'locale',
  version: 1,
  parse: data => (isLocale(data) ? data : undefined),
})

function toState(locale: Locale | undefined): LocaleState {
  return { locale: locale ?? DEFAULT_LOCALE, isChosen: locale !== undefined }
}

export const useLocale = create<LocaleState>()(() => toState(persistedLocale.read()))

persistedLocale.watch(locale => useLocale.setState(toState(locale)))

/** Saves the user's choice. Keeping the current language is a choice as well. */
export function chooseLocale(locale: Locale): void {
  persistedLocale.write(locale)
  useLocale.setState(toState(locale))
}

/** The language to offer on a first visit: the browser's preferred one, when it differs (R2.2). */
export function localeToOffer(preferred: readonly string[] = navigator.languages): Locale | undefined {
  const { locale, isChosen } = useLocale.getState()
  const match = isChosen ? undefined : matchLocale(preferred)
  return match === locale ? undefined : match
}
