import { fireEvent, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { getListWatchlistMockHandler } from '#src/api/generated/market/market.msw.ts'
import WatchlistScreen from '#src/features/market/watchlist-screen.tsx'
import { useWatchlistView } from '#src/features/market/watchlist-view.ts'
import { callsTo, open, pageOf, product, useNetwork } from '../support/market.tsx'
import { trendOf } from '#src/lib/numbers/format-number.ts'

/** A stateful watchlist like the server's, newest first. */
function watchlist(...ids: number[]) {
  const list = [...ids]
  const done = (msg: string) => HttpResponse.json({ code: 200, msg })
  const idIn = async (request: Request) => Number(((await request.json()) as { productId: number }).productId)
  return {
    list,
    handlers: [
      getListWatchlistMockHandler(() => pageOf(list.map(id => product(id)))),
      http.post('*/api/userProductOption/addOption', async ({ request }) => {
        list.unshift(await idIn(request))
        return done('hint_added_to_watchlist')
      }),
      http.post('*/api/userProductOption/removeOption', async ({ request }) => {
        list.splice(list.indexOf(await idIn(request)), 1)
        return done('hint_removed_from_watchlist')
      }),
    ],
  }
}

useNetwork()

it('watchlist removes a product, keeps its place and restores it with one tap [R7.6]', async () => {
  const { list, handlers } = watchlist(1, 2, 3)
  await open(WatchlistScreen, { isMember: true, handlers })
  fireEvent.click(await screen.findByRole('button', { name: 'Remove Product 2 from your watchlist' }))
  expect(await screen.findByText('Product 2 removed')).toBeTruthy()
  expect(screen.getAllByRole('listitem')[1]?.textContent).toContain('Product 2 removed')
  await waitFor(() => expect(list).toEqual([1, 3]))
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('button', { name: 'Remove Product 2 from your watchlist' })).toBeTruthy()
  await waitFor(() => expect(list).toEqual([2, 1, 3]))
})

it('empty watchlist explains how to add products', async () => {
  await open(WatchlistScreen, { isMember: true, handlers: watchlist().handlers })
  expect(await screen.findByText('Your watchlist is empty')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Find products' }).getAttribute('href')).toBe(
    '/pages/tabs/quotes/quoteSearch',
  )
})

it('watchlist asks a guest to sign in and returns [R1.4]', async () => {
  await open(WatchlistScreen)
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
    `/pages/user/login?route=${encodeURIComponent('/pages/tabs/favorite/favorite')}`,
  )
})

it('watchlist offers a retry when it fails to load [R8.5]', async () => {
  let isWell = false
  const answer = getListWatchlistMockHandler(() =>
    isWell ? pageOf([product(5)]) : { code: 209, msg: 'not now' },
  )
  await open(WatchlistScreen, { isMember: true, handlers: [answer] })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  isWell = true
  fireEvent.click(retry)
  expect(await screen.findByText('Product 5')).toBeTruthy()
})

it('watchlist is sorted by what is shown, and the choice is kept', async () => {
  const prices: Record<number, string> = { 1: '20.00', 2: '5.00', 3: '100.00' }
  const rows = [1, 2, 3].map(id => product(id, { nowPrice: prices[id]! }))
  const handlers = [getListWatchlistMockHandler(() => pageOf(rows))]
  const order = () =>
    screen.getAllByRole('listitem').map(row => /Product \d/.exec(row.textContent ?? '')?.[0])
  const { unmount } = await open(WatchlistScreen, { isMember: true, handlers })
  await screen.findByText('Product 1')
  expect(order()).toEqual(['Product 1', 'Product 2', 'Product 3'])
  fireEvent.click(screen.getByRole('button', { name: 'Sort by Last price' }))
  expect(order()).toEqual(['Product 3', 'Product 1', 'Product 2'])
  unmount()
  await open(WatchlistScreen, { isMember: true, handlers })
  await screen.findByText('Product 1')
  expect(order()).toEqual(['Product 3', 'Product 1', 'Product 2'])
  useWatchlistView.setState({ sort: undefined })
})

it('watchlist asks once for the lines of two hundred products, whatever their order, and a row without one keeps its place', async () => {
  const calls = callsTo('/api/product/sparklines')
  const rows = Array.from({ length: 201 }, (_, index) => product(201 - index))
  const handlers = [
    getListWatchlistMockHandler(() => pageOf(rows)),
    http.get('*/api/product/sparklines', ({ request }) => {
      const ids = new URL(request.url).searchParams.get('productIds')!.split(',').map(Number)
      const lines = ids
        .filter(id => id !== 2)
        .map(productId => ({ productId, previousClose: '9999999', prices: ['2', '3'] }))
      return HttpResponse.json({ code: 200, msg: 'ok', rows: lines, total: lines.length })
    }),
  ]
  const { container } = await open(WatchlistScreen, { isMember: true, handlers })
  await waitFor(() => expect(container.querySelectorAll('.line svg')).toHaveLength(200))
  expect(container.querySelectorAll('.columns')).toHaveLength(201)
  fireEvent.click(screen.getByRole('button', { name: 'Sort by Name' }))
  expect(calls.map(query => query.get('productIds')?.split(',').length)).toEqual([200, 1])
  expect(
    [...container.querySelectorAll('.line svg')].every(line => line.getAttribute('aria-hidden') === 'true'),
  ).toBe(true)
  // The price of the list is below the line's own, and its change above zero: the line has the colour of the change.
  expect(
    new Set([...container.querySelectorAll<SVGElement>('.line svg')].map(line => line.dataset['way'])),
  ).toEqual(new Set([trendOf(rows[0]!.tickerInfo.changeRate)]))
  useWatchlistView.setState({ sort: undefined })
})
