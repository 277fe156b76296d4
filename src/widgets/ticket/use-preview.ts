import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { SwallowedAnswer } from '#src/api/errors.ts'
import type { ProductKey } from '#src/stores/selected-product.ts'
import type { OrderOperation, OrderPreview } from './order-operation.ts'

const debounceMs = 300

type PreviewOperation<Terms extends object, Preview extends OrderPreview> = Pick<
  OrderOperation<Terms, Preview, object, unknown>,
  'path' | 'preview' | 'previewInterval'
>

/** Fetches the preview of an order. @throws ApiError, TransportError, SwallowedAnswer */
export async function fetchPreview<Terms extends object, Preview extends OrderPreview>(
  operation: Pick<PreviewOperation<Terms, Preview>, 'preview'>,
  product: ProductKey,
  terms: Terms,
  signal?: AbortSignal,
): Promise<Preview> {
  const preview = await operation.preview(product, terms, signal)
  if (!preview) throw new SwallowedAnswer()
  return preview
}

export interface PreviewState<Preview> {
  /** The latest preview; it may be of other terms, see `isCurrent`. */
  preview: Preview | undefined
  /** Whether it is of the current terms of the ticket. */
  isCurrent: boolean
  error: Error | null
  refetch: () => Promise<unknown>
}

/** The preview of a ticket, debounced and refreshed as the market moves. */
export function usePreview<Terms extends object, Preview extends OrderPreview>(
  operation: PreviewOperation<Terms, Preview>,
  { productType, productCode }: ProductKey,
  terms: Terms | undefined,
  isPaused: boolean,
): PreviewState<Preview> {
  const key = { productType, productCode }
  const settled = useDebounced(terms ? JSON.stringify(terms) : '')
  const isDebounced = terms !== undefined && JSON.stringify(terms) === settled
  const { data, error, isPlaceholderData, refetch } = useQuery({
    queryKey: [operation.path, 'preview', key, settled],
    queryFn: ({ signal }) => fetchPreview<Terms, Preview>(operation, key, JSON.parse(settled), signal),
    enabled: settled !== '' && !isPaused,
    staleTime: 0,
    gcTime: 0,
    refetchInterval: terms ? operation.previewInterval(terms) : false,
    // The previous figures stay, dimmed, until the new ones arrive, so that the layout does not shift.
    placeholderData: before => before,
    meta: { quiet: true },
  })
  return { preview: terms && data, isCurrent: isDebounced && !isPlaceholderData && !error, error, refetch }
}

/** The text, debounced; an empty text applies immediately. */
export function useDebounced(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === '' ? 0 : debounceMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
