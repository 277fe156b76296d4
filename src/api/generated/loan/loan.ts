/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import {
  matchQuery,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient
} from '@tanstack/react-query';
import type {
  DataTag,
  InfiniteData,
  MutationFunction,
  MutationFunctionContext,
  QueryClient,
  QueryFunction,
  QueryKey,
  UseInfiniteQueryOptions,
  UseInfiniteQueryResult,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  ErrorEnvelope,
  GetLoanParams,
  ListLoanPaymentsParams,
  ListLoansParams,
  LoanAnswer,
  LoanApplyRequest,
  LoanDetailAnswer,
  LoanPage,
  LoanPaymentPage,
  LoanPreviewAnswer,
  LoanPreviewRequest,
  LoanProductPage,
  LoanRepayRequest,
  LoanWithdrawRequest
} from '../models';

import {
  getListHoldingsQueryKey
} from '../spot/spot.ts';

import {
  getGetAssetPanelQueryKey,
  getGetUserBalanceQueryKey
} from '../user/user.ts';

import {
  getGetAllocationQueryKey,
  getGetDayChangeQueryKey,
  getGetRealisedReportQueryKey,
  getListBalancesQueryKey,
  getListBibiAssetsQueryKey,
  getListDayResultsQueryKey,
  getListLedgerEntriesInfiniteQueryKey,
  getListLedgerEntriesQueryKey,
  getListRealisedGainsInfiniteQueryKey,
  getListRealisedGainsQueryKey
} from '../wallet/wallet.ts';

import { http } from '../../client.ts';
import type { ErrorType } from '../../client.ts';
import { queryPolicy } from '../../operation-policies.ts';
import { idempotentMutationPolicy } from '../../idempotent-mutation-policy.ts';
import { pagedQueryPolicy } from '../../operation-policies.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

/**
 * Includes their terms.
 * @summary List loan products
 */
export const listLoanProducts = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<LoanProductPage | ErrorEnvelope>(
      {url: `/api/loanProduct/list`, method: 'GET', signal
    },
      options);
    }




export const getListLoanProductsQueryKey = () => {
    return [
    `/api/loanProduct/list`
    ] as const;
    }


export const getListLoanProductsQueryOptions = <TData = Awaited<ReturnType<typeof listLoanProducts>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLoanProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListLoanProductsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLoanProducts>>> = ({ signal }) => listLoanProducts(requestOptions, signal);



      const customOptions = queryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof listLoanProducts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListLoanProductsQueryResult = NonNullable<Awaited<ReturnType<typeof listLoanProducts>>>
export type ListLoanProductsQueryError = ErrorType<unknown>


/**
 * @summary List loan products
 */

export function useListLoanProducts<TData = Awaited<ReturnType<typeof listLoanProducts>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLoanProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListLoanProductsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Has no side effects. `problem` gives the reason if the request would fail.
 * @summary Preview a loan and its schedule
 */
export const previewLoan = (
    loanPreviewRequest: LoanPreviewRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<LoanPreviewAnswer | ErrorEnvelope>(
      {url: `/api/loan/preview`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: loanPreviewRequest, signal
    },
      options);
    }




export const getPreviewLoanQueryKey = (loanPreviewRequest?: LoanPreviewRequest,) => {
    return [
    'POST', `/api/loan/preview`, loanPreviewRequest
    ] as const;
    }


