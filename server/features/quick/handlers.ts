import type { QuickPreview, QuickPreviewRequest } from '#models'
import { placeQuickOrder } from './commands.ts'
import { durationFields, listQuickOrders } from './order.ts'
import { breakEvenRate, returnsOf } from '#src/lib/trading/quick-math.ts'
import { estimateQuickOrder } from './preview.ts'
import { readAllowanceOutsideCommand, readTradingLimits, setTradingLimits } from './trading-limits.ts'
import { ok, page } from '#server/answers.ts'
import type { Handlers } from '#server/handler.ts'
import type { Services } from '#server/services.ts'
import { readBalance } from '#server/ledger/balances.ts'
import { USDT } from '#server/ledger/units.ts'
import { parseMoney, formatMoney } from '#src/lib/money/minor-units.ts'
import { USDT_ID } from '#src/lib/constants.ts'
import { quickMarketOf } from './quick-market.ts'
import { requireProduct } from '../market/product-trading.ts'
import { toPreviewProblem } from '#server/problem.ts'
import { withNames } from '#server/market/product-fields.ts'

/** The preview of an order; changes nothing. */
async function readPreview(
  services: Services,
  userId: bigint,
  body: QuickPreviewRequest,
): Promise<QuickPreview> {
  const { exchangeType, optionId, stake } = body
  const product = requireProduct(body.productType, body.productCode)
  const market = quickMarketOf(services, product, optionId, exchangeType)(services.market.now())
  const [{ available }, allowance] = await Promise.all([
    readBalance(services.store, userId, USDT),
    readAllowanceOutsideCommand(services.store, userId, BigInt(market.now)),
  ])
  const estimate = estimateQuickOrder(stake, market, { available: parseMoney(available), ...allowance })
  const returns = returnsOf(estimate)
  const { problem } = estimate
  return {
    productId: product.productId,
    exchangeType,
    optionId,
    ...durationFields(market.option.seconds),
    price: market.price,
    priceTime: market.priceTime,
    expiresAt: market.now + market.option.seconds * 1000,
    stake: formatMoney(estimate.stake),
    payoutRate: market.option.payoutRate,
    feeRate: market.feeRate,
    fee: formatMoney(estimate.fee),
    total: formatMoney(estimate.total),
    profit: formatMoney(estimate.profit),
    winReturns: formatMoney(returns.won),
    drawReturns: formatMoney(returns.drawn),
    breakEvenRate: breakEvenRate(estimate),
    currencyId: USDT_ID,
    available,
    problem: problem && toPreviewProblem(problem),
  }
}

export const quickHandlers = {
  previewQuickOrder: async (services, { userId, body }) => ok(await readPreview(services, userId, body)),

  placeQuickOrder: async (services, { userId, body }) => {
    const product = requireProduct(body.productType, body.productCode)
    const market = quickMarketOf(services, product, body.optionId, body.exchangeType)
    const order = { ...body, userId, productId: product.productId, market }
    return ok(withNames(await services.store.execute(placeQuickOrder, order)))
  },

  listQuickOrders: async ({ store }, { userId, query }) => {
    const { rows, total } = await listQuickOrders(store, { userId, ...query })
    return page(rows.map(withNames), total)
  },

  getTradingLimits: async ({ store, market }, { userId }) =>
    ok(await readTradingLimits(store, userId, BigInt(market.now()))),

  setTradingLimits: async ({ store }, { userId, body }) => {
    const { dailyStakeLimit: limit, coolingOffUntil } = body
    const dailyStakeLimit = limit === 'none' ? null : limit
    return ok(await store.execute(setTradingLimits, { userId, dailyStakeLimit, coolingOffUntil }))
  },
} satisfies Partial<Handlers>
