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
  ErrorEnvelope,
  GetPledgeProductParams,
  ListPledgeInterestParams,
  ListPledgeOrdersParams
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
 * Available products first.
 * @summary List pledge products
 */
export const listPledgeProducts = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<EarningProductPage | ErrorEnvelope>(
      {url: `/api/pledgeProduct/list`, method: 'GET', signal
    },
      options);
    }




export const getListPledgeProductsQueryKey = () => {
    return [
    `/api/pledgeProduct/list`
    ] as const;
    }


export const getListPledgeProductsQueryOptions = <TData = Awaited<ReturnType<typeof listPledgeProducts>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPledgeProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPledgeProductsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPledgeProducts>>> = ({ signal }) => listPledgeProducts(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPledgeProducts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPledgeProductsQueryResult = NonNullable<Awaited<ReturnType<typeof listPledgeProducts>>>
export type ListPledgeProductsQueryError = ErrorType<unknown>


export function useListPledgeProducts<TData = Awaited<ReturnType<typeof listPledgeProducts>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPledgeProducts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPledgeProducts>>,
          TError,
          Awaited<ReturnType<typeof listPledgeProducts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPledgeProducts<TData = Awaited<ReturnType<typeof listPledgeProducts>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPledgeProducts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPledgeProducts>>,
          TError,
          Awaited<ReturnType<typeof listPledgeProducts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPledgeProducts<TData = Awaited<ReturnType<typeof listPledgeProducts>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPledgeProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List pledge products
 */

export function useListPledgeProducts<TData = Awaited<ReturnType<typeof listPledgeProducts>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPledgeProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPledgeProductsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Get a pledge product
 */
export const getPledgeProduct = (
    params: GetPledgeProductParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<EarningProductAnswer | ErrorEnvelope>(
      {url: `/api/pledgeProduct/detail`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetPledgeProductQueryKey = (params?: GetPledgeProductParams,) => {
    return [
    `/api/pledgeProduct/detail`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetPledgeProductQueryOptions = <TData = Awaited<ReturnType<typeof getPledgeProduct>>, TError = ErrorType<unknown>>(params: GetPledgeProductParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPledgeProduct>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPledgeProductQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPledgeProduct>>> = ({ signal }) => getPledgeProduct(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPledgeProduct>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPledgeProductQueryResult = NonNullable<Awaited<ReturnType<typeof getPledgeProduct>>>
export type GetPledgeProductQueryError = ErrorType<unknown>


export function useGetPledgeProduct<TData = Awaited<ReturnType<typeof getPledgeProduct>>, TError = ErrorType<unknown>>(
 params: GetPledgeProductParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPledgeProduct>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPledgeProduct>>,
          TError,
          Awaited<ReturnType<typeof getPledgeProduct>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPledgeProduct<TData = Awaited<ReturnType<typeof getPledgeProduct>>, TError = ErrorType<unknown>>(
 params: GetPledgeProductParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPledgeProduct>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPledgeProduct>>,
          TError,
          Awaited<ReturnType<typeof getPledgeProduct>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPledgeProduct<TData = Awaited<ReturnType<typeof getPledgeProduct>>, TError = ErrorType<unknown>>(
 params: GetPledgeProductParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPledgeProduct>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a pledge product
 */

export function useGetPledgeProduct<TData = Awaited<ReturnType<typeof getPledgeProduct>>, TError = ErrorType<unknown>>(
 params: GetPledgeProductParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPledgeProduct>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPledgeProductQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Has no side effects. `problem` gives the reason if the request would fail.
 * @summary Preview a pledge
 */
export const previewPledge = (
    earningPreviewRequest: EarningPreviewRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<EarningPreviewAnswer | ErrorEnvelope>(
      {url: `/api/pledgeOrder/preview`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: earningPreviewRequest, signal
    },
      options);
    }




export const getPreviewPledgeMutationKey = () => ['previewPledge'] as const;

export const getPreviewPledgeMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof previewPledge>>, TError,PreviewPledgeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof previewPledge>>, TError,PreviewPledgeMutationVariables, TContext> => {

const mutationKey = getPreviewPledgeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof previewPledge>>, PreviewPledgeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  previewPledge(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PreviewPledgeMutationResult = NonNullable<Awaited<ReturnType<typeof previewPledge>>>
    export type PreviewPledgeMutationBody = EarningPreviewRequest
    export type PreviewPledgeMutationError = ErrorType<unknown>
    export type PreviewPledgeMutationVariables = {data: EarningPreviewRequest}

    /**
 * @summary Preview a pledge
 */
export const usePreviewPledge = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof previewPledge>>, TError,PreviewPledgeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof previewPledge>>,
        TError,
        PreviewPledgeMutationVariables,
        TContext
      > => {
      return useMutation(getPreviewPledgeMutationOptions(options), queryClient);
    }
    /**
 * The amount is on hold until maturity. The response matches the preview. Rules: docs/rules/earning.md.
 * @summary Place a pledge
 */
export const placePledge = (
    earningPlaceRequest: EarningPlaceRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<EarningOrderAnswer | ErrorEnvelope>(
      {url: `/api/pledgeOrder/place`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: earningPlaceRequest, signal
    },
      options);
    }




export const getPlacePledgeMutationKey = () => ['placePledge'] as const;

export const getPlacePledgeMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof placePledge>>, TError,PlacePledgeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof placePledge>>, TError,PlacePledgeMutationVariables, TContext> => {

const mutationKey = getPlacePledgeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof placePledge>>, PlacePledgeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  placePledge(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PlacePledgeMutationResult = NonNullable<Awaited<ReturnType<typeof placePledge>>>
    export type PlacePledgeMutationBody = EarningPlaceRequest
    export type PlacePledgeMutationError = ErrorType<unknown>
    export type PlacePledgeMutationVariables = {data: EarningPlaceRequest}

    /**
 * @summary Place a pledge
 */
export const usePlacePledge = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof placePledge>>, TError,PlacePledgeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof placePledge>>,
        TError,
        PlacePledgeMutationVariables,
        TContext
      > => {
      return useMutation(getPlacePledgeMutationOptions(options), queryClient);
    }
    /**
 * Newest first.
 * @summary List pledges
 */
export const listPledgeOrders = (
    params: ListPledgeOrdersParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<EarningOrderPage | ErrorEnvelope>(
      {url: `/api/pledgeOrder/list`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListPledgeOrdersQueryKey = (params?: ListPledgeOrdersParams,) => {
    return [
    `/api/pledgeOrder/list`, ...(params ? [params] : [])
    ] as const;
    }


export const getListPledgeOrdersQueryOptions = <TData = Awaited<ReturnType<typeof listPledgeOrders>>, TError = ErrorType<unknown>>(params: ListPledgeOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPledgeOrders>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPledgeOrdersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPledgeOrders>>> = ({ signal }) => listPledgeOrders(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPledgeOrders>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPledgeOrdersQueryResult = NonNullable<Awaited<ReturnType<typeof listPledgeOrders>>>
export type ListPledgeOrdersQueryError = ErrorType<unknown>


export function useListPledgeOrders<TData = Awaited<ReturnType<typeof listPledgeOrders>>, TError = ErrorType<unknown>>(
 params: ListPledgeOrdersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPledgeOrders>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPledgeOrders>>,
          TError,
          Awaited<ReturnType<typeof listPledgeOrders>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPledgeOrders<TData = Awaited<ReturnType<typeof listPledgeOrders>>, TError = ErrorType<unknown>>(
 params: ListPledgeOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPledgeOrders>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPledgeOrders>>,
          TError,
          Awaited<ReturnType<typeof listPledgeOrders>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPledgeOrders<TData = Awaited<ReturnType<typeof listPledgeOrders>>, TError = ErrorType<unknown>>(
 params: ListPledgeOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPledgeOrders>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List pledges
 */

export function useListPledgeOrders<TData = Awaited<ReturnType<typeof listPledgeOrders>>, TError = ErrorType<unknown>>(
 params: ListPledgeOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPledgeOrders>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPledgeOrdersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Has no side effects. Completed days count, whether posted or not.
 * @summary Preview early redemption of a pledge
 */
export const previewPledgeRedemption = (
    earningExitRequest: EarningExitRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<EarningExitAnswer | ErrorEnvelope>(
      {url: `/api/pledgeOrder/previewRedemption`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: earningExitRequest, signal
    },
      options);
    }




export const getPreviewPledgeRedemptionMutationKey = () => ['previewPledgeRedemption'] as const;

export const getPreviewPledgeRedemptionMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof previewPledgeRedemption>>, TError,PreviewPledgeRedemptionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof previewPledgeRedemption>>, TError,PreviewPledgeRedemptionMutationVariables, TContext> => {

const mutationKey = getPreviewPledgeRedemptionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof previewPledgeRedemption>>, PreviewPledgeRedemptionMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  previewPledgeRedemption(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PreviewPledgeRedemptionMutationResult = NonNullable<Awaited<ReturnType<typeof previewPledgeRedemption>>>
    export type PreviewPledgeRedemptionMutationBody = EarningExitRequest
    export type PreviewPledgeRedemptionMutationError = ErrorType<unknown>
    export type PreviewPledgeRedemptionMutationVariables = {data: EarningExitRequest}

    /**
 * @summary Preview early redemption of a pledge
 */
export const usePreviewPledgeRedemption = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof previewPledgeRedemption>>, TError,PreviewPledgeRedemptionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof previewPledgeRedemption>>,
        TError,
        PreviewPledgeRedemptionMutationVariables,
        TContext
      > => {
      return useMutation(getPreviewPledgeRedemptionMutationOptions(options), queryClient);
    }
    /**
 * At the confirmed fee. The remaining principal is available immediately; credited amounts are kept.
 * @summary Redeem a pledge early
 */
export const redeemPledge = (
    earningRedeemRequest: EarningRedeemRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<EarningOrderAnswer | ErrorEnvelope>(
      {url: `/api/pledgeOrder/redeem`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: earningRedeemRequest, signal
    },
      options);
    }




export const getRedeemPledgeMutationKey = () => ['redeemPledge'] as const;

export const getRedeemPledgeMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof redeemPledge>>, TError,RedeemPledgeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof redeemPledge>>, TError,RedeemPledgeMutationVariables, TContext> => {

const mutationKey = getRedeemPledgeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof redeemPledge>>, RedeemPledgeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  redeemPledge(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RedeemPledgeMutationResult = NonNullable<Awaited<ReturnType<typeof redeemPledge>>>
    export type RedeemPledgeMutationBody = EarningRedeemRequest
    export type RedeemPledgeMutationError = ErrorType<unknown>
    export type RedeemPledgeMutationVariables = {data: EarningRedeemRequest}

    /**
 * @summary Redeem a pledge early
 */
export const useRedeemPledge = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof redeemPledge>>, TError,RedeemPledgeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof redeemPledge>>,
        TError,
        RedeemPledgeMutationVariables,
        TContext
      > => {
      return useMutation(getRedeemPledgeMutationOptions(options), queryClient);
    }
    /**
 * Newest first.
 * @summary List pledge interest
 */
export const listPledgeInterest = (
    params: ListPledgeInterestParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<EarningAccrualPage | ErrorEnvelope>(
      {url: `/api/pledgeInterest/list`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListPledgeInterestQueryKey = (params?: ListPledgeInterestParams,) => {
    return [
    `/api/pledgeInterest/list`, ...(params ? [params] : [])
    ] as const;
    }


export const getListPledgeInterestQueryOptions = <TData = Awaited<ReturnType<typeof listPledgeInterest>>, TError = ErrorType<unknown>>(params: ListPledgeInterestParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPledgeInterest>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPledgeInterestQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPledgeInterest>>> = ({ signal }) => listPledgeInterest(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPledgeInterest>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPledgeInterestQueryResult = NonNullable<Awaited<ReturnType<typeof listPledgeInterest>>>
export type ListPledgeInterestQueryError = ErrorType<unknown>


export function useListPledgeInterest<TData = Awaited<ReturnType<typeof listPledgeInterest>>, TError = ErrorType<unknown>>(
 params: ListPledgeInterestParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPledgeInterest>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPledgeInterest>>,
          TError,
          Awaited<ReturnType<typeof listPledgeInterest>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPledgeInterest<TData = Awaited<ReturnType<typeof listPledgeInterest>>, TError = ErrorType<unknown>>(
 params: ListPledgeInterestParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPledgeInterest>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPledgeInterest>>,
          TError,
          Awaited<ReturnType<typeof listPledgeInterest>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPledgeInterest<TData = Awaited<ReturnType<typeof listPledgeInterest>>, TError = ErrorType<unknown>>(
 params: ListPledgeInterestParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPledgeInterest>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List pledge interest
 */

export function useListPledgeInterest<TData = Awaited<ReturnType<typeof listPledgeInterest>>, TError = ErrorType<unknown>>(
 params: ListPledgeInterestParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPledgeInterest>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPledgeInterestQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






