import { useEffect, useLayoutEffect, useMemo } from 'react'
import { rowsOf } from '#src/api/envelope.ts'
import type { AppConfigRow } from '#src/api/generated/models/index.ts'
import { useListAppConfig, useListSwitches } from '#src/api/generated/site/site.ts'
import { pageBlocks, type PageBlock } from '#src/lib/page-config.ts'
import { setFeatureSwitches, useFeatureSwitches } from '#src/stores/feature-switches.ts'
import { markLineFailed, untriedLine } from '#src/stores/line.ts'
import { clearNetworkError, recordNetworkError, type NetworkErrorCause } from '#src/stores/network-errors.ts'
import { useNavigation } from '#src/ui/navigation.ts'

/** The blocks of a page: modules with their rows, in the order of their first row. */
export type PageConfig = readonly PageBlock<AppConfigRow>[]

const networkErrorPath = '/pages/networdError/networdError'
const quiet = { meta: { quiet: true } }
const linePath = '/pages/language/line'

/**
 * The blocks of a page by the configuration of its route (R4.4): the persisted copy immediately, the current one once
 * the switch set is loaded. Undefined until either is available. When neither can be loaded, the line screen or the
 * network error screen replaces the page (R2.11); a page with a persisted copy stays.
 */
export function usePageConfig(route: string): PageConfig | undefined {
  const { hasSwitches, hasFailed } = useSwitchSet()
  const switches = useFeatureSwitches(state => state.switches)
  const config = useListAppConfig({ pagePath: route }, { query: { ...quiet, enabled: hasSwitches } })

  const blocks = useMemo(() => {
    const rows = rowsOf(config.data)
    // Nothing is shown before the switches are known: disabled blocks must not flash.
    if (!rows || !switches) return undefined
    return pageBlocks(
      rows.toSorted((a, b) => a.sort - b.sort),
      switches,
    )
  }, [config.data, switches])

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
