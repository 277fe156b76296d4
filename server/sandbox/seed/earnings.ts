import { placeEarningOrder } from '#server/features/earning/commands.ts'
import type { EarningService } from '#server/features/earning/product.ts'
import type { Store } from '#server/kernel/store.ts'
import { postAccruals } from '#server/features/earning/post-accruals.ts'
import { findEarningProduct } from '#server/features/earning/products.ts'
import { firstWholeDay } from '#src/lib/trading/accrual.ts'
import { DAY } from '#src/lib/time/time-units.ts'
import type { SettableClock } from './scenario.ts'

/** The account, and the simulated clock. */
interface SeedContext {
  readonly store: Store
  readonly clock: SettableClock
  readonly userId: bigint
}

/** An order in a pledge or lock-mining product. */
export interface SeedEarningOrder {
  readonly service: EarningService
  readonly productId: number
  readonly amount: string
}

/** Places an earning order on the terms of the product. @throws DomainError of the command */
export async function seedEarningOrder(
  { store, clock, userId }: SeedContext,
  key: string,
  { service, productId, amount }: SeedEarningOrder,
): Promise<void> {
  const product = findEarningProduct(service, productId)
  if (!product) throw new Error(`The seed wants product ${productId}, which is not offered.`)
  const { dailyRate, earlyRate } = product
  const now = clock.now()
  const terms = { amount, dailyRate, earlyRate, startsAt: firstWholeDay(now) }
  await store.execute(placeEarningOrder, { userId, idempotencyKey: key, offer: { product, now }, ...terms })
}

/** Advances the clock over every 00:00 UTC after `from` up to `to` (epoch ms), and posts the accruals of each day. */
export async function accrueDays(
  { store, clock }: Pick<SeedContext, 'store' | 'clock'>,
  from: number,
  to: number,
): Promise<void> {
  for (let midnight = firstWholeDay(from + 1); midnight <= to; midnight += DAY) {
    clock.set(midnight)
    await postAccruals({ store, clock })
  }
}
