import { describe, expect } from 'vitest'
import { bookRealisedGains } from '#server/features/wallet/realised-gains.ts'
import type { Store } from '#server/kernel/store.ts'
import type { RealisedGain } from '#models'
import { compare, subtract, sum } from '#src/lib/money/money.ts'
import { DAY, MINUTE } from '#src/lib/time/time-units.ts'
import { createBackEnd, itWithBackEnd, spotOrderFields, type Person } from '#tests/support/back-end.ts'
import {
  countOfHistories,
  createTestClock,
  itWithDatabase,
  runStatements,
} from '#tests/support/databases/databases.ts'
import { actions, runHistory } from '#tests/support/histories/account-history.ts'
import * as fc from '#tests/support/seeded-fast-check.ts'

const TABLES = ['lots', 'lot_positions', 'realised_gains', 'realised_sums', 'lot_progress']
const forget = (store: Store) =>
  runStatements(store, ...TABLES.map(name => [`DELETE FROM ${name}`, []] as const))

/** All rows of a year, page by page. */
async function gainsOf(person: Person, year: number, pageSize = 500): Promise<RealisedGain[]> {
  const rows: RealisedGain[] = []
  for (;;) {
    const before = rows.at(-1)?.id
    // oxlint-disable-next-line no-await-in-loop -- Each page begins after the one before.
    const page = await person.get('listRealisedGains', { query: { year, pageSize, before } })
    rows.push(...page.rows)
    if (page.rows.length < pageSize) {
      expect(rows).toHaveLength(page.total)
      return rows
    }
  }
}

const trade = async (person: Person, side: 1 | 2, quantity: string) =>
  (
    await person.get('placeSpotOrder', {
      body: await spotOrderFields(person, { exchangeType: side, quantity }),
    })
  ).data

const choose = (person: Person, method: 'fifo' | 'average') =>
  person.get('chooseCostMethod', { body: { method } })

/** What holdings, lots and realised gains say of the products of a person. */
const SELECT_BOOKS = `SELECT h.product_id, h.cost AS holding_cost, a.quantity AS held, p.quantity AS quantity, p.cost AS cost,
    (SELECT CAST(coalesce(sum(l.quantity - l.taken), 0) AS BIGINT) FROM lots l WHERE l.user_id = h.user_id AND l.product_id = h.product_id) AS open
  FROM holdings h
  JOIN (SELECT owner, asset, CAST(sum(balance) AS BIGINT) AS quantity FROM accounts GROUP BY owner, asset) a
    ON a.owner = h.user_id AND a.asset = 'P:' || h.product_id
  LEFT JOIN lot_positions p ON p.user_id = h.user_id AND p.product_id = h.product_id WHERE h.user_id = $1`

