import type { BaseTranslation } from '../i18n-types.ts'

export default {
  title: 'Wallet',
  total: 'Total assets',
  available: 'Available',
  held: 'Held',
  balances: 'Balances',
  holdings: 'Holdings',
  profitAndLoss: 'Profit and loss',
  profitToday: 'Today',
  deposit: 'Deposit',
  withdraw: 'Withdraw',
  exchange: 'Exchange',
  records: 'Records',
  empty: 'No balance yet',
} satisfies BaseTranslation
