import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { dataOf } from '#src/api/envelope.ts'
import { getListRecommendedProductsMockHandler } from '#src/api/generated/market/market.msw.ts'
import {
  getGetDayChangeMockHandler,
  getGetDayChangeResponseMock,
} from '#src/api/generated/wallet/wallet.msw.ts'
import {
  getGetSiteInfoMockHandler,
  getListAppConfigMockHandler,
  getListPopUpsMockHandler,
} from '#src/api/generated/site/site.msw.ts'
import {
  getCountUnreadMessagesMockHandler,
  getGetAssetPanelMockHandler,
} from '#src/api/generated/user/user.msw.ts'
import HomeEScreen from '#src/features/home/home-e-screen.tsx'
import { setDisplay } from '#src/stores/settings/display.ts'
import { useSelectedProduct } from '#src/stores/trading/selected-product.ts'
import { watchSights } from '../support/sights.ts'
import { block, callsTo, configOf, open, pageOf, product, useNetwork } from '../support/market.tsx'

/** Of an account with this value, and nothing else. */
const panelOf = (userBalanceConvert: string) => {
  const figures = { currencyId: 3, allMarginAmount: '0', profitAndLose: '0', profitAndLoseToday: '0' }
  return { code: 200, msg: 'ok', data: { ...figures, userBalanceConvert, time: Date.now() } } as const
}
const noPopUp = getListPopUpsMockHandler({ code: 200, msg: 'ok', rows: [], total: 0 })
const onlyRanking = getListAppConfigMockHandler(configOf([block(1, 'ranking')]))
const recommended = getListRecommendedProductsMockHandler(
  pageOf([
    product(1, { productName: 'Cheap riser', nowPrice: '1.00', changeRate: '9.00' }),
    product(2, { productName: 'Dear faller', nowPrice: '900.00', changeRate: '-2.00' }),
    product(3, { productName: 'Middle', nowPrice: '50.00', changeRate: '1.00' }),
  ]),
)
const rankedNames = () =>
  within(screen.getAllByRole('list')[0]!)
    .getAllByRole('button')
    .map(button => button.textContent)

useNetwork()
afterEach(() => setDisplay({ hideFigures: false }))

it('home ranks the fifty recommended products by change rate and by price, highest first [R4.2, R7.5, R9.8]', async () => {
  const calls = callsTo('/api/homeRecommendProducts/list')
  await open(HomeEScreen, { handlers: [noPopUp, onlyRanking, recommended] })
  await screen.findByText('Middle')
  expect(rankedNames()).toEqual(['Cheap riser', 'Middle', 'Dear faller'])
  fireEvent.click(screen.getByRole('tab', { name: 'By price' }))
  expect(rankedNames()).toEqual(['Dear faller', 'Middle', 'Cheap riser'])
  expect(calls.map(String)).toEqual(['pageNum=1&pageSize=50'])
})

it.each([
  ['change', 'P1'],
  ['price', 'P2'],
])(
  'home selects the first quote of the ranking by %s when nothing was selected [R4.2, R4.3]',
  async (desc, first) => {
    const config = getListAppConfigMockHandler(configOf([block(1, 'ranking', { desc })]))
    await open(HomeEScreen, { handlers: [noPopUp, config, recommended] })
    await waitFor(() => expect(useSelectedProduct.getState().selected?.productCode).toBe(first))
  },
)

it('home opens a ranked product in the trade tab [R2.10]', async () => {
  const { route } = await open(HomeEScreen, { handlers: [noPopUp, onlyRanking, recommended] })
  fireEvent.click(await screen.findByText('Middle'))
  expect(route()).toBe('/pages/quoteDetail/quoteDetail')
  expect(useSelectedProduct.getState().selected).toEqual({ productType: 1, productCode: 'P3' })
})

