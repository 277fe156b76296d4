import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { operations } from '../../../src/api/generated/operations.ts'
import type { OperationId } from '../../../src/api/generated/operations.ts'
import { contractFor, itServes, orderFor } from '../../support/back-end.ts'
import type { BackEnd, CallOptions, Person } from '../../support/back-end.ts'
import { bibiFor } from '../../support/bibi-orders.ts'
import { FOLLOW_LIMITS, follow, showTrades } from '../../support/follows.ts'
import { quickFor } from '../../support/quick-orders.ts'

const PAGE = { pageNum: 1, pageSize: 20 }
const APPLE = { productType: 1, productCode: 'AAPL' }
const BITCOIN = { productType: 2, productCode: 'BTC' }

/** The id of a contract position that was opened just now. */
async function position(member: Person): Promise<string> {
  const { data } = await member.get('placeContractOrder', { body: await contractFor(member) })
  return data.id
}

/** The id of somebody who trades in public and has done so once. */
async function trader({ signUp }: BackEnd): Promise<string> {
  const member = await signUp({ money: '5000' })
  const id = await showTrades(member)
  await member.get('placeSpotOrder', { body: await orderFor(member) })
  return id
}

/** A call of each operation that succeeds; a function makes what it needs first. */
const CALLS: Record<OperationId, CallOptions | ((member: Person, backEnd: BackEnd) => Promise<CallOptions>)> =
  {
    sendSignInCode: { body: { account: 'new@example.com', purpose: 'register' } },
    register: async (_, { guest }) => {
      const sent = await guest.get('sendSignInCode', {
        body: { account: 'ana@example.com', purpose: 'register' },
      })
      return {
        body: { account: 'ana@example.com', code: sent.data.sandboxCode ?? '', password: 'fairline1' },
      }
    },
    login: async (_, { signUp }) => {
      await signUp({ account: 'ben@example.com' })
      return { body: { account: 'ben@example.com', password: 'fairline1' } }
    },
    logout: {},
    getUserInfo: {},
    getAssetPanel: {},
    isWithdrawPasswordSet: {},
    getUserBalance: { query: { currencyId: 3 } },
    countUnreadMessages: {},
    listPlatformCurrencies: { query: { currencyType: 2 } },
    listBibiAssets: {},
    listBankProperties: { query: { configType: 0 } },
    getExchangeInfo: {},
    listLedgerEntries: { query: { ...PAGE, type: 'deposit', balance: 'available', startTime: 946684800000 } },
    listRechargeChannels: {},
    listWithdrawChannels: {},
    createDeposit: async () => ({ body: { channelId: 1, amount: '100', idempotencyKey: randomUUID() } }),
    listDeposits: { query: PAGE },
    listStockProducts: { query: { ...PAGE, keyWords: 'app' } },
    listCryptoProducts: { query: { pageNum: 1, pageSize: 500 } },
    listFuturesProducts: { query: PAGE },
    listForexProducts: { query: PAGE },
    listRecommendedProducts: { query: { pageNum: 1, pageSize: 50 } },
    listWatchlist: {},
    addToWatchlist: { body: { ...APPLE, productId: 1 } },
    removeFromWatchlist: { body: { ...APPLE, productId: 1 } },
    getProduct: { query: APPLE },
    listCandles: { query: { ...APPLE, interval: '1h', limit: 500 } },
    getDepth: { query: APPLE },
    listTrades: { query: { ...APPLE, limit: 50 } },
    // Needs a connection: see tests/server/main.test.ts.
    streamQuotes: { query: { channels: 'type-1' } },
    listOrderFeeSettings: {},
    listFastTradeOptions: { query: { productType: 2, productCode: 'BTC' } },
    previewSpotOrder: { body: { ...APPLE, exchangeType: 1, orderType: 'market', amount: '100' } },
    placeSpotOrder: async member => ({ body: await orderFor(member) }),
    cancelSpotOrder: async member => {
      const order = await orderFor(member, { orderType: 'limit', limitPrice: '100' })
      const { data } = await member.get('placeSpotOrder', { body: order })
      return { body: { id: data.id, idempotencyKey: randomUUID() } }
    },
    listSpotOrders: { query: { ...PAGE, status: 'filled', productId: 1 } },
    listHoldings: {},
    listBibiPairs: { query: { pageNum: 1, pageSize: 500, keyWords: 'eth' } },
    previewBibiOrder: { body: { pairCode: 'ETH/BTC', exchangeType: 1, orderType: 'market', amount: '0.01' } },
    placeBibiOrder: async member => ({ body: await bibiFor(member) }),
    cancelBibiOrder: async member => {
      const order = await bibiFor(member, { orderType: 'limit', limitPrice: '0.02' })
      const { data } = await member.get('placeBibiOrder', { body: order })
      return { body: { id: data.id, idempotencyKey: randomUUID() } }
    },
    listBibiOrders: {
      query: {
        ...PAGE,
        status: 'ended',
        pairCode: 'ETH/BTC',
        exchangeType: 1,
        startTime: 946684800000,
        endTime: 9999999999999,
      },
    },
    previewQuickOrder: { body: { ...APPLE, exchangeType: 2, optionId: 10, stake: '50' } },
    placeQuickOrder: async member => ({ body: await quickFor(member) }),
    listQuickOrders: {
      query: { ...PAGE, status: 'ended', productId: 1, startTime: 946684800000, endTime: 9999999999999 },
    },
    getTradingLimits: {},
    setTradingLimits: { body: { dailyStakeLimit: '100' } },
    getContractRules: { query: { productType: 3, productCode: 'ES' } },
    previewContractOrder: {
      body: {
        ...BITCOIN,
        direction: 'short',
        orderType: 'market',
        leverage: 5,
        margin: '50',
        stopLoss: '99999',
      },
    },
    placeContractOrder: async member => ({ body: await contractFor(member) }),
    cancelContractOrder: async member => {
      const order = await contractFor(member, { orderType: 'limit', limitPrice: '50000' })
      const { data } = await member.get('placeContractOrder', { body: order })
      return { body: { id: data.id, idempotencyKey: randomUUID() } }
    },
    listContractOrders: { query: { ...PAGE, status: 'filled', productId: 201 } },
    listContractPositions: { query: { ...PAGE, productId: 201 } },
    listContractHistory: {
      query: { ...PAGE, closeReason: 'manual', startTime: 946684800000, endTime: 9999999999999 },
    },
    getContractPosition: async member => ({ query: { id: await position(member) } }),
    closeContractPosition: async member => {
      const id = await position(member)
      const { data } = await member.get('getContractPosition', { query: { id } })
      const previewPrice = data.position.nowPrice
      return { body: { id, quantity: '0.005', previewPrice, idempotencyKey: randomUUID() } }
    },
    addContractMargin: async member => ({
      body: { id: await position(member), amount: '5', idempotencyKey: randomUUID() },
    }),
    setContractExits: async member => ({
      body: { id: await position(member), takeProfit: '999999', idempotencyKey: randomUUID() },
    }),
    listTraders: { query: { ...PAGE, sort: 'drawdown' } },
    getTrader: async (_, backEnd) => ({ query: { id: await trader(backEnd) } }),
    listTraderTrades: async (_, backEnd) => ({ query: { ...PAGE, id: await trader(backEnd) } }),
    becomeTrader: { body: { nickName: 'Ana B', consent: 'yes', idempotencyKey: randomUUID() } },
    stopBeingTrader: { body: { idempotencyKey: randomUUID() } },
    followTrader: async (_, backEnd) => ({
      body: { ...FOLLOW_LIMITS, traderId: await trader(backEnd), idempotencyKey: randomUUID() },
    }),
    changeFollow: async (member, backEnd) => {
      const { id } = await follow(member, await trader(backEnd))
      return { body: { ...FOLLOW_LIMITS, id, maxLoss: '20', idempotencyKey: randomUUID() } }
    },
    stopFollowing: async (member, backEnd) => {
      const { id } = await follow(member, await trader(backEnd))
      return { body: { id, positions: 'close', idempotencyKey: randomUUID() } }
    },
    listFollows: { query: { ...PAGE, status: 'active' } },
    listCopies: async (member, backEnd) => {
      const { id } = await follow(member, await trader(backEnd))
      return { query: { ...PAGE, followId: id, status: 'placed' } }
    },
    getSiteInfo: {},
    listTips: { query: { pageNum: 1, pageSize: 30 } },
    getLanguageMessages: { query: { lang: 'jp' } },
    listSwitches: {},
    listPopUps: {},
    listAppConfig: { query: { pagePath: '/pages/tabs/home/home-e' } },
    listNotices: { query: PAGE },
  }

