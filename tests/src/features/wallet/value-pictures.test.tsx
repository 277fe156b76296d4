import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import WalletScreen from '#src/features/wallet/wallet-screen.tsx'
import { answering, figureOf, useNetwork, visit } from '../support/visit.tsx'

const path = '/pages/user/accountDetail'
const screens = { [path]: WalletScreen }

function allocation(parts: Record<string, string>) {
  const rows = Object.entries(parts).map(([kind, value]) => ({ kind, value }))
  const data = { currencyId: 3, total: '100', parts: rows, time: 1_795_199_400_000 }
  return answering('get', '/api/userInfo/allocation', { code: 200, msg: 'ok', data })
}

function curve(range: string, ...equities: string[]) {
  const points = equities.map((equity, hour) => ({ time: 1_795_132_800_000 + hour * 3_600_000, equity }))
  const returns = {
    timeWeighted: '0',
    moneyWeighted: '0',
    drawdown: '0',
    paidIn: '0',
    paidOut: '0',
    change: '0',
  }
  const data = { currencyId: 3, range, points, returns }
  return answering('get', '/api/userInfo/equityCurve', { code: 200, msg: 'ok', data })
}

useNetwork()

it('wallet screen draws five shares in colours of their own and the others as one; each keeps its line in the legend', async () => {
  const parts = {
    stocks: '30',
    coins: '20',
    available: '18',
    currencies: '14',
    margin: '10',
    held: '5',
    futures: '3',
    contractProfit: '-1',
  }
  const { container } = await visit(path, screens, { handlers: [allocation(parts)] })
  const legend = await screen.findByRole('list', { name: 'Asset breakdown' })
  expect(within(legend).getAllByRole('listitem')).toHaveLength(8)
  const bar = container.querySelector('[aria-hidden] > [style*="flex-grow"]')!.parentElement!
  const shares = [...bar.children].map(part => (part as HTMLElement).style.flexGrow)
  expect(shares).toEqual(['30', '20', '18', '14', '10', '8'])
})

it('wallet screen shows the holdings of a part by their pictures', async () => {
  await visit(path, screens, { handlers: [allocation({ stocks: '60', available: '40' })] })
  const legend = await screen.findByRole('list', { name: 'Asset breakdown' })
  const [stocks, available] = within(legend).getAllByRole('listitem')
  expect(stocks!.querySelector('[data-letter]')).toBeTruthy()
  expect(available!.querySelector('[data-letter]')).toBeNull()
})

it('wallet screen draws money that came into an empty account as a step, not as a slope (look V34)', async () => {
  const { container } = await visit(path, screens, { handlers: [curve('month', '0', '0', '1000', '990')] })
  await screen.findByText('Time-weighted return')
  const drawn = container.querySelector('path[vector-effect]')!.getAttribute('d')
  expect(drawn).toBe('M0.0 156.0H200.0L200.0 156.0H400.0L400.0 4.0L600.0 5.5')
})

it.each([
  ['week', 'Maximum drawdown, by the hour'],
  ['year', 'Maximum drawdown, by day’s close'],
])('wallet screen says how often the drawdown of a %s is taken (look V49)', async (range, label) => {
  await visit(path, screens, { handlers: [curve(range, '1000', '1004.44')] })
  await screen.findByText('Time-weighted return')
  expect(figureOf(label)).toBe('0.00%')
})
