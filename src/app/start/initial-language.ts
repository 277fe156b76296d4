import { startLocale } from '#src/i18n/runtime.ts'
import { useLocale } from '#src/stores/settings/locale.ts'

/** Loads the messages of the chosen language; falls back to English when they cannot be loaded. */
export async function loadInitialLanguage(): Promise<void> {
  const { locale } = useLocale.getState()
  try {
    await startLocale(locale)
  } catch {
    await startLocale('en')
  }
}
