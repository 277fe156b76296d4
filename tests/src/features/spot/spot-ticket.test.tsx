import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { switchLocale } from '#src/i18n/runtime.ts'
import { TYPING_REST } from '#src/lib/constants.ts'
import { Announcer } from '#src/ui/feedback/announcer.tsx'
import { listen } from '#tests/support/heard.ts'
import {
  chooseType,
  field,
  errorAt,
  openTicket,
  openTicketAsChosen,
  orderOf,
  press,
  review,
  serveSpot,
  setQuote,
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
      // Where money is missing, there is a deposit of it in the place of the button.
      const button = screen.queryByRole('button', { name: 'Buy AAPL' })
      if (button) fireEvent.click(button)
      expect(screen.queryByRole('dialog')).toBeNull()
      expect(world.previews).toEqual([])
    },
  )

  it('focuses the first field with an error, and only that one, when the button is pressed', async () => {
    serveSpot()
    openTicket()
    chooseType('Limit')
    fireEvent.click(review())
    expect(document.activeElement).toBe(field('quantity'))
    fireEvent.click(review())
    await waitFor(() => expect(errorAt('quantity')).toBe('This field is required'))
    expect(document.activeElement).toBe(field('quantity'))
    type('quantity', '1')
    fireEvent.click(review())
    await waitFor(() => expect(errorAt('limitPrice')).toBe('This field is required'))
    await waitFor(() => expect(document.activeElement).toBe(field('limitPrice')))
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
    expect(await screen.findByText('You are 275.02 USDT short.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Buy AAPL' })).toBeNull()
    const link = screen.getByRole('link', { name: 'Add 275.02 USDT' })
    const [path, query] = link.getAttribute('href')!.split('?')
    expect(path).toBe('/pages/user/recharge')
    expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
      amount: '275.01464',
      route: '/pages/quoteDetail/quoteDetail?ticket=review',
    })
    cleanup()
    openTicketAsChosen()
    await waitFor(() => expect(field('quantity').value).toBe('2'))
  })

  it('says what is missing when it is short and after each change of a field, not at each price', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
    serveSpot({ cash: '100' })
    const { heard, stop } = listen()
    openTicket()
    render(<Announcer />)
    await screen.findByText('100.00')
    const short = () => heard.filter(text => text.includes('short'))
    type('quantity', '2')
    await screen.findByText('You are 275.02 USDT short.')
    await act(() => vi.advanceTimersByTimeAsync(TYPING_REST))
    expect(short()).toEqual(['You are 275.02 USDT short.'])
    act(() => setQuote('190'))
    await screen.findByText(/^You are 280/)
    await act(() => vi.advanceTimersByTimeAsync(TYPING_REST))
    expect(short()).toHaveLength(1)
    type('quantity', '3')
    await screen.findByText(/^You are 470/)
    await act(() => vi.advanceTimersByTimeAsync(TYPING_REST))
    expect(short()).toHaveLength(2)
    stop()
    vi.useRealTimers()
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

  it('names missing input at once to who presses Enter in its field', async () => {
    serveSpot()
    openTicket()
    act(() => field('quantity').focus())
    fireEvent.submit(field('quantity').form!)
    await waitFor(() => expect(errorAt('quantity')).toBe('This field is required'))
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
