import { randomUUID } from 'node:crypto'
import type { OperationCalls } from './account-calls.ts'
import { PASSWORD, picture, type Person } from '../back-end.ts'
import { publishLiabilities } from '#server/features/wallet/liabilities/publish.ts'
import { exchangeFields } from '../features/exchange.ts'
import {
  BITCOIN_ADDRESS,
  WITHDRAW_PASSWORD,
  bindCard,
  setWithdrawPassword,
  bindTronAddress,
  withdrawalFields,
} from '../features/withdraw.ts'

const PAGE = { pageNum: 1, pageSize: 20 }

const ONLINE = 5

/** Creates a deposit. @returns its id */
async function newDeposit(member: Person, channelId: number): Promise<string> {
  const body = { channelId, amount: '100', idempotencyKey: randomUUID() }
  return (await member.get('createDeposit', { body })).data.id
}

/** A valid call of each operation about deposits, withdrawals and exchanges. */
export const WALLET_CALLS = {
  listPlatformCurrencies: { query: { currencyType: 2 } },
  listBibiAssets: {},
  listBankProperties: { query: { configType: 0 } },
  getExchangeInfo: {},
  listLedgerEntries: { query: { ...PAGE, type: 'deposit', balance: 'available', startTime: 946684800000 } },
  listBalances: {},
  listLiabilityRoots: { query: { pageSize: 20 } },
  getLiabilityProof: async member => {
    await publishLiabilities(member.services)
    const { rows } = await member.get('listLiabilityRoots', { query: { pageSize: 1 } })
    return { query: { day: rows[0]!.day } }
  },
  getAllocation: {},
  getRealisedReport: { query: { year: 2026 } },
  listRealisedGains: { query: { year: 2026, pageSize: 20 } },
  chooseCostMethod: { body: { method: 'average' } },
  listDayResults: { query: { utcOffset: -60 } },
  getDayChange: { query: { utcOffset: 330 } },
  getEquityCurve: { query: { range: 'week' } },
  getExchangeTerms: {},
  previewExchange: { body: { fromCurrencyId: 1, toCurrencyId: 8, amount: '0.00012345' } },
  createExchange: async member => ({ body: await exchangeFields(member) }),
  listExchanges: { query: { ...PAGE, fromCurrencyId: 3, toCurrencyId: 6, startTime: 946684800000 } },
  listBankCards: {},
  bindBankCard: {
    body: {
      properties: '{"bankName":"Harbour","accountName":"Ana","cardNumber":"4111111111111111"}',
    },
  },
  unbindBankCard: async member => ({ body: { id: await bindCard(member) } }),
  listWalletAddresses: {},
  bindWalletAddress: { body: { currencyId: 1, addressType: 'BTC', address: BITCOIN_ADDRESS } },
  unbindWalletAddress: async member => ({ body: { id: await bindTronAddress(member) } }),
  getWithdrawPasswordState: {},
  setWithdrawPassword: { body: { password: PASSWORD, withdrawPassword: WITHDRAW_PASSWORD } },
  changeWithdrawPassword: async member => {
    await setWithdrawPassword(member)
    return { body: { withdrawPassword: WITHDRAW_PASSWORD, newWithdrawPassword: WITHDRAW_PASSWORD } }
  },
  previewWithdrawal: { body: { amount: '100', channelId: 2 } },
  createWithdrawal: async member => ({ body: await withdrawalFields(member) }),
  cancelWithdrawal: async member => {
    const { data } = await member.get('createWithdrawal', { body: await withdrawalFields(member) })
    return { body: { id: data.id, idempotencyKey: randomUUID() } }
  },
  listWithdrawals: {
    query: { ...PAGE, status: 'pending', startTime: 946684800000, endTime: 9999999999999 },
  },
  getWithdrawal: async member => {
    const { data } = await member.get('createWithdrawal', { body: await withdrawalFields(member) })
    return { query: { id: data.id } }
  },
  // Blocks withdrawals for a day.
  resetWithdrawPassword: async member => {
    await setWithdrawPassword(member)
    const { data } = await member.get('sendWithdrawPasswordCode')
    return {
      body: { password: PASSWORD, code: String(data.sandboxCode), withdrawPassword: WITHDRAW_PASSWORD },
    }
  },
  sendWithdrawPasswordCode: async member => {
    await setWithdrawPassword(member)
    return {}
  },
  listRechargeChannels: {},
  listWithdrawChannels: {},
  createDeposit: async () => ({ body: { channelId: 1, amount: '100', idempotencyKey: randomUUID() } }),
  listDeposits: {
    query: { ...PAGE, status: 'approved', channelId: 1, startTime: 946684800000, endTime: 9999999999999 },
  },
  getDeposit: async member => ({ query: { id: await newDeposit(member, 1) } }),
  cancelDeposit: async member => ({
    body: { id: await newDeposit(member, 1), idempotencyKey: randomUUID() },
  }),
  payDeposit: async member => ({
    body: { id: await newDeposit(member, ONLINE), outcome: 'paid', idempotencyKey: randomUUID() },
  }),
  uploadFile: { body: { purpose: 'identity' }, file: picture() },
  // Gives a file: see tests/server/features/upload/handlers.test.ts.
  readUpload: { query: { id: '1' } },
} satisfies Partial<OperationCalls>
