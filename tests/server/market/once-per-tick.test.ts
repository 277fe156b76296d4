import { expect, it } from 'vitest'
import { apiResponse } from '#server/http/api-response.ts'
import { productsOfType } from '#server/market/catalogue.ts'
import { createMarket } from '#server/market/market.ts'
import { SHORTEST_TICK, oncePerTick, rowOncePerTick } from '#server/market/once-per-tick.ts'
import { itWithBackEnd } from '#tests/support/back-end.ts'

const AT = Date.UTC(2026, 10, 28, 12)
const LIST = { query: { pageNum: 1, pageSize: 500 } }

/** A list of the time at which it was computed, and how often it was computed. */
function openList() {
  let now = AT
  const computed: number[] = []
  const services = { market: createMarket({ clock: () => now }), store: { query: async () => [] } }
  const list = (key = 'list') =>
    oncePerTick(services, key, function* compute(time) {
      yield
      computed.push(time)
      return { time }
    })
  return { list, computed, setTime: (time: number) => void (now = time) }
}

it('answer for everybody is computed once in a tick, and again in the next one', async () => {
  const { list, computed, setTime } = openList()
  const first = await list()
  setTime(AT + SHORTEST_TICK - 1)
  expect(await list()).toBe(first)
  setTime(AT + SHORTEST_TICK)
  expect(await list()).toEqual({ time: AT + SHORTEST_TICK })
  expect(await list('another list')).not.toBe(first)
  expect(computed).toEqual([AT, AT + SHORTEST_TICK, AT + SHORTEST_TICK])
})

it('answer for everybody is of the time at which it is computed, not of that at which it was asked for', async () => {
  const { list, setTime } = openList()
  const asked = list()
  setTime(AT + SHORTEST_TICK)
  expect(await asked).toEqual({ time: AT + SHORTEST_TICK })
})

it('row is computed once in a tick for each key, and by a page of an earlier tick for itself alone', () => {
  const market = createMarket({ clock: () => AT })
  const row = (now: number, key = 'row') => rowOncePerTick(market, { key, now }, () => ({ now, key }))
  const first = row(AT)
  expect(row(AT + SHORTEST_TICK - 1)).toBe(first)
  expect(row(AT, 'another row')).toEqual({ now: AT, key: 'another row' })
  const next = row(AT + SHORTEST_TICK)
  expect(next).toEqual({ now: AT + SHORTEST_TICK, key: 'row' })
  expect(row(AT)).toEqual(first)
  expect(row(AT + SHORTEST_TICK)).toBe(next)
  expect(rowOncePerTick(createMarket(), { key: 'row', now: AT }, () => ({ now: 0, key: 'row' }))).toEqual({
    now: 0,
    key: 'row',
  })
})

it('answer for everybody is kept for a whole tick of every product', () => {
  const market = createMarket({ clock: () => AT })
  for (const product of [1, 2, 3, 4].flatMap(type => productsOfType(type))) {
    expect(product.tickPeriod % SHORTEST_TICK).toBe(0)
    const tickers = [0, 1, SHORTEST_TICK - 1].map(later => market.ticker(product, AT + later))
    expect(new Set(tickers).size).toBe(1)
  }
})

it('answer for several callers is written once; one that may change, each time', async () => {
  const write = async (answer: object) => {
    const response = await apiResponse(
      { status: 200, answer, operation: undefined, locale: 'en', caller: 'ana' },
      'gzip',
      undefined,
    )
    return response.headers.get('Content-Encoding')
  }
  let written = 0
  const answer = () => ({ text: 'a'.repeat(10_000), rows: { toJSON: () => written++ } })
  const shared = Object.freeze(answer())
  expect([await write(shared), await write(shared)]).toEqual(['gzip', 'gzip'])
  expect(written).toBe(1)
  const own = answer()
  await write(own)
  await write(own)
  expect(written).toBe(3)
})

itWithBackEnd(
  'product lists show new prices with each tick, and to each person what they watch',
  async backEnd => {
    const { guest, signUp, clock } = backEnd
    const person = await signUp()
    const before = await guest.get('listCryptoProducts', LIST)
    const { productType, productCode, productId } = before.rows[3]!
    await person.get('addToWatchlist', { body: { productType, productCode, productId } })
    const watchedBy = async (caller: typeof guest) => {
      const { rows } = await caller.get('listCryptoProducts', LIST)
      return rows.filter(({ isOption }) => isOption === 1).map(row => row.productId)
    }
    expect(await watchedBy(guest)).toEqual([])
    expect(await watchedBy(person)).toEqual([productId])
    expect(await watchedBy(guest)).toEqual([])
    const pairs = await guest.get('listBibiPairs', LIST)
    clock.advance(60_000)
    const after = await guest.get('listCryptoProducts', LIST)
    expect(after.rows.map(row => row.tickerInfo.time)).not.toEqual(
      before.rows.map(row => row.tickerInfo.time),
    )
    expect((await guest.get('listBibiPairs', LIST)).rows[0]!.priceTime).toBeGreaterThan(
      pairs.rows[0]!.priceTime,
    )
    const { data } = await guest.get('getProduct', { query: { productType, productCode } })
    expect(after.rows[3]!.tickerInfo).toEqual(data.product.tickerInfo)
  },
)
