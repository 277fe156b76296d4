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
  BibiCancelRequest,
  BibiOrderAnswer,
  BibiOrderPage,
  BibiPairPage,
  BibiPlaceRequest,
  BibiPreviewAnswer,
  BibiPreviewRequest,
  ErrorEnvelope,
  ListBibiOrdersParams,
  ListBibiPairsParams
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
 * Returns trading rules and current prices: pairs quoted in BTC first, then pairs quoted in ETH, each in the order of the coins. The fee is
 * charged in the coin received.
 * @summary List coin-to-coin pairs
 */
export const listBibiPairs = (
    params: ListBibiPairsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<BibiPairPage | ErrorEnvelope>(
      {url: `/api/bibiPair/list`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListBibiPairsInfiniteQueryKey = (params?: ListBibiPairsParams,) => {
    return [
    'infinite', `/api/bibiPair/list`, ...(params ? [params] : [])
    ] as const;
    }

export const getListBibiPairsQueryKey = (params?: ListBibiPairsParams,) => {
    return [
    `/api/bibiPair/list`, ...(params ? [params] : [])
    ] as const;
    }


export const getListBibiPairsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listBibiPairs>>, ListBibiPairsParams['pageNum']>, TError = ErrorType<unknown>>(params: ListBibiPairsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listBibiPairs>>, TError, TData, QueryKey, ListBibiPairsParams['pageNum']>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBibiPairsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBibiPairs>>, QueryKey, ListBibiPairsParams['pageNum']> = ({ signal, pageParam }) => listBibiPairs({...params, 'pageNum': pageParam ?? params?.['pageNum']}, requestOptions, signal);



      const customOptions = pagedQueryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listBibiPairs>>, TError, TData, QueryKey, ListBibiPairsParams['pageNum']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListBibiPairsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listBibiPairs>>>
export type ListBibiPairsInfiniteQueryError = ErrorType<unknown>


/**
 * @summary List coin-to-coin pairs
 */

export function useListBibiPairsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listBibiPairs>>, ListBibiPairsParams['pageNum']>, TError = ErrorType<unknown>>(
 params: ListBibiPairsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listBibiPairs>>, TError, TData, QueryKey, ListBibiPairsParams['pageNum']>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBibiPairsInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListBibiPairsQueryOptions = <TData = Awaited<ReturnType<typeof listBibiPairs>>, TError = ErrorType<unknown>>(params: ListBibiPairsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBibiPairs>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBibiPairsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBibiPairs>>> = ({ signal }) => listBibiPairs(params, requestOptions, signal);



      const customOptions = pagedQueryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof listBibiPairs>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListBibiPairsQueryResult = NonNullable<Awaited<ReturnType<typeof listBibiPairs>>>
export type ListBibiPairsQueryError = ErrorType<unknown>


/**
 * @summary List coin-to-coin pairs
 */

export function useListBibiPairs<TData = Awaited<ReturnType<typeof listBibiPairs>>, TError = ErrorType<unknown>>(
 params: ListBibiPairsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBibiPairs>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBibiPairsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Has no side effects. `problem` gives the reason if the order cannot be placed.
 * @summary Preview a coin-to-coin order
 */
export const previewBibiOrder = (
    bibiPreviewRequest: BibiPreviewRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<BibiPreviewAnswer | ErrorEnvelope>(
      {url: `/api/bibiOrder/preview`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: bibiPreviewRequest, signal
    },
      options);
    }




export const getPreviewBibiOrderQueryKey = (bibiPreviewRequest?: BibiPreviewRequest,) => {
    return [
    'POST', `/api/bibiOrder/preview`, bibiPreviewRequest
    ] as const;
    }


export const getPreviewBibiOrderQueryOptions = <TData = Awaited<ReturnType<typeof previewBibiOrder>>, TError = ErrorType<unknown>>(bibiPreviewRequest: BibiPreviewRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewBibiOrder>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getPreviewBibiOrderQueryKey(bibiPreviewRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof previewBibiOrder>>> = ({ signal }) => previewBibiOrder(bibiPreviewRequest, requestOptions, signal);



      const customOptions = queryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof previewBibiOrder>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type PreviewBibiOrderQueryResult = NonNullable<Awaited<ReturnType<typeof previewBibiOrder>>>
export type PreviewBibiOrderQueryError = ErrorType<unknown>


/**
 * @summary Preview a coin-to-coin order
 */

export function usePreviewBibiOrder<TData = Awaited<ReturnType<typeof previewBibiOrder>>, TError = ErrorType<unknown>>(
 bibiPreviewRequest: BibiPreviewRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewBibiOrder>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getPreviewBibiOrderQueryOptions(bibiPreviewRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * A market order is filled immediately. A limit order puts the amount payable on hold until the pair reaches the limit price, and is filled in
 * full at that price or better. An account can have at most 200 open coin-to-coin orders (460, hint_open_orders_limit). Balances are capped
 * (460, hint_balance_limit).
 * @summary Place a coin-to-coin order
 */
export const placeBibiOrder = (
    bibiPlaceRequest: BibiPlaceRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<BibiOrderAnswer | ErrorEnvelope>(
      {url: `/api/bibiOrder/place`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: bibiPlaceRequest, signal
    },
      options);
    }




export const getPlaceBibiOrderMutationKey = () => ['placeBibiOrder'] as const;

export const getPlaceBibiOrderMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof placeBibiOrder>>, TError,PlaceBibiOrderMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof placeBibiOrder>>, TError,PlaceBibiOrderMutationVariables, TContext> => {

const mutationKey = getPlaceBibiOrderMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof placeBibiOrder>>, PlaceBibiOrderMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  placeBibiOrder(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof placeBibiOrder>>, variables: PlaceBibiOrderMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getGetUserBalanceQueryKey(), getListBalancesQueryKey(), getGetAllocationQueryKey(), getGetAssetPanelQueryKey(), getGetDayChangeQueryKey(), getListDayResultsQueryKey(), getListLedgerEntriesQueryKey(), getListLedgerEntriesInfiniteQueryKey(), getGetRealisedReportQueryKey(), getListRealisedGainsQueryKey(), getListRealisedGainsInfiniteQueryKey(), getListHoldingsQueryKey(), getListBibiAssetsQueryKey(), getListBibiOrdersQueryKey(), getListBibiOrdersInfiniteQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };

        const customOptions = idempotentMutationPolicy({...mutationOptions, mutationFn, onSuccess}, { url: `/api/bibiOrder/place` }, { operationId: 'placeBibiOrder', operationName: 'placeBibiOrder' });


  return  customOptions}

    export type PlaceBibiOrderMutationResult = NonNullable<Awaited<ReturnType<typeof placeBibiOrder>>>
    export type PlaceBibiOrderMutationBody = BibiPlaceRequest
    export type PlaceBibiOrderMutationError = ErrorType<unknown>
    export type PlaceBibiOrderMutationVariables = {data: BibiPlaceRequest}

    /**
 * @summary Place a coin-to-coin order
 */
export const usePlaceBibiOrder = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof placeBibiOrder>>, TError,PlaceBibiOrderMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof placeBibiOrder>>,
        TError,
        PlaceBibiOrderMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getPlaceBibiOrderMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Releases the amount on hold.
 * @summary Cancel a coin-to-coin order
 */
export const cancelBibiOrder = (
    bibiCancelRequest: BibiCancelRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<BibiOrderAnswer | ErrorEnvelope>(
      {url: `/api/bibiOrder/cancel`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: bibiCancelRequest, signal
    },
      options);
    }




export const getCancelBibiOrderMutationKey = () => ['cancelBibiOrder'] as const;

export const getCancelBibiOrderMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelBibiOrder>>, TError,CancelBibiOrderMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof cancelBibiOrder>>, TError,CancelBibiOrderMutationVariables, TContext> => {

const mutationKey = getCancelBibiOrderMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelBibiOrder>>, CancelBibiOrderMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  cancelBibiOrder(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof cancelBibiOrder>>, variables: CancelBibiOrderMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getGetUserBalanceQueryKey(), getListBalancesQueryKey(), getGetAllocationQueryKey(), getGetAssetPanelQueryKey(), getGetDayChangeQueryKey(), getListDayResultsQueryKey(), getListLedgerEntriesQueryKey(), getListLedgerEntriesInfiniteQueryKey(), getGetRealisedReportQueryKey(), getListRealisedGainsQueryKey(), getListRealisedGainsInfiniteQueryKey(), getListHoldingsQueryKey(), getListBibiAssetsQueryKey(), getListBibiOrdersQueryKey(), getListBibiOrdersInfiniteQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };

        const customOptions = idempotentMutationPolicy({...mutationOptions, mutationFn, onSuccess}, { url: `/api/bibiOrder/cancel` }, { operationId: 'cancelBibiOrder', operationName: 'cancelBibiOrder' });


  return  customOptions}

    export type CancelBibiOrderMutationResult = NonNullable<Awaited<ReturnType<typeof cancelBibiOrder>>>
    export type CancelBibiOrderMutationBody = BibiCancelRequest
    export type CancelBibiOrderMutationError = ErrorType<unknown>
    export type CancelBibiOrderMutationVariables = {data: BibiCancelRequest}

    /**
 * @summary Cancel a coin-to-coin order
 */
export const useCancelBibiOrder = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelBibiOrder>>, TError,CancelBibiOrderMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelBibiOrder>>,
        TError,
        CancelBibiOrderMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCancelBibiOrderMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Newest first.
 * @summary List coin-to-coin orders
 */
export const listBibiOrders = (
    params: ListBibiOrdersParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<BibiOrderPage | ErrorEnvelope>(
      {url: `/api/bibiOrder/list`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListBibiOrdersInfiniteQueryKey = (params?: ListBibiOrdersParams,) => {
    return [
    'infinite', `/api/bibiOrder/list`, ...(params ? [params] : [])
    ] as const;
    }

export const getListBibiOrdersQueryKey = (params?: ListBibiOrdersParams,) => {
    return [
    `/api/bibiOrder/list`, ...(params ? [params] : [])
    ] as const;
    }


export const getListBibiOrdersInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listBibiOrders>>, ListBibiOrdersParams['pageNum']>, TError = ErrorType<unknown>>(params: ListBibiOrdersParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listBibiOrders>>, TError, TData, QueryKey, ListBibiOrdersParams['pageNum']>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBibiOrdersInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBibiOrders>>, QueryKey, ListBibiOrdersParams['pageNum']> = ({ signal, pageParam }) => listBibiOrders({...params, 'pageNum': pageParam ?? params?.['pageNum']}, requestOptions, signal);



      const customOptions = pagedQueryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listBibiOrders>>, TError, TData, QueryKey, ListBibiOrdersParams['pageNum']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListBibiOrdersInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listBibiOrders>>>
export type ListBibiOrdersInfiniteQueryError = ErrorType<unknown>


/**
 * @summary List coin-to-coin orders
 */

export function useListBibiOrdersInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listBibiOrders>>, ListBibiOrdersParams['pageNum']>, TError = ErrorType<unknown>>(
 params: ListBibiOrdersParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listBibiOrders>>, TError, TData, QueryKey, ListBibiOrdersParams['pageNum']>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBibiOrdersInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListBibiOrdersQueryOptions = <TData = Awaited<ReturnType<typeof listBibiOrders>>, TError = ErrorType<unknown>>(params: ListBibiOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBibiOrders>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBibiOrdersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBibiOrders>>> = ({ signal }) => listBibiOrders(params, requestOptions, signal);



      const customOptions = pagedQueryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof listBibiOrders>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListBibiOrdersQueryResult = NonNullable<Awaited<ReturnType<typeof listBibiOrders>>>
export type ListBibiOrdersQueryError = ErrorType<unknown>


/**
 * @summary List coin-to-coin orders
 */

export function useListBibiOrders<TData = Awaited<ReturnType<typeof listBibiOrders>>, TError = ErrorType<unknown>>(
 params: ListBibiOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBibiOrders>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBibiOrdersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






