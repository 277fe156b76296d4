import { expect } from 'vitest'
import { checkLiabilities, type SeenRoot } from '#src/lib/reconcile/liabilities.ts'
import { dayAfter, dayOf, startOf } from '#src/lib/proofs/liability-tree.ts'
import { sum, trimZeros } from '#src/lib/money/money.ts'
import { DAY, HOUR, MINUTE } from '#src/lib/time/time-units.ts'
import { readRows } from '#src/lib/statement/row-shape.ts'
import { ENTRY } from '#src/lib/statement/account-shapes.ts'
import { liabilityJob, publishDay, publishLiabilities } from '#server/features/wallet/liabilities/publish.ts'
import { verifyLedger } from '#server/features/verify-ledger.ts'
import { runJob } from '#server/kernel/job.ts'
import type { Store } from '#server/kernel/store.ts'
import { createBackEnd, spotOrderFields, type BackEnd, type Person } from '#tests/support/back-end.ts'
import { itWithStore, runStatements, type TestClock } from '#tests/support/databases/databases.ts'
import { creditMoney } from '#tests/server/features/customer.ts'

const ALL = { pageNum: 1, pageSize: 500 }
const publish = ({ services }: BackEnd) => runJob(services, liabilityJob(services))

/** What the app checks, on the answers of the API. */
async function check(person: Person, seen?: SeenRoot) {
  const { rows: roots, total } = await person.get('listLiabilityRoots', { query: { pageSize: 100 } })
  const { day } = roots[0]!
  const { rows } = await person.get('listLiabilityRoots', { query: { pageSize: 1, day } })
  const { data } = await person.get('getLiabilityProof', { query: { day } })
  const { data: user } = await person.get('getUserInfo')
  const { rows: entries } = await person.get('listLedgerEntries', { query: ALL })
  const published = {
    account: user.account,
    roots,
    isWhole: roots.length === total,
    totals: rows[0]!.totals!,
    leaves: data.balances,
  }
  const read = readRows(ENTRY, entries.toReversed(), 'entries')
  const findings = [...checkLiabilities(published, read, seen)]
  return { ...published, wrong: findings.filter(({ verdict }) => verdict.is !== 'agrees') }
}

/** Three people with money and shares, some of it on hold, at the end of the first day. */
async function populate(store: Store, clock: TestClock) {
  const backEnd = createBackEnd(store, clock)
  const people = [
    await backEnd.signUp({ money: '10000' }),
    await backEnd.signUp({ money: '250.5' }),
    await backEnd.signUp(),
    await backEnd.signUp({ money: '12' }),
  ]
  const [ana] = people as [Person, ...Person[]]
  await ana.get('placeSpotOrder', { body: await spotOrderFields(ana, { quantity: '2' }) })
  await ana.get('placeSpotOrder', {
    body: await spotOrderFields(ana, { quantity: '1', orderType: 'limit', limitPrice: '1' }),
  })
  return { backEnd, people, ana }
}

itWithStore(
  'every account finds its balances in the root of the day, and a guest the totals',
  async (store, clock) => {
    const { backEnd, people, ana } = await populate(store, clock)
    clock.advance(DAY + HOUR)
    expect(await publish(backEnd)).toEqual({ succeeded: 1, failed: 0 })
    for (const person of people) {
      const { wrong, leaves, totals } = await check(person)
      expect(wrong).toEqual([])
      expect(leaves).toHaveLength(person === ana ? 2 : person === people[2] ? 0 : 1)
      expect(totals[0]).toMatchObject({ currencyId: 3, productId: null, leaves: 3 })
      expect(totals[1]).toMatchObject({ currencyId: null, total: '2', leaves: 1 })
    }
    const { rows } = await backEnd.guest.get('listLiabilityRoots', { query: { pageSize: 5 } })
    expect(rows).toEqual([expect.objectContaining({ day: '2026-01-02', previous: null })])
    expect(await verifyLedger(store)).toEqual([])
  },
)

itWithStore(
  'a day counts what was booked before its beginning, however much later it is published',
  async (store, clock) => {
    const { backEnd, ana } = await populate(store, clock)
    const midnight = startOf('2026-01-02')
    clock.advance(midnight - HOUR - clock.now())
    const late = await backEnd.signUp({ money: '15' })
    clock.advance(midnight - 1 - clock.now())
    await ana.get('placeSpotOrder', { body: await spotOrderFields(ana, { quantity: '1' }) })
    clock.advance(1)
    const { rows } = await ana.get('listLedgerEntries', { query: ALL })
    await ana.get('placeSpotOrder', { body: await spotOrderFields(ana, { quantity: '1' }) })
    const next = await backEnd.signUp({ money: '17' })
    clock.advance(10 * HOUR)
    await publish(backEnd)
    const before = sum(rows.filter(({ currencyId }) => currencyId === 3).map(({ amount }) => amount))
    const { leaves, totals, wrong } = await check(ana)
    expect(wrong).toEqual([])
    expect(leaves[0]).toMatchObject({ currencyId: 3, amount: trimZeros(before) })
    expect((await check(late)).leaves[0]).toMatchObject({ amount: '15' })
    expect(totals[0]).toMatchObject({ leaves: 4 })
    expect(await check(next)).toMatchObject({ leaves: [], wrong: [] })
  },
)

