import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Deposit } from '#models'
import DepositScreen from '#src/features/deposit/deposit-screen.tsx'
import { answering, useNetwork, visit } from '../support/visit.tsx'

const path = '/pages/user/recharge'
const ticket = '/pages/quoteDetail/quoteDetail'
const submitted: Deposit = {
  id: '7321480000000010',
  channelId: 1,
  channelName: 'Sandbox transfer',
  currencyId: 3,
  currencyName: 'USDT',
  amount: '275.02',
  fee: '0',
  credited: '275.02',
  productId: null,
  price: null,
  priceTime: null,
  value: null,
  status: 'pending',
  reason: null,
  createdAt: 1795199400000,
  reviewedAt: null,
}

useNetwork()

it('deposit for an order is filled in with what is missing, and goes back to it once credited, not before (U3)', async () => {
  let row = submitted
  const { user, route } = await visit(
    `${path}?amount=275.01464&route=${encodeURIComponent(ticket)}`,
    { [path]: DepositScreen, [ticket]: () => null },
    {
      handlers: [
        answering('post', '/api/recharge/create', () => ({ code: 200, msg: 'ok', data: row })),
        answering('get', '/api/recharge/list', () => ({ code: 200, msg: 'ok', rows: [row], total: 1 })),
      ],
    },
  )
  const field = await screen.findByLabelText<HTMLInputElement>('Amount')
  // Rounded up: a deposit has two decimals, and less would not be enough.
  await waitFor(() => expect(field.value).toBe('275.02'))
  await user.click(screen.getByRole('button', { name: /^Deposit/ }))
  await screen.findByRole('heading', { name: 'Your deposit' })
  await screen.findByText('Your order opens for review as soon as the money is there.')
  expect(route()).toMatch(path)
  row = { ...row, status: 'approved' }
  await waitFor(() => expect(route()).toBe(ticket), { timeout: 5000 })
})
