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
  ExchangeAnswer,
  ExchangePage,
  ExchangePreviewAnswer,
  ExchangePreviewRequest,
  ExchangeRequest,
  ExchangeTermsAnswer,
  ListExchangesParams
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
 * Spread, fee, limits, rate validity, and the prices that rates are derived from.
 * @summary Get exchange terms
 */
export const getExchangeTerms = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ExchangeTermsAnswer | ErrorEnvelope>(
      {url: `/api/exchange/terms`, method: 'GET', signal
    },
      options);
    }




export const getGetExchangeTermsQueryKey = () => {
    return [
    `/api/exchange/terms`
    ] as const;
    }


export const getGetExchangeTermsQueryOptions = <TData = Awaited<ReturnType<typeof getExchangeTerms>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getExchangeTerms>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetExchangeTermsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getExchangeTerms>>> = ({ signal }) => getExchangeTerms(requestOptions, signal);



      const customOptions = queryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof getExchangeTerms>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetExchangeTermsQueryResult = NonNullable<Awaited<ReturnType<typeof getExchangeTerms>>>
export type GetExchangeTermsQueryError = ErrorType<unknown>


/**
 * @summary Get exchange terms
 */

export function useGetExchangeTerms<TData = Awaited<ReturnType<typeof getExchangeTerms>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getExchangeTerms>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetExchangeTermsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Has no side effects. The rate is identified by `rateTime` and valid until `expiresAt`, unless the market moves against the back end by more
 * than half of the spread before; `problem` gives the reason if the exchange is not possible.
 * @summary Preview an exchange
 */
export const previewExchange = (
    exchangePreviewRequest: ExchangePreviewRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ExchangePreviewAnswer | ErrorEnvelope>(
      {url: `/api/exchange/preview`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: exchangePreviewRequest, signal
    },
      options);
    }




export const getPreviewExchangeQueryKey = (exchangePreviewRequest?: ExchangePreviewRequest,) => {
    return [
    'POST', `/api/exchange/preview`, exchangePreviewRequest
    ] as const;
    }


export const getPreviewExchangeQueryOptions = <TData = Awaited<ReturnType<typeof previewExchange>>, TError = ErrorType<unknown>>(exchangePreviewRequest: ExchangePreviewRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewExchange>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getPreviewExchangeQueryKey(exchangePreviewRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof previewExchange>>> = ({ signal }) => previewExchange(exchangePreviewRequest, requestOptions, signal);



      const customOptions = queryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof previewExchange>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type PreviewExchangeQueryResult = NonNullable<Awaited<ReturnType<typeof previewExchange>>>
export type PreviewExchangeQueryError = ErrorType<unknown>


/**
 * @summary Preview an exchange
 */

export function usePreviewExchange<TData = Awaited<ReturnType<typeof previewExchange>>, TError = ErrorType<unknown>>(
 exchangePreviewRequest: ExchangePreviewRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewExchange>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getPreviewExchangeQueryOptions(exchangePreviewRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Executed immediately at the previewed rate. If the rate has expired, or its market rate is above the present one by more than half of the
 * spread, the request fails (460, hint_rate_expired) and a new rate must be confirmed. Amounts are truncated to the decimals of their currency,
 * never rounded up. Balances are capped (460, hint_balance_limit).
 * @summary Create an exchange
 */
export const createExchange = (
    exchangeRequest: ExchangeRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ExchangeAnswer | ErrorEnvelope>(
      {url: `/api/exchange/create`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: exchangeRequest, signal
    },
      options);
    }




export const getCreateExchangeMutationKey = () => ['createExchange'] as const;

export const getCreateExchangeMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createExchange>>, TError,CreateExchangeMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createExchange>>, TError,CreateExchangeMutationVariables, TContext> => {

const mutationKey = getCreateExchangeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createExchange>>, CreateExchangeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createExchange(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof createExchange>>, variables: CreateExchangeMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getGetUserBalanceQueryKey(), getListBalancesQueryKey(), getGetAllocationQueryKey(), getGetAssetPanelQueryKey(), getGetDayChangeQueryKey(), getListDayResultsQueryKey(), getListLedgerEntriesQueryKey(), getListLedgerEntriesInfiniteQueryKey(), getGetRealisedReportQueryKey(), getListRealisedGainsQueryKey(), getListRealisedGainsInfiniteQueryKey(), getListHoldingsQueryKey(), getListBibiAssetsQueryKey(), getListExchangesQueryKey(), getListExchangesInfiniteQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };

        const customOptions = idempotentMutationPolicy({...mutationOptions, mutationFn, onSuccess}, { url: `/api/exchange/create` }, { operationId: 'createExchange', operationName: 'createExchange' });


  return  customOptions}

    export type CreateExchangeMutationResult = NonNullable<Awaited<ReturnType<typeof createExchange>>>
    export type CreateExchangeMutationBody = ExchangeRequest
    export type CreateExchangeMutationError = ErrorType<unknown>
    export type CreateExchangeMutationVariables = {data: ExchangeRequest}

    /**
 * @summary Create an exchange
 */
export const useCreateExchange = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createExchange>>, TError,CreateExchangeMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createExchange>>,
        TError,
        CreateExchangeMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCreateExchangeMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Newest first. Each row includes all values needed to recompute it.
 * @summary List exchanges
 */
export const listExchanges = (
    params: ListExchangesParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ExchangePage | ErrorEnvelope>(
      {url: `/api/exchange/list`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListExchangesInfiniteQueryKey = (params?: ListExchangesParams,) => {
    return [
    'infinite', `/api/exchange/list`, ...(params ? [params] : [])
    ] as const;
    }

export const getListExchangesQueryKey = (params?: ListExchangesParams,) => {
    return [
    `/api/exchange/list`, ...(params ? [params] : [])
    ] as const;
    }


export const getListExchangesInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listExchanges>>, ListExchangesParams['pageNum']>, TError = ErrorType<unknown>>(params: ListExchangesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listExchanges>>, TError, TData, QueryKey, ListExchangesParams['pageNum']>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListExchangesInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listExchanges>>, QueryKey, ListExchangesParams['pageNum']> = ({ signal, pageParam }) => listExchanges({...params, 'pageNum': pageParam ?? params?.['pageNum']}, requestOptions, signal);



      const customOptions = pagedQueryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listExchanges>>, TError, TData, QueryKey, ListExchangesParams['pageNum']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListExchangesInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listExchanges>>>
export type ListExchangesInfiniteQueryError = ErrorType<unknown>


/**
 * @summary List exchanges
 */

export function useListExchangesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listExchanges>>, ListExchangesParams['pageNum']>, TError = ErrorType<unknown>>(
 params: ListExchangesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listExchanges>>, TError, TData, QueryKey, ListExchangesParams['pageNum']>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListExchangesInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListExchangesQueryOptions = <TData = Awaited<ReturnType<typeof listExchanges>>, TError = ErrorType<unknown>>(params: ListExchangesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listExchanges>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListExchangesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listExchanges>>> = ({ signal }) => listExchanges(params, requestOptions, signal);



      const customOptions = pagedQueryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof listExchanges>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListExchangesQueryResult = NonNullable<Awaited<ReturnType<typeof listExchanges>>>
export type ListExchangesQueryError = ErrorType<unknown>


/**
 * @summary List exchanges
 */

export function useListExchanges<TData = Awaited<ReturnType<typeof listExchanges>>, TError = ErrorType<unknown>>(
 params: ListExchangesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listExchanges>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListExchangesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






