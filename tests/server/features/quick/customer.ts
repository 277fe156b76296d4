/** Quick order commands for tests, with defaults for every field. */
import { randomUUID } from 'node:crypto'
import { placeQuickOrder, settleQuickOrder, type PlaceQuickOrder } from '#server/features/quick/commands.ts'
import type { QuickMarket, QuickOption } from '#server/features/quick/preview.ts'
import type { Store } from '#server/kernel/store.ts'
import type { TestClock } from '#tests/support/databases/databases.ts'
import type { StandingMarket } from '../customer.ts'

export const MINUTE_OPTION: QuickOption = {
  id: 10,
  seconds: 60,
  payoutRate: '0.8',
  minAmount: '5',
  maxAmount: '1000',
}

export function quickMarketAt(now: number, terms: Partial<QuickMarket> = {}): QuickMarket {
  return {
    option: MINUTE_OPTION,
    price: '187.32',
    priceTime: now - 200,
    now,
    feeRate: '0',
    isDrawFree: true,
    mayPriceChange: true,
    obstacle: null,
    ...terms,
  }
}

/** Places an order, by default a stake of 100 on a rise within a minute at the previewed price. */
export function placeOrder(
  store: Store,
  clock: TestClock,
  {
    market = quickMarketAt(clock.now()),
    ...order
  }: Partial<StandingMarket<PlaceQuickOrder, QuickMarket>> = {},
) {
  return store.execute(placeQuickOrder, {
    userId: 1n,
    idempotencyKey: randomUUID(),
    productId: 1,
    optionId: market.option.id,
    exchangeType: 1,
    stake: '100',
    previewPrice: market.price,
    payoutRate: market.option.payoutRate,
    ...order,
    market: () => market,
  })
}

export function settleAt(store: Store, { id, expiresAt }: { id: string; expiresAt: number }, price: string) {
  return store.execute(settleQuickOrder, { orderId: BigInt(id), close: { price, time: expiresAt - 100 } })
}
