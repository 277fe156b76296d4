import { createExchange } from '#server/features/exchange/commands.ts'
import type { Clock, Store } from '#server/kernel/store.ts'
import type { Market } from '#server/market/market.ts'
import { EXCHANGE_TERMS, exchangeSideAt } from '#server/features/exchange/exchange-terms.ts'

/** The account, the market, and the simulated clock. */
interface SeedContext {
  readonly store: Store
  readonly market: Market
  readonly clock: Clock
  readonly userId: bigint
}

/** An exchange of currencies, by their ids. */
export interface SeedExchange {
  readonly from: number
  readonly to: number
  readonly amount: string
}

/** Exchanges at the current rate. @throws DomainError of the command */
export async function seedExchange(
  { store, market, clock, userId }: SeedContext,
  key: string,
  { from: fromId, to: toId, amount }: SeedExchange,
): Promise<void> {
  const rateTime = clock.now()
  const [from, to] = [exchangeSideAt(market, fromId, rateTime), exchangeSideAt(market, toId, rateTime)]
  if (!from || !to)
    throw new Error(`The seed wants the currencies ${fromId} and ${toId}, which there are not.`)
  await store.execute(createExchange, {
    userId,
    idempotencyKey: key,
    fromCurrencyId: fromId,
    toCurrencyId: toId,
    rateTime,
    amount,
    minReceived: '0',
    market: () => ({ from, to, present: { from, to }, terms: EXCHANGE_TERMS, rateTime }),
  })
}
