/** The fields that each persona sends: sensible amounts and extreme ones. */
import { OFFER_INTERVAL } from '#server/features/new-shares/offers.ts'
import { activityTerms } from '#server/features/activity/activity-terms.ts'
import type { Market } from '#server/market/market.ts'
import type { OperationId } from '#src/api/generated/operations.ts'
import type { Random } from '#contracts/verify/random.ts'
import { PASSWORD } from '../support/back-end.ts'
import { BASIC_CHECK } from '../support/features/identity.ts'
import { TRON_ADDRESS, WITHDRAW_PASSWORD } from '../support/features/withdraw.ts'
import type { CallFields } from './history.ts'
import type { Persona } from './people.ts'
import { PAIR_CODES, PRODUCTS, limitFor, pairLimitFor, quantityFor } from './products.ts'
import type { World } from './world.ts'

type Draw = (random: Random, isWild: boolean, world: World) => CallFields

const money = (random: Random, isWild: boolean, usual: readonly string[]): string =>
  isWild
    ? random.pick([
        '0',
        '0.000001',
        '0.01',
        '0.13',
        '999999999999',
        '99999999999999.999999',
        '1000000',
        '50000',
      ])
    : random.pick(usual)

const spot: Draw = (random, isWild, { market }) => {
  const product = random.pick(isWild && random.percent(40) ? PRODUCTS.slice(3, 5) : PRODUCTS)
  const isLimit = random.percent(60)
  const limitPrice = isLimit ? limitFor(random, market, product, isWild && random.percent(60)) : undefined
  const exchangeType = random.percent(isWild ? 80 : 60) ? 1 : 2
  const size = quantityFor(random, product, limitPrice ?? market.quote(product).nowPrice, isWild)
  const isByAmount = exchangeType === 1 && random.percent(25)
  return {
    productType: product.productType,
    productCode: product.productCode,
    exchangeType,
    orderType: isLimit ? 'limit' : 'market',
    ...(isByAmount ? { amount: money(random, isWild, ['10', '55.5', '400', '3000']) } : { quantity: size }),
    ...(limitPrice !== undefined && { limitPrice }),
    previewPrice: '@price',
  }
}

/** An order for the maximum quantity of the cheapest coin, at market or slightly above. */
export function largestCheapBuy(market: Market): CallFields {
  const cheapest = PRODUCTS[4]
  const { productType, productCode, maxQuantity: quantity } = cheapest
  const base = { productType, productCode, exchangeType: 1, quantity, previewPrice: '@price' }
  const price = Number(market.quote(cheapest).nowPrice)
  // Alternately a limit order, which the matcher fills.
  if (Math.floor(market.now() / 1000) % 2 === 0) return { ...base, orderType: 'market' }
  return { ...base, orderType: 'limit', limitPrice: (price * 1.02).toFixed(cheapest.priceScale) }
}

const bibi: Draw = (random, isWild, { market }) => {
  const pairCode = random.pick(PAIR_CODES)
  const isLimit = random.percent(60)
  const limitPrice = isLimit
    ? pairLimitFor(random, market, pairCode, isWild && random.percent(60))
    : undefined
  const exchangeType = 1 + random.below(2)
  const quantity = isWild
    ? random.pick(['1000000', '0.00000001', '50', '100000000'])
    : random.pick(['0.01', '0.1', '1', '20'])
  const isByAmount = exchangeType === 1 && random.percent(30)
  return {
    pairCode,
    exchangeType,
    orderType: isLimit ? 'limit' : 'market',
    ...(isByAmount ? { amount: random.pick(['0.0001', '0.001', '0.01']) } : { quantity }),
    ...(limitPrice !== undefined && { limitPrice }),
    previewPrice: '@price',
  }
}

