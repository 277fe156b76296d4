import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { answering, errorOf, useNetwork } from '#tests/src/features/support/visit.tsx'
import { CODE_FORMS, type CodeForm } from './forms.tsx'

useNetwork()

const LABEL = 'Code from the app, or a recovery code'
const ok = (data?: object) => ({ code: 200, msg: 'ok', data })
const begin = (other: 'code' | 'password') =>
  answering('post', '/api/security/beginStepUp', ok({ other, options: null }))

/** Answers the call in turn, the last answer for all further calls. @returns what was sent */
function answeringInTurn({ path, answer }: CodeForm, ...first: object[]) {
  const sent: Record<string, string>[] = []
  const handler = answering('post', path, fields => {
    sent.push(fields)
    return first[sent.length - 1] ?? answer
  })
  return { sent, handler }
}

const sheet = async () => within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }))

describe.each(CODE_FORMS)('$name', form => {
  const needed = { code: 422, msg: 'hint_second_code_needed', params: { field: form.codeField } }

  it('asks to confirm the session when the server requires it, and goes on afterwards (M16)', async () => {
    const { sent, handler } = answeringInTurn(form, needed)
    const proofs: object[] = []
    const confirm = answering('post', '/api/security/confirmStepUp', fields => {
      proofs.push(fields)
      return ok({ until: 1_800_000_000_000 })
    })
    const user = await form.open([begin('code'), confirm, handler])
    await form.fill(user)
    await user.click(form.submit())
    const { getByRole, findByLabelText } = await sheet()
    const field = await findByLabelText<HTMLInputElement>(LABEL)
    await user.click(getByRole('button', { name: 'Confirm' }))
    expect(errorOf(field)).toBe('Enter 6 digits, or a recovery code of 10 letters and digits')
    expect(sent).toHaveLength(1)
    await user.type(field, ' 123456')
    await user.click(getByRole('button', { name: 'Confirm' }))
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(proofs).toEqual([{ code: '123456' }])
    expect(sent[0]).toMatchObject(form.fields)
    expect(sent[1]).toEqual(sent[0])
  })

  it('promises nothing about the next time, which is another for each of its ways (look V20)', async () => {
    const { handler } = answeringInTurn(form, { code: 460, msg: 'hint_step_up_needed' })
    const user = await form.open([begin('password'), handler])
    await form.fill(user)
    await user.click(form.submit())
    const { findByText, queryByText } = await sheet()
    await findByText('This protects your money and your account.')
    expect(queryByText(/minute|again/)).toBeNull()
    await user.keyboard('{Escape}')
  })

  it('keeps what was typed when the confirmation is called off (M16)', async () => {
    const { sent, handler } = answeringInTurn(form, { code: 460, msg: 'hint_step_up_needed' })
    const user = await form.open([begin('password'), handler])
    await form.fill(user)
    await user.click(form.submit())
    const { findByLabelText } = await sheet()
    await findByLabelText('Your password')
    await user.keyboard('{Escape}')
    expect(await screen.findByText('Confirm that it is you, then try again')).toBeTruthy()
    expect(sent).toHaveLength(1)
    await user.click(form.submit())
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]).toMatchObject(form.fields)
  })
})
