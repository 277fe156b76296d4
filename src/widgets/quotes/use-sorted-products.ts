import { startTransition, useEffect, useMemo, useState } from 'react'
import type { Product } from '#src/api/generated/models/index.ts'
import { useLanguage } from '#src/i18n/use-messages.ts'
import { sortProducts, type Sort } from './sort.ts'

/** Rows that change places with every tick cannot be read, nor pressed: they do so this often, ms. */
export const reorderInterval = 3000

/** The products in this order, by live quotes, rearranged at a calm pace. */
export function useSortedProducts(
  products: readonly Product[],
  sort: Sort | undefined,
  interval: number = reorderInterval,
): readonly Product[] {
  const locale = useLanguage()
  const isByQuote = sort !== undefined && sort.by !== 'name'
  const [round, setRound] = useState(0)
  useEffect(() => {
    if (!isByQuote) return undefined
    // In slices: nobody waits for it.
    const rearrange = () => startTransition(() => setRound(before => before + 1))
    const timer = setInterval(rearrange, interval)
    return () => clearInterval(timer)
  }, [isByQuote, interval])
  // The round stands for the quotes, which live outside React.
  // oxlint-disable-next-line react/exhaustive-deps
  return useMemo(() => sortProducts(products, sort, locale), [products, sort, locale, round])
}
