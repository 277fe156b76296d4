import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { Deposit } from '#models'
import LoginScreen from '#src/features/auth/login-screen.tsx'
import DepositScreen from '#src/features/deposit/deposit-screen.tsx'
import {
  answering,
  errorOf,
  figureOf,
  toasts,
  unreachable,
  useNetwork,
  visit,
  type Visit,
} from '../support/visit.tsx'

const path = '/pages/user/recharge'
const screens = { [path]: DepositScreen, '/pages/user/login': LoginScreen }
const create = '/api/recharge/create'
const amountField = () => screen.findByLabelText<HTMLInputElement>('Amount')
const submit = () => screen.getByRole('button', { name: /^Deposit/ })

function deposit(change: Partial<Deposit> = {}): Deposit {
  return {
    id: '7321480000000010',
    channelId: 1,
    channelName: 'Sandbox transfer',
    currencyId: 3,
    currencyName: 'USDT',
    amount: '1000',
    fee: '0',
    credited: '1000',
    productId: null,
    price: null,
    priceTime: null,
    value: null,
    status: 'pending',
    reason: null,
    createdAt: 1795199400000,
    reviewedAt: null,
    ...change,
  }
}
const list = (...rows: Deposit[]) => ({ code: 200, msg: 'ok', rows, total: rows.length })
const done = (data: Deposit) => ({ code: 200, msg: 'ok', data })
const noDeposits = answering('get', '/api/recharge/list', list())

function channel(change: object) {
  const row = {
    id: 1,
    channelName: 'Bank',
    channelType: 'bank',
    currencyId: 3,
    minAmount: '10',
    maxAmount: '100000',
    feeRate: '0.0015',
    instructions: 'Pay.',
    sort: 1,
    ...change,
  }
  return answering('get', '/api/rechargeChannelConfig/list', { code: 200, msg: 'ok', rows: [row], total: 1 })
}

async function open(options: Visit = {}) {
  const visited = await visit(path, screens, {
    ...options,
    handlers: [...(options.handlers ?? []), noDeposits],
  })
  await amountField()
  return visited
}

useNetwork()

it.each([
  ['100000.01', 'At most 100,000.00 USDT'],
  ['9.99', 'At least 10.00 USDT'],
  ['1,5', 'Decimal separator is unclear. Write it like 1,234.5'],
  ['1e5', 'Enter the full number, without “e”'],
  ['-20', 'Cannot be negative'],
  ['1234567890123456789', 'At most 100,000.00 USDT'],
  ['10.001', 'At most 2 decimals'],
  ['0', 'Must be greater than zero'],
  ['ten', 'Enter a valid number'],
  ['', 'This field is required'],
])('deposit form rejects the amount %j at the field with its own message [R5.4]', async (typed, words) => {
  let calls = 0
  const { user } = await open({
    handlers: [answering('post', create, () => ({ code: 460, msg: String((calls += 1)) }))],
  })
  const field = await amountField()
  if (typed) await user.type(field, typed)
  await user.click(submit())
  expect(errorOf(field)).toBe(words)
  expect(document.activeElement).toBe(field)
  expect([calls, toasts]).toEqual([0, []])
})

it.each([
  ['١٬٠٠٠٫٥', 'ar', '1000.5'],
  ['1,000.50', 'en', '1000.5'],
  ['１００', 'zh', '100'],
] as const)('deposit form accepts %j as written in %s and sends %s', async (typed, locale, wire) => {
  const sent: (string | undefined)[] = []
  const handlers = [answering('post', create, ({ amount }) => (sent.push(amount), done(deposit())))]
  const { user, container } = await visit(path, screens, { locale, handlers: [...handlers, noDeposits] })
  const field = await waitFor(() => {
    const found = container.querySelector<HTMLInputElement>('input[name=amount]')
    if (!found) throw new Error('not yet')
    return found
  })
  await user.type(field, `${typed}{Enter}`)
  await waitFor(() => expect(sent).toEqual([wire]))
})

it('deposit form shows limits, fee and credited amount before anything is sent [R9.2]', async () => {
  const { user } = await open({ handlers: [channel({})] })
  expect(screen.getByText('10 to 100,000 USDT · fee 0.15%')).toBeTruthy()
  expect(figureOf('You receive')).toBe('- - USDT')
  await user.type(await amountField(), '1234.56')
  // 1234.56 × 0.0015 = 1.85184; the credited amount is truncated, never rounded up.
  expect(figureOf('Fee0.15% of the amount')).toBe('1.85184')
  expect(figureOf('You receive')).toBe('1,232.70 USDT')
})

it('deposit screen follows a deposit until it is credited, then refreshes the balances', async () => {
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['setInterval', 'setTimeout', 'clearTimeout', 'clearInterval'],
  })
  let rows: Deposit[] = []
  const { user } = await visit(path, screens, {
    handlers: [
      answering('post', create, () => {
        rows = [deposit()]
        return done(deposit())
      }),
      answering('get', '/api/recharge/list', () => list(...rows)),
    ],
  })
  await user.type(await amountField(), '1000')
  await user.click(submit())
  expect(await screen.findByText('Usually takes seconds. You can leave this page.')).toBeTruthy()
  rows = [deposit({ status: 'approved', reviewedAt: 1795199402000 })]
  await vi.advanceTimersByTimeAsync(2500)
  expect(await screen.findByText('Credited', { selector: '.title' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'View entry' })).toBeTruthy()
  vi.useRealTimers()
})

