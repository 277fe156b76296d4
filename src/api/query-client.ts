import { QueryCache, QueryClient, type QueryFunctionContext } from '@tanstack/react-query'
import { quietly, toastTransport } from './client.ts'
import { SwallowedAnswer, TransportError } from './errors.ts'
import { MINUTE } from '../lib/time-units.ts'

/**
 * Whether a read is worth another try: when nobody was reached or what came was no answer, twice at most.
 * Not after a timeout: the reader has waited long enough and can ask again.
 */
export function isWorthRetrying(failures: number, error: unknown): boolean {
  if (!(error instanceof TransportError) || failures >= 2) return false
  return (
    error.kind !== 'timeout' && !(error.status !== undefined && error.status >= 400 && error.status < 500)
  )
}

/**
 * One read for the cache. A swallowed answer becomes an error of the query, so that what was cached stays and
 * the screen offers to try again (R8.5). The attempts are quiet: the cache toasts once, after the last.
 */
async function read<T>(
  queryFn: (context: QueryFunctionContext) => T | Promise<T>,
  context: QueryFunctionContext,
): Promise<T> {
  const answer = await quietly(() => queryFn(context))
  if (answer === undefined) throw new SwallowedAnswer()
  return answer
}

/**
 * The cache of what the server owns (R3.2). Reads are retried, writes never; nothing waits silently for a
 * connection: an order that fails now is not sent later. `meta: {quiet: true}` keeps a poll from toasting.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { meta }) => {
        if (error instanceof TransportError && meta?.quiet !== true) toastTransport(error)
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        gcTime: 10 * MINUTE,
        retry: isWorthRetrying,
        retryDelay: failures => 1000 * 2 ** failures,
        networkMode: 'always',
        refetchOnReconnect: true,
        refetchOnWindowFocus: true,
        persister: read,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
