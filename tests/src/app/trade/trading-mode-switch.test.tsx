import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { RequestHandler } from 'msw'
import {
  getGetProductMockHandler,
  getGetProductResponseMock,
  getListCandlesMockHandler,
} from '#src/api/generated/market/market.msw.ts'
import { getContractMock } from '#src/api/generated/contract/contract.msw.ts'
import { getNoteMock } from '#src/api/generated/note/note.msw.ts'
import { getQuickMock } from '#src/api/generated/quick/quick.msw.ts'
import { getSiteMock } from '#src/api/generated/site/site.msw.ts'
import { getSpotMock } from '#src/api/generated/spot/spot.msw.ts'
import { getWalletMock } from '#src/api/generated/wallet/wallet.msw.ts'
import TradeScreen from '#src/app/trade/trade-screen.tsx'
import { MantineBoundary } from '#src/ui/forms/mantine-boundary.tsx'
import { open, useNetwork } from '#tests/src/features/support/market.tsx'

useNetwork()
beforeEach(() => sessionStorage.clear())
afterEach(() => vi.unstubAllGlobals())

const noCandles = getListCandlesMockHandler({
  code: 200,
  msg: 'ok',
  data: { productId: 1, interval: '15m', candles: [] },
})

const Trade = () => (
  <MantineBoundary>
    <TradeScreen />
  </MantineBoundary>
)

/** From now on the window is as narrow as that of a phone, where the ticket is a sheet. */
function showPhone(): void {
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { media: query, matches: query.includes('width < 900px') }),
  )
}

const openTrade = (handlers: readonly RequestHandler[] = []) =>
  open(Trade, {
    isMember: true,
    handlers: [
      ...handlers,
      noCandles,
      ...getSpotMock(),
      ...getQuickMock(),
      ...getContractMock(),
      ...getNoteMock(),
      ...getSiteMock(),
      ...getWalletMock(),
    ],
  })

it('gives the focus back to the bar below when the sheet of another mode is left', async () => {
  showPhone()
  await openTrade()
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Buy' }))
  await user.click(await screen.findByRole('radio', { name: 'Quick' }))
  await screen.findByRole('textbox', { name: 'Stake' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Up'))
})

it('has a link to the mode that has a screen of its own, so that no arrow key leaves the page', async () => {
  const detail = getGetProductResponseMock()
  if (!('data' in detail)) throw new Error('the specification has no example of a product')
  const product = { ...detail.data.product, PositionType: '0/1/2/3' }
  await openTrade([getGetProductMockHandler({ ...detail, data: { ...detail.data, product } })])
  await screen.findByRole('radio', { name: 'Spot' })
  expect(screen.getAllByRole('radio', { name: /Quick|Contract|Spot|Coin/ })).toHaveLength(3)
  const link = screen.getByRole('link', { name: 'Coin-to-coin' })
  expect(link.getAttribute('href')).toBe('/pages/quoteDetail/bibi')
})

it.each(['page', 'sheet'])('keeps the focus on a trading mode chosen by keyboard in the %s', async place => {
  if (place === 'sheet') showPhone()
  await openTrade()
  const user = userEvent.setup()
  if (place === 'sheet') await user.click(await screen.findByRole('button', { name: 'Buy' }))
  await user.click(await screen.findByRole('radio', { name: 'Spot' }))
  for (const name of ['Contract', 'Spot']) {
    const pressed = screen.getByRole('radio', { name })
    act(() => pressed.focus())
    await user.keyboard(' ')
    await waitFor(() => expect(pressed.isConnected).toBe(false))
    // A sheet that opens gives the focus in a later task.
    await act(() => new Promise(resolve => setTimeout(resolve)))
    const chosen = await screen.findByRole('radio', { name, checked: true })
    await waitFor(() => expect(document.activeElement === chosen).toBe(true))
  }
})
