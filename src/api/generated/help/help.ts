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
  GetRichTextParams,
  ListServiceMessagesParams,
  QuestionPage,
  RichTextAnswer,
  ServiceMessageAnswer,
  ServiceMessagePage,
  ServiceMessageRequest,
  ServiceUnreadAnswer
} from '../models';

import { http } from '../../client.ts';
import type { ErrorType } from '../../client.ts';
import { queryPolicy } from '../../operation-policies.ts';
import { pagedQueryPolicy } from '../../operation-policies.ts';
import { idempotentMutationPolicy } from '../../idempotent-mutation-policy.ts';
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
 * Returns all of them in display order.
 * @summary List questions and answers
 */
export const listQuestions = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<QuestionPage | ErrorEnvelope>(
      {url: `/api/question/list`, method: 'GET', signal
    },
      options);
    }




export const getListQuestionsQueryKey = () => {
    return [
    `/api/question/list`
    ] as const;
    }


export const getListQuestionsQueryOptions = <TData = Awaited<ReturnType<typeof listQuestions>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listQuestions>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListQuestionsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listQuestions>>> = ({ signal }) => listQuestions(requestOptions, signal);



      const customOptions = queryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof listQuestions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListQuestionsQueryResult = NonNullable<Awaited<ReturnType<typeof listQuestions>>>
export type ListQuestionsQueryError = ErrorType<unknown>


/**
 * @summary List questions and answers
 */

export function useListQuestions<TData = Awaited<ReturnType<typeof listQuestions>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listQuestions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListQuestionsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Get a site text
 */
