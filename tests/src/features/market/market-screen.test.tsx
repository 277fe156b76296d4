import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, it } from 'vitest'
import { useQuoteStatus } from '#src/api/quote-channels.ts'
import {
  getListCryptoProductsMockHandler,
  getListStockProductsMockHandler,
  getListWatchlistMockHandler,
} from '#src/api/generated/market/market.msw.ts'
import MarketScreen from '#src/features/market/market-screen.tsx'
import { useMarketView } from '#src/features/market/market-view.ts'
import { seedQuotes } from '#src/stores/quotes/quotes.ts'
import { useSelectedProduct } from '#src/stores/trading/selected-product.ts'
import { callsTo, open, pageOf, product, server, useNetwork } from '../support/market.tsx'

const apple = product(1, { productName: 'Apple', productNameLang: { zh: '苹果' }, nowPrice: '187.32' })
const stocks = getListStockProductsMockHandler(
  pageOf([
    apple,
    product(2, { productName: 'Zed', nowPrice: '5.00' }),
    product(3, { productName: 'Mid', nowPrice: '90.10' }),
  ]),
)
const shownNames = () =>
  screen.getAllByRole('listitem').map(row => within(row).getAllByRole('button')[0]?.textContent)

useNetwork()
beforeEach(() => useMarketView.setState({ tab: '1', sort: undefined }))

it.each([
  ['US stocks', '/api/stockProduct/list'],
  ['Crypto', '/api/cryptocurrencyProduct/list'],
  ['Futures', '/api/futuresProduct/list'],
  ['Forex', '/api/forexProduct/list'],
])('market screen shows %s from %s [R7.5, R1.1]', async (tab, path) => {
  const calls = callsTo(path)
  await open(MarketScreen)
  fireEvent.click(screen.getByRole('tab', { name: tab }))
  await waitFor(() => expect(calls.map(String)).toEqual(['pageNum=1&pageSize=200']))
  expect((await screen.findAllByRole('listitem')).length).toBeGreaterThan(0)
})

it('market screen loads page after page to the end [R7.5, R9.8]', async () => {
  const calls = callsTo('/api/stockProduct/list')
  const pages = getListStockProductsMockHandler(({ request }) => {
    const page = Number(new URL(request.url).searchParams.get('pageNum'))
    return pageOf([product(page * 10), product(page * 10 + 1)], 5)
  })
  await open(MarketScreen, { handlers: [pages] })
  expect(await screen.findByText('End of list')).toBeTruthy()
  expect(calls.map(query => query.get('pageNum'))).toEqual(['1', '2', '3'])
})

it('market screen keeps its rows when a later page fails, and offers a retry [R8.5]', async () => {
  let isWell = false
  const pages = getListStockProductsMockHandler(({ request }) => {
    const page = Number(new URL(request.url).searchParams.get('pageNum'))
    return page === 1 || isWell ? pageOf([product(page)], 2) : { code: 209, msg: 'not now' }
  })
  await open(MarketScreen, { handlers: [pages] })
  expect(await screen.findByText('The rest could not be loaded.')).toBeTruthy()
  expect(screen.getByText('Product 1')).toBeTruthy()
  isWell = true
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Product 2')).toBeTruthy()
})

it('market screen offers a retry when nothing loads, and has an empty state [R8.5]', async () => {
  let answer: object = { code: 209, msg: 'not now' }
  await open(MarketScreen, { handlers: [getListStockProductsMockHandler(() => answer as never)] })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  answer = pageOf([])
  fireEvent.click(retry)
  expect(await screen.findByText('No products in this market right now')).toBeTruthy()
})

it('market screen sorts by a column, reversed and unsorted [R4.2]', async () => {
  await open(MarketScreen, { handlers: [stocks] })
  await screen.findByText('Apple')
  fireEvent.click(screen.getByRole('button', { name: 'Sort by Last price' }))
  expect(shownNames()).toEqual(['Apple', 'Mid', 'Zed'])
  fireEvent.click(screen.getByRole('button', { name: 'Last price, highest first' }))
  expect(shownNames()).toEqual(['Zed', 'Mid', 'Apple'])
  fireEvent.click(screen.getByRole('button', { name: 'Last price, lowest first' }))
  expect(shownNames()).toEqual(['Apple', 'Zed', 'Mid'])
})

