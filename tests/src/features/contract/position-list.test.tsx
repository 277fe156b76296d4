import { computeAccessibleName } from 'dom-accessibility-api'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { applyQuotes } from '#src/stores/quotes/quotes.ts'
import { closeFigures } from '#src/features/contract/live-position.ts'
import { errorAt, press, type, setUpTicketTests } from '../spot/support.tsx'
import { openPositions, position, serveContracts } from './support.tsx'

setUpTicketTests()

const quote = (nowPrice: string) =>
  applyQuotes([
    { productId: position.productId, nowPrice, changePrice: '0', changeRate: '0', time: Date.now() + 1 },
  ])

const live = { ...position, time: Date.now() }

describe('open positions', () => {
  it('update profit with each price and show the distance to liquidation', async () => {
    serveContracts({ positions: [live] })
    openPositions()
    expect(await screen.findByText('+7.50')).toBeTruthy()
    quote('90000')
    expect(await screen.findByText(/^.12\.50$/)).toBeTruthy()
    expect(screen.getByText('8.29% away')).toBeTruthy()
  })

  it('are not named anew with each price while they have the focus (X25)', async () => {
    serveContracts({ positions: [live] })
    openPositions()
    const row = await screen.findByRole('button', { name: /Details$/ })
    const before = computeAccessibleName(row).replaceAll(/\s+/g, ' ').trim()
    act(() => row.focus())
    expect(row.getAttribute('aria-label')).toBe(before)
    quote('90000')
    await screen.findByText(/^.12\.50$/)
    expect(computeAccessibleName(row)).toBe(before)
    act(() => row.blur())
    expect(computeAccessibleName(row)).toMatch(/12\.50/)
  })

  it('are all shown, also if the back end sends more decimals of one than it may', async () => {
    const wrong = { ...live, id: '2', margin: '91.2500001', entryPrice: '91250.1234567890123' }
    serveContracts({ positions: [wrong, live] })
    openPositions()
    expect(await screen.findAllByText(/% away$/)).toHaveLength(2)
  })

  it('show an empty state', async () => {
    serveContracts({ positions: [] })
    openPositions()
    expect(await screen.findByText('No open positions')).toBeTruthy()
  })

  it('are closed in part at the shown price, with an equal receipt', async () => {
    const shown = closeFigures(live, '92000', '0.005')
    const { isCapped: _, ...part } = shown
    const world = serveContracts({
      positions: [live],
      answer: path =>
        path === 'close'
          ? {
              code: 200,
              msg: 'ok',
              data: { ...part, position: { ...live, quantity: '0.005' }, time: Date.now() },
            }
          : undefined,
    })
    openPositions()
    quote('92000')
    fireEvent.click(await screen.findByRole('button', { name: /^Close: / }))
    const sheet = await screen.findByRole('dialog', { name: 'Close position' })
    type('quantity', '0.02')
    expect(errorAt('quantity')).not.toBe('')
    fireEvent.click(within(sheet).getByRole('button', { name: 'Close position' }))
    expect(document.activeElement?.getAttribute('name')).toBe('quantity')
    type('quantity', '0.005')
    expect(within(sheet).getByText('49.145', { exact: false })).toBeTruthy()
    fireEvent.click(await within(sheet).findByRole('button', { name: 'Close 0.005 BTC' }))
    await screen.findByRole('dialog', { name: 'Partially closed' })
    expect(screen.getByText('Matches the preview exactly.')).toBeTruthy()
    expect(world.received).toHaveLength(1)
    expect(world.received[0]?.form).toMatchObject({ quantity: '0.005', previewPrice: '92000' })
  })

  it('say why they cannot be closed while their price is not live (X1)', async () => {
    serveContracts({ positions: [{ ...position, time: 1 }] })
    openPositions()
    fireEvent.click(await screen.findByRole('button', { name: /^Close: / }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Close position' }))
    expect(sheet.getByText('The price is not live. Orders are paused until it is.')).toBeTruthy()
    expect(sheet.getByRole<HTMLButtonElement>('button', { name: /^Close 0/ }).disabled).toBe(true)
  })

  it('are closed again by the same request when no answer came', async () => {
    const world = serveContracts({
      positions: [live],
      answer: path => (path === 'close' ? 'lost' : undefined),
    })
    openPositions()
    quote('92000')
    fireEvent.click(await screen.findByRole('button', { name: /^Close: / }))
    fireEvent.click(await screen.findByRole('button', { name: /^Close 0\.01/ }))
    await screen.findByText(/No response received/)
    quote('92500')
    fireEvent.click(await screen.findByRole('button', { name: /^Close 0\.01/ }))
    await waitFor(() => expect(world.received).toHaveLength(2))
    expect(world.received[1]).toEqual(world.received[0])
  })

  it('accept more margin once it is reviewed, and preview the new liquidation price', async () => {
    const world = serveContracts({ positions: [live] })
    openPositions()
    fireEvent.click(await screen.findByRole('button', { name: /^Add margin: / }))
    await screen.findByRole('dialog', { name: 'Add margin' })
    type('amount', '100')
    expect(await screen.findByText('72,487.43')).toBeTruthy()
    type('amount', '900')
    fireEvent.submit(document.querySelector('form')!)
    await waitFor(() => expect(errorAt('amount')).toContain('821.25'))
    type('amount', '100')
    fireEvent.submit(document.querySelector('form')!)
    const confirm = await screen.findByRole('button', { name: 'Add 100.00 USDT' })
    expect(within(confirm.closest<HTMLElement>('[role=dialog]')!).getByText('72,487.43')).toBeTruthy()
    expect(world.received).toEqual([])
    fireEvent.click(confirm)
    await waitFor(() => expect(world.received).toHaveLength(1))
    expect(world.received[0]).toMatchObject({ path: 'addMargin', form: { id: position.id, amount: '100' } })
  })

  it('change take profit and stop loss once that is reviewed: prices, what they were, amount and percent (U22)', async () => {
    const world = serveContracts({ positions: [live] })
    openPositions()
    fireEvent.click(await screen.findByRole('button', { name: /^TP \/ SL: / }))
    await screen.findByRole('dialog', { name: 'Take profit and stop loss' })
    type('takeProfit', '96000')
    type('stopLoss', '')
    press('Review')
    const sheet = (await screen.findByRole('button', { name: 'Save' })).closest<HTMLElement>('[role=dialog]')!
    const lineOf = (label: string) => within(sheet).getByText(label).closest('div')!.textContent
    expect(lineOf('Take profit')).toMatch(/was 95,000.*96,000/)
    expect(lineOf('Stop loss')).toMatch(/was 88,000.*Removed/)
    const { returned } = closeFigures(live, '96000', live.quantity)
    // In cents, as both are shown: what is put in rounded up, what is received truncated.
    const putIn = Math.ceil((Number(live.margin) + Number(live.fees)) * 100)
    const gain = Math.trunc(Number(returned) * 100) - putIn
    const percent = Math.trunc((gain / putIn) * 10_000) / 100
    expect(lineOf('If take profit is hit, you receive')).toContain(
      `+${(gain / 100).toFixed(2)} USDT (+${percent}%)`,
    )
    expect(within(sheet).queryByText('If stop loss is hit, you receive')).toBeNull()
    expect(world.received).toEqual([])
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(world.received).toHaveLength(1))
    expect(world.received[0]).toMatchObject({ path: 'setExits', form: { id: live.id, takeProfit: '96000' } })
    expect(world.received[0]?.form.stopLoss).toBeUndefined()
  })

  it('clear a take profit or stop loss with an empty field, and show an error at the field', async () => {
    const world = serveContracts({
      positions: [live],
      answer: (path, form) =>
        path === 'setExits' && form.takeProfit === '90000'
          ? { code: 422, msg: 'hint_exit_not_above', params: { field: 'takeProfit', price: '92000' } }
          : undefined,
    })
    openPositions()
    fireEvent.click(await screen.findByRole('button', { name: /^TP \/ SL: / }))
    await screen.findByRole('dialog', { name: 'Take profit and stop loss' })
    type('takeProfit', '90000')
    press('Review')
    fireEvent.click(await screen.findByRole('button', { name: 'Save' }))
    await waitFor(() => expect(errorAt('takeProfit')).toBe('This must be above 92,000'))
    expect(screen.queryByRole('button', { name: 'Save' }), 'the review is closed').toBeNull()
    type('takeProfit', '')
    press('Review')
    fireEvent.click(await screen.findByRole('button', { name: 'Save' }))
    await waitFor(() => expect(world.received).toHaveLength(2))
    expect(world.received[1]?.form).toMatchObject({ stopLoss: '88000' })
    expect(world.received[1]?.form.takeProfit).toBeUndefined()
  })

  it('have names of their own for each button, and a way out that is not the deed (X20)', async () => {
    serveContracts({ positions: [live] })
    openPositions()
    const close = await screen.findByRole('button', { name: 'Close: Long BTC' })
    expect(screen.getByRole('button', { name: 'Add margin: Long BTC' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'TP / SL: Long BTC' })).toBeTruthy()
    fireEvent.click(close)
    const sheet = within(await screen.findByRole('dialog', { name: 'Close position' }))
    const named = sheet.getAllByRole('button', { name: /close/i }).map(button => button.textContent)
    expect(named, 'only the deed is called so').toEqual([expect.stringMatching(/^Close 0/)])
    expect(sheet.getByRole('button', { name: '25% of the position' })).toBeTruthy()
    fireEvent.click(sheet.getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('keep input when the session ends, and drop it when the sheet is closed [R4.1]', async () => {
    serveContracts({ positions: [live] })
    for (const [button, field, typed] of [
      [/^Close: /, 'quantity', '0.003'],
      [/^TP \/ SL: /, 'stopLoss', '80000'],
    ] as const) {
      const value = async () => {
        openPositions()
        fireEvent.click(await screen.findByRole('button', { name: button }))
        await screen.findByRole('dialog')
        return (document.getElementsByName(field)[0] as HTMLInputElement).value
      }
      const before = await value()
      type(field, typed)
      cleanup()
      expect(await value()).toBe(typed)
      fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^(?:Close|Cancel)$/ }))
      cleanup()
      expect(await value()).toBe(before)
      cleanup()
    }
  })

  it('show their fills and funding', async () => {
    serveContracts({ positions: [live] })
    openPositions()
    await screen.findByText('+7.50')
    press(/Details/)
    const sheet = await screen.findByRole('dialog', { name: 'Long BTC' })
    expect(await within(sheet).findByText(/Closed by you · 0.01 BTC/)).toBeTruthy()
    expect(within(sheet).getByText('Net P&L')).toBeTruthy()
    expect(await within(sheet).findByRole('button', { name: 'Add a note' })).toBeTruthy()
  })
})
