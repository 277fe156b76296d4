import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { getPledgeMock } from '#src/api/generated/pledge/pledge.msw.ts'
import BuyPledgeScreen from '#src/features/pledge/buy-screen.tsx'
import LoginScreen from '#src/features/auth/login-screen.tsx'
import { ok, order, preview, product, START } from '../support/earning.ts'
import { pressWhenReady, review } from '../support/review.ts'
import { answering, errorOf, figureOf, toasts, useNetwork, visit, type Visit } from '../support/visit.tsx'

const path = '/pages/pledge/buy'
const screens = { [path]: BuyPledgeScreen, '/pages/user/login': LoginScreen }
const place = '/api/pledgeOrder/place'
const amountField = () => screen.findByLabelText<HTMLInputElement>('Amount')
const submit = () => screen.getByRole('button', { name: /^Pledge/ })
const placed = { daysAccrued: 0, accrued: '0', nextAccrualAt: START + 86_400_000 }

useNetwork()

function open({ handlers = [], ...options }: Visit = {}) {
  return visit(`${path}?id=102`, screens, {
    ...options,
    handlers: [
      ...handlers,
      answering('get', '/api/pledgeProduct/detail', ok(product())),
      answering('post', '/api/pledgeOrder/preview', ({ amount }) => ok(preview({ amount: amount ?? '' }))),
      ...getPledgeMock(),
    ],
  })
}

it('pledge form shows all terms before the button and sends the shown terms [R2.5]', async () => {
  const sent: object[] = []
  const { user } = await open({
    handlers: [answering('post', place, fields => (sent.push(fields), ok(order(placed))))],
  })
  await user.type(await amountField(), '1000')
  await waitFor(() => expect(figureOf('Total at maturity')).toBe('1,004.50 USDT'))
  expect(figureOf('Credited per dayat the end of the day')).toBe('0.15 USDT')
  expect(figureOf('Total for 30 days1,000 × 0.015% × 30 days')).toBe('4.50 USDT')
  expect(screen.getByText(/get back exactly what you put in/)).toBeTruthy()
  await user.click(await review(user, 'Pledge an amount', 'Pledge 1,000.00 USDT'))
  expect(await screen.findByText('Matches the preview exactly.')).toBeTruthy()
  expect(sent).toMatchObject([
    { productId: '102', amount: '1000', dailyRate: '0.00015', earlyRate: '0.5', startsAt: `${START}` },
  ])
})

it('pledge form sends nothing until its review is confirmed, and keeps the amount when that is closed (U22) [R2.5]', async () => {
  const sent: object[] = []
  const { user } = await open({
    handlers: [answering('post', place, fields => (sent.push(fields), ok(order(placed))))],
  })
  await user.type(await amountField(), '1000')
  await user.dblClick(await review(user, 'Pledge an amount', 'Close'))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect((await amountField()).value).toMatch(/^1,?000$/)
  const confirm = await review(user, 'Pledge an amount', 'Pledge 1,000.00 USDT')
  const sheet = within(screen.getByRole('dialog'))
  expect(sheet.getByText('Total at maturity').closest('div')?.textContent).toMatch(/1,004\.50\s*USDT/)
  expect(sheet.getByText(/get back exactly what you put in/)).toBeTruthy()
  expect(sent).toEqual([])
  await user.dblClick(confirm)
  expect(await screen.findByText('Matches the preview exactly.')).toBeTruthy()
  expect(sent).toHaveLength(1)
})

it('pledge form focuses the amount that was refused after its review [R5.4]', async () => {
  const refusal = {
    code: 460,
    msg: 'hint_insufficient_balance',
    params: { field: 'amount', available: '5', currency: 'USDT' },
  }
  const { user } = await open({ handlers: [answering('post', place, refusal)] })
  await user.type(await amountField(), '1000')
  await user.click(await review(user, 'Pledge an amount', 'Pledge 1,000.00 USDT'))
  const field = await amountField()
  await waitFor(() => expect(errorOf(field)).toBe('Not enough funds: 5 USDT available'))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(field)
})

it('pledge receipt warns when the order differs from the preview', async () => {
  const { user } = await open({
    handlers: [answering('post', place, ok(order({ ...placed, totalInterest: '4.4', returns: '1004.4' })))],
  })
  await user.type(await amountField(), '1000')
  await user.click(await review(user, 'Pledge an amount', 'Pledge 1,000.00 USDT'))
  expect(await screen.findByText(/^Differs from the preview/)).toBeTruthy()
})

it.each([
  ['', 'This field is required'],
  ['49.99', 'At least 50.00 USDT'],
  ['50000.01', 'At most 50,000.00 USDT'],
  ['100.001', 'At most 2 decimals'],
])('pledge form rejects the amount %j at the field [R5.4]', async (typed, words) => {
  const { user } = await open()
  const field = await amountField()
  if (typed) await user.type(field, typed)
  await user.click(submit())
  expect(errorOf(field)).toBe(words)
  expect(toasts).toEqual([])
})

it('pledge form shows at the field a personal limit, a missing balance or the end of the offer', async () => {
  const problem = {
    field: 'amount' as const,
    msg: 'hint_earning_person_limit',
    params: { left: '200', limit: '100000', currency: 'USDT' },
  }
  const { user } = await open({
    handlers: [
      answering('post', '/api/pledgeOrder/preview', ({ amount }) =>
        ok(preview({ amount: amount ?? '', problem })),
      ),
    ],
  })
  const field = await amountField()
  await user.type(field, '500')
  await pressWhenReady(user, 'Pledge an amount')
  await waitFor(() =>
    expect(errorOf(field)).toBe('Above the per-person limit of 100,000 USDT: you have 200 left'),
  )
})

it('pledge form keeps the amount and asks to review when another day has begun [R4.1]', async () => {
  const { user } = await open({
    handlers: [answering('post', place, { code: 460, msg: 'hint_earning_day_changed' })],
  })
  await user.type(await amountField(), '1000')
  await user.click(await review(user, 'Pledge an amount', 'Pledge 1,000.00 USDT'))
  expect(await screen.findByText(/^A new UTC day has started/)).toBeTruthy()
  expect((await amountField()).value).toBe('1000')
  expect(toasts).toEqual([])
})

it('pledge form keeps the amount when the session ends [R4.1]', async () => {
  const { user, route } = await open({
    handlers: [answering('post', place, { code: 401, msg: 'hint_signed_out' })],
  })
  await user.type(await amountField(), '1000')
  await user.click(await review(user, 'Pledge an amount', 'Pledge 1,000.00 USDT'))
  await waitFor(() => expect(route()).toContain('/pages/user/login'))
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).toContain('1000')
})

it('unknown pledge product leads back to the list', async () => {
  await visit(`${path}?id=9`, screens, {
    handlers: [answering('get', '/api/pledgeProduct/detail', { code: 460, msg: 'hint_earning_unknown' })],
  })
  expect(await screen.findByText('Product not available')).toBeTruthy()
})
