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
  DepositAnswer,
  DepositCancelRequest,
  DepositPage,
  DepositPayRequest,
  DepositRequest,
  ErrorEnvelope,
  GetDepositParams,
  ListDepositsParams,
  RechargeChannelPage,
  WithdrawChannelPage
} from '../models';

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
 * @summary List deposit methods
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



      const customOptions = queryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof listRechargeChannels>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListRechargeChannelsQueryResult = NonNullable<Awaited<ReturnType<typeof listRechargeChannels>>>
export type ListRechargeChannelsQueryError = ErrorType<unknown>


/**
 * @summary List deposit methods
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
 * @summary List withdrawal methods
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



      const customOptions = queryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof listWithdrawChannels>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListWithdrawChannelsQueryResult = NonNullable<Awaited<ReturnType<typeof listWithdrawChannels>>>
export type ListWithdrawChannelsQueryError = ErrorType<unknown>


/**
 * @summary List withdrawal methods
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
 * The deposit stays pending until the operator approves or rejects it; the balance changes only on approval. An online payment starts as unpaid and is rejected if it is not paid in time.
 * @summary Create a deposit
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
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createDeposit>>, TError,CreateDepositMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
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

  const onSuccess = (data: Awaited<ReturnType<typeof createDeposit>>, variables: CreateDepositMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListDepositsQueryKey(), getListDepositsInfiniteQueryKey(), getGetDepositQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };

        const customOptions = idempotentMutationPolicy({...mutationOptions, mutationFn, onSuccess}, { url: `/api/recharge/create` }, { operationId: 'createDeposit', operationName: 'createDeposit' });


  return  customOptions}

    export type CreateDepositMutationResult = NonNullable<Awaited<ReturnType<typeof createDeposit>>>
    export type CreateDepositMutationBody = DepositRequest
    export type CreateDepositMutationError = ErrorType<unknown>
    export type CreateDepositMutationVariables = {data: DepositRequest}

    /**
 * @summary Create a deposit
 */
export const useCreateDeposit = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createDeposit>>, TError,CreateDepositMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createDeposit>>,
        TError,
        CreateDepositMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCreateDepositMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * IDs of other accounts' deposits return the same error as unknown IDs.
 * @summary Get a deposit
 */
