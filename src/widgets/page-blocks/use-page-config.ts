import { useEffect, useLayoutEffect, useMemo } from 'react'
import { rowsOf } from '#src/api/envelope.ts'
import type { AppConfigRow } from '#models'
import { useListAppConfig, useListSwitches } from '#src/api/generated/site/site.ts'
import { pageBlocks, type PageBlock } from '#src/lib/site/page-config.ts'
import { setFeatureSwitches, useFeatureSwitches } from '#src/stores/settings/feature-switches.ts'
import { switchMap } from '#src/lib/site/switches.ts'
import { markLineFailed, untriedLine } from '#src/stores/settings/line.ts'
import { clearNetworkError, recordNetworkError, type NetworkErrorCause } from '#src/stores/network-errors.ts'
import { useNavigation } from '#src/ui/navigation.ts'

/** The blocks of a page: modules with their rows, in the order of their first row. */
export type PageConfig = readonly PageBlock<AppConfigRow>[]

const networkErrorPath = '/pages/networdError/networdError'
const quiet = { meta: { quiet: true } }
const linePath = '/pages/language/line'

const noRows: readonly AppConfigRow[] = []
const noSwitches = switchMap([])
const isAnyConfig = () => true

/**
 * The blocks of a page by the configuration of its route (R4.4): the persisted copy immediately, the current one once
 * the switch set is loaded. Undefined until either is available. When neither can be loaded, the line screen or the
 * network error screen replaces the page (R2.11); a page with a persisted copy stays.
 * @param ownRows the app's own rows for the page, for a back end whose configuration `isConfigured` does not accept
 */
export function usePageConfig(
  route: string,
  ownRows = noRows,
  isConfigured: (rows: readonly AppConfigRow[]) => boolean = isAnyConfig,
): PageConfig | undefined {
  const { hasSwitches, hasFailed } = useSwitchSet()
  const switches = useFeatureSwitches(state => state.switches)
  const config = useListAppConfig(
    { pagePath: route },
    // A page asks for its config each time it is opened.
    { query: { ...quiet, enabled: hasSwitches, refetchOnMount: 'always' } },
  )

  const blocks = useMemo(() => {
    const rows = rowsOf(config.data)
    if (!rows) return undefined
    // A persisted copy is shown at once, also where the switches of that visit were not kept.
    const isOwn = !isConfigured(rows)
    return pageBlocks(isOwn ? ownRows : rows.toSorted((a, b) => a.sort - b.sort), switches ?? noSwitches)
  }, [config.data, switches, ownRows, isConfigured])

  const failed: NetworkErrorCause | undefined =
    hasFailed && !hasSwitches ? 'switches' : config.isError && !config.data ? 'pageConfig' : undefined
  useNetworkErrorRedirect(route, failed, blocks !== undefined)
  return blocks
}

/** Loads the switch set into its store; a persisted copy is there before the first paint. */
function useSwitchSet(): { hasSwitches: boolean; hasFailed: boolean } {
  const { data, isError } = useListSwitches({ query: quiet })
  const rows = rowsOf(data)
  useLayoutEffect(() => {
    if (rows) setFeatureSwitches(rows)
  }, [rows])
  return { hasSwitches: data !== undefined, hasFailed: isError }
}

function useNetworkErrorRedirect(
  route: string,
  cause: NetworkErrorCause | undefined,
  isLoaded: boolean,
): void {
  const { redirect } = useNavigation()
  useEffect(() => {
    if (isLoaded) clearNetworkError(route)
  }, [route, isLoaded])
  useEffect(() => {
    if (!cause) return
    recordNetworkError(route, cause)
    if (cause === 'pageConfig') markLineFailed()
    const hasOtherLine = cause === 'pageConfig' && untriedLine() !== undefined
    redirect(`${hasOtherLine ? linePath : networkErrorPath}?route=${encodeURIComponent(route)}`)
  }, [route, cause, redirect])
}
