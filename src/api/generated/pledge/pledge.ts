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
  ErrorEnvelope,
  GetPledgeProductParams,
  ListPledgeInterestParams,
  ListPledgeOrdersParams
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



      const customOptions = queryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof listPledgeProducts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPledgeProductsQueryResult = NonNullable<Awaited<ReturnType<typeof listPledgeProducts>>>
export type ListPledgeProductsQueryError = ErrorType<unknown>


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



      const customOptions = queryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof getPledgeProduct>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPledgeProductQueryResult = NonNullable<Awaited<ReturnType<typeof getPledgeProduct>>>
export type GetPledgeProductQueryError = ErrorType<unknown>


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




export const getPreviewPledgeQueryKey = (earningPreviewRequest?: EarningPreviewRequest,) => {
    return [
    'POST', `/api/pledgeOrder/preview`, earningPreviewRequest
    ] as const;
    }


export const getPreviewPledgeQueryOptions = <TData = Awaited<ReturnType<typeof previewPledge>>, TError = ErrorType<unknown>>(earningPreviewRequest: EarningPreviewRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewPledge>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getPreviewPledgeQueryKey(earningPreviewRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof previewPledge>>> = ({ signal }) => previewPledge(earningPreviewRequest, requestOptions, signal);



      const customOptions = queryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof previewPledge>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type PreviewPledgeQueryResult = NonNullable<Awaited<ReturnType<typeof previewPledge>>>
export type PreviewPledgeQueryError = ErrorType<unknown>


/**
 * @summary Preview a pledge
 */

export function usePreviewPledge<TData = Awaited<ReturnType<typeof previewPledge>>, TError = ErrorType<unknown>>(
 earningPreviewRequest: EarningPreviewRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewPledge>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getPreviewPledgeQueryOptions(earningPreviewRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
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
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof placePledge>>, TError,PlacePledgeMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
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

  const onSuccess = (data: Awaited<ReturnType<typeof placePledge>>, variables: PlacePledgeMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getGetUserBalanceQueryKey(), getListBalancesQueryKey(), getGetAllocationQueryKey(), getGetAssetPanelQueryKey(), getGetDayChangeQueryKey(), getListDayResultsQueryKey(), getListLedgerEntriesQueryKey(), getListLedgerEntriesInfiniteQueryKey(), getGetRealisedReportQueryKey(), getListRealisedGainsQueryKey(), getListRealisedGainsInfiniteQueryKey(), getListHoldingsQueryKey(), getListBibiAssetsQueryKey(), getListPledgeProductsQueryKey(), getGetPledgeProductQueryKey(), getListPledgeOrdersQueryKey(), getListPledgeOrdersInfiniteQueryKey(), getListPledgeInterestQueryKey(), getListPledgeInterestInfiniteQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };

        const customOptions = idempotentMutationPolicy({...mutationOptions, mutationFn, onSuccess}, { url: `/api/pledgeOrder/place` }, { operationId: 'placePledge', operationName: 'placePledge' });


  return  customOptions}

    export type PlacePledgeMutationResult = NonNullable<Awaited<ReturnType<typeof placePledge>>>
    export type PlacePledgeMutationBody = EarningPlaceRequest
    export type PlacePledgeMutationError = ErrorType<unknown>
    export type PlacePledgeMutationVariables = {data: EarningPlaceRequest}

    /**
 * @summary Place a pledge
 */
export const usePlacePledge = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof placePledge>>, TError,PlacePledgeMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof placePledge>>,
        TError,
        PlacePledgeMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getPlacePledgeMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
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




export const getListPledgeOrdersInfiniteQueryKey = (params?: ListPledgeOrdersParams,) => {
    return [
    'infinite', `/api/pledgeOrder/list`, ...(params ? [params] : [])
    ] as const;
    }

export const getListPledgeOrdersQueryKey = (params?: ListPledgeOrdersParams,) => {
    return [
    `/api/pledgeOrder/list`, ...(params ? [params] : [])
    ] as const;
    }


export const getListPledgeOrdersInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listPledgeOrders>>, ListPledgeOrdersParams['pageNum']>, TError = ErrorType<unknown>>(params: ListPledgeOrdersParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPledgeOrders>>, TError, TData, QueryKey, ListPledgeOrdersParams['pageNum']>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPledgeOrdersInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPledgeOrders>>, QueryKey, ListPledgeOrdersParams['pageNum']> = ({ signal, pageParam }) => listPledgeOrders({...params, 'pageNum': pageParam ?? params?.['pageNum']}, requestOptions, signal);



      const customOptions = pagedQueryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPledgeOrders>>, TError, TData, QueryKey, ListPledgeOrdersParams['pageNum']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPledgeOrdersInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listPledgeOrders>>>
export type ListPledgeOrdersInfiniteQueryError = ErrorType<unknown>


/**
 * @summary List pledges
 */

export function useListPledgeOrdersInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPledgeOrders>>, ListPledgeOrdersParams['pageNum']>, TError = ErrorType<unknown>>(
 params: ListPledgeOrdersParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPledgeOrders>>, TError, TData, QueryKey, ListPledgeOrdersParams['pageNum']>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPledgeOrdersInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListPledgeOrdersQueryOptions = <TData = Awaited<ReturnType<typeof listPledgeOrders>>, TError = ErrorType<unknown>>(params: ListPledgeOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPledgeOrders>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPledgeOrdersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPledgeOrders>>> = ({ signal }) => listPledgeOrders(params, requestOptions, signal);



      const customOptions = pagedQueryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof listPledgeOrders>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPledgeOrdersQueryResult = NonNullable<Awaited<ReturnType<typeof listPledgeOrders>>>
export type ListPledgeOrdersQueryError = ErrorType<unknown>


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




export const getPreviewPledgeRedemptionQueryKey = (earningExitRequest?: EarningExitRequest,) => {
    return [
    'POST', `/api/pledgeOrder/previewRedemption`, earningExitRequest
    ] as const;
    }


export const getPreviewPledgeRedemptionQueryOptions = <TData = Awaited<ReturnType<typeof previewPledgeRedemption>>, TError = ErrorType<unknown>>(earningExitRequest: EarningExitRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewPledgeRedemption>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getPreviewPledgeRedemptionQueryKey(earningExitRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof previewPledgeRedemption>>> = ({ signal }) => previewPledgeRedemption(earningExitRequest, requestOptions, signal);



      const customOptions = queryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof previewPledgeRedemption>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type PreviewPledgeRedemptionQueryResult = NonNullable<Awaited<ReturnType<typeof previewPledgeRedemption>>>
export type PreviewPledgeRedemptionQueryError = ErrorType<unknown>


/**
 * @summary Preview early redemption of a pledge
 */

export function usePreviewPledgeRedemption<TData = Awaited<ReturnType<typeof previewPledgeRedemption>>, TError = ErrorType<unknown>>(
 earningExitRequest: EarningExitRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewPledgeRedemption>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getPreviewPledgeRedemptionQueryOptions(earningExitRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
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
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof redeemPledge>>, TError,RedeemPledgeMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
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

  const onSuccess = (data: Awaited<ReturnType<typeof redeemPledge>>, variables: RedeemPledgeMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getGetUserBalanceQueryKey(), getListBalancesQueryKey(), getGetAllocationQueryKey(), getGetAssetPanelQueryKey(), getGetDayChangeQueryKey(), getListDayResultsQueryKey(), getListLedgerEntriesQueryKey(), getListLedgerEntriesInfiniteQueryKey(), getGetRealisedReportQueryKey(), getListRealisedGainsQueryKey(), getListRealisedGainsInfiniteQueryKey(), getListHoldingsQueryKey(), getListBibiAssetsQueryKey(), getListPledgeProductsQueryKey(), getGetPledgeProductQueryKey(), getListPledgeOrdersQueryKey(), getListPledgeOrdersInfiniteQueryKey(), getListPledgeInterestQueryKey(), getListPledgeInterestInfiniteQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };

        const customOptions = idempotentMutationPolicy({...mutationOptions, mutationFn, onSuccess}, { url: `/api/pledgeOrder/redeem` }, { operationId: 'redeemPledge', operationName: 'redeemPledge' });


  return  customOptions}

    export type RedeemPledgeMutationResult = NonNullable<Awaited<ReturnType<typeof redeemPledge>>>
    export type RedeemPledgeMutationBody = EarningRedeemRequest
    export type RedeemPledgeMutationError = ErrorType<unknown>
    export type RedeemPledgeMutationVariables = {data: EarningRedeemRequest}

    /**
 * @summary Redeem a pledge early
 */
export const useRedeemPledge = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof redeemPledge>>, TError,RedeemPledgeMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof redeemPledge>>,
        TError,
        RedeemPledgeMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getRedeemPledgeMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
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




export const getListPledgeInterestInfiniteQueryKey = (params?: ListPledgeInterestParams,) => {
    return [
    'infinite', `/api/pledgeInterest/list`, ...(params ? [params] : [])
    ] as const;
    }

export const getListPledgeInterestQueryKey = (params?: ListPledgeInterestParams,) => {
    return [
    `/api/pledgeInterest/list`, ...(params ? [params] : [])
    ] as const;
    }


export const getListPledgeInterestInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listPledgeInterest>>, ListPledgeInterestParams['pageNum']>, TError = ErrorType<unknown>>(params: ListPledgeInterestParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPledgeInterest>>, TError, TData, QueryKey, ListPledgeInterestParams['pageNum']>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPledgeInterestInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPledgeInterest>>, QueryKey, ListPledgeInterestParams['pageNum']> = ({ signal, pageParam }) => listPledgeInterest({...params, 'pageNum': pageParam ?? params?.['pageNum']}, requestOptions, signal);



      const customOptions = pagedQueryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPledgeInterest>>, TError, TData, QueryKey, ListPledgeInterestParams['pageNum']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPledgeInterestInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listPledgeInterest>>>
export type ListPledgeInterestInfiniteQueryError = ErrorType<unknown>


/**
 * @summary List pledge interest
 */

export function useListPledgeInterestInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPledgeInterest>>, ListPledgeInterestParams['pageNum']>, TError = ErrorType<unknown>>(
 params: ListPledgeInterestParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPledgeInterest>>, TError, TData, QueryKey, ListPledgeInterestParams['pageNum']>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPledgeInterestInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListPledgeInterestQueryOptions = <TData = Awaited<ReturnType<typeof listPledgeInterest>>, TError = ErrorType<unknown>>(params: ListPledgeInterestParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPledgeInterest>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPledgeInterestQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPledgeInterest>>> = ({ signal }) => listPledgeInterest(params, requestOptions, signal);



      const customOptions = pagedQueryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof listPledgeInterest>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPledgeInterestQueryResult = NonNullable<Awaited<ReturnType<typeof listPledgeInterest>>>
export type ListPledgeInterestQueryError = ErrorType<unknown>


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






