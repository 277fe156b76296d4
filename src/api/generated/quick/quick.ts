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
  ListQuickOrdersParams,
  QuickOrderAnswer,
  QuickOrderPage,
  QuickPlaceRequest,
  QuickPreviewAnswer,
  QuickPreviewRequest,
  TradingLimitsAnswer,
  TradingLimitsRequest
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
import { mutationPolicy } from '../../operation-policies.ts';


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
 * Has no side effects. `problem` gives the reason if the order cannot be placed. Only durations that end before the market closes are
 * available.
 * @summary Preview a quick order
 */
export const previewQuickOrder = (
    quickPreviewRequest: QuickPreviewRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<QuickPreviewAnswer | ErrorEnvelope>(
      {url: `/api/quickOrder/preview`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: quickPreviewRequest, signal
    },
      options);
    }




export const getPreviewQuickOrderQueryKey = (quickPreviewRequest?: QuickPreviewRequest,) => {
    return [
    'POST', `/api/quickOrder/preview`, quickPreviewRequest
    ] as const;
    }


export const getPreviewQuickOrderQueryOptions = <TData = Awaited<ReturnType<typeof previewQuickOrder>>, TError = ErrorType<unknown>>(quickPreviewRequest: QuickPreviewRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewQuickOrder>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getPreviewQuickOrderQueryKey(quickPreviewRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof previewQuickOrder>>> = ({ signal }) => previewQuickOrder(quickPreviewRequest, requestOptions, signal);



      const customOptions = queryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof previewQuickOrder>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type PreviewQuickOrderQueryResult = NonNullable<Awaited<ReturnType<typeof previewQuickOrder>>>
export type PreviewQuickOrderQueryError = ErrorType<unknown>


/**
 * @summary Preview a quick order
 */

export function usePreviewQuickOrder<TData = Awaited<ReturnType<typeof previewQuickOrder>>, TError = ErrorType<unknown>>(
 quickPreviewRequest: QuickPreviewRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewQuickOrder>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getPreviewQuickOrderQueryOptions(quickPreviewRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Stake and fee are on hold until expiry. The order then settles automatically at the public price of that exact time. It cannot be canceled.
 * Rules: docs/rules/quick.md.
 * @summary Place a quick order
 */
export const placeQuickOrder = (
    quickPlaceRequest: QuickPlaceRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<QuickOrderAnswer | ErrorEnvelope>(
      {url: `/api/quickOrder/place`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: quickPlaceRequest, signal
    },
      options);
    }




export const getPlaceQuickOrderMutationKey = () => ['placeQuickOrder'] as const;

export const getPlaceQuickOrderMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof placeQuickOrder>>, TError,PlaceQuickOrderMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof placeQuickOrder>>, TError,PlaceQuickOrderMutationVariables, TContext> => {

const mutationKey = getPlaceQuickOrderMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof placeQuickOrder>>, PlaceQuickOrderMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  placeQuickOrder(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof placeQuickOrder>>, variables: PlaceQuickOrderMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getGetUserBalanceQueryKey(), getListBalancesQueryKey(), getGetAllocationQueryKey(), getGetAssetPanelQueryKey(), getGetDayChangeQueryKey(), getListDayResultsQueryKey(), getListLedgerEntriesQueryKey(), getListLedgerEntriesInfiniteQueryKey(), getGetRealisedReportQueryKey(), getListRealisedGainsQueryKey(), getListRealisedGainsInfiniteQueryKey(), getListHoldingsQueryKey(), getListBibiAssetsQueryKey(), getListQuickOrdersQueryKey(), getListQuickOrdersInfiniteQueryKey(), getGetTradingLimitsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };

        const customOptions = idempotentMutationPolicy({...mutationOptions, mutationFn, onSuccess}, { url: `/api/quickOrder/place` }, { operationId: 'placeQuickOrder', operationName: 'placeQuickOrder' });


  return  customOptions}

    export type PlaceQuickOrderMutationResult = NonNullable<Awaited<ReturnType<typeof placeQuickOrder>>>
    export type PlaceQuickOrderMutationBody = QuickPlaceRequest
    export type PlaceQuickOrderMutationError = ErrorType<unknown>
    export type PlaceQuickOrderMutationVariables = {data: QuickPlaceRequest}

    /**
 * @summary Place a quick order
 */
export const usePlaceQuickOrder = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof placeQuickOrder>>, TError,PlaceQuickOrderMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof placeQuickOrder>>,
        TError,
        PlaceQuickOrderMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getPlaceQuickOrderMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Newest first.
 * @summary List quick orders
 */
export const listQuickOrders = (
    params: ListQuickOrdersParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<QuickOrderPage | ErrorEnvelope>(
      {url: `/api/quickOrder/list`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListQuickOrdersInfiniteQueryKey = (params?: ListQuickOrdersParams,) => {
    return [
    'infinite', `/api/quickOrder/list`, ...(params ? [params] : [])
    ] as const;
    }

export const getListQuickOrdersQueryKey = (params?: ListQuickOrdersParams,) => {
    return [
    `/api/quickOrder/list`, ...(params ? [params] : [])
    ] as const;
    }


export const getListQuickOrdersInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listQuickOrders>>, ListQuickOrdersParams['pageNum']>, TError = ErrorType<unknown>>(params: ListQuickOrdersParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listQuickOrders>>, TError, TData, QueryKey, ListQuickOrdersParams['pageNum']>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListQuickOrdersInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listQuickOrders>>, QueryKey, ListQuickOrdersParams['pageNum']> = ({ signal, pageParam }) => listQuickOrders({...params, 'pageNum': pageParam ?? params?.['pageNum']}, requestOptions, signal);



      const customOptions = pagedQueryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listQuickOrders>>, TError, TData, QueryKey, ListQuickOrdersParams['pageNum']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListQuickOrdersInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listQuickOrders>>>
export type ListQuickOrdersInfiniteQueryError = ErrorType<unknown>


/**
 * @summary List quick orders
 */

export function useListQuickOrdersInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listQuickOrders>>, ListQuickOrdersParams['pageNum']>, TError = ErrorType<unknown>>(
 params: ListQuickOrdersParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listQuickOrders>>, TError, TData, QueryKey, ListQuickOrdersParams['pageNum']>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListQuickOrdersInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListQuickOrdersQueryOptions = <TData = Awaited<ReturnType<typeof listQuickOrders>>, TError = ErrorType<unknown>>(params: ListQuickOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listQuickOrders>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListQuickOrdersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listQuickOrders>>> = ({ signal }) => listQuickOrders(params, requestOptions, signal);



      const customOptions = pagedQueryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof listQuickOrders>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListQuickOrdersQueryResult = NonNullable<Awaited<ReturnType<typeof listQuickOrders>>>
export type ListQuickOrdersQueryError = ErrorType<unknown>


/**
 * @summary List quick orders
 */

export function useListQuickOrders<TData = Awaited<ReturnType<typeof listQuickOrders>>, TError = ErrorType<unknown>>(
 params: ListQuickOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listQuickOrders>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListQuickOrdersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Get personal trading limits
 */
export const getTradingLimits = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<TradingLimitsAnswer | ErrorEnvelope>(
      {url: `/api/tradingLimits/detail`, method: 'GET', signal
    },
      options);
    }




export const getGetTradingLimitsQueryKey = () => {
    return [
    `/api/tradingLimits/detail`
    ] as const;
    }


export const getGetTradingLimitsQueryOptions = <TData = Awaited<ReturnType<typeof getTradingLimits>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTradingLimits>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTradingLimitsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTradingLimits>>> = ({ signal }) => getTradingLimits(requestOptions, signal);



      const customOptions = queryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof getTradingLimits>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTradingLimitsQueryResult = NonNullable<Awaited<ReturnType<typeof getTradingLimits>>>
export type GetTradingLimitsQueryError = ErrorType<unknown>


/**
 * @summary Get personal trading limits
 */

export function useGetTradingLimits<TData = Awaited<ReturnType<typeof getTradingLimits>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTradingLimits>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetTradingLimitsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * A safety setting that moves no money. Idempotent: repeating the request has no further effect.
 * @summary Set personal trading limits
 */
export const setTradingLimits = (
    tradingLimitsRequest?: TradingLimitsRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<TradingLimitsAnswer | ErrorEnvelope>(
      {url: `/api/tradingLimits/set`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: tradingLimitsRequest, signal
    },
      options);
    }




export const getSetTradingLimitsMutationKey = () => ['setTradingLimits'] as const;

export const getSetTradingLimitsMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setTradingLimits>>, TError,SetTradingLimitsMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof setTradingLimits>>, TError,SetTradingLimitsMutationVariables, TContext> => {

const mutationKey = getSetTradingLimitsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setTradingLimits>>, SetTradingLimitsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  setTradingLimits(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof setTradingLimits>>, variables: SetTradingLimitsMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getGetTradingLimitsQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };

        const customOptions = mutationPolicy({...mutationOptions, mutationFn, onSuccess});


  return  customOptions}

    export type SetTradingLimitsMutationResult = NonNullable<Awaited<ReturnType<typeof setTradingLimits>>>
    export type SetTradingLimitsMutationBody = TradingLimitsRequest | undefined
    export type SetTradingLimitsMutationError = ErrorType<unknown>
    export type SetTradingLimitsMutationVariables = {data?: TradingLimitsRequest}

    /**
 * @summary Set personal trading limits
 */
export const useSetTradingLimits = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setTradingLimits>>, TError,SetTradingLimitsMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setTradingLimits>>,
        TError,
        SetTradingLimitsMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getSetTradingLimitsMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
