import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { appConfigOf } from '#server/features/site/pages.ts'
import { OWN_ROWS } from '#src/features/me/me-layout.ts'
import MeEScreen from '#src/features/me/me-e-screen.tsx'
import { useDisplay } from '#src/stores/settings/display.ts'
import { readDraft, saveDraft } from '#src/stores/storage/drafts.ts'
import { useSession } from '#src/stores/session/session.ts'
import { answering, demoId, unreachable, useNetwork, visit } from '../support/visit.tsx'

const path = '/pages/tabs/me/me-e'
const screens = { [path]: MeEScreen }
const unread = (data: number) =>
  answering('get', '/api/siteMessage/notReadMessageCount', { code: 200, msg: 'ok', data })

useNetwork()
it('me tab shows the masked account and copies the invitation code', async () => {
  const { user } = await visit(path, screens)
  const write = vi.spyOn(navigator.clipboard, 'writeText')
  expect(await screen.findByText('de***@fairline.test')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Copy referral code' }))
  expect(write).toHaveBeenCalledWith('F7K2Q9')
  expect(await screen.findByText('Copied')).toBeTruthy()
})

it.each([
  [0, 'No unread messages', undefined],
  [1, 'Unread messages: 1', '1'],
  [999, 'Unread messages: 999', '999'],
  [1000, 'Unread messages: 999+', '999+'],
])('me tab shows %i unread messages as %j [R1.3, R9.13]', async (count, words, badge) => {
  await visit(path, screens, { handlers: [unread(count)] })
  expect(await screen.findByText(words)).toBeTruthy()
  expect(badge === undefined || screen.getByText(badge)).toBeTruthy()
})

it('me tab shows the effect of each switch before and after [R9.2, R9.3, R9.4]', async () => {
  const { user } = await visit(path, screens, { isMember: false })
  await screen.findAllByText(/^Example/)
  const examples = () => screen.getAllByText(/^Example/).map(one => one.textContent)
  expect(examples()).toEqual(['Example 1,234,567.89', 'Example 6222****2233', 'Example TXkP9sam********'])
  for (const name of ['No thousands separators', 'Show full card numbers', 'Show full wallet addresses']) {
    await user.click(screen.getByRole('switch', { name }))
  }
  expect(examples()).toEqual([
    'Example 1234567.891',
    'Example 6222020200112233',
    'Example TXkP9sample0000000000000000000000q',
  ])
  expect(useDisplay.getState()).toMatchObject({
    thousandsAsIs: true,
    showBankCards: true,
    showWalletAddresses: true,
  })
})

it('me tab keeps theme and colours as chosen [R3.2]', async () => {
  const { user } = await visit(path, screens, { isMember: false })
  await user.click(await screen.findByLabelText('Dark'))
  await user.click(screen.getByLabelText('Red up'))
  expect(useDisplay.getState()).toMatchObject({ colorScheme: 'dark', colourConvention: 'red-up' })
})

it('sign-out asks for confirmation, then removes token, account and drafts [R4.1]', async () => {
  const { user, client } = await visit(path, screens)
  await screen.findByText('de***@fairline.test')
  saveDraft('deposit', { amount: '5' })
  await user.click(screen.getByRole('button', { name: 'Sign out' }))
  expect(useSession.getState().token).toBeDefined()
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Sign out' }))
  await waitFor(() => expect(useSession.getState().token).toBeUndefined())
  expect(readDraft('deposit', demoId)).toBeUndefined()
  expect(client.getQueryData(['/api/userInfo/getUserInfo'])).toBeUndefined()
  expect(await screen.findByText('Not signed in')).toBeTruthy()
})

it('sign-out works on this device even when the server cannot be reached [R4.1]', async () => {
  const { user } = await visit(path, screens, { handlers: [unreachable('post', '/api/auth/logout')] })
  await user.click(screen.getByRole('button', { name: 'Sign out' }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Sign out' }))
  await waitFor(() => expect(useSession.getState().token).toBeUndefined())
})

it('me tab shows a guest what is open to guests, and returns after sign-in [R1.4]', async () => {
  await visit(path, screens, { isMember: false })
  expect(await screen.findByRole('link', { name: /Language/ })).toBeTruthy()
  expect(screen.queryByText('Account history')).toBeNull()
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
    `/pages/user/login?route=${encodeURIComponent(path)}`,
  )
})

const rowOf = (module: string, desc: string, change: object = {}) => ({
  id: 1,
  pagePath: path,
  module,
  desc,
  isVisible: 1,
  sort: 10,
  title: null,
  subtitle: null,
  image: null,
  link: null,
  ...change,
})
const configured = (...rows: object[]) =>
  answering('get', '/api/appConfig/list', { code: 200, msg: 'ok', rows, total: rows.length })
const switchedOff = (description: string) => {
  const row = { id: 1, switchName: 'Hide it', status: 1, description }
  return answering('get', '/api/switchSet/list', { code: 200, msg: 'ok', rows: [row], total: 1 })
}

it('me tab gives each of its links an icon of its own (U25)', async () => {
  await visit(path, screens)
  await screen.findByRole('link', { name: /Pledge/ })
  const drawn = Array.from(document.querySelectorAll('main li'), row => {
    const [link, icon] = [row.querySelector('a'), row.querySelector('svg path')]
    return [icon?.getAttribute('d') ?? '', link?.getAttribute('href') ?? ''] as const
  }).filter(([, to]) => to !== '')
  expect(drawn.length).toBeGreaterThan(20)
  const shared = [...Map.groupBy(drawn, ([icon]) => icon).values()]
    .filter(group => group.length > 1)
    .map(group => group.map(([, to]) => to))
  expect(shared).toEqual([])
})

it('me tab does not list a service that is switched off, whether or not the page is configured [R4.4]', async () => {
  for (const config of [configured(), configured(rowOf('earning', 'pledge'), rowOf('earning', 'loan'))]) {
    const { unmount } = await visit(path, screens, { handlers: [switchedOff('loan'), config] })
    expect(await screen.findByRole('link', { name: /Pledge/ })).toBeTruthy()
    expect(screen.queryByRole('link', { name: /Loans/ })).toBeNull()
    unmount()
    localStorage.clear()
  }
})

it('me tab shows the rows of its page config: hidden, reworded and added ones [R4.4]', async () => {
  const config = configured(
    rowOf('earning', 'pledge', { isVisible: 0 }),
    rowOf('earning', 'loan', { title: 'Borrow' }),
    rowOf('rewards', 'promo', { title: 'Autumn promotion', link: '/pages/activity/index' }),
    rowOf('rewards', 'nowhere', { title: 'Nowhere' }),
  )
  await visit(path, screens, { handlers: [config] })
  const loan = await screen.findByRole('link', { name: /Borrow/ })
  expect(loan.getAttribute('href')).toBe('/pages/loan/loan')
  const promo = screen.getByRole('link', { name: /Autumn promotion/ })
  expect(promo.getAttribute('href')).toBe('/pages/activity/index')
  expect(screen.queryByText('Pledge')).toBeNull()
  expect(screen.queryByText('Nowhere')).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Help' })).toBeNull()
})

it('me tab has the rows that the reference back end configures, in the order of the app [R2.5]', () => {
  const rows = appConfigOf(path, 'en').map(({ module, desc }) => [module, desc])
  expect(rows).toEqual(OWN_ROWS.map(({ module, desc }) => [module, desc]))
})
