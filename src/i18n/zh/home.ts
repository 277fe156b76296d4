import type { Translation } from '../i18n-types.ts'

export default {
  totalAssets: '总资产',
  todayProfit: '今日盈亏',
  risers: '涨幅榜',
  byPrice: '价格榜',
  recommended: '推荐',
  notices: '公告',
  deposit: '充值',
  withdraw: '提现',
  exchange: '兑换',
  service: '客服',
  welcome: '这里的每个数字，您都可以自己核对',
  emptyQuotes: '暂无行情',
} satisfies Translation['home']
