import { expect } from 'vitest'
import { HOUR } from '#src/lib/time/time-units.ts'
import { itWithBackEnd } from '#tests/support/back-end.ts'

itWithBackEnd(
  'sparklines are the closing prices of the last 24 full hours, of each existing product once',
  async ({ guest }) => {
    const { rows, total } = await guest.get('listSparklines', { query: { productIds: '2,1,2,999999999' } })
    expect(rows.map(({ productId }) => productId)).toEqual([2, 1])
    expect(total).toBe(2)
    const { rows: products } = await guest.get('listStockProducts', { query: { pageNum: 1, pageSize: 1 } })
    const { productId, productType, productCode, tickerInfo } = products[0]!
    const before = Math.floor(tickerInfo.time / HOUR) * HOUR
    const query = { productType, productCode, interval: '1h', limit: 24, before } as const
    const { data } = await guest.get('listCandles', { query })
    expect(rows.find(row => row.productId === productId)?.prices).toEqual(
      data.candles.map(({ close }) => close),
    )
    expect(data.candles).toHaveLength(24)
  },
)

itWithBackEnd('at most 20 sparklines are computed for one call', async ({ guest }) => {
  const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1).join(',')
  const { total } = await guest.get('listSparklines', { query: { productIds: ids(20) } })
  expect(total).toBe(20)
  await expect(guest.get('listSparklines', { query: { productIds: ids(21) } })).rejects.toThrow()
  await expect(guest.get('listSparklines', { query: { productIds: '1,,2' } })).rejects.toThrow()
})
