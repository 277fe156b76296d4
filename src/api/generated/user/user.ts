/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import {
  useMutation,
  useQuery,
  useQueryClient
} from '@tanstack/react-query';
import type {
  DataTag,
  MutationFunction,
  MutationFunctionContext,
  QueryClient,
  QueryFunction,
  QueryKey,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  AssetPanelAnswer,
  ErrorEnvelope,
  GetAssetPanelParams,
  GetUserBalanceParams,
  NewName,
  UnreadCountAnswer,
  UserBalanceAnswer,
  UserInfoAnswer,
  WithdrawPasswordSetAnswer
} from '../models';

import { http } from '../../client.ts';
import type { ErrorType } from '../../client.ts';
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
 * @summary The signed-in account
 */
export const getUserInfo = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<UserInfoAnswer | ErrorEnvelope>(
      {url: `/api/userInfo/getUserInfo`, method: 'GET', signal
    },
      options);
    }




export const getGetUserInfoQueryKey = () => {
    return [
    `/api/userInfo/getUserInfo`
    ] as const;
    }


export const getGetUserInfoQueryOptions = <TData = Awaited<ReturnType<typeof getUserInfo>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserInfo>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetUserInfoQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getUserInfo>>> = ({ signal }) => getUserInfo(requestOptions, signal);



      const customOptions = queryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof getUserInfo>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetUserInfoQueryResult = NonNullable<Awaited<ReturnType<typeof getUserInfo>>>
export type GetUserInfoQueryError = ErrorType<unknown>


/**
 * @summary The signed-in account
 */

export function useGetUserInfo<TData = Awaited<ReturnType<typeof getUserInfo>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserInfo>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetUserInfoQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Change the display name
 */
export const renameAccount = (
    newName: NewName,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<UserInfoAnswer | ErrorEnvelope>(
      {url: `/api/userInfo/rename`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: newName, signal
    },
      options);
    }




export const getRenameAccountMutationKey = () => ['renameAccount'] as const;

export const getRenameAccountMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof renameAccount>>, TError,RenameAccountMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof renameAccount>>, TError,RenameAccountMutationVariables, TContext> => {

const mutationKey = getRenameAccountMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof renameAccount>>, RenameAccountMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  renameAccount(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof renameAccount>>, variables: RenameAccountMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getGetUserInfoQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };

        const customOptions = mutationPolicy({...mutationOptions, mutationFn, onSuccess});


  return  customOptions}

    export type RenameAccountMutationResult = NonNullable<Awaited<ReturnType<typeof renameAccount>>>
    export type RenameAccountMutationBody = NewName
    export type RenameAccountMutationError = ErrorType<unknown>
    export type RenameAccountMutationVariables = {data: NewName}

    /**
 * @summary Change the display name
 */
export const useRenameAccount = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof renameAccount>>, TError,RenameAccountMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof renameAccount>>,
        TError,
        RenameAccountMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getRenameAccountMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * @summary Get account value
 */
export const getAssetPanel = (
    params?: GetAssetPanelParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<AssetPanelAnswer | ErrorEnvelope>(
      {url: `/api/userInfo/personCenterPanelData`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetAssetPanelQueryKey = (params?: GetAssetPanelParams,) => {
    return [
    `/api/userInfo/personCenterPanelData`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetAssetPanelQueryOptions = <TData = Awaited<ReturnType<typeof getAssetPanel>>, TError = ErrorType<unknown>>(params?: GetAssetPanelParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAssetPanel>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAssetPanelQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAssetPanel>>> = ({ signal }) => getAssetPanel(params, requestOptions, signal);



      const customOptions = queryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof getAssetPanel>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAssetPanelQueryResult = NonNullable<Awaited<ReturnType<typeof getAssetPanel>>>
export type GetAssetPanelQueryError = ErrorType<unknown>


/**
 * @summary Get account value
 */

export function useGetAssetPanel<TData = Awaited<ReturnType<typeof getAssetPanel>>, TError = ErrorType<unknown>>(
 params?: GetAssetPanelParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAssetPanel>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAssetPanelQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Check whether a withdrawal password is set
 */
export const isWithdrawPasswordSet = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<WithdrawPasswordSetAnswer | ErrorEnvelope>(
      {url: `/api/userInfo/isSetWithPwd`, method: 'GET', signal
    },
      options);
    }




export const getIsWithdrawPasswordSetQueryKey = () => {
    return [
    `/api/userInfo/isSetWithPwd`
    ] as const;
    }


export const getIsWithdrawPasswordSetQueryOptions = <TData = Awaited<ReturnType<typeof isWithdrawPasswordSet>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof isWithdrawPasswordSet>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getIsWithdrawPasswordSetQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof isWithdrawPasswordSet>>> = ({ signal }) => isWithdrawPasswordSet(requestOptions, signal);



      const customOptions = queryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof isWithdrawPasswordSet>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type IsWithdrawPasswordSetQueryResult = NonNullable<Awaited<ReturnType<typeof isWithdrawPasswordSet>>>
export type IsWithdrawPasswordSetQueryError = ErrorType<unknown>


/**
 * @summary Check whether a withdrawal password is set
 */

export function useIsWithdrawPasswordSet<TData = Awaited<ReturnType<typeof isWithdrawPasswordSet>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof isWithdrawPasswordSet>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getIsWithdrawPasswordSetQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Get the balance of one currency
 */
export const getUserBalance = (
    params: GetUserBalanceParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<UserBalanceAnswer | ErrorEnvelope>(
      {url: `/api/userInfo/userBalance`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetUserBalanceQueryKey = (params?: GetUserBalanceParams,) => {
    return [
    `/api/userInfo/userBalance`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetUserBalanceQueryOptions = <TData = Awaited<ReturnType<typeof getUserBalance>>, TError = ErrorType<unknown>>(params: GetUserBalanceParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserBalance>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetUserBalanceQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getUserBalance>>> = ({ signal }) => getUserBalance(params, requestOptions, signal);



      const customOptions = queryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof getUserBalance>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetUserBalanceQueryResult = NonNullable<Awaited<ReturnType<typeof getUserBalance>>>
export type GetUserBalanceQueryError = ErrorType<unknown>


/**
 * @summary Get the balance of one currency
 */

export function useGetUserBalance<TData = Awaited<ReturnType<typeof getUserBalance>>, TError = ErrorType<unknown>>(
 params: GetUserBalanceParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserBalance>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetUserBalanceQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Count unread messages
 */
export const countUnreadMessages = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<UnreadCountAnswer | ErrorEnvelope>(
      {url: `/api/siteMessage/notReadMessageCount`, method: 'GET', signal
    },
      options);
    }




export const getCountUnreadMessagesQueryKey = () => {
    return [
    `/api/siteMessage/notReadMessageCount`
    ] as const;
    }


export const getCountUnreadMessagesQueryOptions = <TData = Awaited<ReturnType<typeof countUnreadMessages>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countUnreadMessages>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCountUnreadMessagesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof countUnreadMessages>>> = ({ signal }) => countUnreadMessages(requestOptions, signal);



      const customOptions = queryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof countUnreadMessages>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type CountUnreadMessagesQueryResult = NonNullable<Awaited<ReturnType<typeof countUnreadMessages>>>
export type CountUnreadMessagesQueryError = ErrorType<unknown>


/**
 * @summary Count unread messages
 */

export function useCountUnreadMessages<TData = Awaited<ReturnType<typeof countUnreadMessages>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countUnreadMessages>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCountUnreadMessagesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






