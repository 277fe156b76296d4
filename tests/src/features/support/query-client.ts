import type { QueryClient } from '@tanstack/react-query'
import { createQueryClient } from '#src/api/query-client.ts'

/** The app's query client, which retries at once instead of after seconds. */
export function createTestQueryClient(): QueryClient {
  const client = createQueryClient()
  const { queries, ...others } = client.getDefaultOptions()
  client.setDefaultOptions({ ...others, queries: { ...queries, retryDelay: 0 } })
  return client
}
