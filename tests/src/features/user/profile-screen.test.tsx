import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import ProfileScreen from '#src/features/user/profile-screen.tsx'
import { answering, errorOf, unreachable, useNetwork, visit } from '../support/visit.tsx'

const path = '/pages/user/userInfo'
const screens = { [path]: ProfileScreen }
const security = {
  passwordChangedAt: null,
  twoStepSince: null,
  recoveryCodesLeft: 0,
  sessions: 2,
  isShared: false,
}
const detail = (fields: object) =>
  answering('get', '/api/security/detail', { code: 200, msg: 'ok', data: { ...security, ...fields } })

useNetwork()

it('profile shows the account number to copy, the masked contact, the identity status and the security status [R2.5]', async () => {
  await visit(path, screens, { handlers: [detail({})] })
  expect(await screen.findByText('7321480000000001')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Copy account ID' })).toBeTruthy()
  expect(screen.getByText('de***@fairline.test')).toBeTruthy()
  expect(screen.queryByText('demo@fairline.test')).toBeNull()
  expect(await screen.findByText('Password only. Anyone who has it can sign in.')).toBeTruthy()
  const second = screen.getByRole('link', { name: 'Add two-step verification' })
  expect(second.getAttribute('href')).toBe('/pages/user/change?type=twoStep')
  expect(await screen.findByText('Devices signed in: 2')).toBeTruthy()
})

it('profile says when two-step verification is on', async () => {
  await visit(path, screens, { handlers: [detail({ twoStepSince: 1_795_199_400_000 })] })
  expect(await screen.findByText('Password and a code from your phone.')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Add two-step verification' })).toBeNull()
})

const basic = {
  country: 'CN',
  name: 'Wang',
  documentKind: 'idCard',
  documentEnd: '1234',
  birthDate: '1990-05-17',
  submittedAt: 1_795_199_400_000,
  reviewedAt: null,
  reason: null,
}
it.each([
  [null, 'Not verified', '/pages/user/authentication'],
  [{ ...basic, status: 'pending' }, 'Under review', '/pages/user/authentication'],
  [{ ...basic, status: 'approved' }, 'Basic verified', '/pages/user/authentication1'],
  [{ ...basic, status: 'refused' }, 'Rejected', '/pages/user/authentication'],
])('profile links to the next step of an identity check with status %j', async (check, words, to) => {
  const data = { basic: check, advanced: null }
  const handlers = [detail({}), answering('get', '/api/identity/detail', { code: 200, msg: 'ok', data })]
  await visit(path, screens, { handlers })
  const row = (await screen.findByText(words)).closest('a')
  expect(row?.getAttribute('href')).toBe(to)
})

it('profile changes the nickname after validating it at the field', async () => {
  const sent: object[] = []
  const handlers = [
    detail({}),
    answering('post', '/api/userInfo/rename', fields => {
      sent.push(fields)
      return { code: 422, msg: 'hint_invalid_field', params: { field: 'nickName' } }
    }),
  ]
  const { user } = await visit(path, screens, { handlers })
  await user.click(await screen.findByRole('button', { name: 'Edit name' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Display name' }))
  const name = sheet.getByLabelText<HTMLInputElement>('Name')
  await user.clear(name)
  await user.type(name, '  ')
  await user.click(sheet.getByRole('button', { name: 'Save' }))
  expect(errorOf(name)).toBe('Enter a name')
  await user.clear(name)
  await user.type(name, ' Ana ')
  await user.click(sheet.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(errorOf(name)).toBe('Check this field'))
  expect(sent).toEqual([{ nickName: 'Ana' }])
})

it('profile offers a retry when it fails to load [R4.7]', async () => {
  await visit(path, screens, { handlers: [unreachable('get', '/api/userInfo/getUserInfo'), detail({})] })
  expect(await screen.findByRole('button', { name: 'Try again' }, { timeout: 8000 })).toBeTruthy()
})

it.each([
  [true, 'On'],
  [false, 'Off'],
])('profile says whether a withdrawal password is set: %s [R3.2, R7.5]', async (data, state) => {
  const answer = answering('get', '/api/userInfo/isSetWithPwd', { code: 200, msg: 'ok', data })
  await visit(path, screens, { handlers: [answer, detail({})] })
  const row = await screen.findByRole('link', { name: /Withdrawal password/ })
  await waitFor(() => expect(row.textContent).toMatch(new RegExp(`${state}$`)))
})
