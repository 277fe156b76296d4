// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { connectApi } from '../../../../src/api/connect.ts'
import { switchLocale } from '../../../../src/i18n/runtime.ts'
import { adoptGuestDrafts } from '../../../../src/stores/drafts.ts'
import { forgetQuotes } from '../../../../src/stores/quotes.ts'
import { signIn, signOut } from '../../../../src/stores/session.ts'
import {
  apple,
  backEnd,
  field,
  mistakeAt,
  openTicket,
  orderOf,
  press,
  quoteAt,
  serveWorld,
  type,
} from './support.tsx'

beforeAll(() => {
  backEnd.listen({ onUnhandledFrame: 'error' })
  connectApi({ translate: message => message, toast: () => {}, onSignedOut: () => {} })
})
beforeEach(async () => {
  await switchLocale('en')
  localStorage.clear()
  sessionStorage.clear()
  signIn({ token: 'a-token', userId: '7' })
  quoteAt('187.32')
})
afterEach(() => {
  cleanup()
  signOut()
  forgetQuotes()
  backEnd.resetHandlers()
})
afterAll(() => backEnd.close())

const review = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Buy AAPL' })

/** Fills in two shares, waits for their costs and opens the sheet that asks. */
async function confirmTwo() {
  openTicket()
  type('quantity', '2')
  await screen.findByText('375.01464')
  await waitFor(() => expect(review().getAttribute('aria-busy')).toBeNull())
  fireEvent.click(review())
  return screen.findByRole('dialog', { name: 'Confirm purchase' })
}

const mistakes: [typed: string, words: string | RegExp][] = [
  ['abc', 'This is not a number'],
  ['1e5', /without “e”/],
  ['-3', /below zero/],
  ['1,5', /Write it like 1,234\.5/],
  ['1234567890123456789', 'At most 18 digits'],
  ['0.001', 'At most 2 decimals'],
  ['0', 'Must be more than zero'],
  ['10001', 'At most 10,000 AAPL'],
  ['20', 'More than you have: 1,000 USDT available'],
]