it('market screen updates only the row of a tick', async () => {
  await open(MarketScreen, { handlers: [stocks] })
  await screen.findByText('Apple')
  const others = screen.getByText('Zed').closest('li')?.innerHTML
  const tickerInfo = { ...apple.tickerInfo, nowPrice: '187.90', changeRate: '1.00', time: Date.now() + 1 }
  act(() => seedQuotes([{ ...apple, tickerInfo }]))
  expect(screen.getByText('187.90')).toBeTruthy()
  expect(screen.getByText('+1.00%')).toBeTruthy()
  expect(screen.getByText('Zed').closest('li')?.innerHTML).toBe(others)
})

it('market screen selects a product and opens the trade tab [R2.10]', async () => {
  const { route } = await open(MarketScreen, { handlers: [stocks] })
  fireEvent.click(await screen.findByText('Apple'))
  expect(useSelectedProduct.getState().selected).toEqual({ productType: 1, productCode: 'P1' })
  expect(route()).toBe('/pages/quoteDetail/quoteDetail')
})

it('market screen names products in the reader’s language, else by their own name [R3.5]', async () => {
  await open(MarketScreen, { locale: 'zh', handlers: [stocks] })
  expect(await screen.findByText('苹果')).toBeTruthy()
  expect(screen.getByText('Zed')).toBeTruthy()
})

it('market screen marks suspended products', async () => {
  await open(MarketScreen, {
    handlers: [getListStockProductsMockHandler(pageOf([product(1, { isLock: 1 }), product(2)]))],
  })
  await screen.findByText('Product 1')
  expect(screen.getAllByText('Suspended')).toHaveLength(1)
})

it('market screen shows the quote status, and never "live" when it is not', async () => {
  await open(MarketScreen, { handlers: [stocks] })
  await screen.findByText('Apple')
  act(() => useQuoteStatus.setState({ mode: 'polling' }))
  expect(screen.getByText('Updated every few seconds')).toBeTruthy()
  act(() => useQuoteStatus.setState({ mode: 'offline' }))
  expect(screen.getByText(/Not live/)).toBeTruthy()
})

