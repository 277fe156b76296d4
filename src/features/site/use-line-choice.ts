import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { chooseLine, useLine, type LineIndex } from '#src/stores/settings/line.ts'
import { clearNetworkError } from '#src/stores/network-errors.ts'
import { useRuntimeConfig } from '#src/stores/settings/runtime-config.ts'
import { useNavigation } from '#src/ui/navigation.ts'

import { measureLine } from './measure-line.ts'

export const lineIndexes: readonly LineIndex[] = [0, 1]

/** The two lines with their latencies, and the function that switches between them. */
export function useLineChoice() {
  const client = useQueryClient()
  const lines = useRuntimeConfig(config => config.lines)
  const index = useLine(line => line.index)
  const { redirect } = useNavigation()
  const route = new URLSearchParams(useLocation().search).get('route')
  const measured = useQueries({
    queries: lineIndexes.map(one => ({
      queryKey: ['line latency', one, lines[one].url],
      // Null: no answer, as a query must not return undefined.
      queryFn: async () => (await measureLine(lines[one].url)) ?? null,
      staleTime: 0,
      gcTime: 0,
    })),
  })

  /** Switches the line, refetches everything, and returns to the route that failed (R2.3, R2.11). */
  const choose = (one: LineIndex) => {
    chooseLine(one)
    void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'line latency' })
    if (!route?.startsWith('/')) return
    clearNetworkError(route)
    redirect(route)
  }
  return {
    index,
    lines,
    isSame: lines[0].url === lines[1].url,
    willReturn: route !== null,
    measured: measured.map(({ data, isFetching }) => ({ ms: data, isFetching })),
    measure: () => Promise.all(measured.map(one => one.refetch())),
    choose,
  }
}
