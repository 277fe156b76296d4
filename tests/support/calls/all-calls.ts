import { randomUUID } from 'node:crypto'
import type { OperationId } from '#src/api/generated/operations.ts'
import { ACCOUNT_CALLS, type OperationCalls } from './account-calls.ts'
import type { BackEnd, CallOptions, Person } from '../back-end.ts'
import { EARN_CALLS } from './earning-calls.ts'
import { TRADE_CALLS } from './trading-calls.ts'
import { WALLET_CALLS } from './wallet-calls.ts'

const PAGE = { pageNum: 1, pageSize: 20 }

/** A valid call of each operation; a function creates what the call needs first. */
export const CALLS: OperationCalls = {
  sendSignInCode: { body: { account: 'new@example.com', purpose: 'register' } },
  register: async (_, { guest }) => {
    const sent = await guest.get('sendSignInCode', {
      body: { account: 'ana@example.com', purpose: 'register' },
    })
    return {
      body: { account: 'ana@example.com', code: sent.data.sandboxCode ?? '', password: 'skylark1' },
    }
  },
  login: async (_, { signUp }) => {
    await signUp({ account: 'ben@example.com' })
    return { body: { account: 'ben@example.com', password: 'skylark1' } }
  },
  logout: {},
  getUserInfo: {},
  ...ACCOUNT_CALLS,
  ...WALLET_CALLS,
  ...TRADE_CALLS,
  ...EARN_CALLS,
  getAssetPanel: {},
  isWithdrawPasswordSet: {},
  getUserBalance: { query: { currencyId: 3 } },
  countUnreadMessages: {},
  getSiteInfo: {},
  listTips: { query: { pageNum: 1, pageSize: 30 } },
  getLanguageMessages: { query: { lang: 'jp' } },
  listSwitches: {},
  listPopUps: {},
  listAppConfig: { query: { pagePath: '/pages/tabs/home/home-e' } },
  listNotices: { query: PAGE },
  listQuestions: {},
  getRichText: { query: { name: 'terms' } },
  listServiceMessages: { query: PAGE },
  sendServiceMessage: async () => ({ body: { text: 'Hello', idempotencyKey: randomUUID() } }),
  readServiceMessages: {},
  countServiceAnswers: {},
}

/** The options of a valid call, after creating what it needs. */
export async function callOf(id: OperationId, member: Person, backEnd: BackEnd): Promise<CallOptions> {
  const call = CALLS[id]
  return typeof call === 'function' ? call(member, backEnd) : call
}
