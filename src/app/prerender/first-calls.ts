/**
 * The calls of the tabs with prices that their first screens show, with the parameters of the screens' own. Imports little, as
 * early-calls.ts runs it inside the page.
 */
import { requestFirst } from '#src/api/first-answers.ts'
import type { AppConfigRow, FeatureSwitch, Product, ProductDetail, ProductType, SiteInfo } from '#models'
import { useMarketView } from '#src/features/market/market-view.ts'
import { FIRST_PAGE, MARKET_PAGE_SIZE, RECOMMENDED_PAGE_SIZE } from '#src/lib/constants.ts'
import { PATHS } from '#src/lib/paths.ts'
import { useRuntimeConfig } from '#src/stores/settings/runtime-config.ts'
import { fallbackProduct, useSelectedProduct, type ProductKey } from '#src/stores/trading/selected-product.ts'
import { firstPaths, marketPaths } from './first-paths.ts'

export const homePage = { pagePath: PATHS.home }
export const recommended = { pageNum: FIRST_PAGE, pageSize: RECOMMENDED_PAGE_SIZE }

export const marketPage = { pageNum: FIRST_PAGE, pageSize: MARKET_PAGE_SIZE }

/** The list of the market's tab; the watchlist is not shown first. */
export function marketList(): (typeof marketPaths)[ProductType] | undefined {
  const { tab } = useMarketView.getState()
  return tab === 'watchlist' ? undefined : marketPaths[tab]
}

/** The product of the trade tab (R4.3). */
export function tradedProduct(): ProductKey {
  const { productType, productCode } = useSelectedProduct.getState().selected ?? fallbackProduct
  return { productType, productCode }
}

export type SwitchAnswer = { rows: FeatureSwitch[] }
export type ConfigAnswer = { rows: AppConfigRow[] }
export type ListAnswer = { rows: Product[] }
export type SiteAnswer = { data: SiteInfo }
export type DetailAnswer = { data: ProductDetail }

/** The tab with prices at a path; undefined for any other screen. The runtime config is known. */
export function pricedTabAt(path: string): 'home' | 'market' | 'trade' | undefined {
  const { home } = useRuntimeConfig.getState()
  const isIndex = path === '/' || path === PATHS.index
  if (home === PATHS.home && (isIndex || path === home)) return 'home'
  if (path === PATHS.market) return 'market'
  return path === PATHS.trade ? 'trade' : undefined
}

/** Asks for what home shows. The page's config is asked for after the switches (R4.4). */
export function requestHome() {
  const switches = requestFirst<SwitchAnswer>(firstPaths.switches, {})
  return Promise.all([
    switches,
    switches.then(found => found && requestFirst<ConfigAnswer>(firstPaths.config, homePage)),
    requestFirst<ListAnswer>(firstPaths.recommended, recommended),
    requestFirst<SiteAnswer>(firstPaths.site, {}),
  ])
}

/** Asks for the list of the market. */
export async function requestMarket(): Promise<ListAnswer | undefined> {
  const list = marketList()
  return list && requestFirst<ListAnswer>(list, marketPage)
}

/** Asks for the product of the trade tab. */
export const requestTrade = (): Promise<DetailAnswer | undefined> =>
  requestFirst<DetailAnswer>(firstPaths.detail, { ...tradedProduct() })

/** Asks for what the tab at a path shows first. */
export function requestFirstScreen(path: string): void {
  const tab = pricedTabAt(path)
  if (tab) void { home: requestHome, market: requestMarket, trade: requestTrade }[tab]()
}
