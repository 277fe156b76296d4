import type { BaseTranslation } from '../generated/types.ts'

export default {
  label: 'Main',
  home: 'Home',
  market: 'Market',
  trade: 'Trade',
  wallet: 'Wallet',
  me: 'Me',
  skipToContent: 'Skip to content',
  notFoundTitle: 'There is no such page',
  notFoundText: 'The address may be mistyped, or the page has moved.',
  goHome: 'Go to home',
  preferredLanguage: 'Continue in English',
} satisfies BaseTranslation