it('home arranges its blocks as configured and skips an unknown one [R4.4, R2.5]', async () => {
  const rows = [
    block(1, 'quickEntry', { title: 'Deposit', link: '/pages/user/recharge' }),
    block(2, 'fireworks', { title: 'Unknown' }),
    block(3, 'banner', { title: 'Announced', link: 'https://example.test/a' }),
  ]
  await open(HomeEScreen, { handlers: [noPopUp, getListAppConfigMockHandler(configOf(rows))] })
  const entry = await screen.findByRole('link', { name: 'Deposit' })
  const banner = await screen.findByRole('link', { name: /^Announced/ })
  expect(entry.getAttribute('href')).toBe('/pages/user/recharge')
  expect(banner.getAttribute('rel')).toBe('noopener noreferrer')
  expect(entry.compareDocumentPosition(banner) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  expect(screen.queryByText('Unknown')).toBeNull()
})

it('home ignores a configured link that is neither a route nor a secure URL', async () => {
  const rows = [block(1, 'quickEntry', { title: 'Odd', link: 'javascript:alert(1)' })]
  await open(HomeEScreen, { handlers: [noPopUp, getListAppConfigMockHandler(configOf(rows))] })
  await screen.findByText('Odd')
  expect(screen.queryByRole('link', { name: 'Odd' })).toBeNull()
})

it('home introduces accounts to a guest, requests no balance and returns after sign-in [R1.4]', async () => {
  const calls = callsTo('/api/userInfo/personCenterPanelData')
  await open(HomeEScreen, { handlers: [noPopUp, onlyRanking, recommended] })
  await screen.findByText('Middle')
  expect(screen.getByText('Look around first')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
    `/pages/user/login?route=${encodeURIComponent('/pages/tabs/home/home-e')}`,
  )
  expect(calls).toEqual([])
})

it.each([
  ['leads an account without anything to its first purchase (look V6)', '0', true],
  ['does not lead one that has something', '0.01', false],
])('home %s', async (_, userBalanceConvert, isLed) => {
  const panel = getGetAssetPanelMockHandler(panelOf(userBalanceConvert))
  await open(HomeEScreen, { isMember: true, handlers: [noPopUp, onlyRanking, panel] })
  expect(await screen.findByRole('link', { name: 'Add money' })).toBeTruthy()
  expect(screen.queryByRole('list', { name: 'Start in three steps' }) !== null).toBe(isLed)
})

it('home shows a member the account value, truncated, and hides it on demand [R9.2, R7.5]', async () => {
  const panel = getGetAssetPanelMockHandler(panelOf('10412.999'))
  const day = getGetDayChangeMockHandler({
    code: 200,
    msg: 'ok',
    data: { ...dataOf(getGetDayChangeResponseMock())!, change: '-3.209' },
  })
  const calls = callsTo('/api/userInfo/personCenterPanelData')
  await open(HomeEScreen, { isMember: true, handlers: [noPopUp, onlyRanking, panel, day] })
  expect(await screen.findByText(/10,412\.99/)).toBeTruthy()
  expect(await screen.findByText(/−3\.20/)).toBeTruthy()
  // As documented: without a query.
  expect(calls.map(String)).toEqual([''])
  fireEvent.click(screen.getByRole('button', { name: 'Hide balances' }))
  expect(screen.queryByText(/10,412/)).toBeNull()
  expect(screen.queryByText(/3\.20/)).toBeNull()
})

it('home offers a retry when the balance fails to load [R8.5]', async () => {
  let isWell = false
  const calls = callsTo('/api/userInfo/personCenterPanelData')
  const panel = getGetAssetPanelMockHandler(() => (isWell ? panelOf('7') : { code: 209, msg: 'not now' }))
  await open(HomeEScreen, { isMember: true, handlers: [noPopUp, onlyRanking, panel] })
  const alert = await screen.findByRole('alert')
  isWell = true
  fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('7.00')).toBeTruthy()
  expect(calls).toHaveLength(2)
})

it.each([
  [0, undefined],
  [3, '3'],
  [999, '999'],
  [1200, '999+'],
])('home shows %i unread messages as %s [R1.3, R9.13]', async (count, shown) => {
  await open(HomeEScreen, {
    isMember: true,
    handlers: [
      noPopUp,
      onlyRanking,
      getCountUnreadMessagesMockHandler({ code: 200, msg: 'ok', data: count }),
    ],
  })
  await screen.findByText(/10,412/)
  if (shown) {
    const bell = await screen.findByRole('link', { name: /Messages/ })
    expect(bell.textContent).toContain(`${shown} unread`)
  } else expect(screen.queryByRole('link', { name: /Messages/ })).toBeNull()
})

