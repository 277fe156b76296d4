import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'

/** Presses the button of a form once the figures of its input are there. */
export async function pressWhenReady(user: UserEvent, name: string): Promise<void> {
  const button = await screen.findByRole('button', { name })
  await waitFor(() => expect(button.hasAttribute('aria-busy')).toBe(false))
  await user.click(button)
}

/** Opens the review of a form, and returns the button that confirms it. */
export async function review(user: UserEvent, name: string, confirm: string | RegExp): Promise<HTMLElement> {
  await pressWhenReady(user, name)
  return within(await screen.findByRole('dialog')).getByRole('button', { name: confirm })
}
