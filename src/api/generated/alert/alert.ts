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
  AlertAnswer,
  AlertPage,
  ChangeAlertRequest,
  CreateAlertRequest,
  DeleteAlertRequest,
  Done,
  ErrorEnvelope,
  ListAlertsParams
} from '../models';

import { http } from '../../client.ts';
import type { ErrorType } from '../../client.ts';
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
 * Newest first.
 * @summary List price alerts
 */
export const listAlerts = (
    params: ListAlertsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<AlertPage | ErrorEnvelope>(
      {url: `/api/alert/list`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListAlertsInfiniteQueryKey = (params?: ListAlertsParams,) => {
    return [
    'infinite', `/api/alert/list`, ...(params ? [params] : [])
    ] as const;
    }

export const getListAlertsQueryKey = (params?: ListAlertsParams,) => {
    return [
    `/api/alert/list`, ...(params ? [params] : [])
    ] as const;
    }


export const getListAlertsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listAlerts>>, ListAlertsParams['pageNum']>, TError = ErrorType<unknown>>(params: ListAlertsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listAlerts>>, TError, TData, QueryKey, ListAlertsParams['pageNum']>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAlertsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAlerts>>, QueryKey, ListAlertsParams['pageNum']> = ({ signal, pageParam }) => listAlerts({...params, 'pageNum': pageParam ?? params?.['pageNum']}, requestOptions, signal);



      const customOptions = pagedQueryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listAlerts>>, TError, TData, QueryKey, ListAlertsParams['pageNum']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAlertsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listAlerts>>>
export type ListAlertsInfiniteQueryError = ErrorType<unknown>


/**
 * @summary List price alerts
 */

export function useListAlertsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listAlerts>>, ListAlertsParams['pageNum']>, TError = ErrorType<unknown>>(
 params: ListAlertsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listAlerts>>, TError, TData, QueryKey, ListAlertsParams['pageNum']>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAlertsInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListAlertsQueryOptions = <TData = Awaited<ReturnType<typeof listAlerts>>, TError = ErrorType<unknown>>(params: ListAlertsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAlerts>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAlertsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAlerts>>> = ({ signal }) => listAlerts(params, requestOptions, signal);



      const customOptions = pagedQueryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof listAlerts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAlertsQueryResult = NonNullable<Awaited<ReturnType<typeof listAlerts>>>
export type ListAlertsQueryError = ErrorType<unknown>


/**
 * @summary List price alerts
 */

export function useListAlerts<TData = Awaited<ReturnType<typeof listAlerts>>, TError = ErrorType<unknown>>(
 params: ListAlertsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAlerts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAlertsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Once the market reaches it, a message of kind `price_alert` is sent. One that the market has reached already is rejected.
 * @summary Create a price alert
 */
export const createAlert = (
    createAlertRequest: CreateAlertRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<AlertAnswer | ErrorEnvelope>(
      {url: `/api/alert/create`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: createAlertRequest, signal
    },
      options);
    }




export const getCreateAlertMutationKey = () => ['createAlert'] as const;

export const getCreateAlertMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createAlert>>, TError,CreateAlertMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createAlert>>, TError,CreateAlertMutationVariables, TContext> => {

const mutationKey = getCreateAlertMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createAlert>>, CreateAlertMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createAlert(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof createAlert>>, variables: CreateAlertMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListAlertsQueryKey(), getListAlertsInfiniteQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };

        const customOptions = idempotentMutationPolicy({...mutationOptions, mutationFn, onSuccess}, { url: `/api/alert/create` }, { operationId: 'createAlert', operationName: 'createAlert' });


  return  customOptions}

    export type CreateAlertMutationResult = NonNullable<Awaited<ReturnType<typeof createAlert>>>
    export type CreateAlertMutationBody = CreateAlertRequest
    export type CreateAlertMutationError = ErrorType<unknown>
    export type CreateAlertMutationVariables = {data: CreateAlertRequest}

    /**
 * @summary Create a price alert
 */
export const useCreateAlert = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createAlert>>, TError,CreateAlertMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createAlert>>,
        TError,
        CreateAlertMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCreateAlertMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Idempotent: repeating the request has no further effect. An active alert counts from the change.
 * @summary Change, pause or resume a price alert
 */
export const changeAlert = (
    changeAlertRequest: ChangeAlertRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<AlertAnswer | ErrorEnvelope>(
      {url: `/api/alert/change`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: changeAlertRequest, signal
    },
      options);
    }




export const getChangeAlertMutationKey = () => ['changeAlert'] as const;

export const getChangeAlertMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeAlert>>, TError,ChangeAlertMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof changeAlert>>, TError,ChangeAlertMutationVariables, TContext> => {

const mutationKey = getChangeAlertMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeAlert>>, ChangeAlertMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  changeAlert(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof changeAlert>>, variables: ChangeAlertMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListAlertsQueryKey(), getListAlertsInfiniteQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };

        const customOptions = mutationPolicy({...mutationOptions, mutationFn, onSuccess});


  return  customOptions}

    export type ChangeAlertMutationResult = NonNullable<Awaited<ReturnType<typeof changeAlert>>>
    export type ChangeAlertMutationBody = ChangeAlertRequest
    export type ChangeAlertMutationError = ErrorType<unknown>
    export type ChangeAlertMutationVariables = {data: ChangeAlertRequest}

    /**
 * @summary Change, pause or resume a price alert
 */
export const useChangeAlert = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeAlert>>, TError,ChangeAlertMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeAlert>>,
        TError,
        ChangeAlertMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getChangeAlertMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * @summary Delete a price alert
 */
export const deleteAlert = (
    deleteAlertRequest: DeleteAlertRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Done | ErrorEnvelope>(
      {url: `/api/alert/delete`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: deleteAlertRequest, signal
    },
      options);
    }




export const getDeleteAlertMutationKey = () => ['deleteAlert'] as const;

export const getDeleteAlertMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteAlert>>, TError,DeleteAlertMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteAlert>>, TError,DeleteAlertMutationVariables, TContext> => {

const mutationKey = getDeleteAlertMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteAlert>>, DeleteAlertMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  deleteAlert(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof deleteAlert>>, variables: DeleteAlertMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListAlertsQueryKey(), getListAlertsInfiniteQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };

        const customOptions = mutationPolicy({...mutationOptions, mutationFn, onSuccess});


  return  customOptions}

    export type DeleteAlertMutationResult = NonNullable<Awaited<ReturnType<typeof deleteAlert>>>
    export type DeleteAlertMutationBody = DeleteAlertRequest
    export type DeleteAlertMutationError = ErrorType<unknown>
    export type DeleteAlertMutationVariables = {data: DeleteAlertRequest}

    /**
 * @summary Delete a price alert
 */
export const useDeleteAlert = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteAlert>>, TError,DeleteAlertMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteAlert>>,
        TError,
        DeleteAlertMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getDeleteAlertMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
