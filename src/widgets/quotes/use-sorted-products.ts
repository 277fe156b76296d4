import { startTransition, useEffect, useMemo, useState } from 'react'
import type { Product } from '#models'
import { useLanguage } from '#src/i18n/use-messages.ts'
import { sortProducts, type Sort } from './sort.ts'

/** Reorder interval in ms: rows that moved with every tick could not be read or pressed. */
export const reorderInterval = 3000

/** The products sorted by live quotes, reordered at a fixed interval. */
export function useSortedProducts(
  products: readonly Product[],
  sort: Sort | undefined,
  interval: number = reorderInterval,
): readonly Product[] {
  const locale = useLanguage()
  const isByQuote = sort !== undefined && sort.by !== 'name'
  const [reorderCount, setReorderCount] = useState(0)
  useEffect(() => {
    if (!isByQuote) return undefined
    // Low priority.
    const reorder = () => startTransition(() => setReorderCount(before => before + 1))
    const timer = setInterval(reorder, interval)
    return () => clearInterval(timer)
  }, [isByQuote, interval])
  // oxlint-disable-next-line react/exhaustive-deps -- The counter stands for the quotes, which live outside React.
  return useMemo(() => sortProducts(products, sort, locale), [products, sort, locale, reorderCount])
}
