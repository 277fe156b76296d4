/** The lists of the market beside the chart of a desk. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  getGetProductMockHandler,
  getGetProductResponseMock,
  getListCandlesMockHandler,
  getListStockProductsMockHandler,
} from '#src/api/generated/market/market.msw.ts'
import { getContractMock } from '#src/api/generated/contract/contract.msw.ts'
import { getSpotMock } from '#src/api/generated/spot/spot.msw.ts'
import { getWalletMock } from '#src/api/generated/wallet/wallet.msw.ts'
import TradeScreen from '#src/app/trade/trade-screen.tsx'
import { useMarketView } from '#src/features/market/market-view.ts'
import { selectProduct } from '#src/stores/trading/selected-product.ts'
import { MantineBoundary } from '#src/ui/forms/mantine-boundary.tsx'
import { callsTo, open, pageOf, product, useNetwork } from '#tests/src/features/support/market.tsx'

useNetwork()
beforeEach(() => useMarketView.setState({ tab: '1', sort: undefined }))
afterEach(() => vi.unstubAllGlobals())

const [first, second] = [product(1, { productName: 'First' }), product(2, { productName: 'Second' })]

/** The trade page in a window of a width. */
async function openTrade(width: 'desk' | 'phone') {
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: query.includes('width >=') === (width === 'desk') }),
  )
  selectProduct(first!)
  const details = getGetProductMockHandler(({ request }) => {
    const code = new URL(request.url).searchParams.get('productCode')
    const answer = getGetProductResponseMock()
    if (!('data' in answer)) throw new Error('the specification has no example of a product')
    return { ...answer, data: { ...answer.data, product: code === 'P2' ? second! : first! } }
  })
  return open(
    () => (
      <MantineBoundary>
        <TradeScreen />
      </MantineBoundary>
    ),
    {
      handlers: [
        details,
        // The chart itself needs a canvas, which happy-dom lacks.
        getListCandlesMockHandler({
          code: 200,
          msg: 'ok',
          data: { productId: 1, interval: '15m', candles: [] },
        }),
        getListStockProductsMockHandler(pageOf([first!, second!])),
        ...getSpotMock(),
        ...getContractMock(),
        ...getWalletMock(),
      ],
    },
  )
}

const column = () => screen.findByRole('region', { name: 'Market' })
const current = (list: HTMLElement) =>
  within(list)
    .queryAllByRole('button', { current: true })
    .map(row => row.textContent)

it('a desk has the lists beside the chart, which choose what it shows, and stay as they are [R2.10]', async () => {
  const asked = callsTo('/api/product/detail')
  const { route } = await openTrade('desk')
  const list = await column()
  const row = await within(list).findByRole('button', { name: /^Second/ })
  expect(current(list)).toEqual(['First'])
  act(() => row.focus())
  fireEvent.click(row)
  expect(await screen.findByRole('heading', { level: 1, name: /Second/ })).toBeTruthy()
  expect(asked.at(-1)?.get('productCode')).toBe('P2')
  expect(current(list)).toEqual(['Second'])
  // The same elements: nothing was rendered anew, the focus is where it was.
  expect(await column()).toBe(list)
  expect(document.activeElement).toBe(row)
  expect(route()).toBe('/start')
})

it('a desk offers the watchlist beside the chart, and leads a guest back to it [R1.4]', async () => {
  await openTrade('desk')
  const list = within(await column())
  expect(list.getAllByRole('tab').map(tab => tab.textContent)).toEqual([
    'Watchlist',
    'US stocks',
    'Crypto',
    'Futures',
    'Forex',
  ])
  fireEvent.click(list.getByRole('tab', { name: 'Watchlist' }))
  const link = await list.findByRole('link', { name: 'Sign in' })
  expect(link.getAttribute('href')).toContain(encodeURIComponent('/pages/quoteDetail/quoteDetail'))
})

it('a phone asks for no list beside the chart', async () => {
  const asked = callsTo('/api/stockProduct/list')
  await openTrade('phone')
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: /First/ })).toBeTruthy())
  await screen.findByRole('heading', { name: 'Orders' })
  expect(asked).toEqual([])
  expect(screen.queryByRole('region', { name: 'Market' })).toBeNull()
})
