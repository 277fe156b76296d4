import { expect } from 'vitest'
import { createPasswords, MINIMAL_PASSWORD_COST } from '#server/auth/passwords.ts'
import { createConfiguredMarket } from '#server/create-services.ts'
import { fixedMarketSeed, type MarketSeed } from '#server/market/market-seed.ts'
import { createReplay, type Replay } from '#src/lib/market/replay.ts'
import { runSteps } from '#src/lib/run-steps.ts'
import { DAY, HOUR, MINUTE } from '#src/lib/time/time-units.ts'
import { createBackEnd, type BackEnd, type Person } from '#tests/support/back-end.ts'
import { itWithStore } from '#tests/support/databases/databases.ts'

/** On a Monday; the clock of the tests begins on a Thursday, a holiday in New York. */
const SINCE = Date.UTC(2025, 11, 29, 7, 31)
const LISTS = ['listStockProducts', 'listCryptoProducts', 'listFuturesProducts', 'listForexProducts'] as const
const seed = fixedMarketSeed(6, SINCE)

const itWithMarket = (
  title: string,
  { marketSeed, hours }: { marketSeed: MarketSeed; hours: 'always' | 'exchange' },
  test: (backEnd: BackEnd) => Promise<void>,
) =>
  itWithStore(title, (store, clock) =>
    test(
      createBackEnd(store, clock, { MARKET_HOURS: hours }, createPasswords(MINIMAL_PASSWORD_COST), config =>
        createConfiguredMarket(config, clock, { seed: marketSeed }),
      ),
    ),
  )

const productsOf = async (person: Person) =>
  (await Promise.all(LISTS.map(id => person.get(id, { query: { pageNum: 1, pageSize: 500 } })))).flatMap(
    ({ rows }) => rows,
  )
type ProductRow = Awaited<ReturnType<typeof productsOf>>[number]

const termsOf = async (person: Person, productType: number, productCode: string) =>
  (await person.get('getMarketTerms', { query: { productType, productCode } })).data

/** The past prices of a product, as a device computes them from what is published. */
async function replayOf(person: Person, { productType, productCode }: ProductRow): Promise<Replay> {
  const { rows } = await person.get('listMarketDays', { query: { pageNum: 1, pageSize: 5 } })
  const { day, key } = rows.find(row => row.key !== null)!
  const terms = await termsOf(person, productType, productCode)
  const legs = await Promise.all(terms.legs.map(leg => termsOf(person, leg.productType, leg.productCode)))
  return createReplay({ terms, legs, newest: { day, key: key! } })
}

interface Quote {
  readonly product: ProductRow
  readonly time: number
  readonly price: string
}

/** What every product was quoted at some moments of the next days. */
async function watch({ guest, clock }: BackEnd, steps: readonly number[]): Promise<Quote[]> {
  const quotes: Quote[] = []
  for (const step of steps) {
    clock.advance(step)
    for (const product of await productsOf(guest))
      quotes.push({ product, time: clock.now(), price: product.tickerInfo.nowPrice })
  }
  return quotes
}

/** Which of the quotes do not follow from what is published. */
async function differing(person: Person, quotes: readonly Quote[]) {
  const replays = new Map<string, Replay>()
  const wrong: string[] = []
  for (const { product, time, price } of quotes) {
    const { productCode } = product
    const replay = replays.get(productCode) ?? (await replayOf(person, product))
    replays.set(productCode, replay)
    const computed = replay.priceAt(time)
    if (computed !== price)
      wrong.push(`${productCode} at ${new Date(time).toISOString()}: ${price}, ${computed}`)
  }
  return { wrong, products: replays.size }
}

const STEPS = [3 * HOUR + 11_234, 17 * HOUR + 1, 14 * HOUR + 59_999]
const WAVES = { productType: 2, productCode: 'WAVES' }
const SUSPENDED = Date.UTC(2025, 5, 17, 8)
const isMoving = ({ product }: Quote) => product.isLock === 0

itWithMarket(
  'every quote of every product follows from the published terms and keys, to the digit [R3.5]',
  { marketSeed: seed, hours: 'always' },
  async backEnd => {
    const quotes = await watch(backEnd, STEPS)
    backEnd.clock.advance(DAY)
    expect(await differing(backEnd.guest, quotes.filter(isMoving))).toEqual({ wrong: [], products: 497 })
  },
)

