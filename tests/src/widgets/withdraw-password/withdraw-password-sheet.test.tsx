import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import SecurityScreen from '#src/features/security/security-screen.tsx'
import { answering, useNetwork, visit } from '#tests/src/features/support/visit.tsx'

const path = '/pages/user/change'
const screens = { [path]: SecurityScreen }
const state = { isSet: true, lockedUntil: null, withdrawalsFrom: null }
const sentCode = { codeLength: 6, resendAfter: 60, expiresIn: 600, sandboxCode: '482913' }
const ok = (data: object) => ({ code: 200, msg: 'ok', data })

useNetwork()

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

it('withdrawal password sheet resets a forgotten password with the code sent to the account, and shows errors at their fields', async () => {
  const asked: object[] = []
  const { user, sheet } = await forget('482913', asked)
  await user.type(sheet.getByLabelText('Sign-in password'), 'skylark1')
  await user.type(sheet.getByLabelText('New withdrawal password'), '975310')
  await user.type(sheet.getByLabelText('Confirm password'), '975310')
  const submit = sheet.getByRole('button', { name: 'Reset password' })
  await user.click(submit)
  expect(asked).toEqual([])
  await user.click(sheet.getByRole('button', { name: 'Send code' }))
  await sheet.findByText(/Your code is 482913; it is filled in/)
  await user.click(submit)
  expect(await sheet.findByText('Incorrect code')).toBeTruthy()
  await user.dblClick(submit)
  await screen.findByText('Withdrawal password set')
  const fresh = { password: 'skylark1', code: '482913', withdrawPassword: '975310' }
  expect(asked).toEqual([fresh, fresh])
})

it('withdrawal password sheet names the masked account a hidden code was sent to', async () => {
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

it('withdrawal password sheet warns before the first password that withdrawals will be blocked for a day (M16)', async () => {
  const sheet = await openFirst(null)
  expect(await sheet.findByText(/After this, you cannot withdraw for 24 hours/)).toBeTruthy()
})

it('withdrawal password sheet says how to avoid the wait, and offers it where it is not on yet', async () => {
  const off = await openFirst(null)
  expect(await off.findByText(/no wait once two-step verification has been on for 24 hours/)).toBeTruthy()
  const way = off.getByRole('link', { name: 'Add two-step verification' })
  expect(way.getAttribute('href')).toBe(`${path}?type=twoStep`)
  cleanup()
  const fresh = await openFirst(Date.now() - 60_000)
  await waitFor(() => expect(fresh.queryByRole('link')).toBeNull())
  expect(fresh.getByText(/no wait once two-step verification/)).toBeTruthy()
})

it('withdrawal password sheet does not warn where two-step verification has been on for a day (M16)', async () => {
  const sheet = await openFirst(Date.now() - 90_000_000)
  await sheet.findByLabelText('Sign-in password')
  await waitFor(() => expect(sheet.queryByText(/24 hours/)).toBeNull())
})
