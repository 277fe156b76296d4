import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { discardDraft } from '#src/stores/storage/drafts.ts'
import { signOut } from '#src/stores/session/session.ts'
import { chooseSizeInput, errorAt, field, pick, press, type, setUpTicketTests } from '../spot/support.tsx'
import { openTicket, serveContracts } from './support.tsx'

setUpTicketTests()

const review = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Go long AAPL' })

/** Opens the ticket and waits for the rules of the contract. */
async function open() {
  openTicket()
  await screen.findByRole('button', { name: /^Leverage/ })
}

/** Enters a margin of 100 with leverage 5, waits for its preview and opens the confirmation. */
async function openConfirmation() {
  await open()
  pick('Leverage', '5×')
  type('margin', '100')
  await waitFor(() => expect(review().getAttribute('aria-busy')).toBeNull())
  await screen.findByText('498.2712')
  fireEvent.click(review())
  return screen.findByRole('dialog', { name: 'Confirm long position' })
}

describe('contract ticket', () => {
  it('shows the liquidation price and the worst case while typing, and the same from the server', async () => {
    const world = serveContracts()
    await open()
    pick('Leverage', '5×')
    type('margin', '100')
    // 2.66 shares have a notional of 498.27, of which 99.654 is a fifth.
    expect(await screen.findByText(/You can lose up to/)).toBeTruthy()
    const before = screen.getByText(/You can lose up to/).textContent
    const liquidation = screen.getByText('Liquidation price').closest('div')?.textContent
    await waitFor(() => expect(world.received.length).toBeGreaterThan(0))
    await waitFor(() => expect(review().getAttribute('aria-busy')).toBeNull())
    expect(screen.getByText(/You can lose up to/).textContent).toBe(before)
    expect(screen.getByText('Liquidation price').closest('div')?.textContent).toBe(liquidation)
    expect(world.received[0]?.form).toMatchObject({ direction: 'long', leverage: '5', margin: '100' })
  })

  it('moves the liquidation price nearer with more leverage', async () => {
    serveContracts()
    await open()
    type('margin', '50')
    const shown = () => screen.getByText('Liquidation price').closest('div')?.textContent ?? ''
    pick('Leverage', '2×')
    await waitFor(() => expect(shown()).toContain('away'))
    const far = shown()
    pick('Leverage', '10×')
    await waitFor(() => expect(shown()).not.toBe(far))
    expect(shown()).toMatch(/5\.\d+% away/)
  })

  it('shows errors at the fields: too much, off the price step, take profit or stop loss on the wrong side', async () => {
    serveContracts({ cash: '50' })
    await open()
    type('margin', '100')
    expect(errorAt('margin')).toContain('50')
    type('margin', '40')
    press('Set take profit or stop loss')
    type('stopLoss', '190')
    await waitFor(() => expect(errorAt('stopLoss')).toBe('This must be below 187.32'))
    type('stopLoss', '')
    type('takeProfit', '100')
    await waitFor(() => expect(errorAt('takeProfit')).toBe('This must be above 187.32'))
  })

  it('fills in the person’s own take profit and stop loss with one press, for a short position the other way round', async () => {
    serveContracts()
    await open()
    press('Set take profit or stop loss')
    type('takeProfit', '206.05')
    type('stopLoss', '168.59')
    press('Save as my defaults')
    expect(screen.getByText('Saved as your defaults')).toBeTruthy()
    cleanup()
    discardDraft('contract:1:AAPL')
    await open()
    fireEvent.click(document.querySelector('input[type="radio"][value="short"]')!)
    press('Set take profit or stop loss')
    expect(field('takeProfit').value).toBe('168.60')
    expect(field('stopLoss').value).toBe('206.03')
    await waitFor(() => expect(errorAt('takeProfit')).toBe(''))
  })

  it('offers usual distances of a take profit and stop loss, below the price first for a short position', async () => {
    serveContracts()
    await open()
    fireEvent.click(document.querySelector('input[type="radio"][value="short"]')!)
    press('Set take profit or stop loss')
    press('−5%')
    expect(field('takeProfit').value).toBe('177.95')
    press('+10%')
    expect(field('stopLoss').value).toBe('206.05')
  })

  it('counts every price of the order in the currency that it is paid in', async () => {
    serveContracts()
    await open()
    pick('Order type', 'Limit')
    press('Set take profit or stop loss')
    for (const name of ['limitPrice', 'takeProfit', 'stopLoss'])
      expect(field(name).parentElement?.textContent, name).toBe('USDT')
  })

  it('shows what the order costs in two decimals that add up, and all digits behind a touch', async () => {
    serveContracts()
    const sheet = await openConfirmation()
    const [margin, fee, total] = ['Margin', 'Opening fee', 'Total cost'].map(label =>
      Number(
        within(sheet)
          .getAllByText(label)[0]!
          .closest('div')!
          .querySelector('dd')!
          .textContent!.replace(' USDT', ''),
      ),
    )
    expect(String(total)).toMatch(/^\d+\.\d{1,2}$/)
    expect((margin! * 100 + fee! * 100) / 100).toBeCloseTo(total!, 9)
    const exact = within(within(sheet).getByText('Exact figures').closest('details')!)
    expect(exact.getByText('498.2712')).toBeTruthy()
  })

  it('confirms all figures, places the order once and shows a receipt equal to the preview', async () => {
    const world = serveContracts()
    const sheet = await openConfirmation()
    expect(within(sheet).getByText('Max. loss')).toBeTruthy()
    const button = within(sheet).getByRole('button', { name: /^Go long 2\.66 shares$/ })
    fireEvent.click(button)
    fireEvent.click(button)
    await screen.findByRole('dialog', { name: 'Position opened' })
    expect(screen.getByText('Matches the preview exactly.')).toBeTruthy()
    const orders = world.received.filter(({ path }) => path === 'contractOrder/place')
    expect(orders).toHaveLength(1)
    expect(orders[0]?.form).toMatchObject({ margin: '100', previewPrice: '187.32', leverage: '5' })
    expect(orders[0]?.form.quantity, 'computed at the price of the fill').toBeUndefined()
  })

  it('names take profit and stop loss in the confirmation, each in price, amount and percent (U24)', async () => {
    serveContracts()
    await open()
    pick('Leverage', '5×')
    type('margin', '100')
    press('Set take profit or stop loss')
    type('takeProfit', '200')
    type('stopLoss', '180')
    await screen.findAllByText('498.2712')
    await waitFor(() => expect(review().getAttribute('aria-busy')).toBeNull())
    fireEvent.click(review())
    const sheet = within(await screen.findByRole('dialog', { name: 'Confirm long position' }))
    const lineOf = (label: string) => sheet.getByText(label).closest('div')!.textContent
    expect(lineOf('Take profit')).toMatch(/6\.76% away.*200\.00/)
    expect(lineOf('Stop loss')).toMatch(/3\.90% away.*180\.00/)
    expect(lineOf('If take profit is hit, you receive')).toMatch(/\+\d+\.\d+ USDT \(\+\d+\.\d\d%\).*USDT/)
    expect(lineOf('If stop loss is hit, you receive')).toMatch(/−\d+\.\d+ USDT \(−\d+\.\d\d%\).*USDT/)
  })

  it('is filled in as the person chose for all contracts: by margin first, by quantity once that was chosen (U27)', async () => {
    serveContracts()
    await open()
    expect(field('margin')).toBeTruthy()
    chooseSizeInput('quantity')
    type('quantity', '2')
    cleanup()
    discardDraft('contract:1:AAPL')
    await open()
    expect(field('quantity').value).toBe('')
    expect(field('margin')).toBeNull()
    chooseSizeInput('margin')
    expect(field('margin')).toBeTruthy()
  })

  it('says that an order may have been placed when no answer came, and resends with the same key', async () => {
    let isLost = true
    const world = serveContracts({
      answer: path => (path === 'contractOrder/place' && isLost ? 'lost' : undefined),
    })
    const sheet = await openConfirmation()
    fireEvent.click(within(sheet).getByRole('button', { name: /^Go long/ }))
    await within(sheet).findByText(/No response received/)
    isLost = false
    fireEvent.click(within(sheet).getByRole('button', { name: 'Try again' }))
    await screen.findByRole('dialog', { name: 'Position opened' })
    const keys = world.received
      .filter(({ path }) => path === 'contractOrder/place')
      .map(({ form }) => form.idempotencyKey)
    expect(keys).toHaveLength(2)
    expect(keys[0]).toBe(keys[1])
  })

  it('estimates for a guest and sends nothing', async () => {
    const world = serveContracts()
    signOut()
    await open()
    type('margin', '100')
    expect(await screen.findByText(/You can lose up to/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Sign in to trade' })).toBeTruthy()
    expect(world.received).toEqual([])
  })
})
