// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Sheet } from '#src/ui/sheet.tsx'
import { renderUi } from '#tests/support/render.tsx'

afterEach(cleanup)

describe('sheet', () => {
  it('is a dialog named by its title, closed by its button and by Escape', async () => {
    const close = vi.fn()
    await renderUi(
      <Sheet open onClose={close} title="Confirm purchase">
        <p>2 AAPL</p>
      </Sheet>,
    )
    const dialog = screen.getByRole('dialog', { name: 'Confirm purchase' })
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    fireEvent(dialog, new Event('cancel', { cancelable: true }))
    expect(close).toHaveBeenCalledTimes(2)
  })

  it('stays open while busy', async () => {
    const close = vi.fn()
    await renderUi(
      <Sheet open locked onClose={close} title="Sending">
        <p>2 AAPL</p>
      </Sheet>,
    )
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
    fireEvent.click(screen.getByRole('dialog'))
    expect(close).not.toHaveBeenCalled()
  })

  it('stays open when a nested sheet is closed by button, Escape or browser', async () => {
    const [outer, inner] = [vi.fn(), vi.fn()]
    await renderUi(
      <Sheet open onClose={outer} title="Receipt">
        <Sheet open onClose={inner} title="Check">
          <p>2 AAPL</p>
        </Sheet>
      </Sheet>,
    )
    const within = screen.getByRole('dialog', { name: 'Check' })
    fireEvent(within, new Event('cancel', { cancelable: true }))
    fireEvent(within, new Event('close'))
    expect([inner.mock.calls.length, outer.mock.calls.length]).toEqual([2, 0])
  })

  it('returns the focus to its opener, also when that disappears [R2.8]', async () => {
    function Opened() {
      const [isOpen, setOpen] = useState(false)
      return (
        <>
          <button type="button" onClick={() => setOpen(true)}>
            Add margin
          </button>
          {isOpen && (
            <Sheet open onClose={() => setOpen(false)} title="Margin">
              <button type="button">Max</button>
            </Sheet>
          )}
        </>
      )
    }
    await renderUi(<Opened />)
    const opener = screen.getByRole('button', { name: 'Add margin' })
    await userEvent.click(opener)
    screen.getByRole('button', { name: 'Max' }).focus()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(opener)
  })

  it('is not in the DOM while closed', async () => {
    await renderUi(
      <Sheet open={false} onClose={() => {}} title="Confirm">
        <p>2 AAPL</p>
      </Sheet>,
    )
    expect(screen.queryByText('2 AAPL')).toBeNull()
  })
})
