import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { switchLocale } from '#src/i18n/runtime.ts'
import { signOut } from '#src/stores/session/session.ts'
import {
  apple,
  openConfirmation,
  field,
  stakeError,
  openTicket,
  press,
  review,
  serveQuick,
  enterStake,
  setUpQuickTests,
} from './support.tsx'

setUpQuickTests()

const invalidStakes: [typed: string, words: string | RegExp][] = [
  ['abc', 'Enter a valid number'],
  ['0', 'Must be greater than zero'],
  ['5.001', 'At most 2 decimals'],
  ['4.99', 'At least 5 USDT'],
  ['1000.01', 'At most 1,000 USDT'],
]

describe('quick ticket', () => {
  it.each(invalidStakes)(
    'shows an error at the stake for %s and sends nothing [R5.4]',
    async (text, words) => {
      const world = serveQuick({ cash: '5000' })
      openTicket()
      await enterStake(text)
      await waitFor(() => expect(stakeError()).toMatch(words))
      press('Stake on Up')
      expect(screen.queryByRole('dialog')).toBeNull()
      expect(world.previews).toEqual([])
    },
  )

  it('shows an insufficient balance', async () => {
    serveQuick({ cash: '50' })
    openTicket()
    await enterStake('50.01')
    await waitFor(() => expect(stakeError()).toBe('Not enough funds: 50 USDT available'))
  })

  it('shows the worst case and the odds in words and figures, above the button [R1.2]', async () => {
    serveQuick()
    openTicket()
    await enterStake('100')
    const worst = await screen.findByText('You can lose the full 100.00 USDT')
    expect(worst.compareDocumentPosition(review()) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    // 1 / (1 + 0.8), rounded up.
    expect(
      screen.getByText(/win more than 55\.56 out of 100 orders like this one to make any profit/),
    ).toBeTruthy()
    expect(
      screen.getByText(
        /If the price after 1 minute is below the entry price, even slightly, you get nothing back/,
      ),
    ).toBeTruthy()
    for (const text of ['returned, net +80.00 USDT', 'returned, net −100.00 USDT']) {
      expect(screen.getByText(text)).toBeTruthy()
    }
    fireEvent.click(screen.getByRole('radio', { name: 'Down' }))
    expect(await screen.findByText(/is above the entry price/)).toBeTruthy()
    fireEvent.click(screen.getByRole('radio', { name: '4 hours, profit if you win: 86%' }))
    // 100 / 186 is 0.53763…
    expect(await screen.findByText(/must win more than 53\.77 out of 100/)).toBeTruthy()
  })

  it('shows the fee with its rate, and that it is kept on a draw where the operator says so [R3.6, R9.1]', async () => {
    serveQuick({ feeRate: '0.01', otherValue: { app_fastFree: '0' } })
    openTicket()
    await enterStake('100')
    expect(await screen.findByText('You can lose the full 101.00 USDT')).toBeTruthy()
    expect(screen.getByText('1% of the stake')).toBeTruthy()
    expect(screen.getByText('returned, net −1.00 USDT')).toBeTruthy()
    expect(screen.getByText(/must win more than 56\.12 out of 100/)).toBeTruthy()
  })

  it('shows a guest the same figures without a request [R1.4]', async () => {
    signOut()
    const world = serveQuick({ feeRate: '0.01' })
    openTicket()
    await enterStake('100')
    expect(await screen.findByText('You can lose the full 101.00 USDT')).toBeTruthy()
    expect(screen.getByText(/must win more than 56\.12 out of 100/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Sign in to trade' })).toBeTruthy()
    expect(world.previews).toEqual([])
  })

  it('shows a server problem at its field: the own daily limit at the stake [R8.5]', async () => {
    const problem = {
      field: 'stake',
      msg: 'hint_daily_stake_limit',
      params: { left: '80', limit: '500', currency: 'USDT' },
    }
    const world = serveQuick()
    world.place = () => ({ code: 422, msg: problem.msg, params: { ...problem.params, field: 'stake' } })
    await openConfirmation()
    press('Stake 100.00 USDT on Up')
    await waitFor(() => expect(stakeError()).toBe('Above your daily stake limit of 500 USDT: 80 left today'))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(field().value).toBe('100')
  })

  it('shows at the duration that it ends after the market closes', async () => {
    serveQuick({
      place: () => ({ code: 422, msg: 'hint_quick_ends_after_close', params: { field: 'optionId' } }),
    })
    await openConfirmation()
    press('Stake 100.00 USDT on Up')
    const durations = screen.getByRole('radiogroup', { name: 'Duration' })
    const error = await screen.findByText(/would end after the market closes/)
    expect(durations.getAttribute('aria-describedby')?.split(' ')).toContain(error.id)
  })

  it('keeps its input over a reload, and reads the reader’s digits [R9.2]', async () => {
    serveQuick()
    openTicket()
    await enterStake('12.5')
    fireEvent.click(screen.getByRole('radio', { name: 'Down' }))
    cleanup()
    await switchLocale('ar')
    const world = serveQuick()
    openTicket()
    await screen.findByText('المدة')
    expect(field().value).toBe('12.5')
    await waitFor(() => expect(world.previews.at(-1)).toMatchObject({ stake: '12.5', exchangeType: '2' }))
  })

  it('is locked while its market is closed and during a cooling-off', async () => {
    const world = serveQuick()
    const closed = { ...apple.trading, status: 'closed', reason: 'hint_market_closed' } as const
    openTicket({ ...apple, trading: closed })
    expect(await screen.findByText(/This market is closed/)).toBeTruthy()
    expect(review().disabled).toBe(true)
    cleanup()
    world.limits = { ...world.limits, coolingOffUntil: Date.now() + 3_600_000 }
    openTicket()
    expect(await screen.findByText(/You are in a cooling-off period until/)).toBeTruthy()
    expect(review().disabled).toBe(true)
  })
})

describe('quick order', () => {
  it('is confirmed with its worst case, and its receipt equals the preview [R1.1, R1.2]', async () => {
    const world = serveQuick()
    const sheet = await openConfirmation()
    expect(within(sheet).getByText('You can lose the full 100.00 USDT')).toBeTruthy()
    expect(within(sheet).getByText(/cannot be canceled/)).toBeTruthy()
    const button = screen.getByRole('button', { name: 'Stake 100.00 USDT on Up' })
    for (let tap = 0; tap < 3; tap += 1) fireEvent.click(button)
    const receipt = await screen.findByRole('dialog', { name: 'Quick order placed' })
    expect(within(receipt).getByText('Matches the preview exactly.')).toBeTruthy()
    expect(within(receipt).getByRole('timer').textContent).toMatch(/^(1:00|0:5\d) left$/)
    expect(world.orders).toMatchObject([
      { stake: '100', optionId: '10', exchangeType: '1', previewPrice: '187.32', payoutRate: '0.8' },
    ])
    expect(field().value).toBe('')
  })

  it('says that it opened at another price than previewed', async () => {
    const world = serveQuick()
    await openConfirmation()
    world.price = '187.4'
    press('Stake 100.00 USDT on Up')
    const receipt = await screen.findByRole('dialog', { name: 'Quick order placed' })
    expect(within(receipt).getByText(/Entry price was 187.40, not the previewed 187.32/)).toBeTruthy()
  })

  it('is offered again when the price moved too far', async () => {
    const world = serveQuick({
      place: ({ previewPrice }) =>
        previewPrice === '187.32'
          ? { code: 460, msg: 'hint_price_moved', params: { price: '189.10' } }
          : undefined,
    })
    await openConfirmation()
    world.price = '189.10'
    press('Stake 100.00 USDT on Up')
    expect(await screen.findByText(/The price has moved to 189.1\./)).toBeTruthy()
    press('Stake 100.00 USDT on Up')
    await screen.findByRole('dialog', { name: 'Quick order placed' })
    expect(world.orders.map(order => order.previewPrice)).toEqual(['187.32', '189.10'])
  })

  it('is resent with the same key when no answer came, also after a reload [R1.2]', async () => {
    const world = serveQuick({ place: () => 'lost' })
    await openConfirmation()
    press('Stake 100.00 USDT on Up')
    expect(await screen.findByText(/No response received/)).toBeTruthy()
    cleanup()
    openTicket()
    expect(await screen.findByText('Your last order got no response')).toBeTruthy()
    delete world.place
    press('Try again')
    await screen.findByRole('dialog', { name: 'Quick order placed' })
    expect(new Set(world.orders.map(order => order.idempotencyKey)).size).toBe(1)
  })
})
