import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import SecurityScreen from '#src/features/security/security-screen.tsx'
import { answering, errorOf, toasts, unreachable, useNetwork, visit } from '../support/visit.tsx'

const path = '/pages/user/change'
const screens = { [path]: SecurityScreen }
const off = {
  passwordChangedAt: null,
  twoStepSince: null,
  recoveryCodesLeft: 0,
  sessions: 2,
  isShared: false,
}
const on = { ...off, twoStepSince: 1_795_199_400_000, recoveryCodesLeft: 2 }
const detail = (data: object) => answering('get', '/api/security/detail', { code: 200, msg: 'ok', data })
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name)
const press = (name: string) => screen.findByRole('button', { name })

useNetwork()

const saved: string[] = []
beforeEach(() => {
  saved.length = 0
  vi.spyOn(URL, 'createObjectURL').mockImplementation(blob => {
    void (blob as Blob).text().then(text => saved.push(text))
    return 'blob:file'
  })
  // Saving a file would navigate the page.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
})

it('security screen lists all that protects the account and the device, with its state, in one list', async () => {
  const handlers = [
    detail({ ...off, twoStepSince: 1_795_199_400_000 }),
    answering('get', '/api/userInfo/isSetWithPwd', { code: 200, msg: 'ok', data: false }),
  ]
  await visit(path, screens, { handlers })
  const list = within(await screen.findByRole('list', { name: 'Security' }))
  await waitFor(() =>
    expect(list.getAllByRole('link').map(row => [row.textContent, row.getAttribute('href')])).toEqual([
      ['Sign-in passwordNot changed since the account was created', `${path}?type=password`],
      ['Passkeys', `${path}?type=passkeys`],
      ['Two-step verificationOn', `${path}?type=twoStep`],
      ['App lockOff', `${path}?type=lock`],
      ['Signed-in devicesDevices signed in: 2', `${path}?type=devices`],
      ['Withdrawal passwordOff', `${path}?type=withdraw`],
      ['SafetyFreeze account', `${path}?type=safety`],
    ]),
  )
  expect(screen.getByText('Password and a code from your phone.')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Add two-step verification' })).toBeNull()
  expect(screen.queryByRole('tab')).toBeNull()
})

it('security screen offers two-step verification to an account that has only a password', async () => {
  await visit(path, screens, { handlers: [detail(off)] })
  expect(await screen.findByText('Password only. Anyone who has it can sign in.')).toBeTruthy()
  const second = screen.getByRole('link', { name: 'Add two-step verification' })
  expect(second.getAttribute('href')).toBe(`${path}?type=twoStep`)
})

it.each([
  [true, 'On'],
  [false, 'Off'],
])('security screen says whether a withdrawal password is set: %s [R3.2, R7.5]', async (data, state) => {
  const answer = answering('get', '/api/userInfo/isSetWithPwd', { code: 200, msg: 'ok', data })
  await visit(path, screens, { handlers: [answer, detail(off)] })
  const row = await screen.findByRole('link', { name: /Withdrawal password/ })
  await waitFor(() => expect(row.textContent).toMatch(new RegExp(`${state}$`)))
})

it('security screen opens a setting under its own name', async () => {
  const { user } = await visit(path, screens, { handlers: [detail(off)] })
  await user.click(await screen.findByRole('link', { name: /^App lock/ }))
  expect(await screen.findByRole('heading', { level: 1, name: 'App lock' })).toBeTruthy()
  expect(screen.queryByRole('list', { name: 'Security' })).toBeNull()
})

it('security screen changes the password and says before and after that other devices are signed out [R5.2]', async () => {
  const sent: object[] = []
  const handlers = [
    detail(off),
    answering('post', '/api/security/changePassword', fields => {
      sent.push(fields)
      return { code: 200, msg: 'ok', data: { endedSessions: 3 } }
    }),
  ]
  const { user } = await visit(`${path}?type=password`, screens, { handlers })
  expect(await screen.findByText('Changing it signs out every other device.')).toBeTruthy()
  await user.type(await field('Current password'), 'skylark1')
  await user.type(await field('New password'), 'skylark2')
  await user.type(await field('Confirm new password'), 'skylark2')
  await user.dblClick(await press('Change password'))
  expect(await screen.findByText('Other devices signed out: 3. This one stays signed in.')).toBeTruthy()
  expect(sent).toEqual([{ oldPassword: 'skylark1', newPassword: 'skylark2' }])
})

it.each([
  ['fair1', 'fair1', 'At least 8 characters', 'New password'],
  ['12345678', '12345678', 'At least one letter', 'New password'],
  ['fair-line1', 'fair-line1', 'Letters and digits only', 'New password'],
  ['skylark1', 'skylark1', 'This is your current password', 'New password'],
  ['skylark2', 'skylark3', 'Passwords do not match', 'Confirm new password'],
])(
  'security screen rejects %j with %j at the field and sends nothing [R5.2]',
  async (typed, again, words, name) => {
    let calls = 0
    const counting = answering('post', '/api/security/changePassword', () => ({
      code: 460,
      msg: String(++calls),
    }))
    const { user } = await visit(`${path}?type=password`, screens, { handlers: [detail(off), counting] })
    await user.type(await field('Current password'), 'skylark1')
    await user.type(await field('New password'), typed)
    await user.type(await field('Confirm new password'), again)
    await user.click(await press('Change password'))
    expect(errorOf(await field(name))).toBe(words)
    expect(calls).toBe(0)
  },
)

it('security screen shows remaining attempts at the password, and a lock at the form [R8.5]', async () => {
  let isLocked = false
  const refusing = answering('post', '/api/security/changePassword', () =>
    isLocked
      ? { code: 423, msg: 'hint_password_locked', params: { minutes: '15' } }
      : { code: 422, msg: 'hint_wrong_password', params: { field: 'oldPassword', left: '1' } },
  )
  const { user } = await visit(`${path}?type=password`, screens, { handlers: [detail(off), refusing] })
  await user.type(await field('Current password'), 'wrong')
  await user.type(await field('New password'), 'skylark2')
  await user.type(await field('Confirm new password'), 'skylark2')
  await user.click(await press('Change password'))
  await waitFor(async () =>
    expect(errorOf(await field('Current password'))).toBe('Incorrect password. Attempts left: 1'),
  )
  isLocked = true
  await user.click(await press('Change password'))
  expect(await screen.findByText('Too many wrong passwords. Try again in 15 min')).toBeTruthy()
  expect(toasts).toEqual([])
})

it('security screen lists the devices, this one first, and signs out another after confirmation', async () => {
  const ended: object[] = []
  const handlers = [
    detail(off),
    answering('post', '/api/security/endSession', fields => {
      ended.push(fields)
      return { code: 200, msg: 'ok' }
    }),
  ]
  const { user } = await visit(`${path}?type=devices`, screens, { handlers })
  const list = within(await screen.findByRole('list', { name: 'Signed-in devices' }))
  const rows = list.getAllByRole('listitem').map(row => row.textContent)
  expect(rows[0]).toMatch(/^Safari on iPhone.*This device$/)
  expect(rows[1]).toMatch(/^Firefox on Windows.*last used/)
  await user.click(await press('Sign out Firefox on Windows'))
  const sheet = within(await screen.findByRole('dialog', { name: 'Sign this device out?' }))
  await user.click(sheet.getByRole('button', { name: 'Sign out' }))
  expect(await screen.findByText('Device signed out')).toBeTruthy()
  expect(ended).toEqual([{ id: 'T3RoZXJTZXNzaW9u' }])
})

it('security screen signs out all other devices, and keeps the sheet with the reason on a network error [R8.6]', async () => {
  const handlers = [detail(off), unreachable('post', '/api/security/endOtherSessions')]
  const { user } = await visit(`${path}?type=devices`, screens, { handlers })
  await user.click(await press('Sign out everywhere else'))
  const sheet = within(await screen.findByRole('dialog', { name: 'Sign out everywhere else' }))
  await user.click(sheet.getByRole('button', { name: 'Sign out' }))
  expect(await sheet.findByText('Interface exception, please try again later')).toBeTruthy()
  expect(toasts).toEqual([])
})

it('security screen sets up two-step verification: key to scan or type, first code, recovery codes', async () => {
  let isOn = false
  const handlers = [
    answering('get', '/api/security/detail', () => ({ code: 200, msg: 'ok', data: isOn ? on : off })),
    answering('post', '/api/security/confirmTwoStep', ({ code }) => {
      if (code !== '482913') {
        return { code: 422, msg: 'hint_wrong_second_code', params: { field: 'code', left: '4' } }
      }
      isOn = true
      return { code: 200, msg: 'ok', data: { recoveryCodes: ['K7QPM-3XWRT', 'HN4AE-ZC8YU'] } }
    }),
  ]
  const { user } = await visit(`${path}?type=twoStep`, screens, { handlers })
  await user.type(await field('Your password'), 'skylark1')
  await user.click(await press('Set up'))
  expect(await screen.findByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeTruthy()
  expect(await screen.findByText('QR code with the key for the authenticator app')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Open in the app' }).getAttribute('href')).toMatch(/^otpauth:/)
  await user.type(await field('Code from the app'), '٤٨٢٩١٤')
  await user.click(await press('Turn on'))
  await waitFor(async () =>
    expect(errorOf(await field('Code from the app'))).toBe(
      'The code is incorrect or already used. Attempts left: 4',
    ),
  )
  await user.clear(await field('Code from the app'))
  await user.type(await field('Code from the app'), '482913')
  await user.click(await press('Turn on'))
  expect(await screen.findByText('K7QPM-3XWRT')).toBeTruthy()
  await user.click(await press('Save as file'))
  await waitFor(() => expect(saved[0]).toContain('HN4AE-ZC8YU'))
  await user.click(await press('I have saved them'))
  expect(await screen.findByText('Recovery codes left: 2')).toBeTruthy()
  expect(screen.queryByText('K7QPM-3XWRT')).toBeNull()
  expect(screen.getByText(/nobody can get in, including you/)).toBeTruthy()
})

it('security screen switches two-step verification off with password and code', async () => {
  const sent: object[] = []
  const handlers = [
    detail(on),
    answering('post', '/api/security/endTwoStep', fields => {
      sent.push(fields)
      return { code: 200, msg: 'ok' }
    }),
  ]
  const { user } = await visit(`${path}?type=twoStep`, screens, { handlers })
  await user.click(await press('Turn off'))
  const sheet = within(await screen.findByRole('dialog', { name: 'Turn off' }))
  await user.type(sheet.getByLabelText('Your password'), 'skylark1')
  const code = sheet.getByLabelText<HTMLInputElement>('Code from the app, or a recovery code')
  await user.type(code, '12')
  await user.click(sheet.getByRole('button', { name: 'Turn off' }))
  expect(errorOf(code)).toBe('Enter 6 digits, or a recovery code of 10 letters and digits')
  await user.clear(code)
  await user.type(code, 'k7qpm-3xwrt')
  await user.click(sheet.getByRole('button', { name: 'Turn off' }))
  expect(await screen.findByText('Two-step verification is off')).toBeTruthy()
  expect(sent).toEqual([{ password: 'skylark1', code: 'k7qpm-3xwrt' }])
})

it('security screen offers no change of a shared account', async () => {
  await visit(`${path}?type=password`, screens, { handlers: [detail({ ...off, isShared: true })] })
  expect(await screen.findByText(/^The demo account is shared by everyone/)).toBeTruthy()
  expect(screen.queryByLabelText('Current password')).toBeNull()
})

it('security screen offers a retry when it fails to load [R4.7]', async () => {
  await visit(path, screens, { handlers: [unreachable('get', '/api/security/detail')] })
  expect(await screen.findByRole('button', { name: 'Try again' }, { timeout: 8000 })).toBeTruthy()
})
