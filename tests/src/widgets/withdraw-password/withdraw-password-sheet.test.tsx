// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import SecurityScreen from '#src/features/security/security-screen.tsx'
import { answering, useNetwork, visit } from '#tests/src/features/support/visit.tsx'

const path = '/pages/user/change'
const screens = { [path]: SecurityScreen }
const state = { isSet: true, lockedUntil: null, withdrawalsFrom: null }
const sentCode = { codeLength: 6, resendAfter: 60, expiresIn: 600, sandboxCode: '482913' }
const ok = (data: object) => ({ code: 200, msg: 'ok', data })

useNetwork()

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
})

async function forget(sandboxCode: string | null, asked: object[]) {
  const { user } = await visit(`${path}?type=withdraw`, screens, {
    handlers: [
      answering('get', '/api/withdrawPassword/state', ok(state)),
      answering('post', '/api/withdrawPassword/code', ok({ ...sentCode, sandboxCode })),
      answering('post', '/api/withdrawPassword/reset', fields => {
        asked.push(fields)
        return asked.length === 1
          ? { code: 422, msg: 'hint_wrong_code', params: { field: 'code' } }
          : ok({ ...state, withdrawalsFrom: Date.now() + 86_400_000 })
      }),
    ],
  })
  await user.click(await screen.findByRole('button', { name: 'Forgot password?' }))
  return { user, sheet: within(await screen.findByRole('dialog')) }
}

it('sets a forgotten withdraw password anew by the code sent to the account, and says what is wrong at its field', async () => {
  const asked: object[] = []
  const { user, sheet } = await forget('482913', asked)
  await user.type(sheet.getByLabelText('Sign-in password'), 'fairline1')
  await user.type(sheet.getByLabelText('New withdrawal password'), '975310')
  await user.type(sheet.getByLabelText('Confirm password'), '975310')
  const submit = sheet.getByRole('button', { name: 'Reset password' })
  await user.click(submit)
  expect(asked).toEqual([])
  await user.click(sheet.getByRole('button', { name: 'Send code' }))
  await user.click(await sheet.findByRole('button', { name: 'Fill in code' }))
  await user.click(submit)
  expect(await sheet.findByText('Incorrect code')).toBeTruthy()
  await user.dblClick(submit)
  await screen.findByText('Withdrawal password set')
  const fresh = { password: 'fairline1', code: '482913', withdrawPassword: '975310' }
  expect(asked).toEqual([fresh, fresh])
})

it('says where the code went when it is not shown, with the account masked', async () => {
  const { user, sheet } = await forget(null, [])
  await user.click(sheet.getByRole('button', { name: 'Send code' }))
  expect(await sheet.findByText(/We sent a code to .*\*/)).toBeTruthy()
})

const security = (twoStepSince: number | null) =>
  answering('get', '/api/security/detail', {
    code: 200,
    msg: 'ok',
    data: { passwordChangedAt: null, twoStepSince, recoveryCodesLeft: 0, sessions: 1, isShared: false },
  })

async function openFirst(twoStepSince: number | null) {
  const unset = answering('get', '/api/withdrawPassword/state', ok({ ...state, isSet: false }))
  const { user } = await visit(`${path}?type=withdraw`, screens, {
    handlers: [security(twoStepSince), unset],
  })
  await user.click(await screen.findByRole('button', { name: 'Set withdrawal password' }))
  return within(await screen.findByRole('dialog'))
}

it('says before the first withdraw password is set that withdrawals rest afterwards (M16)', async () => {
  const sheet = await openFirst(null)
  expect(await sheet.findByText(/After this, you cannot withdraw for 24 hours/)).toBeTruthy()
})

it('says of no rest where a second step of more than a day proves who sets it (M16)', async () => {
  const sheet = await openFirst(Date.now() - 90_000_000)
  await sheet.findByLabelText('Code from the app, or a recovery code')
  expect(sheet.queryByText(/24 hours/)).toBeNull()
})
