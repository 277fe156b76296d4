/** Every form with a second-step code field, filled in except for the code. */
import { screen, within } from '@testing-library/react'
import { getWithdrawMock } from '#src/api/generated/withdraw/withdraw.msw.ts'
import BindBankCardScreen from '#src/features/binding/bind-bank-card-screen.tsx'
import SecurityScreen from '#src/features/security/security-screen.tsx'
import WithdrawScreen from '#src/features/withdraw/withdraw-screen.tsx'
import BindAddressScreen from '#src/features/binding/bind-address-screen.tsx'
import { TRON, ok, page, withdrawal } from '#tests/src/features/withdraw/support.ts'
import { answering, visit, type Visit } from '#tests/src/features/support/visit.tsx'

type Handlers = NonNullable<Visit['handlers']>
type User = Awaited<ReturnType<typeof visit>>['user']

export interface CodeForm {
  /** What the form does, for the test title. */
  name: string
  /** The call that takes the code. */
  path: string
  /** The name of its code field. */
  codeField: 'code' | 'secondCode'
  /** Other fields that the test checks. */
  fields: Record<string, string>
  answer: object
  open: (handlers: Handlers) => Promise<User>
  fill: (user: User) => Promise<void>
  submit: () => HTMLElement
}

/** Pasted, as typing letter by letter is slow in so many fields. */
async function type(user: User, label: string, text: string) {
  await user.click(await screen.findByLabelText(label))
  await user.paste(text)
}
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const inSheet = (name: string) => within(screen.getByRole('dialog')).getByRole('button', { name })

const change = '/pages/user/change'
const state = { isSet: true, lockedUntil: null, withdrawalsFrom: null }

/** The withdrawal password sheet, opened by the button of this name. */
const openSheet =
  (isSet: boolean, opener: string): CodeForm['open'] =>
  async handlers => {
    const { user } = await visit(
      `${change}?type=withdraw`,
      { [change]: SecurityScreen },
      {
        handlers: [
          ...handlers,
          answering('get', '/api/withdrawPassword/state', ok({ ...state, isSet })),
          answering(
            'post',
            '/api/withdrawPassword/code',
            ok({ codeLength: 6, resendAfter: 60, expiresIn: 600, sandboxCode: '482913' }),
          ),
        ],
      },
    )
    await user.click(await screen.findByRole('button', { name: opener }))
    await screen.findByRole('dialog')
    return user
  }

async function fillNewPin(user: User) {
  await type(user, 'New withdrawal password', '975310')
  await type(user, 'Confirm password', '975310')
}

const passwords: CodeForm[] = [
  {
    name: 'changing the password',
    path: '/api/security/changePassword',
    codeField: 'code',
    fields: { oldPassword: 'skylark1', newPassword: 'skylark2' },
    answer: ok({ endedSessions: 1 }),
    open: async handlers =>
      (await visit(`${change}?type=password`, { [change]: SecurityScreen }, { handlers })).user,
    fill: async user => {
      await type(user, 'Current password', 'skylark1')
      await type(user, 'New password', 'skylark2')
      await type(user, 'Confirm new password', 'skylark2')
    },
    submit: () => button('Change password'),
  },
  {
    name: 'setting the withdrawal password',
    path: '/api/withdrawPassword/set',
    codeField: 'code',
    fields: { password: 'skylark1', withdrawPassword: '975310' },
    answer: ok(state),
    open: openSheet(false, 'Set withdrawal password'),
    fill: async user => {
      await type(user, 'Sign-in password', 'skylark1')
      await fillNewPin(user)
    },
    submit: () => inSheet('Set withdrawal password'),
  },
  {
    name: 'changing the withdrawal password',
    path: '/api/withdrawPassword/change',
    codeField: 'code',
    fields: { withdrawPassword: '246813', newWithdrawPassword: '975310' },
    answer: ok(state),
    open: openSheet(true, 'Change password'),
    fill: async user => {
      await type(user, 'Current withdrawal password', '246813')
      await fillNewPin(user)
    },
    submit: () => inSheet('Change password'),
  },
  {
    name: 'resetting the withdrawal password',
    path: '/api/withdrawPassword/reset',
    codeField: 'secondCode',
    fields: { password: 'skylark1', code: '482913', withdrawPassword: '975310' },
    answer: ok(state),
    open: openSheet(true, 'Forgot password?'),
    fill: async user => {
      await type(user, 'Sign-in password', 'skylark1')
      await user.click(button('Send code'))
      await screen.findByText(/Your code is 482913; it is filled in/)
      await fillNewPin(user)
    },
    submit: () => inSheet('Reset password'),
  },
]

