import type { QueryClient } from '@tanstack/react-query'
import { currentLocale, currentMessages, isAvailable, startLocale, switchLocale } from '../i18n/runtime.ts'
import { chooseLocale, useLocale } from '../stores/locale.ts'
import { toast } from '../ui/toast.tsx'
import { loadServerMessages } from './launch.ts'

/** Loads the first words of the reader's language. Its file missing is no reason to show nothing: then it is English. */
export async function startLanguage(): Promise<void> {
  const { locale } = useLocale.getState()
  try {
    await startLocale(isAvailable(locale) ? locale : 'en')
  } catch {
    await startLocale('en')
  }
}

/** Follows the reader's choice at once: first our words, then the server's wording of them. */
export function followLanguage(client: QueryClient): void {
  useLocale.subscribe(({ locale }, before) => {
    if (locale !== before.locale && isAvailable(locale)) void change(client, locale)
  })
}

async function change(client: QueryClient, locale: Parameters<typeof switchLocale>[0]): Promise<void> {
  try {
    await switchLocale(locale)
  } catch {
    // Nobody's screen is taken away (R2.11): the words stay what they are.
    toast(currentMessages().errors.loadTitle())
    chooseLocale(currentLocale())
    return
  }
  // What the server says in words is asked for anew; until it has come, the old words stay.
  await Promise.all([loadServerMessages(client), client.invalidateQueries()])
}
