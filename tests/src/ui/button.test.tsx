import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
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

  it.each(['button', 'icon button'])(
    'keeps the focus when a press makes it unavailable: %s (X11)',
    async kind => {
      const turn = vi.fn<() => void>()
      const Pager = () => {
        const [isLast, setLast] = useState(false)
        const onPress = () => {
          turn()
          setLast(true)
        }
        return kind === 'button' ? (
          <Button disabled={isLast} onPress={onPress}>
            Next
          </Button>
        ) : (
          <IconButton icon="chevron" label="Next" disabled={isLast} onPress={onPress} />
        )
      }
      await renderUi(<Pager />)
      const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Next' })
      await userEvent.tab()
      await userEvent.keyboard('{Enter}{Enter}')
      expect(turn).toHaveBeenCalledTimes(1)
      // A browser takes the focus from one that is disabled.
      expect([button.disabled, button.getAttribute('aria-disabled')]).toEqual([false, 'true'])
      expect(document.activeElement).toBe(button)
      await userEvent.tab()
      expect(button.disabled).toBe(true)
    },
  )

  it('has an accessible name for an icon and a pressed state', async () => {
    await renderUi(<IconButton icon="star" label="Watch" pressed onPress={() => {}} />)
    expect(screen.getByRole('button', { name: 'Watch', pressed: true })).toBeTruthy()
  })
})
