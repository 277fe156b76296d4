import { QueryCache, QueryClient } from '@tanstack/react-query'
import { toastTransportError, type Audience } from './client.ts'
import { TransportError } from './errors.ts'
import { MINUTE } from '../lib/time/time-units.ts'

/** Who is told of the errors of a read, besides its screen: see `Audience` of client.ts. */
type QueryMeta = Audience

/** What a write says about itself. */
type MutationMeta = {
  /** It has no form: the client shows what it shows for a read (R8.5, R8.6). */
  toasts?: boolean
  /** Its request is kept on the device until it is answered: idempotent-mutation-policy.ts. */
  isStored?: boolean
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: QueryMeta
    mutationMeta: MutationMeta
  }
}

/**
 * Whether to retry a read: after a network error or a malformed answer, at most twice. Not after a timeout: the user
 * has waited long enough and can retry.
 */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (!(error instanceof TransportError) || failures >= 2) return false
  return (
    error.kind !== 'timeout' && !(error.status !== undefined && error.status >= 400 && error.status < 500)
  )
}

/**
 * The cache of server data (R3.2). Reads are retried, writes never; nothing is queued while offline: a failed order is
 * not sent later. `meta: {quiet: true}` keeps a poll from showing toasts.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { meta }) => {
        if (error instanceof TransportError && !meta?.quiet) toastTransportError(error)
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        gcTime: 10 * MINUTE,
        retry: shouldRetry,
        retryDelay: failures => 1000 * 2 ** failures,
        networkMode: 'always',
        refetchOnReconnect: true,
        refetchOnWindowFocus: true,
      },
      // Nothing of a write is kept once its form is gone: it may hold a password.
      mutations: { retry: false, networkMode: 'always', gcTime: 0 },
    },
  })
}