export const getDeposit = (
    params: GetDepositParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<DepositAnswer | ErrorEnvelope>(
      {url: `/api/recharge/detail`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetDepositQueryKey = (params?: GetDepositParams,) => {
    return [
    `/api/recharge/detail`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetDepositQueryOptions = <TData = Awaited<ReturnType<typeof getDeposit>>, TError = ErrorType<unknown>>(params: GetDepositParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeposit>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetDepositQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDeposit>>> = ({ signal }) => getDeposit(params, requestOptions, signal);



      const customOptions = queryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof getDeposit>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDepositQueryResult = NonNullable<Awaited<ReturnType<typeof getDeposit>>>
export type GetDepositQueryError = ErrorType<unknown>


/**
 * @summary Get a deposit
 */

export function useGetDeposit<TData = Awaited<ReturnType<typeof getDeposit>>, TError = ErrorType<unknown>>(
 params: GetDepositParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeposit>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetDepositQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Only possible before a decision. No balance changes. Funds already sent are not returned.
 * @summary Cancel a deposit
 */
export const cancelDeposit = (
    depositCancelRequest: DepositCancelRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<DepositAnswer | ErrorEnvelope>(
      {url: `/api/recharge/cancel`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: depositCancelRequest, signal
    },
      options);
    }




export const getCancelDepositMutationKey = () => ['cancelDeposit'] as const;

export const getCancelDepositMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelDeposit>>, TError,CancelDepositMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof cancelDeposit>>, TError,CancelDepositMutationVariables, TContext> => {

const mutationKey = getCancelDepositMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelDeposit>>, CancelDepositMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  cancelDeposit(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof cancelDeposit>>, variables: CancelDepositMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListDepositsQueryKey(), getListDepositsInfiniteQueryKey(), getGetDepositQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };

        const customOptions = idempotentMutationPolicy({...mutationOptions, mutationFn, onSuccess}, { url: `/api/recharge/cancel` }, { operationId: 'cancelDeposit', operationName: 'cancelDeposit' });


  return  customOptions}

    export type CancelDepositMutationResult = NonNullable<Awaited<ReturnType<typeof cancelDeposit>>>
    export type CancelDepositMutationBody = DepositCancelRequest
    export type CancelDepositMutationError = ErrorType<unknown>
    export type CancelDepositMutationVariables = {data: DepositCancelRequest}

    /**
 * @summary Cancel a deposit
 */
export const useCancelDeposit = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelDeposit>>, TError,CancelDepositMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelDeposit>>,
        TError,
        CancelDepositMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCancelDepositMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * No money is taken. Not available in deployments with their own payment service (460, `hint_payment_elsewhere`).
 * @summary Report an online payment (sandbox payment page)
 */
export const payDeposit = (
    depositPayRequest: DepositPayRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<DepositAnswer | ErrorEnvelope>(
      {url: `/api/recharge/linePay`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: depositPayRequest, signal
    },
      options);
    }




export const getPayDepositMutationKey = () => ['payDeposit'] as const;

export const getPayDepositMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof payDeposit>>, TError,PayDepositMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof payDeposit>>, TError,PayDepositMutationVariables, TContext> => {

const mutationKey = getPayDepositMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof payDeposit>>, PayDepositMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  payDeposit(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof payDeposit>>, variables: PayDepositMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListDepositsQueryKey(), getListDepositsInfiniteQueryKey(), getGetDepositQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };

        const customOptions = idempotentMutationPolicy({...mutationOptions, mutationFn, onSuccess}, { url: `/api/recharge/linePay` }, { operationId: 'payDeposit', operationName: 'payDeposit' });


  return  customOptions}

    export type PayDepositMutationResult = NonNullable<Awaited<ReturnType<typeof payDeposit>>>
    export type PayDepositMutationBody = DepositPayRequest
    export type PayDepositMutationError = ErrorType<unknown>
    export type PayDepositMutationVariables = {data: DepositPayRequest}

    /**
 * @summary Report an online payment (sandbox payment page)
 */
export const usePayDeposit = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof payDeposit>>, TError,PayDepositMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof payDeposit>>,
        TError,
        PayDepositMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getPayDepositMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Newest first.
 * @summary List deposits
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




export const getListDepositsInfiniteQueryKey = (params?: ListDepositsParams,) => {
    return [
    'infinite', `/api/recharge/list`, ...(params ? [params] : [])
    ] as const;
    }

export const getListDepositsQueryKey = (params?: ListDepositsParams,) => {
    return [
    `/api/recharge/list`, ...(params ? [params] : [])
    ] as const;
    }


export const getListDepositsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listDeposits>>, ListDepositsParams['pageNum']>, TError = ErrorType<unknown>>(params: ListDepositsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listDeposits>>, TError, TData, QueryKey, ListDepositsParams['pageNum']>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDepositsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDeposits>>, QueryKey, ListDepositsParams['pageNum']> = ({ signal, pageParam }) => listDeposits({...params, 'pageNum': pageParam ?? params?.['pageNum']}, requestOptions, signal);



      const customOptions = pagedQueryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listDeposits>>, TError, TData, QueryKey, ListDepositsParams['pageNum']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListDepositsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listDeposits>>>
export type ListDepositsInfiniteQueryError = ErrorType<unknown>


/**
 * @summary List deposits
 */

export function useListDepositsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listDeposits>>, ListDepositsParams['pageNum']>, TError = ErrorType<unknown>>(
 params: ListDepositsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listDeposits>>, TError, TData, QueryKey, ListDepositsParams['pageNum']>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDepositsInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListDepositsQueryOptions = <TData = Awaited<ReturnType<typeof listDeposits>>, TError = ErrorType<unknown>>(params: ListDepositsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDeposits>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDepositsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDeposits>>> = ({ signal }) => listDeposits(params, requestOptions, signal);



      const customOptions = pagedQueryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof listDeposits>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListDepositsQueryResult = NonNullable<Awaited<ReturnType<typeof listDeposits>>>
export type ListDepositsQueryError = ErrorType<unknown>


/**
 * @summary List deposits
 */

export function useListDeposits<TData = Awaited<ReturnType<typeof listDeposits>>, TError = ErrorType<unknown>>(
 params: ListDepositsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDeposits>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDepositsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






