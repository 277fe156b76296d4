import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import LoginScreen from '#src/features/auth/login-screen.tsx'
import ARABIC from '#src/i18n/ar/security.ts'
import { loadRemainingMessages } from '#src/i18n/runtime.ts'
import { LOCALE_CODES } from '#src/lib/locales.ts'
import { useSession } from '#src/stores/session/session.ts'
import { answering, errorOf, useNetwork, visit } from '../support/visit.tsx'

const path = '/pages/user/login'
const account = 'ana@example.com'
const sentCode = (sandboxCode: string | null) =>
  answering('post', '/api/auth/sendPasswordCode', {
    code: 200,
    msg: 'ok',
    data: { codeLength: 6, resendAfter: 60, expiresIn: 600, sandboxCode },
  })
const session = {
  token: 'b'.repeat(43),
  expiresAt: 1_897_791_400_000,
  userInfo: {
    id: '7321480000000002',
    account,
    nickName: 'Ana',
    avatar: null,
    accountType: 0,
    inviteCode: 'ABCD2345',
    createdAt: 1_795_199_400_000,
  },
}
const done = { code: 200, msg: 'ok', data: session }

const dictionaries = import.meta.glob<{ default: object }>('/src/i18n/*/security.ts')

useNetwork()

/** Opens the recovery, asks for a code and fills in everything. */
async function fillIn(handlers: ReturnType<typeof answering>[], password = 'harbour42lights') {
  await loadRemainingMessages(['profile'])
  const { user, route } = await visit(path, { [path]: LoginScreen }, { isMember: false, handlers })
  await user.click(await screen.findByText('Forgot password?'))
  await user.type(await screen.findByLabelText('Email or phone'), account)
  await user.click(screen.getByRole('button', { name: 'Send code' }))
  await user.type(screen.getByLabelText('Verification code'), '123456')
  await user.type(screen.getByLabelText('New password'), password)
  const reset = () => user.click(screen.getByRole('button', { name: 'Reset password' }))
  return { user, route, reset }
}

it('recovery says before that withdrawals and keys rest for a day, sends one request however often it is pressed, and signs in', async () => {
  const sent: Record<string, string>[] = []
  const handlers = [
    sentCode(null),
    answering('post', '/api/auth/resetPassword', fields => (sent.push(fields), done)),
  ]
  const { user, route } = await fillIn(handlers)
  const rest = screen.getByText(
    /For 24 hours you cannot withdraw, add a passkey or turn on two-step verification/,
  )
  const button = screen.getByRole('button', { name: 'Reset password' })
  expect(rest.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  await user.dblClick(screen.getByRole('button', { name: 'Reset password' }))
  await waitFor(() => expect(route()).toBe('/pages/tabs/home/home-e'))
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({ account, code: '123456', password: 'harbour42lights' })
  expect(useSession.getState().token).toBe(session.token)
})

it.each(LOCALE_CODES)(
  'recovery names in %s what rests: withdrawals, passkeys and two-step verification',
  async code => {
    const { default: texts } = await dictionaries[`/src/i18n/${code}/security.ts`]!()
    // Saudi Arabic has the texts of Arabic where it has none of its own.
    const { recoverAfter, passkeys, addPasskey, twoStep } = { ...ARABIC, ...texts } as Record<string, string>
    const said = recoverAfter!.toLowerCase()
    const names = (term: string) => said.includes(term.toLowerCase().slice(0, 3))
    expect(said).toMatch(/24|٢٤/)
    expect(names(twoStep!), 'two-step verification').toBe(true)
    expect(names(passkeys!) || said.includes(addPasskey!), 'passkeys').toBe(true)
  },
)

it('recovery does not say whether there is an account', async () => {
  await fillIn([sentCode(null)])
  expect(await screen.findByText(/shows the code only on a device/)).toBeTruthy()
})

it('recovery keeps everything typed when the code is wrong, and says so at the field', async () => {
  const wrong = answering('post', '/api/auth/resetPassword', {
    code: 422,
    msg: 'hint_wrong_code',
    params: { field: 'code' },
  })
  const { reset } = await fillIn([sentCode(null), wrong])
  await reset()
  const code = screen.getByLabelText<HTMLInputElement>('Verification code')
  await waitFor(() => expect(errorOf(code)).toBeTruthy())
  expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('harbour42lights')
})

it('recovery asks for the second step where two-step verification is on', async () => {
  const sent: Record<string, string>[] = []
  const second = answering('post', '/api/auth/resetPassword', fields => {
    sent.push(fields)
    return fields['secondCode'] === undefined ? { code: 428, msg: 'hint_second_step' } : done
  })
  const { user, route, reset } = await fillIn([sentCode(null), second])
  await reset()
  await user.type(await screen.findByLabelText(/authenticator|recovery/i), '654321')
  await reset()
  await waitFor(() => expect(route()).toBe('/pages/tabs/home/home-e'))
  expect(sent.map(({ secondCode }) => secondCode)).toEqual([undefined, '654321'])
})

it('recovery sends nothing with a password that is refused', async () => {
  const sent: object[] = []
  const handlers = [
    sentCode(null),
    answering('post', '/api/auth/resetPassword', fields => (sent.push(fields), done)),
  ]
  const { reset } = await fillIn(handlers, 'short1')
  await reset()
  expect(errorOf(screen.getByLabelText<HTMLInputElement>('New password'))).toBeTruthy()
  expect(sent).toEqual([])
})
