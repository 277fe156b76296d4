import { QueryClient, type QueryKey } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { changesOf } from '#src/api/changes.ts'
import { getListExchangesQueryKey } from '#src/api/generated/exchange/exchange.ts'
import {
  getListHoldingsQueryKey,
  getListSpotOrdersInfiniteQueryKey,
  getListSpotOrdersQueryKey,
  getPreviewSpotOrderQueryKey,
} from '#src/api/generated/spot/spot.ts'
import { getGetAllocationQueryKey, getGetRealisedReportQueryKey } from '#src/api/generated/wallet/wallet.ts'
import { refreshAnswers } from '#src/widgets/account/refresh-answers.ts'

it('an order that closes by itself has read again what placing one changes, whatever was asked for, and nothing else', async () => {
  const client = new QueryClient()
  const changed: QueryKey[] = [
    getListSpotOrdersQueryKey({ pageNum: 2, pageSize: 20 }),
    getListSpotOrdersInfiniteQueryKey({ pageNum: 1, pageSize: 20 }),
    getListHoldingsQueryKey(),
    getGetAllocationQueryKey(),
    getGetRealisedReportQueryKey({ year: 2026 }),
  ]
  const others: QueryKey[] = [getPreviewSpotOrderQueryKey(), getListExchangesQueryKey()]
  for (const queryKey of [...changed, ...others]) client.setQueryData(queryKey, {})
  await refreshAnswers(client, changesOf('placeSpotOrder'))
  for (const queryKey of changed) expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true)
  for (const queryKey of others) expect(client.getQueryState(queryKey)?.isInvalidated).toBe(false)
})
