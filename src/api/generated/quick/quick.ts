/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import {
  useMutation,
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
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

import { http } from '../../client.ts';
import type { ErrorType } from '../../client.ts';


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




export const getPreviewQuickOrderMutationKey = () => ['previewQuickOrder'] as const;

export const getPreviewQuickOrderMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof previewQuickOrder>>, TError,PreviewQuickOrderMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof previewQuickOrder>>, TError,PreviewQuickOrderMutationVariables, TContext> => {

const mutationKey = getPreviewQuickOrderMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof previewQuickOrder>>, PreviewQuickOrderMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  previewQuickOrder(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PreviewQuickOrderMutationResult = NonNullable<Awaited<ReturnType<typeof previewQuickOrder>>>
    export type PreviewQuickOrderMutationBody = QuickPreviewRequest
    export type PreviewQuickOrderMutationError = ErrorType<unknown>
    export type PreviewQuickOrderMutationVariables = {data: QuickPreviewRequest}

    /**
 * @summary Preview a quick order
 */
export const usePreviewQuickOrder = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof previewQuickOrder>>, TError,PreviewQuickOrderMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof previewQuickOrder>>,
        TError,
        PreviewQuickOrderMutationVariables,
        TContext
      > => {
      return useMutation(getPreviewQuickOrderMutationOptions(options), queryClient);
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
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof placeQuickOrder>>, TError,PlaceQuickOrderMutationVariables, TContext>, request?: SecondParameter<typeof http>}
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






  return  { mutationFn, ...mutationOptions }}

    export type PlaceQuickOrderMutationResult = NonNullable<Awaited<ReturnType<typeof placeQuickOrder>>>
    export type PlaceQuickOrderMutationBody = QuickPlaceRequest
    export type PlaceQuickOrderMutationError = ErrorType<unknown>
    export type PlaceQuickOrderMutationVariables = {data: QuickPlaceRequest}

    /**
 * @summary Place a quick order
 */
export const usePlaceQuickOrder = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof placeQuickOrder>>, TError,PlaceQuickOrderMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof placeQuickOrder>>,
        TError,
        PlaceQuickOrderMutationVariables,
        TContext
      > => {
      return useMutation(getPlaceQuickOrderMutationOptions(options), queryClient);
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




export const getListQuickOrdersQueryKey = (params?: ListQuickOrdersParams,) => {
    return [
    `/api/quickOrder/list`, ...(params ? [params] : [])
    ] as const;
    }


export const getListQuickOrdersQueryOptions = <TData = Awaited<ReturnType<typeof listQuickOrders>>, TError = ErrorType<unknown>>(params: ListQuickOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listQuickOrders>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListQuickOrdersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listQuickOrders>>> = ({ signal }) => listQuickOrders(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listQuickOrders>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListQuickOrdersQueryResult = NonNullable<Awaited<ReturnType<typeof listQuickOrders>>>
export type ListQuickOrdersQueryError = ErrorType<unknown>


export function useListQuickOrders<TData = Awaited<ReturnType<typeof listQuickOrders>>, TError = ErrorType<unknown>>(
 params: ListQuickOrdersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listQuickOrders>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listQuickOrders>>,
          TError,
          Awaited<ReturnType<typeof listQuickOrders>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListQuickOrders<TData = Awaited<ReturnType<typeof listQuickOrders>>, TError = ErrorType<unknown>>(
 params: ListQuickOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listQuickOrders>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listQuickOrders>>,
          TError,
          Awaited<ReturnType<typeof listQuickOrders>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListQuickOrders<TData = Awaited<ReturnType<typeof listQuickOrders>>, TError = ErrorType<unknown>>(
 params: ListQuickOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listQuickOrders>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
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





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTradingLimits>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTradingLimitsQueryResult = NonNullable<Awaited<ReturnType<typeof getTradingLimits>>>
export type GetTradingLimitsQueryError = ErrorType<unknown>


export function useGetTradingLimits<TData = Awaited<ReturnType<typeof getTradingLimits>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTradingLimits>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTradingLimits>>,
          TError,
          Awaited<ReturnType<typeof getTradingLimits>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTradingLimits<TData = Awaited<ReturnType<typeof getTradingLimits>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTradingLimits>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTradingLimits>>,
          TError,
          Awaited<ReturnType<typeof getTradingLimits>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTradingLimits<TData = Awaited<ReturnType<typeof getTradingLimits>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTradingLimits>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
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
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setTradingLimits>>, TError,SetTradingLimitsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
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






  return  { mutationFn, ...mutationOptions }}

    export type SetTradingLimitsMutationResult = NonNullable<Awaited<ReturnType<typeof setTradingLimits>>>
    export type SetTradingLimitsMutationBody = TradingLimitsRequest | undefined
    export type SetTradingLimitsMutationError = ErrorType<unknown>
    export type SetTradingLimitsMutationVariables = {data?: TradingLimitsRequest}

    /**
 * @summary Set personal trading limits
 */
export const useSetTradingLimits = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setTradingLimits>>, TError,SetTradingLimitsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setTradingLimits>>,
        TError,
        SetTradingLimitsMutationVariables,
        TContext
      > => {
      return useMutation(getSetTradingLimitsMutationOptions(options), queryClient);
    }
