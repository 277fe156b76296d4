import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { getExchangeMock } from '#src/api/generated/exchange/exchange.msw.ts'
import ExchangeRecordsScreen from '#src/features/exchange/records-screen.tsx'
import { answering, useNetwork, visit, type Visit } from '../support/visit.tsx'

const path = '/pages/record/changeRecord'
const screens = { [path]: ExchangeRecordsScreen }
const list = '/api/exchange/list'
const none = { code: 200, msg: 'ok', rows: [], total: 0 }

const open = (options: Visit = {}, route = path) =>
  visit(route, screens, { ...options, handlers: [...(options.handlers ?? []), ...getExchangeMock()] })

useNetwork()

it('exchange records list the paid and received amounts and the rate, to the end [R2.5]', async () => {
  await open()
  const row = await screen.findByRole('button', { name: /USDT to EUR/ })
  expect(row.textContent).toContain('1 USDT = 0.92131474 EUR')
  expect(row.textContent).toContain('+920.39 EUR')
  expect(row.textContent).toContain('−1,000 USDT')
  expect(screen.getByText('End of list')).toBeTruthy()
})

it('exchange record shows everything needed to recompute it, to the last digit', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: /BTC to JPY/ }))
  const sheet = within(await screen.findByRole('dialog', { name: 'BTC to JPY' }))
  expect(sheet.getByText('Price of USDJPY')).toBeTruthy()
  expect(sheet.getByText('JPY per USDT')).toBeTruthy()
  // Some labels include a note.
  const valueOf = (label: string) => sheet.getByText(label).closest('dt')?.nextElementSibling?.textContent
  expect(valueOf('Price of BTC')).toBe('91,250.00')
  expect(valueOf('Price of USDJPY')).toBe('149.305')
  expect(valueOf('Your rate for 1 BTC')).toBe('13,610,457.16875 JPY')
  expect(valueOf('Received')).toBe('679,842 JPY')
  expect(valueOf('Realized P&L on coins paid')).toBe('62.50 USDT')
  expect(sheet.getByText('How it is calculated')).toBeTruthy()
  const entries = sheet.getByRole('link', { name: 'Ledger entries' }).getAttribute('href')
  expect(entries).toMatch(/^\/pages\/record\/accountRecord\?reference=\d+$/)
})

it('exchange records filter by currency and date and keep the filter in the URL', async () => {
  const asked: Record<string, string>[] = []
  const handlers = [answering('get', list, fields => (asked.push(fields), none))]
  const { user, route } = await open({ handlers }, `${path}?from=2026-11-01`)
  await user.click(await screen.findByRole('button', { name: 'Paid in' }))
  await user.click(await screen.findByLabelText('USDT', { selector: 'input' }))
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ fromCurrencyId: '3', pageNum: '1' }))
  expect(Number(asked.at(-1)?.startTime)).toBe(new Date(2026, 10, 1).getTime())
  expect(route()).toContain('paid=3')
  await user.click(await screen.findByRole('button', { name: 'Show all exchanges' }))
  await waitFor(() => expect(route()).toBe(path))
})

it('exchange records link to the exchange form when there are none', async () => {
  await open({ handlers: [answering('get', list, none)] })
  expect(await screen.findByText('No exchanges yet')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Exchange' }).getAttribute('href')).toBe('/pages/user/exchange')
})

it('exchange records offer a retry when they fail to load [R8.5]', async () => {
  await open({ handlers: [answering('get', list, { code: 460, msg: 'x' })] })
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
})
