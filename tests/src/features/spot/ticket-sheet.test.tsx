/** The ticket as a sheet on a phone, and what makes it short. */
import { createTestQueryClient } from '../support/query-client.ts'
import { saveDraft } from '#src/stores/storage/drafts.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  apple,
  backEnd,
  field,
  openTicketAsChosen,
  press,
  review,
  serveSpot,
  type,
  setUpTicketTests,
  chooseSizeInput,
} from './support.tsx'

setUpTicketTests()
afterEach(() => vi.unstubAllGlobals())

/** From now on the window is as narrow as that of a phone. */
function showPhone(): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    ...new EventTarget(),
    matches: query.includes('width < 900px'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
}

describe('spot ticket', () => {
  it.each([
    ['100', '100'],
    ['99.99', ''],
  ])('with %s USDT opens on a phone with the amount "%s", which typing replaces', async (cash, amount) => {
    showPhone()
    serveSpot({ cash, units: '3' })
    openTicketAsChosen()
    await screen.findByRole('button', { name: 'Sell' })
    press('Buy')
    await screen.findByRole('dialog', { name: 'Buy Apple' })
    chooseSizeInput('amount')
    expect(field('amount').value).toBe(amount)
    act(() => field('amount').focus())
    expect(field('amount').selectionEnd! - field('amount').selectionStart!).toBe(amount.length)
    press('Close')
    press('Sell')
    await screen.findByRole('dialog', { name: 'Sell Apple' })
    expect(screen.getByText('0.1% of the proceeds')).toBeTruthy()
  })

  it.each([
    ['nothing', [], '100'],
    ['7', ['7'], '7'],
    ['7, and deleted it', ['7', ''], ''],
  ])(
    'opened before the balance is known, is filled in with it where the person has typed %s',
    async (_, typed, amount) => {
      showPhone()
      serveSpot()
      const balance = Promise.withResolvers<void>()
      backEnd.use(http.get('*/api/userInfo/userBalance', () => balance.promise))
      openTicketAsChosen()
      press('Buy')
      await screen.findByRole('dialog', { name: 'Buy Apple' })
      chooseSizeInput('amount')
      expect(field('amount').value).toBe('')
      for (const text of typed) type('amount', text)
      balance.resolve()
      await screen.findByText('1,000.00')
      expect(field('amount').value).toBe(amount)
    },
  )

  it('follows the balance with the amount that it has filled in, until one is typed', async () => {
    showPhone()
    const world = serveSpot()
    const client = createTestQueryClient()
    openTicketAsChosen(apple, client)
    press('Buy')
    await screen.findByRole('dialog', { name: 'Buy Apple' })
    chooseSizeInput('amount')
    await waitFor(() => expect(field('amount').value).toBe('100'))
    const changeCash = async (cash: string) => {
      world.cash = cash
      await act(() => client.invalidateQueries())
    }
    await changeCash('60')
    await waitFor(() => expect(field('amount').value).toBe(''))
    await changeCash('800')
    await waitFor(() => expect(field('amount').value).toBe('100'))
    type('amount', '70')
    await changeCash('50')
    await screen.findByText('50.00')
    expect(field('amount').value).toBe('70')
  })

  it.each([
    ['3', true],
    ['0', false],
  ])(
    'is a sheet on a phone, opened for the side that was pressed, and with %s units there is Sell: %s (look V22)',
    async (units, hasSell) => {
      showPhone()
      serveSpot({ units })
      openTicketAsChosen()
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Sell' }) !== null).toBe(hasSell))
      expect(screen.queryByRole('dialog')).toBeNull()
      press('Buy')
      const sheet = within(await screen.findByRole('dialog', { name: 'Buy Apple' }))
      expect(sheet.getByRole('button', { name: 'Buy AAPL' })).toBeTruthy()
      fireEvent.click(sheet.getByRole('button', { name: 'Close' }))
      expect(screen.queryByRole('dialog')).toBeNull()
      if (!hasSell) return
      press('Sell')
      await screen.findByRole('dialog', { name: 'Sell Apple' })
      expect(screen.getByRole('button', { name: 'Sell AAPL' })).toBeTruthy()
    },
  )

  it('on a phone gives way to the confirmation, comes back from it as it was, and closes with the order placed', async () => {
    showPhone()
    const world = serveSpot()
    openTicketAsChosen()
    press('Buy')
    await screen.findByRole('dialog', { name: 'Buy Apple' })
    chooseSizeInput('amount')
    press('100')
    expect(field('amount').value).toBe('100')
    await waitFor(() => expect(world.previews.at(-1)).toMatchObject({ amount: '100' }))
    fireEvent.click(review())
    await screen.findByRole('dialog', { name: 'Confirm buy' })
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    press('Close')
    await screen.findByRole('dialog', { name: 'Buy Apple' })
    expect(field('amount').value).toBe('100')
    fireEvent.click(review())
    fireEvent.click(await screen.findByRole('button', { name: 'Buy AAPL for 100.00 USDT' }))
    await screen.findByRole('dialog', { name: 'Order filled' })
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    press('Done')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('goes on to the review of what was filled in when the money for it was added, once', async () => {
    showPhone()
    serveSpot()
    saveDraft('spot:1:AAPL', { by: 'amount', amount: '100' })
    const route = '/pages/quoteDetail/quoteDetail'
    openTicketAsChosen(apple, createTestQueryClient(), `${route}?ticket=review`)
    const sheet = within(await screen.findByRole('dialog', { name: 'Confirm buy' }))
    expect(sheet.getByText('You pay').parentElement?.textContent).toContain('100.00')
    await waitFor(() => expect(screen.getByTestId('route').textContent).toBe(route))
    fireEvent.click(sheet.getByRole('button', { name: 'Close' }))
    await screen.findByRole('dialog', { name: 'Buy Apple' })
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
  })

  it('offers round amounts to spend, and parts of the holding to sell', async () => {
    serveSpot({ units: '3' })
    openTicketAsChosen()
    await screen.findByText('1,000.00')
    chooseSizeInput('amount')
    press('500')
    expect(field('amount').value).toBe('500')
    expect(screen.getByRole('button', { name: '500' }).getAttribute('aria-pressed')).toBe('true')
    fireEvent.click(screen.getByRole('radio', { name: 'Sell' }))
    chooseSizeInput('quantity')
    press('50% of available')
    expect(field('quantity').value).toBe('1.5')
    expect(screen.queryByRole('button', { name: '500' })).toBeNull()
  })

  it('shows three lines of costs, and the others behind one touch', async () => {
    serveSpot()
    openTicketAsChosen()
    chooseSizeInput('amount')
    type('amount', '100')
    const details = (await screen.findByText('Details')).closest('details')!
    const lines = Array.from(document.querySelectorAll('[data-ticket] dl > div'))
    const shown = lines.filter(line => !details.contains(line))
    expect(shown.map(line => line.querySelector('dt')?.firstChild?.textContent)).toEqual([
      'Market price',
      'Fee',
      'Quantity',
    ])
    await waitFor(() => expect(shown[2]?.textContent).toBe('Quantity0.53 AAPL'))
    expect(details.open).toBe(false)
    expect(within(details).getAllByText('0.53331', { exact: false }).length).toBeGreaterThan(0)
  })
})
