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
  EarningAccrualPage,
  EarningExitAnswer,
  EarningExitRequest,
  EarningOrderAnswer,
  EarningOrderPage,
  EarningPlaceRequest,
  EarningPreviewAnswer,
  EarningPreviewRequest,
  EarningProductAnswer,
  EarningProductPage,
  EarningRedeemRequest,
  EarningTotalPage,
  ErrorEnvelope,
  GetMiningProductParams,
  ListMiningOrdersParams,
  ListMiningOutputParams
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
 * One row per asset that was ever locked.
 * @summary Get lock mining totals
 */
export const listMiningTotals = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<EarningTotalPage | ErrorEnvelope>(
      {url: `/api/lockMining/totals`, method: 'GET', signal
    },
      options);
    }




export const getListMiningTotalsQueryKey = () => {
    return [
    `/api/lockMining/totals`
    ] as const;
    }


export const getListMiningTotalsQueryOptions = <TData = Awaited<ReturnType<typeof listMiningTotals>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMiningTotals>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMiningTotalsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMiningTotals>>> = ({ signal }) => listMiningTotals(requestOptions, signal);



      const customOptions = queryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof listMiningTotals>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMiningTotalsQueryResult = NonNullable<Awaited<ReturnType<typeof listMiningTotals>>>
export type ListMiningTotalsQueryError = ErrorType<unknown>


/**
 * @summary Get lock mining totals
 */

export function useListMiningTotals<TData = Awaited<ReturnType<typeof listMiningTotals>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMiningTotals>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMiningTotalsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Available products first.
 * @summary List lock mining products
 */
export const listMiningProducts = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<EarningProductPage | ErrorEnvelope>(
      {url: `/api/lockMiningProduct/list`, method: 'GET', signal
    },
      options);
    }




export const getListMiningProductsQueryKey = () => {
    return [
    `/api/lockMiningProduct/list`
    ] as const;
    }


export const getListMiningProductsQueryOptions = <TData = Awaited<ReturnType<typeof listMiningProducts>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMiningProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMiningProductsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMiningProducts>>> = ({ signal }) => listMiningProducts(requestOptions, signal);



      const customOptions = queryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof listMiningProducts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMiningProductsQueryResult = NonNullable<Awaited<ReturnType<typeof listMiningProducts>>>
export type ListMiningProductsQueryError = ErrorType<unknown>


/**
 * @summary List lock mining products
 */

export function useListMiningProducts<TData = Awaited<ReturnType<typeof listMiningProducts>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMiningProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMiningProductsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Get a lock mining product
 */
