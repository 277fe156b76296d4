/** Every form of the app: a press of its button is a press, and is answered. */
import { globSync, readFileSync } from 'node:fs'
import { act, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { setAppLock } from '#src/stores/session/app-lock.ts'
import { useNetwork } from '#tests/src/features/support/visit.tsx'
import { listen } from '#tests/support/heard.ts'
import { FORMS } from './forms.tsx'

useNetwork()
afterEach(() => setAppLock(undefined))

/** Freezing and resting are single buttons, without a field that could be wrong. */
const WITHOUT_FIELDS = ['features/security/safety']

const formShown = () => waitFor(() => document.querySelector('form') ?? Promise.reject(new Error('no form')))
const fieldsOf = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLInputElement>(
    'input:is([type=text], [type=password], [type=tel], [type=email], :not([type])), textarea',
  ),
]

async function open(name: string) {
  const user = await FORMS[name]!()
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

it('are all here (a11y X1, X2)', () => {
  const making = globSync('src/{features,widgets}/**/*.{ts,tsx}')
    .filter(file => /useForm(?:<[^(]*)?\(\{/.test(readFileSync(file, 'utf8')))
    .map(file => file.replace(/^src\/|\.tsx?$/g, ''))
    .filter(file => ![...WITHOUT_FIELDS, 'widgets/forms/use-form'].includes(file))
  expect(making.toSorted()).toEqual(Object.keys(FORMS).toSorted())
})

describe.each(Object.keys(FORMS))('the form of %s', name => {
  it('answers a press while it is empty (a11y X1, X12)', async () => {
    const { user, form, button, isAnswered, stop } = await open(name)
    for (const field of fieldsOf(form)) if (!field.disabled && !field.readOnly) await user.clear(field)
    await isAnswered(() => user.click(button))
    stop()
  })

  it('answers a press while it is half filled (a11y X1)', async () => {
    const { user, form, button, isAnswered, stop } = await open(name)
    const [first] = fieldsOf(form)
    if (first) await user.type(first, '!')
    await isAnswered(() => user.click(button))
    stop()
  })

  it('does not move its button while that is pressed (a11y X2)', async () => {
    const { user, form, button, isAnswered, stop } = await open(name)
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
