import type { BibiOrder, BibiPair, BibiPreview, BibiPreviewRequest } from '#models'
import type { Locale } from '#src/lib/locales.ts'
import type { UnnamedBibiOrder } from './order.ts'
import { coinPaid, previewBibiOrder, type BibiMarket, type BibiRequest } from './preview.ts'
import type { Side } from '#src/lib/trading/spot-math.ts'
import { fitsWire } from '#server/ledger/amount-error.ts'
import { Refusal } from '#server/answers.ts'
import type { Services } from '#server/services.ts'
import { readBalance } from '#server/ledger/balances.ts'
import type { MarketAt } from '#server/ledger/order-lock.ts'
import { productAsset } from '#server/ledger/units.ts'
import { QUANTITY_SCALE } from '#src/lib/money/minor-units.ts'
import { displayNames } from '#server/market/catalogue.ts'
import { findPair, findPairByIds, pairTrading, quoteOfPair, type CoinPair } from '#server/market/pairs.ts'
import { BIBI_POSITION, feeRateOf } from '#server/market/trading-fees.ts'
import { statusRejectReason } from '../market/product-trading.ts'
import { allowsSlippage } from '../site/settings.ts'
import { toPreviewProblem } from '#server/problem.ts'

const CRYPTO = 2

/** The pair of this code. @throws Refusal 460 when there is none */
export function requirePair(pairCode: string): CoinPair {
  const pair = findPair(pairCode)
  if (!pair) throw new Refusal(460, 'hint_pair_unknown')
  return pair
}

/** A pair with its price at a moment. */
export function toBibiPair(
  { market }: Services,
  pair: CoinPair,
  { locale, now }: { readonly locale: Locale; readonly now: number },
): BibiPair {
  const { pairCode, base, quote, priceScale, minAmount, maxAmount } = pair
  const { price, time: priceTime } = quoteOfPair(market, pair, now)
  return {
    pairCode,
    baseCode: base.productCode,
    quoteCode: quote.productCode,
    baseProductId: base.productId,
    quoteProductId: quote.productId,
    baseName: base.productName,
    baseNameLang: displayNames(base, locale),
    priceScale,
    quantityScale: QUANTITY_SCALE,
    maxQuantity: base.maxQuantity,
    minAmount,
    maxAmount,
    buyFeeRate: feeRateOf(CRYPTO, BIBI_POSITION, 1),
    sellFeeRate: feeRateOf(CRYPTO, BIBI_POSITION, 2),
    price,
    priceTime,
    trading: pairTrading(market, pair, now),
  }
}

/** The market for the order of a request. */
export function bibiMarketOf(
  { market, config }: Services,
  pair: CoinPair,
  { exchangeType: side, orderType }: Pick<BibiRequest, 'exchangeType' | 'orderType'>,
): MarketAt<BibiMarket> {
  return time => {
    const { price, basePrice, quotePrice } = quoteOfPair(market, pair, time)
    return {
      pair,
      price,
      basePrice,
      quotePrice,
      feeRate: feeRateOf(CRYPTO, BIBI_POSITION, side),
      mayPriceChange: allowsSlippage(config),
      rejectReason: statusRejectReason(pairTrading(market, pair, time), orderType),
    }
  }
}

const ZERO_AMOUNTS = { quantity: '0', cost: '0', fee: '0', paid: '0', received: '0' }
const ZERO_WORST_AMOUNTS = { worstPaid: '0', worstReceived: '0', value: '0' }

const coinCodes = (side: Side, { base, quote }: { base: Coin; quote: Coin }) => {
  const [paidCoin, receivedCoin] = side === 1 ? [quote, base] : [base, quote]
  return {
    feeCode: receivedCoin.productCode,
    paidCode: paidCoin.productCode,
    receivedCode: receivedCoin.productCode,
  }
}
type Coin = { readonly productCode: string }

/** The preview of an order; changes nothing. */
export async function previewOf(
  services: Services,
  userId: bigint,
  body: BibiPreviewRequest,
): Promise<BibiPreview> {
  const pair = requirePair(body.pairCode)
  const { exchangeType: side, orderType } = body
  const time = services.market.now()
  const market = bibiMarketOf(services, pair, body)(time)
  const asset = productAsset(coinPaid(side, pair).productId)
  const { available } = await readBalance(services.store, userId, asset)
  const estimate = previewBibiOrder(body, market, available)
  // The amounts of an order far above every limit do not fit the wire format: zeros are sent, with the problem.
  const sums = [estimate.quantity, estimate.cost, estimate.worstPaid, estimate.worstReceived, estimate.value]
  return {
    pairCode: pair.pairCode,
    exchangeType: side,
    orderType,
    priceTime: quoteOfPair(services.market, pair, time).time,
    basePrice: market.basePrice,
    quotePrice: market.quotePrice,
    ...estimate,
    ...(!sums.every(fitsWire) && { ...ZERO_AMOUNTS, ...ZERO_WORST_AMOUNTS }),
    ...coinCodes(side, pair),
    available,
    problem: market.rejectReason
      ? { field: 'pair', msg: `hint_${market.rejectReason}` }
      : estimate.problem && toPreviewProblem(estimate.problem),
  }
}

/** An order with the codes of its coins. */
export function withNames(order: UnnamedBibiOrder): BibiOrder {
  const pair = findPairByIds(order.baseProductId, order.quoteProductId)
  if (!pair) throw new Error(`Order ${order.id} is in a pair that does not exist.`)
  return {
    ...order,
    pairCode: pair.pairCode,
    baseCode: pair.base.productCode,
    quoteCode: pair.quote.productCode,
    ...coinCodes(order.exchangeType, pair),
  }
}
