import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import PrivacyScreen from '#src/features/user/privacy-screen.tsx'
import { useSession } from '#src/stores/session/session.ts'
import { answering, errorOf, useNetwork, visit } from '../support/visit.tsx'

const path = '/pages/user/privacy'
const screens = { [path]: PrivacyScreen }
const ok = (data: object) => ({ code: 200, msg: 'ok', data })
const closingAllowed = answering('get', '/api/account/closing', ok({ reasons: [], remainder: [] }))
const plainSecurity = answering(
  'get',
  '/api/security/detail',
  ok({ passwordChangedAt: null, twoStepSince: null, recoveryCodesLeft: 0, sessions: 1, isShared: false }),
)

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

it('privacy screen tells a guest what is stored and why, without account data [R1.4, R2.5]', async () => {
  await visit(path, screens, { isMember: false })
  expect(await screen.findByText(/nobody can read them back/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Prepare file' })).toBeNull()
})

it('account export collects all pages with progress, continues after a failure and saves one file [R7.4]', async () => {
  let isFailing = true
  const asked: string[] = []
  const rows = Array.from({ length: 700 }, (_, index) => ({ id: String(index) }))
  const handlers = [
    closingAllowed,
    plainSecurity,
    answering('get', '/api/account/exportParts', {
      code: 200,
      msg: 'ok',
      rows: [
        { part: 'users', rows: 1 },
        { part: 'postings', rows: 700 },
      ],
      total: 2,
    }),
    answering('get', '/api/account/export', ({ part = '', pageNum = '' }) => {
      asked.push(`${part} ${pageNum}`)
      if (part === 'users') return { code: 200, msg: 'ok', rows: [{ account: 'ana' }], total: 1 }
      if (pageNum === '2' && isFailing) return { code: 460, msg: 'hint_server_error' }
      const start = (Number(pageNum) - 1) * 500
      return { code: 200, msg: 'ok', rows: rows.slice(start, start + 500), total: 700 }
    }),
  ]
  const { user } = await visit(path, screens, { handlers })
  await user.click(await screen.findByRole('button', { name: 'Prepare file' }))
  expect(await screen.findByText(/could not be completed/)).toBeTruthy()
  expect(screen.getByText('501 of 701 rows')).toBeTruthy()
  isFailing = false
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByText('Ready: 701 rows')).toBeTruthy()
  expect(asked).toEqual(['users 1', 'postings 1', 'postings 2', 'postings 2'])
  await user.click(screen.getByRole('button', { name: 'Save file' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  const file = JSON.parse(saved[0] ?? '') as Record<string, unknown>
  expect(file['users']).toEqual([{ account: 'ana' }])
  expect(file['postings']).toEqual(rows)
})

it('account closing names each obstacle with a link to resolve it', async () => {
  const reasons = [
    { kind: 'balance', count: 1, name: 'USDT', amount: '120.500000' },
    { kind: 'contractPosition', count: 2, name: null, amount: null },
  ]
  const handlers = [answering('get', '/api/account/closing', ok({ reasons, remainder: [] })), plainSecurity]
  await visit(path, screens, { handlers })
  const link = (await screen.findByText('Balance: 120.5 USDT')).closest('a')
  expect(link?.getAttribute('href')).toBe('/pages/user/accountDetail')
  expect(screen.getByText('Open contract positions: 2').closest('a')?.getAttribute('href')).toBe(
    '/pages/position/contractPosition',
  )
  expect(screen.queryByRole('button', { name: 'Close account' })).toBeNull()
})

it('account is closed with password and consent, and this device is signed out', async () => {
  const sent: object[] = []
  const handlers = [
    closingAllowed,
    plainSecurity,
    answering('post', '/api/account/close', fields => {
      sent.push(fields)
      return { code: 200, msg: 'ok' }
    }),
  ]
  const { user, route } = await visit(path, screens, { handlers })
  await user.click(await screen.findByRole('button', { name: 'Close account' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Close account' }))
  await user.type(sheet.getByLabelText('Your password'), 'skylark1')
  await user.click(sheet.getByRole('button', { name: 'Close account' }))
  const consent = sheet.getByLabelText('I understand that this cannot be undone')
  expect(errorOf(consent)).toBe('Check this box to continue')
  expect(sent).toEqual([])
  await user.click(consent)
  await user.click(sheet.getByRole('button', { name: 'Close account' }))
  await waitFor(() => expect(useSession.getState().token).toBeUndefined())
  expect(sent).toEqual([{ password: 'skylark1', confirmation: 'close' }])
  expect(route()).toBe('/pages/tabs/home/home-e')
  expect(await screen.findByText('Account closed')).toBeTruthy()
})

it('what is too little to withdraw is named before the account is closed, and given up with it', async () => {
  const sent: object[] = []
  const remainder = [
    { name: 'EUR', amount: '0.30' },
    { name: 'USDT', amount: '12.500000' },
  ]
  const handlers = [
    answering('get', '/api/account/closing', ok({ reasons: [], remainder })),
    plainSecurity,
    answering('post', '/api/account/close', fields => {
      sent.push(fields)
      return { code: 200, msg: 'ok' }
    }),
  ]
  const { user } = await visit(path, screens, { handlers })
  await user.click(await screen.findByRole('button', { name: 'Close account' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Close account' }))
  const told = sheet.getByText('Too little to withdraw, so you give it up by closing:').parentElement
  expect(told?.textContent).toContain('0.30 EUR')
  expect(told?.textContent).toContain('12.50 USDT')
  await user.type(sheet.getByLabelText('Your password'), 'skylark1')
  await user.click(sheet.getByLabelText('I understand that this cannot be undone'))
  await user.click(sheet.getByRole('button', { name: 'Close account' }))
  await waitFor(() =>
    expect(sent).toEqual([
      { password: 'skylark1', confirmation: 'close', remainder: '0.30 EUR, 12.500000 USDT' },
    ]),
  )
})

it('what is left is read again when it was refused, and the amounts of now are given up the next time', async () => {
  const sent: object[] = []
  let amount = '12.500000'
  const handlers = [
    answering('get', '/api/account/closing', () =>
      ok({ reasons: [], remainder: [{ name: 'USDT', amount }] }),
    ),
    plainSecurity,
    answering('post', '/api/account/close', fields => {
      sent.push(fields)
      if (amount === '13.250000') return { code: 200, msg: 'ok' }
      amount = '13.250000'
      return { code: 460, msg: 'hint_account_not_empty' }
    }),
  ]
  const { user } = await visit(path, screens, { handlers })
  await user.click(await screen.findByRole('button', { name: 'Close account' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Close account' }))
  await user.type(sheet.getByLabelText('Your password'), 'skylark1')
  await user.click(sheet.getByLabelText('I understand that this cannot be undone'))
  await user.click(sheet.getByRole('button', { name: 'Close account' }))
  await waitFor(() => expect(screen.getByRole('dialog').textContent).toContain('13.25 USDT'))
  await user.click(sheet.getByRole('button', { name: 'Close account' }))
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ remainder: '13.250000 USDT' }))
  expect(sent).toHaveLength(2)
})
