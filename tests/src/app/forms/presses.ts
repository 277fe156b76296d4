/** Tests of any form: a press of its button is a press, and is answered. */
import { act, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { listen } from '#tests/support/heard.ts'

const formShown = () => waitFor(() => document.querySelector('form') ?? Promise.reject(new Error('no form')))
const fieldsOf = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLInputElement>(
    'input:is([type=text], [type=password], [type=tel], [type=email], :not([type])), textarea',
  ),
]

async function openForm(name: string, show: () => Promise<UserEvent>) {
  const user = await show()
  const form = (await formShown()) as HTMLFormElement
  const button = await waitFor(() => {
    const found =
      form.querySelector<HTMLButtonElement>('[type=submit]') ??
      document.querySelector<HTMLButtonElement>(`[type=submit][form="${form.id}"]`)
    if (!found) throw new Error(`${name} has no button`)
    return found
  })
  const { heard, stop } = listen()
  /** Whether something was said after a press, besides the name of the button. */
  const isAnswered = async (press: () => Promise<unknown>) => {
    const from = heard.length
    await press()
    await waitFor(() =>
      expect(
        heard.slice(from).filter(sentence => !sentence.startsWith(`${button.textContent}, button`)),
        `${name} does nothing`,
      ).not.toEqual([]),
    )
  }
  return { user, form, button, isAnswered, stop }
}

/** Tests a form that is opened by `show`. */
export function testPresses(name: string, show: () => Promise<UserEvent>): void {
  describe(`the form of ${name}`, () => {
    it('answers a press while it is empty (a11y X1, X12)', async () => {
      const { user, form, button, isAnswered, stop } = await openForm(name, show)
      for (const field of fieldsOf(form)) if (!field.disabled && !field.readOnly) await user.clear(field)
      await isAnswered(() => user.click(button))
      stop()
    })

    it('answers a press while it is half filled (a11y X1)', async () => {
      const { user, form, button, isAnswered, stop } = await openForm(name, show)
      const [first] = fieldsOf(form)
      if (first) await user.type(first, '!')
      await isAnswered(() => user.click(button))
      stop()
    })

    it('does not move its button while that is pressed (a11y X2)', async () => {
      const { user, form, button, isAnswered, stop } = await openForm(name, show)
      const last = fieldsOf(form).at(-1)
      if (last) await user.type(last, '!')
      const before = form.textContent
      await user.pointer({ keys: '[MouseLeft>]', target: button })
      // Time in which an error would appear.
      await act(() => new Promise(resolve => setTimeout(resolve)))
      expect(form.textContent).toBe(before)
      await isAnswered(() => user.pointer({ keys: '[/MouseLeft]', target: button }))
      stop()
    })
  })
}
