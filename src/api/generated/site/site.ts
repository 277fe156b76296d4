/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import {
  useInfiniteQuery,
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  InfiniteData,
  QueryClient,
  QueryFunction,
  QueryKey,
  UseInfiniteQueryOptions,
  UseInfiniteQueryResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  AppConfigPage,
  ErrorEnvelope,
  FeatureSwitchPage,
  GetLanguageMessagesParams,
  LanguageMessagesAnswer,
  ListAppConfigParams,
  ListNoticesParams,
  ListTipsParams,
  NoticePage,
  PopUpPage,
  SiteInfoAnswer,
  TipPage
} from '../models';

import { http } from '../../client.ts';
import type { ErrorType } from '../../client.ts';
import { queryPolicy } from '../../operation-policies.ts';
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
 * @summary Get site information and settings
 */
export const getSiteInfo = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SiteInfoAnswer | ErrorEnvelope>(
      {url: `/api/siteInfo/getSiteInfo`, method: 'GET', signal
    },
      options);
    }




export const getGetSiteInfoQueryKey = () => {
    return [
    `/api/siteInfo/getSiteInfo`
    ] as const;
    }


export const getGetSiteInfoQueryOptions = <TData = Awaited<ReturnType<typeof getSiteInfo>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSiteInfo>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSiteInfoQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSiteInfo>>> = ({ signal }) => getSiteInfo(requestOptions, signal);



      const customOptions = queryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof getSiteInfo>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSiteInfoQueryResult = NonNullable<Awaited<ReturnType<typeof getSiteInfo>>>
export type GetSiteInfoQueryError = ErrorType<unknown>


/**
 * @summary Get site information and settings
 */

export function useGetSiteInfo<TData = Awaited<ReturnType<typeof getSiteInfo>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSiteInfo>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSiteInfoQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary List operator-defined texts
 */
