import { useSyncExternalStore } from 'react'
import type { Locale } from '../lib/locales.ts'
import { currentLocale, currentMessages, isLoaded, onMessagesChange } from './runtime.ts'
import type { TranslationFunctions } from './types.ts'

/**
 * The messages of one domain: `const t = useMessages('market')`, then `t.title()`. Re-renders when the language
 * changes. In development, a domain that is not loaded yet is an error: its texts would be empty.
 */
export function useMessages<Domain extends keyof TranslationFunctions>(
  domain: Domain,
): TranslationFunctions[Domain] {
  const messages = useSyncExternalStore(onMessagesChange, currentMessages)
  if (import.meta.env.DEV && !isLoaded(domain))
    throw new Error(`The messages of "${domain}" are not loaded: wait for loadRemainingMessages().`)
  return messages[domain]
}

/** The app code of the current language, for formatting numbers and dates. */
export function useLanguage(): Locale {
  return useSyncExternalStore(onMessagesChange, currentLocale)
}
