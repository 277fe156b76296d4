/** Every form of the app, by the file that makes it: how a test opens it. */
import { act, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { dataOf, rowsOf } from '#src/api/envelope.ts'
import { getListContractPositionsResponseMock } from '#src/api/generated/contract/contract.msw.ts'
import { getGetTradingLimitsResponseMock } from '#src/api/generated/quick/quick.msw.ts'
import { getGetUserInfoResponseMock } from '#src/api/generated/user/user.msw.ts'
import { getWithdrawMock } from '#src/api/generated/withdraw/withdraw.msw.ts'
import { hashPin } from '#src/lib/pin-hash.ts'
import { PATHS } from '#src/lib/paths.ts'
import { routeAt } from '#src/app/routes.ts'
import { newAppLock, setAppLock } from '#src/stores/session/app-lock.ts'
import { requestStepUp } from '#src/stores/session/step-up.ts'
import { SecondStep } from '#src/features/auth/second-step.tsx'
import AlertSheet from '#src/features/alert/alert-sheet.tsx'
import { AddMargin } from '#src/features/contract/add-margin.tsx'
import { SetTpSl } from '#src/features/contract/set-tp-sl.tsx'
import { BecomeTrader } from '#src/features/follow/become-trader.tsx'
import { FollowForm } from '#src/features/follow/follow-form.tsx'
import GroupSheet from '#src/features/market/group-sheet.tsx'
import { DailyLimit } from '#src/features/quick/daily-limit.tsx'
import { TwoStepOn } from '#src/features/security/two-step-on.tsx'
import { TwoStepSetup } from '#src/features/security/two-step-setup.tsx'
import { CloseAccountSheet } from '#src/features/user/close-account-sheet.tsx'
import { NameSheet } from '#src/features/user/name-sheet.tsx'
import { ConfirmWithdrawal } from '#src/features/withdraw/confirm-withdrawal.tsx'
import { EditDrawing } from '#src/widgets/chart/drawings/edit-drawing.tsx'
import { NoteForm } from '#src/widgets/notes/note-form.tsx'
import { WithdrawPasswordSheet } from '#src/widgets/withdraw-password/withdraw-password-sheet.tsx'
import { exampleOf } from '#tests/src/features/support/examples.ts'
import * as earning from '#tests/src/features/support/earning.ts'
import * as loans from '#tests/src/features/support/loans.ts'
import { answering, demoId, visit, type Visit } from '#tests/src/features/support/visit.tsx'
import { openShares } from '#tests/src/features/new-shares/support.tsx'

type User = Awaited<ReturnType<typeof visit>>['user']
type Handlers = NonNullable<Visit['handlers']>

const nothing = () => {}
const ok = (data: unknown) => ({ code: 200, msg: 'ok', data })
const rows = (...all: unknown[]) => ({ code: 200, msg: 'ok', rows: all, total: all.length })
const press = async (user: User, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }))

const screens = import.meta.glob<{ default: ComponentType }>('/src/features/**/*-screen.tsx')

/** Opens a form that a page shows, as its route does. */
const onPage =
  (route: string, handlers: Handlers = [], options: Visit = {}) =>
  async (): Promise<User> => {
    const path = route.split('?')[0]!
    const { default: Screen } = await screens[`/src/${routeAt(path)!.screen}-screen.tsx`]!()
    return (await visit(route, { [path]: Screen }, { ...options, handlers })).user
  }

/** Opens a form that another one shows, such as a sheet. */
const alone =
  (Form: ComponentType, handlers: Handlers = []) =>
  async (): Promise<User> =>
    (await visit('/form', { '/form': Form }, { handlers })).user

/** Opens what leads to a form, and presses that. */
const then = (open: () => Promise<User>, name: string | RegExp) => async (): Promise<User> => {
  const user = await open()
  await press(user, name)
  return user
}

