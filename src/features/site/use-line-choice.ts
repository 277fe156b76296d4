import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { chooseLine, useLine, type LineIndex, currentLine } from '#src/stores/settings/line.ts'
import { clearNetworkError } from '#src/stores/network-errors.ts'
import { useRuntimeConfig } from '#src/stores/settings/runtime-config.ts'
import { useNavigation } from '#src/ui/navigation.ts'
import type { OperationPath } from '#src/api/generated/operations.ts'
import { buildGetRequest } from '#src/api/client.ts'
import { isEnvelope } from '#src/api/envelope.ts'
import { abortAfter } from '#src/lib/abort.ts'

const path: OperationPath = '/api/siteInfo/getSiteInfo'
const timeout = 5000

/**
 * The latency of a line for a public request, ms; undefined: no answer within five seconds. The faster of two
 * requests, as the first includes DNS and connection setup.
 * @param url base URL of the line, '' for the host of the page
 */
async function measureLine(url: string): Promise<number | undefined> {
  const first = await measureOnce(url)
  const second = first === undefined ? undefined : await measureOnce(url)
  return second === undefined ? first : Math.min(first ?? second, second)
}

async function measureOnce(url: string): Promise<number | undefined> {
  const { url: currentUrl, headers } = buildGetRequest(path, {})
  // No token for a line that is only measured.
  const { Authorization: _untold, ...anonymous } = headers
  const started = performance.now()
  try {
    const response = await fetch(url + currentUrl.slice(currentLine().url.length), {
      headers: anonymous,
      cache: 'no-store',
      signal: abortAfter(timeout),
    })
    const answer: unknown = await response.json()
    if (!response.ok || !isEnvelope(answer)) return undefined
    return Math.max(1, Math.round(performance.now() - started))
  } catch {
    return undefined
  }
}

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
