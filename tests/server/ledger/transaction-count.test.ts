import { expect } from 'vitest'
import { createTransactionCount } from '#server/ledger/transaction-count.ts'
import { HOUR } from '#src/lib/time/time-units.ts'
import { itWithBackEnd, spotOrderFields } from '#tests/support/back-end.ts'

const COIN = { productType: 2, productCode: 'BTC', quantity: '0.001' }

itWithBackEnd('count of transactions includes those it remembers and those since', async backEnd => {
  const { services, clock } = backEnd
  const count = createTransactionCount(clock)
  const ana = await backEnd.signUp({ money: '100000' })
  const ben = await backEnd.signUp()
  const [userId, other] = await Promise.all(
    [ana, ben].map(async person => BigInt((await person.get('getUserInfo')).data.id)),
  )
  const counted = async () => {
    const [row] = await services.store.query<{ total: bigint }>(
      'SELECT count(DISTINCT transaction_id) AS total FROM postings WHERE owner = $1',
      [userId!],
    )
    return Number(row!.total)
  }
  const totals: number[] = []
  for (let each = 0; each < 3; each++) {
    // oxlint-disable-next-line no-await-in-loop -- Each time after more hours and one more transaction.
    totals.push(await count(services.store, userId!))
    // oxlint-disable-next-line no-await-in-loop -- As above.
    expect(totals.at(-1)).toBe(await counted())
    clock.advance(2 * HOUR)
    // oxlint-disable-next-line no-await-in-loop -- As above.
    await ana.get('placeSpotOrder', { body: await spotOrderFields(ana, COIN) })
  }
  expect(totals[2]! - totals[0]!).toBe(2)
  expect(await count(services.store, other!)).toBe(0)
})
