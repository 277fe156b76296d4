import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import ProfileScreen from '#src/features/user/profile-screen.tsx'
import { answering, errorOf, unreachable, useNetwork, visit } from '../support/visit.tsx'

const path = '/pages/user/userInfo'
const screens = { [path]: ProfileScreen }
useNetwork()

it('profile shows the account number to copy, the masked contact, the identity status and the way to the security settings [R2.5]', async () => {
  await visit(path, screens)
  expect(await screen.findByText('7321480000000001')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Copy account ID' })).toBeTruthy()
  expect(screen.getByText('de***@fairline.test')).toBeTruthy()
  expect(screen.queryByText('demo@fairline.test')).toBeNull()
  const security = screen.getByRole('link', { name: 'Security' })
  expect(security.getAttribute('href')).toBe('/pages/user/change')
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
  const handlers = [answering('get', '/api/identity/detail', { code: 200, msg: 'ok', data })]
  await visit(path, screens, { handlers })
  const row = (await screen.findByText(words)).closest('a')
  expect(row?.getAttribute('href')).toBe(to)
})

it('profile changes the nickname after validating it at the field', async () => {
  const sent: object[] = []
  const handlers = [
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
  await visit(path, screens, { handlers: [unreachable('get', '/api/userInfo/getUserInfo')] })
  expect(await screen.findByRole('button', { name: 'Try again' }, { timeout: 8000 })).toBeTruthy()
})
