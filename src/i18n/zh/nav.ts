import type { Translation } from '../types.ts'

export default {
  label: '主导航',
  home: '首页',
  market: '行情',
  trade: '交易',
  wallet: '资产',
  me: '我的',
  skipToContent: '跳到正文',
  notFoundTitle: '页面不存在',
  notFoundText: '网址可能有误，或页面已移走。',
  goHome: '回到首页',
  preferredLanguage: '使用简体中文',
} satisfies Translation['nav']
