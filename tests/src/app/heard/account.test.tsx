import { screen } from '@testing-library/react'
import { http } from 'msw'
import LoginScreen from '#src/features/auth/login-screen.tsx'
import RegisterScreen from '#src/features/auth/register-screen.tsx'
import DepositScreen from '#src/features/deposit/deposit-screen.tsx'
import BasicIdentityScreen from '#src/features/identity/basic-screen.tsx'
import WithdrawScreen from '#src/features/withdraw/withdraw-screen.tsx'
import { CheckButton } from '#src/widgets/reconcile/check-sheet.tsx'
import { answering, useNetwork, visit } from '#tests/src/features/support/visit.tsx'
import { accountHandlers } from '#tests/src/widgets/reconcile/account-handlers.ts'
import { hears } from '#tests/support/transcript.ts'

useNetwork()

const guest = { isMember: false }
const ok = (data: object | null) => ({ code: 200, msg: 'ok', data })
const rows = (...all: object[]) => ({ code: 200, msg: 'ok', rows: all, total: all.length })

hears('Signing in with a wrong password', async step => {
  const path = '/pages/user/login'
  const refusal = { code: 422, msg: 'hint_wrong_credentials', params: { field: 'password', left: '4' } }
  const { user } = await visit(
    path,
    { [path]: LoginScreen },
    {
      ...guest,
      handlers: [answering('post', '/api/auth/login', refusal)],
    },
  )
  await step(
    'goes to the account',
    () => user.click(screen.getByLabelText('Email or phone')),
    /Email or phone/,
  )
  await step('types an account, goes on', () => user.keyboard('demo@fairline.test{Tab}'), /Password/)
  await step('types a wrong password, presses Enter', () => user.keyboard('skylark2{Enter}'), /left/)
})

hears('Sending a code', async step => {
  const path = '/pages/user/register'
  const { user } = await visit(path, { [path]: RegisterScreen }, guest)
  await step(
    'goes to the account',
    () => user.click(screen.getByLabelText('Email or phone')),
    /Email or phone/,
  )
  await step('types an account', () => user.keyboard('ada@fairline.test{Tab}'), /Verification code/)
  await step('presses Send code', () => user.keyboard('{Tab}{Enter}'), /Your code is/)
})

hears('An identity check, sent empty', async step => {
  const path = '/pages/user/authentication'
  const none = answering('get', '/api/identity/detail', ok({ basic: null, advanced: null }))
  const { user } = await visit(path, { [path]: BasicIdentityScreen }, { handlers: [none] })
  const button = await screen.findByRole('button', { name: 'Continue' })
  await step('presses Continue', () => user.click(button), /combo box, invalid/)
})

hears('A withdrawal without a bank card', async step => {
  const path = '/pages/user/withdrawl'
  const bank = {
    id: 1,
    channelName: 'Bank card',
    channelType: 'bank',
    currencyId: 3,
    addressType: null,
    minAmount: '20',
    maxAmount: '50000',
    feeRate: '0.0015',
    feeFixed: '1',
    sort: 1,
  }
  const balance = {
    currencyId: 3,
    currencyName: 'USDT',
    available: '1000',
    held: '0',
    total: '1000',
    time: 1,
  }
  const { user } = await visit(
    path,
    { [path]: WithdrawScreen },
    {
      handlers: [
        answering('get', '/api/withdrawChannelConfig/list', rows(bank)),
        answering('get', '/api/bankCard/list', rows()),
        answering('get', '/api/walletAddress/list', rows()),
        answering('get', '/api/userInfo/userBalance', ok(balance)),
        answering(
          'get',
          '/api/withdrawPassword/state',
          ok({ isSet: true, lockedUntil: null, withdrawalsFrom: null }),
        ),
      ],
    },
  )
  const amount = await screen.findByLabelText('Amount')
  await step('types an amount', () => user.type(amount, '100'), /Amount/)
  await step(
    'presses Continue',
    () => user.click(screen.getByRole('button', { name: 'Continue' })),
    /Add bank card/,
  )
})

hears('An account, checked', async step => {
  const path = '/pages/user/accountDetail'
  const answered = Promise.withResolvers<undefined>()
  const held = http.get('*/api/walletLog/list', () => answered.promise)
  const { user } = await visit(
    path,
    { [path]: () => <CheckButton /> },
    { handlers: [held, ...accountHandlers()] },
  )
  const open = screen.getByRole('button', { name: 'Check my account' })
  await step('presses Check my account', () => user.click(open), /Close/)
  const start = await screen.findByRole('button', { name: 'Check now' })
  await step('presses Check now', () => user.click(start), /heading/)
  await step('waits', () => answered.resolve(undefined), /No mismatches[^]*newest published day/)
})

hears('A deposit, approved', async step => {
  const path = '/pages/user/recharge'
  const deposit = {
    id: '7321480000000010',
    channelId: 1,
    channelName: 'Sandbox transfer',
    currencyId: 3,
    currencyName: 'USDT',
    amount: '100',
    fee: '0',
    credited: '100',
    productId: null,
    price: null,
    priceTime: null,
    value: null,
    status: 'pending',
    reason: null,
    createdAt: 1795199400000,
    reviewedAt: null,
  }
  const listed: object[] = []
  const { user } = await visit(
    path,
    { [path]: DepositScreen },
    {
      handlers: [
        answering('get', '/api/recharge/list', () => rows(...listed)),
        answering('post', '/api/recharge/create', () => {
          listed.push({ ...deposit, status: 'approved', reviewedAt: 1795199402000 })
          return ok(deposit)
        }),
      ],
    },
  )
  const amount = await screen.findByLabelText('Amount')
  await step('types an amount of 100', () => user.type(amount, '100'), /Amount/)
  const send = screen.getByRole('button', { name: /^Deposit/ })
  await step('presses Deposit 100.00 USDT', () => user.click(send), /Credited/)
})
