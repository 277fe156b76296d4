/**
 * Prints what counts days a millisecond before 00:00 UTC and at it, in the time zone of the process, as one line of JSON; see
 * day-boundary.test.ts.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { previewEarlyRedemption } from '#server/features/earning/early-redemption.ts'
import type { UnnamedEarningOrder } from '#server/features/earning/order.ts'
import type { EarningService } from '#server/features/earning/product.ts'
import { migrations } from '#server/features/schema.ts'
import { openStore } from '#server/kernel/open-store.ts'
import { DAY } from '#src/lib/time/time-units.ts'
import { createTestClock } from '#tests/support/databases/databases.ts'
import { creditMoney, marketAt, place } from './customer.ts'
import { LOCK, redeemEarly, placeOrder, runAccruals as postDays } from './earning/customer.ts'
import { borrow, newestLoan, runInstalments as takeInstalments } from './loan/borrower.ts'

const folder = mkdtempSync(join(tmpdir(), 'fairline-zone-'))
const clock = createTestClock(Date.UTC(2026, 2, 28) - 1)
const store = await openStore({ dataDir: folder, migrations, clock })
const offer = (product = LOCK) => ({ product, now: clock.now() })
const redemptionPreviewOf = async (service: EarningService, { id }: UnnamedEarningOrder) => {
  const asked = { userId: 1n, service, orderId: BigInt(id), now: clock.now() }
  const { daysAccrued, accrued, penalty } = await previewEarlyRedemption(store, asked)
  return { daysAccrued, accrued, penalty }
}
const codeOf = (doing: Promise<unknown>) =>
  doing.then(
    () => 'done',
    (error: { code?: string }) => error.code,
  )

await creditMoney(store, 1n, '5000')
// A pledge and a lock placed in the last millisecond of a day, and a pledge in the first one after it.
const pledge = await placeOrder(store, clock)
const lock = await placeOrder(store, clock, { offer: offer() })
clock.advance(1)
const later = await placeOrder(store, clock)
clock.advance(DAY - 1)
const before = [await redemptionPreviewOf('pledge', pledge), await redemptionPreviewOf('mining', lock)]
clock.advance(1)
const at = [await redemptionPreviewOf('pledge', pledge), await redemptionPreviewOf('mining', lock)]
await postDays(store, clock)
const redemptions = [
  // A preview from before 00:00 UTC is no longer valid after it.
  await codeOf(redeemEarly(store, pledge, before[0]!.penalty)),
  await codeOf(redeemEarly(store, pledge, at[0]!.penalty)),
  await codeOf(redeemEarly(store, lock, at[1]!.penalty, { service: 'mining' })),
]

const debts = []
await creditMoney(store, 2n, '10')
await borrow(store, { userId: 2n, amount: '100' })
await place(store, { userId: 2n, quantity: '1', market: marketAt('105', '0') })
for (const step of [30 * DAY - 1, 1, DAY - 1, 1]) {
  clock.advance(step)
  await takeInstalments(store, clock)
  const { status, nextDueAt, charges } = await newestLoan(store, 2n)
  debts.push({ status, nextDueAt, charges })
}
await store.close()
rmSync(folder, { recursive: true })
const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone
const starts = [pledge.startsAt, later.startsAt]
process.stdout.write(JSON.stringify({ zone, starts, before, at, leaving: redemptions, debts }))
