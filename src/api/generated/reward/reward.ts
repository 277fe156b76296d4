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
  AwardPage,
  AwardTotalPage,
  ClaimRequest,
  ErrorEnvelope,
  ListAwardsParams,
  ListVouchersParams,
  VoucherPage,
  WelfareTaskAnswer,
  WelfareTaskPage
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
import { pagedQueryPolicy } from '../../operation-policies.ts';
import { queryPolicy } from '../../operation-policies.ts';
import { idempotentMutationPolicy } from '../../idempotent-mutation-policy.ts';


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
 * Newest first: commissions, bonuses, fee rebates and prizes. Each is one ledger entry.
 * @summary List rewards
 */
export const listAwards = (
    params: ListAwardsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<AwardPage | ErrorEnvelope>(
      {url: `/api/award/list`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListAwardsInfiniteQueryKey = (params?: ListAwardsParams,) => {
    return [
    'infinite', `/api/award/list`, ...(params ? [params] : [])
    ] as const;
    }

export const getListAwardsQueryKey = (params?: ListAwardsParams,) => {
    return [
    `/api/award/list`, ...(params ? [params] : [])
    ] as const;
    }


export const getListAwardsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listAwards>>, ListAwardsParams['pageNum']>, TError = ErrorType<unknown>>(params: ListAwardsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listAwards>>, TError, TData, QueryKey, ListAwardsParams['pageNum']>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAwardsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAwards>>, QueryKey, ListAwardsParams['pageNum']> = ({ signal, pageParam }) => listAwards({...params, 'pageNum': pageParam ?? params?.['pageNum']}, requestOptions, signal);



      const customOptions = pagedQueryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listAwards>>, TError, TData, QueryKey, ListAwardsParams['pageNum']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAwardsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listAwards>>>
export type ListAwardsInfiniteQueryError = ErrorType<unknown>


/**
 * @summary List rewards
 */

export function useListAwardsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listAwards>>, ListAwardsParams['pageNum']>, TError = ErrorType<unknown>>(
 params: ListAwardsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listAwards>>, TError, TData, QueryKey, ListAwardsParams['pageNum']>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAwardsInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListAwardsQueryOptions = <TData = Awaited<ReturnType<typeof listAwards>>, TError = ErrorType<unknown>>(params: ListAwardsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAwards>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAwardsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAwards>>> = ({ signal }) => listAwards(params, requestOptions, signal);



      const customOptions = pagedQueryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof listAwards>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAwardsQueryResult = NonNullable<Awaited<ReturnType<typeof listAwards>>>
export type ListAwardsQueryError = ErrorType<unknown>


/**
 * @summary List rewards
 */

export function useListAwards<TData = Awaited<ReturnType<typeof listAwards>>, TError = ErrorType<unknown>>(
 params: ListAwardsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAwards>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAwardsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Returns all four kinds, including those with no rewards.
 * @summary Get reward totals by kind
 */
export const listAwardTotals = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<AwardTotalPage | ErrorEnvelope>(
      {url: `/api/award/totals`, method: 'GET', signal
    },
      options);
    }




export const getListAwardTotalsQueryKey = () => {
    return [
    `/api/award/totals`
    ] as const;
    }


export const getListAwardTotalsQueryOptions = <TData = Awaited<ReturnType<typeof listAwardTotals>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAwardTotals>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAwardTotalsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAwardTotals>>> = ({ signal }) => listAwardTotals(requestOptions, signal);



      const customOptions = queryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof listAwardTotals>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAwardTotalsQueryResult = NonNullable<Awaited<ReturnType<typeof listAwardTotals>>>
export type ListAwardTotalsQueryError = ErrorType<unknown>


/**
 * @summary Get reward totals by kind
 */

export function useListAwardTotals<TData = Awaited<ReturnType<typeof listAwardTotals>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAwardTotals>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAwardTotalsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For guests all tasks are open. A task is completed by a fact known to the back end. It can be claimed once, within `claimDays` of
 * completion.
 * @summary List tasks
 */
export const listWelfareTasks = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<WelfareTaskPage | ErrorEnvelope>(
      {url: `/api/welfareTask/list`, method: 'GET', signal
    },
      options);
    }




export const getListWelfareTasksQueryKey = () => {
    return [
    `/api/welfareTask/list`
    ] as const;
    }


export const getListWelfareTasksQueryOptions = <TData = Awaited<ReturnType<typeof listWelfareTasks>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWelfareTasks>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListWelfareTasksQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listWelfareTasks>>> = ({ signal }) => listWelfareTasks(requestOptions, signal);



      const customOptions = queryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof listWelfareTasks>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListWelfareTasksQueryResult = NonNullable<Awaited<ReturnType<typeof listWelfareTasks>>>
export type ListWelfareTasksQueryError = ErrorType<unknown>


/**
 * @summary List tasks
 */

export function useListWelfareTasks<TData = Awaited<ReturnType<typeof listWelfareTasks>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWelfareTasks>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListWelfareTasksQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * A bonus is credited immediately; a voucher is valid from the time of the claim.
 * @summary Claim a task reward
 */
export const claimWelfareTask = (
    claimRequest: ClaimRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<WelfareTaskAnswer | ErrorEnvelope>(
      {url: `/api/welfareTask/claim`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: claimRequest, signal
    },
      options);
    }




export const getClaimWelfareTaskMutationKey = () => ['claimWelfareTask'] as const;

export const getClaimWelfareTaskMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof claimWelfareTask>>, TError,ClaimWelfareTaskMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof claimWelfareTask>>, TError,ClaimWelfareTaskMutationVariables, TContext> => {

const mutationKey = getClaimWelfareTaskMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof claimWelfareTask>>, ClaimWelfareTaskMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  claimWelfareTask(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof claimWelfareTask>>, variables: ClaimWelfareTaskMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getGetUserBalanceQueryKey(), getListBalancesQueryKey(), getGetAllocationQueryKey(), getGetAssetPanelQueryKey(), getGetDayChangeQueryKey(), getListDayResultsQueryKey(), getListLedgerEntriesQueryKey(), getListLedgerEntriesInfiniteQueryKey(), getGetRealisedReportQueryKey(), getListRealisedGainsQueryKey(), getListRealisedGainsInfiniteQueryKey(), getListHoldingsQueryKey(), getListBibiAssetsQueryKey(), getListWelfareTasksQueryKey(), getListVouchersQueryKey(), getListVouchersInfiniteQueryKey(), getListAwardsQueryKey(), getListAwardsInfiniteQueryKey(), getListAwardTotalsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };

        const customOptions = idempotentMutationPolicy({...mutationOptions, mutationFn, onSuccess}, { url: `/api/welfareTask/claim` }, { operationId: 'claimWelfareTask', operationName: 'claimWelfareTask' });


  return  customOptions}

    export type ClaimWelfareTaskMutationResult = NonNullable<Awaited<ReturnType<typeof claimWelfareTask>>>
    export type ClaimWelfareTaskMutationBody = ClaimRequest
    export type ClaimWelfareTaskMutationError = ErrorType<unknown>
    export type ClaimWelfareTaskMutationVariables = {data: ClaimRequest}

    /**
 * @summary Claim a task reward
 */
export const useClaimWelfareTask = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof claimWelfareTask>>, TError,ClaimWelfareTaskMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof claimWelfareTask>>,
        TError,
        ClaimWelfareTaskMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getClaimWelfareTaskMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Newest first.
 * @summary List vouchers
 */
export const listVouchers = (
    params: ListVouchersParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<VoucherPage | ErrorEnvelope>(
      {url: `/api/voucher/list`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListVouchersInfiniteQueryKey = (params?: ListVouchersParams,) => {
    return [
    'infinite', `/api/voucher/list`, ...(params ? [params] : [])
    ] as const;
    }

export const getListVouchersQueryKey = (params?: ListVouchersParams,) => {
    return [
    `/api/voucher/list`, ...(params ? [params] : [])
    ] as const;
    }


export const getListVouchersInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listVouchers>>, ListVouchersParams['pageNum']>, TError = ErrorType<unknown>>(params: ListVouchersParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listVouchers>>, TError, TData, QueryKey, ListVouchersParams['pageNum']>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListVouchersInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listVouchers>>, QueryKey, ListVouchersParams['pageNum']> = ({ signal, pageParam }) => listVouchers({...params, 'pageNum': pageParam ?? params?.['pageNum']}, requestOptions, signal);



      const customOptions = pagedQueryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listVouchers>>, TError, TData, QueryKey, ListVouchersParams['pageNum']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListVouchersInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listVouchers>>>
export type ListVouchersInfiniteQueryError = ErrorType<unknown>


/**
 * @summary List vouchers
 */

export function useListVouchersInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listVouchers>>, ListVouchersParams['pageNum']>, TError = ErrorType<unknown>>(
 params: ListVouchersParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listVouchers>>, TError, TData, QueryKey, ListVouchersParams['pageNum']>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListVouchersInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListVouchersQueryOptions = <TData = Awaited<ReturnType<typeof listVouchers>>, TError = ErrorType<unknown>>(params: ListVouchersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVouchers>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListVouchersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listVouchers>>> = ({ signal }) => listVouchers(params, requestOptions, signal);



      const customOptions = pagedQueryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof listVouchers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListVouchersQueryResult = NonNullable<Awaited<ReturnType<typeof listVouchers>>>
export type ListVouchersQueryError = ErrorType<unknown>


/**
 * @summary List vouchers
 */

export function useListVouchers<TData = Awaited<ReturnType<typeof listVouchers>>, TError = ErrorType<unknown>>(
 params: ListVouchersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVouchers>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListVouchersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






