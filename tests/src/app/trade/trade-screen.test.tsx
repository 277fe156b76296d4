import type { ComponentType } from 'react'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  getGetProductMockHandler,
  getGetProductResponseMock,
  getListCandlesMockHandler,
} from '#src/api/generated/market/market.msw.ts'
import { getContractMock } from '#src/api/generated/contract/contract.msw.ts'
import { getNoteMock } from '#src/api/generated/note/note.msw.ts'
import { getQuickMock } from '#src/api/generated/quick/quick.msw.ts'
import { getSiteMock } from '#src/api/generated/site/site.msw.ts'
import { getListSpotOrdersResponseMock, getSpotMock } from '#src/api/generated/spot/spot.msw.ts'
import { getWalletMock } from '#src/api/generated/wallet/wallet.msw.ts'
import ChartScreen from '#src/app/trade/chart-screen.tsx'
import TradeScreen from '#src/app/trade/trade-screen.tsx'
import { selectProduct } from '#src/stores/trading/selected-product.ts'
import { MantineBoundary } from '#src/ui/forms/mantine-boundary.tsx'
import { callsTo, open, server, useNetwork, type Opening } from '#tests/src/features/support/market.tsx'

useNetwork()
beforeEach(() => sessionStorage.clear())

// The chart itself needs a canvas, which happy-dom lacks; its loading and error states do not.
const noCandles = getListCandlesMockHandler({
  code: 200,
  msg: 'ok',
  data: { productId: 1, interval: '15m', candles: [] },
})

/** A screen as the app shows it, with what Mantine's components need. */
const framed = (Screen: ComponentType) => () => (
  <MantineBoundary>
    <Screen />
  </MantineBoundary>
)

function openTrade({ handlers = [], ...opening }: Opening = {}) {
  return open(framed(TradeScreen), {
    ...opening,
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
}

/** The fields of each POST to a path, in order. */
function postsTo(path: string): Record<string, string>[] {
  const posts: Record<string, string>[] = []
  server.events.on('request:start', async ({ request }) => {
    if (new URL(request.url).pathname !== path) return
    posts.push(Object.fromEntries(new URLSearchParams(await request.clone().text())))
  })
  return posts
}

describe('trade tab', () => {
  it('shows BTC when no product was selected yet [R4.3]', async () => {
    const asked = callsTo('/api/product/detail')
    await openTrade()
    await waitFor(() => expect(asked[0]?.toString()).toBe('productType=2&productCode=BTC'))
  })

  it('shows the selected product, and another one as soon as it is chosen [R2.10]', async () => {
    selectProduct({ productType: 1, productCode: 'AAPL' })
    const asked = callsTo('/api/product/detail')
    await openTrade()
    expect(await screen.findByRole('heading', { level: 1, name: /Apple/ })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'New alert for Apple' })).toBeTruthy()
    act(() => selectProduct({ productType: 1, productCode: 'MSFT' }))
    await waitFor(() => expect(asked.at(-1)?.get('productCode')).toBe('MSFT'))
  })

  it('shows the price, its currency, change today and age, and headings for chart and ticket (X17) [R3.5, R9.2]', async () => {
    await openTrade()
    const [label] = await screen.findAllByText('Price', { selector: '.visually-hidden' })
    await waitFor(() => expect(label!.parentElement!.textContent).toMatch(/^Price\s*187\.32\s*USDT/))
    for (const name of ['Chart', 'Buy or sell']) await screen.findByRole('heading', { level: 2, name })
    expect((await screen.findAllByText('187.32')).length).toBeGreaterThan(0)
    expect(screen.getByText('+0.62%')).toBeTruthy()
    expect(screen.getByText('+1.16')).toBeTruthy()
    expect(screen.getAllByText('51.23K').length).toBeGreaterThan(0)
    // The example's price is from an earlier day.
    expect(screen.getByText(/Not live|ago/)).toBeTruthy()
  })

  it('shows the product name in the reader’s language [R3.5]', async () => {
    await openTrade({ locale: 'zh' })
    expect(await screen.findByRole('heading', { level: 1, name: /苹果/ })).toBeTruthy()
  })

  it('offers another product when this one is unknown', async () => {
    await openTrade({ handlers: [getGetProductMockHandler({ code: 460, msg: 'hint_product_unknown' })] })
    const alert = await screen.findByRole('alert')
    expect(within(alert).getByText('Product not found')).toBeTruthy()
    expect(within(alert).getByRole('link', { name: 'Change product' }).getAttribute('href')).toContain(
      '/pages/tabs/quotes/quoteSearch',
    )
  })

  it('has no ticket for a product that cannot be traded here [R1.2]', async () => {
    const answer = getGetProductResponseMock()
    if (!('data' in answer)) throw new Error('the specification has no example of a product')
    const product = { ...answer.data.product, PositionType: '' }
    await openTrade({
      handlers: [getGetProductMockHandler({ ...answer, data: { ...answer.data, product } })],
    })
    expect(await screen.findByText(/not available for trading/)).toBeTruthy()
    expect(document.querySelector('input[name="quantity"]')).toBeNull()
  })

  it('asks a guest to sign in for the watchlist or the orders and returns afterwards [R1.4]', async () => {
    const { route } = await openTrade()
    fireEvent.click(await screen.findByRole('button', { name: /^Add .* to your watchlist/ }))
    await waitFor(() => expect(route()).toMatch(/^\/pages\/user\/login\?route=/))
    expect(await screen.findByText('Sign in to see your orders')).toBeTruthy()
  })

  it('says that there are no candles yet', async () => {
    await openTrade()
    expect(await screen.findByText('No candles yet')).toBeTruthy()
  })

  it('offers a retry when the candles fail to load', async () => {
    let isBroken = true
    const candles = http.get('*/api/product/candles', () =>
      isBroken ? HttpResponse.json({ code: 209, msg: '' }) : undefined,
    )
    await openTrade({ handlers: [candles] })
    const retry = await screen.findByRole('button', { name: 'Try again' })
    isBroken = false
    fireEvent.click(retry)
    expect(await screen.findByText('No candles yet')).toBeTruthy()
  })
})

