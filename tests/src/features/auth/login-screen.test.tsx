import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import LoginScreen from '#src/features/auth/login-screen.tsx'
import RegisterScreen from '#src/features/auth/register-screen.tsx'
import { useSession } from '#src/stores/session/session.ts'
import { setSessionEnd, useSessionEnd } from '#src/stores/session/session-end.ts'
import { answering, errorOf, toasts, unreachable, useNetwork, visit } from '../support/visit.tsx'

const path = '/pages/user/login'
const screens = { [path]: LoginScreen, '/pages/user/register': RegisterScreen }
const guest = { isMember: false }

useNetwork()

async function fill(user: Awaited<ReturnType<typeof visit>>['user'], account: string, password: string) {
  const accountField = screen.getByLabelText<HTMLInputElement>('Email or phone')
  const passwordField = screen.getByLabelText<HTMLInputElement>('Password')
  await user.clear(accountField)
  if (account) await user.type(accountField, account)
  await user.clear(passwordField)
  if (password) await user.type(passwordField, password)
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  return { accountField, passwordField }
}

it('login screen stores the token and returns to the requested page [R1.4, R4.1]', async () => {
  const { user, route } = await visit(`${path}?route=%2Fpages%2Fuser%2Frecharge`, screens, guest)
  await fill(user, ' demo@fairline.test ', 'skylark1')
  await waitFor(() => expect(route()).toBe('/pages/user/recharge'))
  expect(useSession.getState().token).toHaveLength(43)
})

it.each([
  ['hint_session_ended', 'Another device signed this one out'],
  ['hint_session_password_changed', 'The password was changed on another device'],
  ['hint_session_expired', 'This device was not used for 30 days'],
  ['hint_account_closed', 'This account was closed by its owner'],
  ['hint_signed_out', 'Sign in again'],
])(
  'login screen says why this device was signed out, until somebody signs in: %s (U7) [R4.1]',
  async (reason, words) => {
    setSessionEnd(reason)
    const { user, route } = await visit(path, screens, guest)
    expect(screen.getByText('You were signed out')).toBeDefined()
    expect(screen.getByText(words)).toBeDefined()
    await fill(user, 'demo@fairline.test', 'skylark1')
    await waitFor(() => expect(route()).toBe('/pages/tabs/home/home-e'))
    expect(useSessionEnd.getState().reason).toBeUndefined()
  },
)

it('login screen tells nobody that they were signed out who was not', async () => {
  await visit(path, screens, guest)
  expect(screen.queryByText('You were signed out')).toBeNull()
})

it('login screen goes home when no page was requested [R2.3]', async () => {
  const { user, route } = await visit(path, screens, guest)
  await fill(user, 'demo@fairline.test', 'skylark1')
  await waitFor(() => expect(route()).toBe('/pages/tabs/home/home-e'))
})

it.each([
  ['', 'This field is required'],
  ['nobody', 'Enter a valid email address or phone number'],
  ['a@b', 'Enter a valid email address or phone number'],
  ['12', 'Enter a valid email address or phone number'],
])(
  'login screen shows at the field that %j is no account, and sends nothing [R5.1, R5.5]',
  async (account, words) => {
    let calls = 0
    const handlers = [answering('post', '/api/auth/login', () => ({ code: 460, msg: String((calls += 1)) }))]
    const { user } = await visit(path, screens, { ...guest, handlers })
    const { accountField } = await fill(user, account, 'skylark1')
    expect(errorOf(accountField)).toBe(words)
    expect(document.activeElement).toBe(accountField)
    expect(calls).toBe(0)
  },
)

it('login screen accepts a phone number in any notation [R5.1]', async () => {
  const sent: string[] = []
  const handlers = [
    answering('post', '/api/auth/login', ({ account }) => {
      sent.push(account ?? '')
      return { code: 460, msg: 'no' }
    }),
  ]
  const { user } = await visit(path, screens, { ...guest, handlers })
  await fill(user, '+44 (20) 7946-0958', 'skylark1')
  await waitFor(() => expect(sent).toEqual(['+442079460958']))
})

it('login screen shows at the password that it is wrong and how many attempts are left, keeping the account [R8.5]', async () => {
  const wrong = { code: 422, msg: 'hint_wrong_credentials', params: { field: 'password', left: '4' } }
  const { user } = await visit(path, screens, {
    ...guest,
    handlers: [answering('post', '/api/auth/login', wrong)],
  })
  const { accountField, passwordField } = await fill(user, 'demo@fairline.test', 'wrong')
  await waitFor(() => expect(errorOf(passwordField)).toBe('Incorrect account or password. Attempts left: 4'))
  expect(accountField.value).toBe('demo@fairline.test')
  expect(toasts).toEqual([])
})

it('login screen says for how many minutes an account is locked [R8.5]', async () => {
  const locked = { code: 423, msg: 'hint_login_locked', params: { minutes: '15' } }
  const { user } = await visit(path, screens, {
    ...guest,
    handlers: [answering('post', '/api/auth/login', locked)],
  })
  await fill(user, 'demo@fairline.test', 'wrong')
  expect((await screen.findByRole('alert')).textContent).toContain('locked for 15 min')
})

it('login screen shows a network error at the form and not also as a toast [R8.6]', async () => {
  const { user } = await visit(path, screens, {
    ...guest,
    handlers: [unreachable('post', '/api/auth/login')],
  })
  const { accountField } = await fill(user, 'demo@fairline.test', 'skylark1')
  expect((await screen.findByRole('alert')).textContent).toBe('Interface exception, please try again later')
  expect(toasts).toEqual([])
  expect(accountField.value).toBe('demo@fairline.test')
})

