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
  await user.click(await screen.findByRole('button', { name: 'Copy referral code' }))
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

/** Answers the media queries with this in them. */
function answerMedia(part: string, matches: boolean): void {
  const match = window.matchMedia.bind(window)
  vi.spyOn(window, 'matchMedia').mockImplementation(query =>
    query.includes(part) ? Object.defineProperty(match(query), 'matches', { value: matches }) : match(query),
  )
}

const groupPage = (group: string) => `${path}?group=${group}`

it('me tab is a hub: the profile, five groups with one for security, the appearance, rewards and sign-out [R2.5]', async () => {
  await visit(path, screens)
  const groups = within(await screen.findByRole('list', { name: 'Me' }))
  expect(groups.getAllByRole('link').map(row => [row.textContent, row.getAttribute('href')])).toEqual([
    ['MoneyAccount history · Deposit · Withdraw', groupPage('money')],
    ['TradingOrders · Contract positions · Coin-to-coin orders', groupPage('trading')],
    ['SecurityPasskeys · Two-step verification · App lock', '/pages/user/change'],
    ['Language and displayLanguage · Line · Display', groupPage('display')],
    ['Help and aboutMessages · Notices · Questions and answers', groupPage('help')],
  ])
  const profile = within(await screen.findByRole('region', { name: 'Profile' }))
  expect((await profile.findByRole('link')).getAttribute('href')).toBe('/pages/user/userInfo')
  expect(screen.getByLabelText('Dark')).toBeTruthy()
  const rewards = screen.getByRole('link', { name: /^Rewards and activities/ })
  expect(rewards.getAttribute('href')).toBe(groupPage('rewards'))
  expect(screen.getByRole('button', { name: 'Sign out' })).toBeTruthy()
})

it('me tab opens a group as a page of its own, and every row of the app is in one of them [R2.5]', async () => {
  const { user, unmount } = await visit(path, screens)
  await user.click(await screen.findByRole('link', { name: /^Trading/ }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Trading' })).toBeTruthy()
  expect(screen.queryByRole('list', { name: 'Me' })).toBeNull()
  expect(screen.getByRole('link', { name: /Pledge/ })).toBeTruthy()
  unmount()
  const shown: string[] = []
  for (const group of ['money', 'trading', 'display', 'help', 'rewards']) {
    const page = await visit(groupPage(group), screens)
    await screen.findByRole('button', { name: 'Back' })
    shown.push(...screen.getAllByRole('link').map(link => link.getAttribute('href') ?? ''))
    page.unmount()
  }
  // All but the display settings, which lead nowhere, and security, which the hub leads to.
  expect(shown).toHaveLength(OWN_ROWS.length - 2)
})

it('me tab shows a group beside the hub on a desk', async () => {
  answerMedia('1280px', true)
  await visit(groupPage('help'), screens)
  expect(await screen.findByRole('list', { name: 'Me' })).toBeTruthy()
  expect(screen.getByRole('link', { name: /^Questions/ })).toBeTruthy()
})

it.each([
  [true, 'Keyboard shortcuts'],
  [false, undefined],
])('display settings offer keyboard shortcuts where there is a mouse: %s', async (hasMouse, name) => {
  answerMedia('any-pointer', hasMouse)
  await visit(groupPage('display'), screens)
  await screen.findByRole('switch', { name: 'Show full card numbers' })
  expect(screen.queryByRole('switch', { name: 'Keyboard shortcuts' })?.getAttribute('aria-label')).toBe(name)
})

it('me tab shows the effect of each switch before and after [R9.2, R9.3, R9.4]', async () => {
  const { user } = await visit(groupPage('display'), screens, { isMember: false })
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
  await user.click(screen.getByRole('link', { name: /^Language and display/ }))
  await user.click(await screen.findByLabelText('Red up'))
  expect(useDisplay.getState()).toMatchObject({ colorScheme: 'dark', colourConvention: 'red-up' })
})

it('sign-out asks for confirmation, then removes token, account and drafts [R4.1]', async () => {
  const { user, client } = await visit(path, screens)
  await screen.findByText('de***@fairline.test')
  saveDraft('deposit', { amount: '5' })
  const scroll = vi.spyOn(window, 'scrollTo')
  await user.click(screen.getByRole('button', { name: 'Sign out' }))
  expect(useSession.getState().token).toBeDefined()
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Sign out' }))
  await waitFor(() => expect(useSession.getState().token).toBeUndefined())
  expect(readDraft('deposit', demoId)).toBeUndefined()
  expect(client.getQueryData(['/api/userInfo/getUserInfo'])).toBeUndefined()
  expect(await screen.findByText('Not signed in')).toBeTruthy()
  expect(scroll).toHaveBeenCalledWith({ top: 0 })
  expect(await screen.findByText('You have signed out')).toBeTruthy()
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
  const drawn: (readonly [icon: string, to: string])[] = []
  for (const group of ['money', 'trading', 'display', 'help', 'rewards']) {
    const { unmount } = await visit(groupPage(group), screens)
    await screen.findByRole('button', { name: 'Back' })
    for (const link of screen.getAllByRole('link')) {
      const icon = link.querySelector('svg path')?.getAttribute('d') ?? ''
      drawn.push([icon, link.getAttribute('href') ?? ''])
    }
    unmount()
  }
  expect(drawn.length).toBeGreaterThan(20)
  const shared = [...Map.groupBy(drawn, ([icon]) => icon).values()]
    .filter(group => group.length > 1)
    .map(group => group.map(([, to]) => to))
  expect(shared).toEqual([])
})

it('me tab does not list a service that is switched off, whether or not the page is configured [R4.4]', async () => {
  for (const config of [configured(), configured(rowOf('earning', 'pledge'), rowOf('earning', 'loan'))]) {
    const { unmount } = await visit(groupPage('trading'), screens, {
      handlers: [switchedOff('loan'), config],
    })
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
  const { unmount } = await visit(groupPage('trading'), screens, { handlers: [config] })
  const loan = await screen.findByRole('link', { name: /Borrow/ })
  expect(loan.getAttribute('href')).toBe('/pages/loan/loan')
  expect(screen.queryByText('Pledge')).toBeNull()
  unmount()
  const { user } = await visit(path, screens, { handlers: [config] })
  expect(screen.queryByRole('link', { name: /^Help/ })).toBeNull()
  await user.click(await screen.findByRole('link', { name: 'Rewards and activities Autumn promotion' }))
  const promo = await screen.findByRole('link', { name: /Autumn promotion/ })
  expect(promo.getAttribute('href')).toBe('/pages/activity/index')
  expect(screen.queryByText('Nowhere')).toBeNull()
})

it('me tab has the rows that the reference back end configures, in the order of the app [R2.5]', () => {
  const rows = appConfigOf(path, 'en').map(({ module, desc }) => [module, desc])
  expect(rows).toEqual(OWN_ROWS.map(({ module, desc }) => [module, desc]))
})
