import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import PayDepositScreen from '#src/features/deposit/pay-screen.tsx'
import { answering, useNetwork, visit } from '../support/visit.tsx'
import { done, online } from './support.tsx'

const path = '/pages/user/linePay'
const detailPath = '/pages/user/recharge-detail'
const address = `${path}?id=${online().id}`
const detail = (answer: Parameters<typeof answering>[2]) => answering('get', '/api/recharge/detail', answer)
const pay = (answer: Parameters<typeof answering>[2]) => answering('post', '/api/recharge/linePay', answer)
const open = (...handlers: ReturnType<typeof detail>[]) =>
  visit(
    address,
    { [path]: PayDepositScreen, [detailPath]: () => null },
    { handlers: [...handlers, detail(done(online()))] },
  )

useNetwork()

it('payment page is marked as sandbox and shows the amount and the deadline', async () => {
  await open()
  expect(await screen.findByText('Sandbox payment page')).toBeTruthy()
  expect(screen.getByText(/No money is taken and no card is needed/)).toBeTruthy()
  expect(screen.getByText('1,000.00')).toBeTruthy()
  expect(screen.getByText('Pay by')).toBeTruthy()
})

it.each([
  ['Pay (sandbox)', 'paid', online({ status: 'pending' })],
  ['Simulate failure', 'failed', online({ status: 'rejected', reason: 'hint_payment_failed' })],
] as const)('payment page reports "%s" once and returns to the deposit', async (name, outcome, answer) => {
  const sent: object[] = []
  const { user, route } = await open(pay(fields => (sent.push(fields), done(answer))))
  await user.dblClick(await screen.findByRole('button', { name }))
  await waitFor(() => expect(route()).toBe(`${detailPath}?id=${answer.id}`))
  expect(sent).toEqual([{ id: answer.id, outcome, idempotencyKey: expect.any(String) }])
})

it('payment page retries with the same key and never reports a failure after a possible payment', async () => {
  const keys: (string | undefined)[] = []
  let isUp = false
  const { user, route } = await open(
    pay(({ idempotencyKey }) => {
      keys.push(idempotencyKey)
      if (!isUp) throw new Error('lost')
      return done(online({ status: 'pending' }))
    }),
  )
  await user.click(await screen.findByRole('button', { name: 'Pay (sandbox)' }))
  expect((await screen.findByRole('alert')).textContent).toContain('it will not be paid twice')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Simulate failure' }).disabled).toBe(true)
  isUp = true
  await user.click(screen.getByRole('button', { name: 'Pay (sandbox)' }))
  await waitFor(() => expect(route()).toContain(detailPath))
  expect(keys[1]).toBe(keys[0])
})

it('payment page shows why a payment was refused', async () => {
  const { user } = await open(pay({ code: 460, msg: 'hint_deposit_not_unpaid' }))
  await user.click(await screen.findByRole('button', { name: 'Pay (sandbox)' }))
  expect((await screen.findByRole('alert')).textContent).toBe('This deposit is no longer awaiting payment')
})

it('payment page leads back when the payment is over', async () => {
  await visit(
    address,
    { [path]: PayDepositScreen },
    { handlers: [detail(done(online({ status: 'approved', reviewedAt: 1795199402000 })))] },
  )
  expect(await screen.findByText('This payment is closed')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'View deposit' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Pay (sandbox)' })).toBeNull()
})
