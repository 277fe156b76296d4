import { expect } from 'vitest'
import { listHoldings } from '#server/features/wallet/holdings.ts'
import { SELL } from '#src/lib/trading/spot-math.ts'
import { verifyLedger } from '#server/features/verify-ledger.ts'
import { itWithStore } from '#tests/support/databases/databases.ts'
import { creditMoney, marketAt, place } from '../customer.ts'

itWithStore('average cost includes fees', async store => {
  await creditMoney(store, 1n, '10000')
  await place(store, { quantity: '2', market: marketAt('100') })
  await place(store, { quantity: '2', market: marketAt('200') })
  const [bought] = await listHoldings(store, 1n)
  expect(bought).toEqual({
    productId: 1,
    quantity: '4',
    available: '4',
    held: '0',
    cost: '600.6',
    averageCost: '150.15',
  })

  await place(store, { exchangeType: SELL, quantity: '1', market: marketAt('300') })
  expect(await listHoldings(store, 1n)).toMatchObject([
    { quantity: '3', cost: '450.45', averageCost: '150.15' },
  ])
  await place(store, { exchangeType: SELL, orderType: 'limit', quantity: '1', limitPrice: '500' })
  expect(await listHoldings(store, 1n)).toMatchObject([{ quantity: '3', available: '2', held: '1' }])
})

itWithStore('average cost is reset when a holding is sold and bought again', async store => {
  await creditMoney(store, 1n, '10000')
  await place(store, { quantity: '3', market: marketAt('99.99') })
  await place(store, { exchangeType: SELL, quantity: '3', market: marketAt('150') })
  expect(await listHoldings(store, 1n)).toEqual([])
  await place(store, { quantity: '1', market: marketAt('200') })
  expect(await listHoldings(store, 1n)).toMatchObject([{ cost: '200.2' }])
  expect(await verifyLedger(store)).toEqual([])
})
