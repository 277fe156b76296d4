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
  FastTradeOptionPage,
  HoldingPage,
  ListFastTradeOptionsParams,
  ListSpotOrdersParams,
  OrderFeeSettingPage,
  SpotCancelRequest,
  SpotOrderAnswer,
  SpotOrderPage,
  SpotPlaceRequest,
  SpotPreviewAnswer,
  SpotPreviewRequest
} from '../models';

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
 * @summary List order fees
 */
export const listOrderFeeSettings = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<OrderFeeSettingPage | ErrorEnvelope>(
      {url: `/api/orderFeeSetting/list`, method: 'GET', signal
    },
      options);
    }




export const getListOrderFeeSettingsQueryKey = () => {
    return [
    `/api/orderFeeSetting/list`
    ] as const;
    }


export const getListOrderFeeSettingsQueryOptions = <TData = Awaited<ReturnType<typeof listOrderFeeSettings>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrderFeeSettings>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOrderFeeSettingsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOrderFeeSettings>>> = ({ signal }) => listOrderFeeSettings(requestOptions, signal);



      const customOptions = queryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof listOrderFeeSettings>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOrderFeeSettingsQueryResult = NonNullable<Awaited<ReturnType<typeof listOrderFeeSettings>>>
export type ListOrderFeeSettingsQueryError = ErrorType<unknown>


/**
 * @summary List order fees
 */

export function useListOrderFeeSettings<TData = Awaited<ReturnType<typeof listOrderFeeSettings>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrderFeeSettings>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOrderFeeSettingsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Only options available now; options that would expire after the market closes are omitted.
 * @summary List quick order durations and payout rates
 */
