import { once } from '#server/kernel/idempotency.ts'
import { finish, type Context, type Statement, type Steps } from '#server/kernel/store.ts'
import { lockWallet, post, type Entry, type Wallet } from '#server/ledger/ledger.ts'
import { parsePrice, printUnits, productOf, scaleOfAsset, type Asset } from '#server/ledger/units.ts'
import { compare } from '#src/lib/money.ts'
import { addToHolding, readHoldingCost, takeFromHolding } from '../wallet/holdings.ts'
import { refusal } from '#server/problem.ts'
import { printExchangeRate } from './pricing.ts'
import { quoteExchange, type ExchangeMarket, type ExchangeQuote } from './quote.ts'
import { insertExchange, toExchange, type Exchange, type ExchangeRow } from './record.ts'

export interface CreateExchange {
  readonly userId: bigint
  readonly idempotencyKey: string
  /** In the currency that is paid, a decimal string. */
  readonly amount: string
  /** The least that the customer has agreed to receive, a decimal string. */
  readonly minReceived: string
  /** The rate as it was at the time that the customer names; its currencies and time are part of the request. */
  readonly market: ExchangeMarket
}

/**
 * Exchanges one currency for another at the rate that was shown: one transaction. Whoever asks too late gets no other rate, but none.
 * @throws DomainError with the preview's problem (its field in `params.field`); `rate_expired` when the rate is older than the terms
 * allow, of the future, or would give less than was agreed; `idempotency_mismatch`.
 */
export function createExchange(context: Context, input: CreateExchange): Steps<Exchange> {
  const { userId, idempotencyKey, market, amount, minReceived } = input
  const { from, to, rateTime } = market
  const asked = [BigInt(from.currencyId), BigInt(to.currencyId), amount, minReceived, BigInt(rateTime)]
  const intention = { userId, key: idempotencyKey, request: ['createExchange', ...asked] }
  return once(context, intention, create(context, input))
}

function* create(context: Context, input: CreateExchange): Steps<Exchange> {
  const { userId, market, amount } = input
  const { from, to } = market
  const wallet = yield* lockWallet(userId, [from.asset, to.asset])
  refuseExpired(context, market)
  const quote = quoteExchange(amount, market, wallet.balance(from.asset, 'available'))
  if (quote.problem)
    throw refusal(quote.problem.code, { field: quote.problem.field, ...quote.problem.params })
  // As decimals: it may have more digits than the currency keeps.
  const received = printUnits(quote.received, scaleOfAsset(to.asset))
  if (compare(received, input.minReceived) < 0) throw expired(market)

  const costTaken = yield* costOf(wallet, from.asset, quote.amount)
  const exchange = newExchange(context, input, quote, costTaken)
  return yield* finish(
    toExchange(exchange),
    insertExchange(exchange),
    ...post(context, wallet, { type: 'exchange', id: exchange.id }, entriesOf(exchange)),
    ...holdingStatements(exchange),
  )
}

function refuseExpired({ now }: Context, market: ExchangeMarket): void {
  const age = now - BigInt(market.rateTime)
  if (age < 0n || age > BigInt(market.terms.validFor)) throw expired(market)
}

function expired({ terms }: ExchangeMarket) {
  return refusal('rate_expired', { seconds: `${terms.validFor / 1000}` })
}

/** What the coins paid had cost: their share of what all of them had. Nothing is known of a currency's cost. */
function* costOf(wallet: Wallet, asset: Asset, amount: bigint): Steps<bigint> {
  const productId = productOf(asset)
  if (productId === null) return 0n
  const owned = wallet.balance(asset, 'available') + wallet.balance(asset, 'held')
  return ((yield* readHoldingCost(wallet.owner, BigInt(productId))) * amount) / owned
}

function newExchange(
  context: Context,
  { userId, market }: CreateExchange,
  quote: ExchangeQuote,
  costTaken: bigint,
): ExchangeRow {
  const { from, to, terms, rateTime } = market
  const orNull = (productId: number | null) => (productId === null ? null : BigInt(productId))
  return {
    id: context.id(),
    user_id: userId,
    from_currency: BigInt(from.currencyId),
    to_currency: BigInt(to.currencyId),
    from_asset: from.asset,
    to_asset: to.asset,
    amount: quote.amount,
    gross: quote.gross,
    fee: quote.fee,
    market_rate: printExchangeRate(quote.marketRate),
    rate: printExchangeRate(quote.rate),
    spread_rate: terms.spreadRate,
    fee_rate: terms.feeRate,
    from_product: orNull(from.productId),
    from_price: parsePrice(from.price),
    to_product: orNull(to.productId),
    to_price: parsePrice(to.price),
    value: quote.value,
    cost_taken: costTaken,
    rate_time: BigInt(rateTime),
    created_at: context.now,
  }
}

/** What is paid goes to the market, what it gives comes from there, and the fee is taken out of that. */
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

/** Coins paid take their share of what they had cost along; coins received cost what was paid for them in USDT. */
function holdingStatements({ user_id, from_asset, to_asset, value, cost_taken }: ExchangeRow): Statement[] {
  const [given, got] = [productOf(from_asset), productOf(to_asset)]
  return [
    ...(given === null ? [] : [takeFromHolding(user_id, BigInt(given), cost_taken)]),
    ...(got === null ? [] : [addToHolding(user_id, BigInt(got), value)]),
  ]
}
