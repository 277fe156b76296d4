import { loadRemainingMessages } from '#src/i18n/runtime.ts'

// Screens are tested without the app that fetches their words: they have all of them from the start.
if (typeof document !== 'undefined') await loadRemainingMessages(['earnings', 'profile'])
