import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { isDone, rowsOf } from '#src/api/envelope.ts'
import { TransportError } from '#src/api/errors.ts'
import {
  addToWatchlist,
  getListWatchlistQueryKey,
  listWatchlist,
  removeFromWatchlist,
  useListWatchlist,
} from '#src/api/generated/market/market.ts'
import type { Product } from '#src/api/generated/models/index.ts'
import { translateServerMessage } from '#src/i18n/runtime.ts'
import { useIsSignedIn } from '#src/stores/session.ts'
import { signInPath, useNavigation } from '#src/ui/navigation.ts'
import { toast } from '#src/ui/toast.tsx'
import { visible } from './product.ts'

type Answer = Awaited<ReturnType<typeof listWatchlist>>

export interface Watchlist {
  isSignedIn: boolean
  /** What stands on it, the newest first; undefined for guests and until it is known. */
  products: readonly Product[] | undefined
  hasFailed: boolean
  retry: () => Promise<unknown>
  isWatched: (product: Product) => boolean
  /** Puts a product on it or takes it off; a guest is asked to sign in first (R1.4). */
  toggle: (product: Product) => Promise<void>
}

/** The watchlist of the account signed in. A star turns at once, and back when the server did not agree. */
export function useWatchlist(): Watchlist {
  const isSignedIn = useIsSignedIn()
  const { data, isError, refetch } = useListWatchlist({ query: { enabled: isSignedIn } })
  const { pathname, search } = useLocation()
  const { navigate } = useNavigation()
  const change = useWatchlistChange()

  const products = useMemo(() => {
    const rows = isSignedIn ? rowsOf(data) : undefined
    return rows && visible(rows)
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

/** Changes the watchlist here at once and on the server. @returns the server's tip, undefined when it refused (R7.6) */
export function useWatchlistChange(): (product: Product, isWanted: boolean) => Promise<string | undefined> {
  const client = useQueryClient()
  return useCallback(
    async (product, isWanted) => {
      const queryKey = getListWatchlistQueryKey()
      await client.cancelQueries({ queryKey })
      client.setQueryData<Answer>(queryKey, answer => changed(answer, product, isWanted))
      const { productCode, productType, productId } = product
      try {
        const send = isWanted ? addToWatchlist : removeFromWatchlist
        const answer = await send({ productCode, productType, productId })
        return isDone(answer) ? answer.msg : undefined
      } catch (error) {
        // The client has said so already (R8.6).
        if (error instanceof TransportError) return undefined
        throw error
      } finally {
        void client.invalidateQueries({ queryKey })
      }
    },
    [client],
  )
}

function changed(answer: Answer, product: Product, isWanted: boolean): Answer {
  const rows = rowsOf(answer)
  if (!answer || !rows || !('rows' in answer)) return answer
  const others = rows.filter(row => row.productId !== product.productId)
  const next = isWanted ? [{ ...product, isOption: 1 as const }, ...others] : others
  return { ...answer, rows: next, total: next.length }
}
