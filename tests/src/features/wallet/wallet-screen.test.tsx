import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { rowsOf } from '#src/api/envelope.ts'
import { getListHoldingsResponseMock } from '#src/api/generated/spot/spot.msw.ts'
import WalletScreen from '#src/features/wallet/wallet-screen.tsx'
import { setDisplay } from '#src/stores/settings/display.ts'
import { useSelectedProduct } from '#src/stores/trading/selected-product.ts'
import { answering, figureOf, useNetwork, visit } from '../support/visit.tsx'

const path = '/pages/user/accountDetail'
const screens = { [path]: WalletScreen }
const panelPath = '/api/userInfo/personCenterPanelData'

function panel(userBalanceConvert: string) {
  const figures = { allMarginAmount: '0', profitAndLose: '12.5', profitAndLoseToday: '-3.2' }
  const data = { currencyId: 3, ...figures, userBalanceConvert, time: 1795199400000 }
  return answering('get', panelPath, { code: 200, msg: 'ok', data })
}

useNetwork()

it('wallet screen truncates the account value and shows its age [R9.2]', async () => {
  await visit(path, screens, { handlers: [panel('10412.999999')] })
  expect(await screen.findByText('10,412.99')).toBeTruthy()
  expect(screen.getByText(/ago|now/)).toBeTruthy()
  // Marked by its sign, not by colour alone.
  expect(figureOf('Unrealized P&L')).toBe('+12.50')
  await waitFor(() => expect(figureOf('Today')).toBe('−3.20 How it adds up'))
})

it('wallet screen shows unformatted figures when the switch is on [R9.2]', async () => {
  setDisplay({ thousandsAsIs: true })
  await visit(path, screens, { handlers: [panel('10412.999999')] })
  expect(await screen.findByText('10412.999999')).toBeTruthy()
})

it('wallet screen hides balances and revealing profits, and shows them again [R3.2]', async () => {
  const { user, container } = await visit(path, screens, { handlers: [panel('10412.5')] })
  await screen.findByText('10,412.50')
  await user.click(screen.getByRole('button', { name: 'Hide balances' }))
  expect(container.textContent).not.toMatch(/10,412|12\.50|3\.20|378|2\.98/)
  expect(screen.getAllByText('Hidden').length).toBeGreaterThan(4)
  await user.click(screen.getByRole('button', { name: 'Show balances' }))
  expect(screen.getByText('10,412.50')).toBeTruthy()
})

it('wallet screen shows how much of the total is borrowed, and hides it with the rest', async () => {
  const loan = (status: string, outstanding: string) => ({ status, outstanding, currencyName: 'USDT' })
  const rows = [loan('running', '1200.5'), loan('overdue', '0.25'), loan('pending', '999')]
  const loans = answering('get', '/api/loan/list', { code: 200, msg: 'ok', rows, total: 3 })
  const { user, container } = await visit(path, screens, { handlers: [panel('10412.5'), loans] })
  expect(await screen.findByText(/This total includes borrowed money/)).toBeTruthy()
  expect(container.textContent).toContain('1,200.75')
  expect(screen.getByRole('link', { name: 'View loan' }).getAttribute('href')).toBe('/pages/loan/loan')
  await user.click(screen.getByRole('button', { name: 'Hide balances' }))
  expect(container.textContent).not.toContain('1,200.75')
})

it('wallet screen opens a holding’s product as the selected one [R2.10]', async () => {
  const { user, route } = await visit(path, screens)
  await user.click(await screen.findByRole('button', { name: /AAPL/ }))
  expect(route()).toBe('/pages/quoteDetail/quoteDetail')
  expect(useSelectedProduct.getState().selected).toEqual({ productType: 1, productCode: 'AAPL' })
})

