import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { signIn } from '#src/stores/session/session.ts'
import { Announcer } from '#src/ui/feedback/announcer.tsx'
import { listen } from '#tests/support/heard.ts'
import {
  openConfirmation,
  field,
  errorAt,
  openTicket,
  orderOf,
  press,
  review,
  serveSpot,
  setUpTicketTests,
  type,
} from './support.tsx'

setUpTicketTests()

describe('spot order', () => {
  it('is confirmed with its costs and risks, and its receipt equals the preview [R1.1, R1.2]', async () => {
    const world = serveSpot()
    const sheet = await openConfirmation()
    for (const text of ['187.32', '374.64', '0.38', '375.02', '0.37464', '375.01464']) {
      expect(within(sheet).getAllByText(text).length, text).toBeGreaterThan(0)
    }
    expect(within(sheet).getByText(/rejected if the price gets worse by more than 0.5%/)).toBeTruthy()
    expect(within(sheet).getByText('Sandbox: market and money are simulated.')).toBeTruthy()
    press('Buy 2 AAPL')
    const receipt = await screen.findByRole('dialog', { name: 'Order filled' })
    expect(within(receipt).getByText('Matches the preview exactly.')).toBeTruthy()
    expect(within(receipt).getByText('375.01464')).toBeTruthy()
    expect(within(receipt).getByText('You bought 2 AAPL at 187.32 for 375.02 USDT.')).toBeTruthy()
    expect(within(receipt).getByRole('link', { name: 'View holding' }).getAttribute('href')).toContain(
      '/pages/user/accountDetail',
    )
    expect(within(receipt).getByRole('button', { name: 'Done' })).toBeTruthy()
    expect(await within(receipt).findByRole('button', { name: 'Add a note' })).toBeTruthy()
    expect(world.orders).toMatchObject([{ quantity: '2', previewPrice: '187.32', productCode: 'AAPL' }])
    expect(field('quantity').value).toBe('')
  })

  /** Buys two shares that the back end fills as given. */
  const filledAs = async (fill: (form: Record<string, string>) => Partial<ReturnType<typeof orderOf>>) => {
    const world = { price: '187.32', cash: '1000', units: '0', previews: [], orders: [] }
    serveSpot({
      place: form => ({ code: 200, msg: 'ok', data: { ...orderOf(world, form), ...fill(form) } }),
    })
    await openConfirmation()
    press('Buy 2 AAPL')
    return within(await screen.findByRole('dialog', { name: 'Order filled' }))
  }
  const at = (price: string) => (form: Record<string, string>) =>
    orderOf({ price, cash: '1000', units: '0', previews: [], orders: [] }, form)

  it('receipt says in a quiet line what differs when the price moved within the published slippage (U21) [R1.2]', async () => {
    const receipt = await filledAs(at('187.50'))
    expect(receipt.getByText('Filled at 187.50, quoted at 187.32.')).toBeTruthy()
    expect(receipt.queryByText(/Differs from the preview/)).toBeNull()
    expect(receipt.getByText('previewed 375.02')).toBeTruthy()
  })

  it.each([
    ['a price beyond the published slippage', at('188.50')],
    [
      'a higher fee rate at a price that moved',
      (form: Record<string, string>) => ({ ...at('187.40')(form), feeRate: '0.002' }),
    ],
    ['a higher cost at the same price', () => ({ cost: '375', total: '375.37464' })],
    [
      'a quantity that is far too small',
      (form: Record<string, string>) => ({ ...at('187.40')(form), quantity: '1' }),
    ],
  ])('receipt warns of %s [R1.2]', async (_, fill) => {
    const receipt = await filledAs(fill)
    expect(receipt.getByText(/Differs from the preview/)).toBeTruthy()
  })

  it('is placed once, however often the button is pressed [R1.2]', async () => {
    const world = serveSpot()
    await openConfirmation()
    const button = screen.getByRole('button', { name: 'Buy 2 AAPL' })
    for (let tap = 0; tap < 3; tap += 1) fireEvent.click(button)
    await screen.findByRole('dialog', { name: 'Order filled' })
    expect(world.orders).toHaveLength(1)
  })

  it('keeps its key until it is answered, also after a reload [R1.2]', async () => {
    const world = serveSpot({ place: () => 'lost' })
    await openConfirmation()
    press('Buy 2 AAPL')
    expect(await screen.findByText(/No response received/)).toBeTruthy()
    press('Try again')
    await waitFor(() => expect(world.orders).toHaveLength(2))
    await screen.findByText(/No response received/)

    cleanup()
    openTicket()
    expect(screen.getByText('Your last order got no response')).toBeTruthy()
    expect(review().disabled).toBe(true)
    delete world.place
    press('Try again')
    await screen.findByRole('dialog', { name: 'Order filled' })
    expect(world.orders).toHaveLength(3)
    expect(new Set(world.orders.map(order => order.idempotencyKey)).size).toBe(1)
  })

  it('gets a new key when it is changed', async () => {
    const world = serveSpot()
    await openConfirmation()
    press('Buy 2 AAPL')
    await screen.findByRole('dialog', { name: 'Order filled' })
    cleanup()
    await openConfirmation()
    press('Buy 2 AAPL')
    await screen.findByRole('dialog', { name: 'Order filled' })
    expect(new Set(world.orders.map(order => order.idempotencyKey)).size).toBe(2)
  })

  it('is offered again at the new price when the price moved too far [R8.5]', async () => {
    const world = serveSpot({
      place: ({ previewPrice }) =>
        previewPrice === '187.32'
          ? { code: 460, msg: 'hint_price_moved', params: { price: '189.10' } }
          : undefined,
    })
    await openConfirmation()
    world.price = '189.10'
    press('Buy 2 AAPL')
    expect(await screen.findByText(/The price has moved to 189.1\. Nothing was bought/)).toBeTruthy()
    press('Buy 2 AAPL')
    await screen.findByRole('dialog', { name: 'Order filled' })
    expect(world.orders.map(order => order.previewPrice)).toEqual(['187.32', '189.1'])
  })

  it('that is refused shows the reason at the field to change [R8.5]', async () => {
    serveSpot({
      place: () => ({
        code: 422,
        msg: 'hint_insufficient_balance',
        params: { field: 'quantity', available: '1', currency: 'USDT' },
      }),
    })
    await openConfirmation()
    press('Buy 2 AAPL')
    await waitFor(() => expect(errorAt('quantity')).toBe('Not enough funds: 1 USDT available'))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(field('quantity').value).toBe('2')
  })

  it('keeps its input for its owner when the session ends [R4.1]', async () => {
    serveSpot({ place: () => ({ code: 401, msg: 'hint_signed_out' }) })
    await openConfirmation()
    press('Buy 2 AAPL')
    await screen.findByRole('link', { name: 'Sign in to trade' })
    cleanup()
    signIn({ token: 'another-token', userId: '7' })
    openTicket()
    expect(field('quantity').value).toBe('2')
    expect(screen.queryByText('Your last order got no response')).toBeNull()
  })

  const suspended = 'Trading in this product is suspended'
  const refusal = { code: 422, msg: 'hint_product_suspended' }

  it.each([
    ['is refused', refusal, `Order not placed${suspended}`],
    ['gets no response', 'lost' as const, /^No response received/],
  ])('that %s says so at each press', async (_, answer, words) => {
    serveSpot({ place: () => answer })
    const { heard, stop } = listen()
    render(<Announcer />)
    await openConfirmation()
    for (const name of [/^Buy 2 AAPL$/, /^(Buy 2 AAPL|Try again)$/]) {
      heard.length = 0
      press(name)
      await waitFor(() => expect(heard).toContainEqual(expect.stringMatching(words)))
    }
    stop()
  })

  it('that gets no response after a reload either says so at each press', async () => {
    serveSpot({ place: () => 'lost' })
    await openConfirmation()
    press('Buy 2 AAPL')
    await screen.findByText(/No response received/)
    cleanup()
    const { heard, stop } = listen()
    render(<Announcer />)
    openTicket()
    for (let time = 0; time < 2; time += 1) {
      heard.length = 0
      press('Try again')
      await waitFor(() => expect(heard).toContainEqual(expect.stringMatching(/try again/i)))
    }
    stop()
  })

  it('with a problem that is of no field says it at each press', async () => {
    const world = { price: '187.32', cash: '1000', units: '0', previews: [], orders: [] }
    const data = {
      ...orderOf(world, { quantity: '2' }),
      price: '187.32',
      priceTime: Date.now(),
      available: '1000',
      availableAsset: 'USDT',
      // A market order has no limit price.
      problem: { field: 'limitPrice', msg: 'hint_product_suspended', params: {} },
    }
    serveSpot({ preview: () => ({ code: 200, msg: 'ok', data }) })
    openTicket()
    type('quantity', '2')
    await screen.findByText(suspended)
    const { heard, stop } = listen()
    render(<Announcer />)
    for (let time = 0; time < 2; time += 1) {
      heard.length = 0
      fireEvent.click(review())
      await waitFor(() => expect(heard).toEqual([suspended]))
    }
    stop()
  })

  it('that is refused for a field again says so again', async () => {
    serveSpot({
      place: () => ({
        code: 422,
        msg: 'hint_product_suspended',
        params: { field: 'productId' },
      }),
    })
    const { heard, stop } = listen()
    await openConfirmation()
    for (let time = 0; time < 2; time += 1) {
      if (time > 0) fireEvent.click(review())
      heard.length = 0
      press('Buy 2 AAPL')
      await waitFor(() => expect(heard).toContain(suspended))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
    stop()
  })
})
