import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Deposit } from '#models'
import DepositDetailScreen from '#src/features/deposit/detail-screen.tsx'
import DepositScreen from '#src/features/deposit/deposit-screen.tsx'
import { answering, figureOf, toasts, unreachable, useNetwork, visit } from '../support/visit.tsx'
import { bank, chain, channelList, deposit, done, list, online } from './support.tsx'

const path = '/pages/user/recharge-detail'
const screens = { [path]: DepositDetailScreen, '/pages/user/recharge': DepositScreen }
const detail = (answer: Parameters<typeof answering>[2]) => answering('get', '/api/recharge/detail', answer)
const open = (one: Deposit, ...handlers: ReturnType<typeof detail>[]) =>
  visit(`${path}?id=${one.id}`, screens, { handlers: [...handlers, detail(done(one))] })

useNetwork()

it('deposit detail shows an on-chain transfer with its confirmations and its address', async () => {
  const pending = deposit({ channelId: 3, channelType: 'chain', confirmations: 1, confirmationsNeeded: 3 })
  await open(pending, channelList(chain))
  expect(await screen.findByText('1 of 3 confirmations')).toBeTruthy()
  expect(await screen.findByText('TFairLineSandboxDoNotSendAnything1')).toBeTruthy()
  expect(await screen.findByText('Send only USDT on TRC20')).toBeTruthy()
  expect(screen.getByText('Anything sent on another network or in another coin is lost.')).toBeTruthy()
})

it('deposit detail shows a credited deposit to the last digit and links to its entry', async () => {
  await open(deposit({ status: 'approved', fee: '1.1625', credited: '998.8375', reviewedAt: 1795199402000 }))
  expect(await screen.findByText('Credited')).toBeTruthy()
  expect(figureOf('Fee')).toBe('1.1625 USDT')
  expect(figureOf('Received')).toBe('998.8375 USDT')
  const entries = screen.getByRole('link', { name: 'View entry' }).getAttribute('href')
  expect(entries).toBe('/pages/record/accountRecord?reference=7321480000000010')
  expect(screen.queryByRole('button', { name: 'Cancel deposit' })).toBeNull()
})

it('deposit detail shows the rejection reason and starts again with the same channel and amount', async () => {
  const reason = 'hint_deposit_proof_unreadable'
  const rejected = deposit({ channelId: 2, status: 'rejected', reason, amount: '1234.5', credited: '0' })
  const { user, route } = await open(
    rejected,
    channelList(chain, bank),
    answering('get', '/api/recharge/list', list(rejected)),
  )
  const why = 'The proof of payment could not be read. Your balance has not changed.'
  expect(await screen.findByText(why)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(route()).toBe('/pages/user/recharge'))
  expect((await screen.findByLabelText<HTMLInputElement>('Amount')).value).toBe('1,234.5')
  expect(screen.getByRole('radio', { name: /Bank transfer/, checked: true })).toBeTruthy()
})

it('pending deposit is cancelled only after confirmation, with the same key when no answer came', async () => {
  let now = deposit()
  const keys: (string | undefined)[] = []
  let isUp = false
  const { user } = await visit(`${path}?id=${now.id}`, screens, {
    handlers: [
      detail(() => done(now)),
      answering('post', '/api/recharge/cancel', ({ idempotencyKey }) => {
        keys.push(idempotencyKey)
        if (!isUp) throw new Error('lost')
        now = deposit({ status: 'cancelled', credited: '0', reviewedAt: 1795199405000 })
        return done(now)
      }),
    ],
  })
  await user.click(await screen.findByRole('button', { name: 'Cancel deposit' }))
  const sheet = await screen.findByRole('dialog', { name: 'Cancel this deposit?' })
  expect(keys).toEqual([])
  const confirm = within(sheet).getByRole('button', { name: 'Cancel deposit' })
  await user.click(confirm)
  await within(sheet).findByRole('alert')
  isUp = true
  await user.click(confirm)
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
  expect(toasts).toEqual([])
  expect(keys[1]).toBe(keys[0])
})

it('deposit detail warns before cancelling a transfer that may be under way', async () => {
  const { user } = await open(deposit({ channelId: 3, channelType: 'chain', confirmationsNeeded: 3 }))
  await user.click(await screen.findByRole('button', { name: 'Cancel deposit' }))
  expect(await screen.findByText(/If you have already sent the money, do not cancel/)).toBeTruthy()
})

it('deposit detail links to the payment while one is due', async () => {
  await open(online())
  const link = await screen.findByRole('link', { name: 'Pay now' })
  expect(link.getAttribute('href')).toBe('/pages/user/linePay?id=7321480000000010')
})

it('deposit detail distinguishes an unknown deposit from a network error', async () => {
  const unknown = { code: 460, msg: 'hint_deposit_unknown' }
  const first = await visit(`${path}?id=1`, screens, { handlers: [detail(unknown)] })
  expect(await screen.findByText('Deposit not found')).toBeTruthy()
  first.unmount()
  const second = await visit(path, screens)
  expect(await screen.findByText('Deposit not found')).toBeTruthy()
  second.unmount()
  await visit(`${path}?id=1`, screens, { handlers: [unreachable('get', '/api/recharge/detail')] })
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
})
