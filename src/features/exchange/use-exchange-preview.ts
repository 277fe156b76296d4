import { useQuery } from '@tanstack/react-query'
import { dataOf } from '#src/api/envelope.ts'
import { SwallowedAnswer } from '#src/api/errors.ts'
import { previewExchange } from '#src/api/generated/exchange/exchange.ts'
import type { ExchangePreview, ExchangePreviewRequest } from '#src/api/generated/models/index.ts'
import { useDebounced } from '#src/widgets/ticket/use-preview.ts'

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

/** Requests a preview. @throws ApiError, TransportError, SwallowedAnswer */
export async function fetchTimedPreview(
  request: ExchangePreviewRequest,
  signal?: AbortSignal,
): Promise<TimedPreview> {
  const askedAt = Date.now()
  const preview = dataOf(await previewExchange(request, { catch: true, quiet: true }, signal))
  if (!preview) throw new SwallowedAnswer()
  return { preview, askedAt }
}

/** The preview of an exchange, debounced while typing and refetched as the rate moves. */
export function useExchangePreview(request: ExchangePreviewRequest | undefined, isPaused: boolean) {
  const debounced = useDebounced(request ? JSON.stringify(request) : '')
  const query = useQuery({
    queryKey: ['/api/exchange/preview', debounced],
    queryFn: ({ signal }) => fetchTimedPreview(JSON.parse(debounced), signal),
    enabled: debounced !== '' && !isPaused,
    staleTime: 0,
    gcTime: 0,
    refetchInterval: previewInterval,
    placeholderData: before => before,
    meta: { quiet: true },
  })
  const isSettled = request !== undefined && JSON.stringify(request) === debounced
  return {
    timedPreview: request && query.data,
    /** Whether it matches the form as it is now. */
    isCurrent: isSettled && !query.isPlaceholderData && !query.isError,
    isFailing: query.isError,
    retry: query.refetch,
  }
}
