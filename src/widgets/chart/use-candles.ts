import { useMemo } from 'react'
import { dataOf } from '#src/api/envelope.ts'
import {
  useListCandles,
  useListCandlesInfinite,
  type ListCandlesInfiniteQueryResult,
} from '#src/api/generated/market/market.ts'
import type { Candle, CandleInterval } from '#models'
import type { ProductKey } from '#src/stores/trading/selected-product.ts'
import { MINUTE } from '#src/lib/time/time-units.ts'
import { intervalLengths } from '#src/lib/candles/candle-intervals.ts'
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

/** The cursor of the page before: the first candle of a full page. */
function candlesBefore(page: ListCandlesInfiniteQueryResult | undefined): number | undefined {
  const candles = dataOf(page)?.candles
  return candles?.length === pageSize ? candles[0]?.time : undefined
}

/** A product's candles, loaded backwards page by page; the newest are polled. */
export function useCandles(key: ProductKey, interval: CandleInterval): Candles {
  const { productType, productCode } = key
  const product = { productType, productCode, interval }
  const history = useListCandlesInfinite(
    { ...product, limit: pageSize },
    {
      query: {
        initialPageParam: undefined,
        getNextPageParam: candlesBefore,
        // Old candles do not change; the newest are fetched by the query below.
        staleTime: 5 * MINUTE,
        refetchOnWindowFocus: true,
        meta: { quiet: true },
      },
    },
  )
  const { data: newest } = useListCandles(
    { ...product, limit: newestCount },
    {
      query: {
        enabled: history.isSuccess,
        refetchInterval: Math.min(maxRefreshInterval, intervalLengths[interval] / 4),
        meta: { quiet: true },
      },
    },
  )
  const { data } = history
  const candles = useMemo(
    () =>
      data && mergeCandles(...[...data.pages.toReversed(), newest].map(page => dataOf(page)?.candles ?? [])),
    [data, newest],
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
