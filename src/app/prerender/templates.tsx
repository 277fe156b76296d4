/**
 * What the build renders of each tab that shows prices, with the components of the app, for one sample product and with
 * markers instead of messages: see scripts/vite/prerender.ts. It is no part of the app; fill.ts fills it.
 */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { HashRouter } from 'react-router-dom'
import {
  getListRecommendedProductsQueryKey,
  getListStockProductsInfiniteQueryKey,
} from '#src/api/generated/market/market.ts'
import type { Product, ProductDetail } from '#models'
import {
  getListAppConfigQueryKey,
  getGetSiteInfoQueryKey,
  getListPopUpsQueryKey,
  getListSwitchesQueryKey,
} from '#src/api/generated/site/site.ts'
import { HomePage } from '#src/features/home/home-page.tsx'
import MarketScreen from '#src/features/market/market-screen.tsx'
import { applyServerMessages, loadLocale, startLocale } from '#src/i18n/runtime.ts'
import { FIRST_PAGE, MARKET_PAGE_SIZE, RECOMMENDED_PAGE_SIZE } from '#src/lib/constants.ts'
import { PATHS } from '#src/lib/paths.ts'
import { useSession } from '#src/stores/session/session.ts'
import { SandboxStrip } from '#src/ui/feedback/states.tsx'
import { Screen } from '#src/ui/screen.tsx'
import { TabBar } from '#src/ui/tab-bar.tsx'
import { tabs } from '../routes.ts'
import shell from '../shell/shell.module.css'
import { PriceHeader } from '../trade/price-header.tsx'
import { ProductBar } from '../trade/product-bar.tsx'
import trade from '../trade/trade.module.css'
import { TradeSkeleton } from '../trade/trade-skeleton.tsx'
import { SITE_NAME, wordMarker, type TemplateName } from './markers.ts'

const block = { open: '1', close: '1', max: '1', min: '1', volume: '1', averagePrice: '1', tradeAmount: '1' }
const product: Product = {
  id: 1,
  productId: 1,
  productName: '-',
  productNameLang: {},
  productCode: '-',
  productDesc: '',
  productImg: '',
  productType: 1,
  isVisible: 1,
  sort: 1,
  PositionType: '2',
  isLock: 0,
  isShow: 1,
  isSelfSell: 0,
  isOption: 0,
  standard: '1',
  tickerInfo: {
    ticker: '-',
    nowPrice: '1',
    changePrice: '1',
    changeRate: '1',
    time: 1,
    day: block,
    minute: block,
    prevDay: block,
  },
} as unknown as Product
const detail = {
  product,
  rules: { priceScale: 0 },
  trading: { status: 'open', session: 'regular', reason: null, nextOpenAt: null },
} as unknown as ProductDetail

const list = { code: 200, msg: null, rows: [product], total: 1 }

function sampleClient(): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } })
  const empty = { ...list, rows: [], total: 0 }
  client.setQueryData(getListPopUpsQueryKey(), empty)
  client.setQueryData(getGetSiteInfoQueryKey(), {
    code: 200,
    msg: null,
    data: { siteName: SITE_NAME, sandbox: true },
  })
  client.setQueryData(getListSwitchesQueryKey(), empty)
  const row = { module: 'ranking', desc: '', title: '', isVisible: 1, sort: 1 }
  client.setQueryData(getListAppConfigQueryKey({ pagePath: PATHS.home }), { ...list, rows: [row] })
  const first = { pageNum: FIRST_PAGE, pageSize: RECOMMENDED_PAGE_SIZE }
  client.setQueryData(getListRecommendedProductsQueryKey(first), list)
  const page = { pageNum: FIRST_PAGE, pageSize: MARKET_PAGE_SIZE }
  client.setQueryData(getListStockProductsInfiniteQueryKey(page), { pages: [list], pageParams: [1] })
  return client
}

/** The trade tab before its chart, ticket and orders are there. */
function Trade() {
  const { tickerInfo: ticker } = product
  return (
    <Screen
      title=""
      width="wide"
      isDesk
      hasHeading
      bar={<ProductBar product={product} code={product.productCode} />}
    >
      <div className={trade.desk}>
        <div className={trade.list} />
        <TradeSkeleton
          hasBook
          price={<PriceHeader detail={detail} live={{ quote: undefined, ticker, isStale: false }} />}
        />
      </div>
    </Screen>
  )
}

const screens: Readonly<Record<TemplateName, { path: string; screen: ReactElement; isMember?: boolean }>> = {
  home: { path: PATHS.home, screen: <HomePage route={PATHS.home} /> },
  'home-of-member': { path: PATHS.home, screen: <HomePage route={PATHS.home} />, isMember: true },
  market: { path: PATHS.market, screen: <MarketScreen /> },
  trade: { path: PATHS.trade, screen: <Trade /> },
}

/** All messages of English, each replaced by its marker. */
async function markMessages(): Promise<void> {
  await startLocale('en')
  await loadLocale('en')
  const domains = import.meta.glob<{ default: object }>('#src/i18n/en/*.ts', { eager: true })
  const marked = Object.entries(domains).map(([file, { default: messages }]) => {
    const domain = file.slice(file.lastIndexOf('/') + 1, -3).replace(/-./g, dash => dash[1]!.toUpperCase())
    return [domain, markersOf(domain, messages)]
  })
  applyServerMessages('en', Object.fromEntries(marked))
}

/** A message with arguments keeps them, or it would not be taken for the same. */
function markersOf(path: string, messages: object): object {
  return Object.fromEntries(
    Object.entries(messages).map(([key, text]: [string, unknown]) => {
      if (typeof text !== 'string') return [key, markersOf(`${path}.${key}`, text as object)]
      const placeholders = text.match(/\{\{?[^{}]*\}?\}/g)?.join('') ?? ''
      return [key, wordMarker(`${path}.${key}`) + placeholders]
    }),
  )
}

/** Renders every template. @param render renders an element into the page and gives its markup */
export async function renderTemplates(
  render: (element: ReactElement) => string,
): Promise<Record<string, string>> {
  await markMessages()
  const items = tabs.map(({ name, path, icon }) => ({ to: path, icon, label: wordMarker(`nav.${name}`) }))
  const markup = Object.entries(screens).map(([name, { path, screen, isMember }]) => {
    location.hash = `#${path}`
    useSession.setState(isMember ? { token: 'sample', userId: '1' } : { token: undefined, userId: undefined })
    const element = (
      <QueryClientProvider client={sampleClient()}>
        <HashRouter>
          <div className={shell.shell}>
            <TabBar items={items} current={path} brand={SITE_NAME} isShownOnPhone />
            <div className={shell.stage} data-tabs>
              <SandboxStrip />
              {screen}
            </div>
          </div>
        </HashRouter>
      </QueryClientProvider>
    )
    return [name, render(element)]
  })
  return Object.fromEntries(markup)
}
