import { act, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useQuoteStatus } from '#src/api/quote-channels.ts'
import { QuoteStatus } from '#src/widgets/quotes/quote-status.tsx'
import { renderUi } from '#tests/support/render.tsx'

const before = useQuoteStatus.getState()
afterEach(() => useQuoteStatus.setState(before))

it('the state of the prices is not live from the moment the device has lost its network', async () => {
  useQuoteStatus.setState({ mode: 'live' })
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  await renderUi(<QuoteStatus />)
  expect(screen.getByRole('status').textContent).toBe('Live')
  isOnline.mockReturnValue(false)
  act(() => void dispatchEvent(new Event('offline')))
  expect(screen.getByRole('status').textContent).toBe('Not live: showing last known prices')
  isOnline.mockReturnValue(true)
  act(() => void dispatchEvent(new Event('online')))
  expect(screen.getByRole('status').textContent).toBe('Live')
})