const guest = { isMember: false }
const security = PATHS.changePassword
const position = rowsOf(getListContractPositionsResponseMock())![0]!
const limits = dataOf(getGetTradingLimitsResponseMock())!
const person = dataOf(getGetUserInfoResponseMock())!
const passkey = { id: '11', name: 'Phone', createdAt: 1_795_199_400_000, lastUsedAt: null, isSynced: true }
const trader = exampleOf('listTraders', 'some').rows[0]!
const activity = exampleOf('getActivity', 'running').data
const preview = {
  channelId: 2,
  currencyId: 3,
  currencyName: 'USDT',
  amount: '100',
  feeRate: '0',
  feeFixed: '1',
  fee: '1',
  arrives: '99',
  available: '1000',
  problem: null,
}
const channel = {
  id: 2,
  channelName: 'TRON',
  channelType: 'chain' as const,
  currencyId: 3,
  addressType: 'TRC20' as const,
  minAmount: '20',
  maxAmount: '50000',
  feeRate: '0',
  feeFixed: '1',
  sort: 1,
}
const target = { id: '1', kind: 'chain' as const, name: 'Savings', number: 'T1', usableFrom: null }
const bound = { isSet: true, lockedUntil: null, withdrawalsFrom: null }
const trendLine = {
  id: 'a',
  kind: 'trend',
  ends: [
    { time: 1_795_199_400_000, price: '180' },
    { time: 1_795_203_000_000, price: '190' },
  ],
} as const
const withdrawing = [
  answering('get', '/api/withdrawChannelConfig/list', rows(channel)),
  answering('get', '/api/bankCard/list', rows()),
  answering('get', '/api/walletAddress/list', rows()),
  answering('get', '/api/withdrawPassword/state', ok(bound)),
]

async function openLock(): Promise<User> {
  setAppLock(newAppLock({ owner: demoId, ...(await hashPin('481516')), after: 60 }))
  return then(onPage(`${security}?type=lock`), /Turn off/)()
}

async function openStepUp(): Promise<User> {
  const begin = answering('post', '/api/security/beginStepUp', ok({ other: 'code', options: null }))
  const user = await alone(() => null, [begin])()
  await act(async () => void requestStepUp())
  return user
}

/** The conversation with the desk, which has begun. */
function openService(): Promise<User> {
  const said = exampleOf('sendServiceMessage', 'sent').data
  const messages = [{ ...said, id: '1' }]
  return onPage(PATHS.service, [
    answering('get', '/api/service/list', () => rows(...messages)),
    answering('post', '/api/service/send', () => {
      messages.unshift(said)
      return ok(said)
    }),
  ])()
}

const detail = '/api/identity/detail'
const approved = {
  status: 'approved',
  reason: null,
  country: 'CN',
  name: 'Wang Xiaoming',
  documentKind: 'idCard',
  documentEnd: '1234',
  birthDate: '1990-05-17',
  submittedAt: 1_795_199_400_000,
  reviewedAt: 1_795_199_405_000,
}

