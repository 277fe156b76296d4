import { placeEarningOrder } from '#server/features/earning/commands.ts'
import type { EarningService } from '#server/features/earning/product.ts'
import type { Store } from '#server/kernel/store.ts'
import { postAccruals } from '#server/features/earning/post-accruals.ts'
import { findEarningProduct } from '#server/features/earning/products.ts'
import { firstWholeDay } from '#src/lib/accrual.ts'
import { DAY } from '#src/lib/time/time-units.ts'
import type { SettableClock } from './story.ts'

/** Whose story it is, and the moment that it has reached. */
interface Scene {
  readonly store: Store
  readonly clock: SettableClock
  readonly userId: bigint
}

/** An amount put into a pledge or a lock. */
export interface Earning {
  readonly service: EarningService
  readonly productId: number
  readonly amount: string
}

/** Puts an amount aside, on the terms of the product. @throws DomainError of the command */
export async function putAside(
  { store, clock, userId }: Scene,
  key: string,
  { service, productId, amount }: Earning,
): Promise<void> {
  const product = findEarningProduct(service, productId)
  if (!product) throw new Error(`The seed wants product ${productId}, which is not offered.`)
  const { dailyRate, earlyRate } = product
  const now = clock.now()
  const terms = { amount, dailyRate, earlyRate, startsAt: firstWholeDay(now) }
  await store.execute(placeEarningOrder, { userId, idempotencyKey: key, offer: { product, now }, ...terms })
}

/** Lets the clock pass every 00:00 UTC after `from` up to `to` (epoch ms), and posts what each day has earned as it ends. */
export async function passDays(
  { store, clock }: Pick<Scene, 'store' | 'clock'>,
  from: number,
  to: number,
): Promise<void> {
  for (let midnight = firstWholeDay(from + 1); midnight <= to; midnight += DAY) {
    clock.set(midnight)
    await postAccruals({ store, clock })
  }
}
