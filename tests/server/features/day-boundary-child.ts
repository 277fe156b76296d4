/**
 * Days that end, in the time zone of the process, as one line of JSON; see day-boundary.test.ts beside it. What counts days is looked at
 * a millisecond before 00:00 UTC, and at it.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { previewEarlyRedemption } from '#server/features/earning/early-redemption.ts'
import type { EarningOrder } from '#server/features/earning/order.ts'
import type { EarningService } from '#server/features/earning/product.ts'
import { migrations } from '#server/features/schema.ts'
import { openStore } from '#server/kernel/open-store.ts'
import { DAY } from '#src/lib/time/time-units.ts'
import { createTestClock } from '#tests/support/databases.ts'
import { giveMoney, marketAt, place } from './customer.ts'
import { LOCK, leave, putIn, tick as postDays } from './earning/customer.ts'
import { borrow, newest, tick as takeInstalments } from './loan/borrower.ts'

const folder = mkdtempSync(join(tmpdir(), 'fairline-zone-'))
const clock = createTestClock(Date.UTC(2026, 2, 28) - 1)
const store = await openStore({ dataDir: folder, migrations, clock })
const offer = (product = LOCK) => ({ product, now: clock.now() })
const exitOf = async (service: EarningService, { id }: EarningOrder) => {
  const asked = { userId: 1n, service, orderId: BigInt(id), now: clock.now() }
  const { daysAccrued, accrued, penalty } = await previewEarlyRedemption(store, asked)
  return { daysAccrued, accrued, penalty }
}
const codeOf = (doing: Promise<unknown>) =>
  doing.then(
    () => 'done',
    (error: { code?: string }) => error.code,
  )

await giveMoney(store, 1n, '5000')
// A pledge and a lock of the last millisecond of a day, and a pledge of the first one after it.
const pledge = await putIn(store, clock)
const lock = await putIn(store, clock, { offer: offer() })
clock.advance(1)
const later = await putIn(store, clock)
clock.advance(DAY - 1)
const before = [await exitOf('pledge', pledge), await exitOf('mining', lock)]
clock.advance(1)
const at = [await exitOf('pledge', pledge), await exitOf('mining', lock)]
await postDays(store, clock)
const leaving = [
  // What was shown before 00:00 UTC does not hold after it.
  await codeOf(leave(store, pledge, before[0]!.penalty)),
  await codeOf(leave(store, pledge, at[0]!.penalty)),
  await codeOf(leave(store, lock, at[1]!.penalty, { service: 'mining' })),
]

const debts = []
await giveMoney(store, 2n, '10')
await borrow(store, { userId: 2n, amount: '100' })
await place(store, { userId: 2n, quantity: '1', market: marketAt('105', '0') })
for (const step of [30 * DAY - 1, 1, DAY - 1, 1]) {
  clock.advance(step)
  await takeInstalments(store, clock)
  const { status, nextDueAt, charges } = await newest(store, 2n)
  debts.push({ status, nextDueAt, charges })
}
await store.close()
rmSync(folder, { recursive: true })
const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone
const starts = [pledge.startsAt, later.startsAt]
process.stdout.write(JSON.stringify({ zone, starts, before, at, leaving, debts }))
