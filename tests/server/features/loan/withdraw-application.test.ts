import { describe, expect } from 'vitest'
import { listLoans } from '#server/features/loan/lists.ts'
import { verifyLedger } from '#server/features/verify-ledger.ts'
import { itWithStore } from '#tests/support/databases.ts'
import { giveMoney, wealth } from '../customer.ts'
import { SECURED, apply, decide, newest, withdraw } from './borrower.ts'

const ALL = { userId: 1n, pageNum: 1, pageSize: 100 } as const
const NOT_PENDING = { code: 'loan_not_pending' }
const UNKNOWN = { code: 'loan_unknown' }

describe('an application for a loan that is withdrawn [R2.5]', () => {
  itWithStore('gives the security back, owes nothing, and lets one apply anew', async (store, clock) => {
    await giveMoney(store, 1n, '300')
    const asked = await apply(store, { product: SECURED })
    expect(await wealth(store)).toEqual({ USDT: '100 + 200' })
    clock.advance(5000)
    expect(await withdraw(store, asked)).toMatchObject({
      status: 'withdrawn',
      decidedAt: null,
      startsAt: null,
      outstanding: '0',
      closedAt: clock.now(),
    })
    expect(await wealth(store)).toEqual({ USDT: '300 + 0' })
    const ended = await listLoans(store, { ...ALL, view: 'ended' })
    expect(ended.rows.map(loan => loan.status)).toEqual(['withdrawn'])
    expect(await verifyLedger(store)).toEqual([])
    expect(await apply(store, { product: SECURED })).toMatchObject({ status: 'pending' })
  })

  itWithStore('is never decided afterwards, and is withdrawn once in two tabs', async store => {
    await giveMoney(store, 1n, '300')
    const asked = await apply(store, { product: SECURED })
    const idempotencyKey = 'c5b9a011-8a36-4d0b-9a52-1e7d3c5b9a01'
    const first = await withdraw(store, asked, { idempotencyKey })
    // Asked again, as after an answer that was lost, it is the same answer.
    expect(await withdraw(store, asked, { idempotencyKey })).toEqual(first)
    await expect(withdraw(store, asked)).rejects.toMatchObject(NOT_PENDING)
    expect(await decide(store, asked)).toBeUndefined()
    expect(await newest(store)).toMatchObject({ status: 'withdrawn' })
    expect(await wealth(store)).toEqual({ USDT: '300 + 0' })
    expect(await verifyLedger(store)).toEqual([])
  })

  itWithStore('cannot be withdrawn by somebody else, nor once it is decided', async store => {
    const paidOut = await apply(store)
    await expect(withdraw(store, paidOut, { userId: 2n })).rejects.toMatchObject(UNKNOWN)
    await expect(withdraw(store, { id: '7' })).rejects.toMatchObject(UNKNOWN)
    await decide(store, paidOut)
    await expect(withdraw(store, paidOut)).rejects.toMatchObject(NOT_PENDING)
    expect(await newest(store)).toMatchObject({ status: 'running' })
    expect(await verifyLedger(store)).toEqual([])
  })

  itWithStore('ends one way when the operator decides it at the same moment', async store => {
    await giveMoney(store, 1n, '200')
    const asked = await apply(store, { product: SECURED })
    const [withdrawn, decided] = await Promise.allSettled([withdraw(store, asked), decide(store, asked)])
    const { status } = await newest(store)
    const isWithdrawn = withdrawn.status === 'fulfilled'
    expect(status).toBe(isWithdrawn ? 'withdrawn' : 'running')
    expect(decided).toMatchObject({
      status: 'fulfilled',
      value: isWithdrawn ? undefined : expect.objectContaining({ status: 'running' }),
    })
    expect(await verifyLedger(store)).toEqual([])
  })
})