it('login screen signs in once on a double tap', async () => {
  let calls = 0
  const slow = answering('post', '/api/auth/login', async () => {
    calls += 1
    await new Promise(resolve => setTimeout(resolve, 20))
    return { code: 460, msg: 'Closed for today' }
  })
  const { user } = await visit(path, screens, { ...guest, handlers: [slow] })
  await user.type(screen.getByLabelText('Email or phone'), 'demo@fairline.test')
  await user.type(screen.getByLabelText('Password'), 'skylark1')
  await user.dblClick(screen.getByRole('button', { name: 'Sign in' }))
  await screen.findByText('Closed for today')
  expect(calls).toBe(1)
})

it('login screen offers the demo account in a sandbox only', async () => {
  const live = {
    code: 200,
    msg: 'ok',
    data: { siteName: 'X', logo: null, sandbox: false, serviceEmail: null, otherValue: {} },
  }
  const handlers = [answering('get', '/api/siteInfo/getSiteInfo', live)]
  const first = await visit(path, screens, guest)
  await first.user.click(await screen.findByRole('button', { name: 'Use demo account' }))
  expect(screen.getByLabelText<HTMLInputElement>('Email or phone').value).toBe('demo@fairline.test')
  first.unmount()
  localStorage.clear()
  const second = await visit(path, screens, { ...guest, handlers })
  await waitFor(() => expect(second.client.getQueryData(['/api/siteInfo/getSiteInfo'])).toBeDefined())
  expect(screen.queryByRole('button', { name: 'Use demo account' })).toBeNull()
})

it('login screen passes the typed account to registration, with the way back [R1.4]', async () => {
  const { user, route } = await visit(`${path}?route=%2Fpages%2Fuser%2Frecharge`, screens, guest)
  await user.type(screen.getByLabelText('Email or phone'), 'ana@example.com')
  await user.click(screen.getByRole('link', { name: 'Create account' }))
  expect(route()).toBe('/pages/user/register?route=%2Fpages%2Fuser%2Frecharge')
  expect(screen.getByLabelText<HTMLInputElement>('Email or phone').value).toBe('ana@example.com')
})

describe('second step', () => {
  const challenge = 'c8Xr2Lw0pQ5vN7tB1yH4mK9sD3fG6jZ0aE2iO5uT8xW'
  const asking = answering('post', '/api/auth/login', {
    code: 428,
    msg: 'hint_second_step',
    params: { challenge, seconds: '300' },
  })

  it('is asked for after the right password, by app code or recovery code [R4.1]', async () => {
    const sent: object[] = []
    const handlers = [
      asking,
      answering('post', '/api/auth/secondStep', fields => {
        sent.push(fields)
        return { code: 422, msg: 'hint_wrong_second_code', params: { field: 'code', left: '4' } }
      }),
    ]
    const { user } = await visit(path, screens, { ...guest, handlers })
    await fill(user, 'demo@fairline.test', 'skylark1')
    const code = await screen.findByLabelText<HTMLInputElement>('Code from the app')
    expect(screen.getByRole('heading', { name: 'Two-step verification' })).toBeTruthy()
    await user.type(code, '12')
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(errorOf(code)).toBe('Enter 6 digits')
    await user.type(code, '3456')
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(errorOf(code)).toBe('The code is incorrect or already used. Attempts left: 4'))
    await user.click(screen.getByRole('button', { name: 'Use a recovery code instead' }))
    const recovery = screen.getByLabelText<HTMLInputElement>('Recovery code')
    await user.type(recovery, 'k7qpm 3xwrt')
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    await waitFor(() =>
      expect(sent).toEqual([
        { challenge, code: '123456' },
        { challenge, code: 'k7qpm 3xwrt' },
      ]),
    )
    expect(useSession.getState().token).toBeUndefined()
  })

  it('opens the session and returns to the requested page [R1.4, R4.1]', async () => {
    const { user, route } = await visit(`${path}?route=%2Fpages%2Fuser%2Frecharge`, screens, {
      ...guest,
      handlers: [asking],
    })
    await fill(user, 'demo@fairline.test', 'skylark1')
    await user.type(await screen.findByLabelText('Code from the app'), '482913')
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(route()).toBe('/pages/user/recharge'))
    expect(useSession.getState().token).toHaveLength(43)
  })

  it('returns to the password with a message after five minutes', async () => {
    const over = answering('post', '/api/auth/secondStep', { code: 460, msg: 'hint_challenge_over' })
    const { user } = await visit(path, screens, { ...guest, handlers: [asking, over] })
    await fill(user, 'demo@fairline.test', 'skylark1')
    await user.type(await screen.findByLabelText('Code from the app'), '482913')
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(await screen.findByText('This took more than five minutes. Sign in again.')).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('Email or phone').value).toBe('demo@fairline.test')
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('')
  })

  it('is skipped for a closed account, which is reported at the form', async () => {
    const closed = answering('post', '/api/auth/login', { code: 460, msg: 'hint_account_closed' })
    const { user } = await visit(path, screens, { ...guest, handlers: [closed] })
    await fill(user, 'demo@fairline.test', 'skylark1')
    expect(await screen.findByText('This account was closed by its owner')).toBeTruthy()
  })
})
