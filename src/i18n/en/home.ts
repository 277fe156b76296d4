import type { BaseTranslation } from '../i18n-types.ts'

export default {
  totalAssets: 'Total assets',
  todayProfit: "Today's profit",
  risers: 'Top risers',
  byPrice: 'Highest price',
  recommended: 'Recommended',
  notices: 'Notices',
  deposit: 'Deposit',
  withdraw: 'Withdraw',
  exchange: 'Exchange',
  service: 'Support',
  welcome: 'Every figure here can be checked by you',
  emptyQuotes: 'No quotes to show right now',
} satisfies BaseTranslation
