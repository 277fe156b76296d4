import type { QueryClient } from '@tanstack/react-query'
import { currentLocale, currentMessages, switchLocale } from '#src/i18n/runtime.ts'
import type { Locale } from '#src/lib/locales.ts'
import { chooseLocale, useLocale } from '#src/stores/settings/locale.ts'
import { useRuntimeConfig } from '#src/stores/settings/runtime-config.ts'
import { toast } from '#src/ui/feedback/toast.tsx'
import { loadServerMessages, showNetworkError } from './launch.ts'

/**
 * Switches the language as soon as it is chosen, or the deployment puts another in its place: first the bundled
 * messages, then the server's overrides. @returns stops it
 */
export function syncLanguage(client: QueryClient): () => void {
  const stopLocale = useLocale.subscribe(({ locale }, previous) => {
    if (locale !== previous.locale) void changeLanguage(client, locale)
  })
  const stopConfig = useRuntimeConfig.subscribe(({ languages }, previous) => {
    const { locale } = useLocale.getState()
    if (languages[locale] !== previous.languages[locale]) void changeLanguage(client, locale)
  })
  return () => {
    stopLocale()
    stopConfig()
  }
}

async function changeLanguage(client: QueryClient, locale: Locale): Promise<void> {
  try {
    await switchLocale(locale)
  } catch {
    // The current language stays on screen (R2.11).
    toast(currentMessages().errors.loadTitle())
    chooseLocale(currentLocale())
    return
  }
  // Refetches the texts that come from the server; until then the previous ones stay.
  const [hasMessages] = await Promise.all([loadServerMessages(client), client.invalidateQueries()])
  if (!hasMessages && currentLocale() === locale) showNetworkError('language')
}
