import { useSyncExternalStore } from 'react'
import type { Locales, TranslationFunctions } from './generated/types.ts'
import { currentLocale, currentMessages, onMessagesChange } from './runtime.ts'

/** The words of one domain: `const t = useMessages('market')`, then `t.title()`. Follows the language. */
export function useMessages<Domain extends keyof TranslationFunctions>(
  domain: Domain,
): TranslationFunctions[Domain] {
  return useSyncExternalStore(onMessagesChange, currentMessages)[domain]
}

/** The app code of the language in use, for formatting figures and dates. */
export function useLanguage(): Locales {
  return useSyncExternalStore(onMessagesChange, currentLocale)
}