const contract: Draw = (random, isWild, { market }) => {
  const product = random.pick(PRODUCTS)
  const isLimit = random.percent(isWild ? 75 : 50)
  const limitPrice = isLimit ? limitFor(random, market, product, isWild && random.percent(70)) : undefined
  const price = limitPrice ?? market.quote(product).nowPrice
  const direction = random.pick(['long', 'short'])
  const scale = product.priceScale
  const away = (factor: number) => {
    const step = product.tickSize / 10 ** scale
    return (Math.max(1, Math.round((Number(price) * factor) / step)) * step).toFixed(scale)
  }
  const gain = direction === 'long' ? 1.004 : 0.996
  return {
    productType: product.productType,
    productCode: product.productCode,
    direction,
    orderType: isLimit ? 'limit' : 'market',
    leverage: random.pick(isWild ? [1, 10, 100, 50, 7] : [1, 2, 5, 10, 20, 50, 100]),
    quantity: quantityFor(random, product, price, isWild),
    ...(limitPrice !== undefined && { limitPrice }),
    ...(random.percent(30) && { takeProfit: away(gain) }),
    ...(random.percent(30) && { stopLoss: away(2 - gain) }),
    previewPrice: '@price',
  }
}

const quick: Draw = (random, isWild) => {
  const product = random.pick(PRODUCTS)
  return {
    productType: product.productType,
    productCode: product.productCode,
    exchangeType: 1 + random.below(2),
    optionId: product.productId * 10 + random.below(isWild ? 7 : 5),
    stake: money(random, isWild, ['5', '20', '150.5', '900']),
    previewPrice: '@price',
  }
}

const tpSl: Draw = (random, isWild, { market }) => {
  const product = random.pick(PRODUCTS.slice(0, 4))
  const below = limitFor(random, market, product, isWild)
  return random.percent(50) ? { takeProfit: below } : ({ stopLoss: below } as CallFields)
}

const follow: Draw = (random, isWild) => ({
  ...(random.percent(60)
    ? { sizing: 'amount', amount: money(random, false, isWild ? ['999999999', '0.01'] : ['20', '50', '300']) }
    : { sizing: 'ratio', ratio: random.pick(['0.01', '0.1', '1', '10']) }),
  totalLimit: random.pick(isWild ? ['999999999', '0.01'] : ['500', '5000', '20000']),
  maxLoss: random.pick(isWild ? ['999999999', '0.01'] : ['5', '50', '2000']),
  slippage: random.pick(['0', '0.01', '0.05']),
  ways: random.pick(['spot', 'contract', 'both', 'both']),
  productTypes: random.pick(['1,2,3,4', '2', '1,2']),
  atStop: random.pick(['keep', 'close']),
})

const activity: Draw = (random, isWild, { clock, market }) => {
  const id = 1 + Math.max(0, Math.floor((clock.now() - Date.UTC(2026, 0, 5)) / (7 * 86_400_000)))
  const terms = activityTerms(id)
  const forecast = terms ? limitFor(random, market, terms.product, isWild) : '1'
  return { id: isWild ? random.pick([id, 0, 999_999]) : id, forecast }
}

const deposit: Draw = (random, isWild) => ({
  channelId: random.pick([1, 1, 3, 4, 5, 6, 7]),
  amount: money(random, isWild, ['100', '51.13', '75.19', '2500', '0.5', '5000']),
})

const FIRST_OFFER = Date.UTC(2025, 0, 1)
const EARNING_AMOUNTS = ['50', '75', '1000', '0.01']

