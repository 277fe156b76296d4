import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { TYPING_REST } from '#src/lib/constants.ts'
import { Announcer } from '#src/ui/feedback/announcer.tsx'
import { TextField } from '#src/ui/forms/text-field.tsx'
import { useForm } from '#src/widgets/forms/use-form.ts'
import { listen } from '#tests/support/heard.ts'
import { renderUi } from '#tests/support/render.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function Form() {
  const form = useForm({
    initial: { email: '' },
    validate: { email: value => (value === '' ? 'Enter your email' : undefined) },
  })
  return (
    <form noValidate onSubmit={form.submit(() => Promise.resolve())}>
      <TextField label="Email" {...form.field('email')} />
    </form>
  )
}

it('says the error of each refused press once, also while the focus is in its field', async () => {
  const { heard, stop } = listen()
  await renderUi(
    <>
      <Announcer />
      <Form />
    </>,
  )
  const field = screen.getByRole('textbox', { name: 'Email' })
  act(() => field.focus())
  for (let press = 0; press < 3; press += 1) {
    const announced: string[][] = []
    heard.length = 0
    await act(async () => void fireEvent.submit(field.closest('form')!))
    announced.push([...heard])
    heard.length = 0
    await act(async () => void vi.advanceTimersByTime(TYPING_REST))
    announced.push([...heard])
    expect(announced).toEqual([['Enter your email'], []])
  }
  stop()
})