export const FORMS: Readonly<Record<string, () => Promise<User>>> = {
  'features/activity/join-form': onPage(`${PATHS.activityDetail}?id=47`, [
    answering('get', '/api/activity/detail', ok(activity)),
  ]),
  'features/alert/use-alert-form': alone(() => (
    <AlertSheet product={{ productType: 1, productCode: 'AAPL' }} onClose={nothing} />
  )),
  'features/auth/login-screen': onPage(PATHS.login, [], guest),
  'features/auth/recover-password': async () => {
    const user = await onPage(PATHS.login, [], guest)()
    await user.click(screen.getByText('Forgot password?'))
    await screen.findByLabelText('New password')
    return user
  },
  'features/auth/register-screen': onPage(PATHS.register, [], guest),
  'features/auth/second-step': alone(() => <SecondStep challenge="c" onBack={nothing} />),
  'features/binding/bank-card-form': onPage(PATHS.bindBankCard),
  'features/binding/use-address-form': onPage(PATHS.bindAddress),
  'features/contract/add-margin': alone(() => <AddMargin position={position} onClose={nothing} />),
  'features/contract/set-tp-sl': alone(() => <SetTpSl position={position} onClose={nothing} />),
  'features/deposit/use-deposit-form': onPage(PATHS.deposit),
  'features/exchange/use-exchange-form': onPage(PATHS.exchange),
  'features/follow/become-trader': alone(() => <BecomeTrader onClose={nothing} />),
  'features/follow/use-limits-form': alone(() => <FollowForm trader={trader} />),
  'features/help/use-message-form': openService,
  'features/identity/basic-form': onPage(PATHS.basicIdentity, [
    answering('get', detail, ok({ basic: null, advanced: null })),
  ]),
  'features/identity/use-advanced-form': onPage(PATHS.advancedIdentity, [
    answering('get', detail, ok({ basic: approved, advanced: null })),
  ]),
  'features/loan/repay-screen': onPage(`${PATHS.repayLoan}?id=1`, [
    answering('get', '/api/loan/detail', ok(loans.detail())),
  ]),
  'features/loan/use-loan-application': onPage(`${PATHS.applyForLoan}?id=302`, [
    answering('get', '/api/loanProduct/list', loans.page(loans.product)),
    answering('post', '/api/loan/preview', loans.ok(loans.preview)),
  ]),
  'features/market/group-sheet': alone(() => (
    <GroupSheet group={undefined} groups={[]} products={[]} onClose={nothing} />
  )),
  'features/new-shares/use-subscribe-form': async () =>
    (await openShares(`${PATHS.newShareDetail}?id=1`)).user,
  'features/quick/daily-limit': alone(() => (
    <DailyLimit limits={limits} onSave={async () => ({ ...limits, dailyStakeLimit: null })} />
  )),
  'features/security/app-lock-tab': openLock,
  'features/security/change-password-form': onPage(`${security}?type=password`),
  'features/security/passkey-sheets': then(
    onPage(`${security}?type=passkeys`, [
      answering('get', '/api/security/passkeys', rows(passkey)),
      answering('post', '/api/security/renamePasskey', ok(null)),
    ]),
    /^Phone/,
  ),
  'features/security/two-step': onPage(`${security}?type=twoStep`),
  'features/security/two-step-on': then(
    alone(() => <TwoStepOn since={1} codesLeft={8} onRenewed={nothing} />),
    'Turn off',
  ),
  'features/security/two-step-setup': alone(() => (
    <TwoStepSetup setupKey={exampleOf('beginTwoStep', 'begun').data} onEnabled={nothing} onCancel={nothing} />
  )),
  'features/user/close-account-sheet': alone(() => (
    <CloseAccountSheet remainder={[]} onRefused={nothing} onClose={nothing} />
  )),
  'features/user/name-sheet': alone(() => <NameSheet user={person} onClose={nothing} />),
  'features/withdraw/use-confirm-withdrawal': alone(
    () => <ConfirmWithdrawal proposal={{ channel, target, preview }} onClose={nothing} onSent={nothing} />,
    getWithdrawMock(),
  ),
  'features/withdraw/use-withdraw-form': onPage(PATHS.withdraw, withdrawing),
  'widgets/chart/drawings/edit-drawing': alone(() => (
    <EditDrawing drawing={trendLine} interval="15m" priceScale={2} onSave={nothing} onClose={nothing} />
  )),
  'widgets/earning/use-buy-form': onPage(`${PATHS.buyPledge}?id=102`, [
    answering('get', '/api/pledgeProduct/detail', earning.ok(earning.product())),
    answering('post', '/api/pledgeOrder/preview', ({ amount }) => earning.ok(earning.preview({ amount }))),
  ]),
  'widgets/notes/note-form': alone(() => <NoteForm kind="spotOrder" refId="1" text="" onDone={nothing} />),
  'widgets/step-up/step-up-sheet': openStepUp,
  'widgets/withdraw-password/withdraw-password-sheet': alone(() => (
    <WithdrawPasswordSheet task="set" onClose={nothing} />
  )),
}
