import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { configureClient } from '#src/api/client.ts'
import { getListSparklinesMockHandler } from '#src/api/generated/market/market.msw.ts'
import { useSparklines } from '#src/widgets/quotes/use-sparklines.ts'
import { callsTo, server, useNetwork } from '#tests/src/features/support/market.tsx'
import { createTestQueryClient } from '#tests/src/features/support/query-client.ts'

useNetwork()

const productsUpTo = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ productId: index + 1 }))

it('lines of a list that grows are asked for in parts, none of them twice', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  configureClient({ translate: text => text, toast: () => {}, onSignedOut: () => {} })
  const asked = callsTo('/api/product/sparklines')
  server.use(
    getListSparklinesMockHandler(({ request }) => {
      const ids = new URL(request.url).searchParams.get('productIds')!.split(',')
      const rows = ids.map(id => ({ productId: Number(id), previousClose: '1', prices: ['2'] }))
      return { code: 200, msg: 'ok', rows, total: rows.length }
    }),
  )
  const client = createTestQueryClient()
  const { result, rerender } = renderHook(({ count }) => useSparklines(productsUpTo(count)), {
    initialProps: { count: 200 },
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  })
  await waitFor(() => expect(result.current.size).toBe(200))
  rerender({ count: 201 })
  await waitFor(() => expect(result.current.size).toBe(201))
  expect(asked.map(query => query.get('productIds')!.split(',').length)).toEqual([200, 1])
})
