import { expect, it } from 'vitest'
import { CATALOGUE } from '#server/market/catalogue.ts'
import { createHistory } from '#server/market/history.ts'
import { fixedMarketSeed } from '#server/market/market-seed.ts'
import { createMarket } from '#server/market/market.ts'
import { createCacheSigner } from '#server/market/signed-cache.ts'
import { readOpenings, writeOpenings } from '#server/market/openings.ts'
import { itWithStoreOnEveryEngine, runStatements } from '#tests/support/databases/databases.ts'
import { DAY, HOUR } from '#src/lib/time/time-units.ts'

const SINCE = Date.UTC(2026, 10, 1, 7, 13)
const FIRST = Math.floor(SINCE / DAY) + 1
const seed = { ...fixedMarketSeed(1, SINCE), earlierSeed: 1 }

itWithStoreOnEveryEngine('opening prices of the days that have begun are stored, once each', async store => {
  let now = SINCE + HOUR
  const services = { store, market: createMarket({ seed, clock: () => now }) }
  await writeOpenings(services)
  expect(await readOpenings(store, createCacheSigner(seed))).toEqual([])
  now = (FIRST + 2) * DAY - 1
  await writeOpenings(services)
  expect((await readOpenings(store, createCacheSigner(seed))).map(({ day }) => day)).toEqual([
    FIRST,
    FIRST + 1,
  ])
  now++
  await Promise.all([writeOpenings(services), writeOpenings(services)])
  const stored = await readOpenings(store, createCacheSigner(seed))
  expect(stored.map(({ day }) => day)).toEqual([FIRST, FIRST + 1, FIRST + 2])
  const { seriesOf } = createHistory({ seed, hours: 'always' })
  for (const product of CATALOGUE) {
    const price = product.legs.length > 0 ? 0 : seriesOf(product).priceAt((FIRST * DAY) / product.tickPeriod)
    expect(stored[0]!.prices[product.productId] ?? 0, product.productCode).toBe(price)
  }
})

itWithStoreOnEveryEngine(
  'prices are the same with and without stored opening prices, or with a part of them',
  async store => {
    const now = (FIRST + 6) * DAY + 11 * HOUR
    await writeOpenings({ store, market: createMarket({ seed, clock: () => now }) })
    await runStatements(store, [`DELETE FROM market_openings WHERE day = ${FIRST + 2}`])
    await runStatements(store, [`UPDATE market_openings SET prices = '[null,' WHERE day = ${FIRST + 4}`])
    // Another price: whoever can write to the database sets none with it.
    await runStatements(store, [
      `UPDATE market_openings SET prices = replace(prices, '1', '2') WHERE day = ${FIRST + 5}`,
    ])
    const openings = await readOpenings(store, createCacheSigner(seed))
    expect(openings.map(({ day }) => day - FIRST)).toEqual([0, 1, 3, 6])
    const part = openings.map(({ day, prices }) => ({ day, prices: prices.slice(0, 100) }))
    const [plain, cached, partly] = [[], openings, part].map(each =>
      createHistory({ seed, hours: 'always', openings: each }),
    )
    // Of some the last day first, of others the days in between.
    for (const [index, product] of CATALOGUE.entries()) {
      for (const time of index % 2 ? [now, SINCE + 3 * DAY, SINCE - DAY] : [SINCE + 4 * DAY, SINCE, now]) {
        const tick = Math.floor(time / product.tickPeriod)
        const price = plain!.seriesOf(product).priceAt(tick)
        expect(cached!.seriesOf(product).priceAt(tick), product.productCode).toBe(price)
        expect(partly!.seriesOf(product).priceAt(tick), product.productCode).toBe(price)
      }
    }
  },
)

it('opening prices are used: a start a year after the beginning computes no earlier day', () => {
  const old = fixedMarketSeed(2, Date.UTC(2025, 0, 1))
  const today = Date.UTC(2026, 0, 1) / DAY
  // Impossible prices, so that they are recognized.
  const prices = new Float64Array(1000).fill(1_000_000)
  const openings = [today - 1, today].map(day => ({ day, prices }))
  const { seriesOf } = createHistory({ seed: old, hours: 'always', openings })
  const own = CATALOGUE.filter(({ legs }) => legs.length === 0)
  for (const product of own)
    expect(seriesOf(product).priceAt((today * DAY) / product.tickPeriod)).toBe(1_000_000)
})
