import { loadRemainingMessages } from '#src/i18n/runtime.ts'

// Screens are tested without the app shell, which loads their messages: all messages are loaded up front.
if (typeof document !== 'undefined') await loadRemainingMessages(['earnings', 'profile'])
