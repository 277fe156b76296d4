import type {
  Exchange as WireExchange,
  ExchangePreview as WirePreview,
  ExchangeTerms,
} from '#src/api/generated/models/index.ts'
import type { ExchangeMarket, ExchangePreview } from './quote.ts'
import type { Exchange } from './record.ts'
import { Refusal, invalidField } from '#server/answers.ts'
import type { Services } from '#server/services.ts'
import { findProduct } from '#server/market/catalogue.ts'
import type { MarketProduct } from '#server/market/types.ts'
import { CURRENCIES, findCurrency, rateSource } from '#server/ledger/currencies.ts'
import { EXCHANGE_TERMS, exchangeSide } from './terms.ts'

/** What the house asks, and which prices its rates are made of. */
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

interface Asked {
  readonly fromCurrencyId: number
  readonly toCurrencyId: number
  /** Milliseconds since 1970 UTC. */
  readonly rateTime: number
}

/**
 * The rate between two currencies as it was at a time. It is computed anew from the prices of that time, so that no rate has to be
 * kept, and none can be made up.
 * @throws Refusal 422 for a currency that does not exist, and for one and the same twice.
 */
export function exchangeMarket(
  { market }: Pick<Services, 'market'>,
  { fromCurrencyId, toCurrencyId, rateTime }: Asked,
): ExchangeMarket {
  if (fromCurrencyId === toCurrencyId) throw invalid('toCurrencyId')
  const from = exchangeSide(market, fromCurrencyId, rateTime)
  const to = exchangeSide(market, toCurrencyId, rateTime)
  if (!from) throw invalid('fromCurrencyId')
  if (!to) throw invalid('toCurrencyId')
  return { from, to, terms: EXCHANGE_TERMS, rateTime }
}

function invalid(field: string): Refusal {
  const { code, msg, params } = invalidField(field)
  return new Refusal(code, msg, params)
}

/** Why nothing can be exchanged between two currencies now, as a message key: one of their markets does not trade. */
export function exchangeObstacle({ market }: Services, { from, to }: ExchangeMarket): string | null {
  for (const { productId } of [from, to]) {
    const product = productId === null ? undefined : findProduct(productId)
    if (!product) continue
    const { status, reason } = market.trading(product)
    if (status !== 'open') return reason
  }
  return null
}

const currencyNames = (from: number, to: number) => ({
  fromCurrencyName: nameOf(from),
  toCurrencyName: nameOf(to),
})

function nameOf(id: number): string {
  const currency = findCurrency(id)
  if (!currency) throw new Error(`There is no currency ${id}.`)
  return currency.currencyName
}

/** The two prices that a rate was made of, and whose they are. */
function pricesOf(from: PriceOf, to: PriceOf) {
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
interface PriceOf {
  readonly id: number
  readonly price: string
}

/** Whole digits that an amount of the wire may have; see Amount in openapi/schemas/common.yaml. */
const MOST_DIGITS = 18
const fits = (amount: string) => amount.split('.')[0]!.length <= MOST_DIGITS
/** An exchange far above its bounds has figures that the wire cannot carry; what matters is that it is too much. */
const NOTHING = { gross: '0', spreadCost: '0', fee: '0', received: '0', value: '0' }

/** What an exchange would come to, as the wire shows it. */
export function toWirePreview(
  preview: ExchangePreview,
  market: ExchangeMarket,
  available: string,
  obstacle: string | null,
): WirePreview {
  const { from, to, terms, rateTime } = market
  const { problem, ...figures } = preview
  const sums = [figures.gross, figures.received, figures.value]
  return {
    fromCurrencyId: from.currencyId,
    toCurrencyId: to.currencyId,
    ...currencyNames(from.currencyId, to.currencyId),
    ...figures,
    ...(!sums.every(fits) && NOTHING),
    spreadRate: terms.spreadRate,
    feeRate: terms.feeRate,
    ...pricesOf({ id: from.currencyId, price: from.price }, { id: to.currencyId, price: to.price }),
    rateTime,
    expiresAt: rateTime + terms.validFor,
    available,
    problem: obstacle
      ? { field: 'rate', msg: obstacle }
      : problem && {
          field: problem.field,
          msg: `hint_${problem.code}`,
          ...(problem.params && { params: problem.params }),
        },
  }
}

/** An exchange as the wire shows it. */
export function toWireExchange(exchange: Exchange): WireExchange {
  const { fromCurrencyId, toCurrencyId, fromPrice, toPrice } = exchange
  return {
    ...exchange,
    ...currencyNames(fromCurrencyId, toCurrencyId),
    ...pricesOf({ id: fromCurrencyId, price: fromPrice }, { id: toCurrencyId, price: toPrice }),
  }
}
