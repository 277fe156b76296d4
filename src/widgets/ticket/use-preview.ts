import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { dataOf } from '../../api/envelope.ts'
import { SwallowedAnswer } from '../../api/errors.ts'
import { previewSpotOrder } from '../../api/generated/trade/trade.ts'
import type { SpotPreview } from '../../api/generated/models/index.ts'
import type { ProductKey } from '../../stores/selected-product.ts'
import type { OrderTerms } from './read-ticket.ts'

const typingPause = 300
/** At the market's price the costs change with it. */
const marketInterval = 3000

/** What an order would cost now. @throws ApiError, TransportError, SwallowedAnswer */
export async function fetchPreview(
  { productType, productCode }: ProductKey,
  terms: OrderTerms,
  signal?: AbortSignal,
): Promise<SpotPreview> {
  const request = { productType, productCode, ...terms }
  const preview = dataOf(await previewSpotOrder(request, { catch: true, quiet: true }, signal))
  if (!preview) throw new SwallowedAnswer()
  return preview
}

export interface Preview {
  /** The last one that was had; it may be of other figures, see `isCurrent`. */
  preview: SpotPreview | undefined
  /** Whether it is of the figures as they stand on the ticket. */
  isCurrent: boolean
  error: Error | null
  refetch: () => Promise<unknown>
}

/** The costs of a ticket, asked for a moment after the last key and again as the market moves. */
export function usePreview(key: ProductKey, terms: OrderTerms | undefined, isPaused: boolean): Preview {
  const { productType, productCode } = key
  const settled = useSettled(terms ? JSON.stringify(terms) : '')
  const isSettled = terms !== undefined && JSON.stringify(terms) === settled
  const { data, error, isPlaceholderData, refetch } = useQuery({
    queryKey: ['/api/spotOrder/preview', { productType, productCode }, settled],
    queryFn: ({ signal }) => fetchPreview(key, JSON.parse(settled), signal),
    enabled: settled !== '' && !isPaused,
    staleTime: 0,
    gcTime: 0,
    refetchInterval: terms?.orderType === 'market' ? marketInterval : false,
    // The figures before stand, faint, until the new ones come: nothing jumps.
    placeholderData: before => before,
    meta: { quiet: true },
  })
  return { preview: terms && data, isCurrent: isSettled && !isPlaceholderData && !error, error, refetch }
}

/** The text once it has stood still. Emptied, it is so at once. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === '' ? 0 : typingPause)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