it('wallet screen keeps its last figures and says so when new ones fail to load [R8.5]', async () => {
  let isUp = true
  const data = { currencyId: 3, allMarginAmount: '0', profitAndLose: '0', profitAndLoseToday: '0' }
  const full = { ...data, userBalanceConvert: '10412.5', time: 1795199400000 }
  const answer = () => (isUp ? { code: 200, msg: 'ok', data: full } : { code: 460, msg: 'x' })
  const { client } = await visit(path, screens, { handlers: [answering('get', panelPath, answer)] })
  await screen.findByText('10,412.50')
  isUp = false
  await act(() => client.refetchQueries({ queryKey: [panelPath] }))
  expect(await screen.findByText(/These figures are from the last update/)).toBeTruthy()
  expect(screen.getByText('10,412.50')).toBeTruthy()
  // They are not shown as live beside that.
  expect(within(screen.getByRole('region', { name: 'Total assets' })).getByText(/^Not live/)).toBeTruthy()
})

it('wallet screen explains how to get a first holding', async () => {
  const none = answering('get', '/api/spotHolding/list', { code: 200, msg: 'ok', rows: [], total: 0 })
  await visit(path, screens, { handlers: [none] })
  expect(await screen.findByText('No holdings yet')).toBeTruthy()
})

it('wallet screen introduces itself to a guest and returns after sign-in [R1.4]', async () => {
  await visit(path, screens, { isMember: false })
  const link = screen.getByRole('link', { name: 'Sign in' })
  expect(link.getAttribute('href')).toBe(`/pages/user/login?route=${encodeURIComponent(path)}`)
})

it('wallet screen offers a retry when nothing loads [R8.5]', async () => {
  const swallowed = { code: 460, msg: 'x' }
  const lists = ['/api/spotHolding/list', '/api/userBalance/list']
  const handlers = [panelPath, '/api/userInfo/userBalance', ...lists].map(one =>
    answering('get', one, swallowed),
  )
  await visit(path, screens, { handlers })
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
})

it('wallet screen links each figure to its entries [R2.5]', async () => {
  await visit(path, screens, { handlers: [panel('10412.5')] })
  const wayOf = async (figure: string) =>
    decodeURIComponent((await screen.findByText(figure)).closest('a')?.getAttribute('href') ?? '')
  expect(await wayOf('10,412.50')).toBe('/pages/record/accountRecord')
  const ways = screen.getAllByRole('link').map(link => link.getAttribute('href'))
  for (const query of ['?balance=available&asset=c3', '?balance=held&asset=c3', '?asset=c6', '?asset=p1']) {
    expect(ways, query).toContain(`/pages/record/accountRecord${query}`)
  }
  for (const route of ['recharge', 'withdrawl', 'exchange']) expect(ways).toContain(`/pages/user/${route}`)
})

it('wallet screen shows held amounts unless the site hides them [R9.1]', async () => {
  await visit(path, screens)
  expect(await screen.findByText('On hold', { selector: 'dt' })).toBeTruthy()
})

it('wallet screen counts the margin of positions once: it is not on hold as well (U23)', async () => {
  const figures = {
    currencyId: 3,
    userBalanceConvert: '10412.5',
    profitAndLose: '0',
    profitAndLoseToday: '0',
  }
  const data = { ...figures, allMarginAmount: '60.5', time: 1795199400000 }
  const balance = { currencyId: 3, currencyName: 'USDT', available: '900', held: '100.75', total: '1000.75' }
  await visit(path, screens, {
    handlers: [
      answering('get', panelPath, { code: 200, msg: 'ok', data }),
      answering('get', '/api/userInfo/userBalance', {
        code: 200,
        msg: 'ok',
        data: { ...balance, time: data.time },
      }),
    ],
  })
  await waitFor(() => expect(figureOf('On hold Reserved for open orders')).toBe('40.25'))
  expect(figureOf('Position margin')).toBe('60.50')
})

it('wallet screen hides held amounts where the site says so [R9.1]', async () => {
  const info = { siteName: 'x', otherValue: { app_showFreeze: '0' } }
  const site = answering('get', '/api/siteInfo/getSiteInfo', { code: 200, msg: 'ok', data: info })
  await visit(path, screens, { handlers: [site] })
  await screen.findByText('Available', { selector: 'dt' })
  await waitFor(() => expect(screen.queryByText(/^On hold/)).toBeNull())
})

