// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { applyQuotes } from '#src/stores/quotes.ts'
import { closeFigures } from '#src/features/contract/live-position.ts'
import { mistakeAt, press, type, useTicketWorld } from '../spot/support.tsx'
import { openPositions, position, serveContracts } from './support.tsx'

useTicketWorld()

const quote = (nowPrice: string) =>
  applyQuotes([
    { productId: position.productId, nowPrice, changePrice: '0', changeRate: '0', time: Date.now() + 1 },
  ])

const live = { ...position, time: Date.now() }

describe('the open positions', () => {
  it('gain and lose with each price, and say how far the liquidation is', async () => {
    serveContracts({ positions: [live] })
    openPositions()
    expect(await screen.findByText('+7.50')).toBeTruthy()
    quote('90000')
    expect(await screen.findByText(/^.12\.50$/)).toBeTruthy()
    expect(screen.getByText('8.29% away')).toBeTruthy()
  })

  it('say when there are none', async () => {
    serveContracts({ positions: [] })
    openPositions()
    expect(await screen.findByText('No open positions')).toBeTruthy()
  })

  it('are closed in part at the price that is shown, with a receipt that is the same', async () => {
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
    fireEvent.click(await screen.findByRole('button', { name: 'Close' }))
    const sheet = await screen.findByRole('dialog', { name: 'Close position' })
    type('quantity', '0.02')
    expect(mistakeAt('quantity')).not.toBe('')
    type('quantity', '0.005')
    expect(within(sheet).getByText('49.145', { exact: false })).toBeTruthy()
    fireEvent.click(await within(sheet).findByRole('button', { name: 'Close 0.005 BTC' }))
    await screen.findByRole('dialog', { name: 'Partially closed' })
    expect(screen.getByText('Matches the preview exactly.')).toBeTruthy()
    expect(world.heard).toHaveLength(1)
    expect(world.heard[0]?.form).toMatchObject({ quantity: '0.005', previewPrice: '92000' })
  })

  it('that got no answer are closed again by the very same request', async () => {
    const world = serveContracts({
      positions: [live],
      answer: path => (path === 'close' ? 'lost' : undefined),
    })
    openPositions()
    quote('92000')
    fireEvent.click(await screen.findByRole('button', { name: 'Close' }))
    fireEvent.click(await screen.findByRole('button', { name: /^Close 0\.01/ }))
    await screen.findByText(/No response received/)
    quote('92500')
    fireEvent.click(await screen.findByRole('button', { name: /^Close 0\.01/ }))
    await waitFor(() => expect(world.heard).toHaveLength(2))
    expect(world.heard[1]).toEqual(world.heard[0])
  })

  it('take more margin, and say before where they would be liquidated then', async () => {
    const world = serveContracts({ positions: [live] })
    openPositions()
    fireEvent.click(await screen.findByRole('button', { name: 'Add margin' }))
    await screen.findByRole('dialog', { name: 'Add margin' })
    type('amount', '100')
    expect(await screen.findByText('72,487.43')).toBeTruthy()
    type('amount', '900')
    fireEvent.submit(document.querySelector('form')!)
    await waitFor(() => expect(mistakeAt('amount')).toContain('821.25'))
    type('amount', '100')
    fireEvent.submit(document.querySelector('form')!)
    await waitFor(() => expect(world.heard).toHaveLength(1))
    expect(world.heard[0]).toMatchObject({ path: 'addMargin', form: { id: position.id, amount: '100' } })
  })

  it('take an exit away with an empty field, and show at the field why one cannot be', async () => {
    const world = serveContracts({
      positions: [live],
      answer: (path, form) =>
        path === 'setExits' && form.takeProfit === '90000'
          ? { code: 422, msg: 'hint_exit_not_above', params: { field: 'takeProfit', price: '92000' } }
          : undefined,
    })
    openPositions()
    fireEvent.click(await screen.findByRole('button', { name: 'TP / SL' }))
    await screen.findByRole('dialog', { name: 'Take profit and stop loss' })
    type('takeProfit', '90000')
    fireEvent.submit(document.querySelector('form')!)
    await waitFor(() => expect(mistakeAt('takeProfit')).toBe('This must be above 92,000'))
    type('takeProfit', '')
    fireEvent.submit(document.querySelector('form')!)
    await waitFor(() => expect(world.heard).toHaveLength(2))
    expect(world.heard[1]?.form).toMatchObject({ stopLoss: '88000' })
    expect(world.heard[1]?.form.takeProfit).toBeUndefined()
  })

  it('keep what was typed when the session ends in the middle, and forget it when the sheet is closed [R4.1]', async () => {
    serveContracts({ positions: [live] })
    for (const [button, field, typed] of [
      ['Close', 'quantity', '0.003'],
      ['TP / SL', 'stopLoss', '80000'],
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
      fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }))
      cleanup()
      expect(await value()).toBe(before)
      cleanup()
    }
  })

  it('open their fills and their funding', async () => {
    serveContracts({ positions: [live] })
    openPositions()
    await screen.findByText('+7.50')
    press(/Details/)
    const sheet = await screen.findByRole('dialog', { name: 'Long BTC' })
    expect(await within(sheet).findByText(/Closed by you · 0.01 BTC/)).toBeTruthy()
    expect(within(sheet).getByText('Net P&L')).toBeTruthy()
  })
})
