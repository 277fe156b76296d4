import type { Translation } from '../types.ts'

export default {
  label: 'メイン',
  home: 'ホーム',
  market: 'マーケット',
  trade: '取引',
  wallet: '資産',
  me: 'マイページ',
  skipToContent: '本文へ移動',
  notFoundTitle: 'ページが見つかりません',
  notFoundText: 'アドレスに誤りがあるか、ページが移動しています。',
  goHome: 'ホームへ',
  preferredLanguage: '日本語で続ける',
} satisfies Translation['nav']
