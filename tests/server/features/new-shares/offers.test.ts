import { describe, expect, it } from 'vitest'
import { offerChance } from '#server/features/new-shares/offer-chance.ts'
import { OFFER_INTERVAL, findOffer, listOffers, offerStatusAt } from '#server/features/new-shares/offers.ts'
import { fixedMarketSeed } from '#server/market/market-seed.ts'
import { createMarket } from '#server/market/market.ts'
import { shareDocuments } from '#server/features/new-shares/wire.ts'
import { LOCALE_CODES } from '#src/lib/locales.ts'
import { compare } from '#src/lib/money/money.ts'
import { createDayKeys, dayKeysOfSecret } from '#src/lib/market/day-keys.ts'
import { createNoise } from '#src/lib/market/noise.ts'
import * as fc from '#tests/support/seeded-fast-check.ts'
import { DAY, HOUR } from '#src/lib/time/time-units.ts'

const SEED = 1
const START = Date.UTC(2026, 0, 1)
/** Shortly before the oldest offer that is looked at. */
const SINCE = START - 40 * DAY
const marketAt = (now: number) => createMarket({ seed: fixedMarketSeed(SEED, SINCE), clock: () => now })
const ALL = { pageNum: 1, pageSize: 500 }

describe('new shares calendar', () => {
  it('always has upcoming, open, drawn and listed offers [R2.5]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 * DAY }), passed => {
        const now = START + passed
        const market = marketAt(now)
        const current = listOffers(market, { ...ALL, view: 'current' }).rows
        const states = current.map(offer => offerStatusAt(offer, now))
        expect(states).toContain('upcoming')
        expect(states.filter(status => status === 'open')).toHaveLength(2)
        expect(states.some(status => status === 'drawn' || status === 'closed')).toBe(true)
        expect(states).not.toContain('listed')
        const listed = listOffers(market, { ...ALL, view: 'listed' }).rows
        expect(listed.length).toBeGreaterThan(50)
        expect(listed.every(offer => offerStatusAt(offer, now) === 'listed')).toBe(true)
      }),
      { numRuns: 30 },
    )
  })

  it('is the same for every caller at any time, except for the status [R2.5]', () => {
    const [early, late] = [marketAt(START), marketAt(START + 90 * DAY)]
    const { rows } = listOffers(early, { ...ALL, view: 'current' })
    expect(rows.map(({ id }) => findOffer(late, id))).toEqual(rows)
    const other = createMarket({ seed: fixedMarketSeed(2, SINCE), clock: () => START })
    expect(findOffer(other, rows[0]!.id)?.totalLots).not.toBe(rows[0]!.totalLots)
  })

  it('shows no offer before its announcement, and none that does not exist [R2.5]', () => {
    const { rows } = listOffers(marketAt(START), { ...ALL, view: 'current' })
    const last = rows.at(-1)!
    const announced = last.announcedAt
    expect(findOffer(marketAt(announced), last.id)).toBeDefined()
    expect(findOffer(marketAt(announced - 1), last.id)).toBeUndefined()
    for (const id of [0, -1, 0.5, Number.NaN, last.id + 1]) {
      expect(findOffer(marketAt(START), id)).toBeUndefined()
    }
  })

  it('pages to the end of the list without skipping or repeating an offer [R2.5]', () => {
    const market = marketAt(START + 40 * DAY)
    const all = listOffers(market, { ...ALL, view: 'listed' })
    const pages = [1, 2, 3, 4].flatMap(
      pageNum => listOffers(market, { view: 'listed', pageNum, pageSize: 20 }).rows,
    )
    expect(pages).toEqual(all.rows)
    expect(all.total).toBe(all.rows.length)
    expect(all.rows.map(({ id }) => id)).toEqual(all.rows.map(({ id }) => id).toSorted((a, b) => b - a))
  })

  it('prices a share at most at its market price, and a lot at a few hundred at most [R2.5]', () => {
    const market = marketAt(START + 120 * DAY)
    const { rows } = listOffers(market, { ...ALL, view: 'listed' })
    for (const { price, marketPrice, lotSize, product, totalLots, maxLots } of rows) {
      expect(compare(price, marketPrice)).toBeLessThanOrEqual(0)
      expect(Number(price)).toBeGreaterThan(Number(marketPrice) * 0.94)
      expect(product.productType).toBe(1)
      expect(product.suspended).toBeUndefined()
      expect(totalLots).toBeGreaterThanOrEqual(maxLots)
      if (Number(price) < 1000) expect(Number(price) * lotSize).toBeLessThan(1000)
    }
    expect(new Set(rows.map(({ product }) => product.productId)).size).toBe(rows.length)
  })

  it('is oversubscribed for most offers and not for some [R2.5]', () => {
    const market = marketAt(START + 40 * DAY)
    const { rows } = listOffers(market, { ...ALL, view: 'listed' })
    const isScarce = rows.map(offer => {
      const asked = offerChance(market, offer).participants.map(({ lots }) => lots)
      expect(Math.min(...asked)).toBeGreaterThanOrEqual(1)
      expect(Math.max(...asked)).toBeLessThanOrEqual(20)
      return asked.reduce((sum, lots) => sum + lots, 0) > offer.totalLots
    })
    const share = isScarce.filter(Boolean).length / rows.length
    expect(share).toBeGreaterThan(0.5)
    expect(share).toBeLessThan(0.98)
  })

  it('leaves to chance what follows from the key of the day of the draw, which is published after that day [R2.5]', () => {
    const market = marketAt(START)
    const keys = dayKeysOfSecret(market.seed.secret)
    const withKeysUpTo = (day: number) => ({
      ...market,
      noise: createNoise(createDayKeys({ day, key: keys.keyOf(day) })),
    })
    for (const offer of listOffers(market, { ...ALL, view: 'current' }).rows) {
      const day = Math.floor(offer.drawsAt / DAY)
      expect(day * DAY).toBeGreaterThanOrEqual(offer.closesAt - 12 * HOUR)
      expect(offerChance(withKeysUpTo(day), offer)).toEqual(offerChance(market, offer))
      expect(() => offerChance(withKeysUpTo(day - 1), offer)).toThrow(RangeError)
      const { participants } = offerChance(market, offer)
      expect(new Set(participants.map(({ id }) => id)).size).toBe(participants.length)
    }
  })

  it('uses UTC moments, so that day boundaries change nothing [R2.5]', () => {
    const offer = findOffer(marketAt(START), 730)!
    expect(offer.closesAt - offer.opensAt).toBe(24 * HOUR)
    expect(offer.listsAt - offer.closesAt).toBe(12 * HOUR)
    expect(offer.opensAt % OFFER_INTERVAL).toBe(0)
    expect(offerStatusAt(offer, offer.opensAt - 1)).toBe('upcoming')
    expect(offerStatusAt(offer, offer.opensAt)).toBe('open')
    expect(offerStatusAt(offer, offer.closesAt - 1)).toBe('open')
    expect(offerStatusAt(offer, offer.closesAt)).toBe('closed')
    expect(offerStatusAt(offer, offer.drawsAt)).toBe('drawn')
    expect(offerStatusAt(offer, offer.listsAt)).toBe('listed')
  })

  it('returns documents in the reader’s language, each marked as sandbox [R2.5, R7.3]', () => {
    const { product } = findOffer(marketAt(START), 730)!
    for (const locale of LOCALE_CODES) {
      const documents = shareDocuments(product, locale)
      expect(documents.map(({ id }) => id)).toEqual(['summary', 'draw', 'risks', 'terms'])
      for (const { text, title } of documents) {
        expect(text).not.toContain('{')
        expect(title).not.toBe('')
      }
    }
    expect(shareDocuments(product, 'zh')[0]!.text).toContain(
      product.productNameLang.zh ?? product.productName,
    )
  })
})
