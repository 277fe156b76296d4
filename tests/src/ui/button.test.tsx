import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Button, IconButton } from '#src/ui/button.tsx'
import { renderUi } from '#tests/support/render.tsx'

afterEach(cleanup)

describe('button', () => {
  it('handles a double tap once, and the next press after the first has settled', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const place = vi.fn(() => promise)
    await renderUi(<Button onPress={place}>Buy</Button>)
    const button = screen.getByRole('button', { name: 'Buy' })
    await userEvent.dblClick(button)
    expect(place).toHaveBeenCalledTimes(1)
    expect(button.getAttribute('aria-busy')).toBe('true')
    resolve()
    await vi.waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull())
    await userEvent.click(button)
    expect(place).toHaveBeenCalledTimes(2)
  })

  it('can be pressed again after a failure', async () => {
    const place = vi.fn(() => Promise.reject(new Error('refused')))
    await renderUi(<Button onPress={place}>Buy</Button>)
    const button = screen.getByRole('button', { name: 'Buy' })
    await userEvent.click(button)
    await vi.waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull())
    await userEvent.click(button)
    expect(place).toHaveBeenCalledTimes(2)
  })

  it('keeps the focus while busy, and does not submit a form', async () => {
    const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
    await renderUi(
      <form onSubmit={submit}>
        <Button type="submit" busy>
          Send
        </Button>
      </form>,
    )
    const button = screen.getByRole('button', { name: 'Send' })
    await userEvent.click(button)
    expect(document.activeElement).toBe(button)
    expect(submit).not.toHaveBeenCalled()
  })

  it('has an accessible name for an icon and a pressed state', async () => {
    await renderUi(<IconButton icon="star" label="Watch" pressed onPress={() => {}} />)
    expect(screen.getByRole('button', { name: 'Watch', pressed: true })).toBeTruthy()
  })
})
