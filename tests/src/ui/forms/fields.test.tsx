import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Locale } from '#src/lib/locales.ts'
import { AmountField } from '#src/ui/forms/amount-field.tsx'
import { CodeField } from '#src/ui/forms/code-field.tsx'
import { SelectField } from '#src/ui/forms/select-field.tsx'
import { PasswordField } from '#src/ui/forms/password-field.tsx'
import { TextField } from '#src/ui/forms/text-field.tsx'
import { renderUi } from '#tests/support/render.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function Amount({ available = '10.123456' }: { available?: string }) {
  const [text, setText] = useState('')
  return (
    <AmountField
      label="Quantity"
      currency="AAPL"
      decimals={4}
      available={available}
      value={text}
      onChange={setText}
    />
  )
}

function input(name: RegExp | string = /./) {
  return screen.getByRole<HTMLInputElement>('textbox', { name })
}

describe('form field', () => {
  it('announces its error to screen readers', async () => {
    await renderUi(
      <TextField label="Email" value="x" onChange={() => {}} error="Enter a valid email address" />,
    )
    const described = input('Email').getAttribute('aria-describedby') ?? ''
    const words = described.split(' ').map(id => document.getElementById(id)?.textContent)
    expect(words).toContain('Enter a valid email address')
    expect(input('Email').getAttribute('aria-invalid')).toBe('true')
  })

  it('shows a password while its toggle is on', async () => {
    await renderUi(<PasswordField label="Password" value="skylark1" onChange={() => {}} />)
    const field = screen.getByLabelText<HTMLInputElement>('Password')
    expect(field.type).toBe('password')
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect(field.type).toBe('text')
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(field.type).toBe('password')
  })
})

it('the arrow of a list of options is decoration (X27)', async () => {
  const { container } = await renderUi(
    <SelectField label="Bank" options={[{ value: '1', label: 'First' }]} value="" onChange={() => {}} />,
  )
  const arrow = container.querySelector('svg')
  expect(arrow?.closest('[aria-hidden=true]')).toBeTruthy()
})

describe('amount field', () => {
  it('keeps text as typed and uses a decimal keyboard', async () => {
    await renderUi(<Amount />)
    await userEvent.type(input(), '1,5x')
    expect(input().value).toBe('1,5x')
    expect(input().inputMode).toBe('decimal')
  })

  it.each<[Locale, string, string]>([
    ['en', 'Max', '10.1234'],
    ['zh', '全部', '10.1234'],
    ['en', '25% of available', '2.5308'],
    ['en', '50% of available', '5.0617'],
    ['en', '75% of available', '7.5925'],
  ])('offers shares of the available balance, truncated: %s %s [R9.2]', async (locale, name, value) => {
    await renderUi(<Amount />, { locale })
    await userEvent.click(screen.getByRole('button', { name }))
    expect(input().value).toBe(value)
  })

  it('offers no shares of an empty balance', async () => {
    await renderUi(<Amount available="0.00" />)
    expect(screen.queryByRole('button')).toBeNull()
  })
})

function Code({ onSend }: { onSend: () => Promise<unknown> }) {
  const [text, setText] = useState('')
  return <CodeField label="Code" value={text} onChange={setText} onSend={onSend} />
}

describe('verification code field', () => {
  it('accepts six digits of any script [R9.12]', async () => {
    await renderUi(<Code onSend={async () => true} />)
    fireEvent.change(input(), { target: { value: '١٢ 3-4 5678' } })
    expect(input().value).toBe('123456')
    expect(input().autocomplete).toBe('one-time-code')
  })

  it('allows a new code after 60 s [R9.12]', async () => {
    vi.useFakeTimers()
    const send = vi.fn(async () => true)
    await renderUi(<Code onSend={send} />)
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Send code' })
    await act(async () => button.click())
    act(() => void vi.advanceTimersByTime(250))
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(button.textContent).toBe('Resend in 60 s')
    act(() => void vi.advanceTimersByTime(59_500))
    expect(button.getAttribute('aria-disabled')).toBe('true')
    act(() => void vi.advanceTimersByTime(500))
    expect(button.getAttribute('aria-disabled')).toBeNull()
    expect(button.textContent).toBe('Resend code')
    expect(send).toHaveBeenCalledTimes(1)
  })

  it('starts no countdown when a code could not be sent', async () => {
    await renderUi(<Code onSend={() => Promise.reject(new Error('refused'))} />)
    await userEvent.click(screen.getByRole('button', { name: 'Send code' }))
    await vi.waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send code' }).disabled).toBe(false),
    )
  })
})
