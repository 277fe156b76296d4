import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { ComponentType } from 'react'
import { afterEach, expect, it } from 'vitest'
import type { AppConfigRow } from '#models'
import { routeAt } from '#src/app/routes.ts'
import { HOME_VARIANTS, ME_VARIANTS, PATHS } from '#src/lib/paths.ts'
import { defaultRuntimeConfig, useRuntimeConfig } from '#src/stores/settings/runtime-config.ts'
import { appConfigOf } from '#server/features/site/pages.ts'
import { block, callsTo, configOf, open, pageOf, product, useNetwork } from '../support/market.tsx'

const screens = import.meta.glob<{ default: ComponentType }>(
  '../../../../src/features/{home,me,site}/*-screen.tsx',
)

async function screenOf(route: string): Promise<ComponentType> {
  const load = screens[`../../../../src/${routeAt(route)?.screen}-screen.tsx`]
  if (!load) throw new Error(`${route} has no screen`)
  return (await load()).default
}

const answer = (path: string, body: object) => http.get(`*${path}`, () => HttpResponse.json(body))
const empty = { code: 200, msg: 'ok', rows: [], total: 0 }
const notices = {
  ...empty,
  rows: [{ id: 1, title: 'New hours', content: 'From Monday.', time: Date.now() }],
  total: 1,
}
const products = pageOf([product(1, { productName: 'Some coin' })])
const mockHandlers = [
  answer('/api/popUp/list', empty),
  answer('/api/switchSet/list', empty),
  answer('/api/notice/list', notices),
  answer('/api/spotHolding/list', empty),
  answer('/api/userBalance/list', empty),
  answer('/api/userProductOption/list', products),
  ...['stock', 'cryptocurrency', 'futures', 'forex'].map(type =>
    answer(`/api/${type}Product/list`, products),
  ),
]
const config = (rows: readonly AppConfigRow[]) => answer('/api/appConfig/list', configOf([...rows]))

useNetwork()
afterEach(() => useRuntimeConfig.setState(defaultRuntimeConfig))

const variants = [...HOME_VARIANTS, ...ME_VARIANTS.slice(1)]

it.each(variants)('%s shows the blocks of its route’s config [R2.5, R4.4]', async route => {
  const asked = callsTo('/api/appConfig/list')
  const Screen = await screenOf(route)
  await open(Screen, {
    handlers: [
      config([
        block(1, 'list', { desc: 'ledger', title: 'My entries', link: '/pages/record/accountRecord' }),
        block(2, 'list', { desc: 'elsewhere', title: 'Nowhere', link: 'javascript:alert(1)' }),
        block(3, 'news', { title: 'What is new' }),
        block(4, 'unheardOf'),
      ]),
      ...mockHandlers,
    ],
  })
  const entry = await screen.findByRole('link', { name: 'My entries' })
  expect(entry.getAttribute('href')).toBe('/pages/record/accountRecord')
  expect(screen.queryByText('Nowhere')).toBeNull()
  const news = await screen.findByRole('heading', { name: 'What is new' })
  expect(entry.compareDocumentPosition(news) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  expect(await screen.findByText('New hours')).toBeTruthy()
  expect(asked.map(query => query.get('pagePath'))).toEqual([route])
})

it.each(variants)('%s has its own layout in the sandbox, with known blocks only [R2.5]', route => {
  const rows = appConfigOf(route, 'en')
  expect(rows.length).toBeGreaterThan(0)
  const known = 'banner quickEntry ranking notice assets quoteList news watchlist list display'.split(' ')
  for (const { module } of rows) expect(known).toContain(module)
  const others = variants
    .filter(one => one !== route)
    .map(one => JSON.stringify(shape(appConfigOf(one, 'en'))))
  expect(others).not.toContain(JSON.stringify(shape(rows)))
})
const shape = (rows: readonly AppConfigRow[]) => rows.map(({ module, desc }) => [module, desc])

it('home variant has a back button unless the deployment uses it as a tab [R2.4, R2.6]', async () => {
  const Screen = await screenOf(PATHS.homeG)
  const { unmount } = await open(Screen, { handlers: [config([]), ...mockHandlers] })
  expect(screen.getByRole('button', { name: 'Back' })).toBeTruthy()
  unmount()
  useRuntimeConfig.setState({ home: PATHS.homeG })
  await open(Screen, { handlers: [config([]), ...mockHandlers] })
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Search markets' })).toBeTruthy()
})

it('home variant shows the account panel once, where the config puts it', async () => {
  const Screen = await screenOf(PATHS.homeG)
  await open(Screen, { isMember: true, handlers: [config([block(1, 'assets')]), ...mockHandlers] })
  expect(await screen.findByRole('region', { name: 'Total assets' })).toBeTruthy()
  expect(screen.queryByText("Today's profit and loss")).toBeNull()
})

it('home variant offers the configured lists, or all by default', async () => {
  const Screen = await screenOf(PATHS.homeH)
  const named = [
    block(1, 'quoteList', { desc: 'quoteForex' }),
    block(2, 'quoteList', { desc: 'quoteCrypto' }),
  ]
  const { unmount } = await open(Screen, { handlers: [config(named), ...mockHandlers] })
  await screen.findByRole('tab', { name: 'Crypto' })
  expect(screen.getAllByRole('tab').map(tab => tab.textContent)).toEqual(['Crypto', 'Forex'])
  unmount()
  localStorage.clear()
  await open(Screen, { handlers: [config([block(1, 'quoteList')]), ...mockHandlers] })
  await screen.findByRole('tab', { name: 'Futures' })
  expect(screen.getAllByRole('tab')).toHaveLength(4)
  expect(await screen.findByRole('button', { name: /^Some coin, / })).toBeTruthy()
})

it.each([
  [PATHS.newsBlock, 'New hours'],
  [PATHS.quotesBlock, 'Some coin'],
  [PATHS.assetsBlock, 'Sign in'],
])('%s is the block alone, without a bar, for embedding [R2.5]', async (route, words) => {
  await open(await screenOf(route), { handlers: mockHandlers })
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0)
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
})
