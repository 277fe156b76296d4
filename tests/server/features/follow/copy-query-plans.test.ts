import { expect, it } from 'vitest'
import { silentLog } from '#server/kernel/log.ts'
import { runJob } from '#server/kernel/job.ts'
import type { Store } from '#server/kernel/store.ts'
import { copyJobs } from '#server/features/follow/copy-jobs.ts'
import { contractOrderFields, createBackEnd, type BackEnd } from '#tests/support/back-end.ts'
import { createTestClock, engines } from '#tests/support/databases/databases.ts'
import { buy, closePosition, key, traderWithFollower, sellAll } from '#tests/support/features/follow.ts'

/** A full scan, or a scan from the first row on: it takes longer as the history grows. */
const WHOLE_TABLE = /^SCAN \w+$|USING INTEGER PRIMARY KEY \(rowid>\?\)$/
/** Inserts, which search for nothing. */
const VALUES = /^INSERT INTO \w+\([^)]*\)\s+VALUES/

/** A store that records every statement sent to it. */
function recordingStore(store: Store, sent: Set<string>): Store {
  return {
    engine: store.engine,
    close: () => store.close(),
    query: (text, params) => {
      sent.add(text)
      return store.query(text, params)
    },
    execute: (command, input) =>
      store.execute(function* (context, given: typeof input) {
        const steps = command(context, given)
        let step = steps.next()
        while (!step.done) {
          for (const [text] of step.value.statements) sent.add(text)
          step = steps.next(yield step.value)
        }
        return step.value
      }, input),
  }
}

/** Exercises copying and records: opening, partial and full closing, a stop by the follower, and the pages that guests read. */
async function copyEverything(backEnd: BackEnd): Promise<void> {
  const { services, clock, guest } = backEnd
  const run = async () => {
    clock.advance(61_000)
    for (const job of copyJobs(services)) await runJob({ ...services, log: silentLog }, job)
  }
  const { trader, follower, following, traderId } = await traderWithFollower(backEnd)
  for (let round = 0; round < 2; round++) {
    await buy(trader)
    const { data } = await trader.get('placeContractOrder', { body: await contractOrderFields(trader) })
    for (const job of copyJobs(services)) await runJob({ ...services, log: silentLog }, job)
    await closePosition(trader, data.id, '0.004')
    await run()
    if (round === 1) break
    await closePosition(trader, data.id)
    await sellAll(trader)
    await run()
    await run()
  }
  await follower.get('stopFollowing', { body: { id: following.id, positions: 'close', ...key() } })
  await run()
  for (const sort of ['returnRate', 'drawdown', 'winRate', 'followers', 'newest'])
    await guest.get('listTraders', { query: { sort, pageNum: 1, pageSize: 20 } })
  await guest.get('getTrader', { query: { id: traderId } })
  await guest.get('listTraderTrades', { query: { id: traderId, pageNum: 1, pageSize: 20 } })
}

it('copying and trader records use an index for every query (M7, M11)', async () => {
  const database = await engines[0]!.create()
  const clock = createTestClock()
  const store = await database.open({ clock })
  const sent = new Set<string>()
  await copyEverything(createBackEnd(recordingStore(store, sent), clock))
  // Counting public traders scans one short row each.
  sent.delete(`SELECT count(*) AS total FROM traders WHERE status = 'active'`)
  const long: string[] = []
  const about = [...sent].filter(text => /trader|follow|copies|copied|copy_/.test(text) && !VALUES.test(text))
  for (const text of about) {
    const plan = await store.query<{ detail: string }>(
      `EXPLAIN QUERY PLAN ${text.replace('/*lock*/', '').replace('/*lock or retry*/', '')}`,
    )
    for (const { detail } of plan) if (WHOLE_TABLE.test(detail)) long.push(`${detail}: ${text}`)
    if (/ORDER BY r\./.test(text))
      expect(plan.map(({ detail }) => detail)).not.toContain('USE TEMP B-TREE FOR ORDER BY')
  }
  await store.close()
  await database.remove()
  expect(about.length).toBeGreaterThan(40)
  expect(long).toEqual([])
})
