import { useDebouncedValue } from '@mantine/hooks'
import { useQuery, type UseQueryOptions } from '@tanstack/react-query'
import type { ErrorType } from '#src/api/client.ts'
import { dataOf, type DataOf } from '#src/api/envelope.ts'

const debounceMs = 300

export interface PreviewOptions {
  /** ms between refetches of the same request; false: its figures do not change by themselves. */
  refetchInterval?: number | false
  isPaused?: boolean
  /** False: an error is shown at once. */
  retry?: false
}

/** What a preview asks of the options of its query. */
export interface PreviewQueryOptions {
  query: {
    enabled?: boolean
    staleTime: number
    gcTime: number
    refetchInterval?: number | false
    retry?: false
    placeholderData?: <Answer>(before: Answer | undefined) => Answer | undefined
    meta: { catch: true; quiet: true }
  }
}

export interface PreviewState<Preview> {
  /** The latest preview; it may be of other terms, see `isCurrent`. */
  preview: Preview | undefined
  /** Whether it is of the current terms. */
  isCurrent: boolean
  error: Error | null
  refetch: () => Promise<unknown>
}

/**
 * What an operation would cost or give: debounced while its request is typed, and refreshed as figures move.
 * `usePreview(getPreviewLoanQueryOptions, request)`
 * @param query the generated options of its query
 * @param request undefined while a field has an error
 */
export function usePreview<Request extends object, Fetched, Answer>(
  query: (
    request: Request,
    options: PreviewQueryOptions,
  ) => UseQueryOptions<Fetched, ErrorType<unknown>, Answer>,
  request: Request | undefined,
  { isPaused = false, ...options }: PreviewOptions = {},
): PreviewState<DataOf<Answer>> {
  const text = request ? JSON.stringify(request) : ''
  const [debounced] = useDebouncedValue(text, text === '' ? 0 : debounceMs)
  const { data, error, isPlaceholderData, refetch } = useQuery(
    query(JSON.parse(debounced || '{}') as Request, {
      query: {
        ...options,
        enabled: debounced !== '' && !isPaused,
        staleTime: 0,
        gcTime: 0,
        // The previous figures stay, dimmed, until the new ones arrive, so that the layout does not shift.
        placeholderData: before => before,
        meta: { catch: true, quiet: true },
      },
    }),
  )
  const preview = dataOf(data)
  const isCurrent = text !== '' && text === debounced && preview !== undefined && !isPlaceholderData && !error
  return { preview: request && preview, isCurrent, error, refetch }
}
