import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  enterStake,
  openTicket,
  press,
  review,
  serveQuick,
  setUpQuickTests,
  type QuickBackEnd,
} from './support.tsx'

setUpQuickTests()

async function openLimits(world: QuickBackEnd) {
  openTicket()
  await screen.findByText(world.limits.dailyStakeLimit === null ? 'No daily limit set' : /staked today/)
  press('Your limits')
  return screen.findByRole('dialog', { name: 'Your limits' })
}

const limitField = () => document.querySelector<HTMLInputElement>('input[name="dailyStakeLimit"]')!

describe('own trading limits', () => {
  it('are shown on the ticket, with when a higher one takes effect', async () => {
    const world = serveQuick()
    const from = Date.now() + 86_400_000
    world.limits = {
      ...world.limits,
      dailyStakeLimit: '500',
      stakedToday: '120',
      nextDailyStakeLimit: { dailyStakeLimit: null, from },
    }
    const sheet = await openLimits(world)
    expect(screen.getByText('120 of 500 USDT staked today')).toBeTruthy()
    expect(within(sheet).getByText('Higher limit pending')).toBeTruthy()
    expect(within(sheet).getByText(/A higher limit, or none, takes effect after 1 day/)).toBeTruthy()
  })

  it('are set by an amount and removed by an empty field', async () => {
    const world = serveQuick()
    await openLimits(world)
    fireEvent.change(limitField(), { target: { value: '1.005' } })
    press('Save limit')
    expect(await screen.findByText('At most 2 decimals')).toBeTruthy()
    expect(world.limitsSet).toEqual([])
    fireEvent.change(limitField(), { target: { value: '250' } })
    press('Save limit')
    await waitFor(() => expect(world.limitsSet).toEqual([{ dailyStakeLimit: '250' }]))
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Save limit' }).getAttribute('aria-busy')).toBeNull(),
    )
    fireEvent.change(limitField(), { target: { value: '' } })
    press('Save limit')
    await waitFor(() => expect(world.limitsSet.at(-1)).toEqual({ dailyStakeLimit: 'none' }))
  })

  it('are saved without going on to the order that is filled in behind them', async () => {
    const world = serveQuick()
    openTicket()
    await enterStake('10')
    await waitFor(() => expect(world.previews.at(-1)).toMatchObject({ stake: '10' }))
    await waitFor(() => expect(review('Stake on Up').getAttribute('aria-busy')).toBeNull())
    press('Your limits')
    await screen.findByRole('dialog', { name: 'Your limits' })
    fireEvent.change(limitField(), { target: { value: '250' } })
    press('Save limit')
    await waitFor(() => expect(world.limitsSet).toHaveLength(1))
    expect(screen.queryByRole('dialog', { name: 'Confirm quick order' })).toBeNull()
  })

  it('start a cooling-off and say that it cannot be ended early', async () => {
    const world = serveQuick()
    const sheet = await openLimits(world)
    expect(within(sheet).getByText(/cannot be ended early/)).toBeTruthy()
    fireEvent.click(within(sheet).getByRole('radio', { name: '7 days' }))
    press('Pause quick orders for 7 days')
    await waitFor(() => expect(world.limitsSet).toHaveLength(1))
    const until = Number(world.limitsSet[0]?.coolingOffUntil)
    expect(Math.abs(until - Date.now() - 7 * 86_400_000)).toBeLessThan(60_000)
  })
})
