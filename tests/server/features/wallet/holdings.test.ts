import { expect } from 'vitest'
import { listHoldings } from '#server/features/wallet/holdings.ts'
import { itWithStore } from '#tests/support/databases/databases.ts'
import { AAPL, creditMoney, place } from '../customer.ts'

itWithStore('average cost of a tiny price is not rounded to zero (M19)', async store => {
  await creditMoney(store, 1n, '10000')
  const product = { ...AAPL, maxQuantity: '1000000000' }
  const market = { product, price: '0.0000001', feeRate: '0' }
  await place(store, { quantity: '30000000', market })
  expect(await listHoldings(store, 1n)).toMatchObject([{ cost: '3', averageCost: '0.0000001' }])
})
