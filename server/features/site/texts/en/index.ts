import type { PluralForms } from '../types.ts'
import { documents } from './documents.ts'

export const en = {
  documents,
  banners: {
    welcome: {
      title: 'Verify every figure',
      subtitle: 'Fees shown before you confirm, receipts that match.',
    },
    markets: {
      title: '500 markets, one account',
      subtitle: 'US stocks, crypto, futures and forex, live.',
    },
    sandbox: {
      title: 'Practice with play money',
      subtitle: 'Deposits are approved within seconds.',
    },
  },
  entries: {
    deposit: 'Deposit',
    withdraw: 'Withdraw',
    exchange: 'Exchange',
    search: 'Search',
    favorites: 'Watchlist',
    chart: 'Chart',
    ledger: 'History',
    ledgerEntries: 'Account history',
    pledge: 'Pledge',
    lockMining: 'Lock mining',
    loan: 'Loans',
    newShares: 'New shares',
    invite: 'Invite friends',
    welfare: 'Tasks and vouchers',
    awards: 'Rewards',
    activities: 'Activities',
    language: 'Language',
    line: 'Line',
  },
  headings: {
    ranking: 'Rankings',
    notices: 'Notices',
  },
  welcome: {
    title: 'Welcome to the sandbox',
    content: 'The market and the money here are simulated. Nothing you do costs or earns real money.',
  },
  notices: {
    fees: {
      title: 'Fees are charged as published',
      content:
        'Spot orders cost 0.1% of the order value. The account screen recomputes every fee from the published table.',
    },
    hours: {
      title: 'Trading around the clock in the sandbox',
      content:
        'Every market here is open at all times. Real exchanges close at night, on weekends and on holidays.',
    },
    limits: {
      title: 'What the sandbox does not model',
      content:
        'Orders do not move the market, are filled in full, and never wait in a queue. There are no dividends, splits or taxes.',
    },
  },
  tips: {
    riskNotice: 'Sandbox: market and money are simulated.',
    orderNotice:
      'A market order is filled at the current price, and rejected if that is more than 0.5% worse than the price you confirmed.',
  },
  bankCard: {
    bankName: 'Bank',
    accountName: 'Account holder',
    cardNumber: 'Card number',
    branch: 'Branch',
    swift: 'SWIFT code',
  },
  payee: {
    accountName: 'Account holder',
    bankName: 'Bank',
    accountNumber: 'Account number',
    swift: 'SWIFT code',
  },
  recharge: {
    names: {
      sandbox: 'Sandbox transfer',
      bank: 'Bank transfer',
      tron: 'USDT on TRON (TRC20)',
      ethereum: 'USDT on Ethereum (ERC20)',
      online: 'Online payment',
    },
    instructions: {
      sandbox:
        'Play money. The sandbox operator approves it within seconds; amounts ending in .13 are rejected, so that you can see what a rejection looks like.',
      bank: 'Play money: do not send anything. With real money, you would transfer the amount and add a picture of the receipt, which a reviewer checks. Amounts ending in .17 are rejected as if the picture were unreadable.',
      chain:
        'Play money: do not send anything. The sandbox acts as if the transfer had arrived and counts {confirmations} confirmations. Amounts ending in .19 are rejected as if they had been sent on another network.',
      online:
        'Play money. You are sent to a sandbox payment page, which charges nothing, and then return here. You have {minutes} minutes.',
    },
  },
  withdraw: {
    bank: 'Bank card',
  },
  products: {
    pledge: '{asset} Pledge, {days}',
    mining: '{asset} Lock mining, {days}',
    loan: 'Loan, {instalments} × {days}',
    securedLoan: 'Collateral loan, {instalments} × {days}',
  },
  days: {
    one: '{count} day',
    other: '{count} days',
  } as PluralForms,
} as const
