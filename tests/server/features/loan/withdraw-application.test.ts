import { describe, expect } from 'vitest'
import { listLoans } from '#server/features/loan/lists.ts'
import { verifyLedger } from '#server/features/verify-ledger.ts'
import { itWithStore } from '#tests/support/databases/databases.ts'
import { creditMoney, balancesOf } from '../customer.ts'
import { SECURED, apply, decide, newestLoan, withdraw } from './borrower.ts'

const ALL = { userId: 1n, pageNum: 1, pageSize: 100 } as const
const NOT_PENDING = { code: 'loan_not_pending' }
const UNKNOWN = { code: 'loan_unknown' }

describe('withdrawn loan application [R2.5]', () => {
  itWithStore('releases its security, owes nothing and allows another application', async (store, clock) => {
    await creditMoney(store, 1n, '300')
    const asked = await apply(store, { product: SECURED })
    expect(await balancesOf(store)).toEqual({ USDT: '100 + 200' })
    clock.advance(5000)
    expect(await withdraw(store, asked)).toMatchObject({
      status: 'withdrawn',
      decidedAt: null,
      startsAt: null,
      outstanding: '0',
      closedAt: clock.now(),
    })
    expect(await balancesOf(store)).toEqual({ USDT: '300 + 0' })
    const ended = await listLoans(store, { ...ALL, view: 'ended' })
    expect(ended.rows.map(loan => loan.status)).toEqual(['withdrawn'])
    expect(await verifyLedger(store)).toEqual([])
    expect(await apply(store, { product: SECURED })).toMatchObject({ status: 'pending' })
  })

  itWithStore('is never decided afterwards, and is withdrawn once from two tabs', async store => {
    await creditMoney(store, 1n, '300')
    const asked = await apply(store, { product: SECURED })
    const idempotencyKey = 'c5b9a011-8a36-4d0b-9a52-1e7d3c5b9a01'
    const first = await withdraw(store, asked, { idempotencyKey })
    // A repeated request, as after a lost answer, gets the same answer.
    expect(await withdraw(store, asked, { idempotencyKey })).toEqual(first)
    await expect(withdraw(store, asked)).rejects.toMatchObject(NOT_PENDING)
    expect(await decide(store, asked)).toBeUndefined()
    expect(await newestLoan(store)).toMatchObject({ status: 'withdrawn' })
    expect(await balancesOf(store)).toEqual({ USDT: '300 + 0' })
    expect(await verifyLedger(store)).toEqual([])
  })

  itWithStore('cannot be withdrawn by another account or after the decision', async store => {
    const paidOut = await apply(store)
    await expect(withdraw(store, paidOut, { userId: 2n })).rejects.toMatchObject(UNKNOWN)
    await expect(withdraw(store, { id: '7' })).rejects.toMatchObject(UNKNOWN)
    await decide(store, paidOut)
    await expect(withdraw(store, paidOut)).rejects.toMatchObject(NOT_PENDING)
    expect(await newestLoan(store)).toMatchObject({ status: 'running' })
    expect(await verifyLedger(store)).toEqual([])
  })

  itWithStore('is either withdrawn or decided when both happen at once', async store => {
    await creditMoney(store, 1n, '200')
    const asked = await apply(store, { product: SECURED })
    const [withdrawn, decided] = await Promise.allSettled([withdraw(store, asked), decide(store, asked)])
    const { status } = await newestLoan(store)
    const isWithdrawn = withdrawn.status === 'fulfilled'
    expect(status).toBe(isWithdrawn ? 'withdrawn' : 'running')
    expect(decided).toMatchObject({
      status: 'fulfilled',
      value: isWithdrawn ? undefined : expect.objectContaining({ status: 'running' }),
    })
    expect(await verifyLedger(store)).toEqual([])
  })
})