describe('own orders', () => {
  it('are cancelled once after confirmation, with a key [R1.2]', async () => {
    const cancelled = postsTo('/api/spotOrder/cancel')
    await openTrade({ isMember: true })
    const [cancel] = await screen.findAllByRole('button', { name: /^Cancel order: / })
    fireEvent.click(cancel!)
    const sheet = await screen.findByRole('dialog', { name: 'Cancel order' })
    expect(cancelled).toEqual([])
    const yes = within(sheet).getByRole('button', { name: 'Cancel order' })
    fireEvent.click(yes)
    fireEvent.click(yes)
    expect(await screen.findByText('Order canceled')).toBeTruthy()
    expect(cancelled).toHaveLength(1)
    expect(cancelled[0]).toMatchObject({ id: '7321480000000022' })
    expect(cancelled[0]?.idempotencyKey).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('have their price changed by typing, reviewed as after a drag of its line (X23)', async () => {
    const placed = postsTo('/api/spotOrder/place')
    const previewed = postsTo('/api/spotOrder/preview')
    await openTrade({ isMember: true })
    const [cancel] = await screen.findAllByRole('button', {
      name: /^Cancel order: Buy AAPL, [0-9.]+ AAPL, [0-9.]+$/,
    })
    fireEvent.click(
      within(cancel!.closest('li')!).getByRole('button', {
        name: /^Buy AAPL.*Quantity [0-9.]+ AAPL\s?Price [0-9.]+$/,
      }),
    )
    const receipt = await screen.findByRole('dialog', { name: 'Order placed' })
    fireEvent.click(within(receipt).getByRole('button', { name: 'Change price: Limit price' }))
    const sheet = await screen.findByRole('dialog', { name: 'Change price' })
    const field = within(sheet).getByRole('textbox', { name: 'Limit price' })
    fireEvent.change(field, { target: { value: '' } })
    fireEvent.click(within(sheet).getByRole('button', { name: 'Continue' }))
    expect(field.getAttribute('aria-invalid'), 'an empty price is an error').toBe('true')
    fireEvent.change(field, { target: { value: '191.5' } })
    fireEvent.click(within(sheet).getByRole('button', { name: 'Continue' }))
    expect(await screen.findByRole('dialog', { name: 'Move order' })).toBeTruthy()
    await waitFor(() => expect(previewed.at(-1)).toMatchObject({ limitPrice: '191.5' }))
    expect(placed, 'nothing is changed before it is confirmed').toEqual([])
  })

  it('show in the sheet that an order is no longer open [R8.5]', async () => {
    const tooLate = http.post('*/api/spotOrder/cancel', () =>
      HttpResponse.json({ code: 460, msg: 'hint_order_not_open' }),
    )
    await openTrade({ isMember: true, handlers: [tooLate] })
    const [cancel] = await screen.findAllByRole('button', { name: /^Cancel order: / })
    fireEvent.click(cancel!)
    const sheet = await screen.findByRole('dialog', { name: 'Cancel order' })
    fireEvent.click(within(sheet).getByRole('button', { name: 'Cancel order' }))
    expect(await within(sheet).findByText('This order is no longer open')).toBeTruthy()
  })

  it('open their receipt, with the fee and a link to the ledger entries', async () => {
    await openTrade({ isMember: true })
    fireEvent.click(await screen.findByRole('tab', { name: 'History' }))
    const list = await screen.findByRole('list', { name: 'History' })
    fireEvent.click(within(list).getByRole('button', { name: /Buy AAPL/ }))
    const receipt = await screen.findByRole('dialog', { name: 'Order filled' })
    for (const text of ['0.37464', '375.01464', '7321480000000021']) {
      expect(within(receipt).getByText(text)).toBeTruthy()
    }
    expect(within(receipt).getByRole('link').getAttribute('href')).toContain('/pages/record/accountRecord')
  })

  it('show this product’s orders until all are requested', async () => {
    const asked = callsTo('/api/spotOrder/list')
    await openTrade({ isMember: true })
    await waitFor(() => expect(asked.at(-1)?.get('productId')).toBe('1'))
    fireEvent.click(screen.getByRole('button', { name: 'All products' }))
    await waitFor(() => expect(asked.at(-1)?.has('productId')).toBe(false))
  })

  it('are listed page by page to the end', async () => {
    const example = getListSpotOrdersResponseMock()
    const filled = 'rows' in example ? example.rows.find(order => order.status === 'filled') : undefined
    const orders = Array.from({ length: 25 }, (_, at) => ({ ...filled, id: String(1000 - at) }))
    const paged = http.get('*/api/spotOrder/list', ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('pageNum'))
      return HttpResponse.json({
        code: 200,
        msg: 'ok',
        rows: orders.slice((page - 1) * 20, page * 20),
        total: orders.length,
      })
    })
    await openTrade({ isMember: true, handlers: [paged] })
    fireEvent.click(await screen.findByRole('tab', { name: 'History' }))
    const list = await screen.findByRole('list', { name: 'History' })
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(20))
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(25))
    expect(screen.getByText('End of list')).toBeTruthy()
  })

  it('show an empty state', async () => {
    const none = http.get('*/api/spotOrder/list', () =>
      HttpResponse.json({ code: 200, msg: 'ok', rows: [], total: 0 }),
    )
    await openTrade({ isMember: true, handlers: [none] })
    expect(await screen.findByText('No open orders')).toBeTruthy()
  })
})