export const listTips = (
    params: ListTipsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<TipPage | ErrorEnvelope>(
      {url: `/api/textLang/list`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListTipsInfiniteQueryKey = (params?: ListTipsParams,) => {
    return [
    'infinite', `/api/textLang/list`, ...(params ? [params] : [])
    ] as const;
    }

export const getListTipsQueryKey = (params?: ListTipsParams,) => {
    return [
    `/api/textLang/list`, ...(params ? [params] : [])
    ] as const;
    }


export const getListTipsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listTips>>, ListTipsParams['pageNum']>, TError = ErrorType<unknown>>(params: ListTipsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listTips>>, TError, TData, QueryKey, ListTipsParams['pageNum']>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTipsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTips>>, QueryKey, ListTipsParams['pageNum']> = ({ signal, pageParam }) => listTips({...params, 'pageNum': pageParam ?? params?.['pageNum']}, requestOptions, signal);



      const customOptions = pagedQueryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listTips>>, TError, TData, QueryKey, ListTipsParams['pageNum']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTipsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listTips>>>
export type ListTipsInfiniteQueryError = ErrorType<unknown>


/**
 * @summary List operator-defined texts
 */

export function useListTipsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listTips>>, ListTipsParams['pageNum']>, TError = ErrorType<unknown>>(
 params: ListTipsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listTips>>, TError, TData, QueryKey, ListTipsParams['pageNum']>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTipsInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListTipsQueryOptions = <TData = Awaited<ReturnType<typeof listTips>>, TError = ErrorType<unknown>>(params: ListTipsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTips>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTipsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTips>>> = ({ signal }) => listTips(params, requestOptions, signal);



      const customOptions = pagedQueryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof listTips>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTipsQueryResult = NonNullable<Awaited<ReturnType<typeof listTips>>>
export type ListTipsQueryError = ErrorType<unknown>


/**
 * @summary List operator-defined texts
 */

export function useListTips<TData = Awaited<ReturnType<typeof listTips>>, TError = ErrorType<unknown>>(
 params: ListTipsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTips>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTipsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Get language messages
 */
export const getLanguageMessages = (
    params: GetLanguageMessagesParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<LanguageMessagesAnswer | ErrorEnvelope>(
      {url: `/api/langMgr/list`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetLanguageMessagesQueryKey = (params?: GetLanguageMessagesParams,) => {
    return [
    `/api/langMgr/list`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetLanguageMessagesQueryOptions = <TData = Awaited<ReturnType<typeof getLanguageMessages>>, TError = ErrorType<unknown>>(params: GetLanguageMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLanguageMessages>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetLanguageMessagesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getLanguageMessages>>> = ({ signal }) => getLanguageMessages(params, requestOptions, signal);



      const customOptions = queryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof getLanguageMessages>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetLanguageMessagesQueryResult = NonNullable<Awaited<ReturnType<typeof getLanguageMessages>>>
export type GetLanguageMessagesQueryError = ErrorType<unknown>


/**
 * @summary Get language messages
 */

export function useGetLanguageMessages<TData = Awaited<ReturnType<typeof getLanguageMessages>>, TError = ErrorType<unknown>>(
 params: GetLanguageMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLanguageMessages>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetLanguageMessagesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary List feature switches
 */
export const listSwitches = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<FeatureSwitchPage | ErrorEnvelope>(
      {url: `/api/switchSet/list`, method: 'GET', signal
    },
      options);
    }




export const getListSwitchesQueryKey = () => {
    return [
    `/api/switchSet/list`
    ] as const;
    }


export const getListSwitchesQueryOptions = <TData = Awaited<ReturnType<typeof listSwitches>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSwitches>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSwitchesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSwitches>>> = ({ signal }) => listSwitches(requestOptions, signal);



      const customOptions = queryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof listSwitches>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSwitchesQueryResult = NonNullable<Awaited<ReturnType<typeof listSwitches>>>
export type ListSwitchesQueryError = ErrorType<unknown>


/**
 * @summary List feature switches
 */

export function useListSwitches<TData = Awaited<ReturnType<typeof listSwitches>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSwitches>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSwitchesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The app uses only the first.
 * @summary List popups
 */
export const listPopUps = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<PopUpPage | ErrorEnvelope>(
      {url: `/api/popUp/list`, method: 'GET', signal
    },
      options);
    }




export const getListPopUpsQueryKey = () => {
    return [
    `/api/popUp/list`
    ] as const;
    }


export const getListPopUpsQueryOptions = <TData = Awaited<ReturnType<typeof listPopUps>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPopUps>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPopUpsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPopUps>>> = ({ signal }) => listPopUps(requestOptions, signal);



      const customOptions = queryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof listPopUps>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPopUpsQueryResult = NonNullable<Awaited<ReturnType<typeof listPopUps>>>
export type ListPopUpsQueryError = ErrorType<unknown>


/**
 * @summary List popups
 */

export function useListPopUps<TData = Awaited<ReturnType<typeof listPopUps>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPopUps>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPopUpsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Get a page configuration
 */
export const listAppConfig = (
    params: ListAppConfigParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<AppConfigPage | ErrorEnvelope>(
      {url: `/api/appConfig/list`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListAppConfigQueryKey = (params?: ListAppConfigParams,) => {
    return [
    `/api/appConfig/list`, ...(params ? [params] : [])
    ] as const;
    }


export const getListAppConfigQueryOptions = <TData = Awaited<ReturnType<typeof listAppConfig>>, TError = ErrorType<unknown>>(params: ListAppConfigParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAppConfig>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAppConfigQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAppConfig>>> = ({ signal }) => listAppConfig(params, requestOptions, signal);



      const customOptions = queryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof listAppConfig>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAppConfigQueryResult = NonNullable<Awaited<ReturnType<typeof listAppConfig>>>
export type ListAppConfigQueryError = ErrorType<unknown>


/**
 * @summary Get a page configuration
 */

export function useListAppConfig<TData = Awaited<ReturnType<typeof listAppConfig>>, TError = ErrorType<unknown>>(
 params: ListAppConfigParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAppConfig>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAppConfigQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Newest first.
 * @summary List notices
 */
export const listNotices = (
    params: ListNoticesParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<NoticePage | ErrorEnvelope>(
      {url: `/api/notice/list`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListNoticesInfiniteQueryKey = (params?: ListNoticesParams,) => {
    return [
    'infinite', `/api/notice/list`, ...(params ? [params] : [])
    ] as const;
    }

export const getListNoticesQueryKey = (params?: ListNoticesParams,) => {
    return [
    `/api/notice/list`, ...(params ? [params] : [])
    ] as const;
    }


export const getListNoticesInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listNotices>>, ListNoticesParams['pageNum']>, TError = ErrorType<unknown>>(params: ListNoticesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listNotices>>, TError, TData, QueryKey, ListNoticesParams['pageNum']>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListNoticesInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listNotices>>, QueryKey, ListNoticesParams['pageNum']> = ({ signal, pageParam }) => listNotices({...params, 'pageNum': pageParam ?? params?.['pageNum']}, requestOptions, signal);



      const customOptions = pagedQueryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listNotices>>, TError, TData, QueryKey, ListNoticesParams['pageNum']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListNoticesInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listNotices>>>
export type ListNoticesInfiniteQueryError = ErrorType<unknown>


/**
 * @summary List notices
 */

export function useListNoticesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listNotices>>, ListNoticesParams['pageNum']>, TError = ErrorType<unknown>>(
 params: ListNoticesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listNotices>>, TError, TData, QueryKey, ListNoticesParams['pageNum']>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListNoticesInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListNoticesQueryOptions = <TData = Awaited<ReturnType<typeof listNotices>>, TError = ErrorType<unknown>>(params: ListNoticesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNotices>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListNoticesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listNotices>>> = ({ signal }) => listNotices(params, requestOptions, signal);



      const customOptions = pagedQueryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof listNotices>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListNoticesQueryResult = NonNullable<Awaited<ReturnType<typeof listNotices>>>
export type ListNoticesQueryError = ErrorType<unknown>


/**
 * @summary List notices
 */

export function useListNotices<TData = Awaited<ReturnType<typeof listNotices>>, TError = ErrorType<unknown>>(
 params: ListNoticesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNotices>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListNoticesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






