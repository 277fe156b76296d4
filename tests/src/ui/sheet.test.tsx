// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Sheet } from '../../../src/ui/sheet.tsx'
import { renderUi } from '../../support/render.tsx'

afterEach(cleanup)

describe('a sheet', () => {
  it('is a dialog by its title, closed by its button and by Escape', async () => {
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

  it('stays while something is under way', async () => {
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

  it('is not in the page while it is closed', async () => {
    await renderUi(
      <Sheet open={false} onClose={() => {}} title="Confirm">
        <p>2 AAPL</p>
      </Sheet>,
    )
    expect(screen.queryByText('2 AAPL')).toBeNull()
  })
})