it('wallet screen breaks the account value down in words, largest part first', async () => {
  await visit(path, screens)
  const parts = within(await screen.findByRole('list', { name: 'Asset breakdown' })).getAllByRole('listitem')
  expect(parts.map(part => part.textContent)).toEqual([
    'Crypto4,562.5043.2%',
    expect.stringMatching(/^USDT, available4,000.0037.9%/),
    expect.stringMatching(/^Other currencies997.99/),
    expect.stringMatching(/^Position margin750.00/),
    expect.stringMatching(/^USDT, on hold250.00/),
    expect.stringMatching(/^Open position P&L−12.50$/),
  ])
})

it('wallet screen shows the account value history also as a table, and hides it with the rest', async () => {
  const { user } = await visit(path, screens)
  await user.click(await screen.findByText('View as table'))
  const rows = (await screen.findAllByRole('row')).slice(1)
  expect(rows.map(row => within(row).getByRole('cell').textContent)).toEqual([
    '1,004.31',
    '998.76',
    '1,012.40',
    '1,000.00',
  ])
  await user.click(screen.getByRole('button', { name: 'Hide balances' }))
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.getByText('Hidden with your balances')).toBeTruthy()
})

it('wallet screen shows the returns of the chosen range, and hides them with the rest', async () => {
  const { user, container } = await visit(path, screens, { handlers: [panel('10412.5')] })
  await screen.findByText('Time-weighted return')
  expect(figureOf('P&L')).toBe('+4.31')
  expect(figureOf('Time-weighted return')).toBe('+0.43%')
  expect(figureOf('Money-weighted return')).toBe('+0.43%')
  expect(figureOf('Maximum drawdown, by day’s close')).toBe('−1.34%')
  expect(figureOf('Deposits')).toBe('0.00')
  await user.click(screen.getByRole('button', { name: 'Hide balances' }))
  expect(container.textContent).not.toMatch(/4\.31|0\.43|1\.34/)
})

it('wallet screen shows a result that follows from the values and payments as they are shown', async () => {
  const returns = { timeWeighted: '0', moneyWeighted: '0', drawdown: '0', paidIn: '1000', paidOut: '0.009' }
  const points = [
    { time: 1_795_132_800_000, equity: '0' },
    { time: 1_795_199_400_000, equity: '999.903' },
  ]
  const data = { currencyId: 3, range: 'month', points, returns: { ...returns, change: '-0.088' } }
  const curve = answering('get', '/api/userInfo/equityCurve', { code: 200, msg: 'ok', data })
  await visit(path, screens, { handlers: [panel('999.903'), curve] })
  await screen.findByText('Time-weighted return')
  // 999.90 less 1,000.00, where the exact result would be shown as −0.08.
  expect(figureOf('P&L')).toBe('−0.10')
})

it('wallet screen requests the chosen period', async () => {
  const asked: (string | undefined)[] = []
  const curve = answering('get', '/api/userInfo/equityCurve', fields => {
    asked.push(fields.range)
    return {
      code: 200,
      msg: 'ok',
      data: { currencyId: 3, range: fields.range, points: [{ time: 1795199400000, equity: '7' }] },
    }
  })
  const { user } = await visit(path, screens, { handlers: [curve] })
  await user.click(await screen.findByLabelText('1W', { selector: 'input' }))
  await waitFor(() => expect(asked).toEqual(['month', 'week']))
})

it('wallet screen explains how to start with an empty account', async () => {
  const none = { code: 200, msg: 'ok', rows: [], total: 0 }
  const handlers = ['/api/userBalance/list', '/api/spotHolding/list'].map(one => answering('get', one, none))
  await visit(path, screens, { handlers })
  expect(await screen.findByText('Your account is empty')).toBeTruthy()
})

it('wallet screen shows the first digits of a tiny average cost, and at most four of a long one (M19)', async () => {
  const [example] = rowsOf(getListHoldingsResponseMock()) ?? []
  const rows = ['0.00001234567', '187.50666666666', '0.5'].map((averageCost, index) => ({
    ...example!,
    averageCost,
    productId: example!.productId + index,
  }))
  const holdings = answering('get', '/api/spotHolding/list', { code: 200, msg: 'ok', rows, total: 3 })
  await visit(path, screens, { handlers: [panel('10412.5'), holdings] })
  expect(await screen.findByText('0.00001234')).toBeTruthy()
  expect(screen.getByText('187.5066')).toBeTruthy()
  expect(screen.getByText('0.50')).toBeTruthy()
})
