import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { requestFirst } from '#src/api/first-answers.ts'
import {
  getGetProductQueryKey,
  getListCryptoProductsInfiniteQueryKey,
  getListForexProductsInfiniteQueryKey,
  getListFuturesProductsInfiniteQueryKey,
  getListRecommendedProductsQueryKey,
  getListStockProductsInfiniteQueryKey,
} from '#src/api/generated/market/market.ts'
import type { OperationPath } from '#src/api/generated/operations.ts'
import { getListAppConfigQueryKey, getListSwitchesQueryKey } from '#src/api/generated/site/site.ts'
import type { Fields } from '#src/api/wire.ts'
import { FIRST_PAGE } from '#src/lib/constants.ts'
import { PATHS } from '#src/lib/paths.ts'
import { homePage, marketList, marketPage, recommended, tradedProduct } from '../prerender/first-calls.ts'
import { firstPaths } from '../prerender/first-paths.ts'

const listKeys = {
  '/api/stockProduct/list': getListStockProductsInfiniteQueryKey,
  '/api/cryptocurrencyProduct/list': getListCryptoProductsInfiniteQueryKey,
  '/api/futuresProduct/list': getListFuturesProductsInfiniteQueryKey,
  '/api/forexProduct/list': getListForexProductsInfiniteQueryKey,
} as const

/** An answer that can be read; what to say of any other is up to the call that takes it over. */
async function readFirst(operation: OperationPath, params: Fields): Promise<unknown> {
  const answer = await requestFirst(operation, params)
  try {
    if (!answer) return undefined
    const { readAnswer } = await import('#src/api/read-answer.ts')
    return await readAnswer(operation, answer)
  } catch {
    return undefined
  }
}

/** Puts the answers that the first screen on show is filled with into the cache, so that the app renders the same. */
export async function cacheFirstAnswers(client: QueryClient, path: string): Promise<void> {
  const keep = async (operation: OperationPath, params: Fields, queryKey: QueryKey) => {
    const answer = await readFirst(operation, params)
    if (answer) client.setQueryData(queryKey, answer)
  }
  if (path === PATHS.trade) {
    const product = tradedProduct()
    await keep(firstPaths.detail, { ...product }, getGetProductQueryKey(product))
  } else if (path === PATHS.market) {
    const list = marketList()
    const answer = list && (await readFirst(list, marketPage))
    const pages = { pages: [answer], pageParams: [FIRST_PAGE] }
    if (answer) client.setQueryData(listKeys[list](marketPage), pages)
  } else if (path === PATHS.home) {
    await Promise.all([
      keep(firstPaths.recommended, recommended, getListRecommendedProductsQueryKey(recommended)),
      keep(firstPaths.switches, {}, getListSwitchesQueryKey()),
      keep(firstPaths.config, homePage, getListAppConfigQueryKey(homePage)),
    ])
  }
}
