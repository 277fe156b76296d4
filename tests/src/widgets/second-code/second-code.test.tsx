// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { answering, errorOf, useNetwork } from '#tests/src/features/support/visit.tsx'
import { CODE_FORMS, type CodeForm } from './forms.tsx'

useNetwork()

const LABEL = 'Code from the app, or a recovery code'
const security = (twoStepSince: number | null) =>
  answering('get', '/api/security/detail', {
    code: 200,
    msg: 'ok',
    data: { passwordChangedAt: null, twoStepSince, recoveryCodesLeft: 0, sessions: 1, isShared: false },
  })

/** Answers the call in turn, the last answer for all further calls. @returns what was sent */
function answeringInTurn({ path, answer }: CodeForm, ...first: object[]) {
  const sent: Record<string, string>[] = []
  const handler = answering('post', path, fields => {
    sent.push(fields)
    return first[sent.length - 1] ?? answer
  })
  return { sent, handler }
}

describe.each(CODE_FORMS)('$name', form => {
  it('sends a code while two-step verification is on (M16)', async () => {
    const { sent, handler } = answeringInTurn(form)
    const user = await form.open([security(1_700_000_000_000), handler])
    await form.fill(user)
    const field = await screen.findByLabelText<HTMLInputElement>(LABEL)
    await user.click(form.submit())
    expect(errorOf(field)).toBe('6 digits, or a recovery code of 10 letters and digits')
    expect(sent).toEqual([])
    await user.type(field, ' 123456')
    await user.click(form.submit())
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toMatchObject({ ...form.fields, [form.codeField]: '123456' })
  })

  it('asks for a code when the server requires one and keeps typed values (M16)', async () => {
    const needed = { code: 422, msg: 'hint_second_code_needed', params: { field: form.codeField } }
    const { sent, handler } = answeringInTurn(form, needed)
    const user = await form.open([security(null), handler])
    await form.fill(user)
    expect(screen.queryByLabelText(LABEL)).toBeNull()
    await user.click(form.submit())
    const field = await screen.findByLabelText<HTMLInputElement>(LABEL)
    expect(sent).toHaveLength(1)
    expect(Object.keys(sent[0]!)).not.toContain('secondCode')
    await waitFor(() => expect(errorOf(field)).toBe('Enter the code from your authenticator app'))
    await waitFor(() => expect(document.activeElement).toBe(field))
    await user.type(field, 'abcde-12345')
    await user.click(form.submit())
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]).toMatchObject({ ...form.fields, [form.codeField]: 'abcde-12345' })
  })
})
