import { useSearchParams } from 'react-router-dom'
import { dataOf, rowsOf } from '#src/api/envelope.ts'
import { ApiError } from '#src/api/errors.ts'
import { useGetLoan, useListLoanProducts } from '#src/api/generated/loan/loan.ts'

/** ms between polls of a loan. */
const pollInterval = 10_000

/** The loan products. */
export function useLoanProducts() {
  return useListLoanProducts({ query: { select: rowsOf } })
}

/** The loan of `?id=`; an invalid id counts as unknown. */
export function useLoan() {
  const [query] = useSearchParams()
  const idParam = query.get('id') ?? ''
  const id = /^[1-9]\d{0,18}$/.test(idParam) ? idParam : undefined
  const { data, error, refetch } = useGetLoan(
    { id: id ?? '' },
    {
      query: {
        enabled: id !== undefined,
        retry: false,
        staleTime: 0,
        refetchInterval: pollInterval,
        select: dataOf,
        meta: { catch: true },
      },
    },
  )
  return {
    data,
    isUnknown: id === undefined || error instanceof ApiError,
    isFailed: error !== null,
    onRetry: refetch,
  }
}
