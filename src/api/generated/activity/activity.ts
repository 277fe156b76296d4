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
  ActivityAnswer,
  ActivityDetailAnswer,
  ActivityJoinRequest,
  ActivityPage,
  ActivityResultPage,
  ErrorEnvelope,
  GetActivityParams,
  ListActivitiesParams,
  ListActivityResultsParams
} from '../models';

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
 * Newest first: upcoming, running and ended activities.
 * @summary List activities
 */
export const listActivities = (
    params: ListActivitiesParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ActivityPage | ErrorEnvelope>(
      {url: `/api/activity/list`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListActivitiesInfiniteQueryKey = (params?: ListActivitiesParams,) => {
    return [
    'infinite', `/api/activity/list`, ...(params ? [params] : [])
    ] as const;
    }

export const getListActivitiesQueryKey = (params?: ListActivitiesParams,) => {
    return [
    `/api/activity/list`, ...(params ? [params] : [])
    ] as const;
    }


export const getListActivitiesInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listActivities>>, ListActivitiesParams['pageNum']>, TError = ErrorType<unknown>>(params: ListActivitiesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listActivities>>, TError, TData, QueryKey, ListActivitiesParams['pageNum']>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListActivitiesInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listActivities>>, QueryKey, ListActivitiesParams['pageNum']> = ({ signal, pageParam }) => listActivities({...params, 'pageNum': pageParam ?? params?.['pageNum']}, requestOptions, signal);



      const customOptions = pagedQueryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listActivities>>, TError, TData, QueryKey, ListActivitiesParams['pageNum']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListActivitiesInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listActivities>>>
export type ListActivitiesInfiniteQueryError = ErrorType<unknown>


/**
 * @summary List activities
 */

export function useListActivitiesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listActivities>>, ListActivitiesParams['pageNum']>, TError = ErrorType<unknown>>(
 params: ListActivitiesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listActivities>>, TError, TData, QueryKey, ListActivitiesParams['pageNum']>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListActivitiesInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListActivitiesQueryOptions = <TData = Awaited<ReturnType<typeof listActivities>>, TError = ErrorType<unknown>>(params: ListActivitiesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listActivities>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListActivitiesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listActivities>>> = ({ signal }) => listActivities(params, requestOptions, signal);



      const customOptions = pagedQueryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof listActivities>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListActivitiesQueryResult = NonNullable<Awaited<ReturnType<typeof listActivities>>>
export type ListActivitiesQueryError = ErrorType<unknown>


/**
 * @summary List activities
 */

export function useListActivities<TData = Awaited<ReturnType<typeof listActivities>>, TError = ErrorType<unknown>>(
 params: ListActivitiesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listActivities>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListActivitiesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Returns the activity with its rules and the caller's own forecast, if any.
 * @summary Get an activity
 */
export const getActivity = (
    params: GetActivityParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ActivityDetailAnswer | ErrorEnvelope>(
      {url: `/api/activity/detail`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetActivityQueryKey = (params?: GetActivityParams,) => {
    return [
    `/api/activity/detail`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetActivityQueryOptions = <TData = Awaited<ReturnType<typeof getActivity>>, TError = ErrorType<unknown>>(params: GetActivityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getActivity>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetActivityQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getActivity>>> = ({ signal }) => getActivity(params, requestOptions, signal);



      const customOptions = queryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof getActivity>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetActivityQueryResult = NonNullable<Awaited<ReturnType<typeof getActivity>>>
export type GetActivityQueryError = ErrorType<unknown>


/**
 * @summary Get an activity
 */

export function useGetActivity<TData = Awaited<ReturnType<typeof getActivity>>, TError = ErrorType<unknown>>(
 params: GetActivityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getActivity>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetActivityQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Joins the activity. One forecast per account and activity; it cannot be changed. Free of charge.
 * @summary Submit a forecast
 */
export const joinActivity = (
    activityJoinRequest: ActivityJoinRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ActivityAnswer | ErrorEnvelope>(
      {url: `/api/activity/join`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: activityJoinRequest, signal
    },
      options);
    }




export const getJoinActivityMutationKey = () => ['joinActivity'] as const;

export const getJoinActivityMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof joinActivity>>, TError,JoinActivityMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof joinActivity>>, TError,JoinActivityMutationVariables, TContext> => {

const mutationKey = getJoinActivityMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof joinActivity>>, JoinActivityMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  joinActivity(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof joinActivity>>, variables: JoinActivityMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListActivitiesQueryKey(), getListActivitiesInfiniteQueryKey(), getGetActivityQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };

        const customOptions = idempotentMutationPolicy({...mutationOptions, mutationFn, onSuccess}, { url: `/api/activity/join` }, { operationId: 'joinActivity', operationName: 'joinActivity' });


  return  customOptions}

    export type JoinActivityMutationResult = NonNullable<Awaited<ReturnType<typeof joinActivity>>>
    export type JoinActivityMutationBody = ActivityJoinRequest
    export type JoinActivityMutationError = ErrorType<unknown>
    export type JoinActivityMutationVariables = {data: ActivityJoinRequest}

    /**
 * @summary Submit a forecast
 */
export const useJoinActivity = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof joinActivity>>, TError,JoinActivityMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof joinActivity>>,
        TError,
        JoinActivityMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getJoinActivityMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Lists all participants by rank, with masked names, so that the ranking by `closePrice` can be verified. Empty until the results are
 * published.
 * @summary List activity results
 */
export const listActivityResults = (
    params: ListActivityResultsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ActivityResultPage | ErrorEnvelope>(
      {url: `/api/activity/results`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListActivityResultsInfiniteQueryKey = (params?: ListActivityResultsParams,) => {
    return [
    'infinite', `/api/activity/results`, ...(params ? [params] : [])
    ] as const;
    }

export const getListActivityResultsQueryKey = (params?: ListActivityResultsParams,) => {
    return [
    `/api/activity/results`, ...(params ? [params] : [])
    ] as const;
    }


export const getListActivityResultsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listActivityResults>>, ListActivityResultsParams['pageNum']>, TError = ErrorType<unknown>>(params: ListActivityResultsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listActivityResults>>, TError, TData, QueryKey, ListActivityResultsParams['pageNum']>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListActivityResultsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listActivityResults>>, QueryKey, ListActivityResultsParams['pageNum']> = ({ signal, pageParam }) => listActivityResults({...params, 'pageNum': pageParam ?? params?.['pageNum']}, requestOptions, signal);



      const customOptions = pagedQueryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listActivityResults>>, TError, TData, QueryKey, ListActivityResultsParams['pageNum']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListActivityResultsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listActivityResults>>>
export type ListActivityResultsInfiniteQueryError = ErrorType<unknown>


/**
 * @summary List activity results
 */

export function useListActivityResultsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listActivityResults>>, ListActivityResultsParams['pageNum']>, TError = ErrorType<unknown>>(
 params: ListActivityResultsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listActivityResults>>, TError, TData, QueryKey, ListActivityResultsParams['pageNum']>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListActivityResultsInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListActivityResultsQueryOptions = <TData = Awaited<ReturnType<typeof listActivityResults>>, TError = ErrorType<unknown>>(params: ListActivityResultsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listActivityResults>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListActivityResultsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listActivityResults>>> = ({ signal }) => listActivityResults(params, requestOptions, signal);



      const customOptions = pagedQueryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof listActivityResults>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListActivityResultsQueryResult = NonNullable<Awaited<ReturnType<typeof listActivityResults>>>
export type ListActivityResultsQueryError = ErrorType<unknown>


/**
 * @summary List activity results
 */

export function useListActivityResults<TData = Awaited<ReturnType<typeof listActivityResults>>, TError = ErrorType<unknown>>(
 params: ListActivityResultsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listActivityResults>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListActivityResultsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






