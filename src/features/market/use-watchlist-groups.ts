import { useMemo } from 'react'
import { rowsOf } from '#src/api/envelope.ts'
import { useListWatchlistGroups } from '#src/api/generated/market/market.ts'
import type { Product, WatchlistGroup } from '#models'
import { useLanguage } from '#src/i18n/use-messages.ts'
import { nameCollator } from '#src/lib/names/name-collator.ts'
import { useIsSignedIn } from '#src/stores/session/session.ts'
import { useWatchlistView } from './watchlist-view.ts'

export interface WatchlistGroups {
  /** By name; undefined while loading. */
  groups: readonly WatchlistGroup[] | undefined
  /** The group that is shown; undefined: the whole watchlist. */
  chosen: WatchlistGroup | undefined
  hasFailed: boolean
  retry: () => Promise<unknown>
}

/** The groups of the watchlist, and the one that is shown: after it was deleted on another device, the whole list. */
export function useWatchlistGroups(): WatchlistGroups {
  const locale = useLanguage()
  const enabled = useIsSignedIn()
  const { data, isError, refetch } = useListWatchlistGroups({ query: { enabled, meta: { quiet: true } } })
  const group = useWatchlistView(state => state.group)
  const groups = useMemo(() => {
    const collator = nameCollator(locale)
    return rowsOf(data)?.toSorted((a, b) => collator.compare(a.name, b.name))
  }, [data, locale])
  const chosen = groups?.find(({ name }) => name === group)
  return { groups, chosen, hasFailed: isError && !groups, retry: refetch }
}

/** Whether a product is to be shown: it is in the group, or there is none. */
export function isInGroup({ productId }: Product, group: WatchlistGroup | undefined): boolean {
  return group?.productIds.includes(productId) ?? true
}