export const getMiningProduct = (
    params: GetMiningProductParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<EarningProductAnswer | ErrorEnvelope>(
      {url: `/api/lockMiningProduct/detail`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetMiningProductQueryKey = (params?: GetMiningProductParams,) => {
    return [
    `/api/lockMiningProduct/detail`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetMiningProductQueryOptions = <TData = Awaited<ReturnType<typeof getMiningProduct>>, TError = ErrorType<unknown>>(params: GetMiningProductParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMiningProduct>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMiningProductQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMiningProduct>>> = ({ signal }) => getMiningProduct(params, requestOptions, signal);



      const customOptions = queryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof getMiningProduct>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMiningProductQueryResult = NonNullable<Awaited<ReturnType<typeof getMiningProduct>>>
export type GetMiningProductQueryError = ErrorType<unknown>


/**
 * @summary Get a lock mining product
 */

export function useGetMiningProduct<TData = Awaited<ReturnType<typeof getMiningProduct>>, TError = ErrorType<unknown>>(
 params: GetMiningProductParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMiningProduct>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMiningProductQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Has no side effects. `problem` gives the reason if the request would fail.
 * @summary Preview a lock mining order
 */
export const previewMining = (
    earningPreviewRequest: EarningPreviewRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<EarningPreviewAnswer | ErrorEnvelope>(
      {url: `/api/lockMiningOrder/preview`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: earningPreviewRequest, signal
    },
      options);
    }




export const getPreviewMiningQueryKey = (earningPreviewRequest?: EarningPreviewRequest,) => {
    return [
    'POST', `/api/lockMiningOrder/preview`, earningPreviewRequest
    ] as const;
    }


export const getPreviewMiningQueryOptions = <TData = Awaited<ReturnType<typeof previewMining>>, TError = ErrorType<unknown>>(earningPreviewRequest: EarningPreviewRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewMining>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getPreviewMiningQueryKey(earningPreviewRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof previewMining>>> = ({ signal }) => previewMining(earningPreviewRequest, requestOptions, signal);



      const customOptions = queryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof previewMining>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type PreviewMiningQueryResult = NonNullable<Awaited<ReturnType<typeof previewMining>>>
export type PreviewMiningQueryError = ErrorType<unknown>


/**
 * @summary Preview a lock mining order
 */

export function usePreviewMining<TData = Awaited<ReturnType<typeof previewMining>>, TError = ErrorType<unknown>>(
 earningPreviewRequest: EarningPreviewRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewMining>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getPreviewMiningQueryOptions(earningPreviewRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The amount is on hold until maturity. The response matches the preview. Rules: docs/rules/earning.md.
 * @summary Place a lock mining order
 */
export const placeMiningOrder = (
    earningPlaceRequest: EarningPlaceRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<EarningOrderAnswer | ErrorEnvelope>(
      {url: `/api/lockMiningOrder/place`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: earningPlaceRequest, signal
    },
      options);
    }




export const getPlaceMiningOrderMutationKey = () => ['placeMiningOrder'] as const;

export const getPlaceMiningOrderMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof placeMiningOrder>>, TError,PlaceMiningOrderMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof placeMiningOrder>>, TError,PlaceMiningOrderMutationVariables, TContext> => {

const mutationKey = getPlaceMiningOrderMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof placeMiningOrder>>, PlaceMiningOrderMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  placeMiningOrder(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof placeMiningOrder>>, variables: PlaceMiningOrderMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getGetUserBalanceQueryKey(), getListBalancesQueryKey(), getGetAllocationQueryKey(), getGetAssetPanelQueryKey(), getGetDayChangeQueryKey(), getListDayResultsQueryKey(), getListLedgerEntriesQueryKey(), getListLedgerEntriesInfiniteQueryKey(), getGetRealisedReportQueryKey(), getListRealisedGainsQueryKey(), getListRealisedGainsInfiniteQueryKey(), getListHoldingsQueryKey(), getListBibiAssetsQueryKey(), getListMiningProductsQueryKey(), getGetMiningProductQueryKey(), getListMiningOrdersQueryKey(), getListMiningOrdersInfiniteQueryKey(), getListMiningOutputQueryKey(), getListMiningOutputInfiniteQueryKey(), getListMiningTotalsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };

        const customOptions = idempotentMutationPolicy({...mutationOptions, mutationFn, onSuccess}, { url: `/api/lockMiningOrder/place` }, { operationId: 'placeMiningOrder', operationName: 'placeMiningOrder' });


  return  customOptions}

    export type PlaceMiningOrderMutationResult = NonNullable<Awaited<ReturnType<typeof placeMiningOrder>>>
    export type PlaceMiningOrderMutationBody = EarningPlaceRequest
    export type PlaceMiningOrderMutationError = ErrorType<unknown>
    export type PlaceMiningOrderMutationVariables = {data: EarningPlaceRequest}

    /**
 * @summary Place a lock mining order
 */
export const usePlaceMiningOrder = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof placeMiningOrder>>, TError,PlaceMiningOrderMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof placeMiningOrder>>,
        TError,
        PlaceMiningOrderMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getPlaceMiningOrderMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Newest first.
 * @summary List lock mining orders
 */
export const listMiningOrders = (
    params: ListMiningOrdersParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<EarningOrderPage | ErrorEnvelope>(
      {url: `/api/lockMiningOrder/list`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListMiningOrdersInfiniteQueryKey = (params?: ListMiningOrdersParams,) => {
    return [
    'infinite', `/api/lockMiningOrder/list`, ...(params ? [params] : [])
    ] as const;
    }

export const getListMiningOrdersQueryKey = (params?: ListMiningOrdersParams,) => {
    return [
    `/api/lockMiningOrder/list`, ...(params ? [params] : [])
    ] as const;
    }


export const getListMiningOrdersInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listMiningOrders>>, ListMiningOrdersParams['pageNum']>, TError = ErrorType<unknown>>(params: ListMiningOrdersParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMiningOrders>>, TError, TData, QueryKey, ListMiningOrdersParams['pageNum']>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMiningOrdersInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMiningOrders>>, QueryKey, ListMiningOrdersParams['pageNum']> = ({ signal, pageParam }) => listMiningOrders({...params, 'pageNum': pageParam ?? params?.['pageNum']}, requestOptions, signal);



      const customOptions = pagedQueryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMiningOrders>>, TError, TData, QueryKey, ListMiningOrdersParams['pageNum']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMiningOrdersInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listMiningOrders>>>
export type ListMiningOrdersInfiniteQueryError = ErrorType<unknown>


/**
 * @summary List lock mining orders
 */

export function useListMiningOrdersInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMiningOrders>>, ListMiningOrdersParams['pageNum']>, TError = ErrorType<unknown>>(
 params: ListMiningOrdersParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMiningOrders>>, TError, TData, QueryKey, ListMiningOrdersParams['pageNum']>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMiningOrdersInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListMiningOrdersQueryOptions = <TData = Awaited<ReturnType<typeof listMiningOrders>>, TError = ErrorType<unknown>>(params: ListMiningOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMiningOrders>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMiningOrdersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMiningOrders>>> = ({ signal }) => listMiningOrders(params, requestOptions, signal);



      const customOptions = pagedQueryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof listMiningOrders>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMiningOrdersQueryResult = NonNullable<Awaited<ReturnType<typeof listMiningOrders>>>
export type ListMiningOrdersQueryError = ErrorType<unknown>


/**
 * @summary List lock mining orders
 */

export function useListMiningOrders<TData = Awaited<ReturnType<typeof listMiningOrders>>, TError = ErrorType<unknown>>(
 params: ListMiningOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMiningOrders>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMiningOrdersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Has no side effects. Completed days count, whether posted or not.
 * @summary Preview early redemption of a lock mining order
 */
export const previewMiningRelease = (
    earningExitRequest: EarningExitRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<EarningExitAnswer | ErrorEnvelope>(
      {url: `/api/lockMiningOrder/previewRelease`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: earningExitRequest, signal
    },
      options);
    }




export const getPreviewMiningReleaseQueryKey = (earningExitRequest?: EarningExitRequest,) => {
    return [
    'POST', `/api/lockMiningOrder/previewRelease`, earningExitRequest
    ] as const;
    }


export const getPreviewMiningReleaseQueryOptions = <TData = Awaited<ReturnType<typeof previewMiningRelease>>, TError = ErrorType<unknown>>(earningExitRequest: EarningExitRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewMiningRelease>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getPreviewMiningReleaseQueryKey(earningExitRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof previewMiningRelease>>> = ({ signal }) => previewMiningRelease(earningExitRequest, requestOptions, signal);



      const customOptions = queryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof previewMiningRelease>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type PreviewMiningReleaseQueryResult = NonNullable<Awaited<ReturnType<typeof previewMiningRelease>>>
export type PreviewMiningReleaseQueryError = ErrorType<unknown>


/**
 * @summary Preview early redemption of a lock mining order
 */

export function usePreviewMiningRelease<TData = Awaited<ReturnType<typeof previewMiningRelease>>, TError = ErrorType<unknown>>(
 earningExitRequest: EarningExitRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewMiningRelease>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getPreviewMiningReleaseQueryOptions(earningExitRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * At the confirmed fee. The remaining principal is available immediately; credited amounts are kept.
 * @summary Redeem a lock mining order early
 */
export const releaseMiningOrder = (
    earningRedeemRequest: EarningRedeemRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<EarningOrderAnswer | ErrorEnvelope>(
      {url: `/api/lockMiningOrder/release`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: earningRedeemRequest, signal
    },
      options);
    }




export const getReleaseMiningOrderMutationKey = () => ['releaseMiningOrder'] as const;

export const getReleaseMiningOrderMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof releaseMiningOrder>>, TError,ReleaseMiningOrderMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof releaseMiningOrder>>, TError,ReleaseMiningOrderMutationVariables, TContext> => {

const mutationKey = getReleaseMiningOrderMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof releaseMiningOrder>>, ReleaseMiningOrderMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  releaseMiningOrder(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof releaseMiningOrder>>, variables: ReleaseMiningOrderMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getGetUserBalanceQueryKey(), getListBalancesQueryKey(), getGetAllocationQueryKey(), getGetAssetPanelQueryKey(), getGetDayChangeQueryKey(), getListDayResultsQueryKey(), getListLedgerEntriesQueryKey(), getListLedgerEntriesInfiniteQueryKey(), getGetRealisedReportQueryKey(), getListRealisedGainsQueryKey(), getListRealisedGainsInfiniteQueryKey(), getListHoldingsQueryKey(), getListBibiAssetsQueryKey(), getListMiningProductsQueryKey(), getGetMiningProductQueryKey(), getListMiningOrdersQueryKey(), getListMiningOrdersInfiniteQueryKey(), getListMiningOutputQueryKey(), getListMiningOutputInfiniteQueryKey(), getListMiningTotalsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };

        const customOptions = idempotentMutationPolicy({...mutationOptions, mutationFn, onSuccess}, { url: `/api/lockMiningOrder/release` }, { operationId: 'releaseMiningOrder', operationName: 'releaseMiningOrder' });


  return  customOptions}

    export type ReleaseMiningOrderMutationResult = NonNullable<Awaited<ReturnType<typeof releaseMiningOrder>>>
    export type ReleaseMiningOrderMutationBody = EarningRedeemRequest
    export type ReleaseMiningOrderMutationError = ErrorType<unknown>
    export type ReleaseMiningOrderMutationVariables = {data: EarningRedeemRequest}

    /**
 * @summary Redeem a lock mining order early
 */
export const useReleaseMiningOrder = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof releaseMiningOrder>>, TError,ReleaseMiningOrderMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof releaseMiningOrder>>,
        TError,
        ReleaseMiningOrderMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getReleaseMiningOrderMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Daily output, newest first.
 * @summary List lock mining output
 */
export const listMiningOutput = (
    params: ListMiningOutputParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<EarningAccrualPage | ErrorEnvelope>(
      {url: `/api/lockMiningOutput/list`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListMiningOutputInfiniteQueryKey = (params?: ListMiningOutputParams,) => {
    return [
    'infinite', `/api/lockMiningOutput/list`, ...(params ? [params] : [])
    ] as const;
    }

export const getListMiningOutputQueryKey = (params?: ListMiningOutputParams,) => {
    return [
    `/api/lockMiningOutput/list`, ...(params ? [params] : [])
    ] as const;
    }


export const getListMiningOutputInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listMiningOutput>>, ListMiningOutputParams['pageNum']>, TError = ErrorType<unknown>>(params: ListMiningOutputParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMiningOutput>>, TError, TData, QueryKey, ListMiningOutputParams['pageNum']>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMiningOutputInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMiningOutput>>, QueryKey, ListMiningOutputParams['pageNum']> = ({ signal, pageParam }) => listMiningOutput({...params, 'pageNum': pageParam ?? params?.['pageNum']}, requestOptions, signal);



      const customOptions = pagedQueryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMiningOutput>>, TError, TData, QueryKey, ListMiningOutputParams['pageNum']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMiningOutputInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listMiningOutput>>>
export type ListMiningOutputInfiniteQueryError = ErrorType<unknown>


/**
 * @summary List lock mining output
 */

export function useListMiningOutputInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMiningOutput>>, ListMiningOutputParams['pageNum']>, TError = ErrorType<unknown>>(
 params: ListMiningOutputParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMiningOutput>>, TError, TData, QueryKey, ListMiningOutputParams['pageNum']>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMiningOutputInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListMiningOutputQueryOptions = <TData = Awaited<ReturnType<typeof listMiningOutput>>, TError = ErrorType<unknown>>(params: ListMiningOutputParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMiningOutput>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMiningOutputQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMiningOutput>>> = ({ signal }) => listMiningOutput(params, requestOptions, signal);



      const customOptions = pagedQueryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof listMiningOutput>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMiningOutputQueryResult = NonNullable<Awaited<ReturnType<typeof listMiningOutput>>>
export type ListMiningOutputQueryError = ErrorType<unknown>


/**
 * @summary List lock mining output
 */

export function useListMiningOutput<TData = Awaited<ReturnType<typeof listMiningOutput>>, TError = ErrorType<unknown>>(
 params: ListMiningOutputParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMiningOutput>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMiningOutputQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






