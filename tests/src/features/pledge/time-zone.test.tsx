// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import Interest from '#src/features/pledge/interest-screen.tsx'
import PledgeOrdersScreen from '#src/features/pledge/orders-screen.tsx'
import { accrual, redemptionPreview, ok, order, page } from '../support/earning.ts'
import { answering, figureOf, useNetwork, visit } from '../support/visit.tsx'
import { useTimeZone } from '../support/time-zone.ts'

const path = '/pages/pledge/orders'
const interest = '/pages/pledge/Interest'
const MIDNIGHT = Date.UTC(2026, 10, 25)

useNetwork()
// Fourteen hours ahead: a UTC day starts at 14:00.
useTimeZone('Pacific/Kiritimati')

it('early redemption shows in local time when the current UTC day ends [R2.5, R1.2]', async () => {
  const { user } = await visit(
    path,
    { [path]: PledgeOrdersScreen },
    {
      handlers: [
        answering('get', '/api/pledgeOrder/list', page(order())),
        answering(
          'post',
          '/api/pledgeOrder/previewRedemption',
          ok(redemptionPreview({ nextAccrualAt: MIDNIGHT, endsAt: MIDNIGHT + 86_400_000 })),
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

it('pledge maturity is shown in local time, with the UTC rule [R2.5]', async () => {
  const { user } = await visit(
    path,
    { [path]: PledgeOrdersScreen },
    { handlers: [answering('get', '/api/pledgeOrder/list', page(order({ nextAccrualAt: MIDNIGHT })))] },
  )
  await user.click(await screen.findByRole('button', { name: /USDT Pledge, 30 days/ }))
  expect(figureOf('Next accrual')).toBe('Nov 25, 2026, 2:00 PM')
  expect(screen.getByText(/00:00 UTC, which is 2:00 PM/)).toBeTruthy()
})

it('daily interest is dated by the UTC day, and says so [R2.5]', async () => {
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
