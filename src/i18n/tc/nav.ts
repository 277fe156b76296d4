import type { Translation } from '../types.ts'

export default {
  label: '主選單',
  home: '首頁',
  market: '行情',
  trade: '交易',
  wallet: '資產',
  me: '我的',
  skipToContent: '跳到主要內容',
  notFoundTitle: '頁面不存在',
  notFoundText: '網址可能有誤，或頁面已移走。',
  goHome: '回到首頁',
  preferredLanguage: '使用繁體中文',
} satisfies Translation['nav']
