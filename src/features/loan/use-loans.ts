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

const quietly = { catch: true, quiet: true } as const

/** How often a loan that changes is looked at. */
const lookEvery = 10_000

/** Lists that change with an application and with a payment. */
export const LOAN_LISTS = [
  getListLoansQueryKey()[0],
  getListLoanPaymentsQueryKey()[0],
  getGetLoanQueryKey({ id: '1' })[0],
] as const

/** What is lent. */
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

/** The loan that the address names by `?id=`; an id that no loan can have is one that is not known. */
export function useLoan() {
  const [query] = useSearchParams()
  const text = query.get('id') ?? ''
  const id = /^[1-9]\d{0,18}$/.test(text) ? text : undefined
  const { data, error, refetch } = useQuery({
    queryKey: getGetLoanQueryKey({ id: id ?? '' }),
    enabled: id !== undefined,
    retry: false,
    staleTime: 0,
    refetchInterval: lookEvery,
    queryFn: async ({ signal }) => {
      const detail = dataOf(await getLoan({ id: id ?? '' }, quietly, signal))
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
