// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { LoanDetail, LoanPayment } from '#models'
import LoanScreen from '#src/features/loan/loan-screen.tsx'
import RepayScreen from '#src/features/loan/repay-screen.tsx'
import { detail, loan, ok, page } from '../support/loans.ts'
import { answering, figureOf, useNetwork, visit } from '../support/visit.tsx'
import { useTimeZone } from '../support/time-zone.ts'
import { HOUR } from '#src/lib/time/time-units.ts'

const route = '/pages/loan/detail'
const DUE = Date.UTC(2026, 11, 21)

useNetwork()
// Five hours behind UTC: 00:00 UTC of the 21st is still the 20th here.
useTimeZone('America/New_York')

const payment = (fields: Partial<LoanPayment>): LoanPayment => ({
  id: '7321480000000041-1',
  loanId: '7321480000000041',
  number: 1,
  kind: 'instalment',
  instalment: 1,
  day: DUE,
  daysLate: 0,
  principal: '333.33',
  interest: '9',
  charge: '0',
  total: '342.33',
  transactionId: '7321480000000099',
  paidAt: DUE + 500,
  ...fields,
})

const openDetail = (told: LoanDetail, payments: LoanPayment[] = []) =>
  visit(
    `${route}?id=7321480000000041`,
    { [route]: LoanScreen },
    {
      handlers: [
        answering('get', '/api/loan/detail', ok(told)),
        answering('get', '/api/loanPayment/list', page(...payments)),
      ],
    },
  )

it('loan due date is shown in UTC and in local time, each labelled [R2.5]', async () => {
  await openDetail(detail({ loan: { ...detail().loan, nextDueAt: DUE } }))
  await screen.findByText('Next installment')
  expect(screen.getByText('Due Dec 21, 2026, 00:00 UTC · Dec 20, 2026, 7:00 PM your time')).toBeTruthy()
  expect(
    screen.getByText(
      'Days are in UTC. Each starts at 00:00 UTC, which is 7:00 PM, America/New_York your time.',
    ),
  ).toBeTruthy()
  // The start of the loan in local time.
  expect(figureOf('Interest starts')).toBe('Nov 20, 2026, 7:00 PM')
})

it('late days are labelled as UTC days [R2.5]', async () => {
  const late = loan({ status: 'overdue', startsAt: DUE - 30 * 24 * HOUR, nextDueAt: DUE, charges: '0.34233' })
  await openDetail(detail({ loan: late, lateDays: [{ instalment: 1, day: DUE, amount: '0.34233' }] }))
  expect(
    await screen.findByText(/The installment due Dec 21, 2026 \(UTC\) could not be collected/),
  ).toBeTruthy()
  const days = within(screen.getByRole('list', { name: 'Days late' }))
  expect(days.getByText('Dec 21, 2026 (UTC)')).toBeTruthy()
})

it('loan payments are dated by their due day, manual ones by local time [R2.5]', async () => {
  const byHand = payment({
    id: '7321480000000041-2',
    number: 2,
    kind: 'byHand',
    day: DUE + HOUR,
    paidAt: DUE + HOUR,
  })
  await openDetail(detail(), [byHand, payment({})])
  const rows = await within(await screen.findByRole('list', { name: 'Payments' })).findAllByRole('listitem')
  expect(rows.map(row => /Dec.*$/.exec(row.textContent ?? '')?.[0])).toEqual([
    'Dec 20, 2026',
    'Dec 21, 2026 (UTC)',
  ])
})

it('manual payment deadline is shown in UTC and in local time [R2.5]', async () => {
  const repaying = '/pages/loan/rePay'
  const told = detail({ loan: { ...detail().loan, nextDueAt: DUE } })
  await visit(
    `${repaying}?id=7321480000000041`,
    { [repaying]: RepayScreen },
    { handlers: [answering('get', '/api/loan/detail', ok(told))] },
  )
  expect(
    await screen.findByText(/Due Dec 21, 2026, 00:00 UTC · Dec 20, 2026, 7:00 PM your time/),
  ).toBeTruthy()
})
