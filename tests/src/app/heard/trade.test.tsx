import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, vi } from 'vitest'
import { closeFigures } from '#src/features/contract/live-position.ts'
import { applyQuotes } from '#src/stores/quotes/quotes.ts'
import { Announcer } from '#src/ui/feedback/announcer.tsx'
import { ToastHost } from '#src/ui/feedback/toast.tsx'
import { openPositions, position, serveContracts } from '#tests/src/features/contract/support.tsx'
import { openTicketAsChosen, serveSpot, setUpTicketTests } from '#tests/src/features/spot/support.tsx'
import { createTestQueryClient } from '#tests/src/features/support/query-client.ts'
import { hears } from '#tests/support/transcript.ts'

setUpTicketTests()
afterEach(() => vi.unstubAllGlobals())

/** What shows and speaks messages in the app. */
const mountMessages = () =>
  render(
    <MemoryRouter>
      <Announcer />
      <ToastHost />
    </MemoryRouter>,
  )

const button = (name: string | RegExp) => screen.findByRole('button', { name })

/** From now on the window is as narrow as that of a phone. */
function showPhone(): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    ...new EventTarget(),
    matches: query.includes('width < 900px'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
}

/** The ticket of Apple once it is known what can be spent: it then opens with the usual amount. */
async function openWithBalance(): Promise<void> {
  const client = createTestQueryClient()
  openTicketAsChosen(undefined, client)
  await waitFor(() => expect(client.isFetching()).toBe(0))
}

hears('A purchase without enough money', async step => {
  mountMessages()
  showPhone()
  serveSpot({ cash: '100' })
  const user = userEvent.setup()
  await openWithBalance()
  await step('presses Buy', async () => user.click(await button('Buy')), /Close/)
  const amount = await screen.findByLabelText('Spend up to')
  await step('goes to the amount', () => user.click(amount), /Spend up to/)
  await step(
    'types 500, and rests',
    () => user.keyboard('500'),
    /Not enough funds[^]*short|short[^]*Not enough funds/,
  )
})

hears('A purchase', async step => {
  mountMessages()
  showPhone()
  serveSpot()
  const user = userEvent.setup()
  await openWithBalance()
  await step('presses Buy', async () => user.click(await button('Buy')), /Close/)
  const amount = await screen.findByLabelText('Spend up to')
  await step('types an amount of 100', () => user.type(amount, '100'), /Spend up to/)
  await step('presses Buy AAPL', async () => user.click(await button('Buy AAPL')), /Confirm buy[^]*Close/)
  await step('confirms', async () => user.click(await button(/^Buy AAPL for/)), /You bought[^]*Close/)
  await step('presses Done', async () => user.click(await button('Done')), /Buy, button/)
})

hears('A position, closed', async step => {
  mountMessages()
  const live = { ...position, time: Date.now() }
  const other = { ...live, id: '2', productCode: 'ETH', productName: 'Ethereum', productNameLang: {} }
  const { isCapped: _, ...figures } = closeFigures(live, '92000', live.quantity)
  const world = serveContracts({
    positions: [live, other],
    answer: path => {
      if (path !== 'close') return undefined
      world.positions = [other]
      const closed = { ...live, quantity: '0', status: 'closed' }
      return { code: 200, msg: 'ok', data: { ...figures, position: closed, time: Date.now() } }
    },
  })
  const user = userEvent.setup()
  openPositions()
  applyQuotes([
    { productId: live.productId, nowPrice: '92000', changePrice: '0', changeRate: '0', time: Date.now() + 1 },
  ])
  const [close] = await screen.findAllByRole('button', { name: /^Close: / })
  await step('presses Close', () => user.click(close!), /Close position[^]*Cancel/)
  await step('confirms', async () => user.click(await button(/^Close 0.01/)), /Closed, dialog[^]*Close/)
  await step('presses Escape', () => user.keyboard('{Escape}'), /button/)
})