it('watchlist star sends JSON, toggles at once and shows the server’s message [R7.6]', async () => {
  let body: unknown
  let type: string | null = ''
  const watched: number[] = []
  await open(MarketScreen, {
    isMember: true,
    handlers: [
      stocks,
      getListWatchlistMockHandler(() => pageOf(watched.map(id => product(id)))),
      http.post('*/api/userProductOption/addOption', async ({ request }) => {
        type = request.headers.get('Content-Type')
        body = await request.json()
        watched.push(1)
        return HttpResponse.json({ code: 200, msg: 'hint_added_to_watchlist' })
      }),
    ],
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Add Apple to your watchlist' }))
  expect(await screen.findByText('Added to your watchlist')).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Remove Apple from your watchlist' })).toBeTruthy()
  expect(type).toContain('application/json')
  expect(body).toEqual({ productCode: 'P1', productType: 1, productId: 1 })
})

it('watchlist star is reset when the server refuses [R8.5]', async () => {
  let refusals = 0
  await open(MarketScreen, {
    isMember: true,
    handlers: [
      stocks,
      getListWatchlistMockHandler(pageOf([])),
      http.post('*/addOption', () => {
        refusals += 1
        return HttpResponse.json({ code: 209, msg: 'not now' })
      }),
    ],
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Add Apple to your watchlist' }))
  await waitFor(() => expect(refusals).toBe(1))
  expect(await screen.findByRole('button', { name: 'Add Apple to your watchlist' })).toBeTruthy()
})

it('watchlist star says what a press does, and has no state that says the contrary (X19)', async () => {
  await open(MarketScreen, { handlers: [stocks] })
  const star = await screen.findByRole('button', { name: 'Add Apple to your watchlist' })
  expect(star.hasAttribute('aria-pressed')).toBe(false)
})

it('a row is heard as one sentence with its figures, which follow the price (X15)', async () => {
  await open(MarketScreen, { handlers: [stocks] })
  const [row] = await screen.findAllByRole('listitem')
  expect(within(row!).getByRole('button', { name: /^Apple, P1: 187\.32, / })).toBeTruthy()
  const stops = within(row!).getAllByRole('button')
  expect(stops.map(stop => stop.getAttribute('aria-label')?.split(',')[0])).toEqual([
    'Apple',
    'Add Apple to your watchlist',
  ])
  const heard = document.createTreeWalker(row!, NodeFilter.SHOW_TEXT)
  const loose: string[] = []
  while (heard.nextNode()) {
    if (!heard.currentNode.parentElement?.closest('[aria-hidden], button'))
      loose.push(heard.currentNode.textContent ?? '')
  }
  expect(loose, 'nothing of a row is a stop of its own').toEqual([])
})

it('a row that has the focus is not named anew with each tick (X25)', async () => {
  await open(MarketScreen, { handlers: [stocks] })
  const row = await screen.findByRole('button', { name: /^Apple, P1: 187\.32, / })
  act(() => row.focus())
  act(() =>
    seedQuotes([{ ...apple, tickerInfo: { ...apple.tickerInfo, nowPrice: '188', time: Date.now() } }]),
  )
  expect(row.getAttribute('aria-label')).toMatch(/187\.32/)
  act(() => row.blur())
  expect(row.getAttribute('aria-label')).toMatch(/188\.00/)
})

it('the list can be shown as a table, its figures under heads and beside names (X15)', async () => {
  await open(MarketScreen, { handlers: [stocks] })
  fireEvent.click(await screen.findByRole('button', { name: 'Show as table' }))
  const table = within(await screen.findByRole('dialog', { name: 'US stocks' })).getByRole('table')
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(head => head.textContent),
  ).toEqual(['Name', 'Last price', 'Change', 'High', 'Low', 'Volume'])
  const row = within(table).getByRole('rowheader', { name: 'Apple' }).parentElement!
  expect(within(row).getAllByRole('cell')[0]?.textContent).toBe('187.32')
})

it('watchlist star asks a guest to sign in and returns; guests have no watchlist tab [R1.4]', async () => {
  const calls = callsTo('/api/userProductOption/list')
  const { route } = await open(MarketScreen, { handlers: [stocks] })
  fireEvent.click(await screen.findByRole('button', { name: 'Add Apple to your watchlist' }))
  expect(route()).toBe(`/pages/user/login?route=${encodeURIComponent('/start')}`)
  fireEvent.click(screen.getByRole('tab', { name: 'Watchlist' }))
  expect(screen.getByText('Sign in to keep a watchlist')).toBeTruthy()
  expect(calls).toEqual([])
})

it('watchlist tab lists a member’s products without paging [R7.5]', async () => {
  const calls = callsTo('/api/userProductOption/list')
  await open(MarketScreen, {
    isMember: true,
    handlers: [stocks, getListWatchlistMockHandler(pageOf([apple]))],
  })
  fireEvent.click(screen.getByRole('tab', { name: 'Watchlist' }))
  expect(await screen.findByRole('button', { name: 'Remove Apple from your watchlist' })).toBeTruthy()
  expect(calls.map(String)).toEqual([''])
})

it('market screen remembers the chosen list and switches lists with the arrow keys', async () => {
  const { unmount } = await open(MarketScreen, { handlers: [stocks] })
  fireEvent.keyDown(screen.getByRole('tab', { name: 'US stocks' }), { key: 'ArrowRight' })
  expect(screen.getByRole('tab', { name: 'Crypto' }).getAttribute('aria-selected')).toBe('true')
  expect(localStorage.getItem('fairline:market-tab')).toContain('"2"')
  unmount()
  server.use(getListCryptoProductsMockHandler(pageOf([product(9)])))
  await open(MarketScreen)
  expect(screen.getByRole('tab', { name: 'Crypto' }).getAttribute('aria-selected')).toBe('true')
})