export const listFastTradeOptions = (
    params: ListFastTradeOptionsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<FastTradeOptionPage | ErrorEnvelope>(
      {url: `/api/fastTradeOrderOptions/list`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListFastTradeOptionsQueryKey = (params?: ListFastTradeOptionsParams,) => {
    return [
    `/api/fastTradeOrderOptions/list`, ...(params ? [params] : [])
    ] as const;
    }


export const getListFastTradeOptionsQueryOptions = <TData = Awaited<ReturnType<typeof listFastTradeOptions>>, TError = ErrorType<unknown>>(params: ListFastTradeOptionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFastTradeOptions>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListFastTradeOptionsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listFastTradeOptions>>> = ({ signal }) => listFastTradeOptions(params, requestOptions, signal);



      const customOptions = queryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof listFastTradeOptions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListFastTradeOptionsQueryResult = NonNullable<Awaited<ReturnType<typeof listFastTradeOptions>>>
export type ListFastTradeOptionsQueryError = ErrorType<unknown>


/**
 * @summary List quick order durations and payout rates
 */

export function useListFastTradeOptions<TData = Awaited<ReturnType<typeof listFastTradeOptions>>, TError = ErrorType<unknown>>(
 params: ListFastTradeOptionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFastTradeOptions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListFastTradeOptionsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Has no side effects. `problem` gives the reason if the request would fail.
 * @summary Preview a spot order
 */
export const previewSpotOrder = (
    spotPreviewRequest: SpotPreviewRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SpotPreviewAnswer | ErrorEnvelope>(
      {url: `/api/spotOrder/preview`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: spotPreviewRequest, signal
    },
      options);
    }




export const getPreviewSpotOrderQueryKey = (spotPreviewRequest?: SpotPreviewRequest,) => {
    return [
    'POST', `/api/spotOrder/preview`, spotPreviewRequest
    ] as const;
    }


export const getPreviewSpotOrderQueryOptions = <TData = Awaited<ReturnType<typeof previewSpotOrder>>, TError = ErrorType<unknown>>(spotPreviewRequest: SpotPreviewRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewSpotOrder>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getPreviewSpotOrderQueryKey(spotPreviewRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof previewSpotOrder>>> = ({ signal }) => previewSpotOrder(spotPreviewRequest, requestOptions, signal);



      const customOptions = queryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof previewSpotOrder>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type PreviewSpotOrderQueryResult = NonNullable<Awaited<ReturnType<typeof previewSpotOrder>>>
export type PreviewSpotOrderQueryError = ErrorType<unknown>


/**
 * @summary Preview a spot order
 */

export function usePreviewSpotOrder<TData = Awaited<ReturnType<typeof previewSpotOrder>>, TError = ErrorType<unknown>>(
 spotPreviewRequest: SpotPreviewRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewSpotOrder>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getPreviewSpotOrderQueryOptions(spotPreviewRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * A market order is filled immediately. Any other keeps the required amount on hold until the market reaches its price, it is canceled, or, as a
 * day order, the trading day of the product ends (`reason` is then `hint_order_expired`). An account
 * can have at most 200 open spot orders (460, hint_open_orders_limit). Balances are capped (460, hint_balance_limit). With `replaces`, it takes the
 * place of an open order.
 * @summary Place a spot order
 */
export const placeSpotOrder = (
    spotPlaceRequest: SpotPlaceRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SpotOrderAnswer | ErrorEnvelope>(
      {url: `/api/spotOrder/place`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: spotPlaceRequest, signal
    },
      options);
    }




export const getPlaceSpotOrderMutationKey = () => ['placeSpotOrder'] as const;

export const getPlaceSpotOrderMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof placeSpotOrder>>, TError,PlaceSpotOrderMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof placeSpotOrder>>, TError,PlaceSpotOrderMutationVariables, TContext> => {

const mutationKey = getPlaceSpotOrderMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof placeSpotOrder>>, PlaceSpotOrderMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  placeSpotOrder(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof placeSpotOrder>>, variables: PlaceSpotOrderMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getGetUserBalanceQueryKey(), getListBalancesQueryKey(), getGetAllocationQueryKey(), getGetAssetPanelQueryKey(), getGetDayChangeQueryKey(), getListDayResultsQueryKey(), getListLedgerEntriesQueryKey(), getListLedgerEntriesInfiniteQueryKey(), getGetRealisedReportQueryKey(), getListRealisedGainsQueryKey(), getListRealisedGainsInfiniteQueryKey(), getListHoldingsQueryKey(), getListBibiAssetsQueryKey(), getListSpotOrdersQueryKey(), getListSpotOrdersInfiniteQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };

        const customOptions = idempotentMutationPolicy({...mutationOptions, mutationFn, onSuccess}, { url: `/api/spotOrder/place` }, { operationId: 'placeSpotOrder', operationName: 'placeSpotOrder' });


  return  customOptions}

    export type PlaceSpotOrderMutationResult = NonNullable<Awaited<ReturnType<typeof placeSpotOrder>>>
    export type PlaceSpotOrderMutationBody = SpotPlaceRequest
    export type PlaceSpotOrderMutationError = ErrorType<unknown>
    export type PlaceSpotOrderMutationVariables = {data: SpotPlaceRequest}

    /**
 * @summary Place a spot order
 */
export const usePlaceSpotOrder = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof placeSpotOrder>>, TError,PlaceSpotOrderMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof placeSpotOrder>>,
        TError,
        PlaceSpotOrderMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getPlaceSpotOrderMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Releases the amount on hold.
 * @summary Cancel a spot order
 */
export const cancelSpotOrder = (
    spotCancelRequest: SpotCancelRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SpotOrderAnswer | ErrorEnvelope>(
      {url: `/api/spotOrder/cancel`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: spotCancelRequest, signal
    },
      options);
    }




export const getCancelSpotOrderMutationKey = () => ['cancelSpotOrder'] as const;

export const getCancelSpotOrderMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelSpotOrder>>, TError,CancelSpotOrderMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof cancelSpotOrder>>, TError,CancelSpotOrderMutationVariables, TContext> => {

const mutationKey = getCancelSpotOrderMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelSpotOrder>>, CancelSpotOrderMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  cancelSpotOrder(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof cancelSpotOrder>>, variables: CancelSpotOrderMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getGetUserBalanceQueryKey(), getListBalancesQueryKey(), getGetAllocationQueryKey(), getGetAssetPanelQueryKey(), getGetDayChangeQueryKey(), getListDayResultsQueryKey(), getListLedgerEntriesQueryKey(), getListLedgerEntriesInfiniteQueryKey(), getGetRealisedReportQueryKey(), getListRealisedGainsQueryKey(), getListRealisedGainsInfiniteQueryKey(), getListHoldingsQueryKey(), getListBibiAssetsQueryKey(), getListSpotOrdersQueryKey(), getListSpotOrdersInfiniteQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };

        const customOptions = idempotentMutationPolicy({...mutationOptions, mutationFn, onSuccess}, { url: `/api/spotOrder/cancel` }, { operationId: 'cancelSpotOrder', operationName: 'cancelSpotOrder' });


  return  customOptions}

    export type CancelSpotOrderMutationResult = NonNullable<Awaited<ReturnType<typeof cancelSpotOrder>>>
    export type CancelSpotOrderMutationBody = SpotCancelRequest
    export type CancelSpotOrderMutationError = ErrorType<unknown>
    export type CancelSpotOrderMutationVariables = {data: SpotCancelRequest}

    /**
 * @summary Cancel a spot order
 */
export const useCancelSpotOrder = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelSpotOrder>>, TError,CancelSpotOrderMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelSpotOrder>>,
        TError,
        CancelSpotOrderMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCancelSpotOrderMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Newest first.
 * @summary List spot orders
 */
export const listSpotOrders = (
    params: ListSpotOrdersParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SpotOrderPage | ErrorEnvelope>(
      {url: `/api/spotOrder/list`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListSpotOrdersInfiniteQueryKey = (params?: ListSpotOrdersParams,) => {
    return [
    'infinite', `/api/spotOrder/list`, ...(params ? [params] : [])
    ] as const;
    }

export const getListSpotOrdersQueryKey = (params?: ListSpotOrdersParams,) => {
    return [
    `/api/spotOrder/list`, ...(params ? [params] : [])
    ] as const;
    }


export const getListSpotOrdersInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listSpotOrders>>, ListSpotOrdersParams['pageNum']>, TError = ErrorType<unknown>>(params: ListSpotOrdersParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listSpotOrders>>, TError, TData, QueryKey, ListSpotOrdersParams['pageNum']>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSpotOrdersInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSpotOrders>>, QueryKey, ListSpotOrdersParams['pageNum']> = ({ signal, pageParam }) => listSpotOrders({...params, 'pageNum': pageParam ?? params?.['pageNum']}, requestOptions, signal);



      const customOptions = pagedQueryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listSpotOrders>>, TError, TData, QueryKey, ListSpotOrdersParams['pageNum']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSpotOrdersInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listSpotOrders>>>
export type ListSpotOrdersInfiniteQueryError = ErrorType<unknown>


/**
 * @summary List spot orders
 */

export function useListSpotOrdersInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listSpotOrders>>, ListSpotOrdersParams['pageNum']>, TError = ErrorType<unknown>>(
 params: ListSpotOrdersParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listSpotOrders>>, TError, TData, QueryKey, ListSpotOrdersParams['pageNum']>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSpotOrdersInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListSpotOrdersQueryOptions = <TData = Awaited<ReturnType<typeof listSpotOrders>>, TError = ErrorType<unknown>>(params: ListSpotOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSpotOrders>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSpotOrdersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSpotOrders>>> = ({ signal }) => listSpotOrders(params, requestOptions, signal);



      const customOptions = pagedQueryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof listSpotOrders>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSpotOrdersQueryResult = NonNullable<Awaited<ReturnType<typeof listSpotOrders>>>
export type ListSpotOrdersQueryError = ErrorType<unknown>


/**
 * @summary List spot orders
 */

export function useListSpotOrders<TData = Awaited<ReturnType<typeof listSpotOrders>>, TError = ErrorType<unknown>>(
 params: ListSpotOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSpotOrders>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSpotOrdersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Quantities bought with spot orders and not yet sold.
 * @summary List spot holdings
 */
export const listHoldings = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<HoldingPage | ErrorEnvelope>(
      {url: `/api/spotHolding/list`, method: 'GET', signal
    },
      options);
    }




export const getListHoldingsQueryKey = () => {
    return [
    `/api/spotHolding/list`
    ] as const;
    }


export const getListHoldingsQueryOptions = <TData = Awaited<ReturnType<typeof listHoldings>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHoldings>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListHoldingsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listHoldings>>> = ({ signal }) => listHoldings(requestOptions, signal);



      const customOptions = queryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof listHoldings>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListHoldingsQueryResult = NonNullable<Awaited<ReturnType<typeof listHoldings>>>
export type ListHoldingsQueryError = ErrorType<unknown>


/**
 * @summary List spot holdings
 */

export function useListHoldings<TData = Awaited<ReturnType<typeof listHoldings>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHoldings>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListHoldingsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






