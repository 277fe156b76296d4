import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { DEFAULT_LOCALE, isLocale, matchLocale, type Locale } from '#src/lib/locales.ts'
import { localEntries, syncTabs } from '../storage/storage.ts'

interface LocaleState {
  locale: Locale
  /** Whether the user has chosen it; until then another language may be offered (R2.2). */
  isChosen: boolean
}

const unchosen: LocaleState = { locale: DEFAULT_LOCALE, isChosen: false }

export const useLocale = create<LocaleState>()(
  persist(() => unchosen, {
    name: 'locale',
    version: 1,
    storage: localEntries,
    partialize: ({ locale, isChosen }) => (isChosen ? locale : undefined),
    merge: stored => (isLocale(stored) ? { locale: stored, isChosen: true } : unchosen),
  }),
)

syncTabs(useLocale)

/** Saves the user's choice. Keeping the current language is a choice as well. */
export function chooseLocale(locale: Locale): void {
  useLocale.setState({ locale, isChosen: true })
}

/** The language to offer on a first visit: the browser's preferred one, when it differs (R2.2). */
export function localeToOffer(preferred: readonly string[] = navigator.languages): Locale | undefined {
  const { locale, isChosen } = useLocale.getState()
  const match = isChosen ? undefined : matchLocale(preferred)
  return match === locale ? undefined : match
}
