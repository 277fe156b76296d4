import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { isSuccessful, rowsOf } from '#src/api/envelope.ts'
import { SwallowedAnswer, TransportError } from '#src/api/errors.ts'
import {
  getListWatchlistQueryKey,
  useAddToWatchlist,
  useListWatchlist,
  useRemoveFromWatchlist,
  type listWatchlist,
} from '#src/api/generated/market/market.ts'
import type { Product, WatchlistEntry } from '#models'
import { translateServerMessage } from '#src/i18n/runtime.ts'
import { useIsSignedIn } from '#src/stores/session/session.ts'
import { toast } from '#src/ui/feedback/toast.tsx'
import { useSignInIntent } from '../sign-in/use-sign-in-intent.ts'
import { visibleProducts } from './product.ts'

type WatchlistAnswer = Awaited<ReturnType<typeof listWatchlist>> | undefined

export interface Watchlist {
  isSignedIn: boolean
  /** The watched products, newest first; undefined for guests and while loading. */
  products: readonly Product[] | undefined
  hasFailed: boolean
  retry: () => Promise<unknown>
  isWatched: (product: Product) => boolean
  /** Adds or removes a product; a guest is asked to sign in first, and it is added then (R1.4). */
  toggle: (product: Product) => Promise<void>
}

/**
 * The watchlist of the signed-in account. Updates optimistically, and reverts when the server rejects the change.
 * @param route where a guest returns to after signing in; the current route by default
 */
export function useWatchlist(route?: string): Watchlist {
  const isSignedIn = useIsSignedIn()
  const { data, isError, refetch } = useListWatchlist({ query: { enabled: isSignedIn } })
  const change = useWatchlistChange()
  const changeAndTell = useCallback(
    async (product: WatchlistEntry, isWanted: boolean) => {
      const tip = await change(product, isWanted)
      if (tip) toast(translateServerMessage(tip))
    },
    [change],
  )
  const askToSignIn = useSignInIntent('watch', ({ product }) => changeAndTell(product, true), route)

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
        const { productId, productCode, productType } = product
        askToSignIn({ action: 'watch', product: { productId, productCode, productType } })
        return
      }
      await changeAndTell(product, !isWatched(product))
    },
    [isSignedIn, isWatched, changeAndTell, askToSignIn],
  )
  return { isSignedIn, products, hasFailed: isError, retry: refetch, isWatched, toggle }
}

/** The client shows the error of a change, which has no form. */
const toasted = { mutation: { meta: { toasts: true } } }

/**
 * Changes the watchlist optimistically and on the server. @returns the server's message; undefined when it was rejected
 * (R7.6)
 */
export function useWatchlistChange(): (
  product: Product | WatchlistEntry,
  isWanted: boolean,
) => Promise<string | undefined> {
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

function withProductChange(
  answer: WatchlistAnswer,
  product: Product | WatchlistEntry,
  isWanted: boolean,
): WatchlistAnswer {
  const rows = rowsOf(answer)
  // Of a product without its quote there is no row yet: the list is read again.
  if (!answer || !rows || !('rows' in answer) || !('tickerInfo' in product)) return answer
  const others = rows.filter(row => row.productId !== product.productId)
  const next = isWanted ? [{ ...product, isOption: 1 as const }, ...others] : others
  return { ...answer, rows: next, total: next.length }
}
