// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { RealisedGain, RealisedReport } from '#models'
import GainsScreen from '#src/features/wallet/gains-screen.tsx'
import { answering, useNetwork, visit } from '../support/visit.tsx'
import { useTimeZone } from '../support/time-zone.ts'

const path = '/pages/record/realisedGains'
const figures = { proceeds: '314.685', cost: '281.26', gain: '33.425' }
const LAST_MINUTE = Date.UTC(2026, 11, 31, 23, 59)

const gain: RealisedGain = {
  id: '7321480000000042-0',
  productId: 1,
  assetName: 'AAPL',
  quantity: '1.5',
  acquiredAt: Date.UTC(2026, 0, 1),
  acquiredType: 'spotOrder',
  acquiredId: '7321480000000021',
  soldAt: LAST_MINUTE,
  referenceType: 'spotOrder',
  referenceId: '7321480000000042',
  ...figures,
}
const report: RealisedReport = {
  currencyId: 3,
  method: 'fifo',
  year: 2026,
  firstYear: 2026,
  lastYear: 2026,
  isComplete: true,
  includedTo: LAST_MINUTE,
  total: { count: 1, ...figures },
  products: [{ productId: 1, assetName: 'AAPL', count: 1, ...figures }],
  results: [],
}

useNetwork()
// Fourteen hours ahead: the next year has begun there.
useTimeZone('Pacific/Kiritimati')

it('a sale in the last minute of a tax year is shown in that year, in UTC, wherever the device is [R2.5]', async () => {
  const handlers = [
    answering('get', '/api/userInfo/realisedReport', { code: 200, msg: 'ok', data: report }),
    answering('get', '/api/userInfo/realisedGains', { code: 200, msg: 'ok', rows: [gain], total: 1 }),
  ]
  const { user } = await visit(path, { [path]: GainsScreen }, { handlers })
  expect(await screen.findByText('Jan 1, 2026 to Dec 31, 2026')).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: /1\.5 AAPL/ }))
  const sheet = within(await screen.findByRole('dialog'))
  expect(sheet.getByText('Dec 31, 2026, 11:59:00 PM UTC')).toBeTruthy()
})
