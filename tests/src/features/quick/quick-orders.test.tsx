import { computeAccessibleDescription, computeAccessibleName } from 'dom-accessibility-api'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Countdown } from '#src/features/quick/countdown.tsx'
import QuickOrders from '#src/features/quick/quick-orders.tsx'
import { Announcer } from '#src/ui/feedback/announcer.tsx'
import { ToastHost } from '#src/ui/feedback/toast.tsx'
import { seedQuotes } from '#src/stores/quotes/quotes.ts'
import { signIn, signOut } from '#src/stores/session/session.ts'
import { listen } from '#tests/support/heard.ts'
import { apple, examples, openOrders, serveQuick, renderScreen, setUpQuickTests } from './support.tsx'

setUpQuickTests()
afterEach(() => vi.useRealTimers())

const [, won, lost, drawn] = examples
const open = (left: number) => ({
  ...examples[0]!,
  createdAt: Date.now() + left - 300_000,
  expiresAt: Date.now() + left,
})

/** A page that is left by its button, beside what stays. */
function Pages({ page, staying }: { page: ReactNode; staying: ReactNode }) {
  const [isThere, setThere] = useState(true)
  return (
    <>
      {isThere && page}
      {staying}
      <button type="button" onClick={() => setThere(false)}>
        Leave
      </button>
    </>
  )
}

async function openHistory() {
  openOrders()
  fireEvent.click(await screen.findByRole('tab', { name: 'History' }))
  return screen.findByRole('list', { name: 'History' })
}

