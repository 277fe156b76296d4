import type { Dictionary } from '../overlay.ts'

export default {
  label: 'Main',
  home: 'Home',
  market: 'Market',
  trade: 'Trade',
  wallet: 'Wallet',
  me: 'Me',
  skipToContent: 'Skip to content',
  notFoundTitle: 'Page not found',
  notFoundText: 'The address may be wrong, or the page may have moved.',
  goHome: 'Go to Home',
  preferredLanguage: 'Continue in English',
} as const satisfies Dictionary
