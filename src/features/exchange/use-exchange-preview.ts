import type { QueryClient, QueryFunctionContext } from '@tanstack/react-query'
import { dataOf } from '#src/api/envelope.ts'
import { UnusableAnswer } from '#src/api/errors.ts'
import { fetchedOnce } from '#src/api/fetched-once.ts'
import {
  getPreviewExchangeQueryKey,
  getPreviewExchangeQueryOptions,
  previewExchange,
} from '#src/api/generated/exchange/exchange.ts'
import type { ExchangePreview, ExchangePreviewRequest } from '#models'
import { usePreview, type PreviewQueryOptions } from '#src/widgets/preview/use-preview.ts'

/** ms between previews. */
const previewInterval = 5000

/** A preview with the time of its request, so that its age does not depend on the server clock. */
export interface TimedPreview {
  preview: ExchangePreview
  /** Epoch ms, clock of this device. */
  askedAt: number
}

/**
 * When the rate expires, epoch ms, clock of this device; never later than on the server, as it was made after the
 * request.
 */
export function expiryOf({ preview, askedAt }: TimedPreview): number {
  return askedAt + preview.expiresAt - preview.rateTime
}

/** A query function whose answers have the time of their request beside them. */
const timed =
  (request: ExchangePreviewRequest) =>
  async ({ signal }: QueryFunctionContext) => {
    const askedAt = Date.now()
    const answer = await previewExchange(request, {}, signal)
    return { ...answer, askedAt }
  }

/** The preview and the time of an answer, in the form of an answer. */
function toTimedPreview(answer: Awaited<ReturnType<typeof previewExchange>>) {
  const preview = dataOf(answer)
  const askedAt = answer && 'askedAt' in answer ? Number(answer.askedAt) : undefined
  return preview && askedAt !== undefined ? { code: 200, data: { preview, askedAt } } : undefined
}

/** Requests a preview. @throws ApiError, TransportError, SwallowedAnswer, UnusableAnswer */
export async function fetchTimedPreview(
  client: QueryClient,
  request: ExchangePreviewRequest,
): Promise<TimedPreview> {
  const options = getPreviewExchangeQueryOptions(request, {
    query: {
      // Of its own: typing another amount meanwhile cancels the preview of the form.
      queryKey: [...getPreviewExchangeQueryKey(request), 'proposal'],
      queryFn: timed(request),
      ...fetchedOnce.query,
    },
  })
  const preview = dataOf(toTimedPreview(await client.fetchQuery(options)))
  if (!preview) throw new UnusableAnswer()
  return preview
}

const timedQuery = (request: ExchangePreviewRequest, { query }: PreviewQueryOptions) =>
  getPreviewExchangeQueryOptions(request, {
    query: { ...query, queryFn: timed(request), select: toTimedPreview },
  })

/** The preview of an exchange, debounced while typing and refetched as the rate moves. */
export function useExchangePreview(request: ExchangePreviewRequest, isPaused: boolean) {
  const { preview, isCurrent, error, refetch } = usePreview(timedQuery, request, {
    refetchInterval: previewInterval,
    isPaused,
  })
  return {
    timedPreview: preview,
    /** Whether it matches the form as it is now. */
    isCurrent,
    isFailing: error !== null,
    retry: refetch,
  }
}
