import { expect } from 'vitest'
import { DAY, HOUR, MINUTE } from '#src/lib/time/time-units.ts'
import { itWithBackEnd } from '#tests/support/back-end.ts'

itWithBackEnd(
  'sparklines are the prices since the previous close, of each existing product once [R3.5]',
  async ({ guest, clock }) => {
    clock.advance(DAY - (clock.now() % DAY) + 17 * HOUR + 7 * MINUTE)
    const { rows, total } = await guest.get('listSparklines', {
      query: { productIds: '201,1,201,999999999' },
    })
    expect(rows.map(({ productId }) => productId)).toEqual([201, 1])
    expect(total).toBe(2)
    const query = { pageNum: 1, pageSize: 1 }
    for (const [index, list] of (['listCryptoProducts', 'listStockProducts'] as const).entries()) {
      const { rows: products } = await guest.get(list, { query })
      const { productType, productCode, tickerInfo } = products[0]!
      const part = (index === 0 ? 30 : 15) * MINUTE
      const day = Math.floor(tickerInfo.time / DAY) * DAY
      const before = Math.floor(tickerInfo.time / part) * part
      const { data } = await guest.get('listCandles', {
        query: { productType, productCode, interval: index === 0 ? '30m' : '15m', limit: 100, before },
      })
      const closes = data.candles.filter(({ time }) => time >= day).map(({ close }) => close)
      expect(closes.length).toBeGreaterThan(0)
      expect(rows[index]).toMatchObject({
        previousClose: tickerInfo.prevDay.close,
        prices: closes.slice(-48),
      })
    }
  },
)

itWithBackEnd('at most 200 sparklines are computed for one call', async ({ guest }) => {
  const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1).join(',')
  const { total } = await guest.get('listSparklines', { query: { productIds: ids(200) } })
  expect(total).toBe(200)
  await expect(guest.get('listSparklines', { query: { productIds: ids(201) } })).rejects.toThrow()
  await expect(guest.get('listSparklines', { query: { productIds: '1,,2' } })).rejects.toThrow()
})