const FIELDS: Partial<Record<OperationId, Draw>> = {
  placeSpotOrder: spot,
  placeBibiOrder: bibi,
  placeContractOrder: contract,
  placeQuickOrder: quick,
  setContractExits: tpSl,
  closeContractPosition: random => ({
    ...(random.percent(40) && { quantity: random.pick(['0.0001', '0.01', '1', '100']) }),
    previewPrice: '@position',
  }),
  addContractMargin: (random, isWild) => ({ amount: money(random, isWild, ['1', '20', '100']) }),
  createDeposit: deposit,
  payDeposit: random => ({ outcome: random.pick(['paid', 'paid', 'failed']) }),
  createExchange: (random, isWild) => ({
    fromCurrencyId: random.pick([3, 3, 6, 8, 1]),
    toCurrencyId: random.pick([3, 6, 8, 1, 2]),
    amount: money(random, isWild, ['10', '100', '0.01']),
  }),
  setWithdrawPassword: () => ({ password: '@password', withdrawPassword: WITHDRAW_PASSWORD }),
  changeWithdrawPassword: () => ({
    withdrawPassword: '@withdrawPassword',
    newWithdrawPassword: '@otherWithdrawPassword',
  }),
  resetWithdrawPassword: () => ({ password: '@password', withdrawPassword: WITHDRAW_PASSWORD }),
  bindBankCard: random => ({
    properties: JSON.stringify({
      bankName: 'Harbour',
      accountName: 'Ana',
      cardNumber: random.pick(['5555555555554444', '4111111111111111', '1']),
    }),
  }),
  bindWalletAddress: () => ({ currencyId: 3, addressType: 'TRC20', address: TRON_ADDRESS, label: 'Savings' }),
  createWithdrawal: (random, isWild) => ({
    amount: money(random, isWild, ['100', '250.5', '60.13']),
    channelId: 2,
    previewArrives: '0',
    withdrawPassword: '@withdrawPassword',
  }),
  placePledge: random => ({ productId: random.pick([101, 102, 104]), amount: random.pick(EARNING_AMOUNTS) }),
  placeMiningOrder: random => ({
    productId: random.pick([201, 202, 203]),
    amount: random.pick(EARNING_AMOUNTS),
  }),
  applyForLoan: (random, isWild) => ({
    productId: random.pick([301, 302, 303]),
    amount: money(random, isWild, ['100', '500', '100.13', '2000']),
  }),
  repayLoan: random => ({ kind: random.pick(['instalment', 'all']), total: '@owed' }),
  becomeTrader: (random, _, { clock }) => ({
    nickName: `Trader ${clock.now()} ${random.below(1000)}`,
    consent: 'yes',
  }),
  followTrader: follow,
  changeFollow: follow,
  stopFollowing: random => ({ positions: random.pick(['keep', 'close']) }),
  subscribeToShares: (random, isWild, { clock }) => ({
    offerId: Math.floor((clock.now() - FIRST_OFFER) / OFFER_INTERVAL) - random.below(4),
    lots: random.pick(isWild ? [0, -1, 1_000_000] : [1, 2, 10]),
  }),
  joinActivity: activity,
  claimWelfareTask: random => ({
    code: random.pick(['firstDeposit', 'firstSpotOrder', 'twoStep', 'basicIdentity']),
  }),
  submitBasicIdentity: random => ({
    ...BASIC_CHECK,
    documentNumber: `${100_000 + random.below(50)}19900517${random.pick(['1234', '1213'])}`,
  }),
  submitAdvancedIdentity: () => ({
    front: '@photo',
    back: '@photo',
    holding: '@photo',
    address: '12 Rue des Fleurs',
  }),
  uploadFile: random => ({ purpose: random.pick(['identity', 'identity', 'other']) }),
  readMessage: () => ({ id: '@message' }),
  register: random => ({ account: `guest${random.below(1e9)}@example.com`, password: PASSWORD }),
  renameAccount: random => ({ nickName: `Name ${random.below(1000)}` }),
  changePassword: (_, isWild) => ({
    oldPassword: isWild ? 'not this one 1' : '@password',
    newPassword: '@otherPassword',
  }),
  endSession: () => ({ id: '@session' }),
  confirmTwoStep: (_, isWild) => ({ code: isWild ? '123456' : '@firstCode' }),
  endTwoStep: () => ({ password: '@password', code: '@code' }),
  renewRecoveryCodes: () => ({ password: '@password', code: '@code' }),
  closeAccount: random => ({
    password: '@password',
    confirmation: 'close',
    ...(random.pick([true, false]) && { remainder: '@remainder' }),
  }),
  sendServiceMessage: random => ({ text: random.pick(['Hello', 'Where is my deposit?', 'withdrawal']) }),
  setTradingLimits: random => ({ dailyStakeLimit: random.pick(['none', '1000000', '50000']) }),
  addToWatchlist: () => ({ productType: 1, productCode: 'AAPL', productId: 1 }),
  removeFromWatchlist: () => ({ productType: 1, productCode: 'AAPL', productId: 1 }),
  listLedgerEntries: () => ({ pageNum: 1, pageSize: 20 }),
  listTraders: () => ({ pageNum: 1, pageSize: 20 }),
  listCandles: random => ({
    productType: 2,
    productCode: random.pick(PRODUCTS).productCode,
    interval: '1w',
    limit: 500,
  }),
}

/** The fields of a call by this persona. */
export function drawFields(op: OperationId, persona: Persona, random: Random, world: World): CallFields {
  const wildness = { honest: 0, clumsy: 15, hostile: 75 }[persona]
  return FIELDS[op]?.(random, random.percent(wildness), world) ?? {}
}
