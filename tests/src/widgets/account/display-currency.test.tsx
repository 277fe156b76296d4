import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import HomeScreen from '#src/features/home/home-e-screen.tsx'
import WalletScreen from '#src/features/wallet/wallet-screen.tsx'
import { setDisplay } from '#src/stores/settings/display.ts'
import { answering, demoId, figureOf, useNetwork, visit } from '#tests/src/features/support/visit.tsx'

useNetwork()

const path = '/pages/user/accountDetail'
const screens = { [path]: WalletScreen }
const euro = 6
const infoPath = '/api/currencyExchangeRate/getExchangeInfo'

function choose(stored: unknown) {
  localStorage.setItem('fairline:display-currency', JSON.stringify({ v: 1, data: stored }))
  act(() => void dispatchEvent(new StorageEvent('storage', { key: null })))
}

const currency = (id: number, currencyName: string, currencyType: 1 | 2) => ({
  id,
  currencyName,
  currencyType,
  walletAddressType: '',
  scale: currencyType === 1 ? 6 : 2,
})
const currencies = answering('get', '/api/platformCurrency/list', {
  code: 200,
  msg: 'ok',
  rows: [currency(3, 'USDT', 1), currency(euro, 'EUR', 2)],
  total: 2,
})

function panel(userBalanceConvert: string) {
  const figures = { allMarginAmount: '0', profitAndLose: '12.5', profitAndLoseToday: '-3.2' }
  const data = { currencyId: 3, ...figures, userBalanceConvert, time: 1795199400000 }
  return answering('get', '/api/userInfo/personCenterPanelData', { code: 200, msg: 'ok', data })
}

afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
  act(() => void dispatchEvent(new StorageEvent('storage', { key: null })))
})

it('the account’s worth and its changes are shown in the chosen currency, with ≈, the rate and its age', async () => {
  choose({ [demoId]: euro })
  await visit(path, screens, { handlers: [currencies, panel('10412.5')] })
  expect(await screen.findByText('≈ 9,602.79')).toBeTruthy()
  expect(figureOf('Unrealized P&L')).toBe('≈ +11.52')
  await waitFor(() => expect(figureOf('Today')).toMatch(/^≈ −2\.95/))
  expect(screen.getByText('1 USDT = 0.92223697 EUR')).toBeTruthy()
  // Money that can be moved is never converted.
  expect(figureOf('Available')).toMatch(/^[\d,.]+ USDT$/)
})

it('without a rate the account’s own currency is shown, and it says why', async () => {
  choose({ [demoId]: euro })
  const answer = { code: 200, msg: 'ok', data: { baseCurrencyId: 3, time: 1795199400000, rates: [] } }
  await visit(path, screens, { handlers: [currencies, panel('10412.5'), answering('get', infoPath, answer)] })
  expect(await screen.findByText('10,412.50')).toBeTruthy()
  expect(await screen.findByText('No current rate for EUR: shown in USDT.')).toBeTruthy()
})

it.each([
  ['rates in another base', { baseCurrencyId: 5, rates: [{ currencyId: euro, rate: '1.08432' }] }],
  ['a rate of zero', { baseCurrencyId: 3, rates: [{ currencyId: euro, rate: '0' }] }],
])('a dishonest answer converts nothing: %s', async (_, data) => {
  choose({ [demoId]: euro })
  const answer = { code: 200, msg: 'ok', data: { ...data, time: 1795199400000 } }
  await visit(path, screens, { handlers: [currencies, panel('10412.5'), answering('get', infoPath, answer)] })
  expect(await screen.findByText('10,412.50')).toBeTruthy()
})

it('a rate that is too old converts nothing', async () => {
  choose({ [demoId]: euro })
  const { client } = await visit(path, screens, { handlers: [currencies, panel('10412.5')] })
  await screen.findByText('≈ 9,602.79')
  const [query] = client.getQueryCache().findAll({ queryKey: [infoPath] })
  const old = Date.now() - 6 * 60_000
  act(() => void client.setQueryData(query!.queryKey, query!.state.data, { updatedAt: old }))
  expect(await screen.findByText('No current rate for EUR: shown in USDT.')).toBeTruthy()
  expect(screen.getByText('10,412.50')).toBeTruthy()
})

it('the choice is that of the person: another account on this device sees its own currency', async () => {
  choose({ 7: euro, [demoId]: 'EUR' })
  await visit(path, screens, { handlers: [currencies, panel('10412.5')] })
  expect(await screen.findByText('10,412.50')).toBeTruthy()
  expect(screen.queryByText(/≈/)).toBeNull()
})

it('converted figures are hidden with balances', async () => {
  choose({ [demoId]: euro })
  setDisplay({ hideFigures: true })
  const home = '/pages/tabs/home/home-e'
  const { container } = await visit(
    home,
    { [home]: HomeScreen },
    { handlers: [currencies, panel('10412.5')] },
  )
  await screen.findAllByText('Hidden')
  await waitFor(() => expect(container.textContent).toContain('1 USDT = '))
  expect(container.textContent).not.toMatch(/9,602|10,412|≈ \d/)
})