itWithStore(
  'what is booked by a clock that was set back does not change what has been published',
  async (store, clock) => {
    const { backEnd, ana, people } = await populate(store, clock)
    const midnight = startOf('2026-01-02')
    clock.advance(midnight + 5 * MINUTE - clock.now())
    await publish(backEnd)
    const published = await check(ana)
    clock.advance(-3 * HOUR)
    await ana.get('placeSpotOrder', { body: await spotOrderFields(ana, { quantity: '1' }) })
    const newcomer = await backEnd.signUp({ money: '17' })
    for (const person of [...people, newcomer]) expect((await check(person)).wrong).toEqual([])
    expect((await check(ana)).leaves).toEqual(published.leaves)
    const { rows } = await newcomer.get('listLedgerEntries', { query: ALL })
    expect(rows.map(({ time }) => time)).toEqual([midnight])
    expect(await verifyLedger(store)).toEqual([])
    clock.advance(DAY + 3 * HOUR)
    await publish(backEnd)
    for (const person of [...people, newcomer]) expect((await check(person)).wrong).toEqual([])
    expect(await verifyLedger(store)).toEqual([])
  },
)

itWithStore(
  'a day is published once, a few minutes after its beginning, and missed days are published too',
  async (store, clock) => {
    const { backEnd, ana } = await populate(store, clock)
    const days = async () =>
      (await ana.get('listLiabilityRoots', { query: { pageSize: 100 } })).rows.map(({ day }) => day)
    clock.advance(DAY - (clock.now() % DAY) + 4 * MINUTE)
    await publish(backEnd)
    expect(await days()).toEqual(['2026-01-01'])
    clock.advance(MINUTE)
    await publish(backEnd)
    await publish(backEnd)
    expect(await days()).toEqual(['2026-01-02', '2026-01-01'])
    const seen = (await check(ana)).roots[0]!
    clock.advance(3 * DAY)
    await publish(backEnd)
    expect(await days()).toEqual(['2026-01-05', '2026-01-04', '2026-01-03', '2026-01-02', '2026-01-01'])
    expect((await check(ana, seen)).wrong).toEqual([])
    const { rows } = await ana.get('listLiabilityRoots', { query: { pageSize: 2, before: '2026-01-04' } })
    expect(rows.map(({ day }) => day)).toEqual(['2026-01-03', '2026-01-02'])
  },
)

itWithStore('nodes that publish the same day at the same time publish one root', async (store, clock) => {
  const { ana } = await populate(store, clock)
  clock.advance(2 * DAY)
  const results = await Promise.all([1, 2, 3].map(() => publishDay(store, '2026-01-02')))
  expect(results.filter(Boolean)).toHaveLength(1)
  expect((await check(ana)).wrong).toEqual([])
  expect(await verifyLedger(store)).toEqual([])
  expect(await publishDay(store, '2026-01-02')).toBe(false)
})

itWithStore('an attempt that was interrupted is begun again', async (store, clock) => {
  const { backEnd, ana } = await populate(store, clock)
  clock.advance(DAY)
  await runStatements(
    store,
    ["INSERT INTO liability_days(day, secret) VALUES ('2026-01-02', 'ab')"],
    [
      `INSERT INTO liability_blocks(day, asset, number, first_blind, total, hash, leaves)
      VALUES ('2026-01-02', 'USDT', 0, '', '1', 'x', '1 x')`,
    ],
  )
  expect((await ana.get('listLiabilityRoots', { query: { pageSize: 9 } })).rows).toEqual([])
  clock.advance(HOUR)
  await publish(backEnd)
  expect((await check(ana)).wrong).toEqual([])
})

itWithStore('a tree of several blocks proves every balance', async (store, clock) => {
  const { backEnd, people } = await populate(store, clock)
  for (let owner = 1n; owner <= 600n; owner++) await creditMoney(store, owner, `${10n + owner}`)
  clock.advance(2 * DAY)
  await publish(backEnd)
  for (const person of people) expect((await check(person)).wrong).toEqual([])
  const [blocks] = await store.query<{ count: bigint }>(
    "SELECT count(*) AS count FROM liability_blocks WHERE asset = 'USDT'",
  )
  expect(blocks!.count).toBeGreaterThan(1n)
  expect(await verifyLedger(store)).toEqual([])
})

itWithStore(
  'a proof is refused for a day without a root, and for one that is too old',
  async (store, clock) => {
    const { backEnd, ana } = await populate(store, clock)
    clock.advance(DAY + HOUR)
    await publish(backEnd)
    const proofOf = (day: string) => ana.call('getLiabilityProof', { query: { day } })
    const unknown = { code: 460, msg: 'hint_liability_day_unknown' }
    expect(await proofOf('2026-01-02')).toMatchObject({ code: 200 })
    for (const day of ['2026-01-01', '2026-01-03', '2026-02-31'])
      expect(await proofOf(day)).toMatchObject(unknown)
    for (let days = 0; days < 31; days++) {
      clock.advance(DAY)
      await publish(backEnd)
      await ana.get('getUserInfo')
    }
    expect(await proofOf('2026-01-02')).toMatchObject(unknown)
    expect(await proofOf('2026-01-03')).toMatchObject({ code: 200 })
    const { rows } = await ana.get('listLiabilityRoots', { query: { pageSize: 1, day: '2026-01-02' } })
    expect(rows[0]!.totals).toHaveLength(2)
    expect(await verifyLedger(store)).toEqual([])
  },
)

itWithStore('without customers there are roots, and nothing in them', async (store, clock) => {
  const backEnd = createBackEnd(store, clock)
  const person = await backEnd.signUp()
  clock.advance(HOUR)
  expect(await publishLiabilities(backEnd.services)).toBe(true)
  expect(await check(person)).toMatchObject({ totals: [], leaves: [], wrong: [] })
  expect(dayAfter(dayOf(clock.now()))).toBe('2026-01-02')
})
