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
  BankCardAnswer,
  BankCardPage,
  BankCardRequest,
  Done,
  ErrorEnvelope,
  UnbindRequest,
  WalletAddressAnswer,
  WalletAddressPage,
  WalletAddressRequest
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
 * Newest first.
 * @summary List bank cards
 */
export const listBankCards = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<BankCardPage | ErrorEnvelope>(
      {url: `/api/bankCard/list`, method: 'GET', signal
    },
      options);
    }




export const getListBankCardsQueryKey = () => {
    return [
    `/api/bankCard/list`
    ] as const;
    }


export const getListBankCardsQueryOptions = <TData = Awaited<ReturnType<typeof listBankCards>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBankCards>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBankCardsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBankCards>>> = ({ signal }) => listBankCards(requestOptions, signal);



      const customOptions = queryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof listBankCards>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListBankCardsQueryResult = NonNullable<Awaited<ReturnType<typeof listBankCards>>>
export type ListBankCardsQueryError = ErrorType<unknown>


/**
 * @summary List bank cards
 */

export function useListBankCards<TData = Awaited<ReturnType<typeof listBankCards>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBankCards>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBankCardsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Required fields are returned by /api/bankPropertyConfig/list. Card numbers are validated by check digit: ISO/IEC 7812 for bank cards, ISO 13616 for IBANs. With two-step verification on, a code is also required (422, hint_second_code_needed).
 * @summary Add a bank card
 */
export const bindBankCard = (
    bankCardRequest: BankCardRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<BankCardAnswer | ErrorEnvelope>(
      {url: `/api/bankCard/bind`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: bankCardRequest, signal
    },
      options);
    }




export const getBindBankCardMutationKey = () => ['bindBankCard'] as const;

export const getBindBankCardMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bindBankCard>>, TError,BindBankCardMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof bindBankCard>>, TError,BindBankCardMutationVariables, TContext> => {

const mutationKey = getBindBankCardMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof bindBankCard>>, BindBankCardMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  bindBankCard(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof bindBankCard>>, variables: BindBankCardMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getListBankCardsQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };

        const customOptions = mutationPolicy({...mutationOptions, mutationFn, onSuccess});


  return  customOptions}

    export type BindBankCardMutationResult = NonNullable<Awaited<ReturnType<typeof bindBankCard>>>
    export type BindBankCardMutationBody = BankCardRequest
    export type BindBankCardMutationError = ErrorType<unknown>
    export type BindBankCardMutationVariables = {data: BankCardRequest}

    /**
 * @summary Add a bank card
 */
export const useBindBankCard = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bindBankCard>>, TError,BindBankCardMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof bindBankCard>>,
        TError,
        BindBankCardMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getBindBankCardMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Withdrawals in progress are not affected: each keeps its destination.
 * @summary Remove a bank card
 */
export const unbindBankCard = (
    unbindRequest: UnbindRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Done | ErrorEnvelope>(
      {url: `/api/bankCard/unbind`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: unbindRequest, signal
    },
      options);
    }




export const getUnbindBankCardMutationKey = () => ['unbindBankCard'] as const;

export const getUnbindBankCardMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof unbindBankCard>>, TError,UnbindBankCardMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof unbindBankCard>>, TError,UnbindBankCardMutationVariables, TContext> => {

const mutationKey = getUnbindBankCardMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof unbindBankCard>>, UnbindBankCardMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  unbindBankCard(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof unbindBankCard>>, variables: UnbindBankCardMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getListBankCardsQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };

        const customOptions = mutationPolicy({...mutationOptions, mutationFn, onSuccess});


  return  customOptions}

    export type UnbindBankCardMutationResult = NonNullable<Awaited<ReturnType<typeof unbindBankCard>>>
    export type UnbindBankCardMutationBody = UnbindRequest
    export type UnbindBankCardMutationError = ErrorType<unknown>
    export type UnbindBankCardMutationVariables = {data: UnbindRequest}

    /**
 * @summary Remove a bank card
 */
export const useUnbindBankCard = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof unbindBankCard>>, TError,UnbindBankCardMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof unbindBankCard>>,
        TError,
        UnbindBankCardMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUnbindBankCardMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Newest first.
 * @summary List wallet addresses
 */
