import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { getWithdrawMock } from '#src/api/generated/withdraw/withdraw.msw.ts'
import type { WithdrawChannel, WithdrawPasswordState } from '#models'
import WithdrawScreen from '#src/features/withdraw/withdraw-screen.tsx'
import {
  answering,
  errorOf,
  figureOf,
  unreachable,
  useNetwork,
  visit,
  type Visit,
} from '../support/visit.tsx'
import { TRON, ok, page, withdrawal } from './support.ts'

const path = '/pages/user/withdrawl'
const screens = { [path]: WithdrawScreen }
const create = '/api/withdraw/create'

const chain: WithdrawChannel = {
  id: 2,
  channelName: 'USDT on TRON (TRC20)',
  channelType: 'chain',
  currencyId: 3,
  addressType: 'TRC20',
  minAmount: '20',
  maxAmount: '50000',
  feeRate: '0.0015',
  feeFixed: '1',
  sort: 1,
}
const savings = {
  id: '201',
  currencyId: 3,
  currencyName: 'USDT',
  addressType: 'TRC20',
  address: TRON,
  label: 'Savings',
  createdAt: 1795199400000,
}

interface WithdrawSetup {
  channels?: WithdrawChannel[]
  addresses?: object[]
  available?: string
  password?: Partial<WithdrawPasswordState>
  handlers?: Visit['handlers']
}

/** Opens the screen, by default with 1,000 USDT, an address and a withdrawal password. */
async function open(world: WithdrawSetup = {}, options: Visit = {}) {
  const { channels = [chain], addresses = [savings], available = '1000', password, handlers = [] } = world
  const balance = {
    currencyId: 3,
    currencyName: 'USDT',
    available,
    held: '0',
    total: available,
    time: 1795199400000,
  }
  const state = { isSet: true, lockedUntil: null, withdrawalsFrom: null, ...password }
  const visited = await visit(path, screens, {
    ...options,
    handlers: [
      ...handlers,
      answering('get', '/api/withdrawChannelConfig/list', page(...channels)),
      answering('get', '/api/bankCard/list', page()),
      answering('get', '/api/walletAddress/list', page(...addresses)),
      answering('get', '/api/userInfo/userBalance', ok(balance)),
      answering('get', '/api/withdrawPassword/state', ok(state)),
      answering('post', '/api/withdraw/preview', ({ amount = '0' }) =>
        ok({
          channelId: 2,
          currencyId: 3,
          currencyName: 'USDT',
          amount,
          feeRate: '0.0015',
          feeFixed: '1',
          fee: '1.15',
          arrives: '98.85',
          available,
          problem: null,
        }),
      ),
      ...getWithdrawMock(),
    ],
  })
  await screen.findByLabelText('Amount')
  return visited
}

const amountField = () => screen.getByLabelText<HTMLInputElement>('Amount')
const continueButton = () => screen.getByRole('button', { name: 'Continue' })
const sheet = () => screen.findByRole('dialog', { name: 'Confirm withdrawal' })

async function confirm(user: Awaited<ReturnType<typeof open>>['user'], pin = '246813') {
  await user.type(amountField(), '100')
  await user.click(continueButton())
  const asking = await sheet()
  await user.type(within(asking).getByLabelText('Withdrawal password'), pin)
  return asking
}

useNetwork()

it.each([
  ['19.99', 'At least 20.00 USDT'],
  ['50000.01', 'At most 50,000.00 USDT'],
  ['1000.01', 'Not enough funds: 1,000.00 USDT available'],
  ['20.0000001', 'At most 6 decimals'],
  ['1e5', 'Enter the full number, without “e”'],
  ['', 'This field is required'],
])('withdrawal form rejects the amount %j at the field [R5.4]', async (typed, words) => {
  const { user } = await open()
  if (typed) await user.type(amountField(), typed)
  await user.click(continueButton())
  expect(errorOf(amountField())).toBe(words)
})

it('withdrawal form tells addresses apart that begin alike, by their ends [R9.4]', async () => {
  const other = { ...savings, id: '202', address: `${TRON.slice(0, 28)}QQQQQQ` }
  await open({ addresses: [savings, other] })
  const targets = screen.getAllByRole('radio', { name: /^Savings/ }).map(one => one.textContent)
  expect(targets).toEqual(['SavingsTR7NHqje******** …gjLj6t', 'SavingsTR7NHqje******** …QQQQQQ'])
})

it('withdrawal form shows the fee and the amount received before anything is sent, rounded in the customer’s favour [R9.2]', async () => {
  const { user } = await open()
  expect(screen.getByText('20 to 50,000 USDT · fee 1 USDT + 0.15%')).toBeTruthy()
  await user.type(amountField(), '33.333333')
  // 33.333333 × 0.0015 = 0.0499999995, of which six decimals are charged.
  expect(figureOf('Fee1 USDT + 0.15%. Deducted from the amount')).toBe('1.049999 USDT')
  expect(figureOf('You receive')).toBe('32.283334 USDT')
})

it.each([
  ['1000.123456', '1,000.123456'],
  ['60000', '50,000'],
])('withdrawal form fills in the maximum of %j and accepts it [R9.1]', async (available, typed) => {
  const { user } = await open({ available })
  await user.click(await screen.findByRole('button', { name: 'Max' }))
  expect(amountField().value).toBe(typed)
  await user.click(continueButton())
  expect(await sheet()).toBeTruthy()
})

