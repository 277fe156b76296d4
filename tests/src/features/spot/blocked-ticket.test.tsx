import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useQuoteStatus } from '#src/api/quote-channels.ts'
import { adoptGuestDrafts } from '#src/stores/storage/drafts.ts'
import { clearQuotes } from '#src/stores/quotes/quotes.ts'
import { signIn, signOut } from '#src/stores/session/session.ts'
import { createTestQueryClient } from '../support/query-client.ts'
import {
  apple,
  chooseSizeInput,
  backEnd,
  chooseType,
  field,
  errorAt,
  openTicket,
  openTicketAsChosen,
  setQuote,
  review,
  serveSpot,
  type,
  setUpTicketTests,
} from './support.tsx'

setUpTicketTests()
afterEach(() => useQuoteStatus.setState({ mode: 'idle' }))

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
    chooseType('Limit')
    expect(screen.getByText('Order will wait for the market to open')).toBeTruthy()
    expect(screen.getByText(/Trading opens Nov 23, 2026, 9:30:00/)).toBeTruthy()
    expect(review().disabled).toBe(false)
  })

  it('while the device is offline, as its button says', async () => {
    serveSpot()
    openTicket()
    await screen.findByText('1,000.00')
    expect(review().disabled).toBe(false)
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    fireEvent(window, new Event('offline'))
    expect(await screen.findByText('You are offline')).toBeTruthy()
    expect(review().disabled).toBe(true)
    isOnline.mockRestore()
    fireEvent(window, new Event('online'))
    await waitFor(() => expect(review().disabled).toBe(false))
  })

  it('by the price of a screen that is being opened, in neutral words until it is known that none comes', async () => {
    serveSpot()
    clearQuotes()
    setQuote('187.32', Date.now() - 20_000)
    openTicket()
    expect(await screen.findByText('Refreshing…')).toBeTruthy()
    expect(screen.queryByText(/The price is not live/)).toBeNull()
    expect(review().disabled).toBe(true)
    act(() => useQuoteStatus.setState({ mode: 'polling' }))
    expect(screen.getByText(/The price is not live/)).toBeTruthy()
    act(() => useQuoteStatus.setState({ mode: 'idle' }))
  })

  it('not by the balance from before a deposit, which is being renewed', async () => {
    const client = createTestQueryClient()
    const world = serveSpot({ cash: '0' })
    const before = openTicketAsChosen(apple, client)
    chooseSizeInput('amount')
    type('amount', '100')
    await screen.findByText('You are 100.00 USDT short.')
    before.unmount()
    world.cash = '500'
    let arrive = () => {}
    const isDue = new Promise<void>(resolve => (arrive = resolve))
    backEnd.use(
      http.get('*/api/userInfo/userBalance', async () => {
        await isDue
        return HttpResponse.json({
          code: 200,
          msg: 'ok',
          data: {
            currencyId: 3,
            currencyName: 'USDT',
            available: '500',
            held: '0',
            total: '500',
            time: Date.now(),
          },
        })
      }),
    )
    openTicketAsChosen(apple, client)
    expect(field('amount').value).toBe('100')
    expect(errorAt('amount')).toBe('')
    expect(screen.queryByText(/short/)).toBeNull()
    arrive()
    expect(await screen.findByText('500.00')).toBeTruthy()
    expect(errorAt('amount')).toBe('')
  })

  it('by a price that is not live', () => {
    serveSpot()
    clearQuotes()
    act(() => useQuoteStatus.setState({ mode: 'polling' }))
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
      `/pages/user/login?route=${encodeURIComponent('/pages/quoteDetail/quoteDetail?ticket=open')}`,
    )
    expect(world.previews).toEqual([])
    unmount()
    signIn({ token: 'a-token', userId: '7' })
    adoptGuestDrafts('7')
    openTicket()
    expect(field('quantity').value).toBe('2')
  })
})
