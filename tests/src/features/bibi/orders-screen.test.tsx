import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import BibiOrdersScreen from '#src/features/bibi/orders-screen.tsx'
import { PATHS, pathTo } from '#src/lib/paths.ts'
import { createBibiBackEnd, examples, press, type BibiBackEnd } from './support.tsx'
import { figureOf, useNetwork, visit } from '../support/visit.tsx'

useNetwork()

async function openOrders(given: Partial<BibiBackEnd> = {}, route: string = PATHS.coinOrders) {
  const world = createBibiBackEnd({ listed: examples, ...given })
  const view = await visit(route, { [PATHS.coinOrders]: BibiOrdersScreen }, { handlers: world.handlers })
  return { world, ...view }
}

describe('coin-to-coin orders', () => {
  it('lists open orders and ended ones with their receipts [R1.2]', async () => {
    await openOrders()
    const open = within(await screen.findByRole('list', { name: 'Open' }))
    expect(open.getByText('0.015 BTC for 0.4995 ETH', { exact: false })).toBeTruthy()
    screen.getByRole('tab', { name: 'History' }).click()
    const history = within(await screen.findByRole('list', { name: 'History' }))
    history.getByRole('button', { name: /Buy ETH\/BTC/ }).click()
    const receipt = within(await screen.findByRole('dialog', { name: 'Order filled' }))
    expect(receipt.getByText('Realized P&L on coins paid')).toBeTruthy()
    expect(figureOf('You pay')).toMatch(/0\.01709585/)
    expect(receipt.getByText(/ETH 3,120\.00 · BTC 91,250\.00 USDT/)).toBeTruthy()
  })

  it('shows the reason of a rejected order in the list and in its receipt (M1)', async () => {
    const rejected = {
      ...examples[0]!,
      status: 'rejected' as const,
      reason: 'hint_fill_balance_limit',
      closedAt: Date.now(),
    }
    const { world } = await openOrders({ listed: [rejected] }, pathTo(PATHS.coinOrders, { view: 'history' }))
    const history = within(await screen.findByRole('list', { name: 'History' }))
    expect(history.getByText(/Rejected ·/).textContent).toMatch(
      /The order would have exceeded the most an account can hold/,
    )
    history.getByRole('button', { name: /ETH\/BTC/ }).click()
    const receipt = within(await screen.findByRole('dialog', { name: 'Order rejected' }))
    expect(receipt.getByText(/The order would have exceeded the most an account can hold/)).toBeTruthy()
    expect(receipt.queryByText('You receive')).toBeNull()
    press('Rejected')
    await waitFor(() => expect(world.asked.at(-1)?.get('status')).toBe('rejected'))
  })

  it('filters by pair, side, status and date and keeps the filter in the URL', async () => {
    const { world, route } = await openOrders()
    screen.getByRole('tab', { name: 'History' }).click()
    press('All pairs')
    const sheet = within(await screen.findByRole('dialog', { name: 'Choose a pair' }))
    ;(await sheet.findByRole('button', { name: /ETH\/BTC/ })).click()
    await screen.findByRole('button', { name: 'ETH/BTC', pressed: true })
    press('Sell')
    await screen.findByRole('button', { name: 'Sell', pressed: true })
    press('Canceled')
    await screen.findByRole('button', { name: 'Canceled', pressed: true })
    press('Dates')
    const dates = within(await screen.findByRole('dialog', { name: 'Dates' }))
    dates.getByRole('button', { name: '7 days' }).click()
    await waitFor(() => {
      const query = world.asked.at(-1)
      expect(query?.get('pairCode')).toBe('ETH/BTC')
      expect(query?.get('exchangeType')).toBe('2')
      expect(query?.get('status')).toBe('cancelled')
      expect(Number(query?.get('startTime'))).toBeGreaterThan(Date.now() - 8 * 86_400_000)
    })
    expect(route()).toMatch(/view=history.*pair=ETH%2FBTC.*side=sell.*state=cancelled.*from=\d/)
  })

  it('restores the filter from the URL and clears it where nothing matches', async () => {
    const route = pathTo(PATHS.coinOrders, { view: 'history', side: 'buy', state: 'filled' })
    const { world } = await openOrders({ listed: [] }, route)
    expect(await screen.findByText('No matching orders')).toBeTruthy()
    expect(world.asked.at(-1)?.get('status')).toBe('filled')
    press('Show all')
    expect(await screen.findByText('No orders yet')).toBeTruthy()
    expect(world.asked.at(-1)?.get('status')).toBe('ended')
    expect(world.asked.at(-1)?.get('exchangeType')).toBeNull()
  })

  it('links an account without orders to the coins', async () => {
    await openOrders({ listed: [] })
    expect((await screen.findByRole('link', { name: 'Exchange coins' })).getAttribute('href')).toContain(
      PATHS.coinTrade,
    )
  })
})
