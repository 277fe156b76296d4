import type { QueryClient } from '@tanstack/react-query'
import { dataOf } from '#src/api/envelope.ts'
import {
  getGetLanguageMessagesQueryOptions,
  getGetSiteInfoQueryKey,
  getGetSiteInfoQueryOptions,
  getListSwitchesQueryOptions,
  getListTipsQueryOptions,
} from '#src/api/generated/site/site.ts'
import { applyServerMessages } from '#src/i18n/runtime.ts'
import { PATHS, pathTo, routeOf } from '#src/lib/paths.ts'
import { useLocale } from '#src/stores/settings/locale.ts'
import { recordNetworkError, type NetworkErrorCause } from '#src/stores/network-errors.ts'
import { useRuntimeConfig } from '#src/stores/settings/runtime-config.ts'
import { setSiteTitle } from '#src/ui/document-title.ts'
import { currentRoute, navigation } from '../navigation/navigation.ts'
import { FIRST_PAGE, TIPS_PAGE_SIZE } from '#src/lib/constants.ts'

/**
 * Loads what the app needs once (R4.6), after the runtime config: in parallel, cached copies first. One failure does
 * not stop the others. Never rejects. What the first view does not show follows it: launch-later.ts.
 */
export async function launch(client: QueryClient): Promise<void> {
  syncDocumentTitle(client)
  const essential = async (cause: NetworkErrorCause, loading: Promise<boolean>) => {
    if (!(await loading)) showNetworkError(cause)
  }
  const quiet = { query: { meta: { quiet: true } } }

  await Promise.all(
    [
      () => essential('language', loadServerMessages(client)),
      () => essential('switches', hasData(client, getListSwitchesQueryOptions(quiet))),
      () => client.prefetchQuery(getGetSiteInfoQueryOptions(quiet)),
      () =>
        client.prefetchQuery(
          getListTipsQueryOptions({ pageNum: FIRST_PAGE, pageSize: TIPS_PAGE_SIZE }, quiet),
        ),
    ].map(inNextTask),
  )
}

/** Starts each call in a task of its own: several in one task would block input on a slow phone. */
function inNextTask(start: () => Promise<void>): Promise<void> {
  return new Promise<void>(resolve => setTimeout(resolve)).then(start)
}

/**
 * Applies the server's overrides to the messages of the current language. False: neither they nor a cached copy are
 * there.
 */
export async function loadServerMessages(client: QueryClient): Promise<boolean> {
  const { locale } = useLocale.getState()
  const options = getGetLanguageMessagesQueryOptions({ lang: locale }, { query: { meta: { quiet: true } } })
  const cached = client.getQueryData(options.queryKey)
  const apply = (answer: typeof cached) => {
    applyServerMessages(locale, dataOf(answer))
  }
  apply(cached)
  try {
    apply(await client.fetchQuery(options))
    return true
  } catch {
    return cached !== undefined
  }
}

/** Prefetches a query. True: there is data, fresh or cached. */
async function hasData(
  client: QueryClient,
  options: ReturnType<typeof getListSwitchesQueryOptions>,
): Promise<boolean> {
  await client.prefetchQuery(options)
  return client.getQueryData(options.queryKey) !== undefined
}

/** Shows the network-error screen in place of the current one, which it returns to (R2.11). */
export function showNetworkError(cause: NetworkErrorCause): void {
  const route = currentRoute()
  const isLineAfterFailure = routeOf(route) === PATHS.line && route.includes('?')
  if (routeOf(route) === PATHS.networkError || isLineAfterFailure) return
  recordNetworkError(route, cause)
  const screen = pathTo(PATHS.networkError, { route })
  const shown = navigation()
  if (shown) shown.redirect(screen)
  // Before the first screen: the router starts there.
  else location.replace(`#${screen}`)
}

/** The document title ends with the name of the site (R2.8). */
function syncDocumentTitle(client: QueryClient): void {
  const updateTitle = () => {
    const options = getGetSiteInfoQueryOptions()
    setSiteTitle(
      dataOf(client.getQueryData(options.queryKey))?.siteName ?? useRuntimeConfig.getState().siteName,
    )
  }
  updateTitle()
  client.getQueryCache().subscribe(event => {
    if (event.type === 'updated' && event.query.queryKey[0] === getGetSiteInfoQueryKey()[0]) updateTitle()
  })
}
