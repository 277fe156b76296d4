import type { Translation } from '../types.ts'

export default {
  label: 'मुख्य',
  home: 'होम',
  market: 'बाज़ार',
  trade: 'ट्रेड',
  wallet: 'वॉलेट',
  me: 'मेरा',
  skipToContent: 'सामग्री पर जाएँ',
  notFoundTitle: 'ऐसा कोई पेज नहीं है',
  notFoundText: 'पता गलत लिखा हो सकता है, या पेज हट गया है।',
  goHome: 'होम पर जाएँ',
  preferredLanguage: 'हिन्दी में जारी रखें',
} satisfies Translation['nav']
