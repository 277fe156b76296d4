/** Stop orders, day orders, and the take profit and stop loss of a purchase, on the ticket. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import spotInGerman from '#src/i18n/de/spot.ts'
import { switchLocale } from '#src/i18n/runtime.ts'
import { discardDraft } from '#src/stores/storage/drafts.ts'
import {
  chooseType,
  errorAt,
  field,
  openTicket,
  press,
  serveSpot,
  setUpTicketTests,
  type,
} from './support.tsx'

setUpTicketTests()
const forgetDraft = () => discardDraft('spot:1:AAPL')
beforeEach(forgetDraft)

const types: Record<string, string> = { stop: 'Stop', stopLimit: 'Stop limit', oco: 'OCO' }

const choose = (value: string) =>
  types[value]
    ? chooseType(types[value])
    : fireEvent.click(document.querySelector(`input[type="radio"][value="${value}"]`)!)

/** Opens the confirmation once the ticket's figures are there. */
async function review(name: string, dialog: string) {
  const button = screen.getByRole<HTMLButtonElement>('button', { name })
  fireEvent.click(button)
  return within(await screen.findByRole('dialog', { name: dialog }))
}

describe('stop order', () => {
  it('names its stop price, what it pays at most and its end before it is placed', async () => {
    const world = serveSpot()
    openTicket()
    choose('stop')
    type('stopPrice', '200')
    type('quantity', '2')
    choose('day')
    expect(await screen.findByText('At most')).toBeDefined()
    // 201 × 2 and the fee: half a percent above the stop price.
    await screen.findAllByText(/402\.402/)
    expect(field('stopPrice').getAttribute('aria-describedby')).toBeTruthy()
    expect(screen.getByText(/for at most 0\.5% more/)).toBeDefined()
    const sheet = await review('Buy AAPL', 'Confirm buy')
    expect(sheet.getByText('Stop price').parentElement?.textContent).toContain('200')
    expect(sheet.getByText('Valid until')).toBeDefined()
    expect(sheet.getByText(/for at most 0\.5% more/)).toBeDefined()
    fireEvent.click(sheet.getByRole('button', { name: 'Place stop order: buy 2 AAPL' }))
    await waitFor(() => expect(world.orders).toHaveLength(1))
    expect(world.orders[0]).toMatchObject({
      orderType: 'stop',
      stopPrice: '200',
      timeInForce: 'day',
      quantity: '2',
      previewPrice: '201',
    })
    expect(world.orders[0]).not.toHaveProperty('limitPrice')
  })

  it('to buy says that it pays no more than its stop price where slippage is not allowed [R9.1]', async () => {
    serveSpot({ otherValue: { app_order_change: '0' } })
    openTicket()
    choose('stop')
    expect(await screen.findByText(/Buys at the stop price once the market rises to it/)).toBeDefined()
    expect(screen.queryByText(/0\.5%/)).toBeNull()
  })

  it('at a price that is already reached shows the back end’s reason at the field', async () => {
    serveSpot()
    openTicket()
    choose('stop')
    type('stopPrice', '180')
    type('quantity', '1')
    await waitFor(() => expect(errorAt('stopPrice')).toContain('must be above 187.32'))
  })

  it('to sell is entered by quantity, and warns that the price can be lower', async () => {
    const world = serveSpot()
    openTicket()
    choose('sell')
    choose('stop')
    type('stopPrice', '150')
    expect(screen.queryByRole('button', { name: /^Enter by/ })).toBeNull()
    expect(screen.getByText(/you may get well below it/)).toBeDefined()
    choose('oco')
    type('limitPrice', '220')
    type('quantity', '3')
    await waitFor(() =>
      expect(world.previews.at(-1)).toMatchObject({ orderType: 'oco', stopPrice: '150', limitPrice: '220' }),
    )
    const sheet = await review('Sell AAPL', 'Confirm sell')
    fireEvent.click(sheet.getByRole('button', { name: 'Place stop order: sell 3 AAPL' }))
    await waitFor(() => expect(world.orders[0]).toMatchObject({ orderType: 'oco', quantity: '3' }))
  })

  it('forgets OCO when the side changes to buying, where there is none', () => {
    serveSpot()
    openTicket()
    choose('sell')
    choose('stop')
    choose('oco')
    choose('buy')
    expect(document.querySelector('input[name="stopPrice"]')).toBeNull()
    press(/^Order type: Market/)
    expect(screen.getByRole('button', { name: /^Stop limit/ })).toBeDefined()
    expect(screen.queryByRole('button', { name: /^OCO/ })).toBeNull()
  })
})