it('withdrawal form hides balance shares where the site disables them or the balance is too small [R9.1]', async () => {
  const site = {
    siteName: 'F',
    logo: null,
    sandbox: true,
    serviceEmail: '',
    otherValue: { app_withdrawAll: '0' },
  }
  await open({ handlers: [answering('get', '/api/siteInfo/getSiteInfo', ok(site))] })
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Max' })).toBeNull())
})

it('withdrawal form links to binding an address of the channel’s network when there is none [R3.2]', async () => {
  const { user, route } = await open({ addresses: [{ ...savings, addressType: 'ERC20' }] })
  expect(screen.getByText('No Tron (TRC20) addresses yet.')).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'Add address' }))
  expect(route()).toBe('/pages/wallets/bindAddress?currencyId=3&type=TRC20')
})

it('withdrawal form asks to set a withdrawal password when there is none', async () => {
  const { user } = await open({ password: { isSet: false } })
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Set withdrawal password' }))
  const setting = screen.getByRole('dialog', { name: 'Set withdrawal password' })
  await user.type(within(setting).getByLabelText('New withdrawal password'), '12a3456')
  await user.type(within(setting).getByLabelText('Confirm password'), '٦٥٤٣٢١')
  await user.click(within(setting).getByRole('button', { name: 'Set withdrawal password' }))
  // Letters are dropped; digits of any script are accepted.
  expect(errorOf(within(setting).getByLabelText('Sign-in password'))).toBe('This field is required')
  expect(errorOf(within(setting).getByLabelText('New withdrawal password'))).toMatch(/^Too easy to guess/)
  expect(errorOf(within(setting).getByLabelText('Confirm password'))).toBe('Passwords do not match')
})

it('withdrawal form blocks withdrawals during the waiting period and says until when', async () => {
  await open({ password: { withdrawalsFrom: 1795199400000 } })
  expect(screen.getByText(/^Withdrawals are paused until .*2026/)).toBeTruthy()
  expect((continueButton() as HTMLButtonElement).disabled).toBe(true)
})

it('withdrawal form shows the whole address to be compared, sends what was confirmed once and shows its progress (U23) [R2.5]', async () => {
  const sent: Record<string, string>[] = []
  const { user } = await open({
    handlers: [answering('post', create, fields => (sent.push(fields), ok(withdrawal)))],
  })
  const asking = await confirm(user)
  expect(within(asking).getByText(TRON)).toBeTruthy()
  await user.dblClick(within(asking).getByRole('button', { name: 'Withdraw 100.00 USDT' }))
  expect(await screen.findByRole('heading', { name: 'Your withdrawal' })).toBeTruthy()
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({
    amount: '100',
    channelId: '2',
    targetId: '201',
    previewArrives: '98.85',
    withdrawPassword: '246813',
  })
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('246813')
  expect(screen.getByRole('button', { name: 'Cancel withdrawal' })).toBeTruthy()
})

it('withdrawal form resends with the same key when no answer came', async () => {
  const keys: (string | undefined)[] = []
  const { user } = await open({ handlers: [unreachable('post', create)] })
  const asking = await confirm(user)
  await user.click(within(asking).getByRole('button', { name: 'Withdraw 100.00 USDT' }))
  expect(await within(asking).findByText(/^No response received/)).toBeTruthy()
  keys.push(JSON.parse(localStorage.getItem('fairline:idempotency') ?? '{}').data?.[0]?.key)
  await user.click(within(asking).getByRole('button', { name: 'Try again' }))
  expect(await within(asking).findByText(/^No response received/)).toBeTruthy()
  keys.push(JSON.parse(localStorage.getItem('fairline:idempotency') ?? '{}').data?.[0]?.key)
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
  expect(keys[1]).toBe(keys[0])
})

it.each([
  [
    'hint_wrong_withdraw_password',
    { field: 'withdrawPassword', left: '2' },
    'Incorrect withdrawal password. Attempts left: 2',
  ],
])('withdrawal form shows %s at the password and keeps the sheet', async (msg, params, words) => {
  const { user } = await open({ handlers: [answering('post', create, { code: 422, msg, params })] })
  const asking = await confirm(user)
  await user.click(within(asking).getByRole('button', { name: 'Withdraw 100.00 USDT' }))
  const field = within(asking).getByLabelText('Withdrawal password')
  await waitFor(() => expect(errorOf(field)).toBe(words))
})

it('withdrawal form asks for confirmation again when less would be received than confirmed', async () => {
  const refusal = { code: 460, msg: 'hint_withdraw_terms', params: { arrives: '97', currency: 'USDT' } }
  const { user } = await open({ handlers: [answering('post', create, refusal)] })
  const asking = await confirm(user)
  await user.click(within(asking).getByRole('button', { name: 'Withdraw 100.00 USDT' }))
  expect(
    await within(asking).findByText(/^The terms have changed: you would now receive 98\.85 USDT/),
  ).toBeTruthy()
})

it('withdrawal form says so when its preview is an answer passed through [R8.1]', async () => {
  const passed = answering('post', '/api/withdraw/preview', { code: 460, msg: 'hint_48' })
  const { user } = await open({ handlers: [passed] })
  await user.type(amountField(), '100')
  await user.click(continueButton())
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Interface exception/)
})

it('withdrawal form keeps its input, but no password, when the session ends [R4.1]', async () => {
  const { user, route } = await open({
    handlers: [answering('post', create, { code: 401, msg: 'hint_signed_out' })],
  })
  const asking = await confirm(user)
  await user.click(within(asking).getByRole('button', { name: 'Withdraw 100.00 USDT' }))
  await waitFor(() => expect(route()).toContain('/pages/user/login'))
  const kept = JSON.stringify({ ...sessionStorage })
  expect(kept).toContain('100')
  expect(kept).not.toContain('246813')
})