it('home shows what rose and fell the most once it is scrolled there, without a further call for products, and opens it (look V37)', async () => {
  const scrollThrough = watchSights()
  const calls = callsTo('/api/homeRecommendProducts/list')
  const moved = getListRecommendedProductsMockHandler(
    pageOf([
      product(1, { productName: 'Still', changeRate: '0.00' }),
      ...['0.40', '1.20', '3.10', '2.00'].map((changeRate, at) =>
        product(2 + at, { productName: `Riser ${changeRate}`, changeRate }),
      ),
      product(6, { productName: 'Faller', changeRate: '-0.01' }),
      product(7, { productName: 'Deep faller', changeRate: '-4.00' }),
    ]),
  )
  const { route } = await open(HomeEScreen, { handlers: [noPopUp, onlyRanking, moved] })
  await screen.findByText('Still')
  expect(screen.queryByText('Movers today')).toBeNull()
  act(scrollThrough)
  const movers = within(await screen.findByRole('list', { name: 'Movers today' })).getAllByRole('button')
  expect(movers.map(mover => mover.textContent)).toEqual([
    'Riser 3.10P4+3.10%',
    'Deep fallerP7−4.00%',
    'Riser 2.00P5+2.00%',
    'FallerP6−0.01%',
    'Riser 1.20P3+1.20%',
  ])
  fireEvent.click(movers[1]!)
  expect(route()).toBe('/pages/quoteDetail/quoteDetail')
  expect(useSelectedProduct.getState().selected).toEqual({ productType: 1, productCode: 'P7' })
  expect(calls).toHaveLength(1)
})

it('home shows six shortcuts in the order of the config, and the others on demand (look V6)', async () => {
  const rows = Array.from({ length: 8 }, (_, at) =>
    block(at + 1, 'quickEntry', { title: `Shortcut ${at + 1}`, link: '/pages/user/recharge', sort: at }),
  )
  await open(HomeEScreen, { handlers: [noPopUp, getListAppConfigMockHandler(configOf(rows))] })
  const more = (await screen.findByText('More')).closest('details')!
  const names = (place: HTMLElement) =>
    within(place)
      .getAllByRole('link', { hidden: true })
      .map(link => link.textContent)
  expect(more.open).toBe(false)
  expect(names(more)).toEqual(['Shortcut 7', 'Shortcut 8'])
  expect(names(screen.getByRole('navigation', { name: 'Shortcuts' }))).toEqual(rows.map(({ title }) => title))
})

it('home offers a retry when the recommended products fail to load, and has an empty state [R8.5]', async () => {
  let answer: Parameters<typeof getListRecommendedProductsMockHandler>[0] = { code: 209, msg: 'not now' }
  await open(HomeEScreen, {
    handlers: [noPopUp, onlyRanking, getListRecommendedProductsMockHandler(() => answer as never)],
  })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  answer = pageOf([])
  fireEvent.click(retry)
  expect(await screen.findByText('No quotes to show right now')).toBeTruthy()
})

it.each([
  ['0', false, false],
  ['1', true, false],
  ['2', true, true],
])(
  'home names the site by logo and name as app_logo_type %s says [R9.1]',
  async (app_logo_type, hasLogo, isHidden) => {
    const site = getGetSiteInfoMockHandler({
      code: 200,
      msg: 'ok',
      data: {
        siteName: 'Harbour',
        logo: '/logo.svg',
        sandbox: true,
        serviceEmail: null,
        otherValue: { app_logo_type },
      },
    })
    await open(HomeEScreen, { handlers: [site, noPopUp, onlyRanking] })
    const name = await screen.findByText('Harbour')
    await waitFor(() => expect(name.parentElement?.querySelector('img') !== null).toBe(hasLogo))
    expect(name.className.includes('visually-hidden')).toBe(isHidden)
  },
)
