import type { Dictionary } from '../overlay.ts'

export default {
  title: 'Realized gains',
  year: 'Tax year',
  yearNote: 'Calendar years, UTC',
  method: 'Cost method',
  fifo: 'FIFO',
  average: 'Average cost',
  working: 'Reading your history: included up to {time}',
  total: 'Total',
  proceeds: 'Proceeds',
  cost: 'Cost',
  gain: 'Gain or loss',
  byProduct: 'By product',
  lots: 'Sales by lot',
  span: '{from} to {to}',
  none: 'Nothing sold this year',
  noneText: 'What you sell appears here with what it cost.',
  acquired: 'Acquired',
  sold: 'Sold',
  held: 'Holding period',
  days: 'Days',
  entriesOfSale: 'Entries of the sale',
  entriesOfPurchase: 'Entries of the purchase',
  others: 'Other realized results',
  othersNote: 'These have no lots. In USDT, at the prices of their times.',
  contractFees: 'Contract fees',
  notAdvice: 'This is not tax advice. Which rules apply to you depends on where you live: ask a tax adviser.',
  rulesTitle: 'Rules used here',
  rules:
    'Times and years are UTC. All figures are in USDT: proceeds after fees, cost including fees. FIFO uses the cost of the oldest units; average cost spreads the cost over all units held. With both, the oldest units set the holding period.',
  rulesCost:
    'Coins received for other coins cost what the coins paid were worth. Deposited coins cost what they were worth on arrival. Rewards in coins cost 0. Units taken as an early redemption fee have no proceeds.',
  csv: 'Download CSV',
  koinly: 'Download for Koinly',
  koinlyNote:
    'All transactions of the year in Koinly’s universal CSV format. Koinly applies rules of its own.',
} as const satisfies Dictionary