export const getPreviewLoanQueryOptions = <TData = Awaited<ReturnType<typeof previewLoan>>, TError = ErrorType<unknown>>(loanPreviewRequest: LoanPreviewRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewLoan>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getPreviewLoanQueryKey(loanPreviewRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof previewLoan>>> = ({ signal }) => previewLoan(loanPreviewRequest, requestOptions, signal);



      const customOptions = queryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof previewLoan>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type PreviewLoanQueryResult = NonNullable<Awaited<ReturnType<typeof previewLoan>>>
export type PreviewLoanQueryError = ErrorType<unknown>


/**
 * @summary Preview a loan and its schedule
 */

export function usePreviewLoan<TData = Awaited<ReturnType<typeof previewLoan>>, TError = ErrorType<unknown>>(
 loanPreviewRequest: LoanPreviewRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewLoan>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getPreviewLoanQueryOptions(loanPreviewRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The collateral is put on hold immediately; the operator decides. Rules: docs/rules/loan.md.
 * @summary Apply for a loan
 */
export const applyForLoan = (
    loanApplyRequest: LoanApplyRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<LoanAnswer | ErrorEnvelope>(
      {url: `/api/loan/apply`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: loanApplyRequest, signal
    },
      options);
    }




export const getApplyForLoanMutationKey = () => ['applyForLoan'] as const;

export const getApplyForLoanMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof applyForLoan>>, TError,ApplyForLoanMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof applyForLoan>>, TError,ApplyForLoanMutationVariables, TContext> => {

const mutationKey = getApplyForLoanMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof applyForLoan>>, ApplyForLoanMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  applyForLoan(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof applyForLoan>>, variables: ApplyForLoanMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getGetUserBalanceQueryKey(), getListBalancesQueryKey(), getGetAllocationQueryKey(), getGetAssetPanelQueryKey(), getGetDayChangeQueryKey(), getListDayResultsQueryKey(), getListLedgerEntriesQueryKey(), getListLedgerEntriesInfiniteQueryKey(), getGetRealisedReportQueryKey(), getListRealisedGainsQueryKey(), getListRealisedGainsInfiniteQueryKey(), getListHoldingsQueryKey(), getListBibiAssetsQueryKey(), getListLoanProductsQueryKey(), getListLoansQueryKey(), getListLoansInfiniteQueryKey(), getGetLoanQueryKey(), getListLoanPaymentsQueryKey(), getListLoanPaymentsInfiniteQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };

        const customOptions = idempotentMutationPolicy({...mutationOptions, mutationFn, onSuccess}, { url: `/api/loan/apply` }, { operationId: 'applyForLoan', operationName: 'applyForLoan' });


  return  customOptions}

    export type ApplyForLoanMutationResult = NonNullable<Awaited<ReturnType<typeof applyForLoan>>>
    export type ApplyForLoanMutationBody = LoanApplyRequest
    export type ApplyForLoanMutationError = ErrorType<unknown>
    export type ApplyForLoanMutationVariables = {data: LoanApplyRequest}

    /**
 * @summary Apply for a loan
 */
export const useApplyForLoan = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof applyForLoan>>, TError,ApplyForLoanMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof applyForLoan>>,
        TError,
        ApplyForLoanMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getApplyForLoanMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Only possible before a decision. Nothing is paid out and the collateral is released.
 * @summary Cancel a loan application
 */
export const withdrawLoanApplication = (
    loanWithdrawRequest: LoanWithdrawRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<LoanAnswer | ErrorEnvelope>(
      {url: `/api/loan/withdraw`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: loanWithdrawRequest, signal
    },
      options);
    }




export const getWithdrawLoanApplicationMutationKey = () => ['withdrawLoanApplication'] as const;

export const getWithdrawLoanApplicationMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof withdrawLoanApplication>>, TError,WithdrawLoanApplicationMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof withdrawLoanApplication>>, TError,WithdrawLoanApplicationMutationVariables, TContext> => {

const mutationKey = getWithdrawLoanApplicationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof withdrawLoanApplication>>, WithdrawLoanApplicationMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  withdrawLoanApplication(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof withdrawLoanApplication>>, variables: WithdrawLoanApplicationMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getGetUserBalanceQueryKey(), getListBalancesQueryKey(), getGetAllocationQueryKey(), getGetAssetPanelQueryKey(), getGetDayChangeQueryKey(), getListDayResultsQueryKey(), getListLedgerEntriesQueryKey(), getListLedgerEntriesInfiniteQueryKey(), getGetRealisedReportQueryKey(), getListRealisedGainsQueryKey(), getListRealisedGainsInfiniteQueryKey(), getListHoldingsQueryKey(), getListBibiAssetsQueryKey(), getListLoanProductsQueryKey(), getListLoansQueryKey(), getListLoansInfiniteQueryKey(), getGetLoanQueryKey(), getListLoanPaymentsQueryKey(), getListLoanPaymentsInfiniteQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };

        const customOptions = idempotentMutationPolicy({...mutationOptions, mutationFn, onSuccess}, { url: `/api/loan/withdraw` }, { operationId: 'withdrawLoanApplication', operationName: 'withdrawLoanApplication' });


  return  customOptions}

    export type WithdrawLoanApplicationMutationResult = NonNullable<Awaited<ReturnType<typeof withdrawLoanApplication>>>
    export type WithdrawLoanApplicationMutationBody = LoanWithdrawRequest
    export type WithdrawLoanApplicationMutationError = ErrorType<unknown>
    export type WithdrawLoanApplicationMutationVariables = {data: LoanWithdrawRequest}

    /**
 * @summary Cancel a loan application
 */
export const useWithdrawLoanApplication = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof withdrawLoanApplication>>, TError,WithdrawLoanApplicationMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof withdrawLoanApplication>>,
        TError,
        WithdrawLoanApplicationMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getWithdrawLoanApplicationMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Newest first.
 * @summary List loans and applications
 */
export const listLoans = (
    params: ListLoansParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<LoanPage | ErrorEnvelope>(
      {url: `/api/loan/list`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListLoansInfiniteQueryKey = (params?: ListLoansParams,) => {
    return [
    'infinite', `/api/loan/list`, ...(params ? [params] : [])
    ] as const;
    }

export const getListLoansQueryKey = (params?: ListLoansParams,) => {
    return [
    `/api/loan/list`, ...(params ? [params] : [])
    ] as const;
    }


export const getListLoansInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listLoans>>, ListLoansParams['pageNum']>, TError = ErrorType<unknown>>(params: ListLoansParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listLoans>>, TError, TData, QueryKey, ListLoansParams['pageNum']>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListLoansInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLoans>>, QueryKey, ListLoansParams['pageNum']> = ({ signal, pageParam }) => listLoans({...params, 'pageNum': pageParam ?? params?.['pageNum']}, requestOptions, signal);



      const customOptions = pagedQueryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listLoans>>, TError, TData, QueryKey, ListLoansParams['pageNum']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListLoansInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listLoans>>>
export type ListLoansInfiniteQueryError = ErrorType<unknown>


/**
 * @summary List loans and applications
 */

export function useListLoansInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listLoans>>, ListLoansParams['pageNum']>, TError = ErrorType<unknown>>(
 params: ListLoansParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listLoans>>, TError, TData, QueryKey, ListLoansParams['pageNum']>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListLoansInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListLoansQueryOptions = <TData = Awaited<ReturnType<typeof listLoans>>, TError = ErrorType<unknown>>(params: ListLoansParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLoans>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListLoansQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLoans>>> = ({ signal }) => listLoans(params, requestOptions, signal);



      const customOptions = pagedQueryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof listLoans>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListLoansQueryResult = NonNullable<Awaited<ReturnType<typeof listLoans>>>
export type ListLoansQueryError = ErrorType<unknown>


/**
 * @summary List loans and applications
 */

export function useListLoans<TData = Awaited<ReturnType<typeof listLoans>>, TError = ErrorType<unknown>>(
 params: ListLoansParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLoans>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListLoansQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Includes its schedule and the amounts payable now.
 * @summary Get a loan
 */
export const getLoan = (
    params: GetLoanParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<LoanDetailAnswer | ErrorEnvelope>(
      {url: `/api/loan/detail`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetLoanQueryKey = (params?: GetLoanParams,) => {
    return [
    `/api/loan/detail`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetLoanQueryOptions = <TData = Awaited<ReturnType<typeof getLoan>>, TError = ErrorType<unknown>>(params: GetLoanParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLoan>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetLoanQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getLoan>>> = ({ signal }) => getLoan(params, requestOptions, signal);



      const customOptions = queryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof getLoan>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetLoanQueryResult = NonNullable<Awaited<ReturnType<typeof getLoan>>>
export type GetLoanQueryError = ErrorType<unknown>


/**
 * @summary Get a loan
 */

export function useGetLoan<TData = Awaited<ReturnType<typeof getLoan>>, TError = ErrorType<unknown>>(
 params: GetLoanParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLoan>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetLoanQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Manual payment of the next installment, or of the full payoff amount with interest for the days that have passed.
 * @summary Repay a loan
 */
export const repayLoan = (
    loanRepayRequest: LoanRepayRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<LoanAnswer | ErrorEnvelope>(
      {url: `/api/loan/repay`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: loanRepayRequest, signal
    },
      options);
    }




export const getRepayLoanMutationKey = () => ['repayLoan'] as const;

export const getRepayLoanMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof repayLoan>>, TError,RepayLoanMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof repayLoan>>, TError,RepayLoanMutationVariables, TContext> => {

const mutationKey = getRepayLoanMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof repayLoan>>, RepayLoanMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  repayLoan(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof repayLoan>>, variables: RepayLoanMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getGetUserBalanceQueryKey(), getListBalancesQueryKey(), getGetAllocationQueryKey(), getGetAssetPanelQueryKey(), getGetDayChangeQueryKey(), getListDayResultsQueryKey(), getListLedgerEntriesQueryKey(), getListLedgerEntriesInfiniteQueryKey(), getGetRealisedReportQueryKey(), getListRealisedGainsQueryKey(), getListRealisedGainsInfiniteQueryKey(), getListHoldingsQueryKey(), getListBibiAssetsQueryKey(), getListLoanProductsQueryKey(), getListLoansQueryKey(), getListLoansInfiniteQueryKey(), getGetLoanQueryKey(), getListLoanPaymentsQueryKey(), getListLoanPaymentsInfiniteQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };

        const customOptions = idempotentMutationPolicy({...mutationOptions, mutationFn, onSuccess}, { url: `/api/loan/repay` }, { operationId: 'repayLoan', operationName: 'repayLoan' });


  return  customOptions}

    export type RepayLoanMutationResult = NonNullable<Awaited<ReturnType<typeof repayLoan>>>
    export type RepayLoanMutationBody = LoanRepayRequest
    export type RepayLoanMutationError = ErrorType<unknown>
    export type RepayLoanMutationVariables = {data: LoanRepayRequest}

    /**
 * @summary Repay a loan
 */
export const useRepayLoan = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof repayLoan>>, TError,RepayLoanMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof repayLoan>>,
        TError,
        RepayLoanMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getRepayLoanMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Newest first.
 * @summary List loan payments
 */
export const listLoanPayments = (
    params: ListLoanPaymentsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<LoanPaymentPage | ErrorEnvelope>(
      {url: `/api/loanPayment/list`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListLoanPaymentsInfiniteQueryKey = (params?: ListLoanPaymentsParams,) => {
    return [
    'infinite', `/api/loanPayment/list`, ...(params ? [params] : [])
    ] as const;
    }

export const getListLoanPaymentsQueryKey = (params?: ListLoanPaymentsParams,) => {
    return [
    `/api/loanPayment/list`, ...(params ? [params] : [])
    ] as const;
    }


export const getListLoanPaymentsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listLoanPayments>>, ListLoanPaymentsParams['pageNum']>, TError = ErrorType<unknown>>(params: ListLoanPaymentsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listLoanPayments>>, TError, TData, QueryKey, ListLoanPaymentsParams['pageNum']>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListLoanPaymentsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLoanPayments>>, QueryKey, ListLoanPaymentsParams['pageNum']> = ({ signal, pageParam }) => listLoanPayments({...params, 'pageNum': pageParam ?? params?.['pageNum']}, requestOptions, signal);



      const customOptions = pagedQueryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listLoanPayments>>, TError, TData, QueryKey, ListLoanPaymentsParams['pageNum']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListLoanPaymentsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listLoanPayments>>>
export type ListLoanPaymentsInfiniteQueryError = ErrorType<unknown>


/**
 * @summary List loan payments
 */

export function useListLoanPaymentsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listLoanPayments>>, ListLoanPaymentsParams['pageNum']>, TError = ErrorType<unknown>>(
 params: ListLoanPaymentsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listLoanPayments>>, TError, TData, QueryKey, ListLoanPaymentsParams['pageNum']>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListLoanPaymentsInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListLoanPaymentsQueryOptions = <TData = Awaited<ReturnType<typeof listLoanPayments>>, TError = ErrorType<unknown>>(params: ListLoanPaymentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLoanPayments>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListLoanPaymentsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLoanPayments>>> = ({ signal }) => listLoanPayments(params, requestOptions, signal);



      const customOptions = pagedQueryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof listLoanPayments>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListLoanPaymentsQueryResult = NonNullable<Awaited<ReturnType<typeof listLoanPayments>>>
export type ListLoanPaymentsQueryError = ErrorType<unknown>


/**
 * @summary List loan payments
 */

export function useListLoanPayments<TData = Awaited<ReturnType<typeof listLoanPayments>>, TError = ErrorType<unknown>>(
 params: ListLoanPaymentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLoanPayments>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListLoanPaymentsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






