import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, type ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Sheet } from '#src/ui/sheet.tsx'
import { renderUi } from '#tests/support/render.tsx'

afterEach(cleanup)

/** A stand-in for the browser's own; `goBack` asks the newest one that is still open to close. */
function stubCloseWatcher() {
  const open: EventTarget[] = []
  class CloseWatcher extends EventTarget {
    constructor() {
      super()
      open.push(this)
    }
    destroy() {
      const at = open.indexOf(this)
      if (at >= 0) open.splice(at, 1)
    }
  }
  vi.stubGlobal('CloseWatcher', CloseWatcher)
  /** Returns once every effect of it is done. */
  const goBack = () => {
    const watcher = open.pop()
    act(() => void watcher?.dispatchEvent(new Event('close')))
    return watcher !== undefined
  }
  return { goBack, count: () => open.length }
}

const pressOutside = () => fireEvent.click(document.querySelector('.mantine-Modal-overlay')!)

/** A button that opens a sheet, which is there only while it is open. */
function Opened({ children }: { children?: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Add margin
      </button>
      {isOpen && (
        <Sheet open onClose={() => setOpen(false)} title="Margin">
          <button type="button">Max</button>
          {children}
        </Sheet>
      )}
    </>
  )
}

describe('sheet', () => {
  it.each([
    ['higher than it has room for', 400, '0'],
    ['lower', 100, null],
  ])('has its content, %s, as a tab stop only if it scrolls (X28)', async (_, height, tabIndex) => {
    vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(height)
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(200)
    let measure = () => {}
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(callback: () => void) {
          measure = callback
        }
        observe() {}
        disconnect() {}
      },
    )
    await renderUi(
      <Sheet open onClose={() => {}} title="Confirm purchase">
        <p>2 AAPL</p>
      </Sheet>,
    )
    act(() => measure())
    expect(screen.getByText('2 AAPL').closest('[id$=-content]')?.getAttribute('tabindex')).toBe(tabIndex)
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  it('is closed by a finger that draws it down far enough, and comes back from a shorter way', async () => {
    const close = vi.fn()
    await renderUi(
      <Sheet open onClose={close} title="Confirm purchase">
        <p>2 AAPL</p>
      </Sheet>,
    )
    const sheet = screen.getByRole('dialog')
    const grabber = sheet.firstElementChild!
    const finger = { pointerType: 'touch', isPrimary: true }
    const draw = (distance: number) => {
      fireEvent.pointerDown(grabber, { ...finger, clientY: 300 })
      fireEvent.pointerMove(grabber, { ...finger, clientY: 300 + distance })
      const place = sheet.style.translate
      fireEvent.pointerUp(grabber, { ...finger, clientY: 300 + distance })
      return place
    }
    expect(draw(60)).toBe('0 60px')
    expect(draw(-60)).toBe('')
    expect(sheet.style.translate).toBe('')
    expect(close).not.toHaveBeenCalled()
    expect(draw(120)).toBe('0 120px')
    expect(close).toHaveBeenCalledTimes(1)
  })

  it('is not drawn away while an operation is running', async () => {
    const close = vi.fn()
    await renderUi(
      <Sheet open onClose={close} title="Confirm purchase" locked>
        <p>2 AAPL</p>
      </Sheet>,
    )
    const grabber = screen.getByRole('dialog').firstElementChild!
    const finger = { pointerType: 'touch', isPrimary: true }
    fireEvent.pointerDown(grabber, { ...finger, clientY: 300 })
    fireEvent.pointerUp(grabber, { ...finger, clientY: 500 })
    expect(close).not.toHaveBeenCalled()
  })

  it('is a modal dialog named by its title, closed by its button, by Escape and by a press outside', async () => {
    const close = vi.fn()
    await renderUi(
      <Sheet open onClose={close} title="Confirm purchase">
        <p>2 AAPL</p>
      </Sheet>,
    )
    const dialog = screen.getByRole('dialog', { name: 'Confirm purchase' })
    expect(dialog.getAttribute('aria-modal')).toBe('true')
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await userEvent.keyboard('{Escape}')
    pressOutside()
    expect(close).toHaveBeenCalledTimes(3)
  })

  it('stays open while busy', async () => {
    const close = vi.fn()
    const { goBack } = stubCloseWatcher()
    await renderUi(
      <Sheet open locked onClose={close} title="Sending">
        <p>2 AAPL</p>
      </Sheet>,
    )
    await userEvent.keyboard('{Escape}')
    pressOutside()
    expect(goBack()).toBe(true)
    // A locked sheet keeps listening: a second press must not leave the page either.
    expect(goBack()).toBe(true)
    expect(close).not.toHaveBeenCalled()
  })

  it('stays open when a nested sheet is closed by button, Escape, a press outside or going back', async () => {
    const { goBack } = stubCloseWatcher()
    await renderUi(
      <Opened>
        <Opened />
      </Opened>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Add margin' }))
    const ways = [
      () => userEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!),
      () => userEvent.keyboard('{Escape}'),
      () => void fireEvent.click(Array.from(document.querySelectorAll('.mantine-Modal-overlay')).at(-1)!),
      () => void goBack(),
    ]
    for (const way of ways) {
      await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add margin' }))
      expect(screen.getAllByRole('dialog')).toHaveLength(2)
      await way()
      await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1))
    }
  })

  it('closes when the user goes back, where the browser tells [R2.8]', async () => {
    const { goBack, count } = stubCloseWatcher()
    await renderUi(<Opened />)
    await userEvent.click(screen.getByRole('button', { name: 'Add margin' }))
    goBack()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(count()).toBe(0)
  })

  it('leaves Escape to a field whose dropdown is open', async () => {
    const close = vi.fn()
    await renderUi(
      <Sheet open onClose={close} title="Filter">
        <input aria-label="Bank" data-mantine-stop-propagation="true" />
      </Sheet>,
    )
    fireEvent.keyDown(screen.getByRole('textbox', { name: 'Bank' }), { key: 'Escape' })
    expect(close).not.toHaveBeenCalled()
  })

  it('moves the focus into the sheet and keeps it there', async () => {
    await renderUi(<Opened />)
    await userEvent.click(screen.getByRole('button', { name: 'Add margin' }))
    const dialog = screen.getByRole('dialog')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' })))
    for (let press = 0; press < 5; press += 1) {
      await userEvent.tab()
      expect(dialog.contains(document.activeElement)).toBe(true)
    }
  })

  it('makes the page behind it inert while it is open', async () => {
    const page = document.createElement('div')
    page.id = 'root'
    document.body.append(page)
    await renderUi(<Opened />)
    await userEvent.click(screen.getByRole('button', { name: 'Add margin' }))
    await waitFor(() => expect(page.hasAttribute('inert')).toBe(true))
    await userEvent.keyboard('{Escape}')
    expect(page.hasAttribute('inert')).toBe(false)
    page.remove()
  })

  it('returns the focus to its opener, also when that disappears [R2.8]', async () => {
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