export const listWalletAddresses = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<WalletAddressPage | ErrorEnvelope>(
      {url: `/api/walletAddress/list`, method: 'GET', signal
    },
      options);
    }




export const getListWalletAddressesQueryKey = () => {
    return [
    `/api/walletAddress/list`
    ] as const;
    }


export const getListWalletAddressesQueryOptions = <TData = Awaited<ReturnType<typeof listWalletAddresses>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWalletAddresses>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListWalletAddressesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listWalletAddresses>>> = ({ signal }) => listWalletAddresses(requestOptions, signal);



      const customOptions = queryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof listWalletAddresses>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListWalletAddressesQueryResult = NonNullable<Awaited<ReturnType<typeof listWalletAddresses>>>
export type ListWalletAddressesQueryError = ErrorType<unknown>


/**
 * @summary List wallet addresses
 */

export function useListWalletAddresses<TData = Awaited<ReturnType<typeof listWalletAddresses>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWalletAddresses>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListWalletAddressesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The address must match the given network in format and checksum. If it belongs to another network, the request fails and the error names the detected network. With two-step verification on, a code is also required (422, hint_second_code_needed).
 * @summary Add a wallet address
 */
export const bindWalletAddress = (
    walletAddressRequest: WalletAddressRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<WalletAddressAnswer | ErrorEnvelope>(
      {url: `/api/walletAddress/bind`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: walletAddressRequest, signal
    },
      options);
    }




export const getBindWalletAddressMutationKey = () => ['bindWalletAddress'] as const;

export const getBindWalletAddressMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bindWalletAddress>>, TError,BindWalletAddressMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof bindWalletAddress>>, TError,BindWalletAddressMutationVariables, TContext> => {

const mutationKey = getBindWalletAddressMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof bindWalletAddress>>, BindWalletAddressMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  bindWalletAddress(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof bindWalletAddress>>, variables: BindWalletAddressMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getListWalletAddressesQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };

        const customOptions = mutationPolicy({...mutationOptions, mutationFn, onSuccess});


  return  customOptions}

    export type BindWalletAddressMutationResult = NonNullable<Awaited<ReturnType<typeof bindWalletAddress>>>
    export type BindWalletAddressMutationBody = WalletAddressRequest
    export type BindWalletAddressMutationError = ErrorType<unknown>
    export type BindWalletAddressMutationVariables = {data: WalletAddressRequest}

    /**
 * @summary Add a wallet address
 */
export const useBindWalletAddress = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bindWalletAddress>>, TError,BindWalletAddressMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof bindWalletAddress>>,
        TError,
        BindWalletAddressMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getBindWalletAddressMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Withdrawals in progress are not affected: each keeps its destination.
 * @summary Remove a wallet address
 */
export const unbindWalletAddress = (
    unbindRequest: UnbindRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Done | ErrorEnvelope>(
      {url: `/api/walletAddress/unbind`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: unbindRequest, signal
    },
      options);
    }




export const getUnbindWalletAddressMutationKey = () => ['unbindWalletAddress'] as const;

export const getUnbindWalletAddressMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof unbindWalletAddress>>, TError,UnbindWalletAddressMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof unbindWalletAddress>>, TError,UnbindWalletAddressMutationVariables, TContext> => {

const mutationKey = getUnbindWalletAddressMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof unbindWalletAddress>>, UnbindWalletAddressMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  unbindWalletAddress(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof unbindWalletAddress>>, variables: UnbindWalletAddressMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getListWalletAddressesQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };

        const customOptions = mutationPolicy({...mutationOptions, mutationFn, onSuccess});


  return  customOptions}

    export type UnbindWalletAddressMutationResult = NonNullable<Awaited<ReturnType<typeof unbindWalletAddress>>>
    export type UnbindWalletAddressMutationBody = UnbindRequest
    export type UnbindWalletAddressMutationError = ErrorType<unknown>
    export type UnbindWalletAddressMutationVariables = {data: UnbindRequest}

    /**
 * @summary Remove a wallet address
 */
export const useUnbindWalletAddress = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof unbindWalletAddress>>, TError,UnbindWalletAddressMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof unbindWalletAddress>>,
        TError,
        UnbindWalletAddressMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUnbindWalletAddressMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
