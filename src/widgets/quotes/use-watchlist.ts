import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { isSuccessful, rowsOf } from '#src/api/envelope.ts'
import { SwallowedAnswer, TransportError } from '#src/api/errors.ts'
import {
  getListWatchlistQueryKey,
  useAddToWatchlist,
  useListWatchlist,
  useRemoveFromWatchlist,
  type listWatchlist,
} from '#src/api/generated/market/market.ts'
import type { Product } from '#src/api/generated/models/index.ts'
import { translateServerMessage } from '#src/i18n/runtime.ts'
import { useIsSignedIn } from '#src/stores/session.ts'
import { signInPath, useNavigation } from '#src/ui/navigation.ts'
import { toast } from '#src/ui/feedback/toast.tsx'
import { visibleProducts } from './product.ts'

type WatchlistAnswer = Awaited<ReturnType<typeof listWatchlist>>

export interface Watchlist {
  isSignedIn: boolean
  /** The watched products, newest first; undefined for guests and while loading. */
  products: readonly Product[] | undefined
  hasFailed: boolean
  retry: () => Promise<unknown>
  isWatched: (product: Product) => boolean
  /** Adds or removes a product; a guest is asked to sign in first (R1.4). */
  toggle: (product: Product) => Promise<void>
}

/** The watchlist of the signed-in account. Updates optimistically, and reverts when the server rejects the change. */
export function useWatchlist(): Watchlist {
  const isSignedIn = useIsSignedIn()
  const { data, isError, refetch } = useListWatchlist({ query: { enabled: isSignedIn } })
  const { pathname, search } = useLocation()
  const { navigate } = useNavigation()
  const change = useWatchlistChange()

  const products = useMemo(() => {
    const rows = isSignedIn ? rowsOf(data) : undefined
    return rows && visibleProducts(rows)
  }, [data, isSignedIn])
  const ids = useMemo(() => products && new Set(products.map(product => product.productId)), [products])
  const isWatched = useCallback(
    (product: Product) => isSignedIn && (ids?.has(product.productId) ?? product.isOption === 1),
    [ids, isSignedIn],
  )
  const toggle = useCallback(
    async (product: Product) => {
      if (!isSignedIn) {
        navigate(signInPath(pathname + search))
        return
      }
      const tip = await change(product, !isWatched(product))
      if (tip) toast(translateServerMessage(tip))
    },
    [isSignedIn, isWatched, change, navigate, pathname, search],
  )
  return { isSignedIn, products, hasFailed: isError, retry: refetch, isWatched, toggle }
}

/** The client shows the error of a change, which has no form. */
const toasted = { mutation: { meta: { toasts: true } } }

/**
 * Changes the watchlist optimistically and on the server. @returns the server's message; undefined when it was rejected
 * (R7.6)
 */
export function useWatchlistChange(): (product: Product, isWanted: boolean) => Promise<string | undefined> {
  const client = useQueryClient()
  const { mutateAsync: add } = useAddToWatchlist(toasted)
  const { mutateAsync: remove } = useRemoveFromWatchlist(toasted)
  return useCallback(
    async (product, isWanted) => {
      const queryKey = getListWatchlistQueryKey()
      await client.cancelQueries({ queryKey })
      client.setQueryData<WatchlistAnswer>(queryKey, answer => withProductChange(answer, product, isWanted))
      const { productCode, productType, productId } = product
      try {
        const send = isWanted ? add : remove
        const answer = await send({ data: { productCode, productType, productId } })
        return isSuccessful(answer) ? answer.msg : undefined
      } catch (error) {
        // The client has shown the error already (R8.5, R8.6).
        if (error instanceof TransportError || error instanceof SwallowedAnswer) return undefined
        throw error
      }
    },
    [client, add, remove],
  )
}

function withProductChange(answer: WatchlistAnswer, product: Product, isWanted: boolean): WatchlistAnswer {
  const rows = rowsOf(answer)
  if (!answer || !rows || !('rows' in answer)) return answer
  const others = rows.filter(row => row.productId !== product.productId)
  const next = isWanted ? [{ ...product, isOption: 1 as const }, ...others] : others
  return { ...answer, rows: next, total: next.length }
}
