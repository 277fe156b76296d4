import { createExchange } from '#server/features/exchange/commands.ts'
import type { Clock, Store } from '#server/kernel/store.ts'
import type { Market } from '#server/market/market.ts'
import { EXCHANGE_TERMS, exchangeSide } from '#server/features/exchange/terms.ts'

/** Whose story it is, and the moment that it has reached. */
interface Scene {
  readonly store: Store
  readonly market: Market
  readonly clock: Clock
  readonly userId: bigint
}

/** So much of one currency for another, by their ids. */
export interface CurrencyTrade {
  readonly from: number
  readonly to: number
  readonly amount: string
}

/** Exchanges at the rate of the moment. @throws DomainError of the command */
export async function exchangeSome(
  { store, market, clock, userId }: Scene,
  key: string,
  { from: fromId, to: toId, amount }: CurrencyTrade,
): Promise<void> {
  const rateTime = clock.now()
  const [from, to] = [exchangeSide(market, fromId, rateTime), exchangeSide(market, toId, rateTime)]
  if (!from || !to)
    throw new Error(`The seed wants the currencies ${fromId} and ${toId}, which there are not.`)
  const agreed = { amount, minReceived: '0', market: { from, to, terms: EXCHANGE_TERMS, rateTime } }
  await store.execute(createExchange, { userId, idempotencyKey: key, ...agreed })
}
