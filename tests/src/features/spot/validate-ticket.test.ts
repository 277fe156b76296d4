import { expect, it } from 'vitest'
import { estimateOrder } from '#src/features/spot/validate-ticket.ts'

it('guest estimate of a spot order rounds a price and a rate with more digits than are stored up, instead of failing', () => {
  const rules = { buyFeeRate: '0.001000000000000001', sellFeeRate: '0', quantityScale: 4 }
  const terms = { exchangeType: 1, orderType: 'market', quantity: '2' } as const
  const estimate = estimateOrder(
    terms as Parameters<typeof estimateOrder>[0],
    '10.000000000000000001',
    rules as Parameters<typeof estimateOrder>[2],
  )
  expect(estimate).toMatchObject({ cost: '20.000001', fee: '0.02', total: '20.020001' })
})