describe('quick orders', () => {
  it('count down by the second and re-render nothing else', async () => {
    serveQuick()
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
    const renders = vi.fn<() => void>()
    const Row = () => {
      renders()
      const { createdAt, expiresAt } = open(187_500)
      return <Countdown from={createdAt} to={expiresAt} />
    }
    renderScreen(<Row />)
    const timer = screen.getByRole('timer')
    expect(timer.textContent).toBe('3:08 left')
    act(() => void vi.advanceTimersByTime(3000))
    expect(timer.textContent).toBe('3:05 left')
    act(() => void vi.advanceTimersByTime(184_500))
    expect(timer.textContent).toBe('Settling…')
    expect(renders).toHaveBeenCalledTimes(1)
  })

  it('show their end time instead where the operator wants it [R9.1]', async () => {
    serveQuick({ listed: [open(187_500)], otherValue: { app_order_time: '0' } })
    openOrders()
    expect(await screen.findByText(/^Expires .*\d/)).toBeTruthy()
    expect(screen.queryByRole('timer')).toBeNull()
  })

  it('show a settling state once their time is up', async () => {
    serveQuick({ listed: [open(-500)] })
    openOrders()
    expect(await screen.findByText('Settling…')).toBeTruthy()
  })

  it('have names without the seconds that are left, and are said with their stake when opened (a11y X24, X25)', async () => {
    serveQuick({ listed: [open(187_500)] })
    openOrders()
    const row = await screen.findByRole('button', { name: /^Up AAPL/ })
    expect(row.textContent).toContain('3:0')
    expect(computeAccessibleName(row)).toMatch(/Expires .*2026/)
    expect(computeAccessibleName(row)).not.toContain('left')
    fireEvent.click(row)
    const receipt = await screen.findByRole('dialog')
    expect(computeAccessibleDescription(receipt)).toBe('Up AAPL, 100.00 USDT')
  })

  it('say how they ended while their list is shown (a11y X7)', async () => {
    const order = { ...open(60_000), id: '9001' }
    const world = serveQuick({ listed: [order] })
    const { heard, stop } = listen()
    renderScreen(
      <>
        <Announcer />
        <QuickOrders product={apple.product} />
      </>,
    )
    await screen.findByText(/left$/)
    world.listed = [{ ...won!, id: order.id, createdAt: order.createdAt }]
    await waitFor(() => expect(heard).toContain('Up AAPL, Won: 182.00 USDT returned'))
    stop()
  })

  it('say how they ended on another page, and not to who signed in since', async () => {
    const order = { ...open(1000), id: '9002' }
    const other = { ...open(60_000), id: '9003' }
    const world = serveQuick({ listed: [order, other] })
    renderScreen(<Pages page={<QuickOrders product={apple.product} />} staying={<ToastHost />} />)
    await screen.findAllByText(/left$/)
    await screen.findAllByRole('button', { name: /USDT/ })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true })
    fireEvent.click(screen.getByRole('button', { name: 'Leave' }))
    world.listed = [order, other].map(({ id, createdAt }) => ({ ...won!, id, createdAt }))
    await act(() => vi.advanceTimersByTimeAsync(2000))
    const toasted = 'Up AAPL, Won: 182.00 USDT returned'
    expect(await screen.findByRole('link', { name: toasted })).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    expect(screen.queryByRole('link', { name: toasted })).toBeNull()
    act(signOut)
    act(() => signIn({ token: 'another-token', userId: '8' }))
    const asked = world.asked.length
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(world.asked).toHaveLength(asked)
  })

  it('open a receipt with both public prices and their times, and the profit or loss [R1.2]', async () => {
    serveQuick({ listed: [won!, lost!, drawn!] })
    const list = await openHistory()
    fireEvent.click(within(list).getAllByRole('button')[0]!)
    const receipt = await screen.findByRole('dialog', { name: 'Won' })
    for (const text of ['187.40', '187.61', '182.00', '+82.00']) {
      expect(within(receipt).getByText(text)).toBeTruthy()
    }
    expect(within(receipt).getAllByText(/^public price at/)).toHaveLength(2)
    expect(within(receipt).getByRole('link').getAttribute('href')).toContain('/pages/record/accountRecord')
  })

  it('open a receipt of what was won or lost first, in large, and of what differs from the preview last', async () => {
    serveQuick({ listed: [lost!] })
    const list = await openHistory()
    fireEvent.click(within(list).getAllByRole('button')[0]!)
    const receipt = await screen.findByRole('dialog', { name: 'Lost' })
    const [first] = Array.from(receipt.querySelectorAll('dl > div'))
    expect(first?.querySelector('dt')?.textContent).toBe('Net P&L')
    expect(first?.querySelector('[data-standing="-1"]')?.textContent).toMatch(/^−[\d.]+ USDT$/)
  })

  it('say while they are open whether they are winning, by the live price against the entry', async () => {
    serveQuick({ listed: [{ ...open(187_500), exchangeType: 1, openPrice: '187.32' }] })
    openOrders()
    fireEvent.click(await screen.findByRole('button', { name: /Up AAPL/ }))
    const receipt = within(await screen.findByRole('dialog'))
    const tick = (nowPrice: string) =>
      act(() => {
        const { product } = apple
        seedQuotes([{ ...product, tickerInfo: { ...product.tickerInfo, nowPrice, time: Date.now() } }])
      })
    tick('187.40')
    expect(await receipt.findByText('Winning')).toBeTruthy()
    expect(receipt.getByText('187.40')).toBeTruthy()
    expect(receipt.getByText('+0.08')).toBeTruthy()
    tick('187.30')
    expect(await receipt.findByText('Losing')).toBeTruthy()
    tick('187.32')
    expect(await receipt.findByText('Level')).toBeTruthy()
  })

  it('filter by outcome and by time, with an empty state', async () => {
    const world = serveQuick({ listed: [won!] })
    await openHistory()
    expect(world.asked.at(-1)?.get('status')).toBe('ended')
    expect(world.asked.at(-1)?.has('startTime')).toBe(false)
    const choose = async (name: string, option: string) => {
      fireEvent.click(screen.getByRole('combobox', { name }))
      await act(async () =>
        fireEvent.click(await screen.findByRole('option', { name: option, hidden: true })),
      )
    }
    await choose('Placed', 'Last 7 days')
    await waitFor(() => {
      const since = Date.now() - Number(world.asked.at(-1)?.get('startTime'))
      expect(Math.abs(since - 7 * 86_400_000)).toBeLessThan(60_000)
    })
    await choose('Outcome', 'Lost')
    expect(await screen.findByText('No matching orders')).toBeTruthy()
    expect(world.asked.at(-1)?.get('status')).toBe('lost')
  })

  it('show an empty state', async () => {
    serveQuick()
    openOrders()
    expect(await screen.findByText('No open quick orders')).toBeTruthy()
  })
})