const channel = {
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
const savings = { id: '201', currencyId: 3, currencyName: 'USDT', addressType: 'TRC20', address: TRON }
const balance = { currencyId: 3, currencyName: 'USDT', available: '1000', held: '0', total: '1000', time: 1 }
const preview = { channelId: 2, currencyId: 3, currencyName: 'USDT', amount: '100', available: '1000' }
const costs = { feeRate: '0.0015', feeFixed: '1', fee: '1.15', arrives: '98.85', problem: null }

const withdrawing: CodeForm = {
  name: 'a withdrawal',
  path: '/api/withdraw/create',
  codeField: 'code',
  fields: { amount: '100', targetId: '201', withdrawPassword: '246813' },
  answer: ok(withdrawal),
  open: async handlers => {
    const route = '/pages/user/withdrawl'
    const { user } = await visit(
      route,
      { [route]: WithdrawScreen },
      {
        handlers: [
          ...handlers,
          answering('get', '/api/withdrawChannelConfig/list', page(channel)),
          answering('get', '/api/bankCard/list', page()),
          answering('get', '/api/walletAddress/list', page({ ...savings, label: 'Savings', createdAt: 1 })),
          answering('get', '/api/userInfo/userBalance', ok(balance)),
          answering('get', '/api/withdrawPassword/state', ok(state)),
          answering('post', '/api/withdraw/preview', ok({ ...preview, ...costs })),
          ...getWithdrawMock(),
        ],
      },
    )
    return user
  },
  fill: async user => {
    await type(user, 'Amount', '100')
    await user.click(button('Continue'))
    await screen.findByRole('dialog', { name: 'Confirm withdrawal' })
    await type(user, 'Withdrawal password', '246813')
  },
  submit: () => within(screen.getByRole('dialog')).getByRole('button', { name: /^Withdraw/ }),
}

const bankName = {
  id: 1,
  configType: 0,
  propertyKey: 'bankName',
  propertyName: 'Bank',
  isRequired: 1,
  sort: 1,
}
const bindings: CodeForm[] = [
  {
    name: 'binding an address',
    path: '/api/walletAddress/bind',
    codeField: 'code',
    fields: { address: TRON, addressType: 'TRC20' },
    answer: ok({ ...savings, label: '', createdAt: 1 }),
    open: async handlers => {
      const route = '/pages/wallets/bindAddress'
      return (await visit(`${route}?type=TRC20`, { [route]: BindAddressScreen }, { handlers })).user
    },
    fill: async user => {
      await user.click(await screen.findByLabelText('Address'))
      await user.paste(TRON)
    },
    submit: () => button('Add address'),
  },
  {
    name: 'binding a bank card',
    path: '/api/bankCard/bind',
    codeField: 'code',
    fields: { properties: '{"bankName":"Harbour Bank"}' },
    answer: ok({ id: '101', cardNumber: '4111111111111111', properties: [], createdAt: 1 }),
    open: async handlers => {
      const route = '/pages/bankCard/bindBankCard'
      const configured = answering('get', '/api/bankPropertyConfig/list', page(bankName))
      return (await visit(route, { [route]: BindBankCardScreen }, { handlers: [...handlers, configured] }))
        .user
    },
    fill: user => type(user, 'Bank', 'Harbour Bank'),
    submit: () => button('Add bank card'),
  },
]

export const CODE_FORMS: readonly CodeForm[] = [...passwords, withdrawing, ...bindings]
