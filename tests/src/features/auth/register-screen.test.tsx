import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import RegisterScreen from '#src/features/auth/register-screen.tsx'
import { useSession } from '#src/stores/session/session.ts'
import { answering, errorOf, toasts, useNetwork, visit } from '../support/visit.tsx'

const path = '/pages/user/register'
const screens = { [path]: RegisterScreen }
const guest = { isMember: false }
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const submit = () => screen.getByRole('button', { name: 'Create account' })

useNetwork()

it('register screen creates an account with a code, signs in and continues [R1.4, R4.1, R9.12]', async () => {
  const sent: Record<string, string>[] = []
  const handlers = [answering('post', '/api/auth/register', fields => (sent.push(fields), session))]
  const { user, route } = await visit(`${path}?route=%2Fpages%2Fuser%2Frecharge`, screens, {
    ...guest,
    handlers,
  })
  await user.type(field('Email or phone'), 'ana@example.com')
  await user.click(screen.getByRole('button', { name: 'Send code' }))
  await screen.findByText(/sends no emails or text messages. Your code is 482913/)
  const resend = await screen.findByRole('button', { name: 'Resend code' })
  expect(resend.textContent).toMatch(/^Resend in \d+ s/)
  // Not disabled: it keeps the focus that it had when it was pressed.
  expect([resend.getAttribute('aria-disabled'), resend.hasAttribute('disabled')]).toEqual(['true', false])
  // A sandbox fills it in.
  expect(field('Verification code').value).toBe('482913')
  await user.type(field('Password'), 'skylark1')
  await user.click(field('I agree to these terms'))
  await user.click(submit())
  await waitFor(() => expect(route()).toBe('/pages/user/recharge'))
  expect(screen.getByText('Account created').closest('[aria-live]')).not.toBeNull()
  expect(sent).toEqual([
    { account: 'ana@example.com', code: '482913', password: 'skylark1', deviceId: expect.any(String) },
  ])
  expect(useSession.getState().userId).toBe('7321480000000001')
})

it('register screen ticks off the password rules while typing, a common password included [R5.2]', async () => {
  const { user } = await visit(path, screens, guest)
  const rules = () =>
    within(screen.getByRole('list', { name: 'Password requirements' }))
      .getAllByRole('listitem')
      .map(rule => /(?<!not )met$/.test(rule.textContent ?? ''))
  expect(rules()).toEqual([false, false, false, false])
  await user.type(field('Password'), '12345678')
  expect(rules()).toEqual([true, false, true, false])
  await user.type(field('Password'), 'a')
  expect(rules()).toEqual([true, true, true, false])
  await user.type(field('Password'), 'harbour')
  expect(rules()).toEqual([true, true, true, true])
  await user.type(field('Password'), '!')
  expect(rules()).toEqual([true, true, false, true])
})

it.each([
  ['abc', 'At least 8 characters'],
  ['12345678', 'At least one letter'],
  ['fairline 1', 'Letters and digits only'],
  ['password1', 'This password is too common'],
])('register screen rejects the password %j with its own message [R5.2]', async (password, words) => {
  const { user } = await visit(path, screens, guest)
  await user.type(field('Password'), password)
  await user.tab()
  expect(errorOf(field('Password'))).toBe(words)
})

