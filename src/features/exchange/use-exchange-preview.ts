import { useQuery } from '@tanstack/react-query'
import { dataOf } from '#src/api/envelope.ts'
import { SwallowedAnswer } from '#src/api/errors.ts'
import { previewExchange } from '#src/api/generated/exchange/exchange.ts'
import type { ExchangePreview, ExchangePreviewRequest } from '#src/api/generated/models/index.ts'
import { useSettled } from '#src/widgets/ticket/use-preview.ts'

/** ms until a rate that is only looked at is asked for again. */
const lookEvery = 5000

/** A rate, and when this device asked for it: its age is counted here, whatever the clocks say. */
export interface Quote {
  preview: ExchangePreview
  /** Epoch ms by this device. */
  askedAt: number
}

/** Until when a quote can be had, epoch ms by this device; never later than the server says, as it was made after it was asked for. */
export function expiryOf({ preview, askedAt }: Quote): number {
  return askedAt + preview.expiresAt - preview.rateTime
}

/** A rate of this moment. @throws ApiError, TransportError, SwallowedAnswer */
export async function fetchQuote(asked: ExchangePreviewRequest, signal?: AbortSignal): Promise<Quote> {
  const askedAt = Date.now()
  const preview = dataOf(await previewExchange(asked, { catch: true, quiet: true }, signal))
  if (!preview) throw new SwallowedAnswer()
  return { preview, askedAt }
}

/** What an exchange would come to, asked for a moment after the last key and again as the market moves. */
export function useExchangePreview(asked: ExchangePreviewRequest | undefined, isPaused: boolean) {
  const settled = useSettled(asked ? JSON.stringify(asked) : '')
  const query = useQuery({
    queryKey: ['/api/exchange/preview', settled],
    queryFn: ({ signal }) => fetchQuote(JSON.parse(settled), signal),
    enabled: settled !== '' && !isPaused,
    staleTime: 0,
    gcTime: 0,
    refetchInterval: lookEvery,
    placeholderData: before => before,
    meta: { quiet: true },
  })
  const isSettled = asked !== undefined && JSON.stringify(asked) === settled
  return {
    quote: asked && query.data,
    /** Whether it is of the figures as they stand in the form. */
    isCurrent: isSettled && !query.isPlaceholderData && !query.isError,
    isFailing: query.isError,
    retry: query.refetch,
  }
}