export const getRichText = (
    params: GetRichTextParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<RichTextAnswer | ErrorEnvelope>(
      {url: `/api/richText/detail`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetRichTextQueryKey = (params?: GetRichTextParams,) => {
    return [
    `/api/richText/detail`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetRichTextQueryOptions = <TData = Awaited<ReturnType<typeof getRichText>>, TError = ErrorType<unknown>>(params: GetRichTextParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRichText>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetRichTextQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getRichText>>> = ({ signal }) => getRichText(params, requestOptions, signal);



      const customOptions = queryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof getRichText>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetRichTextQueryResult = NonNullable<Awaited<ReturnType<typeof getRichText>>>
export type GetRichTextQueryError = ErrorType<unknown>


/**
 * @summary Get a site text
 */

export function useGetRichText<TData = Awaited<ReturnType<typeof getRichText>>, TError = ErrorType<unknown>>(
 params: GetRichTextParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRichText>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetRichTextQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Newest first.
 * @summary List support messages
 */
export const listServiceMessages = (
    params: ListServiceMessagesParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ServiceMessagePage | ErrorEnvelope>(
      {url: `/api/service/list`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListServiceMessagesInfiniteQueryKey = (params?: ListServiceMessagesParams,) => {
    return [
    'infinite', `/api/service/list`, ...(params ? [params] : [])
    ] as const;
    }

export const getListServiceMessagesQueryKey = (params?: ListServiceMessagesParams,) => {
    return [
    `/api/service/list`, ...(params ? [params] : [])
    ] as const;
    }


export const getListServiceMessagesInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listServiceMessages>>, ListServiceMessagesParams['pageNum']>, TError = ErrorType<unknown>>(params: ListServiceMessagesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listServiceMessages>>, TError, TData, QueryKey, ListServiceMessagesParams['pageNum']>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListServiceMessagesInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listServiceMessages>>, QueryKey, ListServiceMessagesParams['pageNum']> = ({ signal, pageParam }) => listServiceMessages({...params, 'pageNum': pageParam ?? params?.['pageNum']}, requestOptions, signal);



      const customOptions = pagedQueryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listServiceMessages>>, TError, TData, QueryKey, ListServiceMessagesParams['pageNum']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListServiceMessagesInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listServiceMessages>>>
export type ListServiceMessagesInfiniteQueryError = ErrorType<unknown>


/**
 * @summary List support messages
 */

export function useListServiceMessagesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listServiceMessages>>, ListServiceMessagesParams['pageNum']>, TError = ErrorType<unknown>>(
 params: ListServiceMessagesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listServiceMessages>>, TError, TData, QueryKey, ListServiceMessagesParams['pageNum']>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListServiceMessagesInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListServiceMessagesQueryOptions = <TData = Awaited<ReturnType<typeof listServiceMessages>>, TError = ErrorType<unknown>>(params: ListServiceMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listServiceMessages>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListServiceMessagesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listServiceMessages>>> = ({ signal }) => listServiceMessages(params, requestOptions, signal);



      const customOptions = pagedQueryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof listServiceMessages>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListServiceMessagesQueryResult = NonNullable<Awaited<ReturnType<typeof listServiceMessages>>>
export type ListServiceMessagesQueryError = ErrorType<unknown>


/**
 * @summary List support messages
 */

export function useListServiceMessages<TData = Awaited<ReturnType<typeof listServiceMessages>>, TError = ErrorType<unknown>>(
 params: ListServiceMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listServiceMessages>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListServiceMessagesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * A text, an uploaded picture (purpose `service`), or both. Repeating the request with the same key does not send it twice.
 * @summary Send a support message
 */
export const sendServiceMessage = (
    serviceMessageRequest: ServiceMessageRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ServiceMessageAnswer | ErrorEnvelope>(
      {url: `/api/service/send`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: serviceMessageRequest, signal
    },
      options);
    }




export const getSendServiceMessageMutationKey = () => ['sendServiceMessage'] as const;

export const getSendServiceMessageMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendServiceMessage>>, TError,SendServiceMessageMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof sendServiceMessage>>, TError,SendServiceMessageMutationVariables, TContext> => {

const mutationKey = getSendServiceMessageMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendServiceMessage>>, SendServiceMessageMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  sendServiceMessage(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof sendServiceMessage>>, variables: SendServiceMessageMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListServiceMessagesQueryKey(), getListServiceMessagesInfiniteQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };

        const customOptions = idempotentMutationPolicy({...mutationOptions, mutationFn, onSuccess}, { url: `/api/service/send` }, { operationId: 'sendServiceMessage', operationName: 'sendServiceMessage' });


  return  customOptions}

    export type SendServiceMessageMutationResult = NonNullable<Awaited<ReturnType<typeof sendServiceMessage>>>
    export type SendServiceMessageMutationBody = ServiceMessageRequest
    export type SendServiceMessageMutationError = ErrorType<unknown>
    export type SendServiceMessageMutationVariables = {data: ServiceMessageRequest}

    /**
 * @summary Send a support message
 */
export const useSendServiceMessage = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendServiceMessage>>, TError,SendServiceMessageMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendServiceMessage>>,
        TError,
        SendServiceMessageMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getSendServiceMessageMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Applies to replies received so far.
 * @summary Mark support replies as read
 */
export const readServiceMessages = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ServiceUnreadAnswer | ErrorEnvelope>(
      {url: `/api/service/read`, method: 'POST', signal
    },
      options);
    }




export const getReadServiceMessagesMutationKey = () => ['readServiceMessages'] as const;

export const getReadServiceMessagesMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof readServiceMessages>>, TError,void, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof readServiceMessages>>, TError,void, TContext> => {

const mutationKey = getReadServiceMessagesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof readServiceMessages>>, void> = () => {


          return  readServiceMessages(requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof readServiceMessages>>, variables: void, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getCountServiceAnswersQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };

        const customOptions = mutationPolicy({...mutationOptions, mutationFn, onSuccess});


  return  customOptions}

    export type ReadServiceMessagesMutationResult = NonNullable<Awaited<ReturnType<typeof readServiceMessages>>>

    export type ReadServiceMessagesMutationError = ErrorType<unknown>


    /**
 * @summary Mark support replies as read
 */
export const useReadServiceMessages = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof readServiceMessages>>, TError,void, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof readServiceMessages>>,
        TError,
        void,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getReadServiceMessagesMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * @summary Count unread support replies
 */
export const countServiceAnswers = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ServiceUnreadAnswer | ErrorEnvelope>(
      {url: `/api/service/unread`, method: 'GET', signal
    },
      options);
    }




export const getCountServiceAnswersQueryKey = () => {
    return [
    `/api/service/unread`
    ] as const;
    }


export const getCountServiceAnswersQueryOptions = <TData = Awaited<ReturnType<typeof countServiceAnswers>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countServiceAnswers>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCountServiceAnswersQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof countServiceAnswers>>> = ({ signal }) => countServiceAnswers(requestOptions, signal);



      const customOptions = queryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof countServiceAnswers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type CountServiceAnswersQueryResult = NonNullable<Awaited<ReturnType<typeof countServiceAnswers>>>
export type CountServiceAnswersQueryError = ErrorType<unknown>


/**
 * @summary Count unread support replies
 */

export function useCountServiceAnswers<TData = Awaited<ReturnType<typeof countServiceAnswers>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countServiceAnswers>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCountServiceAnswersQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






