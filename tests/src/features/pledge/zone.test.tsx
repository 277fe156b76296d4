// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import Interest from '#src/features/pledge/interest-screen.tsx'
import PledgeOrdersScreen from '#src/features/pledge/orders-screen.tsx'
import { accrual, exit, ok, order, page } from '../support/earning.ts'
import { answering, figureOf, useNetwork, visit } from '../support/visit.tsx'
import { useZone } from '../support/zone.ts'

const path = '/pages/pledge/orders'
const interest = '/pages/pledge/Interest'
const MIDNIGHT = Date.UTC(2026, 10, 25)

useNetwork()
// Fourteen hours ahead: a day of UTC begins at two in the afternoon.
useZone('Pacific/Kiritimati')

it('says before leaving until when by the reader’s clock the running day lasts, and that days are those of UTC [R2.5, R1.2]', async () => {
  const { user } = await visit(
    path,
    { [path]: PledgeOrdersScreen },
    {
      handlers: [
        answering('get', '/api/pledgeOrder/list', page(order())),
        answering(
          'post',
          '/api/pledgeOrder/previewRedemption',
          ok(exit({ nextAccrualAt: MIDNIGHT, endsAt: MIDNIGHT + 86_400_000 })),
        ),
      ],
    },
  )
  await user.click(await screen.findByRole('button', { name: /USDT Pledge, 30 days/ }))
  await user.click(await screen.findByRole('button', { name: 'Redeem early' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Redeem early?' }))
  expect(await sheet.findByText(/day ends Nov 25, 2026, 2:00 PM; not credited/)).toBeTruthy()
  expect(sheet.getByText('until maturity on Nov 26, 2026, 2:00 PM')).toBeTruthy()
  expect(sheet.getByText(/00:00 UTC, which is 2:00 PM, Pacific\/Kiritimati your time/)).toBeTruthy()
})

it('shows the end of an order on the reader’s clock, and says which rule it follows [R2.5]', async () => {
  const { user } = await visit(
    path,
    { [path]: PledgeOrdersScreen },
    { handlers: [answering('get', '/api/pledgeOrder/list', page(order({ nextAccrualAt: MIDNIGHT })))] },
  )
  await user.click(await screen.findByRole('button', { name: /USDT Pledge, 30 days/ }))
  expect(figureOf('Next accrual')).toBe('Nov 25, 2026, 2:00 PM')
  expect(screen.getByText(/00:00 UTC, which is 2:00 PM/)).toBeTruthy()
})

it('dates what each day brought by the day of UTC, and says so [R2.5]', async () => {
  await visit(
    interest,
    { [interest]: Interest },
    {
      handlers: [
        answering('get', '/api/pledgeInterest/list', page(accrual(3, { day: MIDNIGHT - 86_400_000 }))),
      ],
    },
  )
  expect(await screen.findByText('Day 3: Nov 24, 2026')).toBeTruthy()
  expect(screen.getByText('Dates are in UTC.')).toBeTruthy()
})
