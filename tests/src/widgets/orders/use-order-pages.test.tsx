import { QueryClient, QueryClientProvider, useInfiniteQuery } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { getGetRealisedReportQueryKey } from '#src/api/generated/wallet/wallet.ts'
import { useOrderPages } from '#src/widgets/orders/use-order-pages.ts'

const REPORT = getGetRealisedReportQueryKey({ year: 2026 })

it('an order that is no longer among the open ones has read again what placing one changes', async () => {
  const client = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  let open = [{ id: '1' }, { id: '2' }]
  const answer = () => ({ code: 200 as const, msg: 'ok', rows: open, total: open.length })
  const { result } = renderHook(
    () => {
      const query = useInfiniteQuery({
        queryKey: ['open orders'],
        queryFn: answer,
        initialPageParam: 1,
        getNextPageParam: () => undefined,
      })
      return useOrderPages(query, { view: 'open', isOpen: () => true, placedBy: 'placeSpotOrder' })
    },
    { wrapper },
  )
  const isStale = () => client.getQueryState(REPORT)?.isInvalidated
  client.setQueryData(REPORT, {})
  await waitFor(() => expect(result.current.rows).toHaveLength(2))
  expect(isStale()).toBe(false)
  open = [{ id: '2' }]
  await client.invalidateQueries({ queryKey: ['open orders'] })
  await waitFor(() => expect(isStale()).toBe(true))
})
