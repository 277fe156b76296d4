import { describe, expect } from 'vitest'
import { add, compare, subtract, sum } from '#src/lib/money/money.ts'
import { DAY } from '#src/lib/time/time-units.ts'
import { itWithBackEnd, spotOrderFields } from '#tests/support/back-end.ts'

describe('results of the days of a month', () => {
  itWithBackEnd(
    'lead from day to day without what was paid in, and today’s is the change of the day [U2]',
    async ({ signUp, clock }) => {
      // The first of a month, so that all days are of this one.
      const nextMonth = new Date(clock.now())
      nextMonth.setUTCMonth(nextMonth.getUTCMonth() + 1, 1)
      nextMonth.setUTCHours(9, 0, 0, 0)
      clock.advance(nextMonth.getTime() - clock.now())
      const member = await signUp({ money: '5000' })
      await member.get('placeSpotOrder', { body: await spotOrderFields(member) })
      clock.advance(2 * DAY)
      await member.get('placeSpotOrder', { body: await spotOrderFields(member, { exchangeType: 2 }) })
      clock.advance(DAY + 1)
      for (const utcOffset of [-300, 0, 330]) {
        const { rows } = await member.get('listDayResults', { query: { utcOffset } })
        expect(rows).toHaveLength(4)
        expect(rows[0]).toMatchObject({ paidIn: '5000', paidOut: '0' })
        for (const [index, row] of rows.entries()) {
          const before = rows[index - 1]?.endValue ?? '0'
          expect(compare(add(before, add(row.paidIn, row.change)), row.endValue)).toBe(0)
          if (index > 0) expect(row.dayStart - rows[index - 1]!.dayStart).toBe(DAY)
        }
        const { data: today } = await member.get('getDayChange', { query: { utcOffset } })
        expect(rows.at(-1)).toMatchObject({
          dayStart: today.dayStart,
          change: today.change,
          endValue: today.endValue,
        })
        expect(compare(sum(rows.map(row => row.change)), subtract(today.endValue, '5000'))).toBe(0)
      }
    },
  )

  itWithBackEnd(
    'of a past month end with it, and are those that were shown then',
    async ({ signUp, clock }) => {
      // Ends in the next month.
      const late = new Date(clock.now())
      late.setUTCMonth(late.getUTCMonth() + 1, 22)
      clock.advance(late.getTime() - clock.now())
      const member = await signUp({ money: '5000' })
      await member.get('placeSpotOrder', { body: await spotOrderFields(member) })
      clock.advance(2 * DAY)
      const month = new Date(clock.now()).toISOString().slice(0, 7)
      const { rows: then } = await member.get('listDayResults', { query: { month } })
      clock.advance(12 * DAY)
      const { rows: now } = await member.get('listDayResults', { query: { month } })
      expect(now.slice(0, then.length - 1)).toEqual(then.slice(0, -1))
      expect(new Date(now.at(-1)!.dayStart).toISOString().slice(0, 7)).toBe(month)
      expect(new Date(now.at(-1)!.dayStart + DAY).toISOString().slice(0, 7)).not.toBe(month)
    },
  )

  itWithBackEnd(
    'have each entry on exactly one day where clocks change, and add up to the account value (A6)',
    async ({ signUp, clock }) => {
      for (const [paidAt, day, months] of [
        // 23:30 in Berlin, after the clock was set back; 00:20, after it was set forward.
        ['2027-03-31T22:20:00Z', '2027-03-31T22:00:00Z', ['2027-03', '2027-04']],
        ['2027-10-31T22:30:00Z', '2027-10-30T22:00:00Z', ['2027-10', '2027-11']],
      ] as const) {
        clock.advance(Date.parse(paidAt) - clock.now())
        const member = await signUp({ money: '777' })
        await member.get('placeSpotOrder', { body: await spotOrderFields(member) })
        clock.advance(2 * DAY)
        const pages = await Promise.all(
          months.map(month => member.get('listDayResults', { query: { month, timeZone: 'Europe/Berlin' } })),
        )
        const days = pages.flatMap(({ rows }) => rows)
        const paid = days.filter(({ paidIn }) => paidIn !== '0')
        expect(paid).toMatchObject([{ paidIn: '777' }])
        expect(new Date(paid[0]!.dayStart).toISOString()).toBe(new Date(day).toISOString())
        expect(days[0]).toBe(paid[0])
        expect(compare(sum(['777', ...days.map(({ change }) => change)]), days.at(-1)!.endValue)).toBe(0)
      }
      const unknown = { query: { timeZone: 'Europe/Atlantis' } }
      expect(await (await signUp()).call('listDayResults', unknown)).toMatchObject({
        code: 422,
        params: { field: 'timeZone' },
      })
    },
  )

  itWithBackEnd(
    'are none before the first entry, and refused for a month too far away',
    async ({ signUp, clock }) => {
      const member = await signUp({ money: '50' })
      const months = (count: number) => {
        const date = new Date(clock.now())
        date.setUTCMonth(date.getUTCMonth() + count, 1)
        return date.toISOString().slice(0, 7)
      }
      expect((await member.get('listDayResults', { query: { month: months(-12) } })).rows).toEqual([])
      for (const month of [months(-13), months(1), '2099-01', '2026-13', 'x']) {
        expect(await member.call('listDayResults', { query: { month } }), month).toMatchObject({ code: 422 })
      }
    },
  )
})