it('register screen says all that it takes, with a keyboard for emails and rules for suggested passwords [R5.2]', async () => {
  await visit(path, screens, guest)
  expect(
    await screen.findByText(/an email or phone number, the code we send to it, and a password/),
  ).toBeTruthy()
  expect(screen.getByLabelText('Email or phone').getAttribute('inputmode')).toBe('email')
  const rules = screen.getByLabelText('Password').getAttribute('passwordrules')
  expect(rules).toMatch(/minlength: 8;/)
  expect(rules).not.toMatch(/special|\[-/)
})

it('register screen sends no code without an account name and starts no countdown [R9.12]', async () => {
  const { user } = await visit(path, screens, guest)
  await user.click(screen.getByRole('button', { name: 'Send code' }))
  expect(errorOf(field('Email or phone'))).toBe('This field is required')
  expect(screen.getByRole('button', { name: 'Send code' })).toHaveProperty('disabled', false)
})

it('register screen shows at the code how long to wait after too many requests [R8.5]', async () => {
  const tooSoon = { code: 429, msg: 'hint_too_many_requests', params: { seconds: '42' } }
  const handlers = [answering('post', '/api/auth/sendCode', tooSoon)]
  const { user } = await visit(path, screens, { ...guest, handlers })
  await user.type(field('Email or phone'), 'ana@example.com')
  await user.click(screen.getByRole('button', { name: 'Send code' }))
  await waitFor(() =>
    expect(errorOf(field('Verification code'))).toBe('Too many requests. Try again in 42 s'),
  )
})

it.each([
  ['hint_account_taken', 'account', 'Email or phone', /already exists/],
  ['hint_wrong_code', 'code', 'Verification code', /Incorrect code/],
])('register screen shows %s at its field and keeps all input [R8.5]', async (msg, name, label, words) => {
  const handlers = [answering('post', '/api/auth/register', { code: 422, msg, params: { field: name } })]
  const { user } = await visit(path, screens, { ...guest, handlers })
  await user.type(field('Email or phone'), 'ana@example.com')
  await user.type(field('Verification code'), '111111')
  await user.type(field('Password'), 'skylark1')
  await user.click(field('I agree to these terms'))
  await user.click(submit())
  await waitFor(() => expect(errorOf(field(label))).toMatch(words))
  expect(field('Password').value).toBe('skylark1')
  expect(toasts).toEqual([])
})

it('register screen shows an unknown invitation code at its field until another is typed [R2.5]', async () => {
  const refused = { code: 422, msg: 'hint_invalid_field', params: { field: 'inviteCode' } }
  const sent: (string | undefined)[] = []
  const handlers = [
    answering('post', '/api/auth/register', ({ inviteCode }) => {
      sent.push(inviteCode)
      return inviteCode === 'NOSUCH22' ? refused : session
    }),
  ]
  const { user } = await visit(`${path}?inviteCode=NOSUCH22`, screens, { ...guest, handlers })
  await user.type(field('Email or phone'), 'ana@example.com')
  await user.type(field('Verification code'), '111111')
  await user.type(field('Password'), 'skylark1')
  await user.click(field('I agree to these terms'))
  await user.click(submit())
  const invitation = screen.getByRole('textbox', { name: /^Referral code/ })
  await waitFor(() =>
    expect(errorOf(invitation)).toBe('This code does not exist. Check it, or leave the field empty'),
  )
  expect(screen.queryByText('Check this field')).toBeNull()
  await user.click(submit())
  expect(sent).toEqual(['NOSUCH22'])
  await user.clear(invitation)
  await user.click(submit())
  await waitFor(() => expect(sent).toEqual(['NOSUCH22', undefined]))
})

it('register screen requires consent before anything is sent', async () => {
  const { user } = await visit(path, screens, guest)
  await user.type(field('Email or phone'), 'ana@example.com')
  await user.type(field('Verification code'), '111111')
  await user.type(field('Password'), 'skylark1')
  await user.click(submit())
  expect(errorOf(field('I agree to these terms'))).toBe('Agree to these terms to continue')
})

it('register screen keeps the account over a reload, but neither code nor password [R1.4]', async () => {
  const first = await visit(path, screens, guest)
  await first.user.type(field('Email or phone'), 'ana@example.com')
  await first.user.type(field('Verification code'), '111111')
  await first.user.type(field('Password'), 'skylark1')
  first.unmount()
  await visit(path, screens, guest)
  expect([field('Email or phone').value, field('Verification code').value, field('Password').value]).toEqual([
    'ana@example.com',
    '',
    '',
  ])
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('skylark1')
})

const session = {
  code: 200,
  msg: 'ok',
  data: {
    token: 'kZ3Yp0c7Qm1rT5vX9bN2dF4hJ6lP8sW0aE1gI3kM5oQ',
    expiresAt: 1795199400000,
    userInfo: {
      id: '7321480000000001',
      account: 'ana@example.com',
      nickName: 'ana',
      avatar: null,
      accountType: 0,
      inviteCode: 'F7K2Q9',
      createdAt: 1795199400000,
    },
  },
}
