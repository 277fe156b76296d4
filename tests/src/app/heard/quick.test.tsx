import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { vi } from 'vitest'
import { Announcer } from '#src/ui/feedback/announcer.tsx'
import {
  apple,
  backEnd,
  examples,
  openOrders,
  serveQuick,
  setUpQuickTests,
} from '#tests/src/features/quick/support.tsx'
import { hears } from '#tests/support/transcript.ts'

setUpQuickTests()

hears('A quick order, lost', async step => {
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  })
  render(<Announcer />)
  const [open, , lost] = examples
  const order = { ...open!, createdAt: Date.now(), expiresAt: Date.now() + 60_000 }
  const world = serveQuick({ listed: [order] })
  backEnd.use(
    http.get('*/api/product/detail', () => HttpResponse.json({ code: 200, msg: 'ok', data: apple })),
    http.get('*/api/quoteStream', () => new HttpResponse(new ReadableStream())),
  )
  const user = userEvent.setup({ advanceTimers: time => vi.advanceTimersByTimeAsync(time) })
  openOrders()
  const row = await screen.findByRole('button', { name: /Expires/ })
  await step('opens the order', () => user.click(row), /Close/)
  await step('waits until ten seconds are left', () => vi.advanceTimersByTimeAsync(50_000), /seconds left/)
  world.listed = [{ ...lost!, id: order.id, createdAt: order.createdAt }]
  await step('waits for the end', () => vi.advanceTimersByTimeAsync(10_000), /returned/)
  vi.useRealTimers()
})