describe('full-screen chart', () => {
  it('returns to the ticket with the pressed direction selected [R2.5]', async () => {
    const { route, unmount } = await open(framed(ChartScreen), { isMember: true, handlers: [noCandles] })
    fireEvent.click(await screen.findByRole('button', { name: 'Sell' }))
    await waitFor(() => expect(route()).toBe('/pages/quoteDetail/quoteDetail'))
    unmount()
    selectProduct({ productType: 1, productCode: 'AAPL' })
    await openTrade({ isMember: true })
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'Sell' })).checked).toBe(true)
  })
})

describe('a level of the order book', () => {
  it('fills the limit price, makes the order a limit order, keeps what was typed, and says so (U29) [R1.2]', async () => {
    selectProduct({ productType: 1, productCode: 'AAPL' })
    await openTrade({ isMember: true })
    fireEvent.change(await screen.findByRole('textbox', { name: 'Spend up to' }), {
      target: { value: '30' },
    })
    const [level] = await within(await screen.findByRole('table', { name: 'Bids' })).findAllByRole('button')
    fireEvent.click(level!)
    const price = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Limit price/ })
    expect(price.value).toBe(level!.textContent)
    expect(document.querySelector<HTMLInputElement>('input[name=amount]')?.value).toBe('30')
    expect(screen.getByText(`Limit order at ${level!.textContent}`)).toBeTruthy()
  })
})
