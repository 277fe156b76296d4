import { describe, expect } from 'vitest'
import { verifyLedger } from '#server/features/verify-ledger.ts'
import { add, compare, divide, multiply, subtract, trimZeros, truncate } from '#src/lib/money/money.ts'
import { itWithBackEnd, type Person } from '#tests/support/back-end.ts'
import { exchangeFields } from '#tests/support/features/exchange.ts'

const PAGE = { pageNum: 1, pageSize: 100 }

const balanceOf = async (member: Person, currencyId: number) =>
  (await member.get('getUserBalance', { query: { currencyId } })).data.total

describe('exchange over HTTP', () => {
  itWithBackEnd(
    'is done as shown, can be recomputed from its record, and changes both balances [R2.5]',
    async ({ signUp, services, guest }) => {
      const member = await signUp({ money: '5000' })
      const { data: terms } = await guest.get('getExchangeTerms')
      for (const [fromCurrencyId, toCurrencyId, amount] of [
        [3, 1, '4000'],
        [1, 8, '0.01'],
        [8, 6, '20000'],
        [6, 5, '12.34'],
      ] as const) {
        const asked = { fromCurrencyId, toCurrencyId, amount }
        const { data: shown } = await member.get('previewExchange', { body: asked })
        expect(shown.problem).toBeNull()
        expect(shown.expiresAt - shown.rateTime).toBe(terms.validFor)
        const before = [await balanceOf(member, fromCurrencyId), await balanceOf(member, toCurrencyId)]
        const { data: done } = await member.get('createExchange', {
          body: await exchangeFields(member, asked),
        })
        for (const name of ['rate', 'marketRate', 'gross', 'fee', 'received', 'value', 'rateTime'] as const) {
          expect(done[name], name).toBe(shown[name])
        }
        // By hand: the published prices of that moment, one value divided by the other, minus spread and fee.
        const scale = { 1: 8, 5: 2, 6: 2, 8: 0 }[toCurrencyId]
        const { fromPrice, fromInverse, toPrice, toInverse } = done
        const dividend = multiply(fromInverse ? '1' : fromPrice, toInverse ? toPrice : '1')
        const divisor = multiply(fromInverse ? fromPrice : '1', toInverse ? '1' : toPrice)
        expect(done.marketRate).toBe(trimZeros(divide(dividend, divisor, 16)))
        const rate = trimZeros(truncate(multiply(done.marketRate, subtract('1', terms.spreadRate)), 16))
        expect(done.rate).toBe(rate)
        expect(done.gross).toBe(trimZeros(truncate(multiply(amount, rate), scale)))
        expect(done.fee).toBe(trimZeros(truncate(multiply(done.gross, terms.feeRate), scale)))
        expect(done.received).toBe(trimZeros(subtract(done.gross, done.fee)))
        const source = terms.sources.find(one => one.currencyId === toCurrencyId)!
        const product = services.market.products.find(one => one.productId === source.productId)
        if (product)
          expect(done.toPrice).toBe(trimZeros(services.market.quote(product, done.rateTime).nowPrice))

        expect(compare(await balanceOf(member, fromCurrencyId), subtract(before[0]!, amount))).toBe(0)
        expect(compare(await balanceOf(member, toCurrencyId), add(before[1]!, done.received))).toBe(0)
      }
      const { rows, total } = await member.get('listExchanges', { query: PAGE })
      expect([total, rows.map(row => row.toCurrencyName)]).toEqual([4, ['USD', 'EUR', 'JPY', 'BTC']])
      expect(await verifyLedger(services.store)).toEqual([])
    },
  )

  itWithBackEnd('credits a tradable coin that can then be sold [R3.4]', async ({ signUp }) => {
    const member = await signUp({ money: '5000' })
    const body = await exchangeFields(member, { toCurrencyId: 1, amount: '1000' })
    const { data } = await member.get('createExchange', { body })
    const { rows } = await member.get('listHoldings')
    expect(rows).toMatchObject([{ productCode: 'BTC', available: data.received, cost: '1000' }])
    expect((await member.get('listBibiAssets')).rows).toEqual([
      { productCode: 'BTC', bibiAmount: data.received, productImg: '/api/assets/product/BTC.svg' },
    ])
    expect(await balanceOf(member, 1)).toBe(data.received)
  })

  itWithBackEnd('is refused when its rate has expired, and done once for one key', async backEnd => {
    const member = await backEnd.signUp({ money: '5000' })
    const first = await exchangeFields(member)
    const late = await exchangeFields(member)
    const { data } = await member.get('createExchange', { body: first })
    backEnd.clock.advance(15_001)
    const expired = { code: 460, msg: 'hint_rate_expired', params: { seconds: '15' } }
    expect(await member.call('createExchange', { body: late })).toEqual(expired)
    expect((await member.get('createExchange', { body: first })).data).toEqual(data)
    expect(await member.call('createExchange', { body: { ...first, amount: '101' } })).toMatchObject({
      code: 409,
    })
    // A time without prices gives no rate.
    for (const rateTime of [946_684_800_000, 9_999_999_999_999]) {
      expect(await member.call('createExchange', { body: { ...late, rateTime } })).toEqual(expired)
    }
    expect((await member.get('listExchanges', { query: PAGE })).total).toBe(1)
  })

  itWithBackEnd('names the field of a problem', async ({ signUp }) => {
    const member = await signUp({ money: '100' })
    const refused = (field: string) => ({ code: 422, msg: 'hint_invalid_field', params: { field } })
    const preview = async (fields: object) =>
      member.call('previewExchange', { body: { fromCurrencyId: 3, toCurrencyId: 6, amount: '5', ...fields } })
    expect(await preview({ toCurrencyId: 3 })).toEqual(refused('toCurrencyId'))
    expect(await preview({ toCurrencyId: 99 })).toEqual(refused('toCurrencyId'))
    expect(await preview({ fromCurrencyId: 99 })).toEqual(refused('fromCurrencyId'))
    expect(await preview({ amount: '100.000001' })).toMatchObject({
      data: { problem: { field: 'amount', msg: 'hint_insufficient_balance' } },
    })
    // A preview without an amount still has a rate and limits.
    expect(await preview({ amount: '0' })).toMatchObject({
      data: { minAmount: '1', maxAmount: '100000', received: '0', available: '100' },
    })
    expect(await preview({ fromCurrencyId: 8, amount: '0.5' })).toMatchObject({
      data: { problem: { msg: 'hint_off_step', params: { step: '1' } } },
    })
  })

  itWithBackEnd('accepts the whole balance, to the last unit', async ({ signUp }) => {
    const member = await signUp({ money: '1234.56' })
    const { data } = await member.get('createExchange', {
      body: await exchangeFields(member, { toCurrencyId: 2, amount: '1234.56' }),
    })
    const back = await exchangeFields(member, { fromCurrencyId: 2, toCurrencyId: 3, amount: data.received })
    await member.get('createExchange', { body: back })
    expect(await balanceOf(member, 2)).toBe('0')
  })

  itWithBackEnd(
    'is refused while one of its markets is closed, but a repeated request gets its answer',
    async ({ signUp, clock }) => {
      const member = await signUp({ money: '5000' })
      const isOpen = async () => {
        const { data } = await member.get('getProduct', { query: { productType: 4, productCode: 'EURUSD' } })
        return data.trading.status === 'open'
      }
      while (!(await isOpen())) clock.advance(3_600_000)
      const body = await exchangeFields(member)
      const { data } = await member.get('createExchange', { body })
      while (await isOpen()) clock.advance(3_600_000)
      const { data: closed } = await member.get('previewExchange', {
        body: { fromCurrencyId: 3, toCurrencyId: 6, amount: '100' },
      })
      expect(closed.problem).toEqual({ field: 'rate', msg: 'hint_market_closed' })
      const refused = { code: 460, msg: 'hint_market_closed' }
      expect(await member.call('createExchange', { body: await exchangeFields(member) })).toMatchObject(
        refused,
      )
      expect((await member.get('createExchange', { body })).data).toEqual(data)
      // Currencies without a market can be exchanged at any time.
      const dollars = await exchangeFields(member, { toCurrencyId: 5 })
      expect(await member.call('createExchange', { body: dollars })).toMatchObject({ code: 200 })
    },
    { MARKET_HOURS: 'exchange' },
  )
})