describe('realized gains', () => {
  itWithDatabase(
    'agree with the holdings after any history, however they are booked and paged [R3.2]',
    async database => {
      const clock = createTestClock()
      const store = await database.open({ clock })
      const runs = countOfHistories(store, 18)
      let seen = 0
      const life = fc.array(actions(fc), { minLength: 10, maxLength: 30, size: 'max' })
      try {
        await fc.assert(
          fc.asyncProperty(life, fc.integer({ min: 1, max: 5 }), async (history, size) => {
            const person = await runHistory(createBackEnd(store, clock), history)
            const { data: user } = await person.get('getUserInfo')
            const userId = BigInt(user.id)
            const years = [2025, 2026, 2027]
            const read = () =>
              Promise.all(years.map(year => person.get('getRealisedReport', { query: { year } })))
            const ofYear = new Date(clock.now()).getUTCFullYear()

            clock.advance(2 * MINUTE)
            const reports = await read()
            const rows = await gainsOf(person, ofYear)
            expect(await gainsOf(person, ofYear, size)).toEqual(rows)
            seen += rows.length
            const report = reports[years.indexOf(ofYear)]!.data
            expect(report.isComplete).toBe(true)
            expect(compare(sum(rows.map(row => row.gain)), report.total.gain)).toBe(0)

            const books = await store.query<Record<string, bigint>>(SELECT_BOOKS, [userId])
            for (const book of books) {
              expect(book['cost'] ?? 0n).toBe(book['holding_cost'])
              expect(book['quantity'] ?? 0n).toBe(book['held'])
              expect(book['open']).toBe(book['held'])
            }

            // In small steps, by two nodes at once.
            await forget(store)
            const bounds = { chunks: 1, entries: size, parts: size }
            const next = () => bookRealisedGains(person.services, userId, bounds)
            // oxlint-disable-next-line no-await-in-loop -- Each call goes on where the one before ended.
            while (!(await Promise.all([next(), next()])).every(Boolean));
            expect(await gainsOf(person, ofYear)).toEqual(rows)
            const same = (await read()).map(({ data }) => ({ ...data, includedTo: 0 }))
            expect(same).toEqual(reports.map(({ data }) => ({ ...data, includedTo: 0 })))
          }),
          { numRuns: runs, endOnFailure: true },
        )
        expect(seen).toBeGreaterThan(0)
      } finally {
        await store.close()
      }
    },
    600_000,
  )

  itWithBackEnd(
    'take the oldest units first, or cost the average, as a person has chosen on any device [R3.2]',
    async ({ signUp, clock }) => {
      const member = await signUp({ money: '50000' })
      const first = await trade(member, 1, '2')
      const boughtAt = clock.now()
      clock.advance(4 * DAY)
      const second = await trade(member, 1, '2')
      clock.advance(4 * DAY)
      const sale = await trade(member, 2, '3')
      const year = new Date(clock.now()).getUTCFullYear()
      const paid = (order: { cost: string; fee: string }) => sum([order.cost, order.fee])
      const received = subtract(sale.cost, sale.fee)

      // At once, although it is not stored yet.
      const rows = await gainsOf(member, year)
      expect(rows).toMatchObject([
        { quantity: '1', acquiredId: second.id, referenceId: sale.id, referenceType: 'spotOrder' },
        { quantity: '2', acquiredId: first.id, acquiredAt: boughtAt, soldAt: clock.now() },
      ])
      expect(compare(rows[1]!.cost, paid(first))).toBe(0)
      expect(compare(sum(rows.map(row => row.proceeds)), received)).toBe(0)

      expect((await choose(member, 'average')).data).toEqual({ method: 'average' })
      const { data: report } = await member.get('getRealisedReport', { query: { year } })
      const all = await gainsOf(member, year)
      expect(report).toMatchObject({ method: 'average', year, total: { count: 2 } })
      const cost = sum([paid(first), paid(second)])
      expect(compare(report.total.cost, sum(all.map(row => row.cost)))).toBe(0)
      const { rows: holdings } = await member.get('listHoldings')
      expect(compare(subtract(cost, report.total.cost), holdings[0]!.cost)).toBe(0)
      await choose(member, 'fifo')
      expect(await gainsOf(member, year)).toEqual(rows)
    },
  )

  itWithBackEnd(
    'belong to the calendar year UTC of the sale; a year without a sale is empty [R3.2]',
    async ({ signUp, clock }) => {
      const end = Date.UTC(new Date(clock.now()).getUTCFullYear() + 1, 0, 1)
      clock.advance(end - 2 * DAY - clock.now())
      const member = await signUp({ money: '50000' })
      await trade(member, 1, '2')
      const year = new Date(end).getUTCFullYear()
      clock.advance(end - 1 - clock.now())
      const last = await trade(member, 2, '1')
      clock.advance(1)
      const first = await trade(member, 2, '1')
      clock.advance(DAY)
      expect((await gainsOf(member, year - 1)).map(row => row.referenceId)).toEqual([last.id])
      expect((await gainsOf(member, year)).map(row => row.referenceId)).toEqual([first.id])
      expect(await gainsOf(member, year - 2)).toEqual([])
      const { data } = await member.get('getRealisedReport')
      expect(data).toMatchObject({ year, firstYear: year - 1, lastYear: year, total: { count: 1 } })
      const { data: empty } = await member.get('getRealisedReport', { query: { year: year - 2 } })
      expect(empty).toMatchObject({ total: { count: 0, gain: '0' }, products: [], results: [] })
    },
  )

  itWithBackEnd(
    'of a long history are read in steps of bounded work, each of which answers [R3.2]',
    async ({ signUp, clock, services }) => {
      const member = await signUp({ money: '50000' })
      for (let index = 0; index < 6; index++) {
        // oxlint-disable-next-line no-await-in-loop -- One order after the other.
        await trade(member, 1, '1')
      }
      // One sale of all lots, in parts of two.
      const sale = await trade(member, 2, '6')
      clock.advance(2 * MINUTE)
      const { data: user } = await member.get('getUserInfo')
      const step = () => bookRealisedGains(services, BigInt(user.id), { chunks: 1, entries: 1000, parts: 2 })
      const count = async () => {
        const [row] = await services.store.query<{ count: bigint }>(
          'SELECT count(*) AS count FROM realised_gains WHERE user_id = $1',
          [BigInt(user.id)],
        )
        return Number(row!.count)
      }
      expect(await step()).toBe(false)
      expect(await count()).toBe(2)
      expect(await step()).toBe(false)
      expect(await count()).toBe(4)
      while (!(await step()));
      const rows = await gainsOf(member, new Date(clock.now()).getUTCFullYear())
      expect(rows.map(row => row.quantity)).toEqual(['1', '1', '1', '1', '1', '1'])
      expect(compare(sum(rows.map(row => row.proceeds)), subtract(sale.cost, sale.fee))).toBe(0)
    },
  )
})
