import { useEffect, useMemo } from 'react'
import { rowsOf } from '#src/api/envelope.ts'
import type { AppConfigRow } from '#src/api/generated/models/index.ts'
import { useListAppConfig, useListSwitches } from '#src/api/generated/site/site.ts'
import { pageBlocks, type PageBlock } from '#src/lib/page-config.ts'
import { switchMap } from '#src/lib/switches.ts'
import { markLineFailed, untriedLine } from '#src/stores/line.ts'
import { clearNetworkError, recordNetworkError, type NetworkErrorCause } from '#src/stores/network-errors.ts'
import { useNavigation } from '#src/ui/navigation.ts'

/** The blocks of a page: modules in the order of their first row, each with its rows. */
export type PageConfig = readonly PageBlock<AppConfigRow>[]

const networkErrorPath = '/pages/networdError/networdError'
const linePath = '/pages/language/line'

/**
 * The blocks of a page by the configuration of its own route (R4.4): the copy of an earlier visit at once, the fresh
 * one as soon as the switch set is there. Undefined until either is known. When neither can be had, the line screen
 * or the network-error screen takes the page's place (R2.11); a page that has a copy stays.
 */
export function usePageConfig(route: string): PageConfig | undefined {
  const quiet = { meta: { quiet: true } }
  const switches = useListSwitches({ query: quiet })
  const hasSwitches = switches.data !== undefined
  const config = useListAppConfig({ pagePath: route }, { query: { ...quiet, enabled: hasSwitches } })

  const blocks = useMemo(() => {
    const rows = rowsOf(config.data)
    const switchRows = rowsOf(switches.data)
    // What is switched off must not flash up, so nothing is shown before the switches are known.
    if (!rows || !switchRows) return undefined
    return pageBlocks(
      rows.toSorted((a, b) => a.sort - b.sort),
      switchMap(switchRows),
    )
  }, [config.data, switches.data])

  const failed: NetworkErrorCause | undefined =
    switches.isError && !hasSwitches ? 'switches' : config.isError && !config.data ? 'pageConfig' : undefined
  useFailure(route, failed, blocks !== undefined)
  return blocks
}

function useFailure(route: string, cause: NetworkErrorCause | undefined, isHere: boolean): void {
  const { redirect } = useNavigation()
  useEffect(() => {
    if (isHere) clearNetworkError(route)
  }, [route, isHere])
  useEffect(() => {
    if (!cause) return
    recordNetworkError(route, cause)
    if (cause === 'pageConfig') markLineFailed()
    const hasWayOut = cause === 'pageConfig' && untriedLine() !== undefined
    redirect(`${hasWayOut ? linePath : networkErrorPath}?route=${encodeURIComponent(route)}`)
  }, [route, cause, redirect])
}
