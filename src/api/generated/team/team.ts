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
  ErrorEnvelope,
  ListTeamMembersParams,
  TeamAnswer,
  TeamMemberPage
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
 * Returns the referral code and the team by level. Commission is a share, by level, of the fees that members pay on spot orders and contracts.
 * The operator pays it out of its own fees; it is never a share of what members lose, nor taken from them. Each UTC day is totaled and paid
 * once, after it ends; a commission below 0.000001 USDT is not paid. The referrer is set when an account is opened, so two accounts can never
 * have referred each other.
 * @summary Get team and commissions
 */
export const getTeam = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<TeamAnswer | ErrorEnvelope>(
      {url: `/api/team/detail`, method: 'GET', signal
    },
      options);
    }




export const getGetTeamQueryKey = () => {
    return [
    `/api/team/detail`
    ] as const;
    }


export const getGetTeamQueryOptions = <TData = Awaited<ReturnType<typeof getTeam>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTeam>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTeamQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTeam>>> = ({ signal }) => getTeam(requestOptions, signal);



      const customOptions = queryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof getTeam>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTeamQueryResult = NonNullable<Awaited<ReturnType<typeof getTeam>>>
export type GetTeamQueryError = ErrorType<unknown>


/**
 * @summary Get team and commissions
 */

export function useGetTeam<TData = Awaited<ReturnType<typeof getTeam>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTeam>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetTeamQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Members of one level, newest first, with masked names.
 * @summary List team members
 */
export const listTeamMembers = (
    params: ListTeamMembersParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<TeamMemberPage | ErrorEnvelope>(
      {url: `/api/team/members`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListTeamMembersInfiniteQueryKey = (params?: ListTeamMembersParams,) => {
    return [
    'infinite', `/api/team/members`, ...(params ? [params] : [])
    ] as const;
    }

export const getListTeamMembersQueryKey = (params?: ListTeamMembersParams,) => {
    return [
    `/api/team/members`, ...(params ? [params] : [])
    ] as const;
    }


export const getListTeamMembersInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listTeamMembers>>, ListTeamMembersParams['pageNum']>, TError = ErrorType<unknown>>(params: ListTeamMembersParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listTeamMembers>>, TError, TData, QueryKey, ListTeamMembersParams['pageNum']>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTeamMembersInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTeamMembers>>, QueryKey, ListTeamMembersParams['pageNum']> = ({ signal, pageParam }) => listTeamMembers({...params, 'pageNum': pageParam ?? params?.['pageNum']}, requestOptions, signal);



      const customOptions = pagedQueryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listTeamMembers>>, TError, TData, QueryKey, ListTeamMembersParams['pageNum']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTeamMembersInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listTeamMembers>>>
export type ListTeamMembersInfiniteQueryError = ErrorType<unknown>


/**
 * @summary List team members
 */

export function useListTeamMembersInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listTeamMembers>>, ListTeamMembersParams['pageNum']>, TError = ErrorType<unknown>>(
 params: ListTeamMembersParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listTeamMembers>>, TError, TData, QueryKey, ListTeamMembersParams['pageNum']>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTeamMembersInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListTeamMembersQueryOptions = <TData = Awaited<ReturnType<typeof listTeamMembers>>, TError = ErrorType<unknown>>(params: ListTeamMembersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTeamMembers>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTeamMembersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTeamMembers>>> = ({ signal }) => listTeamMembers(params, requestOptions, signal);



      const customOptions = pagedQueryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof listTeamMembers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTeamMembersQueryResult = NonNullable<Awaited<ReturnType<typeof listTeamMembers>>>
export type ListTeamMembersQueryError = ErrorType<unknown>


/**
 * @summary List team members
 */

export function useListTeamMembers<TData = Awaited<ReturnType<typeof listTeamMembers>>, TError = ErrorType<unknown>>(
 params: ListTeamMembersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTeamMembers>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTeamMembersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






