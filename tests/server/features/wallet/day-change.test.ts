import { describe, expect, it } from 'vitest'
import { dayStartAt } from '#server/features/wallet/day-change.ts'
import { add, compare, subtract, sum } from '#src/lib/money/money.ts'
import { DAY, HOUR, MINUTE } from '#src/lib/time/time-units.ts'
import { createBackEnd, itWithBackEnd, spotOrderFields, type Person } from '#tests/support/back-end.ts'
import { countOfHistories, itWithStore } from '#tests/support/databases/databases.ts'
import { actions, runHistory } from '#tests/support/histories/account-history.ts'
import * as fc from '#tests/support/seeded-fast-check.ts'

const dayChangeOf = async (person: Person, utcOffset?: number) =>
  (await person.get('getDayChange', { query: { utcOffset } })).data

type DayChange = Awaited<ReturnType<typeof dayChangeOf>>

/** The two identities that make a day's change checkable by its reader. */
function expectToAddUp({ startValue, paidIn, paidOut, change, endValue, lines }: DayChange): void {
  expect(compare(sum(['0', ...lines.map(line => line.value)]), change)).toBe(0)
  expect(compare(add(subtract(add(startValue, paidIn), paidOut), change), endValue)).toBe(0)
}

const lineOf = ({ lines }: DayChange, kind: string) => lines.find(line => line.kind === kind)?.value

describe('change of the day', () => {
  itWithStore(
    'its lines add up to it, and it leads from the value at the start of the day to the value now, whatever was done [U2]',
    async (store, clock) => {
      const backEnd = createBackEnd(store, clock)
      const kinds = new Set<string>()
      const lives = fc.array(actions(fc), { minLength: 15, maxLength: 30, size: 'max' })
      await fc.assert(
        fc.asyncProperty(lives, fc.constantFrom(-300, 0, 345, 840), async (life, utcOffset) => {
          const person = await runHistory(backEnd, life)
          const day = await dayChangeOf(person, utcOffset)
          expectToAddUp(day)
          for (const { kind } of day.lines) kinds.add(kind)
          const { data: panel } = await person.get('getAssetPanel', { query: { utcOffset } })
          expect(panel.profitAndLoseToday).toBe(day.change)
          expect(panel.userBalanceConvert).toBe(day.endValue)
          // The value at 00:00 UTC is a point of the curve.
          const utc = await dayChangeOf(person)
          const { data: curve } = await person.get('getEquityCurve', { query: { range: 'week' } })
          const midnight = curve.points.find(point => point.time === utc.dayStart)
          if (midnight) expect(utc.startValue).toBe(midnight.equity)
          expectToAddUp(utc)
        }),
        { numRuns: countOfHistories(store, 24), endOnFailure: true },
      )
      if (store.engine === 'sqlite') expect([...kinds]).toEqual(expect.arrayContaining(['holding', 'fees']))
    },
    600_000,
  )

  itWithBackEnd(
    'is not changed by what is paid in, and only by the fee of what is paid out [U2]',
    async backEnd => {
      const member = await backEnd.signUp({ money: '1000' })
      const day = await dayChangeOf(member)
      expect(day).toMatchObject({
        startValue: '0',
        paidIn: '1000',
        paidOut: '0',
        change: '0',
        endValue: '1000',
      })
      expect(day.lines).toEqual([])
    },
  )

  itWithBackEnd('counts what was lost today, not only what is unrealised [U2]', async ({ signUp, clock }) => {
    const member = await signUp({ money: '5000' })
    clock.advance(2 * DAY)
    const { data: bought } = await member.get('placeSpotOrder', { body: await spotOrderFields(member) })
    clock.advance(HOUR)
    const { data: sold } = await member.get('placeSpotOrder', {
      body: await spotOrderFields(member, { exchangeType: 2 }),
    })
    const day = await dayChangeOf(member)
    expect(lineOf(day, 'fees')).toBe(subtract('0', add(bought.fee, sold.fee)))
    expect(compare(day.change, subtract(day.endValue, '5000'))).toBe(0)
    // Nothing is held any more: the line is what the sale brought less what the purchase cost.
    const { rows } = await member.get('listLedgerEntries', { query: { pageNum: 1, pageSize: 100 } })
    const trades = rows.filter(row => row.assetName === 'USDT' && row.type.startsWith('spot'))
    expect(compare(lineOf(day, 'holding') ?? '0', sum(trades.map(row => row.amount)))).toBe(0)
    expectToAddUp(day)
  })

  itWithBackEnd('starts at midnight of the clock that the person names [U2]', async ({ signUp, clock }) => {
    const member = await signUp({ money: '100' })
    clock.advance(3 * DAY)
    for (const utcOffset of [-840, -300, 0, 345, 840]) {
      const { dayStart, time, paidIn } = await dayChangeOf(member, utcOffset)
      expect((dayStart + utcOffset * MINUTE) % DAY, `${utcOffset}`).toBe(0)
      expect(time - dayStart).toBeLessThan(DAY)
      expect(paidIn).toBe('0')
    }
    expect(await member.call('getDayChange', { query: { utcOffset: 841 } })).toMatchObject({ code: 422 })
  })

  it('starts a day at its own first millisecond, and not before [U2]', () => {
    const midnight = Date.UTC(2026, 10, 24)
    expect(dayStartAt(midnight)).toBe(midnight)
    expect(dayStartAt(midnight - 1)).toBe(midnight - DAY)
    expect(dayStartAt(midnight, 60)).toBe(midnight - HOUR)
    expect(dayStartAt(midnight - HOUR, 60)).toBe(midnight - HOUR)
    expect(dayStartAt(midnight, -60)).toBe(midnight - 23 * HOUR)
  })
})