describe('a ticket', () => {
  it.each(mistakes)(
    'says at the field what is wrong with %s, and asks nobody [R5.4, R9.2]',
    async (text, words) => {
      const world = serveWorld()
      openTicket()
      await screen.findByText('1,000.00')
      type('quantity', text)
      await waitFor(() => expect(mistakeAt('quantity')).toMatch(words))
      fireEvent.click(review())
      expect(screen.queryByRole('dialog')).toBeNull()
      expect(world.previews).toEqual([])
    },
  )

  it('says what is missing once the button is pressed, not before', async () => {
    serveWorld()
    openTicket()
    expect(mistakeAt('quantity')).toBe('')
    fireEvent.click(review())
    await waitFor(() => expect(mistakeAt('quantity')).toBe('Please fill this in'))
  })

  it('names the least that an order must come to, in money [R1.2]', async () => {
    serveWorld()
    openTicket()
    fireEvent.click(screen.getByRole('radio', { name: 'Amount' }))
    type('amount', '0.5')
    await waitFor(() => expect(mistakeAt('amount')).toBe('At least 1 USDT'))
  })

  it('does not sell more than is held [R1.2]', async () => {
    serveWorld({ units: '3' })
    openTicket()
    fireEvent.click(screen.getByRole('radio', { name: 'Sell' }))
    await screen.findByText('3')
    type('quantity', '3.5')
    await waitFor(() => expect(mistakeAt('quantity')).toBe('More than you have: 3 AAPL available'))
  })

  it('reads the digits and the decimal mark of its reader [R9.2]', async () => {
    await switchLocale('ar')
    const world = serveWorld()
    openTicket()
    type('quantity', '١٫٥')
    await waitFor(() => expect(world.previews.at(-1)).toMatchObject({ quantity: '1.5' }))
    expect(mistakeAt('quantity')).toBe('')
  })

  it('shows every cost to its last digit, above the button [R1.2]', async () => {
    serveWorld()
    openTicket()
    type('quantity', '2')
    const total = await screen.findByText('375.01464')
    for (const text of ['187.32', '374.64', '0.37464', '0.1% of the cost', '624.98536']) {
      expect(screen.getByText(text, { exact: false })).toBeTruthy()
    }
    expect(total.compareDocumentPosition(review()) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  })

  it('puts the problem that the server sees beside its field [R8.5]', async () => {
    serveWorld({
      preview: () => ({
        code: 200,
        msg: 'ok',
        data: {
          ...orderOf({ price: '187.32', cash: '9', units: '0', previews: [], orders: [] }, { quantity: '2' }),
          price: '187.32',
          priceTime: Date.now(),
          available: '9',
          availableAsset: 'USDT',
          problem: {
            field: 'quantity',
            msg: 'hint_insufficient_balance',
            params: { available: '1234.5', currency: 'USDT' },
          },
        },
      }),
    })
    openTicket()
    type('quantity', '2')
    await waitFor(() => expect(mistakeAt('quantity')).toBe('Not enough available: 1,234.5 USDT'))
    fireEvent.click(review())
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('what stands in the way of any order', () => {
  it('is a product that is suspended, said before the button [R1.2]', () => {
    serveWorld()
    const trading = { ...apple.trading, status: 'suspended', reason: 'hint_product_suspended' } as const
    openTicket({ ...apple, trading })
    const reason = screen.getByText(/Trading in this product is suspended/)
    expect(review().disabled).toBe(true)
    expect(reason.compareDocumentPosition(review()) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  })

  it('is a market that is closed, with the time at which it opens', () => {
    serveWorld()
    const nextOpenAt = new Date(2026, 10, 23, 9, 30).getTime()
    const trading = { status: 'closed', session: 'closed', reason: 'hint_market_closed', nextOpenAt } as const
    openTicket({ ...apple, trading })
    expect(screen.getByText(/This market is closed\. Trading opens Nov 23, 2026, 9:30:00/)).toBeTruthy()
    expect(review().disabled).toBe(true)
  })

  it('is a price that is not live', () => {
    serveWorld()
    forgetQuotes()
    quoteAt('187.32', Date.now() - 20_000)
    openTicket()
    expect(screen.getByText(/The price is not live/)).toBeTruthy()
    expect(review().disabled).toBe(true)
  })

  it('is nothing for a guest but signing in, and what was typed is kept for then [R1.4]', async () => {
    signOut()
    const world = serveWorld()
    const { unmount } = openTicket()
    type('quantity', '2')
    // The same figures as the server's, to the last digit.
    expect(await screen.findByText('375.01464')).toBeTruthy()
    press('Log in to trade')
    expect(screen.getByTestId('route').textContent).toBe(
      `/pages/user/login?route=${encodeURIComponent('/pages/quoteDetail/quoteDetail')}`,
    )
    expect(world.previews).toEqual([])
    unmount()
    signIn({ token: 'a-token', userId: '7' })
    adoptGuestDrafts('7')
    openTicket()
    expect(field('quantity').value).toBe('2')
  })
})

describe('an order', () => {
  it('is confirmed with its costs and what may happen meanwhile, and its receipt equals the preview [R1.1, R1.2]', async () => {
    const world = serveWorld()
    const sheet = await confirmTwo()
    for (const text of ['187.32', '374.64', '0.37464', '375.01464']) {
      expect(within(sheet).getByText(text)).toBeTruthy()
    }
    expect(within(sheet).getByText(/refused if the price is worse by more than 0.5 %/)).toBeTruthy()
    press('Buy 2 AAPL')
    const receipt = await screen.findByRole('dialog', { name: 'Order filled' })
    expect(within(receipt).getByText('Same as previewed, to the last digit.')).toBeTruthy()
    expect(within(receipt).getByText('375.01464')).toBeTruthy()
    expect(within(receipt).getByRole('link').getAttribute('href')).toContain('/pages/record/accountRecord')
    expect(world.orders).toMatchObject([{ quantity: '2', previewPrice: '187.32', productCode: 'AAPL' }])
    expect(field('quantity').value).toBe('')
  })

  it('says what differs when the price moved before it arrived [R1.2]', async () => {
    serveWorld({
      place: form => ({
        code: 200,
        msg: 'ok',
        data: orderOf({ price: '187.50', cash: '1000', units: '0', previews: [], orders: [] }, form),
      }),
    })
    await confirmTwo()
    press('Buy 2 AAPL')
    const receipt = await screen.findByRole('dialog', { name: 'Order filled' })
    expect(within(receipt).getByText(/the price moved from 187.32 to 187.5/)).toBeTruthy()
    expect(within(receipt).getByText('previewed 375.01464')).toBeTruthy()
  })

  it('is one, however often the button is pressed [R1.2]', async () => {
    const world = serveWorld()
    await confirmTwo()
    const button = screen.getByRole('button', { name: 'Buy 2 AAPL' })
    for (let tap = 0; tap < 3; tap += 1) fireEvent.click(button)
    await screen.findByRole('dialog', { name: 'Order filled' })
    expect(world.orders).toHaveLength(1)
  })

  it('keeps its key until it is answered, also after a reload [R1.2]', async () => {
    const world = serveWorld({ place: () => 'lost' })
    await confirmTwo()
    press('Buy 2 AAPL')
    expect(await screen.findByText(/No answer came/)).toBeTruthy()
    press('Ask again')
    await waitFor(() => expect(world.orders).toHaveLength(2))
    await screen.findByText(/No answer came/)

    cleanup()
    openTicket()
    expect(screen.getByText('Your last order got no answer')).toBeTruthy()
    expect(review().disabled).toBe(true)
    delete world.place
    press('Ask again')
    await screen.findByRole('dialog', { name: 'Order filled' })
    expect(world.orders).toHaveLength(3)
    expect(new Set(world.orders.map(order => order.idempotencyKey)).size).toBe(1)
  })

  it('has another key when it is another order', async () => {
    const world = serveWorld()
    await confirmTwo()
    press('Buy 2 AAPL')
    await screen.findByRole('dialog', { name: 'Order filled' })
    cleanup()
    await confirmTwo()
    press('Buy 2 AAPL')
    await screen.findByRole('dialog', { name: 'Order filled' })
    expect(new Set(world.orders.map(order => order.idempotencyKey)).size).toBe(2)
  })

  it('is offered anew at its new price when the price has moved too far [R8.5]', async () => {
    const world = serveWorld({
      place: ({ previewPrice }) =>
        previewPrice === '187.32'
          ? { code: 460, msg: 'hint_price_moved', params: { price: '189.10' } }
          : undefined,
    })
    await confirmTwo()
    world.price = '189.10'
    press('Buy 2 AAPL')
    expect(await screen.findByText(/The price has moved to 189.1\. Nothing was bought/)).toBeTruthy()
    press('Buy 2 AAPL')
    await screen.findByRole('dialog', { name: 'Order filled' })
    expect(world.orders.map(order => order.previewPrice)).toEqual(['187.32', '189.1'])
  })

  it('that is refused says why where it can be changed [R8.5]', async () => {
    serveWorld({
      place: () => ({
        code: 422,
        msg: 'hint_insufficient_balance',
        params: { field: 'quantity', available: '1', currency: 'USDT' },
      }),
    })
    await confirmTwo()
    press('Buy 2 AAPL')
    await waitFor(() => expect(mistakeAt('quantity')).toBe('Not enough available: 1 USDT'))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(field('quantity').value).toBe('2')
  })

  it('that meets the end of a session leaves what was typed to its owner [R4.1]', async () => {
    serveWorld({ place: () => ({ code: 401, msg: 'hint_signed_out' }) })
    await confirmTwo()
    press('Buy 2 AAPL')
    await screen.findByRole('button', { name: 'Log in to trade' })
    cleanup()
    signIn({ token: 'another-token', userId: '7' })
    openTicket()
    expect(field('quantity').value).toBe('2')
    expect(screen.queryByText('Your last order got no answer')).toBeNull()
  })
})
