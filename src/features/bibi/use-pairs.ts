import { rowsOf } from '#src/api/envelope.ts'
import { useListBibiPairs } from '#src/api/generated/bibi/bibi.ts'
import type { BibiPair } from '#models'
import type { ProductKey } from '#src/stores/trading/selected-product.ts'

/** All pairs in one page: a few hundred rows. */
const allRows = { pageNum: 1, pageSize: 500 }
const rulesInterval = 60_000

/** All pairs with their trading rules. Their prices are of the time of the request; live ones come from the quotes. */
export function usePairs() {
  const query = useListBibiPairs(allRows, { query: { refetchInterval: rulesInterval } })
  return { pairs: rowsOf(query.data), hasFailed: query.isError, retry: query.refetch }
}

/** The pair of a code; else the first with the selected product as base coin; else the first pair. */
export function selectPair(
  pairs: readonly BibiPair[],
  code: string | null,
  { productType, productCode }: ProductKey,
): BibiPair | undefined {
  return (
    pairs.find(pair => pair.pairCode === code) ??
    (productType === 2 ? pairs.find(pair => pair.baseCode === productCode) : undefined) ??
    pairs[0]
  )
}
