import type { PluralForms } from '../types.ts'
import { documents } from './documents.ts'

export const en = {
  documents,
  banners: {
    welcome: {
      title: 'Every figure can be checked',
      subtitle: 'Fees before you confirm, receipts that match.',
    },
    markets: {
      title: '500 markets, one account',
      subtitle: 'US stocks, crypto, futures and forex, live.',
    },
    sandbox: {
      title: 'Practise with play money',
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
    ledger: 'Ledger',
    ledgerEntries: 'Ledger entries',
    pledge: 'Pledge',
    lockMining: 'Lock mining',
    loan: 'Loans',
    newShares: 'New shares',
    invite: 'Invite friends',
    welfare: 'Welfare',
    awards: 'Awards',
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
    content: 'The market and the money here are simulated. Nothing that you do costs or earns anything real.',
  },
  notices: {
    fees: {
      title: 'Fees are charged as published',
      content:
        'Spot orders cost 0.1 % of their amount. The account screen recomputes every fee from this table.',
    },
    hours: {
      title: 'Trading around the clock in the sandbox',
      content:
        'Here every market is open at all times. Real exchanges close at night, at weekends and on holidays.',
    },
    limits: {
      title: 'What the sandbox does not model',
      content:
        'Orders do not move the market, are filled whole, and never wait in a queue. Dividends, splits and taxes do not occur.',
    },
  },
  tips: {
    riskNotice: 'Sandbox: market and money are simulated.',
    depositNotice:
      'Play money. Deposits are approved within seconds; amounts that end in .13 are rejected on purpose.',
    orderNotice:
      'A market order is filled at the price of its moment, and refused when that is more than 0.5 % worse than the one you confirmed.',
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
        'Play money. The sandbox operator approves it within seconds; amounts that end in .13 are rejected, so that you can see what a rejection looks like.',
      bank: 'Play money: send nothing. With real money you would transfer the amount, then add a picture of the receipt, which a person compares. Amounts that end in .17 are rejected as if the picture could not be read.',
      chain:
        'Play money: send nothing. The sandbox acts as if the transfer had arrived and counts {confirmations} confirmations. Amounts that end in .19 are rejected as if they had come by another network.',
      online:
        'Play money. You go to a payment page of the sandbox, which takes nothing, and come back. You have {minutes} minutes.',
    },
  },
  withdraw: {
    bank: 'Bank card',
    tron: 'USDT on Tron',
    ethereum: 'USDT on Ethereum',
  },
  products: {
    pledge: '{asset} Pledge, {days}',
    mining: '{asset} Lock mining, {days}',
    loan: 'Loan, {instalments} × {days}',
    securedLoan: 'Loan with security, {instalments} × {days}',
  },
  days: {
    one: '{count} day',
    other: '{count} days',
  } as PluralForms,
} as const
