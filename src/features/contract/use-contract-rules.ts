import { dataOf } from '#src/api/envelope.ts'
import { useGetContractRules } from '#src/api/generated/contract/contract.ts'
import type { ProductKey } from '#src/stores/selected-product.ts'

/** The funding rate moves; all else of the rules stands still for months. */
const rulesInterval = 60_000

/** What contracts in a product must keep to and cost. */
export function useContractRules({ productType, productCode }: ProductKey) {
  const query = useGetContractRules(
    { productType, productCode },
    {
      query: { refetchInterval: rulesInterval, meta: { quiet: true } },
      request: { catch: true, quiet: true },
    },
  )
  return { rules: dataOf(query.data), error: query.error, retry: query.refetch }
}
