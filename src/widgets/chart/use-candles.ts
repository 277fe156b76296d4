import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { dataOf } from '#src/api/envelope.ts'
import { SwallowedAnswer } from '#src/api/errors.ts'
import { getListCandlesQueryKey, listCandles } from '#src/api/generated/market/market.ts'
import type { Candle, CandleInterval } from '#src/api/generated/models/index.ts'
import type { ProductKey } from '#src/stores/selected-product.ts'
import { intervalLengths } from '#src/lib/candle-intervals.ts'
import { mergeCandles } from './live-candle.ts'

const pageSize = 300
const maxRefreshInterval = 30_000
// Enough to fill the gap of a background tab while its pages were still fresh.
const newestCount = 10

export interface Candles {
  /** Oldest first; undefined while loading. */
  candles: Candle[] | undefined
  isFailed: boolean
  retry: () => Promise<unknown>
  /** Fetches older candles; does nothing at the start of the history or while fetching. */
  loadOlder: () => void
  isLoadingOlder: boolean
  isOlderFailed: boolean
  retryOlder: () => Promise<unknown>
  /** Whether there are older candles; if not, the first candle is the very first. */
  hasOlder: boolean
}

async function fetchCandles(
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

/** A product's candles, loaded backwards page by page; the newest are polled. */
export function useCandles(key: ProductKey, interval: CandleInterval): Candles {
  const { productType, productCode } = key
  const queryKey = [...getListCandlesQueryKey({ productType, productCode, interval, limit: pageSize })]
  const history = useInfiniteQuery({
    queryKey: [...queryKey, 'past'],
    queryFn: ({ pageParam, signal }) =>
      fetchCandles(
        key,
        interval,
        pageParam ? { limit: pageSize, before: pageParam } : { limit: pageSize },
        signal,
      ),
    initialPageParam: 0,
    getNextPageParam: last => (last.length < pageSize ? undefined : last[0]?.time),
    // Old candles do not change; the newest are fetched by the query below.
    staleTime: 5 * 60_000,
    refetchOnWindowFocus: true,
    meta: { quiet: true },
  })
  const newest = useQuery({
    queryKey: [...queryKey, 'newest'],
    queryFn: ({ signal }) => fetchCandles(key, interval, { limit: newestCount }, signal),
    enabled: history.isSuccess,
    refetchInterval: Math.min(maxRefreshInterval, intervalLengths[interval] / 4),
    meta: { quiet: true },
  })
  const { data } = history
  const candles = useMemo(
    () => data && mergeCandles(...data.pages.toReversed(), newest.data ?? []),
    [data, newest.data],
  )
  return {
    candles,
    isFailed: history.isError && !candles,
    retry: history.refetch,
    loadOlder: () => {
      if (history.hasNextPage && !history.isFetching && !history.isFetchNextPageError)
        void history.fetchNextPage()
    },
    isLoadingOlder: history.isFetchingNextPage,
    isOlderFailed: history.isFetchNextPageError,
    retryOlder: history.fetchNextPage,
    hasOlder: history.hasNextPage,
  }
}
