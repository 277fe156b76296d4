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
  DepositAnswer,
  DepositPage,
  DepositRequest,
  ErrorEnvelope,
  ListDepositsParams,
  RechargeChannelPage,
  WithdrawChannelPage
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
 * @summary Ways to deposit
 */
export const listRechargeChannels = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<RechargeChannelPage | ErrorEnvelope>(
      {url: `/api/rechargeChannelConfig/list`, method: 'GET', signal
    },
      options);
    }




export const getListRechargeChannelsQueryKey = () => {
    return [
    `/api/rechargeChannelConfig/list`
    ] as const;
    }


export const getListRechargeChannelsQueryOptions = <TData = Awaited<ReturnType<typeof listRechargeChannels>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRechargeChannels>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRechargeChannelsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRechargeChannels>>> = ({ signal }) => listRechargeChannels(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listRechargeChannels>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListRechargeChannelsQueryResult = NonNullable<Awaited<ReturnType<typeof listRechargeChannels>>>
export type ListRechargeChannelsQueryError = ErrorType<unknown>


export function useListRechargeChannels<TData = Awaited<ReturnType<typeof listRechargeChannels>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRechargeChannels>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRechargeChannels>>,
          TError,
          Awaited<ReturnType<typeof listRechargeChannels>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRechargeChannels<TData = Awaited<ReturnType<typeof listRechargeChannels>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRechargeChannels>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRechargeChannels>>,
          TError,
          Awaited<ReturnType<typeof listRechargeChannels>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRechargeChannels<TData = Awaited<ReturnType<typeof listRechargeChannels>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRechargeChannels>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Ways to deposit
 */

export function useListRechargeChannels<TData = Awaited<ReturnType<typeof listRechargeChannels>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRechargeChannels>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListRechargeChannelsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Ways to withdraw
 */
export const listWithdrawChannels = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<WithdrawChannelPage | ErrorEnvelope>(
      {url: `/api/withdrawChannelConfig/list`, method: 'GET', signal
    },
      options);
    }




export const getListWithdrawChannelsQueryKey = () => {
    return [
    `/api/withdrawChannelConfig/list`
    ] as const;
    }


export const getListWithdrawChannelsQueryOptions = <TData = Awaited<ReturnType<typeof listWithdrawChannels>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWithdrawChannels>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListWithdrawChannelsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listWithdrawChannels>>> = ({ signal }) => listWithdrawChannels(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listWithdrawChannels>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListWithdrawChannelsQueryResult = NonNullable<Awaited<ReturnType<typeof listWithdrawChannels>>>
export type ListWithdrawChannelsQueryError = ErrorType<unknown>


export function useListWithdrawChannels<TData = Awaited<ReturnType<typeof listWithdrawChannels>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWithdrawChannels>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listWithdrawChannels>>,
          TError,
          Awaited<ReturnType<typeof listWithdrawChannels>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListWithdrawChannels<TData = Awaited<ReturnType<typeof listWithdrawChannels>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWithdrawChannels>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listWithdrawChannels>>,
          TError,
          Awaited<ReturnType<typeof listWithdrawChannels>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListWithdrawChannels<TData = Awaited<ReturnType<typeof listWithdrawChannels>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWithdrawChannels>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Ways to withdraw
 */

export function useListWithdrawChannels<TData = Awaited<ReturnType<typeof listWithdrawChannels>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWithdrawChannels>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListWithdrawChannelsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * It waits until the operator has approved or rejected it; only then does the balance change.
 * @summary Ask for a deposit
 */
export const createDeposit = (
    depositRequest: DepositRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<DepositAnswer | ErrorEnvelope>(
      {url: `/api/recharge/create`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: depositRequest, signal
    },
      options);
    }




export const getCreateDepositMutationKey = () => ['createDeposit'] as const;

export const getCreateDepositMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createDeposit>>, TError,CreateDepositMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createDeposit>>, TError,CreateDepositMutationVariables, TContext> => {

const mutationKey = getCreateDepositMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createDeposit>>, CreateDepositMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createDeposit(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateDepositMutationResult = NonNullable<Awaited<ReturnType<typeof createDeposit>>>
    export type CreateDepositMutationBody = DepositRequest
    export type CreateDepositMutationError = ErrorType<unknown>
    export type CreateDepositMutationVariables = {data: DepositRequest}

    /**
 * @summary Ask for a deposit
 */
export const useCreateDeposit = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createDeposit>>, TError,CreateDepositMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createDeposit>>,
        TError,
        CreateDepositMutationVariables,
        TContext
      > => {
      return useMutation(getCreateDepositMutationOptions(options), queryClient);
    }
    /**
 * @summary Deposits, newest first
 */
export const listDeposits = (
    params: ListDepositsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<DepositPage | ErrorEnvelope>(
      {url: `/api/recharge/list`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListDepositsQueryKey = (params?: ListDepositsParams,) => {
    return [
    `/api/recharge/list`, ...(params ? [params] : [])
    ] as const;
    }


export const getListDepositsQueryOptions = <TData = Awaited<ReturnType<typeof listDeposits>>, TError = ErrorType<unknown>>(params: ListDepositsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDeposits>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDepositsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDeposits>>> = ({ signal }) => listDeposits(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listDeposits>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListDepositsQueryResult = NonNullable<Awaited<ReturnType<typeof listDeposits>>>
export type ListDepositsQueryError = ErrorType<unknown>


export function useListDeposits<TData = Awaited<ReturnType<typeof listDeposits>>, TError = ErrorType<unknown>>(
 params: ListDepositsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDeposits>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDeposits>>,
          TError,
          Awaited<ReturnType<typeof listDeposits>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDeposits<TData = Awaited<ReturnType<typeof listDeposits>>, TError = ErrorType<unknown>>(
 params: ListDepositsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDeposits>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDeposits>>,
          TError,
          Awaited<ReturnType<typeof listDeposits>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDeposits<TData = Awaited<ReturnType<typeof listDeposits>>, TError = ErrorType<unknown>>(
 params: ListDepositsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDeposits>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Deposits, newest first
 */

export function useListDeposits<TData = Awaited<ReturnType<typeof listDeposits>>, TError = ErrorType<unknown>>(
 params: ListDepositsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDeposits>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDepositsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