itWithMarket(
  'quotes of a market that has hours and goes on from an earlier version follow from what is published as well',
  { marketSeed: { ...seed, earlierSeed: 9 }, hours: 'exchange' },
  async backEnd => {
    const quotes = await watch(backEnd, [11 * HOUR, DAY + 7 * HOUR + 3, DAY + 11_777])
    // The keys of a weekend are published once every exchange has opened again.
    backEnd.clock.advance(7 * DAY)
    expect(await differing(backEnd.guest, quotes.filter(isMoving))).toEqual({ wrong: [], products: 497 })
  },
)

itWithMarket(
  'a product that is suspended after the beginning keeps the price that follows from what is published',
  { marketSeed: fixedMarketSeed(6, SUSPENDED - 3 * DAY), hours: 'always' },
  async ({ guest, clock }) => {
    const { product } = (await guest.get('getProduct', { query: WAVES })).data
    const quote = { product, time: clock.now(), price: product.tickerInfo.nowPrice }
    expect((await guest.get('getMarketTerms', { query: WAVES })).data.suspendedSince).toBe(SUSPENDED)
    expect(await differing(guest, [quote, { ...quote, time: SUSPENDED + DAY }])).toEqual({
      wrong: [],
      products: 1,
    })
    const replay = await replayOf(guest, product)
    expect(replay.priceAt(SUSPENDED - DAY)).not.toBe(quote.price)
  },
)

itWithMarket(
  'nothing can be computed of before the market began or of days without a key',
  { marketSeed: seed, hours: 'always' },
  async ({ guest, clock }) => {
    const [product] = await productsOf(guest)
    clock.advance(HOUR)
    const replay = await replayOf(guest, product!)
    const { price } = await termsOf(guest, product!.productType, product!.productCode)
    expect(replay.priceAt(SINCE - 1)).toBeUndefined()
    expect(replay.priceAt(SINCE)).toBe(price)
    const midnight = Math.floor(clock.now() / DAY) * DAY
    expect(replay.priceAt(midnight - 1)).toMatch(/^\d+\.\d\d$/)
    expect(replay.priceAt(midnight)).toBeUndefined()
  },
)

itWithMarket(
  'prices are the same whether days are computed in steps or at once, in whichever order',
  { marketSeed: seed, hours: 'always' },
  async ({ guest, clock }) => {
    const cross = (await productsOf(guest)).find(({ productCode }) => productCode === 'EURGBP')!
    clock.advance(20 * DAY)
    const [stepped, direct] = [await replayOf(guest, cross), await replayOf(guest, cross)]
    const times = Array.from(
      { length: 40 },
      (_, index) => SINCE + ((index * 29) % 40) * 11 * HOUR + index * 777,
    )
    runSteps(stepped.steps(clock.now() - 9 * DAY))
    runSteps(stepped.steps(clock.now() + DAY))
    expect(times.map(stepped.priceAt)).toEqual(times.map(direct.priceAt))
  },
)

itWithMarket(
  'terms of a product that does not exist are refused',
  { marketSeed: seed, hours: 'always' },
  async ({ guest }) => {
    const query = { productType: 1, productCode: 'NONE' }
    expect(await guest.call('getMarketTerms', { query })).toEqual({ code: 460, msg: 'hint_product_unknown' })
  },
)

itWithMarket(
  'terms of a market are told once it has begun, as the price at its beginning would tell the future',
  { marketSeed: { ...fixedMarketSeed(6, Date.UTC(2026, 0, 1, 0, 2)), earlierSeed: 1 }, hours: 'always' },
  async ({ guest, clock }) => {
    const query = { productType: 2, productCode: 'BTC' }
    expect(clock.now()).toBeLessThan(Date.UTC(2026, 0, 1, 0, 2))
    expect(await guest.call('getMarketTerms', { query })).toMatchObject({
      code: 460,
      msg: 'hint_product_unknown',
    })
    clock.advance(2 * MINUTE)
    expect((await guest.get('getMarketTerms', { query })).data.since).toBe(Date.UTC(2026, 0, 1, 0, 2))
  },
)
