/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import {
  matchQuery,
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

import {
  getListMessagesInfiniteQueryKey,
  getListMessagesQueryKey
} from '../message/message.ts';

import type {
  AdvancedRequest,
  BasicRequest,
  ErrorEnvelope,
  IdentityAnswer
} from '../models';

import {
  getCountUnreadMessagesQueryKey,
  getGetUserInfoQueryKey
} from '../user/user.ts';

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
 * @summary Get identity verification status
 */
export const getIdentity = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<IdentityAnswer | ErrorEnvelope>(
      {url: `/api/identity/detail`, method: 'GET', signal
    },
      options);
    }




export const getGetIdentityQueryKey = () => {
    return [
    `/api/identity/detail`
    ] as const;
    }


export const getGetIdentityQueryOptions = <TData = Awaited<ReturnType<typeof getIdentity>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIdentity>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetIdentityQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getIdentity>>> = ({ signal }) => getIdentity(requestOptions, signal);



      const customOptions = queryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof getIdentity>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetIdentityQueryResult = NonNullable<Awaited<ReturnType<typeof getIdentity>>>
export type GetIdentityQueryError = ErrorType<unknown>


/**
 * @summary Get identity verification status
 */

export function useGetIdentity<TData = Awaited<ReturnType<typeof getIdentity>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIdentity>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetIdentityQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Once; again only after a rejection. Chinese ID card numbers have 15 or 18 digits, the last of which may be X (R5.3); other document numbers have 5 to 20 letters, digits and hyphens. The minimum age is 18.
 * @summary Submit basic verification
 */
export const submitBasicIdentity = (
    basicRequest: BasicRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<IdentityAnswer | ErrorEnvelope>(
      {url: `/api/identity/submitBasic`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: basicRequest, signal
    },
      options);
    }




export const getSubmitBasicIdentityMutationKey = () => ['submitBasicIdentity'] as const;

export const getSubmitBasicIdentityMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof submitBasicIdentity>>, TError,SubmitBasicIdentityMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof submitBasicIdentity>>, TError,SubmitBasicIdentityMutationVariables, TContext> => {

const mutationKey = getSubmitBasicIdentityMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof submitBasicIdentity>>, SubmitBasicIdentityMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  submitBasicIdentity(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof submitBasicIdentity>>, variables: SubmitBasicIdentityMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getGetIdentityQueryKey(), getGetUserInfoQueryKey(), getCountUnreadMessagesQueryKey(), getListMessagesQueryKey(), getListMessagesInfiniteQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };

        const customOptions = mutationPolicy({...mutationOptions, mutationFn, onSuccess});


  return  customOptions}

    export type SubmitBasicIdentityMutationResult = NonNullable<Awaited<ReturnType<typeof submitBasicIdentity>>>
    export type SubmitBasicIdentityMutationBody = BasicRequest
    export type SubmitBasicIdentityMutationError = ErrorType<unknown>
    export type SubmitBasicIdentityMutationVariables = {data: BasicRequest}

    /**
 * @summary Submit basic verification
 */
export const useSubmitBasicIdentity = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof submitBasicIdentity>>, TError,SubmitBasicIdentityMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof submitBasicIdentity>>,
        TError,
        SubmitBasicIdentityMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getSubmitBasicIdentityMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Photos of the document, and the address. Requires an approved basic verification. Once; again only after a rejection. A passport has no back. Photos are the caller's own uploads with the purpose `identity`.
 * @summary Submit advanced verification
 */
export const submitAdvancedIdentity = (
    advancedRequest: AdvancedRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<IdentityAnswer | ErrorEnvelope>(
      {url: `/api/identity/submitAdvanced`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: advancedRequest, signal
    },
      options);
    }




export const getSubmitAdvancedIdentityMutationKey = () => ['submitAdvancedIdentity'] as const;

export const getSubmitAdvancedIdentityMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof submitAdvancedIdentity>>, TError,SubmitAdvancedIdentityMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof submitAdvancedIdentity>>, TError,SubmitAdvancedIdentityMutationVariables, TContext> => {

const mutationKey = getSubmitAdvancedIdentityMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof submitAdvancedIdentity>>, SubmitAdvancedIdentityMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  submitAdvancedIdentity(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof submitAdvancedIdentity>>, variables: SubmitAdvancedIdentityMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getGetIdentityQueryKey(), getGetUserInfoQueryKey(), getCountUnreadMessagesQueryKey(), getListMessagesQueryKey(), getListMessagesInfiniteQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };

        const customOptions = mutationPolicy({...mutationOptions, mutationFn, onSuccess});


  return  customOptions}

    export type SubmitAdvancedIdentityMutationResult = NonNullable<Awaited<ReturnType<typeof submitAdvancedIdentity>>>
    export type SubmitAdvancedIdentityMutationBody = AdvancedRequest
    export type SubmitAdvancedIdentityMutationError = ErrorType<unknown>
    export type SubmitAdvancedIdentityMutationVariables = {data: AdvancedRequest}

    /**
 * @summary Submit advanced verification
 */
export const useSubmitAdvancedIdentity = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof submitAdvancedIdentity>>, TError,SubmitAdvancedIdentityMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof submitAdvancedIdentity>>,
        TError,
        SubmitAdvancedIdentityMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getSubmitAdvancedIdentityMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