describe('take profit and stop loss of a purchase', () => {
  it('are confirmed in price, amount and percent, and sent with the order', async () => {
    const world = serveSpot()
    openTicket()
    type('quantity', '2')
    press('Take profit and stop loss')
    type('takeProfitPrice', '200')
    type('stopLossPrice', '180')
    await screen.findByText('+6.76% from 187.32')
    await screen.findByText('−3.90% from 187.32')
    // 200 × 2 less the fee of 0.1 %.
    const received = await screen.findByText('If take profit is hit, you receive')
    await waitFor(() => expect(received.parentElement?.textContent).toContain('399.6'))
    await waitFor(() => expect(world.previews.at(-1)).toMatchObject({ takeProfitPrice: '200' }))
    const sheet = await review('Buy AAPL', 'Confirm buy')
    expect(sheet.getByText('If take profit is hit, you receive').parentElement?.textContent).toContain(
      '399.6',
    )
    expect(sheet.getByText('If stop loss is hit, you receive about').parentElement?.textContent).toContain(
      '359.64',
    )
    expect(sheet.getByText('+6.76% from 187.32')).toBeDefined()
    fireEvent.click(sheet.getByRole('button', { name: 'Buy 2 AAPL' }))
    await waitFor(() =>
      expect(world.orders[0]).toMatchObject({
        orderType: 'market',
        takeProfitPrice: '200',
        stopLossPrice: '180',
      }),
    )
  })

  it('are filled in by one press with a usual distance from the price', () => {
    serveSpot()
    openTicket()
    type('quantity', '2')
    press('Take profit and stop loss')
    press('+5%')
    expect(field('takeProfitPrice').value).toBe('196.68')
    press('−10%')
    expect(field('stopLossPrice').value).toBe('168.58')
    expect(errorAt('takeProfitPrice')).toBe('')
  })

  it('are filled in with the person’s own defaults once these are saved', async () => {
    serveSpot()
    const first = openTicket()
    type('quantity', '2')
    press('Take profit and stop loss')
    expect(field('takeProfitPrice').value).toBe('')
    type('takeProfitPrice', '206.05')
    type('stopLossPrice', '168.59')
    press('Save as my defaults')
    expect(screen.getByText('Saved as your defaults')).toBeDefined()
    first.unmount()
    forgetDraft()
    openTicket()
    type('quantity', '1')
    press('Take profit and stop loss')
    // 9.99 percent above and below, truncated.
    expect(field('takeProfitPrice').value).toBe('206.03')
    expect(field('stopLossPrice').value).toBe('168.60')
  })

  it('are filled in as the person’s language writes numbers [R7.2]', async () => {
    // As typed, 206.03 would be no number in German, and 206.034 two hundred thousand.
    await switchLocale('de')
    localStorage.setItem(
      'fairline:exit-defaults',
      JSON.stringify({ v: 1, data: { 7: { takeProfit: '9.99', stopLoss: '9.99' } } }),
    )
    window.dispatchEvent(new StorageEvent('storage', { key: 'fairline:exit-defaults' }))
    serveSpot()
    openTicket()
    press(spotInGerman.exits)
    expect(field('takeProfitPrice').value).toBe('206,03')
    expect(field('stopLossPrice').value).toBe('168,60')
    expect(errorAt('takeProfitPrice')).toBe('')
  })

  it('without any price is an error, and nothing is sent', async () => {
    const world = serveSpot()
    openTicket()
    type('quantity', '2')
    await screen.findByText('375.01464')
    press('Take profit and stop loss')
    type('takeProfitPrice', '')
    type('stopLossPrice', '')
    press('Buy AAPL')
    expect(await screen.findByText('This field is required')).toBeDefined()
    expect(errorAt('takeProfitPrice')).toBe('This field is required')
    expect(world.orders).toEqual([])
  })
})
