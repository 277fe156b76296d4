/** Whoever chooses among the rates of the last 15 seconds: more is lost by the spread than hindsight gains. */
import { describe, expect, it } from 'vitest'
import { estimateExchange, hasRateMoved } from '#server/features/exchange/preview.ts'
import { exchangeMarketOf } from '#server/features/exchange/wire.ts'
import { createMarket } from '#server/market/market.ts'
import { fixedMarketSeed } from '#server/market/market-seed.ts'
import { itWithBackEnd } from '#tests/support/back-end.ts'
import { exchangeFields } from '#tests/support/features/exchange.ts'

const SECOND = 1000
const SINCE = Date.UTC(2026, 10, 21)
const VALID_SECONDS = 15
/** Every five seconds: 17 minutes, in which the chosen markets move by more than the spread. */
const MOMENTS = 200
const [BTC, ETH, USDT] = [1, 2, 3]
const COINS = [BTC, ETH] as const

/** What was received less what would be worth as much, as a share; by the best of the rates that may be chosen. */
function gainsOf(secret: number, pair: { fromCurrencyId: number; toCurrencyId: number }) {
  const market = createMarket({ seed: fixedMarketSeed(secret, SINCE), clock: () => SINCE + 86_400_000 })
  return Array.from({ length: MOMENTS }, (_, n) => {
    const now = SINCE + (VALID_SECONDS + 5 * n) * SECOND
    const amount = pair.fromCurrencyId === USDT ? '50000' : '0.5'
    const rates = Array.from({ length: VALID_SECONDS + 1 }, (_each, age) => {
      const rate = exchangeMarketOf({ market }, { ...pair, rateTime: now - age * SECOND })(now)
      return { isHonoured: !hasRateMoved(rate), ...estimateExchange(amount, rate, 10n ** 18n) }
    })
    const fair = Number(rates[0]!.marketRate)
    const best = (some: typeof rates) => Math.max(...some.map(({ rate }) => Number(rate))) / fair - 1
    return { honoured: best(rates.filter(each => each.isHonoured)), any: best(rates) }
  })
}

describe('exchange in hindsight', () => {
  it('costs at least half of the spread in each direction, although better rates are seen', () => {
    const gains = [5, 10].flatMap(secret =>
      COINS.flatMap(coin => [
        ...gainsOf(secret, { fromCurrencyId: coin, toCurrencyId: USDT }),
        ...gainsOf(secret, { fromCurrencyId: USDT, toCurrencyId: coin }),
      ]),
    )
    expect(Math.max(...gains.map(({ any }) => any))).toBeGreaterThan(0)
    expect(Math.max(...gains.map(({ honoured }) => honoured))).toBeLessThan(-0.0005 + 0.000001)
  })

  itWithBackEnd(
    'is refused by the back end once the market has left the rate, and done at a new one',
    async backEnd => {
      const { clock, services } = backEnd
      const member = await backEnd.signUp({ money: '5000' })
      const asked = { fromCurrencyId: USDT, toCurrencyId: ETH, amount: '1000' }
      const coin = services.market.products.find(
        ({ productType, productCode }) => productType === 2 && productCode === 'ETH',
      )!
      const priceNow = () => Number(services.market.quote(coin).nowPrice)
      let body = await exchangeFields(member, asked)
      let before = priceNow()
      let seconds = 0
      while (priceNow() <= before * 1.0005) {
        if (++seconds % VALID_SECONDS === 0) {
          body = await exchangeFields(member, asked)
          before = priceNow()
        }
        clock.advance(SECOND)
      }
      expect(clock.now() - Number(body.rateTime)).toBeLessThanOrEqual(VALID_SECONDS * SECOND)
      const refused = { code: 460, msg: 'hint_rate_expired', params: { seconds: '15' } }
      expect(await member.call('createExchange', { body })).toEqual(refused)
      const renewed = await exchangeFields(member, asked)
      expect(await member.call('createExchange', { body: renewed })).toMatchObject({ code: 200 })
      expect((await member.get('listExchanges', { query: { pageNum: 1, pageSize: 10 } })).total).toBe(1)
    },
  )
})
