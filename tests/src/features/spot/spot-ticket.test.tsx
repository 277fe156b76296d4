import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { switchLocale } from '#src/i18n/runtime.ts'
import { adoptGuestDrafts } from '#src/stores/storage/drafts.ts'
import { clearQuotes } from '#src/stores/quotes/quotes.ts'
import { signIn, signOut } from '#src/stores/session/session.ts'
import {
  apple,
  field,
  errorAt,
  openTicket,
  openTicketAsChosen,
  orderOf,
  press,
  setQuote,
  review,
  serveSpot,
  type,
  setUpTicketTests,
  chooseSizeInput,
} from './support.tsx'

setUpTicketTests()

const invalidInputs: [typed: string, words: string | RegExp][] = [
  ['abc', 'Enter a valid number'],
  ['1e5', /without “e”/],
  ['-3', /Cannot be negative/],
  ['1,5', /Write it like 1,234\.5/],
  ['12345678901234567890', 'At most 19 digits'],
  ['0.000000001', 'At most 8 decimals'],
  ['0', 'Must be greater than zero'],
  ['10001', 'At most 10,000 AAPL'],
  ['20', 'Not enough funds: 1,000 USDT available'],
]

describe('spot ticket', () => {
  it.each(invalidInputs)(
    'shows an error at the field for %s and sends nothing (U3) [R5.4, R9.2]',
    async (text, words) => {
      const world = serveSpot()
      openTicket()
      await screen.findByText('1,000.00')
      type('quantity', text)
      await waitFor(() => expect(errorAt('quantity')).toMatch(words))
      fireEvent.click(review())
      expect(screen.queryByRole('dialog')).toBeNull()
      expect(world.previews).toEqual([])
    },
  )

  it('focuses the first field with an error, and only that one, when the button is pressed', async () => {
    serveSpot()
    openTicket()
    fireEvent.click(screen.getByRole('radio', { name: 'Limit' }))
    fireEvent.click(review())
    expect(document.activeElement).toBe(field('quantity'))
    fireEvent.click(review())
    await waitFor(() => expect(errorAt('limitPrice')).toBe('This field is required'))
    await waitFor(() => expect(document.activeElement).toBe(field('limitPrice')))
    type('limitPrice', '180')
    fireEvent.click(review())
    await waitFor(() => expect(document.activeElement).toBe(field('quantity')))
  })

  it('sells all of a holding by "Max" of an amount, as a quantity: what it brings may change (U4, U27)', async () => {
    const world = serveSpot({ units: '3' })
    openTicket()
    fireEvent.click(screen.getByRole('radio', { name: 'Sell' }))
    chooseSizeInput('amount')
    await screen.findByText('3')
    press('Max')
    await waitFor(() => expect(field('quantity').value).toBe('3'))
    world.price = '187.00'
    press('Sell AAPL')
    fireEvent.click(await screen.findByRole('button', { name: 'Sell 3 AAPL' }))
    await waitFor(() => expect(world.orders).toHaveLength(1))
    expect(world.orders[0]).toMatchObject({ quantity: '3' })
    expect(world.orders[0]).not.toHaveProperty('amount')
  })

  it('fills in by "Max" a quantity that is still affordable at the worst price that the confirmation names (U4)', async () => {
    serveSpot()
    openTicket()
    await screen.findByText('1,000.00')
    press('Max')
    await waitFor(() => expect(field('quantity').value).not.toBe(''))
    const [worst, fee] = [187.32 * 1.005, 1.001]
    const cost = Number(field('quantity').value) * worst * fee
    expect(cost).toBeLessThanOrEqual(1000)
    expect(cost, 'no more is left over than rounding takes').toBeGreaterThan(999.99)
    expect(errorAt('quantity')).toBe('')
  })

  it('offers a deposit of what is missing, which comes back to the ticket as it was filled in (U3)', async () => {
    serveSpot({ cash: '100' })
    openTicket()
    await screen.findByText('100.00')
    type('quantity', '2')
    expect(await screen.findByText('You are 275.01464 USDT short.')).toBeTruthy()
    const link = screen.getByRole('link', { name: 'Deposit the difference' })
    const [path, query] = link.getAttribute('href')!.split('?')
    expect(path).toBe('/pages/user/recharge')
    expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
      amount: '275.01464',
      route: '/pages/quoteDetail/quoteDetail',
    })
    cleanup()
    openTicketAsChosen()
    await waitFor(() => expect(field('quantity').value).toBe('2'))
  })

  it('shows where to type at the first press of the button, and names missing input at the second (look V15)', async () => {
    serveSpot()
    openTicket()
    fireEvent.click(review())
    expect(document.activeElement).toBe(field('quantity'))
    expect(errorAt('quantity')).toBe('')
    fireEvent.click(review())
    await waitFor(() => expect(errorAt('quantity')).toBe('This field is required'))
  })

  it.each([
    ['3', true],
    ['0', false],
  ])('has Sell beside Buy on a phone with %s units: %s (look V22)', async (units, hasSell) => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      ...new EventTarget(),
      matches: query.includes('width < 900px'),
      addEventListener: () => {},
      removeEventListener: () => {},
    }))
    serveSpot({ units })
    openTicket()
    await screen.findByText('1,000.00')
    const sell = () => screen.queryByRole('button', { name: 'Sell' })
    if (!hasSell) {
      expect(sell()).toBeNull()
    } else {
      await waitFor(() => expect(sell()).not.toBeNull())
      fireEvent.click(sell()!)
      await waitFor(() => expect(screen.getByRole('button', { name: 'Sell AAPL' })).toBeTruthy())
      expect(sell()).toBeNull()
    }
    vi.unstubAllGlobals()
  })

  it('states the minimum order value [R1.2]', async () => {
    serveSpot()
    openTicket()
    chooseSizeInput('amount')
    type('amount', '0.5')
    await waitFor(() => expect(errorAt('amount')).toBe('At least 1 USDT'))
  })

  it('rejects a sale of more than the holding [R1.2]', async () => {
    serveSpot({ units: '3' })
    openTicket()
    fireEvent.click(screen.getByRole('radio', { name: 'Sell' }))
    await screen.findByText('3')
    type('quantity', '3.5')
    await waitFor(() => expect(errorAt('quantity')).toBe('Not enough funds: 3 AAPL available'))
  })

  it('reads the reader’s digits and decimal mark [R9.2]', async () => {
    await switchLocale('ar')
    const world = serveSpot()
    openTicket()
    type('quantity', '١٫٥')
    await waitFor(() => expect(world.previews.at(-1)).toMatchObject({ quantity: '1.5' }))
    expect(errorAt('quantity')).toBe('')
  })

  it('shows every cost above the button, in figures that add up and, behind a touch, to the last digit [R1.2]', async () => {
    serveSpot()
    openTicket()
    type('quantity', '2')
    const [total] = await screen.findAllByText('375.02')
    for (const text of ['187.32', '374.64', '0.38', '0.1% of the cost', '624.98', '0.37464', '375.01464']) {
      expect(screen.getAllByText(text, { exact: false }).length, text).toBeGreaterThan(0)
    }
    expect(total!.compareDocumentPosition(review()) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  })

  it('shows a server problem at its field [R8.5]', async () => {
    serveSpot({
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
    await waitFor(() => expect(errorAt('quantity')).toBe('Not enough funds: 1,234.5 USDT available'))
    fireEvent.click(review())
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('spot ticket is blocked', () => {
  it('by a suspended product, as it says before the button [R1.2]', () => {
    serveSpot()
    const trading = { ...apple.trading, status: 'suspended', reason: 'hint_product_suspended' } as const
    openTicket({ ...apple, trading })
    const reason = screen.getByText(/Trading in this product is suspended/)
    expect(review().disabled).toBe(true)
    expect(reason.compareDocumentPosition(review()) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  })

  it('by a closed market, with its opening time', () => {
    serveSpot()
    const nextOpenAt = new Date(2026, 10, 23, 9, 30).getTime()
    const trading = { status: 'closed', session: 'closed', reason: 'hint_market_closed', nextOpenAt } as const
    openTicket({ ...apple, trading })
    expect(screen.getByText(/This market is closed\. Trading opens Nov 23, 2026, 9:30:00/)).toBeTruthy()
    expect(review().disabled).toBe(true)
  })

  it('not by a closed market for a limit order, which stays open as stated [R1.2]', () => {
    serveSpot()
    const nextOpenAt = new Date(2026, 10, 23, 9, 30).getTime()
    const trading = { status: 'closed', session: 'closed', reason: 'hint_market_closed', nextOpenAt } as const
    openTicket({ ...apple, trading })
    fireEvent.click(screen.getByRole('radio', { name: 'Limit' }))
    expect(screen.getByText('Order will wait for the market to open')).toBeTruthy()
    expect(screen.getByText(/Trading opens Nov 23, 2026, 9:30:00/)).toBeTruthy()
    expect(review().disabled).toBe(false)
  })

  it('by a price that is not live', () => {
    serveSpot()
    clearQuotes()
    setQuote('187.32', Date.now() - 20_000)
    openTicket()
    expect(screen.getByText(/The price is not live/)).toBeTruthy()
    expect(review().disabled).toBe(true)
  })

  it('for a guest only until sign-in, and the input is kept [R1.4]', async () => {
    signOut()
    const world = serveSpot()
    const { unmount } = openTicket()
    type('quantity', '2')
    // The same figures as the server's, to the last digit.
    expect(await screen.findByText('375.01464')).toBeTruthy()
    fireEvent.click(screen.getByRole('link', { name: 'Sign in to trade' }))
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
