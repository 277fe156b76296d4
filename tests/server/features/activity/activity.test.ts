import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import {
  joinActivity,
  listResults,
  listUndecidedActivities,
  rankActivity,
  readStanding,
} from '#server/features/activity/activity.ts'
import { listAwards } from '#server/features/reward/award.ts'
import { verifyLedger } from '#server/features/verify-ledger.ts'
import type { Store } from '#server/kernel/store.ts'
import { createMarket } from '#server/market/market.ts'
import { settleActivities } from '#server/features/activity/settle-activities.ts'
import { activityTerms } from '#server/features/activity/activity-terms.ts'
import { add, subtract } from '#src/lib/money/money.ts'
import { DAY } from '#src/lib/time/time-units.ts'
import { utcText } from '#src/lib/time/utc-text.ts'
import { itWithDatabase, itWithStore, createTestClock } from '#tests/support/databases/databases.ts'
import { balancesOf } from '../customer.ts'
import { registerInvited } from '../reward/people.ts'

const FIRST = activityTerms(1)!
const PAGE = { pageNum: 1, pageSize: 20 }
const submitForecast = (store: Store, { id: userId }: { id: bigint }, forecast: string) =>
  store.execute(joinActivity, { userId, forecast, idempotencyKey: randomUUID(), activity: FIRST })

itWithStore(
  'activity accepts one forecast per person, only while it can be joined [R2.5]',
  async (store, clock) => {
    const ana = await registerInvited(store, 'ana')
    clock.advance(FIRST.startsAt - clock.now() - 1)
    await expect(submitForecast(store, ana, '90000')).rejects.toMatchObject({
      code: 'activity_not_yet',
      params: { time: utcText(FIRST.startsAt) },
    })
    clock.advance(1)
    const tabs = await Promise.allSettled(
      ['90000', '95000'].map(forecast => submitForecast(store, ana, forecast)),
    )
    expect(tabs.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(submitForecast(store, ana, '99000')).rejects.toThrow('activity_joined')
    clock.advance(7 * DAY)
    const ben = await registerInvited(store, 'ben')
    await expect(submitForecast(store, ben, '90000')).rejects.toMatchObject({ code: 'activity_closed' })
    expect(await readStanding(store, ana.id, 1)).toMatchObject({ participants: 1, closePrice: null })
  },
)

itWithDatabase(
  'activity ranks by the published rule and pays each prize once, also a week late and from two nodes [R2.5]',
  async database => {
    const clock = createTestClock(FIRST.startsAt)
    const market = createMarket({ seed: 7, clock: () => clock.now() })
    const store = await database.open({ clock })
    const close = market.quote(FIRST.product, FIRST.endsAt).nowPrice
    const people = await Promise.all(['ana', 'ben', 'cleo', 'dan'].map(name => registerInvited(store, name)))
    const forecasts = [add(close, '30'), subtract(close, '10'), add(close, '10'), close]
    for (const [index, person] of people.entries()) {
      await submitForecast(store, person, forecasts[index]!)
      clock.advance(60_000)
    }
    clock.advance(FIRST.endsAt - clock.now() - 1)
    expect(await settleActivities({ store, market })).toBe(0)
    clock.advance(7 * DAY)
    const other = await database.open({ clock, nodeId: 2 })
    // Either run may find a prize already paid; after both, nothing is left to do.
    await Promise.allSettled([
      settleActivities({ store, market }),
      settleActivities({ store: other, market }),
    ])
    await settleActivities({ store, market })

    const { rows, total } = await listResults(store, { id: 1, ...PAGE })
    expect(total).toBe(4)
    expect(rows.map(row => row.name)).toEqual(['dan', 'ben', 'cleo', 'ana'])
    const paid = await Promise.all(people.map(({ id }) => balancesOf(store, id)))
    expect(paid).toEqual([{}, { USDT: '30 + 0' }, { USDT: '20 + 0' }, { USDT: '50 + 0' }])
    const awards = await listAwards(store, { userId: people[3]!.id, ...PAGE })
    expect(awards.rows).toMatchObject([{ kind: 'activity', activityId: 1, rank: 1, amount: '50' }])
    expect(await verifyLedger(store)).toEqual([])
    await store.close()
    await other.close()
  },
)

itWithStore(
  'activity ranks hundreds in steps, and shows no place before all have one [R2.5]',
  async (store, clock) => {
    clock.advance(FIRST.startsAt - clock.now())
    const people = Array.from({ length: 450 }, (_, index) => ({
      id: BigInt(index + 1),
      // Many have the same forecast or the same distance.
      forecast: 1000 + ((index * 7919) % 40) - 20,
      joinedAt: index,
    }))
    for (const { id, forecast } of people) {
      await submitForecast(store, { id }, String(forecast))
      clock.advance(1)
    }
    const rank = () => store.execute(rankActivity, { id: 1, closePrice: '1003' })
    expect(await rank()).toBe(false)
    expect(await readStanding(store, 1n, 1)).toMatchObject({
      participants: 450,
      closePrice: null,
      myPlace: null,
    })
    expect(await listResults(store, { id: 1, ...PAGE })).toEqual({ rows: [], total: 0 })
    expect(await listUndecidedActivities(store)).toEqual([1])
    await expect(submitForecast(store, { id: 1000n }, '1003')).rejects.toMatchObject({
      code: 'activity_closed',
    })
    expect([await rank(), await rank()]).toEqual([false, true])

    const byRule = people.toSorted(
      (a, b) => Math.abs(a.forecast - 1003) - Math.abs(b.forecast - 1003) || a.joinedAt - b.joinedAt,
    )
    const places = await Promise.all(byRule.map(async ({ id }) => (await readStanding(store, id, 1)).myPlace))
    expect(places).toEqual(byRule.map((_, index) => BigInt(index + 1)))
    expect(await listUndecidedActivities(store)).toEqual([])
    expect(await verifyLedger(store)).toEqual([])
  },
)
