import type { QueryClient } from '@tanstack/react-query'
import { dataOf } from '../api/envelope.ts'
import {
  getGetLanguageMessagesQueryOptions,
  getGetSiteInfoQueryOptions,
  getListSwitchesQueryOptions,
  getListTipsQueryOptions,
} from '../api/generated/site/site.ts'
import { getListOrderFeeSettingsQueryOptions } from '../api/generated/spot/spot.ts'
import { getListPlatformCurrenciesQueryOptions } from '../api/generated/wallet/wallet.ts'
import { applyServerMessages, isAvailable } from '../i18n/runtime.ts'
import { PATHS, pathTo, routeOf } from '../lib/paths.ts'
import { useLocale } from '../stores/locale.ts'
import { recordNetworkError, type NetworkErrorCause } from '../stores/network-errors.ts'
import { useRuntimeConfig } from '../stores/runtime-config.ts'
import { currentRoute, navigation } from './navigation.ts'
import { FIRST_PAGE, TIPS_PAGE_SIZE } from '../lib/constants.ts'

/** A failure after this long takes nobody's screen away any more, ms (R2.11). */
const patience = 10_000

/**
 * What the app needs to know once (R4.6), when the settings of the deployment are known: everything at the same
 * time, copies of earlier visits first, and one that fails stops no other. Never rejects.
 */
export async function launch(client: QueryClient): Promise<void> {
  const started = Date.now()
  const startedAt = currentRoute()
  nameThePage(client)
  const essential = async (cause: NetworkErrorCause, loading: Promise<boolean>) => {
    const isThere = await loading
    // A reader who has moved on has a screen, and keeps it.
    const isWaiting = Date.now() - started <= patience && isSamePlace(startedAt, currentRoute())
    if (!isThere && isWaiting) showNetworkError(cause)
  }
  const quiet = { query: { meta: { quiet: true } } }

  await Promise.all(
    [
      () => essential('language', loadServerMessages(client)),
      () => essential('switches', isHad(client, getListSwitchesQueryOptions(quiet))),
      () => client.prefetchQuery(getGetSiteInfoQueryOptions(quiet)),
      () =>
        client.prefetchQuery(
          getListTipsQueryOptions({ pageNum: FIRST_PAGE, pageSize: TIPS_PAGE_SIZE }, quiet),
        ),
      () => client.prefetchQuery(getListOrderFeeSettingsQueryOptions(quiet)),
      () => client.prefetchQuery(getListPlatformCurrenciesQueryOptions(undefined, quiet)),
    ].map(inItsTurn),
  )
}

/** Leaves the page a moment before: six calls in one go would keep a slow phone from answering a finger. */
function inItsTurn(start: () => Promise<void>): Promise<void> {
  return new Promise<void>(resolve => setTimeout(resolve)).then(start)
}

/** Puts the server's wording of the language in use over the bundled one. False: neither it nor a copy is had. */
export async function loadServerMessages(client: QueryClient): Promise<boolean> {
  const { locale } = useLocale.getState()
  const options = getGetLanguageMessagesQueryOptions({ lang: locale }, { query: { meta: { quiet: true } } })
  const copy = client.getQueryData(options.queryKey)
  const apply = (answer: typeof copy) => {
    if (isAvailable(locale)) applyServerMessages(locale, dataOf(answer))
  }
  apply(copy)
  try {
    apply(await client.fetchQuery(options))
    return true
  } catch {
    return copy !== undefined
  }
}

/** Whether a query has an answer, fresh or from an earlier visit. */
async function isHad(
  client: QueryClient,
  options: ReturnType<typeof getListSwitchesQueryOptions>,
): Promise<boolean> {
  await client.prefetchQuery(options)
  return client.getQueryData(options.queryKey) !== undefined
}

/** The entry replaces itself by home, which is not moving on. */
function isSamePlace(before: string, now: string): boolean {
  return before === now || (routeOf(before) === PATHS.index && routeOf(now) === PATHS.home)
}

function showNetworkError(cause: NetworkErrorCause): void {
  const route = currentRoute()
  if (routeOf(route) === PATHS.networkError) return
  recordNetworkError(route, cause)
  navigation()?.redirect(pathTo(PATHS.networkError, { route }))
}

/** The page bears the name of the site, and nothing of the screen (R2.8). */
function nameThePage(client: QueryClient): void {
  const name = () => {
    const options = getGetSiteInfoQueryOptions()
    document.title =
      dataOf(client.getQueryData(options.queryKey))?.siteName ?? useRuntimeConfig.getState().siteName
  }
  name()
  client.getQueryCache().subscribe(event => {
    if (event.type === 'updated' && event.query.queryKey[0] === '/api/siteInfo/getSiteInfo') name()
  })
}