const ids = (Object.keys(CALLS) as OperationId[]).filter(id => id !== 'streamQuotes')
const memberIds = ids.filter(id => !operations[id].isPublic)

async function callOf(id: OperationId, member: Person, backEnd: BackEnd): Promise<CallOptions> {
  const call = CALLS[id]
  return typeof call === 'function' ? call(member, backEnd) : call
}

describe('every operation', () => {
  itServes('succeeds with an answer that the specification allows [R7.5, R7.7]', async backEnd => {
    const member = await backEnd.signUp({ money: '5000' })
    await member.get('placeSpotOrder', { body: await orderFor(member) })
    for (const id of ids.filter(each => each !== 'logout')) {
      const answer = await member.call(id, await callOf(id, member, backEnd))
      expect(answer, id).toMatchObject({ code: 200 })
      const { method, path } = operations[id]
      const contract = backEnd.app.contract.find(method.toUpperCase(), path)!
      expect(contract.explainAnswer(answer), id).toBeUndefined()
    }
    expect(await member.call('logout')).toEqual({ code: 200, msg: 'ok' })
  })

  itServes(
    'that is a member’s answers 401 to everybody else, and tells nothing more [R6.1, R8.2]',
    async backEnd => {
      const member = await backEnd.signUp()
      const strangers = [
        {},
        { Authorization: '' },
        { Authorization: 'x'.repeat(43) },
        { Authorization: `Bearer ${member.token}` },
        { Authorization: `${member.token} x` },
        { Authorization: member.token?.toLowerCase() },
      ]
      for (const id of memberIds) {
        const call = await callOf(id, await backEnd.signUp({ money: '5000' }), backEnd)
        for (const headers of strangers) {
          const answer = await backEnd.guest.call(id, { ...call, headers })
          expect(answer, `${id} ${JSON.stringify(headers)}`).toEqual({ code: 401, msg: 'hint_signed_out' })
        }
      }
    },
  )

  itServes(
    'takes a guest with a token that counts no more for a guest, where guests are welcome',
    async ({ guest }) => {
      const headers = { Authorization: 'x'.repeat(43) }
      expect(await guest.call('getSiteInfo', { headers })).toMatchObject({ code: 200 })
    },
  )

  itServes('refuses a request without one of its headers, and names it [R7.2]', async backEnd => {
    const member = await backEnd.signUp({ money: '5000' })
    for (const id of ids.filter(each => each !== 'logout')) {
      for (const name of ['Accept-Language', 'LanguageId']) {
        const answer = await member.call(id, { headers: { [name]: undefined } })
        const expected = { code: 422, msg: 'hint_invalid_field', params: { field: name } }
        expect(answer, `${id} without ${name}`).toEqual(expected)
      }
    }
  })

  itServes(
    'answers in the language that was asked for, and says in which one [R7.2]',
    async ({ app, guest }) => {
      const titleIn = async (code: string, id: string) => {
        const headers = { 'Accept-Language': code, LanguageId: id }
        const { rows } = await guest.get('listNotices', { query: PAGE, headers })
        const response = await app.request('/api/notice/list?pageNum=1&pageSize=1', { headers })
        return [rows[0]?.title, response.headers.get('Content-Language')]
      }
      expect(await titleIn('zh', '1')).toEqual(['费率公开，按公开的费率收取', 'zh-Hans-CN'])
      expect(await titleIn('ar', '18')).toEqual(['الرسوم معلنة وتُحصَّل كما أُعلنت', 'ar'])
      expect(await titleIn('de', '4')).toEqual(['Fees are published, and charged as published', 'en'])
    },
  )

  it('is in the list above, so that a new one cannot be forgotten', () => {
    expect(Object.keys(CALLS).toSorted()).toEqual(Object.keys(operations).toSorted())
  })
})
