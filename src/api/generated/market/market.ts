/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import {
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
  CandlePageAnswer,
  DepthAnswer,
  Done,
  ErrorEnvelope,
  GetDepthParams,
  GetMarketTermsParams,
  GetProductParams,
  ListCandlesParams,
  ListCryptoProductsParams,
  ListForexProductsParams,
  ListFuturesProductsParams,
  ListMarketDaysParams,
  ListRecommendedProductsParams,
  ListSparklinesParams,
  ListStockProductsParams,
  ListTradesParams,
  MarketDayPage,
  MarketTermsAnswer,
  ProductDetailAnswer,
  ProductPage,
  SparklinePage,
  TradeListAnswer,
  WatchlistEntry,
  WatchlistGroupPage,
  WatchlistGroupRequest
} from '../models';

import { http } from '../../client.ts';
import type { ErrorType } from '../../client.ts';
import { pagedQueryPolicy } from '../../operation-policies.ts';
import { queryPolicy } from '../../operation-policies.ts';
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
 * @summary List US stocks with quotes
 */
export const listStockProducts = (
    params: ListStockProductsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ProductPage | ErrorEnvelope>(
      {url: `/api/stockProduct/list`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListStockProductsInfiniteQueryKey = (params?: ListStockProductsParams,) => {
    return [
    'infinite', `/api/stockProduct/list`, ...(params ? [params] : [])
    ] as const;
    }

export const getListStockProductsQueryKey = (params?: ListStockProductsParams,) => {
    return [
    `/api/stockProduct/list`, ...(params ? [params] : [])
    ] as const;
    }


export const getListStockProductsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listStockProducts>>, ListStockProductsParams['pageNum']>, TError = ErrorType<unknown>>(params: ListStockProductsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listStockProducts>>, TError, TData, QueryKey, ListStockProductsParams['pageNum']>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListStockProductsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStockProducts>>, QueryKey, ListStockProductsParams['pageNum']> = ({ signal, pageParam }) => listStockProducts({...params, 'pageNum': pageParam ?? params?.['pageNum']}, requestOptions, signal);



      const customOptions = pagedQueryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listStockProducts>>, TError, TData, QueryKey, ListStockProductsParams['pageNum']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListStockProductsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listStockProducts>>>
export type ListStockProductsInfiniteQueryError = ErrorType<unknown>


/**
 * @summary List US stocks with quotes
 */

export function useListStockProductsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listStockProducts>>, ListStockProductsParams['pageNum']>, TError = ErrorType<unknown>>(
 params: ListStockProductsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listStockProducts>>, TError, TData, QueryKey, ListStockProductsParams['pageNum']>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListStockProductsInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListStockProductsQueryOptions = <TData = Awaited<ReturnType<typeof listStockProducts>>, TError = ErrorType<unknown>>(params: ListStockProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStockProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListStockProductsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStockProducts>>> = ({ signal }) => listStockProducts(params, requestOptions, signal);



      const customOptions = pagedQueryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof listStockProducts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListStockProductsQueryResult = NonNullable<Awaited<ReturnType<typeof listStockProducts>>>
export type ListStockProductsQueryError = ErrorType<unknown>


/**
 * @summary List US stocks with quotes
 */

export function useListStockProducts<TData = Awaited<ReturnType<typeof listStockProducts>>, TError = ErrorType<unknown>>(
 params: ListStockProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStockProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListStockProductsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary List cryptocurrencies with quotes
 */
export const listCryptoProducts = (
    params: ListCryptoProductsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ProductPage | ErrorEnvelope>(
      {url: `/api/cryptocurrencyProduct/list`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListCryptoProductsInfiniteQueryKey = (params?: ListCryptoProductsParams,) => {
    return [
    'infinite', `/api/cryptocurrencyProduct/list`, ...(params ? [params] : [])
    ] as const;
    }

export const getListCryptoProductsQueryKey = (params?: ListCryptoProductsParams,) => {
    return [
    `/api/cryptocurrencyProduct/list`, ...(params ? [params] : [])
    ] as const;
    }


export const getListCryptoProductsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listCryptoProducts>>, ListCryptoProductsParams['pageNum']>, TError = ErrorType<unknown>>(params: ListCryptoProductsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCryptoProducts>>, TError, TData, QueryKey, ListCryptoProductsParams['pageNum']>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCryptoProductsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCryptoProducts>>, QueryKey, ListCryptoProductsParams['pageNum']> = ({ signal, pageParam }) => listCryptoProducts({...params, 'pageNum': pageParam ?? params?.['pageNum']}, requestOptions, signal);



      const customOptions = pagedQueryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCryptoProducts>>, TError, TData, QueryKey, ListCryptoProductsParams['pageNum']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCryptoProductsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listCryptoProducts>>>
export type ListCryptoProductsInfiniteQueryError = ErrorType<unknown>


/**
 * @summary List cryptocurrencies with quotes
 */

export function useListCryptoProductsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listCryptoProducts>>, ListCryptoProductsParams['pageNum']>, TError = ErrorType<unknown>>(
 params: ListCryptoProductsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCryptoProducts>>, TError, TData, QueryKey, ListCryptoProductsParams['pageNum']>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCryptoProductsInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListCryptoProductsQueryOptions = <TData = Awaited<ReturnType<typeof listCryptoProducts>>, TError = ErrorType<unknown>>(params: ListCryptoProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCryptoProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCryptoProductsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCryptoProducts>>> = ({ signal }) => listCryptoProducts(params, requestOptions, signal);



      const customOptions = pagedQueryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof listCryptoProducts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCryptoProductsQueryResult = NonNullable<Awaited<ReturnType<typeof listCryptoProducts>>>
export type ListCryptoProductsQueryError = ErrorType<unknown>


/**
 * @summary List cryptocurrencies with quotes
 */

export function useListCryptoProducts<TData = Awaited<ReturnType<typeof listCryptoProducts>>, TError = ErrorType<unknown>>(
 params: ListCryptoProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCryptoProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCryptoProductsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary List futures with quotes
 */
export const listFuturesProducts = (
    params: ListFuturesProductsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ProductPage | ErrorEnvelope>(
      {url: `/api/futuresProduct/list`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListFuturesProductsInfiniteQueryKey = (params?: ListFuturesProductsParams,) => {
    return [
    'infinite', `/api/futuresProduct/list`, ...(params ? [params] : [])
    ] as const;
    }

export const getListFuturesProductsQueryKey = (params?: ListFuturesProductsParams,) => {
    return [
    `/api/futuresProduct/list`, ...(params ? [params] : [])
    ] as const;
    }


export const getListFuturesProductsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listFuturesProducts>>, ListFuturesProductsParams['pageNum']>, TError = ErrorType<unknown>>(params: ListFuturesProductsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listFuturesProducts>>, TError, TData, QueryKey, ListFuturesProductsParams['pageNum']>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListFuturesProductsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listFuturesProducts>>, QueryKey, ListFuturesProductsParams['pageNum']> = ({ signal, pageParam }) => listFuturesProducts({...params, 'pageNum': pageParam ?? params?.['pageNum']}, requestOptions, signal);



      const customOptions = pagedQueryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listFuturesProducts>>, TError, TData, QueryKey, ListFuturesProductsParams['pageNum']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListFuturesProductsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listFuturesProducts>>>
export type ListFuturesProductsInfiniteQueryError = ErrorType<unknown>


/**
 * @summary List futures with quotes
 */

export function useListFuturesProductsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listFuturesProducts>>, ListFuturesProductsParams['pageNum']>, TError = ErrorType<unknown>>(
 params: ListFuturesProductsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listFuturesProducts>>, TError, TData, QueryKey, ListFuturesProductsParams['pageNum']>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListFuturesProductsInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListFuturesProductsQueryOptions = <TData = Awaited<ReturnType<typeof listFuturesProducts>>, TError = ErrorType<unknown>>(params: ListFuturesProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFuturesProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListFuturesProductsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listFuturesProducts>>> = ({ signal }) => listFuturesProducts(params, requestOptions, signal);



      const customOptions = pagedQueryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof listFuturesProducts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListFuturesProductsQueryResult = NonNullable<Awaited<ReturnType<typeof listFuturesProducts>>>
export type ListFuturesProductsQueryError = ErrorType<unknown>


/**
 * @summary List futures with quotes
 */

export function useListFuturesProducts<TData = Awaited<ReturnType<typeof listFuturesProducts>>, TError = ErrorType<unknown>>(
 params: ListFuturesProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFuturesProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListFuturesProductsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary List forex pairs with quotes
 */
export const listForexProducts = (
    params: ListForexProductsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ProductPage | ErrorEnvelope>(
      {url: `/api/forexProduct/list`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListForexProductsInfiniteQueryKey = (params?: ListForexProductsParams,) => {
    return [
    'infinite', `/api/forexProduct/list`, ...(params ? [params] : [])
    ] as const;
    }

export const getListForexProductsQueryKey = (params?: ListForexProductsParams,) => {
    return [
    `/api/forexProduct/list`, ...(params ? [params] : [])
    ] as const;
    }


export const getListForexProductsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listForexProducts>>, ListForexProductsParams['pageNum']>, TError = ErrorType<unknown>>(params: ListForexProductsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listForexProducts>>, TError, TData, QueryKey, ListForexProductsParams['pageNum']>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListForexProductsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listForexProducts>>, QueryKey, ListForexProductsParams['pageNum']> = ({ signal, pageParam }) => listForexProducts({...params, 'pageNum': pageParam ?? params?.['pageNum']}, requestOptions, signal);



      const customOptions = pagedQueryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listForexProducts>>, TError, TData, QueryKey, ListForexProductsParams['pageNum']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListForexProductsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listForexProducts>>>
export type ListForexProductsInfiniteQueryError = ErrorType<unknown>


/**
 * @summary List forex pairs with quotes
 */

export function useListForexProductsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listForexProducts>>, ListForexProductsParams['pageNum']>, TError = ErrorType<unknown>>(
 params: ListForexProductsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listForexProducts>>, TError, TData, QueryKey, ListForexProductsParams['pageNum']>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListForexProductsInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListForexProductsQueryOptions = <TData = Awaited<ReturnType<typeof listForexProducts>>, TError = ErrorType<unknown>>(params: ListForexProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listForexProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListForexProductsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listForexProducts>>> = ({ signal }) => listForexProducts(params, requestOptions, signal);



      const customOptions = pagedQueryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof listForexProducts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListForexProductsQueryResult = NonNullable<Awaited<ReturnType<typeof listForexProducts>>>
export type ListForexProductsQueryError = ErrorType<unknown>


/**
 * @summary List forex pairs with quotes
 */

export function useListForexProducts<TData = Awaited<ReturnType<typeof listForexProducts>>, TError = ErrorType<unknown>>(
 params: ListForexProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listForexProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListForexProductsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Products shown on the home page.
 * @summary List recommended products
 */
export const listRecommendedProducts = (
    params: ListRecommendedProductsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ProductPage | ErrorEnvelope>(
      {url: `/api/homeRecommendProducts/list`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListRecommendedProductsInfiniteQueryKey = (params?: ListRecommendedProductsParams,) => {
    return [
    'infinite', `/api/homeRecommendProducts/list`, ...(params ? [params] : [])
    ] as const;
    }

export const getListRecommendedProductsQueryKey = (params?: ListRecommendedProductsParams,) => {
    return [
    `/api/homeRecommendProducts/list`, ...(params ? [params] : [])
    ] as const;
    }


export const getListRecommendedProductsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listRecommendedProducts>>, ListRecommendedProductsParams['pageNum']>, TError = ErrorType<unknown>>(params: ListRecommendedProductsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listRecommendedProducts>>, TError, TData, QueryKey, ListRecommendedProductsParams['pageNum']>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRecommendedProductsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRecommendedProducts>>, QueryKey, ListRecommendedProductsParams['pageNum']> = ({ signal, pageParam }) => listRecommendedProducts({...params, 'pageNum': pageParam ?? params?.['pageNum']}, requestOptions, signal);



      const customOptions = pagedQueryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listRecommendedProducts>>, TError, TData, QueryKey, ListRecommendedProductsParams['pageNum']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListRecommendedProductsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listRecommendedProducts>>>
export type ListRecommendedProductsInfiniteQueryError = ErrorType<unknown>


/**
 * @summary List recommended products
 */

export function useListRecommendedProductsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listRecommendedProducts>>, ListRecommendedProductsParams['pageNum']>, TError = ErrorType<unknown>>(
 params: ListRecommendedProductsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listRecommendedProducts>>, TError, TData, QueryKey, ListRecommendedProductsParams['pageNum']>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListRecommendedProductsInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListRecommendedProductsQueryOptions = <TData = Awaited<ReturnType<typeof listRecommendedProducts>>, TError = ErrorType<unknown>>(params: ListRecommendedProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRecommendedProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRecommendedProductsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRecommendedProducts>>> = ({ signal }) => listRecommendedProducts(params, requestOptions, signal);



      const customOptions = pagedQueryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof listRecommendedProducts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListRecommendedProductsQueryResult = NonNullable<Awaited<ReturnType<typeof listRecommendedProducts>>>
export type ListRecommendedProductsQueryError = ErrorType<unknown>


/**
 * @summary List recommended products
 */

export function useListRecommendedProducts<TData = Awaited<ReturnType<typeof listRecommendedProducts>>, TError = ErrorType<unknown>>(
 params: ListRecommendedProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRecommendedProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListRecommendedProductsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The prices since the previous close of several products, for small charts in a list: one call in place of one for each product. Finished parts of the day only, so that an answer is the same for everybody; the current price follows them. Products that do not exist are left out.
 * @summary List the prices since the previous close
 */
export const listSparklines = (
    params: ListSparklinesParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SparklinePage | ErrorEnvelope>(
      {url: `/api/product/sparklines`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListSparklinesQueryKey = (params?: ListSparklinesParams,) => {
    return [
    `/api/product/sparklines`, ...(params ? [params] : [])
    ] as const;
    }


export const getListSparklinesQueryOptions = <TData = Awaited<ReturnType<typeof listSparklines>>, TError = ErrorType<unknown>>(params: ListSparklinesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSparklines>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSparklinesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSparklines>>> = ({ signal }) => listSparklines(params, requestOptions, signal);



      const customOptions = queryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof listSparklines>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSparklinesQueryResult = NonNullable<Awaited<ReturnType<typeof listSparklines>>>
export type ListSparklinesQueryError = ErrorType<unknown>


/**
 * @summary List the prices since the previous close
 */

export function useListSparklines<TData = Awaited<ReturnType<typeof listSparklines>>, TError = ErrorType<unknown>>(
 params: ListSparklinesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSparklines>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSparklinesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Get the watchlist with quotes
 */
export const listWatchlist = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ProductPage | ErrorEnvelope>(
      {url: `/api/userProductOption/list`, method: 'GET', signal
    },
      options);
    }




export const getListWatchlistQueryKey = () => {
    return [
    `/api/userProductOption/list`
    ] as const;
    }


export const getListWatchlistQueryOptions = <TData = Awaited<ReturnType<typeof listWatchlist>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWatchlist>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListWatchlistQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listWatchlist>>> = ({ signal }) => listWatchlist(requestOptions, signal);



      const customOptions = queryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof listWatchlist>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListWatchlistQueryResult = NonNullable<Awaited<ReturnType<typeof listWatchlist>>>
export type ListWatchlistQueryError = ErrorType<unknown>


/**
 * @summary Get the watchlist with quotes
 */

export function useListWatchlist<TData = Awaited<ReturnType<typeof listWatchlist>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWatchlist>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListWatchlistQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Succeeds if the product is already on the watchlist. `msg` is the confirmation to show.
 * @summary Add a product to the watchlist
 */
export const addToWatchlist = (
    watchlistEntry: WatchlistEntry,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Done | ErrorEnvelope>(
      {url: `/api/userProductOption/addOption`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: watchlistEntry, signal
    },
      options);
    }




export const getAddToWatchlistMutationKey = () => ['addToWatchlist'] as const;

export const getAddToWatchlistMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addToWatchlist>>, TError,AddToWatchlistMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof addToWatchlist>>, TError,AddToWatchlistMutationVariables, TContext> => {

const mutationKey = getAddToWatchlistMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addToWatchlist>>, AddToWatchlistMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  addToWatchlist(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof addToWatchlist>>, variables: AddToWatchlistMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getListWatchlistQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };

        const customOptions = mutationPolicy({...mutationOptions, mutationFn, onSuccess});


  return  customOptions}

    export type AddToWatchlistMutationResult = NonNullable<Awaited<ReturnType<typeof addToWatchlist>>>
    export type AddToWatchlistMutationBody = WatchlistEntry
    export type AddToWatchlistMutationError = ErrorType<unknown>
    export type AddToWatchlistMutationVariables = {data: WatchlistEntry}

    /**
 * @summary Add a product to the watchlist
 */
export const useAddToWatchlist = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addToWatchlist>>, TError,AddToWatchlistMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addToWatchlist>>,
        TError,
        AddToWatchlistMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getAddToWatchlistMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Succeeds if the product is not on the watchlist.
 * @summary Remove a product from the watchlist
 */
export const removeFromWatchlist = (
    watchlistEntry: WatchlistEntry,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Done | ErrorEnvelope>(
      {url: `/api/userProductOption/removeOption`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: watchlistEntry, signal
    },
      options);
    }




export const getRemoveFromWatchlistMutationKey = () => ['removeFromWatchlist'] as const;

export const getRemoveFromWatchlistMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeFromWatchlist>>, TError,RemoveFromWatchlistMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof removeFromWatchlist>>, TError,RemoveFromWatchlistMutationVariables, TContext> => {

const mutationKey = getRemoveFromWatchlistMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeFromWatchlist>>, RemoveFromWatchlistMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  removeFromWatchlist(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof removeFromWatchlist>>, variables: RemoveFromWatchlistMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getListWatchlistQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };

        const customOptions = mutationPolicy({...mutationOptions, mutationFn, onSuccess});


  return  customOptions}

    export type RemoveFromWatchlistMutationResult = NonNullable<Awaited<ReturnType<typeof removeFromWatchlist>>>
    export type RemoveFromWatchlistMutationBody = WatchlistEntry
    export type RemoveFromWatchlistMutationError = ErrorType<unknown>
    export type RemoveFromWatchlistMutationVariables = {data: WatchlistEntry}

    /**
 * @summary Remove a product from the watchlist
 */
export const useRemoveFromWatchlist = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeFromWatchlist>>, TError,RemoveFromWatchlistMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeFromWatchlist>>,
        TError,
        RemoveFromWatchlistMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getRemoveFromWatchlistMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * A product is in one group or in none. It keeps its group when it is removed from the watchlist, so that it is there again once it is added.
 * @summary List the groups of the watchlist
 */
export const listWatchlistGroups = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<WatchlistGroupPage | ErrorEnvelope>(
      {url: `/api/userProductOption/groups`, method: 'GET', signal
    },
      options);
    }




export const getListWatchlistGroupsQueryKey = () => {
    return [
    `/api/userProductOption/groups`
    ] as const;
    }


export const getListWatchlistGroupsQueryOptions = <TData = Awaited<ReturnType<typeof listWatchlistGroups>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWatchlistGroups>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListWatchlistGroupsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listWatchlistGroups>>> = ({ signal }) => listWatchlistGroups(requestOptions, signal);



      const customOptions = queryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof listWatchlistGroups>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListWatchlistGroupsQueryResult = NonNullable<Awaited<ReturnType<typeof listWatchlistGroups>>>
export type ListWatchlistGroupsQueryError = ErrorType<unknown>


/**
 * @summary List the groups of the watchlist
 */

export function useListWatchlistGroups<TData = Awaited<ReturnType<typeof listWatchlistGroups>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWatchlistGroups>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListWatchlistGroupsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Puts the products into the group `name`; each leaves the group that it was in. With `group`, the name that the group has so far, the
 * products that are not named leave it; without products it is gone. The watchlist itself stays as it is. Under the name of another group,
 * the products are added to that one. Idempotent: repeating the request has no further effect. `msg` is the confirmation to show.
 * @summary Create, change, rename or delete a group of the watchlist
 */
export const saveWatchlistGroup = (
    watchlistGroupRequest: WatchlistGroupRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Done | ErrorEnvelope>(
      {url: `/api/userProductOption/saveGroup`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: watchlistGroupRequest, signal
    },
      options);
    }




export const getSaveWatchlistGroupMutationKey = () => ['saveWatchlistGroup'] as const;

export const getSaveWatchlistGroupMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveWatchlistGroup>>, TError,SaveWatchlistGroupMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof saveWatchlistGroup>>, TError,SaveWatchlistGroupMutationVariables, TContext> => {

const mutationKey = getSaveWatchlistGroupMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveWatchlistGroup>>, SaveWatchlistGroupMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  saveWatchlistGroup(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof saveWatchlistGroup>>, variables: SaveWatchlistGroupMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getListWatchlistGroupsQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };

        const customOptions = mutationPolicy({...mutationOptions, mutationFn, onSuccess});


  return  customOptions}

    export type SaveWatchlistGroupMutationResult = NonNullable<Awaited<ReturnType<typeof saveWatchlistGroup>>>
    export type SaveWatchlistGroupMutationBody = WatchlistGroupRequest
    export type SaveWatchlistGroupMutationError = ErrorType<unknown>
    export type SaveWatchlistGroupMutationVariables = {data: WatchlistGroupRequest}

    /**
 * @summary Create, change, rename or delete a group of the watchlist
 */
export const useSaveWatchlistGroup = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveWatchlistGroup>>, TError,SaveWatchlistGroupMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveWatchlistGroup>>,
        TError,
        SaveWatchlistGroupMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getSaveWatchlistGroupMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Includes its quote, order rules and trading status.
 * @summary Get a product
 */
export const getProduct = (
    params: GetProductParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ProductDetailAnswer | ErrorEnvelope>(
      {url: `/api/product/detail`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetProductQueryKey = (params?: GetProductParams,) => {
    return [
    `/api/product/detail`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetProductQueryOptions = <TData = Awaited<ReturnType<typeof getProduct>>, TError = ErrorType<unknown>>(params: GetProductParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProduct>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetProductQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getProduct>>> = ({ signal }) => getProduct(params, requestOptions, signal);



      const customOptions = queryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof getProduct>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetProductQueryResult = NonNullable<Awaited<ReturnType<typeof getProduct>>>
export type GetProductQueryError = ErrorType<unknown>


/**
 * @summary Get a product
 */

export function useGetProduct<TData = Awaited<ReturnType<typeof getProduct>>, TError = ErrorType<unknown>>(
 params: GetProductParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProduct>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetProductQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Returns the latest `limit` candles that start before `before` (default: now), oldest first. The last candle may be incomplete.
 * @summary List candles
 */
export const listCandles = (
    params: ListCandlesParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<CandlePageAnswer | ErrorEnvelope>(
      {url: `/api/product/candles`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListCandlesInfiniteQueryKey = (params?: ListCandlesParams,) => {
    return [
    'infinite', `/api/product/candles`, ...(params ? [params] : [])
    ] as const;
    }

export const getListCandlesQueryKey = (params?: ListCandlesParams,) => {
    return [
    `/api/product/candles`, ...(params ? [params] : [])
    ] as const;
    }


export const getListCandlesInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listCandles>>, ListCandlesParams['before']>, TError = ErrorType<unknown>>(params: ListCandlesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCandles>>, TError, TData, QueryKey, ListCandlesParams['before']>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCandlesInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCandles>>, QueryKey, ListCandlesParams['before']> = ({ signal, pageParam }) => listCandles({...params, 'before': pageParam ?? params?.['before']}, requestOptions, signal);



      const customOptions = queryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCandles>>, TError, TData, QueryKey, ListCandlesParams['before']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCandlesInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listCandles>>>
export type ListCandlesInfiniteQueryError = ErrorType<unknown>


/**
 * @summary List candles
 */

export function useListCandlesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listCandles>>, ListCandlesParams['before']>, TError = ErrorType<unknown>>(
 params: ListCandlesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCandles>>, TError, TData, QueryKey, ListCandlesParams['before']>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCandlesInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListCandlesQueryOptions = <TData = Awaited<ReturnType<typeof listCandles>>, TError = ErrorType<unknown>>(params: ListCandlesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCandles>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCandlesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCandles>>> = ({ signal }) => listCandles(params, requestOptions, signal);



      const customOptions = queryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof listCandles>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCandlesQueryResult = NonNullable<Awaited<ReturnType<typeof listCandles>>>
export type ListCandlesQueryError = ErrorType<unknown>


/**
 * @summary List candles
 */

export function useListCandles<TData = Awaited<ReturnType<typeof listCandles>>, TError = ErrorType<unknown>>(
 params: ListCandlesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCandles>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCandlesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Twenty levels per side. The first ask is the current price, at which buy orders fill; the bids are below it.
 * @summary Get the order book
 */
export const getDepth = (
    params: GetDepthParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<DepthAnswer | ErrorEnvelope>(
      {url: `/api/product/depth`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetDepthQueryKey = (params?: GetDepthParams,) => {
    return [
    `/api/product/depth`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetDepthQueryOptions = <TData = Awaited<ReturnType<typeof getDepth>>, TError = ErrorType<unknown>>(params: GetDepthParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDepth>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetDepthQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDepth>>> = ({ signal }) => getDepth(params, requestOptions, signal);



      const customOptions = queryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof getDepth>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDepthQueryResult = NonNullable<Awaited<ReturnType<typeof getDepth>>>
export type GetDepthQueryError = ErrorType<unknown>


/**
 * @summary Get the order book
 */

export function useGetDepth<TData = Awaited<ReturnType<typeof getDepth>>, TError = ErrorType<unknown>>(
 params: GetDepthParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDepth>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetDepthQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The latest `limit` trades, newest first. Trades of one minute add up to the volume of its candle and lie between its low and high.
 * @summary List recent trades
 */
export const listTrades = (
    params: ListTradesParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<TradeListAnswer | ErrorEnvelope>(
      {url: `/api/product/trades`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListTradesQueryKey = (params?: ListTradesParams,) => {
    return [
    `/api/product/trades`, ...(params ? [params] : [])
    ] as const;
    }


export const getListTradesQueryOptions = <TData = Awaited<ReturnType<typeof listTrades>>, TError = ErrorType<unknown>>(params: ListTradesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTrades>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTradesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTrades>>> = ({ signal }) => listTrades(params, requestOptions, signal);



      const customOptions = queryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof listTrades>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTradesQueryResult = NonNullable<Awaited<ReturnType<typeof listTrades>>>
export type ListTradesQueryError = ErrorType<unknown>


/**
 * @summary List recent trades
 */

export function useListTrades<TData = Awaited<ReturnType<typeof listTrades>>, TError = ErrorType<unknown>>(
 params: ListTradesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTrades>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTradesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Newest first: for each UTC day since the market began the hash of the key that its prices follow from, and the key itself from `revealsAt` on:
 * one hour after the day has ended or, where exchanges close, after the day on which the last of them has opened again, as what the key tells of
 * the price at an opening would be known while it cannot be traded. The hashes of the next two days are published as well, so that a key is committed to before its day begins; and each key is the
 * hash of the next one, so that the newest says all earlier ones. With `getMarketTerms` anyone can compute the past prices again
 * (docs/rules/market.md). Optional: a back end whose prices do not follow from keys answers no rows.
 * @summary List the keys of the market by day
 */
export const listMarketDays = (
    params: ListMarketDaysParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<MarketDayPage | ErrorEnvelope>(
      {url: `/api/market/days`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListMarketDaysInfiniteQueryKey = (params?: ListMarketDaysParams,) => {
    return [
    'infinite', `/api/market/days`, ...(params ? [params] : [])
    ] as const;
    }

export const getListMarketDaysQueryKey = (params?: ListMarketDaysParams,) => {
    return [
    `/api/market/days`, ...(params ? [params] : [])
    ] as const;
    }


export const getListMarketDaysInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listMarketDays>>, ListMarketDaysParams['pageNum']>, TError = ErrorType<unknown>>(params: ListMarketDaysParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMarketDays>>, TError, TData, QueryKey, ListMarketDaysParams['pageNum']>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMarketDaysInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMarketDays>>, QueryKey, ListMarketDaysParams['pageNum']> = ({ signal, pageParam }) => listMarketDays({...params, 'pageNum': pageParam ?? params?.['pageNum']}, requestOptions, signal);



      const customOptions = pagedQueryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMarketDays>>, TError, TData, QueryKey, ListMarketDaysParams['pageNum']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMarketDaysInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listMarketDays>>>
export type ListMarketDaysInfiniteQueryError = ErrorType<unknown>


/**
 * @summary List the keys of the market by day
 */

export function useListMarketDaysInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMarketDays>>, ListMarketDaysParams['pageNum']>, TError = ErrorType<unknown>>(
 params: ListMarketDaysParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMarketDays>>, TError, TData, QueryKey, ListMarketDaysParams['pageNum']>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMarketDaysInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListMarketDaysQueryOptions = <TData = Awaited<ReturnType<typeof listMarketDays>>, TError = ErrorType<unknown>>(params: ListMarketDaysParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMarketDays>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMarketDaysQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMarketDays>>> = ({ signal }) => listMarketDays(params, requestOptions, signal);



      const customOptions = pagedQueryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof listMarketDays>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMarketDaysQueryResult = NonNullable<Awaited<ReturnType<typeof listMarketDays>>>
export type ListMarketDaysQueryError = ErrorType<unknown>


/**
 * @summary List the keys of the market by day
 */

export function useListMarketDays<TData = Awaited<ReturnType<typeof listMarketDays>>, TError = ErrorType<unknown>>(
 params: ListMarketDaysParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMarketDays>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMarketDaysQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * With the keys of `listMarketDays`, what is needed to compute the past prices of the product again. They follow from the price at `since` and the
 * keys of the days since then (docs/rules/market.md). Optional, as `listMarketDays` is: a back end whose prices do not follow from keys refuses
 * every product.
 * @summary Get what a product's prices follow from
 */
export const getMarketTerms = (
    params: GetMarketTermsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<MarketTermsAnswer | ErrorEnvelope>(
      {url: `/api/market/terms`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetMarketTermsQueryKey = (params?: GetMarketTermsParams,) => {
    return [
    `/api/market/terms`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetMarketTermsQueryOptions = <TData = Awaited<ReturnType<typeof getMarketTerms>>, TError = ErrorType<unknown>>(params: GetMarketTermsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMarketTerms>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMarketTermsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMarketTerms>>> = ({ signal }) => getMarketTerms(params, requestOptions, signal);



      const customOptions = queryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof getMarketTerms>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMarketTermsQueryResult = NonNullable<Awaited<ReturnType<typeof getMarketTerms>>>
export type GetMarketTermsQueryError = ErrorType<unknown>


/**
 * @summary Get what a product's prices follow from
 */

export function useGetMarketTerms<TData = Awaited<ReturnType<typeof getMarketTerms>>, TError = ErrorType<unknown>>(
 params: GetMarketTermsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMarketTerms>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMarketTermsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






