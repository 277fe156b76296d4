/** Deposits as the back end answers them, for the tests of their screens. */
import type { Deposit, RechargeChannel } from '#models'
import { answering } from '../support/visit.tsx'

export function deposit(change: Partial<Deposit> = {}): Deposit {
  return {
    id: '7321480000000010',
    channelId: 1,
    channelName: 'Sandbox transfer',
    currencyId: 3,
    currencyName: 'USDT',
    amount: '1000',
    fee: '0',
    credited: '1000',
    productId: null,
    price: null,
    priceTime: null,
    value: null,
    status: 'pending',
    reason: null,
    createdAt: 1795199400000,
    reviewedAt: null,
    channelType: 'sandbox',
    proofId: null,
    confirmations: 0,
    confirmationsNeeded: 0,
    payUntil: null,
    ...change,
  }
}

export const online = (change: Partial<Deposit> = {}): Deposit =>
  deposit({
    channelId: 5,
    channelName: 'Online payment',
    channelType: 'online',
    status: 'unpaid',
    fee: '15',
    credited: '985',
    payUntil: 1795201200000,
    ...change,
  })

export const list = (...rows: Deposit[]) => ({ code: 200, msg: 'ok', rows, total: rows.length })
export const done = (data: Deposit) => ({ code: 200, msg: 'ok', data })

const terms = {
  currencyId: 3,
  minAmount: '10',
  maxAmount: '100000',
  feeRate: '0',
  instructions: 'Pay.',
  sort: 1,
}
export const bank: RechargeChannel = {
  ...terms,
  id: 2,
  channelName: 'Bank transfer',
  channelType: 'bank',
  isProofRequired: 1,
  payee: [{ key: 'accountNumber', label: 'Account number', value: 'SANDBOX-0000' }],
}
export const chain: RechargeChannel = {
  ...terms,
  id: 3,
  channelName: 'USDT on TRON (TRC20)',
  channelType: 'chain',
  walletAddressType: 'TRC20',
  address: 'TFairLineSandboxDoNotSendAnything1',
  confirmations: 3,
}
export const bitcoin: RechargeChannel = {
  ...terms,
  id: 6,
  channelName: 'Bitcoin (BTC)',
  channelType: 'chain',
  currencyId: 1,
  decimals: 8,
  minAmount: '0.0005',
  maxAmount: '5',
  feeRate: '0.0005',
  walletAddressType: 'BTC',
  address: 'bc1qfairlinesandboxdonotsendanythingtothis',
  confirmations: 2,
}
export const payment: RechargeChannel = {
  ...terms,
  id: 5,
  channelName: 'Online payment',
  channelType: 'online',
  payMinutes: 30,
}

export const channelList = (...rows: RechargeChannel[]) =>
  answering('get', '/api/rechargeChannelConfig/list', { code: 200, msg: 'ok', rows, total: rows.length })
