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
  GetMessageParams,
  ListMessagesParams,
  MessageAnswer,
  MessagePage,
  MessageReadRequest,
  PushAnswer,
  PushRequest,
  UnreadAnswer
} from '../models';

import {
  getCountUnreadMessagesQueryKey
} from '../user/user.ts';

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
 * Newest first.
 * @summary List messages
 */
export const listMessages = (
    params: ListMessagesParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<MessagePage | ErrorEnvelope>(
      {url: `/api/siteMessage/list`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListMessagesInfiniteQueryKey = (params?: ListMessagesParams,) => {
    return [
    'infinite', `/api/siteMessage/list`, ...(params ? [params] : [])
    ] as const;
    }

export const getListMessagesQueryKey = (params?: ListMessagesParams,) => {
    return [
    `/api/siteMessage/list`, ...(params ? [params] : [])
    ] as const;
    }


export const getListMessagesInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listMessages>>, ListMessagesParams['pageNum']>, TError = ErrorType<unknown>>(params: ListMessagesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMessages>>, TError, TData, QueryKey, ListMessagesParams['pageNum']>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMessagesInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMessages>>, QueryKey, ListMessagesParams['pageNum']> = ({ signal, pageParam }) => listMessages({...params, 'pageNum': pageParam ?? params?.['pageNum']}, requestOptions, signal);



      const customOptions = pagedQueryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMessages>>, TError, TData, QueryKey, ListMessagesParams['pageNum']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMessagesInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listMessages>>>
export type ListMessagesInfiniteQueryError = ErrorType<unknown>


/**
 * @summary List messages
 */

export function useListMessagesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMessages>>, ListMessagesParams['pageNum']>, TError = ErrorType<unknown>>(
 params: ListMessagesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMessages>>, TError, TData, QueryKey, ListMessagesParams['pageNum']>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMessagesInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListMessagesQueryOptions = <TData = Awaited<ReturnType<typeof listMessages>>, TError = ErrorType<unknown>>(params: ListMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMessages>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMessagesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMessages>>> = ({ signal }) => listMessages(params, requestOptions, signal);



      const customOptions = pagedQueryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof listMessages>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMessagesQueryResult = NonNullable<Awaited<ReturnType<typeof listMessages>>>
export type ListMessagesQueryError = ErrorType<unknown>


/**
 * @summary List messages
 */

export function useListMessages<TData = Awaited<ReturnType<typeof listMessages>>, TError = ErrorType<unknown>>(
 params: ListMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMessages>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMessagesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Get a message
 */
export const getMessage = (
    params: GetMessageParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<MessageAnswer | ErrorEnvelope>(
      {url: `/api/siteMessage/detail`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetMessageQueryKey = (params?: GetMessageParams,) => {
    return [
    `/api/siteMessage/detail`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetMessageQueryOptions = <TData = Awaited<ReturnType<typeof getMessage>>, TError = ErrorType<unknown>>(params: GetMessageParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMessage>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMessageQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMessage>>> = ({ signal }) => getMessage(params, requestOptions, signal);



      const customOptions = queryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof getMessage>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMessageQueryResult = NonNullable<Awaited<ReturnType<typeof getMessage>>>
export type GetMessageQueryError = ErrorType<unknown>


/**
 * @summary Get a message
 */

export function useGetMessage<TData = Awaited<ReturnType<typeof getMessage>>, TError = ErrorType<unknown>>(
 params: GetMessageParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMessage>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMessageQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Notifications of this session: Web Push (RFC 8030) while the app is closed.
 * @summary Get the notifications of this device
 */
export const getPush = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<PushAnswer | ErrorEnvelope>(
      {url: `/api/siteMessage/push`, method: 'GET', signal
    },
      options);
    }




export const getGetPushQueryKey = () => {
    return [
    `/api/siteMessage/push`
    ] as const;
    }


export const getGetPushQueryOptions = <TData = Awaited<ReturnType<typeof getPush>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPush>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPushQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPush>>> = ({ signal }) => getPush(requestOptions, signal);



      const customOptions = queryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof getPush>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPushQueryResult = NonNullable<Awaited<ReturnType<typeof getPush>>>
export type GetPushQueryError = ErrorType<unknown>


/**
 * @summary Get the notifications of this device
 */

export function useGetPush<TData = Awaited<ReturnType<typeof getPush>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPush>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPushQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The device is notified until the session ends, `unsubscribePush` is called, or its push service says that it is gone. Idempotent: the last call
 * counts. An account has at most 10 such devices. The content is encrypted for the device (RFC 8291).
 * @summary Turn on or change the notifications of this device
 */
export const subscribePush = (
    pushRequest: PushRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<PushAnswer | ErrorEnvelope>(
      {url: `/api/siteMessage/push/subscribe`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: pushRequest, signal
    },
      options);
    }




export const getSubscribePushMutationKey = () => ['subscribePush'] as const;

export const getSubscribePushMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof subscribePush>>, TError,SubscribePushMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof subscribePush>>, TError,SubscribePushMutationVariables, TContext> => {

const mutationKey = getSubscribePushMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof subscribePush>>, SubscribePushMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  subscribePush(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof subscribePush>>, variables: SubscribePushMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getGetPushQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };

        const customOptions = mutationPolicy({...mutationOptions, mutationFn, onSuccess});


  return  customOptions}

    export type SubscribePushMutationResult = NonNullable<Awaited<ReturnType<typeof subscribePush>>>
    export type SubscribePushMutationBody = PushRequest
    export type SubscribePushMutationError = ErrorType<unknown>
    export type SubscribePushMutationVariables = {data: PushRequest}

    /**
 * @summary Turn on or change the notifications of this device
 */
export const useSubscribePush = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof subscribePush>>, TError,SubscribePushMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof subscribePush>>,
        TError,
        SubscribePushMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getSubscribePushMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Idempotent.
 * @summary Turn off the notifications of this device
 */
export const unsubscribePush = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<PushAnswer | ErrorEnvelope>(
      {url: `/api/siteMessage/push/unsubscribe`, method: 'POST', signal
    },
      options);
    }




export const getUnsubscribePushMutationKey = () => ['unsubscribePush'] as const;

export const getUnsubscribePushMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof unsubscribePush>>, TError,void, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof unsubscribePush>>, TError,void, TContext> => {

const mutationKey = getUnsubscribePushMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof unsubscribePush>>, void> = () => {


          return  unsubscribePush(requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof unsubscribePush>>, variables: void, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getGetPushQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };

        const customOptions = mutationPolicy({...mutationOptions, mutationFn, onSuccess});


  return  customOptions}

    export type UnsubscribePushMutationResult = NonNullable<Awaited<ReturnType<typeof unsubscribePush>>>

    export type UnsubscribePushMutationError = ErrorType<unknown>


    /**
 * @summary Turn off the notifications of this device
 */
export const useUnsubscribePush = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof unsubscribePush>>, TError,void, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof unsubscribePush>>,
        TError,
        void,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUnsubscribePushMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Idempotent: the first read time is kept.
 * @summary Mark a message as read
 */
export const readMessage = (
    messageReadRequest: MessageReadRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<UnreadAnswer | ErrorEnvelope>(
      {url: `/api/siteMessage/read`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: messageReadRequest, signal
    },
      options);
    }




export const getReadMessageMutationKey = () => ['readMessage'] as const;

export const getReadMessageMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof readMessage>>, TError,ReadMessageMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof readMessage>>, TError,ReadMessageMutationVariables, TContext> => {

const mutationKey = getReadMessageMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof readMessage>>, ReadMessageMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  readMessage(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof readMessage>>, variables: ReadMessageMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListMessagesQueryKey(), getListMessagesInfiniteQueryKey(), getCountUnreadMessagesQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };

        const customOptions = mutationPolicy({...mutationOptions, mutationFn, onSuccess});


  return  customOptions}

    export type ReadMessageMutationResult = NonNullable<Awaited<ReturnType<typeof readMessage>>>
    export type ReadMessageMutationBody = MessageReadRequest
    export type ReadMessageMutationError = ErrorType<unknown>
    export type ReadMessageMutationVariables = {data: MessageReadRequest}

    /**
 * @summary Mark a message as read
 */
export const useReadMessage = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof readMessage>>, TError,ReadMessageMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof readMessage>>,
        TError,
        ReadMessageMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getReadMessageMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Applies to messages received so far; messages that arrive during the request stay unread.
 * @summary Mark all messages as read
 */
export const readAllMessages = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<UnreadAnswer | ErrorEnvelope>(
      {url: `/api/siteMessage/readAll`, method: 'POST', signal
    },
      options);
    }




export const getReadAllMessagesMutationKey = () => ['readAllMessages'] as const;

export const getReadAllMessagesMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof readAllMessages>>, TError,void, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof readAllMessages>>, TError,void, TContext> => {

const mutationKey = getReadAllMessagesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof readAllMessages>>, void> = () => {


          return  readAllMessages(requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof readAllMessages>>, variables: void, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListMessagesQueryKey(), getListMessagesInfiniteQueryKey(), getCountUnreadMessagesQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };

        const customOptions = mutationPolicy({...mutationOptions, mutationFn, onSuccess});


  return  customOptions}

    export type ReadAllMessagesMutationResult = NonNullable<Awaited<ReturnType<typeof readAllMessages>>>

    export type ReadAllMessagesMutationError = ErrorType<unknown>


    /**
 * @summary Mark all messages as read
 */
export const useReadAllMessages = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof readAllMessages>>, TError,void, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof readAllMessages>>,
        TError,
        void,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getReadAllMessagesMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
