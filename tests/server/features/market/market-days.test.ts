import { expect } from 'vitest'
import { createPasswords, MINIMAL_PASSWORD_COST } from '#server/auth/passwords.ts'
import { createConfiguredMarket } from '#server/create-services.ts'
import { fixedMarketSeed } from '#server/market/market-seed.ts'
import type { MarketDay } from '#models'
import {
  dayKeyHash,
  dayKeysOfSecret,
  dayKeyText,
  parseDayKey,
  previousDayKey,
} from '#src/lib/market/day-keys.ts'
import { DAY, HOUR, MINUTE } from '#src/lib/time/time-units.ts'
import { createBackEnd, type BackEnd, type Person } from '#tests/support/back-end.ts'
import { itWithStore } from '#tests/support/databases/databases.ts'

const SINCE = Date.UTC(2025, 11, 30, 7, 31)
const seed = fixedMarketSeed(4, SINCE)
const numberOf = (day: string) => Date.parse(day) / DAY

/** A test with a market that began two days before. */
const itWithMarket = (title: string, test: (backEnd: BackEnd) => Promise<void>) =>
  itWithStore(title, (store, clock) =>
    test(
      createBackEnd(store, clock, {}, createPasswords(MINIMAL_PASSWORD_COST), config =>
        createConfiguredMarket(config, clock, { seed }),
      ),
    ),
  )

const daysOf = async (person: Person, pageNum = 1, pageSize = 500) =>
  await person.get('listMarketDays', { query: { pageNum, pageSize } })
const find = (rows: readonly MarketDay[], day: string) => rows.find(row => row.day === day)!

itWithMarket(
  'the days of the market are listed from the newest, two days ahead, to the one of its beginning [R7.7]',
  async ({ guest }) => {
    const { rows, total } = await daysOf(guest)
    expect(rows.map(({ day }) => day)).toEqual([
      '2026-01-03',
      '2026-01-02',
      '2026-01-01',
      '2025-12-31',
      '2025-12-30',
    ])
    expect(total).toBe(5)
    expect((await daysOf(guest, 2, 2)).rows).toEqual(rows.slice(2, 4))
    expect((await daysOf(guest, 3, 2)).rows).toEqual(rows.slice(4))
    expect(await daysOf(guest, 4, 2)).toMatchObject({ rows: [], total: 5 })
  },
)

itWithMarket(
  'a key is published one hour after its day, and not a millisecond earlier, with the hash that was published two days before the day',
  async ({ guest, clock }) => {
    const day = '2026-01-03'
    const ahead = find((await daysOf(guest)).rows, day)
    expect(ahead).toMatchObject({ key: null, revealsAt: Date.UTC(2026, 0, 4, 1) })
    clock.advance(ahead.revealsAt - 1 - clock.now())
    expect(find((await daysOf(guest)).rows, day)).toEqual(ahead)
    clock.advance(1)
    const { key, ...same } = find((await daysOf(guest)).rows, day)
    expect({ ...same, key: null }).toEqual(ahead)
    expect(dayKeyHash(parseDayKey(key!))).toBe(ahead.keyHash)
  },
)

itWithMarket(
  'the newest key tells all earlier ones, and their hashes are those published before',
  async ({ guest, clock }) => {
    const seen = new Map<string, string>()
    for (let step = 0; step < 12; step++) {
      for (const { day, keyHash } of (await daysOf(guest)).rows) {
        expect(seen.get(day) ?? keyHash).toBe(keyHash)
        seen.set(day, keyHash)
      }
      clock.advance(13 * HOUR)
    }
    const told = (await daysOf(guest)).rows.filter(({ key }) => key !== null)
    expect(told.length).toBeGreaterThan(6)
    let key = parseDayKey(told[0]!.key!)
    for (const row of told) {
      expect(row.key).toBe(dayKeyText(key))
      expect(dayKeyHash(key)).toBe(seen.get(row.day))
      key = previousDayKey(key)
    }
  },
)

itWithMarket(
  'no answer, refusal or log line has the key of a day that is not published, nor the secret',
  async ({ guest, clock, logged }) => {
    const keys = dayKeysOfSecret(seed.secret)
    const texts: string[] = []
    const ask = async (...call: Parameters<Person['call']>) =>
      texts.push(JSON.stringify(await guest.call(...call)))
    for (let step = 0; step < 4; step++) {
      texts.length = 0
      for (const pageNum of [1, 2, 100_000]) await ask('listMarketDays', { query: { pageNum, pageSize: 3 } })
      await ask('listMarketDays', { query: { pageNum: 0, pageSize: 501 } })
      await ask('listMarketDays', { query: { pageNum: 'x', pageSize: -1, day: '2099-12-31' } })
      for (const productCode of ['AAPL', 'NONE'])
        await ask('getMarketTerms', { query: { productType: 1, productCode } })
      const all = texts.join('') + logged()
      const today = Math.floor(clock.now() / DAY)
      const hidden = [
        today - (clock.now() % DAY < HOUR ? 1 : 0),
        today + 1,
        today + 2,
        today + 3,
        numberOf('2099-12-31'),
      ]
      for (const day of hidden) expect(all).not.toContain(dayKeyText(keys.keyOf(day)))
      expect(all).not.toContain(dayKeyText(seed.secret))
      clock.advance(12 * HOUR + 20 * MINUTE)
    }
  },
)
