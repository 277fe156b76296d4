import { useSyncExternalStore } from 'react'
import type { Locales, TranslationFunctions } from './generated/types.ts'
import { currentLocale, currentMessages, onMessagesChange } from './runtime.ts'

/**
 * The messages of one domain: `const t = useMessages('market')`, then `t.title()`. Re-renders when the language
 * changes.
 */
export function useMessages<Domain extends keyof TranslationFunctions>(
  domain: Domain,
): TranslationFunctions[Domain] {
  return useSyncExternalStore(onMessagesChange, currentMessages)[domain]
}

/** The app code of the current language, for formatting numbers and dates. */
export function useLanguage(): Locales {
  return useSyncExternalStore(onMessagesChange, currentLocale)
}
