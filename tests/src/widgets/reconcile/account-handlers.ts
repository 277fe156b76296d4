/** An account with one deposit, for tests of its check. */
import { answering } from '#tests/src/features/support/visit.tsx'

/** When it was deposited. */
export const at = 1795199400000
export const none = { code: 200, msg: 'ok', rows: [], total: 0 }
const deposit = {
  id: '7',
  channelId: 1,
  channelName: 'Sandbox transfer',
  currencyId: 3,
  currencyName: 'USDT',
  amount: '1000',
  fee: '0',
  credited: '1000',
  status: 'approved' as const,
  reason: null,
  createdAt: at,
  reviewedAt: at,
}
export const entry = {
  id: '8-1',
  transactionId: '8',
  type: 'deposit',
  balance: 'available' as const,
  currencyId: 3,
  productId: null,
  assetName: 'USDT',
  amount: '1000',
  balanceAfter: '1000',
  referenceType: 'deposit',
  referenceId: '7',
  time: at,
}
const balance = { currencyId: 3, currencyName: 'USDT', available: '1000', held: '0', total: '1000', time: at }

const LISTS = [
  'loan',
  'loanPayment',
  'loanProduct',
  'withdraw',
  'exchange',
  'pledgeOrder',
  'lockMiningOrder',
  'award',
  'spotOrder',
  'bibiOrder',
  'quickOrder',
  'contractOrder',
]

/** A back end with an account with one deposit. */
export const accountHandlers = (told: { balance?: object; entries?: object[] } = {}) => {
  const entries = told.entries ?? [entry]
  return [
    answering('get', '/api/walletLog/list', { ...none, rows: entries, total: entries.length }),
    answering('get', '/api/recharge/list', { ...none, rows: [deposit], total: 1 }),
    ...LISTS.map(name => answering('get', `/api/${name}/list`, none)),
    answering('get', '/api/newShares/his', none),
    answering('get', '/api/userInfo/userBalance', { ...none, data: { ...balance, ...told.balance } }),
    answering('get', '/api/spotHolding/list', none),
    answering('get', '/api/platformCurrency/list', {
      ...none,
      rows: [{ id: 3, currencyName: 'USDT', scale: 6 }],
      total: 1,
    }),
  ]
}
