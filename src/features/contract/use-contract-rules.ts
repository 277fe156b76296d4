import { dataOf } from '#src/api/envelope.ts'
import { useGetContractRules } from '#src/api/generated/contract/contract.ts'
import type { ProductKey } from '#src/stores/trading/selected-product.ts'

/** ms between refetches: the funding rate changes. */
const rulesInterval = 60_000

/** The contract rules and fees of a product. */
export function useContractRules({ productType, productCode }: ProductKey, enabled = true) {
  const query = useGetContractRules(
    { productType, productCode },
    {
      query: { enabled, refetchInterval: rulesInterval, meta: { catch: true, quiet: true } },
    },
  )
  return { rules: dataOf(query.data), error: query.error, retry: query.refetch }
}
