import type { BaseTranslation } from '../i18n-types.ts'

export default {
  title: 'Wallet',
  total: 'Total assets',
  available: 'Available',
  held: 'Held',
  heldNote: 'Set aside for open orders',
  balances: 'Balances',
  holdings: 'Holdings',
  noHoldings: 'You hold no products yet',
  noHoldingsText: 'What you buy appears here with its cost and what it is worth.',
  toMarket: 'See the market',
  quantity: 'Quantity',
  averageCost: 'Average cost',
  value: 'Value',
  profit: 'Profit or loss',
  profitAndLoss: 'Unrealised profit and loss',
  profitToday: 'Today',
  deposit: 'Deposit',
  withdraw: 'Withdraw',
  exchange: 'Exchange',
  records: 'Records',
  orders: 'Orders',
  actions: 'What to do',
  offlineFigures:
    'These figures are from the last answer. They are renewed as soon as the connection is back.',
  empty: 'No balance yet',
} satisfies BaseTranslation
