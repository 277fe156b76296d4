import { fitsWire } from '#server/ledger/amount-error.ts'
import type { Exchange, ExchangePreview, ExchangeTerms } from '#models'
import type { ExchangeFigures, ExchangeMarket } from './preview.ts'
import type { UnnamedExchange } from './exchange.ts'
import { Refusal, invalidField } from '#server/answers.ts'
import type { Services } from '#server/services.ts'
import { findProduct } from '#server/market/catalogue.ts'
import type { Market } from '#server/market/market.ts'
import type { MarketProduct } from '#server/market/types.ts'
import { CURRENCIES, findCurrency, rateSource } from '#server/ledger/currencies.ts'
import type { MarketAt } from '#server/ledger/order-lock.ts'
import { toPreviewProblem, type ProblemCode } from '#server/problem.ts'
import { statusRejectReason } from '../market/product-trading.ts'
import { EXCHANGE_TERMS, exchangeSideAt } from './exchange-terms.ts'

/** The published terms, and the products whose prices give the rates. */
export function publishedTerms(): ExchangeTerms {
  const sources = CURRENCIES.map(({ id }) => {
    const source = rateSource(id)
    return { currencyId: id, ...sourceOf(source?.product), isInverse: source?.isInverse === true }
  })
  return { ...EXCHANGE_TERMS, sources }
}

const sourceOf = (product: MarketProduct | undefined) => ({
  productId: product?.productId ?? null,
  productType: product?.productType ?? null,
  productCode: product?.productCode ?? null,
})

interface ExchangeMarketInput {
  readonly fromCurrencyId: number
  readonly toCurrencyId: number
  /** Milliseconds since 1970 UTC. */
  readonly rateTime: number
}

/**
 * The market of two currencies, with the prices at `rateTime` and at the moment it is looked at. They are recomputed, so that rates need not
 * be stored and cannot be forged.
 * @throws Refusal 422 for an unknown currency, or the same one twice.
 */
export function exchangeMarketOf(
  { market }: Pick<Services, 'market'>,
  { fromCurrencyId, toCurrencyId, rateTime }: ExchangeMarketInput,
): MarketAt<ExchangeMarket> {
  if (fromCurrencyId === toCurrencyId) throw invalidFieldError('toCurrencyId')
  const sidesAt = (time: number) => {
    const from = exchangeSideAt(market, fromCurrencyId, time)
    const to = exchangeSideAt(market, toCurrencyId, time)
    if (!from) throw invalidFieldError('fromCurrencyId')
    if (!to) throw invalidFieldError('toCurrencyId')
    return { from, to }
  }
  const rate = { ...sidesAt(rateTime), terms: EXCHANGE_TERMS, rateTime }
  return time => ({
    ...rate,
    present: sidesAt(time),
    rejectReason: exchangeRejectReason(market, rate, time),
  })
}

function invalidFieldError(field: string): Refusal {
  const { code, msg, params } = invalidField(field)
  return new Refusal(code, msg, params)
}

/** Why two currencies cannot be exchanged at a time, as one of their markets is closed; null when they can. */
function exchangeRejectReason(
  market: Market,
  { from, to }: Pick<ExchangeMarket, 'from' | 'to'>,
  time: number,
): ProblemCode | null {
  for (const { productId } of [from, to]) {
    const product = productId === null ? undefined : findProduct(productId)
    const reason = product ? statusRejectReason(market.trading(product, time)) : null
    if (reason) return reason
  }
  return null
}

const currencyNames = (from: number, to: number) => ({
  fromCurrencyName: currencyNameOf(from),
  toCurrencyName: currencyNameOf(to),
})

function currencyNameOf(id: number): string {
  const currency = findCurrency(id)
  if (!currency) throw new Error(`There is no currency ${id}.`)
  return currency.currencyName
}

/** The two prices of a rate, and their products. */
function pricesOf(from: CurrencyPriceInput, to: CurrencyPriceInput) {
  const [first, second] = [rateSource(from.id), rateSource(to.id)]
  return {
    fromProductId: first?.product.productId ?? null,
    fromProductCode: first?.product.productCode ?? null,
    fromPrice: from.price,
    fromInverse: first?.isInverse === true,
    toProductId: second?.product.productId ?? null,
    toProductCode: second?.product.productCode ?? null,
    toPrice: to.price,
    toInverse: second?.isInverse === true,
  }
}
interface CurrencyPriceInput {
  readonly id: number
  readonly price: string
}

/** The amounts of an exchange far above its limits do not fit the wire format: zeros are sent, with the problem. */
const ZERO_AMOUNTS = { gross: '0', spreadCost: '0', fee: '0', received: '0', value: '0' }

/** The preview of an exchange. */
export function toExchangePreview(
  figures: ExchangeFigures,
  market: ExchangeMarket,
  available: string,
): ExchangePreview {
  const { from, to, terms, rateTime, rejectReason } = market
  const { problem, ...estimate } = figures
  const sums = [estimate.gross, estimate.received, estimate.value]
  return {
    fromCurrencyId: from.currencyId,
    toCurrencyId: to.currencyId,
    ...currencyNames(from.currencyId, to.currencyId),
    ...estimate,
    ...(!sums.every(fitsWire) && ZERO_AMOUNTS),
    spreadRate: terms.spreadRate,
    feeRate: terms.feeRate,
    ...pricesOf({ id: from.currencyId, price: from.price }, { id: to.currencyId, price: to.price }),
    rateTime,
    expiresAt: rateTime + terms.validFor,
    available,
    problem: rejectReason
      ? { field: 'rate', msg: `hint_${rejectReason}` }
      : problem && toPreviewProblem(problem),
  }
}

/** An exchange with the names of its currencies. */
export function withNames(exchange: UnnamedExchange): Exchange {
  const { fromCurrencyId, toCurrencyId, fromPrice, toPrice } = exchange
  return {
    ...exchange,
    ...currencyNames(fromCurrencyId, toCurrencyId),
    ...pricesOf({ id: fromCurrencyId, price: fromPrice }, { id: toCurrencyId, price: toPrice }),
  }
}
