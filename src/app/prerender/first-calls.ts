/** The calls of the tabs with prices that their first screens show, with the parameters of the screens' own. */
import type { OperationPath } from '#src/api/generated/operations.ts'
import type { ProductType } from '#src/api/generated/models/index.ts'
import { useMarketView } from '#src/features/market/market-view.ts'
import { FIRST_PAGE, MARKET_PAGE_SIZE, RECOMMENDED_PAGE_SIZE } from '#src/lib/constants.ts'
import { PATHS } from '#src/lib/paths.ts'
import { fallbackProduct, useSelectedProduct, type ProductKey } from '#src/stores/selected-product.ts'

export const homePage = { pagePath: PATHS.home }
export const homeList = '/api/homeRecommendProducts/list'
export const recommended = { pageNum: FIRST_PAGE, pageSize: RECOMMENDED_PAGE_SIZE }

export const marketPage = { pageNum: FIRST_PAGE, pageSize: MARKET_PAGE_SIZE }
const listPaths = {
  1: '/api/stockProduct/list',
  2: '/api/cryptocurrencyProduct/list',
  3: '/api/futuresProduct/list',
  4: '/api/forexProduct/list',
} as const satisfies Record<ProductType, OperationPath>

/** The list of the market's tab; the watchlist is not shown first. */
export function marketList(): (typeof listPaths)[ProductType] | undefined {
  const { tab } = useMarketView.getState()
  return tab === 'watchlist' ? undefined : listPaths[tab]
}

export const tradeList = '/api/product/detail'

/** The product of the trade tab (R4.3). */
export function tradedProduct(): ProductKey {
  const { productType, productCode } = useSelectedProduct.getState().selected ?? fallbackProduct
  return { productType, productCode }
}
