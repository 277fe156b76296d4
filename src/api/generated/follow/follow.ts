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

import {
  getListContractHistoryInfiniteQueryKey,
  getListContractHistoryQueryKey,
  getListContractPositionsInfiniteQueryKey,
  getListContractPositionsQueryKey
} from '../contract/contract.ts';

import type {
  BecomeTraderRequest,
  ChangeFollowRequest,
  CopyPage,
  Done,
  ErrorEnvelope,
  FollowAnswer,
  FollowPage,
  FollowRequest,
  GetTraderParams,
  ListCopiesParams,
  ListFollowsParams,
  ListTraderTradesParams,
  ListTradersParams,
  StopBeingTraderRequest,
  StopFollowingRequest,
  TraderAnswer,
  TraderDetailAnswer,
  TraderPage,
  TraderTradePage
} from '../models';

import {
  getListHoldingsQueryKey,
  getListSpotOrdersInfiniteQueryKey,
  getListSpotOrdersQueryKey
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
 * Public; no sign-in required. Track records are computed solely from the account's orders on this platform; `getTrader` and
 * `listTraderTrades` return the underlying data. Only accounts that chose to share their trades are listed.
 * @summary List traders
 */
export const listTraders = (
    params: ListTradersParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<TraderPage | ErrorEnvelope>(
      {url: `/api/trader/list`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListTradersInfiniteQueryKey = (params?: ListTradersParams,) => {
    return [
    'infinite', `/api/trader/list`, ...(params ? [params] : [])
    ] as const;
    }

export const getListTradersQueryKey = (params?: ListTradersParams,) => {
    return [
    `/api/trader/list`, ...(params ? [params] : [])
    ] as const;
    }


export const getListTradersInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listTraders>>, ListTradersParams['pageNum']>, TError = ErrorType<unknown>>(params: ListTradersParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listTraders>>, TError, TData, QueryKey, ListTradersParams['pageNum']>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTradersInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTraders>>, QueryKey, ListTradersParams['pageNum']> = ({ signal, pageParam }) => listTraders({...params, 'pageNum': pageParam ?? params?.['pageNum']}, requestOptions, signal);



      const customOptions = pagedQueryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listTraders>>, TError, TData, QueryKey, ListTradersParams['pageNum']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTradersInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listTraders>>>
export type ListTradersInfiniteQueryError = ErrorType<unknown>


/**
 * @summary List traders
 */

export function useListTradersInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listTraders>>, ListTradersParams['pageNum']>, TError = ErrorType<unknown>>(
 params: ListTradersParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listTraders>>, TError, TData, QueryKey, ListTradersParams['pageNum']>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTradersInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListTradersQueryOptions = <TData = Awaited<ReturnType<typeof listTraders>>, TError = ErrorType<unknown>>(params: ListTradersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTraders>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTradersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTraders>>> = ({ signal }) => listTraders(params, requestOptions, signal);



      const customOptions = pagedQueryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof listTraders>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTradersQueryResult = NonNullable<Awaited<ReturnType<typeof listTraders>>>
export type ListTradersQueryError = ErrorType<unknown>


/**
 * @summary List traders
 */

export function useListTraders<TData = Awaited<ReturnType<typeof listTraders>>, TError = ErrorType<unknown>>(
 params: ListTradersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTraders>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTradersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * `points` and `openTrades` in this response, together with all rows of `listTraderTrades`, reproduce every value in `record`. See
 * TraderRecord.
 * @summary Get a trader
 */
export const getTrader = (
    params: GetTraderParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<TraderDetailAnswer | ErrorEnvelope>(
      {url: `/api/trader/detail`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetTraderQueryKey = (params?: GetTraderParams,) => {
    return [
    `/api/trader/detail`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetTraderQueryOptions = <TData = Awaited<ReturnType<typeof getTrader>>, TError = ErrorType<unknown>>(params: GetTraderParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTrader>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTraderQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTrader>>> = ({ signal }) => getTrader(params, requestOptions, signal);



      const customOptions = queryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof getTrader>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTraderQueryResult = NonNullable<Awaited<ReturnType<typeof getTrader>>>
export type GetTraderQueryError = ErrorType<unknown>


/**
 * @summary Get a trader
 */

export function useGetTrader<TData = Awaited<ReturnType<typeof getTrader>>, TError = ErrorType<unknown>>(
 params: GetTraderParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTrader>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetTraderQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Newest first.
 * @summary List closed trades of a trader
 */
export const listTraderTrades = (
    params: ListTraderTradesParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<TraderTradePage | ErrorEnvelope>(
      {url: `/api/trader/trades`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListTraderTradesInfiniteQueryKey = (params?: ListTraderTradesParams,) => {
    return [
    'infinite', `/api/trader/trades`, ...(params ? [params] : [])
    ] as const;
    }

export const getListTraderTradesQueryKey = (params?: ListTraderTradesParams,) => {
    return [
    `/api/trader/trades`, ...(params ? [params] : [])
    ] as const;
    }


export const getListTraderTradesInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listTraderTrades>>, ListTraderTradesParams['pageNum']>, TError = ErrorType<unknown>>(params: ListTraderTradesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listTraderTrades>>, TError, TData, QueryKey, ListTraderTradesParams['pageNum']>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTraderTradesInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTraderTrades>>, QueryKey, ListTraderTradesParams['pageNum']> = ({ signal, pageParam }) => listTraderTrades({...params, 'pageNum': pageParam ?? params?.['pageNum']}, requestOptions, signal);



      const customOptions = pagedQueryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listTraderTrades>>, TError, TData, QueryKey, ListTraderTradesParams['pageNum']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTraderTradesInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listTraderTrades>>>
export type ListTraderTradesInfiniteQueryError = ErrorType<unknown>


/**
 * @summary List closed trades of a trader
 */

export function useListTraderTradesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listTraderTrades>>, ListTraderTradesParams['pageNum']>, TError = ErrorType<unknown>>(
 params: ListTraderTradesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listTraderTrades>>, TError, TData, QueryKey, ListTraderTradesParams['pageNum']>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTraderTradesInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListTraderTradesQueryOptions = <TData = Awaited<ReturnType<typeof listTraderTrades>>, TError = ErrorType<unknown>>(params: ListTraderTradesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTraderTrades>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTraderTradesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTraderTrades>>> = ({ signal }) => listTraderTrades(params, requestOptions, signal);



      const customOptions = pagedQueryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof listTraderTrades>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTraderTradesQueryResult = NonNullable<Awaited<ReturnType<typeof listTraderTrades>>>
export type ListTraderTradesQueryError = ErrorType<unknown>


/**
 * @summary List closed trades of a trader
 */

export function useListTraderTrades<TData = Awaited<ReturnType<typeof listTraderTrades>>, TError = ErrorType<unknown>>(
 params: ListTraderTradesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTraderTrades>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTraderTradesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Others can then see and copy the account's trades. The track record starts now. An account that stops and starts again continues its
 * existing record; a record cannot be deleted.
 * @summary Start sharing trades
 */
export const becomeTrader = (
    becomeTraderRequest: BecomeTraderRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<TraderAnswer | ErrorEnvelope>(
      {url: `/api/trader/become`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: becomeTraderRequest, signal
    },
      options);
    }




export const getBecomeTraderMutationKey = () => ['becomeTrader'] as const;

export const getBecomeTraderMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof becomeTrader>>, TError,BecomeTraderMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof becomeTrader>>, TError,BecomeTraderMutationVariables, TContext> => {

const mutationKey = getBecomeTraderMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof becomeTrader>>, BecomeTraderMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  becomeTrader(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof becomeTrader>>, variables: BecomeTraderMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getGetUserBalanceQueryKey(), getListBalancesQueryKey(), getGetAllocationQueryKey(), getGetAssetPanelQueryKey(), getGetDayChangeQueryKey(), getListDayResultsQueryKey(), getListLedgerEntriesQueryKey(), getListLedgerEntriesInfiniteQueryKey(), getGetRealisedReportQueryKey(), getListRealisedGainsQueryKey(), getListRealisedGainsInfiniteQueryKey(), getListHoldingsQueryKey(), getListBibiAssetsQueryKey(), getListTradersQueryKey(), getListTradersInfiniteQueryKey(), getGetTraderQueryKey(), getListFollowsQueryKey(), getListFollowsInfiniteQueryKey(), getListCopiesQueryKey(), getListCopiesInfiniteQueryKey(), getListSpotOrdersQueryKey(), getListSpotOrdersInfiniteQueryKey(), getListContractPositionsQueryKey(), getListContractPositionsInfiniteQueryKey(), getListContractHistoryQueryKey(), getListContractHistoryInfiniteQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };

        const customOptions = idempotentMutationPolicy({...mutationOptions, mutationFn, onSuccess}, { url: `/api/trader/become` }, { operationId: 'becomeTrader', operationName: 'becomeTrader' });


  return  customOptions}

    export type BecomeTraderMutationResult = NonNullable<Awaited<ReturnType<typeof becomeTrader>>>
    export type BecomeTraderMutationBody = BecomeTraderRequest
    export type BecomeTraderMutationError = ErrorType<unknown>
    export type BecomeTraderMutationVariables = {data: BecomeTraderRequest}

    /**
 * @summary Start sharing trades
 */
export const useBecomeTrader = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof becomeTrader>>, TError,BecomeTraderMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof becomeTrader>>,
        TError,
        BecomeTraderMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getBecomeTraderMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * The trades can no longer be seen or copied. All copiers are notified, and copying stops as each of them has configured.
 * @summary Stop sharing trades
 */
export const stopBeingTrader = (
    stopBeingTraderRequest: StopBeingTraderRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Done | ErrorEnvelope>(
      {url: `/api/trader/stop`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: stopBeingTraderRequest, signal
    },
      options);
    }




export const getStopBeingTraderMutationKey = () => ['stopBeingTrader'] as const;

export const getStopBeingTraderMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof stopBeingTrader>>, TError,StopBeingTraderMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof stopBeingTrader>>, TError,StopBeingTraderMutationVariables, TContext> => {

const mutationKey = getStopBeingTraderMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof stopBeingTrader>>, StopBeingTraderMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  stopBeingTrader(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof stopBeingTrader>>, variables: StopBeingTraderMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getGetUserBalanceQueryKey(), getListBalancesQueryKey(), getGetAllocationQueryKey(), getGetAssetPanelQueryKey(), getGetDayChangeQueryKey(), getListDayResultsQueryKey(), getListLedgerEntriesQueryKey(), getListLedgerEntriesInfiniteQueryKey(), getGetRealisedReportQueryKey(), getListRealisedGainsQueryKey(), getListRealisedGainsInfiniteQueryKey(), getListHoldingsQueryKey(), getListBibiAssetsQueryKey(), getListTradersQueryKey(), getListTradersInfiniteQueryKey(), getGetTraderQueryKey(), getListFollowsQueryKey(), getListFollowsInfiniteQueryKey(), getListCopiesQueryKey(), getListCopiesInfiniteQueryKey(), getListSpotOrdersQueryKey(), getListSpotOrdersInfiniteQueryKey(), getListContractPositionsQueryKey(), getListContractPositionsInfiniteQueryKey(), getListContractHistoryQueryKey(), getListContractHistoryInfiniteQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };

        const customOptions = idempotentMutationPolicy({...mutationOptions, mutationFn, onSuccess}, { url: `/api/trader/stop` }, { operationId: 'stopBeingTrader', operationName: 'stopBeingTrader' });


  return  customOptions}

    export type StopBeingTraderMutationResult = NonNullable<Awaited<ReturnType<typeof stopBeingTrader>>>
    export type StopBeingTraderMutationBody = StopBeingTraderRequest
    export type StopBeingTraderMutationError = ErrorType<unknown>
    export type StopBeingTraderMutationVariables = {data: StopBeingTraderRequest}

    /**
 * @summary Stop sharing trades
 */
export const useStopBeingTrader = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof stopBeingTrader>>, TError,StopBeingTraderMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof stopBeingTrader>>,
        TError,
        StopBeingTraderMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getStopBeingTraderMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * The trader's orders from now on are copied as market orders on the caller's account, within the caller's limits, with the usual checks and
 * fees; there is no additional fee. Existing positions of the trader are not copied.
 * @summary Start copying a trader
 */
export const followTrader = (
    followRequest: FollowRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<FollowAnswer | ErrorEnvelope>(
      {url: `/api/follow/start`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: followRequest, signal
    },
      options);
    }




export const getFollowTraderMutationKey = () => ['followTrader'] as const;

export const getFollowTraderMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof followTrader>>, TError,FollowTraderMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof followTrader>>, TError,FollowTraderMutationVariables, TContext> => {

const mutationKey = getFollowTraderMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof followTrader>>, FollowTraderMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  followTrader(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof followTrader>>, variables: FollowTraderMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getGetUserBalanceQueryKey(), getListBalancesQueryKey(), getGetAllocationQueryKey(), getGetAssetPanelQueryKey(), getGetDayChangeQueryKey(), getListDayResultsQueryKey(), getListLedgerEntriesQueryKey(), getListLedgerEntriesInfiniteQueryKey(), getGetRealisedReportQueryKey(), getListRealisedGainsQueryKey(), getListRealisedGainsInfiniteQueryKey(), getListHoldingsQueryKey(), getListBibiAssetsQueryKey(), getListTradersQueryKey(), getListTradersInfiniteQueryKey(), getGetTraderQueryKey(), getListFollowsQueryKey(), getListFollowsInfiniteQueryKey(), getListCopiesQueryKey(), getListCopiesInfiniteQueryKey(), getListSpotOrdersQueryKey(), getListSpotOrdersInfiniteQueryKey(), getListContractPositionsQueryKey(), getListContractPositionsInfiniteQueryKey(), getListContractHistoryQueryKey(), getListContractHistoryInfiniteQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };

        const customOptions = idempotentMutationPolicy({...mutationOptions, mutationFn, onSuccess}, { url: `/api/follow/start` }, { operationId: 'followTrader', operationName: 'followTrader' });


  return  customOptions}

    export type FollowTraderMutationResult = NonNullable<Awaited<ReturnType<typeof followTrader>>>
    export type FollowTraderMutationBody = FollowRequest
    export type FollowTraderMutationError = ErrorType<unknown>
    export type FollowTraderMutationVariables = {data: FollowRequest}

    /**
 * @summary Start copying a trader
 */
export const useFollowTrader = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof followTrader>>, TError,FollowTraderMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof followTrader>>,
        TError,
        FollowTraderMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getFollowTraderMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Applies to orders copied from now on. Existing copied positions are not closed, even if they exceed a new limit.
 * @summary Change copy limits
 */
export const changeFollow = (
    changeFollowRequest: ChangeFollowRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<FollowAnswer | ErrorEnvelope>(
      {url: `/api/follow/change`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: changeFollowRequest, signal
    },
      options);
    }




export const getChangeFollowMutationKey = () => ['changeFollow'] as const;

export const getChangeFollowMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeFollow>>, TError,ChangeFollowMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof changeFollow>>, TError,ChangeFollowMutationVariables, TContext> => {

const mutationKey = getChangeFollowMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeFollow>>, ChangeFollowMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  changeFollow(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof changeFollow>>, variables: ChangeFollowMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getGetUserBalanceQueryKey(), getListBalancesQueryKey(), getGetAllocationQueryKey(), getGetAssetPanelQueryKey(), getGetDayChangeQueryKey(), getListDayResultsQueryKey(), getListLedgerEntriesQueryKey(), getListLedgerEntriesInfiniteQueryKey(), getGetRealisedReportQueryKey(), getListRealisedGainsQueryKey(), getListRealisedGainsInfiniteQueryKey(), getListHoldingsQueryKey(), getListBibiAssetsQueryKey(), getListTradersQueryKey(), getListTradersInfiniteQueryKey(), getGetTraderQueryKey(), getListFollowsQueryKey(), getListFollowsInfiniteQueryKey(), getListCopiesQueryKey(), getListCopiesInfiniteQueryKey(), getListSpotOrdersQueryKey(), getListSpotOrdersInfiniteQueryKey(), getListContractPositionsQueryKey(), getListContractPositionsInfiniteQueryKey(), getListContractHistoryQueryKey(), getListContractHistoryInfiniteQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };

        const customOptions = idempotentMutationPolicy({...mutationOptions, mutationFn, onSuccess}, { url: `/api/follow/change` }, { operationId: 'changeFollow', operationName: 'changeFollow' });


  return  customOptions}

    export type ChangeFollowMutationResult = NonNullable<Awaited<ReturnType<typeof changeFollow>>>
    export type ChangeFollowMutationBody = ChangeFollowRequest
    export type ChangeFollowMutationError = ErrorType<unknown>
    export type ChangeFollowMutationVariables = {data: ChangeFollowRequest}

    /**
 * @summary Change copy limits
 */
export const useChangeFollow = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeFollow>>, TError,ChangeFollowMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeFollow>>,
        TError,
        ChangeFollowMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getChangeFollowMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Effective immediately. Copied positions are kept, or closed at the market price as soon as the market is open; the status is `closing` until
 * all are closed.
 * @summary Stop copying a trader
 */
export const stopFollowing = (
    stopFollowingRequest: StopFollowingRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<FollowAnswer | ErrorEnvelope>(
      {url: `/api/follow/stop`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: stopFollowingRequest, signal
    },
      options);
    }




export const getStopFollowingMutationKey = () => ['stopFollowing'] as const;

export const getStopFollowingMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof stopFollowing>>, TError,StopFollowingMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof stopFollowing>>, TError,StopFollowingMutationVariables, TContext> => {

const mutationKey = getStopFollowingMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof stopFollowing>>, StopFollowingMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  stopFollowing(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof stopFollowing>>, variables: StopFollowingMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getGetUserBalanceQueryKey(), getListBalancesQueryKey(), getGetAllocationQueryKey(), getGetAssetPanelQueryKey(), getGetDayChangeQueryKey(), getListDayResultsQueryKey(), getListLedgerEntriesQueryKey(), getListLedgerEntriesInfiniteQueryKey(), getGetRealisedReportQueryKey(), getListRealisedGainsQueryKey(), getListRealisedGainsInfiniteQueryKey(), getListHoldingsQueryKey(), getListBibiAssetsQueryKey(), getListTradersQueryKey(), getListTradersInfiniteQueryKey(), getGetTraderQueryKey(), getListFollowsQueryKey(), getListFollowsInfiniteQueryKey(), getListCopiesQueryKey(), getListCopiesInfiniteQueryKey(), getListSpotOrdersQueryKey(), getListSpotOrdersInfiniteQueryKey(), getListContractPositionsQueryKey(), getListContractPositionsInfiniteQueryKey(), getListContractHistoryQueryKey(), getListContractHistoryInfiniteQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };

        const customOptions = idempotentMutationPolicy({...mutationOptions, mutationFn, onSuccess}, { url: `/api/follow/stop` }, { operationId: 'stopFollowing', operationName: 'stopFollowing' });


  return  customOptions}

    export type StopFollowingMutationResult = NonNullable<Awaited<ReturnType<typeof stopFollowing>>>
    export type StopFollowingMutationBody = StopFollowingRequest
    export type StopFollowingMutationError = ErrorType<unknown>
    export type StopFollowingMutationVariables = {data: StopFollowingRequest}

    /**
 * @summary Stop copying a trader
 */
export const useStopFollowing = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof stopFollowing>>, TError,StopFollowingMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof stopFollowing>>,
        TError,
        StopFollowingMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getStopFollowingMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Active and ended follows, with their results.
 * @summary List followed traders
 */
export const listFollows = (
    params: ListFollowsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<FollowPage | ErrorEnvelope>(
      {url: `/api/follow/list`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListFollowsInfiniteQueryKey = (params?: ListFollowsParams,) => {
    return [
    'infinite', `/api/follow/list`, ...(params ? [params] : [])
    ] as const;
    }

export const getListFollowsQueryKey = (params?: ListFollowsParams,) => {
    return [
    `/api/follow/list`, ...(params ? [params] : [])
    ] as const;
    }


export const getListFollowsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listFollows>>, ListFollowsParams['pageNum']>, TError = ErrorType<unknown>>(params: ListFollowsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listFollows>>, TError, TData, QueryKey, ListFollowsParams['pageNum']>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListFollowsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listFollows>>, QueryKey, ListFollowsParams['pageNum']> = ({ signal, pageParam }) => listFollows({...params, 'pageNum': pageParam ?? params?.['pageNum']}, requestOptions, signal);



      const customOptions = pagedQueryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listFollows>>, TError, TData, QueryKey, ListFollowsParams['pageNum']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListFollowsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listFollows>>>
export type ListFollowsInfiniteQueryError = ErrorType<unknown>


/**
 * @summary List followed traders
 */

export function useListFollowsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listFollows>>, ListFollowsParams['pageNum']>, TError = ErrorType<unknown>>(
 params: ListFollowsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listFollows>>, TError, TData, QueryKey, ListFollowsParams['pageNum']>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListFollowsInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListFollowsQueryOptions = <TData = Awaited<ReturnType<typeof listFollows>>, TError = ErrorType<unknown>>(params: ListFollowsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFollows>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListFollowsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listFollows>>> = ({ signal }) => listFollows(params, requestOptions, signal);



      const customOptions = pagedQueryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof listFollows>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListFollowsQueryResult = NonNullable<Awaited<ReturnType<typeof listFollows>>>
export type ListFollowsQueryError = ErrorType<unknown>


/**
 * @summary List followed traders
 */

export function useListFollows<TData = Awaited<ReturnType<typeof listFollows>>, TError = ErrorType<unknown>>(
 params: ListFollowsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFollows>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListFollowsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Skipped orders include the reason.
 * @summary List copied and skipped orders
 */
export const listCopies = (
    params: ListCopiesParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<CopyPage | ErrorEnvelope>(
      {url: `/api/follow/copies`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListCopiesInfiniteQueryKey = (params?: ListCopiesParams,) => {
    return [
    'infinite', `/api/follow/copies`, ...(params ? [params] : [])
    ] as const;
    }

export const getListCopiesQueryKey = (params?: ListCopiesParams,) => {
    return [
    `/api/follow/copies`, ...(params ? [params] : [])
    ] as const;
    }


export const getListCopiesInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listCopies>>, ListCopiesParams['pageNum']>, TError = ErrorType<unknown>>(params: ListCopiesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCopies>>, TError, TData, QueryKey, ListCopiesParams['pageNum']>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCopiesInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCopies>>, QueryKey, ListCopiesParams['pageNum']> = ({ signal, pageParam }) => listCopies({...params, 'pageNum': pageParam ?? params?.['pageNum']}, requestOptions, signal);



      const customOptions = pagedQueryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCopies>>, TError, TData, QueryKey, ListCopiesParams['pageNum']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCopiesInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listCopies>>>
export type ListCopiesInfiniteQueryError = ErrorType<unknown>


/**
 * @summary List copied and skipped orders
 */

export function useListCopiesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listCopies>>, ListCopiesParams['pageNum']>, TError = ErrorType<unknown>>(
 params: ListCopiesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCopies>>, TError, TData, QueryKey, ListCopiesParams['pageNum']>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCopiesInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListCopiesQueryOptions = <TData = Awaited<ReturnType<typeof listCopies>>, TError = ErrorType<unknown>>(params: ListCopiesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCopies>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCopiesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCopies>>> = ({ signal }) => listCopies(params, requestOptions, signal);



      const customOptions = pagedQueryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof listCopies>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCopiesQueryResult = NonNullable<Awaited<ReturnType<typeof listCopies>>>
export type ListCopiesQueryError = ErrorType<unknown>


/**
 * @summary List copied and skipped orders
 */

export function useListCopies<TData = Awaited<ReturnType<typeof listCopies>>, TError = ErrorType<unknown>>(
 params: ListCopiesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCopies>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCopiesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






