import type { Translation } from '../types.ts'

export default {
  label: 'मुख्य',
  home: 'होम',
  market: 'बाज़ार',
  trade: 'ट्रेड',
  wallet: 'वॉलेट',
  me: 'खाता',
  skipToContent: 'सामग्री पर जाएँ',
  notFoundTitle: 'पेज नहीं मिला',
  notFoundText: 'पता गलत हो सकता है, या पेज कहीं और चला गया है।',
  goHome: 'होम पर जाएँ',
  preferredLanguage: 'हिन्दी में जारी रखें',
} satisfies Translation['nav']
