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
  GetShareOfferParams,
  ListShareEntriesParams,
  ListShareOffersParams,
  ListShareSubscriptionsParams,
  ShareCancelRequest,
  ShareEntryPage,
  ShareOfferDetailAnswer,
  ShareOfferPage,
  SharePreviewAnswer,
  SharePreviewRequest,
  ShareSubscribeRequest,
  ShareSubscriptionAnswer,
  ShareSubscriptionPage
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
 * Current offers by opening time; listed offers newest first.
 * @summary List new share offers
 */
export const listShareOffers = (
    params: ListShareOffersParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ShareOfferPage | ErrorEnvelope>(
      {url: `/api/newShares/list`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListShareOffersInfiniteQueryKey = (params?: ListShareOffersParams,) => {
    return [
    'infinite', `/api/newShares/list`, ...(params ? [params] : [])
    ] as const;
    }

export const getListShareOffersQueryKey = (params?: ListShareOffersParams,) => {
    return [
    `/api/newShares/list`, ...(params ? [params] : [])
    ] as const;
    }


export const getListShareOffersInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listShareOffers>>, ListShareOffersParams['pageNum']>, TError = ErrorType<unknown>>(params: ListShareOffersParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listShareOffers>>, TError, TData, QueryKey, ListShareOffersParams['pageNum']>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListShareOffersInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listShareOffers>>, QueryKey, ListShareOffersParams['pageNum']> = ({ signal, pageParam }) => listShareOffers({...params, 'pageNum': pageParam ?? params?.['pageNum']}, requestOptions, signal);



      const customOptions = pagedQueryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listShareOffers>>, TError, TData, QueryKey, ListShareOffersParams['pageNum']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListShareOffersInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listShareOffers>>>
export type ListShareOffersInfiniteQueryError = ErrorType<unknown>


/**
 * @summary List new share offers
 */

export function useListShareOffersInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listShareOffers>>, ListShareOffersParams['pageNum']>, TError = ErrorType<unknown>>(
 params: ListShareOffersParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listShareOffers>>, TError, TData, QueryKey, ListShareOffersParams['pageNum']>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListShareOffersInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListShareOffersQueryOptions = <TData = Awaited<ReturnType<typeof listShareOffers>>, TError = ErrorType<unknown>>(params: ListShareOffersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listShareOffers>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListShareOffersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listShareOffers>>> = ({ signal }) => listShareOffers(params, requestOptions, signal);



      const customOptions = pagedQueryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof listShareOffers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListShareOffersQueryResult = NonNullable<Awaited<ReturnType<typeof listShareOffers>>>
export type ListShareOffersQueryError = ErrorType<unknown>


/**
 * @summary List new share offers
 */

export function useListShareOffers<TData = Awaited<ReturnType<typeof listShareOffers>>, TError = ErrorType<unknown>>(
 params: ListShareOffersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listShareOffers>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListShareOffersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Includes documents, draw and the caller's own subscription. Documents are in the requested language if available, otherwise in English.
 * @summary Get a new share offer
 */
export const getShareOffer = (
    params: GetShareOfferParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ShareOfferDetailAnswer | ErrorEnvelope>(
      {url: `/api/newShares/detail`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetShareOfferQueryKey = (params?: GetShareOfferParams,) => {
    return [
    `/api/newShares/detail`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetShareOfferQueryOptions = <TData = Awaited<ReturnType<typeof getShareOffer>>, TError = ErrorType<unknown>>(params: GetShareOfferParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getShareOffer>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetShareOfferQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getShareOffer>>> = ({ signal }) => getShareOffer(params, requestOptions, signal);



      const customOptions = queryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof getShareOffer>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetShareOfferQueryResult = NonNullable<Awaited<ReturnType<typeof getShareOffer>>>
export type GetShareOfferQueryError = ErrorType<unknown>


/**
 * @summary Get a new share offer
 */

export function useGetShareOffer<TData = Awaited<ReturnType<typeof getShareOffer>>, TError = ErrorType<unknown>>(
 params: GetShareOfferParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getShareOffer>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetShareOfferQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Ordered by ID. Canceled subscriptions are removed; the list is final after closing.
 * @summary List draw entries
 */
export const listShareEntries = (
    params: ListShareEntriesParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ShareEntryPage | ErrorEnvelope>(
      {url: `/api/newShares/entries`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListShareEntriesInfiniteQueryKey = (params?: ListShareEntriesParams,) => {
    return [
    'infinite', `/api/newShares/entries`, ...(params ? [params] : [])
    ] as const;
    }

export const getListShareEntriesQueryKey = (params?: ListShareEntriesParams,) => {
    return [
    `/api/newShares/entries`, ...(params ? [params] : [])
    ] as const;
    }


export const getListShareEntriesInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listShareEntries>>, ListShareEntriesParams['pageNum']>, TError = ErrorType<unknown>>(params: ListShareEntriesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listShareEntries>>, TError, TData, QueryKey, ListShareEntriesParams['pageNum']>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListShareEntriesInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listShareEntries>>, QueryKey, ListShareEntriesParams['pageNum']> = ({ signal, pageParam }) => listShareEntries({...params, 'pageNum': pageParam ?? params?.['pageNum']}, requestOptions, signal);



      const customOptions = pagedQueryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listShareEntries>>, TError, TData, QueryKey, ListShareEntriesParams['pageNum']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListShareEntriesInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listShareEntries>>>
export type ListShareEntriesInfiniteQueryError = ErrorType<unknown>


/**
 * @summary List draw entries
 */

export function useListShareEntriesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listShareEntries>>, ListShareEntriesParams['pageNum']>, TError = ErrorType<unknown>>(
 params: ListShareEntriesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listShareEntries>>, TError, TData, QueryKey, ListShareEntriesParams['pageNum']>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListShareEntriesInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListShareEntriesQueryOptions = <TData = Awaited<ReturnType<typeof listShareEntries>>, TError = ErrorType<unknown>>(params: ListShareEntriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listShareEntries>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListShareEntriesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listShareEntries>>> = ({ signal }) => listShareEntries(params, requestOptions, signal);



      const customOptions = pagedQueryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof listShareEntries>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListShareEntriesQueryResult = NonNullable<Awaited<ReturnType<typeof listShareEntries>>>
export type ListShareEntriesQueryError = ErrorType<unknown>


/**
 * @summary List draw entries
 */

export function useListShareEntries<TData = Awaited<ReturnType<typeof listShareEntries>>, TError = ErrorType<unknown>>(
 params: ListShareEntriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listShareEntries>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListShareEntriesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Has no side effects. `problem` gives the reason if the request would fail.
 * @summary Preview a subscription
 */
export const previewShareSubscription = (
    sharePreviewRequest: SharePreviewRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SharePreviewAnswer | ErrorEnvelope>(
      {url: `/api/newShares/preview`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: sharePreviewRequest, signal
    },
      options);
    }




export const getPreviewShareSubscriptionQueryKey = (sharePreviewRequest?: SharePreviewRequest,) => {
    return [
    'POST', `/api/newShares/preview`, sharePreviewRequest
    ] as const;
    }


export const getPreviewShareSubscriptionQueryOptions = <TData = Awaited<ReturnType<typeof previewShareSubscription>>, TError = ErrorType<unknown>>(sharePreviewRequest: SharePreviewRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewShareSubscription>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getPreviewShareSubscriptionQueryKey(sharePreviewRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof previewShareSubscription>>> = ({ signal }) => previewShareSubscription(sharePreviewRequest, requestOptions, signal);



      const customOptions = queryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof previewShareSubscription>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type PreviewShareSubscriptionQueryResult = NonNullable<Awaited<ReturnType<typeof previewShareSubscription>>>
export type PreviewShareSubscriptionQueryError = ErrorType<unknown>


/**
 * @summary Preview a subscription
 */

export function usePreviewShareSubscription<TData = Awaited<ReturnType<typeof previewShareSubscription>>, TError = ErrorType<unknown>>(
 sharePreviewRequest: SharePreviewRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewShareSubscription>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getPreviewShareSubscriptionQueryOptions(sharePreviewRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Price and fee of all requested lots are put on hold, not charged. One subscription per account and offer; while the offer is open, it can be canceled and made again.
 * @summary Subscribe to new shares
 */
export const subscribeToShares = (
    shareSubscribeRequest: ShareSubscribeRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ShareSubscriptionAnswer | ErrorEnvelope>(
      {url: `/api/newShares/subscribe`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: shareSubscribeRequest, signal
    },
      options);
    }




export const getSubscribeToSharesMutationKey = () => ['subscribeToShares'] as const;

export const getSubscribeToSharesMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof subscribeToShares>>, TError,SubscribeToSharesMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof subscribeToShares>>, TError,SubscribeToSharesMutationVariables, TContext> => {

const mutationKey = getSubscribeToSharesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof subscribeToShares>>, SubscribeToSharesMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  subscribeToShares(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof subscribeToShares>>, variables: SubscribeToSharesMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getGetUserBalanceQueryKey(), getListBalancesQueryKey(), getGetAllocationQueryKey(), getGetAssetPanelQueryKey(), getGetDayChangeQueryKey(), getListDayResultsQueryKey(), getListLedgerEntriesQueryKey(), getListLedgerEntriesInfiniteQueryKey(), getGetRealisedReportQueryKey(), getListRealisedGainsQueryKey(), getListRealisedGainsInfiniteQueryKey(), getListHoldingsQueryKey(), getListBibiAssetsQueryKey(), getListShareOffersQueryKey(), getListShareOffersInfiniteQueryKey(), getGetShareOfferQueryKey(), getListShareEntriesQueryKey(), getListShareEntriesInfiniteQueryKey(), getListShareSubscriptionsQueryKey(), getListShareSubscriptionsInfiniteQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };

        const customOptions = idempotentMutationPolicy({...mutationOptions, mutationFn, onSuccess}, { url: `/api/newShares/subscribe` }, { operationId: 'subscribeToShares', operationName: 'subscribeToShares' });


  return  customOptions}

    export type SubscribeToSharesMutationResult = NonNullable<Awaited<ReturnType<typeof subscribeToShares>>>
    export type SubscribeToSharesMutationBody = ShareSubscribeRequest
    export type SubscribeToSharesMutationError = ErrorType<unknown>
    export type SubscribeToSharesMutationVariables = {data: ShareSubscribeRequest}

    /**
 * @summary Subscribe to new shares
 */
export const useSubscribeToShares = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof subscribeToShares>>, TError,SubscribeToSharesMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof subscribeToShares>>,
        TError,
        SubscribeToSharesMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getSubscribeToSharesMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Only while the offer is open. Releases the amount on hold.
 * @summary Cancel a subscription
 */
export const cancelShareSubscription = (
    shareCancelRequest: ShareCancelRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ShareSubscriptionAnswer | ErrorEnvelope>(
      {url: `/api/newShares/cancel`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: shareCancelRequest, signal
    },
      options);
    }




export const getCancelShareSubscriptionMutationKey = () => ['cancelShareSubscription'] as const;

export const getCancelShareSubscriptionMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelShareSubscription>>, TError,CancelShareSubscriptionMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof cancelShareSubscription>>, TError,CancelShareSubscriptionMutationVariables, TContext> => {

const mutationKey = getCancelShareSubscriptionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelShareSubscription>>, CancelShareSubscriptionMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  cancelShareSubscription(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof cancelShareSubscription>>, variables: CancelShareSubscriptionMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getGetUserBalanceQueryKey(), getListBalancesQueryKey(), getGetAllocationQueryKey(), getGetAssetPanelQueryKey(), getGetDayChangeQueryKey(), getListDayResultsQueryKey(), getListLedgerEntriesQueryKey(), getListLedgerEntriesInfiniteQueryKey(), getGetRealisedReportQueryKey(), getListRealisedGainsQueryKey(), getListRealisedGainsInfiniteQueryKey(), getListHoldingsQueryKey(), getListBibiAssetsQueryKey(), getListShareOffersQueryKey(), getListShareOffersInfiniteQueryKey(), getGetShareOfferQueryKey(), getListShareEntriesQueryKey(), getListShareEntriesInfiniteQueryKey(), getListShareSubscriptionsQueryKey(), getListShareSubscriptionsInfiniteQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };

        const customOptions = idempotentMutationPolicy({...mutationOptions, mutationFn, onSuccess}, { url: `/api/newShares/cancel` }, { operationId: 'cancelShareSubscription', operationName: 'cancelShareSubscription' });


  return  customOptions}

    export type CancelShareSubscriptionMutationResult = NonNullable<Awaited<ReturnType<typeof cancelShareSubscription>>>
    export type CancelShareSubscriptionMutationBody = ShareCancelRequest
    export type CancelShareSubscriptionMutationError = ErrorType<unknown>
    export type CancelShareSubscriptionMutationVariables = {data: ShareCancelRequest}

    /**
 * @summary Cancel a subscription
 */
export const useCancelShareSubscription = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelShareSubscription>>, TError,CancelShareSubscriptionMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelShareSubscription>>,
        TError,
        CancelShareSubscriptionMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCancelShareSubscriptionMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Own subscriptions with their results, newest first.
 * @summary List subscriptions
 */
export const listShareSubscriptions = (
    params: ListShareSubscriptionsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ShareSubscriptionPage | ErrorEnvelope>(
      {url: `/api/newShares/his`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListShareSubscriptionsInfiniteQueryKey = (params?: ListShareSubscriptionsParams,) => {
    return [
    'infinite', `/api/newShares/his`, ...(params ? [params] : [])
    ] as const;
    }

export const getListShareSubscriptionsQueryKey = (params?: ListShareSubscriptionsParams,) => {
    return [
    `/api/newShares/his`, ...(params ? [params] : [])
    ] as const;
    }


export const getListShareSubscriptionsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listShareSubscriptions>>, ListShareSubscriptionsParams['pageNum']>, TError = ErrorType<unknown>>(params: ListShareSubscriptionsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listShareSubscriptions>>, TError, TData, QueryKey, ListShareSubscriptionsParams['pageNum']>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListShareSubscriptionsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listShareSubscriptions>>, QueryKey, ListShareSubscriptionsParams['pageNum']> = ({ signal, pageParam }) => listShareSubscriptions({...params, 'pageNum': pageParam ?? params?.['pageNum']}, requestOptions, signal);



      const customOptions = pagedQueryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listShareSubscriptions>>, TError, TData, QueryKey, ListShareSubscriptionsParams['pageNum']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListShareSubscriptionsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listShareSubscriptions>>>
export type ListShareSubscriptionsInfiniteQueryError = ErrorType<unknown>


/**
 * @summary List subscriptions
 */

export function useListShareSubscriptionsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listShareSubscriptions>>, ListShareSubscriptionsParams['pageNum']>, TError = ErrorType<unknown>>(
 params: ListShareSubscriptionsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listShareSubscriptions>>, TError, TData, QueryKey, ListShareSubscriptionsParams['pageNum']>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListShareSubscriptionsInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListShareSubscriptionsQueryOptions = <TData = Awaited<ReturnType<typeof listShareSubscriptions>>, TError = ErrorType<unknown>>(params: ListShareSubscriptionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listShareSubscriptions>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListShareSubscriptionsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listShareSubscriptions>>> = ({ signal }) => listShareSubscriptions(params, requestOptions, signal);



      const customOptions = pagedQueryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof listShareSubscriptions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListShareSubscriptionsQueryResult = NonNullable<Awaited<ReturnType<typeof listShareSubscriptions>>>
export type ListShareSubscriptionsQueryError = ErrorType<unknown>


/**
 * @summary List subscriptions
 */

export function useListShareSubscriptions<TData = Awaited<ReturnType<typeof listShareSubscriptions>>, TError = ErrorType<unknown>>(
 params: ListShareSubscriptionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listShareSubscriptions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListShareSubscriptionsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






