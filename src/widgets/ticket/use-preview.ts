import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { SwallowedAnswer } from '#src/api/errors.ts'
import type { ProductKey } from '#src/stores/selected-product.ts'
import type { OrderOperation, OrderPreview } from './order-operation.ts'

const typingPause = 300

type Previewing<Terms extends object, Preview extends OrderPreview> = Pick<
  OrderOperation<Terms, Preview, object, unknown>,
  'path' | 'preview' | 'previewEvery'
>

/** What an order would cost now. @throws ApiError, TransportError, SwallowedAnswer */
export async function fetchPreview<Terms extends object, Preview extends OrderPreview>(
  operation: Pick<Previewing<Terms, Preview>, 'preview'>,
  product: ProductKey,
  terms: Terms,
  signal?: AbortSignal,
): Promise<Preview> {
  const preview = await operation.preview(product, terms, signal)
  if (!preview) throw new SwallowedAnswer()
  return preview
}

export interface PreviewState<Preview> {
  /** The last one that was had; it may be of other figures, see `isCurrent`. */
  preview: Preview | undefined
  /** Whether it is of the figures as they stand on the ticket. */
  isCurrent: boolean
  error: Error | null
  refetch: () => Promise<unknown>
}

/** The costs of a ticket, asked for a moment after the last key and again as the market moves. */
export function usePreview<Terms extends object, Preview extends OrderPreview>(
  operation: Previewing<Terms, Preview>,
  { productType, productCode }: ProductKey,
  terms: Terms | undefined,
  isPaused: boolean,
): PreviewState<Preview> {
  const key = { productType, productCode }
  const settled = useSettled(terms ? JSON.stringify(terms) : '')
  const isSettled = terms !== undefined && JSON.stringify(terms) === settled
  const { data, error, isPlaceholderData, refetch } = useQuery({
    queryKey: [operation.path, 'preview', key, settled],
    queryFn: ({ signal }) => fetchPreview<Terms, Preview>(operation, key, JSON.parse(settled), signal),
    enabled: settled !== '' && !isPaused,
    staleTime: 0,
    gcTime: 0,
    refetchInterval: terms ? operation.previewEvery(terms) : false,
    // The figures before stand, faint, until the new ones come: nothing jumps.
    placeholderData: before => before,
    meta: { quiet: true },
  })
  return { preview: terms && data, isCurrent: isSettled && !isPlaceholderData && !error, error, refetch }
}

/** The text once it has stood still. Emptied, it is so at once. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === '' ? 0 : typingPause)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
