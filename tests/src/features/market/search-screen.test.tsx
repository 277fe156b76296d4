import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import {
  getListCryptoProductsMockHandler,
  getListForexProductsMockHandler,
  getListFuturesProductsMockHandler,
  getListRecommendedProductsMockHandler,
  getListStockProductsMockHandler,
} from '#src/api/generated/market/market.msw.ts'
import SearchScreen from '#src/features/market/search-screen.tsx'
import { useMarketView } from '#src/features/market/market-view.ts'
import { clearSearches, useRecentSearches } from '#src/features/market/recent-searches.ts'
import { useSelectedProduct } from '#src/stores/trading/selected-product.ts'
import { listen } from '#tests/support/heard.ts'
import { callsTo, open, pageOf, product, useNetwork } from '../support/market.tsx'

const lists = [
  getListStockProductsMockHandler,
  getListCryptoProductsMockHandler,
  getListFuturesProductsMockHandler,
  getListForexProductsMockHandler,
]
const none = lists.map(handler => handler(pageOf([])))
const bitcoin = product(201, { productType: 2, productName: 'Bitcoin', productNameLang: { ar: 'بيتكوين' } })
const field = () => screen.getByRole('searchbox')
const type = (text: string) => fireEvent.change(field(), { target: { value: text } })

useNetwork()
beforeEach(clearSearches)

it('search requests all four lists at once after a debounce, for the latest text only [R7.5]', async () => {
  const calls = ['stock', 'cryptocurrency', 'futures', 'forex'].map(name =>
    callsTo(`/api/${name}Product/list`),
  )
  await open(SearchScreen, { handlers: [getListCryptoProductsMockHandler(pageOf([bitcoin])), ...none] })
  type('b')
  type('bi')
  type(' bit ')
  expect(await screen.findByText('Bitcoin')).toBeTruthy()
  for (const own of calls) expect(own.map(query => query.get('keyWords'))).toEqual(['bit'])
})

it('search groups results by type and leaves out empty types [R1.1]', async () => {
  const gold = product(301, { productType: 3, productName: 'Gold' })
  await open(SearchScreen, {
    handlers: [
      getListCryptoProductsMockHandler(pageOf([bitcoin])),
      getListFuturesProductsMockHandler(pageOf([gold])),
      ...none,
    ],
  })
  type('o')
  await screen.findByText('Gold')
  await screen.findByText('Bitcoin')
  expect(screen.getAllByRole('heading', { level: 2 }).map(heading => heading.textContent)).toEqual([
    'Crypto',
    'Futures',
  ])
})

it('search shows names in the reader’s language [R3.5]', async () => {
  await open(SearchScreen, {
    locale: 'ar',
    handlers: [getListCryptoProductsMockHandler(pageOf([bitcoin])), ...none],
  })
  type('bit')
  expect(await screen.findByText('بيتكوين')).toBeTruthy()
})

it('search has an empty state', async () => {
  await open(SearchScreen, { handlers: none })
  type('zzz')
  expect(await screen.findByText('No results for “zzz”')).toBeTruthy()
})

it.each([
  ['what was found', [getListCryptoProductsMockHandler(pageOf([bitcoin])), ...none], 'Results for “bit”: 1'],
  ['that nothing was', none, 'No results for “bit”'],
])('search says %s, once', async (_, handlers, says) => {
  const { heard, stop } = listen()
  await open(SearchScreen, { handlers })
  type('bit')
  await waitFor(() => expect(heard.filter(sentence => sentence === says)).toHaveLength(1))
  stop()
})

it('search shows partial results when one market fails, and retries that one [R8.5]', async () => {
  let isWell = false
  const stock = getListStockProductsMockHandler(() =>
    isWell ? pageOf([product(1, { productName: 'Bitfarm' })]) : { code: 209, msg: 'not now' },
  )
  await open(SearchScreen, {
    handlers: [stock, getListCryptoProductsMockHandler(pageOf([bitcoin])), ...none],
  })
  type('bit')
  expect(await screen.findByText('Some markets could not be searched.')).toBeTruthy()
  expect(await screen.findByText('Bitcoin')).toBeTruthy()
  isWell = true
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Bitfarm')).toBeTruthy()
})

it('search offers a retry when every market fails [R8.5]', async () => {
  await open(SearchScreen, { handlers: lists.map(handler => handler({ code: 209, msg: 'not now' })) })
  type('bit')
  expect(await screen.findByRole('alert')).toBeTruthy()
})

it('search expands a type with more than the first rows', async () => {
  const many = Array.from({ length: 25 }, (_, index) => product(index + 1))
  const stock = getListStockProductsMockHandler(({ request }) =>
    pageOf(many.slice(0, Number(new URL(request.url).searchParams.get('pageSize'))), 25),
  )
  await open(SearchScreen, { handlers: [stock, ...none] })
  type('p')
  fireEvent.click(await screen.findByRole('button', { name: 'Show all 25' }))
  expect(await screen.findByText('Product 25')).toBeTruthy()
})

it('search history stays on the device, latest first, until cleared [R3.1]', async () => {
  const { route } = await open(SearchScreen, {
    handlers: [getListCryptoProductsMockHandler(pageOf([bitcoin])), ...none],
  })
  expect(screen.queryByText('Recent searches')).toBeNull()
  type('apple')
  fireEvent.submit(field())
  type('bit')
  fireEvent.click(await screen.findByText('Bitcoin'))
  expect(route()).toBe('/pages/quoteDetail/quoteDetail')
  type('')
  await waitFor(() => expect(useRecentSearches.getState().searches).toEqual(['bit', 'apple']))
  fireEvent.click(screen.getByRole('button', { name: 'apple' }))
  expect(field()).toHaveProperty('value', 'apple')
  fireEvent.click(screen.getByRole('button', { name: 'Clear search' }))
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(screen.queryByText('apple')).toBeNull()
})

it('search offers products that are recommended and those that moved before anything is typed, and opens them (look V37)', async () => {
  const { route } = await open(SearchScreen, {
    handlers: [
      getListRecommendedProductsMockHandler(
        pageOf([
          product(1, { productName: 'Calm' }),
          product(2, { productName: 'Faller', changeRate: '-2.00' }),
          product(3, { productName: 'Riser', changeRate: '1.00' }),
        ]),
      ),
      ...none,
    ],
  })
  const movers = await screen.findByRole('list', { name: 'Movers today' })
  expect(within(movers).getAllByRole('button')).toHaveLength(2)
  const recommended = screen.getByRole('list', { name: 'Recommended' })
  fireEvent.click(within(recommended).getByText('Calm'))
  expect(route()).toBe('/pages/quoteDetail/quoteDetail')
  expect(useSelectedProduct.getState().selected).toEqual({ productType: 1, productCode: 'P1' })
})

it('search leads to each list of the market before anything is typed (look V37)', async () => {
  const { route } = await open(SearchScreen, { handlers: none })
  fireEvent.click(screen.getByRole('button', { name: 'Forex' }))
  expect(route()).toBe('/pages/tabs/quotes/quotes')
  expect(useMarketView.getState().tab).toBe('4')
})
