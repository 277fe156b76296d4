import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { dataOf, rowsOf } from '#src/api/envelope.ts'
import { ApiError, SwallowedAnswer } from '#src/api/errors.ts'
import {
  getGetLoanQueryKey,
  getListLoanPaymentsQueryKey,
  getListLoanProductsQueryKey,
  getListLoansQueryKey,
  getLoan,
  listLoanProducts,
} from '#src/api/generated/loan/loan.ts'

const quietOptions = { catch: true, quiet: true } as const

/** ms between polls of a loan. */
const pollInterval = 10_000

/** Query paths that an application or a payment changes. */
export const LOAN_LISTS = [
  getListLoansQueryKey()[0],
  getListLoanPaymentsQueryKey()[0],
  getGetLoanQueryKey({ id: '1' })[0],
] as const

/** The loan products. */
export function useLoanProducts() {
  return useQuery({
    queryKey: getListLoanProductsQueryKey(),
    queryFn: async ({ signal }) => {
      const rows = rowsOf(await listLoanProducts({ quiet: true }, signal))
      if (!rows) throw new SwallowedAnswer()
      return rows
    },
  })
}

/** The loan of `?id=`; an invalid id counts as unknown. */
export function useLoan() {
  const [query] = useSearchParams()
  const idParam = query.get('id') ?? ''
  const id = /^[1-9]\d{0,18}$/.test(idParam) ? idParam : undefined
  const { data, error, refetch } = useQuery({
    queryKey: getGetLoanQueryKey({ id: id ?? '' }),
    enabled: id !== undefined,
    retry: false,
    staleTime: 0,
    refetchInterval: pollInterval,
    queryFn: async ({ signal }) => {
      const detail = dataOf(await getLoan({ id: id ?? '' }, quietOptions, signal))
      if (!detail) throw new SwallowedAnswer()
      return detail
    },
  })
  return {
    data,
    isUnknown: id === undefined || error instanceof ApiError,
    isFailed: error !== null,
    onRetry: refetch,
  }
}
