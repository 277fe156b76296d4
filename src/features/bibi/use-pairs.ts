import { rowsOf } from '#src/api/envelope.ts'
import { useListBibiPairs } from '#src/api/generated/bibi/bibi.ts'
import type { BibiPair } from '#src/api/generated/models/index.ts'
import type { ProductKey } from '#src/stores/selected-product.ts'

/** All of them: a few hundred rows, whose rules rarely change. */
const all = { pageNum: 1, pageSize: 500 }
const rulesInterval = 60_000

/** Every pair with its rules; prices are those of the asking, live ones come from the two quotes. */
export function usePairs() {
  const query = useListBibiPairs(all, { query: { refetchInterval: rulesInterval } })
  return { pairs: rowsOf(query.data), hasFailed: query.isError, retry: query.refetch }
}

/** The pair of a code; else one of the product looked at, as the coin that is bought; else the first. */
export function pairFor(
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
