import { describe, expect } from 'vitest'
import { listLateDays, listLoanPayments } from '#server/features/loan/lists.ts'
import { listMessages } from '#server/messages.ts'
import { verifyLedger } from '#server/features/verify-ledger.ts'
import type { Store } from '#server/kernel/store.ts'
import { readHouseBalance } from '#server/ledger/balances.ts'
import { DAY, HOUR } from '#src/lib/time/time-units.ts'
import { itWithStore } from '#tests/support/databases/databases.ts'
import { creditMoney, marketAt, place, balancesOf } from '../customer.ts'
import { PLAIN, SECURED, apply, borrow, decide, newestLoan, repay, runInstalments } from './borrower.ts'

const NEW_YEAR = Date.UTC(2026, 0, 1)
const ALL = { userId: 1n, pageNum: 1, pageSize: 100 } as const

const paymentsOf = async (store: Store) =>
  (await listLoanPayments(store, ALL)).rows
    .map(({ kind, instalment, day, daysLate, total }) => [
      kind,
      instalment,
      (day - NEW_YEAR) / DAY,
      daysLate,
      total,
    ])
    .toReversed()
const loanMessagesOf = async (store: Store) =>
  (await listMessages(store, { ...ALL, isUnread: false })).rows
    .map(({ kind }) => kind)
    .filter(kind => kind.startsWith('loan_'))
    .toReversed()

