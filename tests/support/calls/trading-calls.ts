import { randomUUID } from 'node:crypto'
import type { OperationCalls } from './account-calls.ts'
import { contractOrderFields, spotOrderFields, type BackEnd, type Person } from '../back-end.ts'
import { bibiOrderFields } from '../features/bibi.ts'
import { FOLLOW_LIMITS, follow, startPublicTrading } from '../features/follow.ts'
import { quickOrderFields } from '../features/quick.ts'

const PAGE = { pageNum: 1, pageSize: 20 }
const BITCOIN = { productType: 2, productCode: 'BTC' }
const APPLE = { productType: 1, productCode: 'AAPL' }

/** Opens a contract position. @returns its id */
async function openPosition(member: Person): Promise<string> {
  const { data } = await member.get('placeContractOrder', { body: await contractOrderFields(member) })
  return data.id
}

/** Creates a public trader with one trade. @returns the trader id */
async function createTrader({ signUp }: BackEnd): Promise<string> {
  const member = await signUp({ money: '5000' })
  const id = await startPublicTrading(member)
  await member.get('placeSpotOrder', { body: await spotOrderFields(member) })
  return id
}

const ALERT = { condition: 'above', value: '9000000', isRepeating: 0 }

/** Creates an alert. @returns its id */
async function createAlert(member: Person): Promise<string> {
  const { data } = await member.get('createAlert', {
    body: { ...BITCOIN, ...ALERT, idempotencyKey: randomUUID() },
  })
  return data.id
}

/** A valid call of each operation about markets, orders, positions and copy trading. */
export const TRADE_CALLS = {
  listStockProducts: { query: { ...PAGE, keyWords: 'app' } },
  listCryptoProducts: { query: { pageNum: 1, pageSize: 500 } },
  listFuturesProducts: { query: PAGE },
  listForexProducts: { query: PAGE },
  listRecommendedProducts: { query: { pageNum: 1, pageSize: 50 } },
  listWatchlist: {},
  addToWatchlist: { body: { ...APPLE, productId: 1 } },
  removeFromWatchlist: { body: { ...APPLE, productId: 1 } },
  listWatchlistGroups: {},
  saveWatchlistGroup: { body: { name: 'Technology', productIds: '1' } },
  listNotes: {},
  saveNote: { body: { kind: 'product', refId: '1', text: 'Look again after the results' } },
  listAlerts: { query: PAGE },
  createAlert: async () => ({ body: { ...BITCOIN, ...ALERT, idempotencyKey: randomUUID() } }),
  changeAlert: async member => ({ body: { id: await createAlert(member), ...ALERT, isPaused: 1 } }),
  deleteAlert: async member => ({ body: { id: await createAlert(member) } }),
  getProduct: { query: APPLE },
  listSparklines: { query: { productIds: '1,2' } },
  listCandles: { query: { ...APPLE, interval: '1h', limit: 500 } },
  getDepth: { query: APPLE },
  listTrades: { query: { ...APPLE, limit: 50 } },
  listMarketDays: { query: PAGE },
  getMarketTerms: { query: APPLE },
  // Needs a connection: see tests/server/main.long.test.ts.
  streamQuotes: { query: { channels: 'type-1' } },
  listOrderFeeSettings: {},
  listFastTradeOptions: { query: { productType: 2, productCode: 'BTC' } },
  previewSpotOrder: { body: { ...APPLE, exchangeType: 1, orderType: 'market', amount: '100' } },
  placeSpotOrder: async member => ({ body: await spotOrderFields(member) }),
  cancelSpotOrder: async member => {
    const order = await spotOrderFields(member, { orderType: 'limit', limitPrice: '100' })
    const { data } = await member.get('placeSpotOrder', { body: order })
    return { body: { id: data.id, idempotencyKey: randomUUID() } }
  },
  listSpotOrders: { query: { ...PAGE, status: 'filled', productId: 1 } },
  listHoldings: {},
  listBibiPairs: { query: { pageNum: 1, pageSize: 500, keyWords: 'eth' } },
  previewBibiOrder: { body: { pairCode: 'ETH/BTC', exchangeType: 1, orderType: 'market', amount: '0.01' } },
  placeBibiOrder: async member => ({ body: await bibiOrderFields(member) }),
  cancelBibiOrder: async member => {
    const order = await bibiOrderFields(member, { orderType: 'limit', limitPrice: '0.02' })
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
  placeQuickOrder: async member => ({ body: await quickOrderFields(member) }),
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
  placeContractOrder: async member => ({ body: await contractOrderFields(member) }),
  cancelContractOrder: async member => {
    const order = await contractOrderFields(member, { orderType: 'limit', limitPrice: '50000' })
    const { data } = await member.get('placeContractOrder', { body: order })
    return { body: { id: data.id, idempotencyKey: randomUUID() } }
  },
  listContractOrders: { query: { ...PAGE, status: 'filled', productId: 201 } },
  listContractPositions: { query: { ...PAGE, productId: 201 } },
  listContractHistory: {
    query: { ...PAGE, closeReason: 'manual', startTime: 946684800000, endTime: 9999999999999 },
  },
  getContractPosition: async member => ({ query: { id: await openPosition(member) } }),
  closeContractPosition: async member => {
    const id = await openPosition(member)
    const { data } = await member.get('getContractPosition', { query: { id } })
    const previewPrice = data.position.nowPrice
    return { body: { id, quantity: '0.005', previewPrice, idempotencyKey: randomUUID() } }
  },
  getLiquidationNotice: {},
  chooseLiquidationNotice: { body: { first: 30, second: 15 } },
  addContractMargin: async member => ({
    body: { id: await openPosition(member), amount: '5', idempotencyKey: randomUUID() },
  }),
  setContractExits: async member => ({
    body: { id: await openPosition(member), takeProfit: '999999', idempotencyKey: randomUUID() },
  }),
  listTraders: { query: { ...PAGE, sort: 'drawdown' } },
  getTrader: async (_, backEnd) => ({ query: { id: await createTrader(backEnd) } }),
  listTraderTrades: async (_, backEnd) => ({ query: { ...PAGE, id: await createTrader(backEnd) } }),
  becomeTrader: { body: { nickName: 'Ana B', consent: 'yes', idempotencyKey: randomUUID() } },
  stopBeingTrader: { body: { idempotencyKey: randomUUID() } },
  followTrader: async (_, backEnd) => ({
    body: { ...FOLLOW_LIMITS, traderId: await createTrader(backEnd), idempotencyKey: randomUUID() },
  }),
  changeFollow: async (member, backEnd) => {
    const { id } = await follow(member, await createTrader(backEnd))
    return { body: { ...FOLLOW_LIMITS, id, maxLoss: '20', idempotencyKey: randomUUID() } }
  },
  stopFollowing: async (member, backEnd) => {
    const { id } = await follow(member, await createTrader(backEnd))
    return { body: { id, positions: 'close', idempotencyKey: randomUUID() } }
  },
  listFollows: { query: { ...PAGE, status: 'active' } },
  listCopies: async (member, backEnd) => {
    const { id } = await follow(member, await createTrader(backEnd))
    return { query: { ...PAGE, followId: id, status: 'placed' } }
  },
} satisfies Partial<OperationCalls>
