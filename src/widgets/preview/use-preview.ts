import { useQuery, type QueryKey } from '@tanstack/react-query'
import { useDebounced } from '#src/ui/use-debounced.ts'

const debounceMs = 300

export interface PreviewOptions<Terms extends object, Preview> {
  /** What is previewed, besides the terms. */
  queryKey: QueryKey
  /** Undefined while a field has an error. */
  terms: Terms | undefined
  /** Fetches the preview without toasts; undefined when swallowed. @throws ApiError, TransportError */
  fetch: (terms: Terms, signal: AbortSignal) => Promise<Preview | undefined>
  /** ms between refetches of the same terms; false: its figures do not change by themselves. */
  refetchInterval?: number | false
  isPaused?: boolean
  /** False: an error is shown at once. */
  retry?: false
}

export interface PreviewState<Preview> {
  /** The latest preview; it may be of other terms, see `isCurrent`. */
  preview: Preview | undefined
  /** Whether it is of the current terms. */
  isCurrent: boolean
  error: Error | null
  refetch: () => Promise<unknown>
}

/** What an operation would cost or give: debounced while its terms are typed, and refreshed as figures move. */
export function usePreview<Terms extends object, Preview>({
  queryKey,
  terms,
  fetch,
  refetchInterval = false,
  isPaused = false,
  ...options
}: PreviewOptions<Terms, Preview>): PreviewState<Preview> {
  const text = terms ? JSON.stringify(terms) : ''
  const debounced = useDebounced(text, text === '' ? 0 : debounceMs)
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...options,
    queryKey: [...queryKey, 'preview', debounced],
    queryFn: ({ signal }) => fetch(JSON.parse(debounced), signal),
    enabled: debounced !== '' && !isPaused,
    staleTime: 0,
    gcTime: 0,
    refetchInterval,
    // The previous figures stay, dimmed, until the new ones arrive, so that the layout does not shift.
    placeholderData: before => before,
    meta: { quiet: true },
  })
  const isCurrent = text !== '' && text === debounced && data !== undefined && !isPlaceholderData && !error
  return { preview: terms && data, isCurrent, error, refetch }
}
