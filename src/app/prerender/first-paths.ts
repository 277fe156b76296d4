import type { OperationPath } from '#src/api/generated/operations.ts'

/** The lists of the market, by product type. */
export const marketPaths = {
  1: '/api/stockProduct/list',
  2: '/api/cryptocurrencyProduct/list',
  3: '/api/futuresProduct/list',
  4: '/api/forexProduct/list',
} as const satisfies Record<number, OperationPath>

/** What the first screen of each tab with prices asks for, besides the market's lists. */
export const firstPaths = {
  switches: '/api/switchSet/list',
  config: '/api/appConfig/list',
  recommended: '/api/homeRecommendProducts/list',
  site: '/api/siteInfo/getSiteInfo',
  detail: '/api/product/detail',
} as const satisfies Record<string, OperationPath>

/** What home, the market and every launch ask for after that. */
export const launchPaths = [
  '/api/textLang/list',
  '/api/langMgr/list',
  '/api/product/sparklines',
  '/api/popUp/list',
  '/api/notice/list',
  '/api/orderFeeSetting/list',
  '/api/platformCurrency/list',
] as const satisfies readonly OperationPath[]
