import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { dataOf } from '#src/api/envelope.ts'
import { SwallowedAnswer } from '#src/api/errors.ts'
import { getListCandlesQueryKey, listCandles } from '#src/api/generated/market/market.ts'
import type { Candle, CandleInterval } from '#src/api/generated/models/index.ts'
import type { ProductKey } from '#src/stores/selected-product.ts'
import { intervalLengths, merge } from './live-candle.ts'

const pageSize = 300
const longestRefresh = 30_000
// Enough to close the gap of a tab that was out of sight while the pages were still fresh.
const newestCount = 10

export interface Candles {
  /** Oldest first; undefined while none has come. */
  candles: Candle[] | undefined
  isFailed: boolean
  retry: () => Promise<unknown>
  /** Fetches what lies before; does nothing at the history's start or while it is fetching. */
  loadOlder: () => void
  isLoadingOlder: boolean
  isOlderFailed: boolean
  retryOlder: () => Promise<unknown>
  /** Whether there is anything before; once there is not, the first candle is the first there ever was. */
  hasOlder: boolean
}

async function candlePage(
  key: ProductKey,
  interval: CandleInterval,
  page: { limit: number; before?: number },
  signal: AbortSignal,
): Promise<Candle[]> {
  const { productType, productCode } = key
  const answer = await listCandles({ productType, productCode, interval, ...page }, { quiet: true }, signal)
  const found = dataOf(answer)?.candles
  if (!found) throw new SwallowedAnswer()
  return found
}

/** A product's candles, from now back into the past page by page; the newest are asked for again and again. */
export function useCandles(key: ProductKey, interval: CandleInterval): Candles {
  const { productType, productCode } = key
  const queryKey = [...getListCandlesQueryKey({ productType, productCode, interval, limit: pageSize })]
  const past = useInfiniteQuery({
    queryKey: [...queryKey, 'past'],
    queryFn: ({ pageParam, signal }) =>
      candlePage(
        key,
        interval,
        pageParam ? { limit: pageSize, before: pageParam } : { limit: pageSize },
        signal,
      ),
    initialPageParam: 0,
    getNextPageParam: last => (last.length < pageSize ? undefined : last[0]?.time),
    // Old candles do not change; the newest come by the query below.
    staleTime: 5 * 60_000,
    refetchOnWindowFocus: true,
    meta: { quiet: true },
  })
  const newest = useQuery({
    queryKey: [...queryKey, 'newest'],
    queryFn: ({ signal }) => candlePage(key, interval, { limit: newestCount }, signal),
    enabled: past.isSuccess,
    refetchInterval: Math.min(longestRefresh, intervalLengths[interval] / 4),
    meta: { quiet: true },
  })
  const { data } = past
  const candles = useMemo(
    () => data && merge(...data.pages.toReversed(), newest.data ?? []),
    [data, newest.data],
  )
  return {
    candles,
    isFailed: past.isError && !candles,
    retry: past.refetch,
    loadOlder: () => {
      if (past.hasNextPage && !past.isFetching && !past.isFetchNextPageError) void past.fetchNextPage()
    },
    isLoadingOlder: past.isFetchingNextPage,
    isOlderFailed: past.isFetchNextPageError,
    retryOlder: past.fetchNextPage,
    hasOlder: past.hasNextPage,
  }
}
