import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, describe, expect, it } from 'vitest'
import CoinTradeScreen from '#src/app/trade/coin-trade-screen.tsx'
import { PATHS, pathTo } from '#src/lib/paths.ts'
import { clearQuotes } from '#src/stores/quotes/quotes.ts'
import {
  createBibiBackEnd,
  choose,
  chooseLimit,
  enterBy,
  openConfirmation,
  examples,
  field,
  errorAt,
  press,
  setQuotes,
  type,
  type BibiBackEnd,
} from '#tests/src/features/bibi/support.tsx'
import { figureOf, useNetwork, visit } from '#tests/src/features/support/visit.tsx'

useNetwork()
afterEach(() => clearQuotes())

const screens = { [PATHS.coinTrade]: CoinTradeScreen }

async function openPair(given: Partial<BibiBackEnd> = {}, route: string = PATHS.coinTrade) {
  const world = createBibiBackEnd(given)
  const view = await visit(route, screens, { handlers: world.handlers })
  await waitFor(() => expect(field('amount') ?? field('quantity')).toBeTruthy())
  setQuotes(world.ether, world.bitcoin)
  await screen.findAllByText('0.05', { exact: false })
  return { world, ...view }
}

describe('coin-to-coin screen', () => {
  it('shows the pair price computed from its two quotes and explains it [R1.2]', async () => {
    await openPair()
    expect(screen.getAllByText('0.0500000')).toHaveLength(2)
    expect(screen.getByText('ETH/USDT').parentElement?.textContent).toContain('2,000.00')
    expect(screen.getByText('BTC/USDT').parentElement?.textContent).toContain('40,000.00')
    setQuotes('2100', '40000')
    expect(await screen.findAllByText('0.0525000')).toHaveLength(2)
    expect(screen.getByText(/the pair has no market of its own/)).toBeTruthy()
  })

  it('says that there is nothing yet when no pair is offered', async () => {
    const none = http.get('*/api/bibiPair/list', () =>
      HttpResponse.json({ code: 200, msg: 'ok', rows: [], total: 0 }),
    )
    await visit(PATHS.coinTrade, screens, { handlers: [none] })
    expect(await screen.findByText('Nothing here yet')).toBeTruthy()
  })

  it('is as old as the older of its two prices, and takes no order at a stale one', async () => {
    await openPair()
    clearQuotes()
    setQuotes('2000', '40000', [Date.now(), Date.now() - 150_000])
    expect(await screen.findByText(/The price is not live/)).toBeTruthy()
    expect(screen.getByText(/^Not live · 2m/)).toBeTruthy()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Buy ETH' }).disabled).toBe(true)
  })

  it('switches to another pair by code or name and keeps it in the URL', async () => {
    const { route } = await openPair()
    press(/Change pair/)
    const sheet = within(await screen.findByRole('dialog', { name: 'Choose a pair' }))
    expect(sheet.queryByRole('button', { name: /SOL/ })).toBeNull()
    sheet.getByRole('radio', { name: 'ETH' }).click()
    ;(await sheet.findByRole('button', { name: /SOL\/ETH/ })).click()
    await waitFor(() => expect(route()).toBe(pathTo(PATHS.coinTrade, { pair: 'SOL/ETH' })))
    expect(await screen.findAllByText('ETH per 1 SOL')).not.toHaveLength(0)
  })

  it('lists the account’s coins and what open orders hold [R3.1]', async () => {
    await openPair({ holdings: { BTC: '0.25', ETH: '0' } })
    const coins = within(await screen.findByRole('list', { name: 'Your coins' }))
    expect(coins.getAllByRole('listitem')[0]?.textContent).toContain('0.25')
  })

  it('offers a retry for a list that failed to load', async () => {
    const world = createBibiBackEnd()
    let isDown = true
    const failing = http.get('*/api/bibiPair/list', () => (isDown ? HttpResponse.error() : undefined))
    await visit(PATHS.coinTrade, screens, { handlers: [failing, ...world.handlers] })
    const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 8000 })
    isDown = false
    again.click()
    expect(await screen.findByRole('button', { name: /Change pair/ })).toBeTruthy()
  })
})

