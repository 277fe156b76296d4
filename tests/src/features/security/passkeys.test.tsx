import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import SecurityScreen from '#src/features/security/security-screen.tsx'
import { answering, useNetwork, visit } from '#tests/src/features/support/visit.tsx'

useNetwork()

const path = '/pages/user/change'
const phone = { id: '11', name: 'Phone', createdAt: 1_795_199_400_000, lastUsedAt: null, isSynced: true }
const ok = { code: 200, msg: 'ok' }
const listed = (...rows: object[]) =>
  answering('get', '/api/security/passkeys', { ...ok, rows, total: rows.length })
const open = (...handlers: ReturnType<typeof answering>[]) =>
  visit(`${path}?type=passkeys`, { [path]: SecurityScreen }, { handlers })

it('security screen lists passkeys with their use, and renames one [R4.1]', async () => {
  const sent: object[] = []
  const rename = answering('post', '/api/security/renamePasskey', fields => {
    sent.push(fields)
    return ok
  })
  const { user } = await open(listed(phone), rename)
  const row = await screen.findByRole('button', { name: /^Phone/ })
  expect(row.textContent).toMatch(/not used yet · synced to your other devices$/)
  await user.click(row)
  const sheet = within(await screen.findByRole('dialog', { name: 'Edit passkey' }))
  await user.clear(sheet.getByLabelText('Name'))
  await user.type(sheet.getByLabelText('Name'), ' Old phone ')
  await user.click(sheet.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toEqual([{ id: '11', name: 'Old phone' }]))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('security screen removes a passkey once the session is confirmed by the password [R4.1]', async () => {
  const sent: object[] = []
  const remove = answering('post', '/api/security/removePasskey', fields => {
    sent.push(fields)
    return sent.length === 1 ? { code: 460, msg: 'hint_step_up_needed' } : ok
  })
  const begin = answering('post', '/api/security/beginStepUp', {
    ...ok,
    data: { other: 'password', options: null },
  })
  const { user } = await open(listed(phone), remove, begin)
  await user.click(await screen.findByRole('button', { name: /^Phone/ }))
  await user.click(await screen.findByRole('button', { name: 'Remove passkey' }))
  const asking = within(await screen.findByRole('dialog', { name: 'Remove “Phone”?' }))
  await user.click(asking.getByRole('button', { name: 'Remove passkey' }))
  await user.type(await screen.findByLabelText('Your password'), 'skylark1')
  await user.click(screen.getByRole('button', { name: 'Confirm' }))
  await waitFor(() => expect(sent).toEqual([{ id: '11' }, { id: '11' }]))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('security screen says where passkeys cannot be used, and offers no button there [R4.1]', async () => {
  await open(listed())
  expect(await screen.findByText('No passkeys yet')).toBeTruthy()
  expect(screen.getByText('Passkeys cannot be used in this browser or at this address.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Add passkey' })).toBeNull()
})
