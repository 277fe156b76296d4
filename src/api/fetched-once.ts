import type { CallOptions } from './client.ts'

/** Options of a generated query that is read once, by `fetchQuery`: never kept, never tried again, without toasts. */
export const fetchedOnce = {
  query: { meta: { quiet: true }, retry: false, staleTime: 0, gcTime: 0 },
  request: { catch: true } satisfies CallOptions,
} as const
