import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import { sumEntries } from '#server/features/wallet/sum-entries.ts'
import type { Services } from '#server/services.ts'
import type { Store } from '#server/kernel/store.ts'
import { DAY, MINUTE } from '#src/lib/time/time-units.ts'
import { createBackEnd, type Person } from '#tests/support/back-end.ts'
import {
  countOfHistories,
  createTestClock,
  itWithDatabase,
  runStatements,
  type TestClock,
} from '#tests/support/databases/databases.ts'
import { actions, runHistory } from '#tests/support/histories/account-history.ts'
import * as fc from '#tests/support/seeded-fast-check.ts'

const OFFSETS = [-570, 0, 345, 840]
const RANGES = ['day', 'week', 'month', 'year', 'all']

/** Every figure that is computed from the entries. */
async function figuresOf(person: Person): Promise<unknown> {
  const days = OFFSETS.flatMap(utcOffset => [
    person.get('getAssetPanel', { query: { utcOffset } }),
    person.get('getDayChange', { query: { utcOffset } }),
    person.get('listDayResults', { query: { utcOffset } }),
  ])
  return Promise.all([...days, ...RANGES.map(range => person.get('getEquityCurve', { query: { range } }))])
}

const countOf = async (store: Store) => {
  const [row] = await store.query<{ count: bigint }>('SELECT count(*) AS count FROM account_sums')
  return Number(row!.count)
}
const forget = (store: Store) =>
  runStatements(store, ['DELETE FROM account_sums'], ['DELETE FROM account_sum_progress'])

/** The clock of another node, behind or ahead. */
const shifted = (clock: TestClock, by: number): TestClock => ({
  now: () => clock.now() + by,
  advance: clock.advance,
})

describe('stored sums of entries', () => {
  itWithDatabase(
    'change no figure, whichever node has stored them, how many entries at a time, and after a restart',
    async database => {
      const clock = createTestClock()
      let store = await database.open({ clock, nodeId: 1 })
      const other = await database.open({ clock: shifted(clock, -20_000), nodeId: 2 })
      const runs = countOfHistories(store, 18)
      const life = fc.array(actions(fc), { minLength: 8, maxLength: 20, size: 'max' })
      try {
        await fc.assert(
          fc.asyncProperty(life, fc.integer({ min: 1, max: 9 }), async (history, chunk) => {
            const person = await runHistory(createBackEnd(store, clock), history)
            clock.advance(2 * MINUTE)
            await forget(store)
            const figures = await figuresOf(person)
            expect(await countOf(store)).toBe(0)

            const { data } = await person.get('getUserInfo')
            const services: Services = person.services
            const nodes = [services, { ...services, store: other }, { ...services, store: other }]
            await Promise.all(nodes.map(node => sumEntries(node, BigInt(data.id), chunk)))
            expect(await countOf(store)).toBeGreaterThan(0)
            expect(await figuresOf(person)).toEqual(figures)

            await store.close()
            store = await database.open({ clock, nodeId: 1 })
            const again = createBackEnd(store, clock)
            const same = again.as(person.token!)
            expect(await figuresOf(same)).toEqual(figures)

            // Later entries are added to what is stored, or read beside it.
            await same.get('createDeposit', {
              body: { channelId: 1, amount: '70', idempotencyKey: randomUUID() },
            })
            clock.advance(DAY / 3)
            await again.reviewDeposits()
            const beside = await figuresOf(same)
            clock.advance(2 * MINUTE)
            const later = await figuresOf(same)
            await sumEntries(same.services, BigInt(data.id), 1)
            expect(await figuresOf(same)).toEqual(later)
            await forget(store)
            expect(await figuresOf(same)).toEqual(later)
            expect(beside).not.toEqual(figures)
          }),
          { numRuns: runs, endOnFailure: true },
        )
      } finally {
        await store.close()
        await other.close()
      }
    },
    600_000,
  )

  itWithDatabase('are of settled entries only, and none for an account with few', async database => {
    const clock = createTestClock()
    const store = await database.open({ clock })
    const person = await createBackEnd(store, clock).signUp({ money: '100' })
    const { data } = await person.get('getUserInfo')
    await sumEntries(person.services, BigInt(data.id), 1)
    expect(await countOf(store)).toBe(0)
    clock.advance(2 * MINUTE)
    await figuresOf(person)
    expect(await countOf(store)).toBe(0)
    await sumEntries(person.services, BigInt(data.id), 1)
    expect(await countOf(store)).toBeGreaterThan(0)
    await store.close()
  })
})
