import { dataOf } from '#src/api/envelope.ts'
import { SwallowedAnswer } from '#src/api/errors.ts'
import { getPreviewExchangeMutationKey, previewExchange } from '#src/api/generated/exchange/exchange.ts'
import type { ExchangePreview, ExchangePreviewRequest } from '#src/api/generated/models/index.ts'
import { usePreview } from '#src/widgets/preview/use-preview.ts'

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
export function useExchangePreview(request: ExchangePreviewRequest, isPaused: boolean) {
  const { preview, isCurrent, error, refetch } = usePreview({
    queryKey: getPreviewExchangeMutationKey(),
    terms: request,
    fetch: fetchTimedPreview,
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
