/** Pledge and lock mining commands for tests, with defaults for every field. */
import { randomUUID } from 'node:crypto'
import {
  placeEarningOrder,
  redeemEarningOrder,
  type PlaceEarningOrder,
} from '#server/features/earning/commands.ts'
import type { UnnamedEarningOrder } from '#server/features/earning/order.ts'
import type { EarningTerms } from '#server/features/earning/product.ts'
import type { Clock, Store } from '#server/kernel/store.ts'
import { postAccruals } from '#server/features/earning/post-accruals.ts'
import { firstWholeDay } from '#src/lib/trading/accrual.ts'

/** Thirty days at 0.015% a day; early redemption costs half of the interest. */
export const PLEDGE: EarningTerms = {
  id: 102,
  service: 'pledge',
  asset: 'USDT',
  assetName: 'USDT',
  decimals: 2,
  termDays: 30,
  dailyRate: '0.00015',
  minAmount: '50',
  maxAmount: '50000',
  personLimit: '100000',
  capacity: '1000000000',
  soldBefore: '0',
  closesAt: null,
  earlyBasis: 'interest',
  earlyRate: '0.5',
}

/** Fifteen days at 0.03% a day; early release costs 1% of the principal. */
export const LOCK: EarningTerms = {
  ...PLEDGE,
  id: 201,
  service: 'mining',
  termDays: 15,
  dailyRate: '0.0003',
  earlyBasis: 'principal',
  earlyRate: '0.01',
}

/** Places an order, by default a pledge of 1,000 at the previewed terms. */
export function placeOrder(
  store: Store,
  clock: Clock,
  order: Partial<PlaceEarningOrder> = {},
): Promise<UnnamedEarningOrder> {
  const offer = order.offer ?? { product: PLEDGE, now: clock.now() }
  const { dailyRate, earlyRate } = offer.product
  return store.execute(placeEarningOrder, {
    userId: 1n,
    idempotencyKey: randomUUID(),
    amount: '1000',
    dailyRate,
    earlyRate,
    startsAt: firstWholeDay(offer.now),
    ...order,
    offer,
  })
}

/** Redeems an order early at this penalty. */
export function redeemEarly(
  store: Store,
  { id }: { id: string },
  penalty: string,
  more: { userId?: bigint; service?: 'pledge' | 'mining'; idempotencyKey?: string } = {},
) {
  return store.execute(redeemEarningOrder, {
    userId: 1n,
    service: 'pledge',
    orderId: BigInt(id),
    idempotencyKey: randomUUID(),
    penalty,
    ...more,
  })
}

/** Runs the accrual job once. */
export const runAccruals = (store: Store, clock: Clock) => postAccruals({ store, clock })
