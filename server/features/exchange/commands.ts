import { orNull } from '#server/kernel/or-null.ts'
import { executeOnce } from '#server/kernel/idempotency.ts'
import { finish, type Context, type Statement, type Steps } from '#server/kernel/store.ts'
import { post, type Entry } from '#server/ledger/ledger.ts'
import { currencyAsset } from '#server/ledger/currencies.ts'
import { lockForOrder, type MarketAt } from '#server/ledger/order-lock.ts'
import type { Wallet } from '#server/ledger/wallet.ts'
import { productIdOf, scaleOfAsset, type Asset } from '#server/ledger/units.ts'
import { parsePrice, formatUnits } from '#src/lib/money/minor-units.ts'
import { averageCostOf } from '#src/lib/trading/lots.ts'
import { compare } from '#src/lib/money/money.ts'
import { increaseHoldingCost, readHoldingCost, reduceHoldingCost } from '../wallet/holdings.ts'
import { domainError } from '#server/problem.ts'
import { assertTradable } from '../market/product-trading.ts'
import { formatExchangeRate } from './pricing.ts'
import { estimateExchange, hasRateMoved, type ExchangeMarket, type ExchangeEstimate } from './preview.ts'
import { insertExchange, toExchange, type UnnamedExchange, type ExchangeRow } from './exchange.ts'

export interface CreateExchange {
  readonly userId: bigint
  readonly idempotencyKey: string
  readonly fromCurrencyId: number
  readonly toCurrencyId: number
  /** The time of the confirmed rate, in milliseconds since 1970 UTC. */
  readonly rateTime: number
  /** In the currency paid, a decimal string. */
  readonly amount: string
  /** The minimum that the customer agreed to receive, a decimal string. */
  readonly minReceived: string
  /** With the prices at `rateTime` and of its own moment. Not part of the request: a replay does not look at it. */
  readonly market: MarketAt<ExchangeMarket>
}

/**
 * Exchanges one currency for another at the confirmed rate, in one transaction. An expired rate is rejected, never replaced.
 * @throws DomainError with the preview's problem (its field in `params.field`); `rate_expired` when the rate is older than the terms
 * allow, in the future, above the present one by more than half of the spread, or would give less than agreed; the market's
 * `rejectReason`; `idempotency_mismatch`.
 */
export function createExchange(context: Context, input: CreateExchange): Steps<UnnamedExchange> {
  const { userId, idempotencyKey, fromCurrencyId, toCurrencyId, amount, minReceived, rateTime } = input
  const asked = [BigInt(fromCurrencyId), BigInt(toCurrencyId), amount, minReceived, BigInt(rateTime)]
  const intention = { userId, key: idempotencyKey, request: ['createExchange', ...asked] }
  return executeOnce(context, intention, createSteps(context, input))
}

function* createSteps(context: Context, input: CreateExchange): Steps<UnnamedExchange> {
  const { userId, fromCurrencyId, toCurrencyId, amount } = input
  const assets = [currencyAsset(fromCurrencyId), currencyAsset(toCurrencyId)] as const
  const { wallet, market } = yield* lockForOrder(context, userId, assets, input.market)
  const { from, to } = market
  assertTradable(market)
  assertRateValid(context, market)
  const estimate = estimateExchange(amount, market, wallet.balance(from.asset, 'available'))
  if (estimate.problem)
    throw domainError(estimate.problem.code, { field: estimate.problem.field, ...estimate.problem.params })
  // Compared as decimals: `minReceived` may have more digits than the currency.
  const received = formatUnits(estimate.received, scaleOfAsset(to.asset))
  if (compare(received, input.minReceived) < 0) throw rateExpiredError(market)

  const costBasis = yield* costBasisOf(wallet, from.asset, estimate.amount)
  const exchange = newExchange(context, userId, market, { ...estimate, costBasis })
  return yield* finish(
    toExchange(exchange),
    insertExchange(exchange),
    ...post(context, wallet, { type: 'exchange', id: exchange.id }, entriesOf(exchange)),
    ...holdingStatements(exchange),
  )
}

function assertRateValid({ now }: Context, market: ExchangeMarket): void {
  const age = now - BigInt(market.rateTime)
  if (age < 0n || age > BigInt(market.terms.validFor) || hasRateMoved(market)) throw rateExpiredError(market)
}

function rateExpiredError({ terms }: ExchangeMarket) {
  return domainError('rate_expired', { seconds: `${terms.validFor / 1000}` })
}

/** The cost basis of the coins paid: their share of the holding's cost. Currencies have none. */
function* costBasisOf(wallet: Wallet, asset: Asset, amount: bigint): Steps<bigint> {
  const productId = productIdOf(asset)
  if (productId === null) return 0n
  const owned = wallet.balance(asset, 'available') + wallet.balance(asset, 'held')
  return averageCostOf(yield* readHoldingCost(wallet.owner, BigInt(productId)), amount, owned)
}

function newExchange(
  context: Context,
  userId: bigint,
  { from, to, terms, rateTime }: ExchangeMarket,
  estimate: ExchangeEstimate & { readonly costBasis: bigint },
): ExchangeRow {
  return {
    id: context.id(),
    user_id: userId,
    from_currency: BigInt(from.currencyId),
    to_currency: BigInt(to.currencyId),
    from_asset: from.asset,
    to_asset: to.asset,
    amount: estimate.amount,
    gross: estimate.gross,
    fee: estimate.fee,
    market_rate: formatExchangeRate(estimate.marketRate),
    rate: formatExchangeRate(estimate.rate),
    spread_rate: terms.spreadRate,
    fee_rate: terms.feeRate,
    from_product: orNull(from.productId, BigInt),
    from_price: parsePrice(from.price),
    to_product: orNull(to.productId, BigInt),
    to_price: parsePrice(to.price),
    value: estimate.value,
    cost_taken: estimate.costBasis,
    rate_time: BigInt(rateTime),
    created_at: context.now,
  }
}

/** Pays the market, receives from it, and deducts the fee from what is received. */
function entriesOf({ from_asset, to_asset, amount, gross, fee }: ExchangeRow): Entry[] {
  const [given, got] = [from_asset as Asset, to_asset as Asset]
  return [
    { account: 'available', asset: given, type: 'exchangePaid', amount: -amount },
    { account: 'market', asset: given, type: 'exchangePaid', amount },
    { account: 'available', asset: got, type: 'exchangeReceived', amount: gross },
    { account: 'market', asset: got, type: 'exchangeReceived', amount: -gross },
    { account: 'available', asset: got, type: 'fee', amount: -fee },
    { account: 'fees', asset: got, type: 'fee', amount: fee },
  ]
}

/** Coins paid take their share of the cost basis with them; the cost of coins received is the value paid in USDT. */
function holdingStatements({ user_id, from_asset, to_asset, value, cost_taken }: ExchangeRow): Statement[] {
  const [given, got] = [productIdOf(from_asset), productIdOf(to_asset)]
  return [
    ...(given === null ? [] : [reduceHoldingCost(user_id, BigInt(given), cost_taken)]),
    ...(got === null ? [] : [increaseHoldingCost(user_id, BigInt(got), value)]),
  ]
}
