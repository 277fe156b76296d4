import type { UseQueryResult } from '@tanstack/react-query'
import type { CallOptions } from '#src/api/client.ts'
import { dataOf, type DataOf } from '#src/api/envelope.ts'
import { useDebounced } from '#src/ui/use-debounced.ts'

const debounceMs = 300

export interface PreviewOptions {
  /** ms between refetches of the same request; false: its figures do not change by themselves. */
  refetchInterval?: number | false
  isPaused?: boolean
  /** False: an error is shown at once. */
  retry?: false
}

/** What a preview asks of its generated hook. */
export interface PreviewHookOptions {
  query: {
    enabled: boolean
    staleTime: number
    gcTime: number
    refetchInterval?: number | false
    retry?: false
    placeholderData: <Answer>(before: Answer | undefined) => Answer | undefined
    meta: { quiet: boolean }
  }
  request: CallOptions
}

/**
 * The generated hook of an operation that computes what something would cost or give, with these two arguments:
 * `const useAnswer = (request: LoanPreviewRequest, options: PreviewHookOptions) => usePreviewLoan(request, options)`
 */
type PreviewHook<Request, Answer> = (
  request: Request,
  options: PreviewHookOptions,
) => Pick<UseQueryResult<Answer>, 'data' | 'error' | 'isPlaceholderData' | 'refetch'>

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
 * @param request undefined while a field has an error
 */
export function usePreview<Request extends object, Answer>(
  useAnswer: PreviewHook<Request, Answer>,
  request: Request | undefined,
  { isPaused = false, ...options }: PreviewOptions = {},
): PreviewState<DataOf<Answer>> {
  const text = request ? JSON.stringify(request) : ''
  const debounced = useDebounced(text, text === '' ? 0 : debounceMs)
  const { data, error, isPlaceholderData, refetch } = useAnswer(JSON.parse(debounced || '{}') as Request, {
    query: {
      ...options,
      enabled: debounced !== '' && !isPaused,
      staleTime: 0,
      gcTime: 0,
      // The previous figures stay, dimmed, until the new ones arrive, so that the layout does not shift.
      placeholderData: before => before,
      meta: { quiet: true },
    },
    request: { catch: true },
  })
  const preview = dataOf(data)
  const isCurrent = text !== '' && text === debounced && preview !== undefined && !isPlaceholderData && !error
  return { preview: request && preview, isCurrent, error, refetch }
}
