import { cleanup, render } from '@testing-library/react'
import type { RequestHandler } from 'msw'
import { setupServer } from 'msw/node'
import type { ComponentType } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { configureClient } from '#src/api/client.ts'
import { persistQueries } from '#src/api/persisted-queries.ts'
import { createTestQueryClient } from './query-client.ts'
import type { AppConfigRow, Product, ProductPage } from '#models'
import { getListStockProductsResponseMock, getMarketMock } from '#src/api/generated/market/market.msw.ts'
import { getHelpMock } from '#src/api/generated/help/help.msw.ts'
import { getSiteMock } from '#src/api/generated/site/site.msw.ts'
import { getListHoldingsMockHandler } from '#src/api/generated/spot/spot.msw.ts'
import { getUserMock } from '#src/api/generated/user/user.msw.ts'
import { Providers } from '#src/app/start/providers.tsx'
import { switchLocale, translateServerMessage } from '#src/i18n/runtime.ts'
import type { Locale } from '#src/lib/locales.ts'
import { clearQuotes } from '#src/stores/quotes/quotes.ts'
import { useSelectedProduct } from '#src/stores/trading/selected-product.ts'
import { signIn, signOut } from '#src/stores/session/session.ts'
import { Announcer } from '#src/ui/feedback/announcer.tsx'
import { toast, ToastHost } from '#src/ui/feedback/toast.tsx'

/** The mock server of a test: its own handlers over the specification's examples. */
export const server = setupServer()

let stopPersisting = () => {}

/** Starts and stops the mock server and resets state between tests. */
export function useNetwork(): void {
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
  afterEach(() => {
    cleanup()
    stopPersisting()
    server.resetHandlers()
    signOut()
    clearQuotes()
    useSelectedProduct.setState({ selected: undefined })
    localStorage.clear()
  })
  afterAll(() => server.close())
}

export interface Opening {
  locale?: Locale
  isMember?: boolean
  handlers?: RequestHandler[]
}

/** Opens a screen as the shell does; `route()` returns the current route. */
export async function open(
  Screen: ComponentType,
  { locale = 'en', isMember = false, handlers = [] }: Opening = {},
) {
  // The stream, the only user of fetch, stays silent; tests set the quotes.
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  server.use(
    ...handlers,
    ...getHelpMock(),
    ...getMarketMock(),
    ...getSiteMock(),
    ...getUserMock(),
    getListHoldingsMockHandler(),
  )
  if (isMember) signIn({ token: 'token', userId: '9' })
  configureClient({ translate: translateServerMessage, toast, onSignedOut: () => {} })
  await switchLocale(locale)
  const client = createTestQueryClient()
  stopPersisting = persistQueries(client)
  const view = render(
    <Providers client={client}>
      <MemoryRouter initialEntries={['/start']}>
        <Screen />
        <ToastHost />
        <Announcer />
        <Where />
      </MemoryRouter>
    </Providers>,
  )
  return { ...view, client, route: () => view.getByTestId('route').textContent }
}

function Where() {
  const { pathname, search } = useLocation()
  return <span data-testid="route">{pathname + search}</span>
}

/** The query of each call to a path, in order. */
export function callsTo(path: string): URLSearchParams[] {
  const calls: URLSearchParams[] = []
  server.events.on('request:start', ({ request }) => {
    const { pathname, searchParams } = new URL(request.url)
    if (pathname === path) calls.push(searchParams)
  })
  return calls
}

/** The specification's Apple with changes. */
export function product(
  productId: number,
  change: Partial<Omit<Product, 'tickerInfo'>> & { nowPrice?: string; changeRate?: string } = {},
): Product {
  const page = getListStockProductsResponseMock()
  const [example] = 'rows' in page ? page.rows : []
  if (!example) throw new Error('the specification has no example of a product')
  const { nowPrice = '10.00', changeRate = '0.00', ...fields } = change
  const code = `P${productId}`
  return {
    ...example,
    id: productId,
    productId,
    productCode: code,
    productName: `Product ${productId}`,
    productNameLang: {},
    ...fields,
    tickerInfo: { ...example.tickerInfo, ticker: code, nowPrice, changeRate, time: Date.now() },
  }
}

export function pageOf(rows: Product[], total = rows.length): ProductPage {
  return { code: 200, msg: 'ok', rows, total }
}

/** A row of a page's configuration. */
export function block(id: number, module: string, change: Partial<AppConfigRow> = {}): AppConfigRow {
  const pagePath = '/pages/tabs/home/home-e'
  const texts = { title: `Title ${id}`, subtitle: null, image: null, link: null }
  return { id, pagePath, module, desc: `${module}${id}`, isVisible: 1, sort: id, ...texts, ...change }
}

export function configOf(rows: AppConfigRow[]) {
  return { code: 200 as const, msg: 'ok', rows, total: rows.length }
}
