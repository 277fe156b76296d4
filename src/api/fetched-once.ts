/** Options of a generated query that is read once, by `fetchQuery`: never kept, never tried again, without toasts. */
export const fetchedOnce = {
  query: { meta: { catch: true, quiet: true }, retry: false, staleTime: 0, gcTime: 0 },
} as const