describe('loan [R2.5]', () => {
  itWithStore('is paid out less its fee and starts at the next 00:00 UTC', async (store, clock) => {
    await creditMoney(store, 1n, '50')
    clock.advance(10 * HOUR)
    const asked = await apply(store)
    expect(asked).toMatchObject({ status: 'pending', paidOut: '990', startsAt: null, outstanding: '0' })
    expect(await balancesOf(store)).toEqual({ USDT: '50 + 0' })
    const loan = await decide(store, asked)
    expect(loan).toMatchObject({
      status: 'running',
      startsAt: NEW_YEAR + DAY,
      nextDueAt: NEW_YEAR + 31 * DAY,
      outstanding: '1000',
    })
    expect(await balancesOf(store)).toEqual({ USDT: '1040 + 0' })
    expect(await readHouseBalance(store, 'loans', 'USDT')).toBe('-1000')
    expect(await readHouseBalance(store, 'fees', 'USDT')).toBe('10')
    expect(await decide(store, asked, false)).toBeUndefined()
    expect(await loanMessagesOf(store)).toEqual(['loan_approved'])
    expect(await verifyLedger(store)).toEqual([])
  })

  itWithStore('holds its security from the application and releases it when refused', async store => {
    await creditMoney(store, 1n, '300')
    const asked = await apply(store, { product: SECURED })
    expect(await balancesOf(store)).toEqual({ USDT: '100 + 200' })
    expect(await verifyLedger(store)).toEqual([])
    await decide(store, asked, false)
    expect(await balancesOf(store)).toEqual({ USDT: '300 + 0' })
    expect(await newestLoan(store)).toMatchObject({ status: 'refused', outstanding: '0', startsAt: null })
    expect(await loanMessagesOf(store)).toEqual(['loan_refused'])
    expect(await verifyLedger(store)).toEqual([])
  })

  itWithStore(
    'charges each instalment once on its due day, also after weeks without a scheduler',
    async (store, clock) => {
      await creditMoney(store, 1n, '100')
      await borrow(store, { product: SECURED, amount: '500' })
      clock.advance(30 * DAY - 1)
      expect(await runInstalments(store, clock)).toBe(0)
      clock.advance(40 * DAY)
      // Whether one or both find the loan due is up to their order.
      await Promise.all([runInstalments(store, clock), runInstalments(store, clock)])
      expect(await paymentsOf(store)).toEqual([
        ['instalment', 1, 30, 0, '171.16'],
        ['instalment', 2, 60, 0, '169.67006'],
      ])
      expect(await runInstalments(store, clock)).toBe(0)
      await creditMoney(store, 1n, '200')
      clock.advance(60 * DAY)
      await runInstalments(store, clock)
      expect(await newestLoan(store)).toMatchObject({
        status: 'repaid',
        outstanding: '0',
        interestPaid: '9.00009',
        charges: '0',
        securityUsed: '0',
      })
      expect(await balancesOf(store)).toEqual({ USDT: '285.99991 + 0' })
      expect(await readHouseBalance(store, 'loans', 'USDT')).toBe('0')
      expect(await loanMessagesOf(store)).toEqual([
        'loan_approved',
        'loan_instalment',
        'loan_instalment',
        'loan_repaid',
      ])
      expect(await verifyLedger(store)).toEqual([])
    },
  )

  itWithStore(
    'charges a late fee for each day, once and on its own date, until the instalment is paid',
    async (store, clock) => {
      await borrow(store, { amount: '100', userId: 1n })
      clock.advance(33 * DAY)
      await spend(store)
      await runInstalments(store, clock)
      const late = await newestLoan(store)
      expect(late).toMatchObject({ status: 'overdue', charges: '0.10269', nextDueAt: NEW_YEAR + 30 * DAY })
      const days = (await listLateDays(store, BigInt(late.id))).toReversed()
      expect(days.map(({ day, amount }) => [(day - NEW_YEAR) / DAY, amount])).toEqual([
        [30, '0.03423'],
        [31, '0.03423'],
        [32, '0.03423'],
      ])
      await creditMoney(store, 1n, '40')
      clock.advance(DAY)
      await runInstalments(store, clock)
      expect(await newestLoan(store)).toMatchObject({
        status: 'running',
        charges: '0.13692',
        chargesPaid: '0.13692',
      })
      expect(await paymentsOf(store)).toEqual([['instalment', 1, 34, 4, '34.36692']])
      expect(await loanMessagesOf(store)).toEqual(['loan_approved', 'loan_overdue', 'loan_instalment'])
      expect(await verifyLedger(store)).toEqual([])
    },
  )

  itWithStore('is called after five late days, and nothing more accrues', async (store, clock) => {
    await borrow(store, { amount: '100' })
    await spend(store)
    clock.advance(100 * DAY)
    await runInstalments(store, clock)
    const loan = await newestLoan(store)
    // 30 days of 100 and five of 66.67, and five late days of 34.23.
    expect(loan).toMatchObject({ status: 'called', outstanding: '100', charges: '0.17115', nextDueAt: null })
    await creditMoney(store, 1n, '200')
    await expect(repay(store, loan, '34.23', { kind: 'instalment' })).rejects.toMatchObject({
      code: 'loan_not_owed',
    })
    await expect(apply(store)).rejects.toMatchObject({ code: 'loan_open' })
    expect(await repay(store, loan, '101.171155')).toMatchObject({ status: 'repaid', outstanding: '0' })
    expect(await verifyLedger(store)).toEqual([])
  })

  itWithStore('takes its security for what is owed and releases the rest', async (store, clock) => {
    await creditMoney(store, 1n, '1000')
    const product = { ...SECURED, securityRate: '0.9', instalments: 2 }
    await borrow(store, { product, amount: '1000' })
    await spend(store, '1090')
    await creditMoney(store, 1n, '510')
    clock.advance(31 * DAY)
    await runInstalments(store, clock)
    clock.advance(60 * DAY)
    await runInstalments(store, clock)
    // 500, its interest of 30 days 4.5, and five late days of 504.5.
    expect(await newestLoan(store)).toMatchObject({
      status: 'repaid',
      securityUsed: '507.0225',
      outstanding: '0',
    })
    expect(await balancesOf(store)).toMatchObject({ USDT: '393.9775 + 0' })
    expect(await loanMessagesOf(store)).toEqual([
      'loan_approved',
      'loan_instalment',
      'loan_overdue',
      'loan_called',
    ])
    expect(await verifyLedger(store)).toEqual([])
  })

  itWithStore('is repaid early with the interest of the past days only', async (store, clock) => {
    await creditMoney(store, 1n, '300')
    const loan = await borrow(store)
    clock.advance(10 * DAY + HOUR)
    // More, and less, than is owed.
    await expect(repay(store, loan, '1004')).rejects.toMatchObject({
      code: 'loan_owed_changed',
      params: { total: '1003' },
    })
    await expect(repay(store, loan, '1002.999999')).rejects.toMatchObject({ code: 'loan_owed_changed' })
    await expect(repay(store, loan, '1003', { userId: 2n })).rejects.toMatchObject({ code: 'loan_unknown' })
    expect(await repay(store, loan, '1003')).toMatchObject({ status: 'repaid', interestPaid: '3' })
    await expect(repay(store, loan, '1003')).rejects.toMatchObject({ code: 'loan_not_owed' })
    clock.advance(100 * DAY)
    expect(await runInstalments(store, clock)).toBe(0)
    expect(await verifyLedger(store)).toEqual([])
  })

  itWithStore('allows an instalment to be paid once before its due day', async (store, clock) => {
    const loan = await borrow(store)
    const paid = await repay(store, loan, '342.33', { kind: 'instalment' })
    expect(paid).toMatchObject({ paidInstalments: 1, nextDueAt: NEW_YEAR + 60 * DAY, outstanding: '666.67' })
    await expect(repay(store, loan, '342.33', { kind: 'instalment' })).rejects.toMatchObject({
      code: 'loan_owed_changed',
    })
    clock.advance(31 * DAY)
    expect(await runInstalments(store, clock)).toBe(0)
    expect(await verifyLedger(store)).toEqual([])
  })

  itWithStore(
    'is refused beyond its limits, when another one is open, and at other costs than were shown',
    async store => {
      await creditMoney(store, 1n, '10')
      const refused = async (application: Parameters<typeof apply>[1], code: string) =>
        expect(apply(store, application)).rejects.toMatchObject({ code })
      await refused({ amount: '99.99' }, 'below_minimum')
      await refused({ amount: '5000.01' }, 'above_maximum')
      await refused({ fee: '0' }, 'loan_terms_changed')
      await refused({ totalInterest: '1' }, 'loan_terms_changed')
      await refused({ overdueRate: '0.002' }, 'loan_terms_changed')
      await refused({ product: SECURED }, 'insufficient_balance')
      const key = { idempotencyKey: 'c5b9a011-8a36-4d0b-9a52-1e7d3c5b9a01' }
      const answers = await Promise.allSettled([apply(store), apply(store)])
      expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
      await refused({ ...key, product: PLAIN }, 'loan_open')
      expect(await verifyLedger(store)).toEqual([])
    },
  )
})

/** Spends the balance on a share, so that the next instalment cannot be charged. */
const spend = (store: Store, price = '99') => place(store, { quantity: '1', market: marketAt(price, '0') })
