import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { RealisedGain, RealisedReport } from '#models'
import GainsScreen from '#src/features/wallet/gains-screen.tsx'
import { setDisplay } from '#src/stores/settings/display.ts'
import { answering, useNetwork, visit } from '../support/visit.tsx'

const path = '/pages/record/realisedGains'
const screens = { [path]: GainsScreen }

useNetwork()

const gain: RealisedGain = {
  id: '7321480000000042-0',
  productId: 1,
  assetName: 'AAPL',
  quantity: '1.5',
  acquiredAt: Date.UTC(2026, 0, 5, 12),
  acquiredType: 'spotOrder',
  acquiredId: '7321480000000021',
  soldAt: Date.UTC(2026, 2, 7, 12),
  referenceType: 'spotOrder',
  referenceId: '7321480000000042',
  proceeds: '314.685',
  cost: '281.26',
  gain: '33.425',
}

const report = (fields: Partial<RealisedReport>): RealisedReport => ({
  currencyId: 3,
  method: 'fifo',
  year: 2026,
  firstYear: 2025,
  lastYear: 2026,
  isComplete: true,
  includedTo: Date.UTC(2026, 10, 20),
  total: { count: 1, proceeds: '314.685', cost: '281.26', gain: '33.425' },
  products: [
    { productId: 1, assetName: 'AAPL', count: 1, proceeds: '314.685', cost: '281.26', gain: '33.425' },
  ],
  results: [{ kind: 'contractFees', count: 4, amount: '-1.02' }],
  ...fields,
})

const answers = (reports: (fields: Record<string, string | undefined>) => RealisedReport, rows = [gain]) => [
  answering('get', '/api/userInfo/realisedReport', fields => ({
    code: 200,
    msg: 'ok',
    data: reports(fields),
  })),
  answering('get', '/api/userInfo/realisedGains', { code: 200, msg: 'ok', rows, total: rows.length }),
]

it('realized gains show the totals, the rules and each part of a sale, whose entries are one press away', async () => {
  const { user } = await visit(path, screens, { handlers: answers(() => report({})) })
  expect(await screen.findByText(/This is not tax advice/)).toBeTruthy()
  expect(screen.getByText(/FIFO uses the cost of the oldest units/)).toBeTruthy()
  expect(screen.getByText('Contract fees')).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: /1\.5 AAPL/ }))
  const sheet = within(await screen.findByRole('dialog'))
  expect(sheet.getByText('61 days')).toBeTruthy()
  expect(sheet.getByRole('link', { name: 'Entries of the sale' }).getAttribute('href')).toBe(
    '/pages/record/accountRecord?reference=7321480000000042',
  )
  expect(sheet.getByRole('link', { name: 'Entries of the purchase' }).getAttribute('href')).toBe(
    '/pages/record/accountRecord?reference=7321480000000021',
  )
})

it('realized gains send the chosen method and show what it makes of them', async () => {
  let method: RealisedReport['method'] = 'fifo'
  const choose = answering('post', '/api/userInfo/costMethod/choose', fields => {
    method = fields.method as typeof method
    return { code: 200, msg: 'ok', data: { method } }
  })
  const total = { count: 1, proceeds: '314.685', cost: '300', gain: '14.685' }
  const reports = () => report(method === 'fifo' ? {} : { method, total })
  const { user, container } = await visit(path, screens, { handlers: [choose, ...answers(reports)] })
  await waitFor(() => expect(container.textContent).toContain('281.26'))
  await user.click(await screen.findByRole('radio', { name: 'Average cost' }))
  await waitFor(() => expect(container.textContent).toContain('300.00'))
})

it('realized gains of a long history say how far it has been read, go on, and export nothing until then', async () => {
  let calls = 0
  const reports = () => report({ isComplete: ++calls > 2 })
  await visit(path, screens, { handlers: answers(reports) })
  const csv = await screen.findByRole('button', { name: 'Download CSV' })
  expect(csv.hasAttribute('disabled')).toBe(true)
  expect(screen.getByText(/Reading your history/)).toBeTruthy()
  await waitFor(() => expect(csv.hasAttribute('disabled')).toBe(false), { timeout: 10_000 })
  expect(screen.queryByText(/Reading your history/)).toBeNull()
})

it('an export whose rows do not add up to the totals says so', async () => {
  vi.stubGlobal('print', () => {})
  const wrong = { ...gain, gain: '33.4' }
  const { user } = await visit(path, screens, { handlers: answers(() => report({}), [wrong]) })
  await user.click(await screen.findByRole('button', { name: 'Print' }))
  expect(await screen.findByText(/do not add up/)).toBeTruthy()
  vi.unstubAllGlobals()
})

it('realized gains print their rows, totals, method and rules as a table [R3.2]', async () => {
  const printed = vi.fn()
  vi.stubGlobal('print', printed)
  const { user } = await visit(path, screens, { handlers: answers(() => report({})) })
  await user.click(await screen.findByRole('button', { name: 'Print' }))
  const paper = within(await screen.findByRole('article'))
  await waitFor(() => expect(printed).toHaveBeenCalledOnce())
  const [, row, total] = within(paper.getByRole('table')).getAllByRole('row')
  expect(row!.textContent).toBe('1.5 AAPL2026-01-05 12:00:002026-03-07 12:00:0061314.685281.2633.425')
  expect(total!.textContent).toContain('33.425')
  expect(paper.getByText(/Cost method: FIFO/)).toBeTruthy()
  vi.unstubAllGlobals()
})

it('realized gains are hidden with the balances', async () => {
  setDisplay({ hideFigures: true })
  const { container } = await visit(path, screens, { handlers: answers(() => report({})) })
  await screen.findByText(/AAPL/)
  expect(container.textContent).not.toMatch(/314|281|33\.4/)
})

it('a year without sales says so', async () => {
  const empty = report({
    total: { count: 0, proceeds: '0', cost: '0', gain: '0' },
    products: [],
    results: [],
  })
  await visit(path, screens, { handlers: answers(() => empty, []) })
  expect(await screen.findByText('Nothing sold this year')).toBeTruthy()
})