it('deposit screen shows the reason of a rejected deposit in the list, with a link to it', async () => {
  const rejected = deposit({ status: 'rejected', reason: 'hint_deposit_rejected', reviewedAt: 1795199402000 })
  const { user, route } = await visit(path, screens, {
    handlers: [answering('get', '/api/recharge/list', list(rejected))],
  })
  await user.click(await screen.findByRole('link', { name: /The deposit was rejected.*Rejected/ }))
  await waitFor(() => expect(route()).toBe('/pages/user/recharge-detail?id=7321480000000010'))
})

it('deposit form sends once on a double tap', async () => {
  let calls = 0
  const slow = answering('post', create, async () => {
    calls += 1
    await new Promise(resolve => setTimeout(resolve, 20))
    return done(deposit())
  })
  const { user } = await open({ handlers: [slow] })
  await user.type(await amountField(), '100')
  await user.dblClick(submit())
  await screen.findByRole('button', { name: 'Another deposit' })
  expect(calls).toBe(1)
  const listed = within(screen.getByRole('list', { name: 'Recent deposits' }))
  expect(listed.getByText('Under review'), 'before the list is read again').toBeTruthy()
  expect(screen.queryByText('No deposits yet')).toBeNull()
})

it('deposit form keeps its key on a retry without an answer, also after a reload, and uses a new one afterwards', async () => {
  const keys: (string | undefined)[] = []
  let isUp = false
  const handlers = () => [
    isUp
      ? answering('post', create, ({ idempotencyKey }) => (keys.push(idempotencyKey), done(deposit())))
      : unreachable('post', create),
  ]
  const first = await open({ handlers: handlers() })
  await first.user.type(await amountField(), '100')
  await first.user.click(submit())
  expect((await screen.findByRole('alert')).textContent).toContain('it will not be submitted twice')
  const kept = JSON.stringify(localStorage.getItem('fairline:idempotency'))
  first.unmount()
  isUp = true
  const second = await open({ handlers: handlers() })
  expect(screen.getByText(/An earlier deposit got no response/)).toBeTruthy()
  expect((await amountField()).value).toBe('100')
  await second.user.click(submit())
  await screen.findByRole('button', { name: 'Another deposit' })
  expect(kept).toContain(keys[0])
  await second.user.click(screen.getByRole('button', { name: 'Another deposit' }))
  await second.user.type(await amountField(), '100')
  await second.user.click(submit())
  await waitFor(() => expect(keys).toHaveLength(2))
  expect(keys[1]).not.toBe(keys[0])
})

it('deposit form keeps the draft when the session expires, and restores it [R1.4, R4.1, R8.2]', async () => {
  let isExpired = true
  const expiring = answering('post', create, () =>
    isExpired ? { code: 401, msg: 'hint_signed_out' } : done(deposit()),
  )
  const { user, route } = await open({ handlers: [expiring] })
  await user.type(await amountField(), '250')
  await user.click(submit())
  await waitFor(() => expect(route()).toBe(`/pages/user/login?route=${encodeURIComponent(path)}`))
  isExpired = false
  await user.type(screen.getByLabelText('Email or phone'), 'demo@fairline.test')
  await user.type(screen.getByLabelText('Password'), 'skylark1')
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  expect((await amountField()).value).toBe('250')
  expect(route()).toBe(path)
})

it('deposit form shows a server limit at the field with its currency [R8.5]', async () => {
  const below = {
    code: 422,
    msg: 'hint_below_minimum',
    params: { field: 'amount', minimum: '50', currency: 'USDT' },
  }
  const { user } = await open({ handlers: [answering('post', create, below)] })
  await user.type(await amountField(), '20')
  await user.click(submit())
  await waitFor(async () => expect(errorOf(await amountField())).toBe('The minimum is 50 USDT'))
})

it('deposit screen has states for no channel, no deposit and no connection [R8.5]', async () => {
  const none = answering('get', '/api/rechargeChannelConfig/list', list())
  const first = await visit(path, screens, { handlers: [none, noDeposits] })
  expect(await screen.findByText('Deposits are unavailable right now')).toBeTruthy()
  expect(await screen.findByText('No deposits yet')).toBeTruthy()
  first.unmount()
  await visit(path, screens, {
    handlers: [answering('get', '/api/rechargeChannelConfig/list', { code: 460, msg: 'x' }), noDeposits],
  })
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
})

it('deposit list pages to the oldest deposit [R9.8]', async () => {
  const all = Array.from({ length: 12 }, (_, index) =>
    deposit({ id: String(100 - index), status: 'approved' }),
  )
  const paged = answering('get', '/api/recharge/list', ({ pageNum, pageSize }) => {
    const start = (Number(pageNum) - 1) * Number(pageSize)
    return { ...list(...all.slice(start, start + Number(pageSize))), total: all.length }
  })
  const { user } = await visit(path, screens, { handlers: [paged] })
  await user.click(await screen.findByRole('button', { name: 'Show more' }))
  expect(await screen.findByText('End of list')).toBeTruthy()
  expect(screen.getAllByRole('link', { name: /Sandbox transfer/ })).toHaveLength(12)
})
