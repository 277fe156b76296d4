/** Trades to copy are found trader by trader, independent of the clock. */
import { describe, expect } from 'vitest'
import { listAllFailedItems } from '#server/kernel/failed-items.ts'
import { runJob } from '#server/kernel/job.ts'
import { copyJobs, copyTradesOnce } from '#server/features/follow/copy-jobs.ts'
import { itWithBackEnd } from '#tests/support/back-end.ts'
import {
  buy,
  copiesOf,
  follow,
  traderWithFollower,
  startPublicTrading,
} from '#tests/support/features/follow.ts'

describe('finding trades to copy', () => {
  itWithBackEnd('continues with the next trader where one fails', async backEnd => {
    const { trader, follower, traderId } = await traderWithFollower(backEnd)
    const other = await backEnd.signUp({ money: '20000' })
    const otherFollower = await backEnd.signUp({ money: '1000' })
    await follow(otherFollower, await startPublicTrading(other))
    backEnd.clock.advance(1000)
    const { store, market } = backEnd.services
    const failing: typeof store = {
      engine: store.engine,
      execute: (command, input) =>
        (input as { traderId?: bigint }).traderId === BigInt(traderId)
          ? Promise.reject(new Error('The trader is broken.'))
          : store.execute(command, input),
      query: (text, params) => store.query(text, params),
      close: () => store.close(),
    }
    await buy(trader)
    await buy(other)
    expect(await copyTradesOnce({ store: failing, market })).toBe(1)
    expect(await copiesOf(otherFollower)).toHaveLength(1)
    const failed = await listAllFailedItems(store, 10)
    expect(failed.map(({ job, item }) => [job, item.split(':')[0]])).toContainEqual([
      'find trades to copy',
      traderId,
    ])

    backEnd.clock.advance(5000)
    expect(await copyTradesOnce(backEnd.services)).toBe(1)
    expect(await copiesOf(follower)).toHaveLength(1)
    expect(await listAllFailedItems(store, 10)).toEqual([])
  })
})

describe('clock set back', () => {
  itWithBackEnd('does not delay a trade that was already found', async backEnd => {
    const { trader, follower, run } = await traderWithFollower(backEnd)
    const { services, clock } = backEnd
    backEnd.clock.advance(3_600_000)
    await buy(trader)
    const finding = copyJobs(services).find(({ name }) => name === 'find trades to copy')!
    expect((await runJob(services, finding)).succeeded).toBe(1)
    clock.advance(-1_800_000)
    expect(await run()).toBe(1)
    expect(await copiesOf(follower)).toMatchObject([{ productCode: 'AAPL', kind: 'open' }])
  })
})