describe('coin-to-coin ticket', () => {
  it.each([
    ['amount', 'abc', 'Enter a valid number'],
    ['amount', '0.123456789', 'At most 8 decimals'],
    ['amount', '0.000001', 'At least 0.00001 BTC'],
    ['amount', '11', 'At most 10 BTC'],
    ['amount', '1.5', 'Not enough funds: 1 BTC available'],
  ])('shows an error at %s for %s and sends nothing [R5.4]', async (name, text, words) => {
    const { world } = await openPair()
    await screen.findAllByText('1')
    type(name, text)
    await waitFor(() => expect(errorAt(name)).toBe(words))
    press('Buy ETH')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(world.previews).toEqual([])
  })

  it('shows an error for a price off the tick and for more than the balance', async () => {
    await openPair()
    chooseLimit()
    type('limitPrice', '0.05000001')
    await waitFor(() => expect(errorAt('limitPrice')).toBe('At most 7 decimals'))
    choose('Sell ETH')
    enterBy('ETH')
    type('quantity', '3.5')
    await waitFor(() => expect(errorAt('quantity')).toBe('Not enough funds: 3 ETH available'))
    enterBy('BTC')
  })

  it('shows all costs and the worst case before the button and again in the confirmation [R1.2, R3.6]', async () => {
    const { world } = await openPair()
    const sheet = within(await openConfirmation())
    expect(world.previews.at(-1)).toMatchObject({ pairCode: 'ETH/BTC', exchangeType: '1', amount: '0.1' })
    for (const text of [
      'Worst case: you pay 0.1 BTC and receive 1.98805971 ETH',
      'Current value: 4,000.00 USDT',
    ]) {
      expect(screen.getAllByText(new RegExp(text.replaceAll('.', String.raw`\.`))).length).toBe(2)
    }
    expect(sheet.getByText('0.1% of what you receive')).toBeTruthy()
    expect(figureOf('You pay')).toMatch(/0\.1.*BTC/)
    expect(sheet.getByRole('button', { name: 'Buy ETH for up to 0.1 BTC' })).toBeTruthy()
  })

  it('places the confirmed order once, with a receipt equal to the preview', async () => {
    const { world } = await openPair()
    const sheet = within(await openConfirmation())
    const button = sheet.getByRole('button', { name: 'Buy ETH for up to 0.1 BTC' })
    button.click()
    button.click()
    const receipt = within(await screen.findByRole('dialog', { name: 'Order filled' }))
    expect(receipt.getByText('Matches the preview exactly.')).toBeTruthy()
    expect(world.orders).toHaveLength(1)
    expect(world.orders[0]).toMatchObject({
      pairCode: 'ETH/BTC',
      orderType: 'market',
      amount: '0.1',
      previewPrice: '0.05',
    })
    expect(world.orders[0]?.['idempotencyKey']).toMatch(/^[0-9a-f-]{36}$/)
    expect(field('amount').value).toBe('')
  })

  it('sells for an amount of the other coin, and all of a coin as a quantity (U27)', async () => {
    const { world } = await openPair()
    choose('Sell ETH')
    await screen.findAllByText('3')
    press('Max')
    await waitFor(() => expect(field('quantity').value).toBe('3'))
    enterBy('BTC')
    type('amount', '0.2')
    await waitFor(() => expect(errorAt('amount')).toBe('Not enough funds: 3 ETH available'))
    type('amount', '0.05')
    await waitFor(() => expect(errorAt('amount')).toBe(''))
    const review = screen.getByRole('button', { name: 'Sell ETH' })
    await screen.findAllByText('1.001001')
    await waitFor(() => expect(review.getAttribute('aria-busy')).toBeNull())
    fireEvent.click(review)
    const sheet = within(await screen.findByRole('dialog', { name: 'Confirm sell' }))
    expect(sheet.getByText(/The amount stays as entered/)).toBeTruthy()
    sheet.getByRole('button', { name: 'Sell 1.001001 ETH' }).click()
    await screen.findByRole('dialog', { name: 'Order filled' })
    expect(world.orders).toHaveLength(1)
    expect(world.orders[0]).toMatchObject({ exchangeType: '2', amount: '0.05' })
    expect(world.orders[0]).not.toHaveProperty('quantity')
  })

  it('offers new figures when the pair moved, and the receipt names the difference', async () => {
    const { world } = await openPair({
      place: () => ({ code: 460, msg: 'hint_price_moved', params: { price: '0.055' } }),
    })
    const sheet = within(await openConfirmation())
    world.ether = '2200'
    sheet.getByRole('button', { name: 'Buy ETH for up to 0.1 BTC' }).click()
    expect(await sheet.findByText(/The price has moved to 0\.055/)).toBeTruthy()
    delete world.place
    world.ether = '2198'
    sheet.getByRole('button', { name: 'Buy ETH for up to 0.1 BTC' }).click()
    const receipt = within(await screen.findByRole('dialog', { name: 'Order filled' }))
    expect(receipt.getByText(/0\.05495.*0\.055/)).toBeTruthy()
  })

  it('resends with the same key when no answer came', async () => {
    const { world } = await openPair({ place: () => 'lost' })
    const sheet = within(await openConfirmation())
    sheet.getByRole('button', { name: 'Buy ETH for up to 0.1 BTC' }).click()
    const again = await sheet.findByRole('button', { name: 'Try again' })
    delete world.place
    again.click()
    await screen.findByRole('dialog', { name: 'Order filled' })
    expect(world.orders[1]?.['idempotencyKey']).toBe(world.orders[0]?.['idempotencyKey'])
  })

  it('says that a limit order may stay open indefinitely', async () => {
    await openPair()
    chooseLimit()
    type('limitPrice', '0.04')
    type('amount', '0.1')
    expect(
      await screen.findByText(
        /at 0\.04 or better: you pay at most 0\.1 BTC and receive at least 2\.4975 ETH/,
      ),
    ).toBeTruthy()
  })
})

it('cancels an open order once and shows what it held [R1.2]', async () => {
  const open = examples.find(order => order.status === 'open')!
  const { world } = await openPair({ listed: [open], cancel: () => 'lost' })
  ;(await screen.findByRole('button', { name: /^Cancel order: / })).click()
  const sheet = within(await screen.findByRole('dialog', { name: 'Cancel order' }))
  expect(sheet.getByText('0.015')).toBeTruthy()
  sheet.getByRole('button', { name: 'Cancel order' }).click()
  expect(await sheet.findByText(/No response received/)).toBeTruthy()
  delete world.cancel
  world.listed = []
  sheet.getByRole('button', { name: 'Cancel order' }).click()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(world.cancelled[1]).toEqual(world.cancelled[0])
  expect(await screen.findByText('No open orders')).toBeTruthy()
})
