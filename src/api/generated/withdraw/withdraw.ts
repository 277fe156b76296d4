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
  CancelWithdrawalRequest,
  ChangeWithdrawPasswordRequest,
  CodeSentAnswer,
  ErrorEnvelope,
  GetWithdrawalParams,
  ListWithdrawalsParams,
  ResetWithdrawPasswordRequest,
  SetWithdrawPasswordRequest,
  WithdrawPasswordStateAnswer,
  WithdrawalAnswer,
  WithdrawalPage,
  WithdrawalPreviewAnswer,
  WithdrawalPreviewRequest,
  WithdrawalRequest
} from '../models';

import {
  getGetAccountSafetyQueryKey
} from '../security/security.ts';

import {
  getListHoldingsQueryKey
} from '../spot/spot.ts';

import {
  getGetAssetPanelQueryKey,
  getGetUserBalanceQueryKey,
  getIsWithdrawPasswordSetQueryKey
} from '../user/user.ts';

import {
  getGetAllocationQueryKey,
  getGetDayChangeQueryKey,
  getGetRealisedReportQueryKey,
  getListBalancesQueryKey,
  getListBibiAssetsQueryKey,
  getListDayResultsQueryKey,
  getListLedgerEntriesInfiniteQueryKey,
  getListLedgerEntriesQueryKey,
  getListRealisedGainsInfiniteQueryKey,
  getListRealisedGainsQueryKey
} from '../wallet/wallet.ts';

import { http } from '../../client.ts';
import type { ErrorType } from '../../client.ts';
import { queryPolicy } from '../../operation-policies.ts';
import { mutationPolicy } from '../../operation-policies.ts';
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
 * @summary Get withdrawal password status
 */
export const getWithdrawPasswordState = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<WithdrawPasswordStateAnswer | ErrorEnvelope>(
      {url: `/api/withdrawPassword/state`, method: 'GET', signal
    },
      options);
    }




export const getGetWithdrawPasswordStateQueryKey = () => {
    return [
    `/api/withdrawPassword/state`
    ] as const;
    }


export const getGetWithdrawPasswordStateQueryOptions = <TData = Awaited<ReturnType<typeof getWithdrawPasswordState>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWithdrawPasswordState>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetWithdrawPasswordStateQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getWithdrawPasswordState>>> = ({ signal }) => getWithdrawPasswordState(requestOptions, signal);



      const customOptions = queryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof getWithdrawPasswordState>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetWithdrawPasswordStateQueryResult = NonNullable<Awaited<ReturnType<typeof getWithdrawPasswordState>>>
export type GetWithdrawPasswordStateQueryError = ErrorType<unknown>


/**
 * @summary Get withdrawal password status
 */

export function useGetWithdrawPasswordState<TData = Awaited<ReturnType<typeof getWithdrawPasswordState>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWithdrawPasswordState>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetWithdrawPasswordStateQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * First-time setup. Requires the sign-in password, so that an open session alone is not enough to withdraw funds. Blocks withdrawals for 24 hours, unless two-step verification has been on for a day. With two-step verification on, a code is also required (422, hint_second_code_needed).
 * @summary Set the withdrawal password
 */
export const setWithdrawPassword = (
    setWithdrawPasswordRequest: SetWithdrawPasswordRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<WithdrawPasswordStateAnswer | ErrorEnvelope>(
      {url: `/api/withdrawPassword/set`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: setWithdrawPasswordRequest, signal
    },
      options);
    }




export const getSetWithdrawPasswordMutationKey = () => ['setWithdrawPassword'] as const;

export const getSetWithdrawPasswordMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setWithdrawPassword>>, TError,SetWithdrawPasswordMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof setWithdrawPassword>>, TError,SetWithdrawPasswordMutationVariables, TContext> => {

const mutationKey = getSetWithdrawPasswordMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setWithdrawPassword>>, SetWithdrawPasswordMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  setWithdrawPassword(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof setWithdrawPassword>>, variables: SetWithdrawPasswordMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getGetWithdrawPasswordStateQueryKey(), getIsWithdrawPasswordSetQueryKey(), getGetAccountSafetyQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };

        const customOptions = mutationPolicy({...mutationOptions, mutationFn, onSuccess});


  return  customOptions}

    export type SetWithdrawPasswordMutationResult = NonNullable<Awaited<ReturnType<typeof setWithdrawPassword>>>
    export type SetWithdrawPasswordMutationBody = SetWithdrawPasswordRequest
    export type SetWithdrawPasswordMutationError = ErrorType<unknown>
    export type SetWithdrawPasswordMutationVariables = {data: SetWithdrawPasswordRequest}

    /**
 * @summary Set the withdrawal password
 */
export const useSetWithdrawPassword = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setWithdrawPassword>>, TError,SetWithdrawPasswordMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setWithdrawPassword>>,
        TError,
        SetWithdrawPasswordMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getSetWithdrawPasswordMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Requires the current one. Five wrong attempts in a row lock it for 15 minutes, also for withdrawals. With two-step verification on, a code is also required (422, hint_second_code_needed).
 * @summary Change the withdrawal password
 */
export const changeWithdrawPassword = (
    changeWithdrawPasswordRequest: ChangeWithdrawPasswordRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<WithdrawPasswordStateAnswer | ErrorEnvelope>(
      {url: `/api/withdrawPassword/change`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: changeWithdrawPasswordRequest, signal
    },
      options);
    }




export const getChangeWithdrawPasswordMutationKey = () => ['changeWithdrawPassword'] as const;

export const getChangeWithdrawPasswordMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeWithdrawPassword>>, TError,ChangeWithdrawPasswordMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof changeWithdrawPassword>>, TError,ChangeWithdrawPasswordMutationVariables, TContext> => {

const mutationKey = getChangeWithdrawPasswordMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeWithdrawPassword>>, ChangeWithdrawPasswordMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  changeWithdrawPassword(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof changeWithdrawPassword>>, variables: ChangeWithdrawPasswordMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getGetWithdrawPasswordStateQueryKey(), getIsWithdrawPasswordSetQueryKey(), getGetAccountSafetyQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };

        const customOptions = mutationPolicy({...mutationOptions, mutationFn, onSuccess});


  return  customOptions}

    export type ChangeWithdrawPasswordMutationResult = NonNullable<Awaited<ReturnType<typeof changeWithdrawPassword>>>
    export type ChangeWithdrawPasswordMutationBody = ChangeWithdrawPasswordRequest
    export type ChangeWithdrawPasswordMutationError = ErrorType<unknown>
    export type ChangeWithdrawPasswordMutationVariables = {data: ChangeWithdrawPasswordRequest}

    /**
 * @summary Change the withdrawal password
 */
export const useChangeWithdrawPassword = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeWithdrawPassword>>, TError,ChangeWithdrawPasswordMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeWithdrawPassword>>,
        TError,
        ChangeWithdrawPasswordMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getChangeWithdrawPasswordMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Sent to the account's own email address or phone number. One code per minute; 429 returns the time to wait.
 * @summary Send a withdrawal password reset code
 */
export const sendWithdrawPasswordCode = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<CodeSentAnswer | ErrorEnvelope>(
      {url: `/api/withdrawPassword/code`, method: 'POST', signal
    },
      options);
    }




export const getSendWithdrawPasswordCodeMutationKey = () => ['sendWithdrawPasswordCode'] as const;

export const getSendWithdrawPasswordCodeMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendWithdrawPasswordCode>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof sendWithdrawPasswordCode>>, TError,void, TContext> => {

const mutationKey = getSendWithdrawPasswordCodeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendWithdrawPasswordCode>>, void> = () => {


          return  sendWithdrawPasswordCode(requestOptions)
        }



        const customOptions = mutationPolicy({...mutationOptions, mutationFn});


  return  customOptions}

    export type SendWithdrawPasswordCodeMutationResult = NonNullable<Awaited<ReturnType<typeof sendWithdrawPasswordCode>>>

    export type SendWithdrawPasswordCodeMutationError = ErrorType<unknown>


    /**
 * @summary Send a withdrawal password reset code
 */
export const useSendWithdrawPasswordCode = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendWithdrawPasswordCode>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendWithdrawPasswordCode>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getSendWithdrawPasswordCodeMutationOptions(options), queryClient);
    }
    /**
 * Requires the sign-in password and the code sent to the account. Blocks withdrawals for 24 hours. Removes a lock caused by wrong attempts. With two-step verification on, a code is also required (422, hint_second_code_needed).
 * @summary Reset the withdrawal password
 */
export const resetWithdrawPassword = (
    resetWithdrawPasswordRequest: ResetWithdrawPasswordRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<WithdrawPasswordStateAnswer | ErrorEnvelope>(
      {url: `/api/withdrawPassword/reset`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: resetWithdrawPasswordRequest, signal
    },
      options);
    }




export const getResetWithdrawPasswordMutationKey = () => ['resetWithdrawPassword'] as const;

export const getResetWithdrawPasswordMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetWithdrawPassword>>, TError,ResetWithdrawPasswordMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof resetWithdrawPassword>>, TError,ResetWithdrawPasswordMutationVariables, TContext> => {

const mutationKey = getResetWithdrawPasswordMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resetWithdrawPassword>>, ResetWithdrawPasswordMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  resetWithdrawPassword(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof resetWithdrawPassword>>, variables: ResetWithdrawPasswordMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getGetWithdrawPasswordStateQueryKey(), getIsWithdrawPasswordSetQueryKey(), getGetAccountSafetyQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };

        const customOptions = mutationPolicy({...mutationOptions, mutationFn, onSuccess});


  return  customOptions}

    export type ResetWithdrawPasswordMutationResult = NonNullable<Awaited<ReturnType<typeof resetWithdrawPassword>>>
    export type ResetWithdrawPasswordMutationBody = ResetWithdrawPasswordRequest
    export type ResetWithdrawPasswordMutationError = ErrorType<unknown>
    export type ResetWithdrawPasswordMutationVariables = {data: ResetWithdrawPasswordRequest}

    /**
 * @summary Reset the withdrawal password
 */
export const useResetWithdrawPassword = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetWithdrawPassword>>, TError,ResetWithdrawPasswordMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resetWithdrawPassword>>,
        TError,
        ResetWithdrawPasswordMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getResetWithdrawPasswordMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Has no side effects. `problem` gives the reason if the request would fail.
 * @summary Preview a withdrawal
 */
export const previewWithdrawal = (
    withdrawalPreviewRequest: WithdrawalPreviewRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<WithdrawalPreviewAnswer | ErrorEnvelope>(
      {url: `/api/withdraw/preview`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: withdrawalPreviewRequest, signal
    },
      options);
    }




export const getPreviewWithdrawalQueryKey = (withdrawalPreviewRequest?: WithdrawalPreviewRequest,) => {
    return [
    'POST', `/api/withdraw/preview`, withdrawalPreviewRequest
    ] as const;
    }


export const getPreviewWithdrawalQueryOptions = <TData = Awaited<ReturnType<typeof previewWithdrawal>>, TError = ErrorType<unknown>>(withdrawalPreviewRequest: WithdrawalPreviewRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewWithdrawal>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getPreviewWithdrawalQueryKey(withdrawalPreviewRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof previewWithdrawal>>> = ({ signal }) => previewWithdrawal(withdrawalPreviewRequest, requestOptions, signal);



      const customOptions = queryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof previewWithdrawal>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type PreviewWithdrawalQueryResult = NonNullable<Awaited<ReturnType<typeof previewWithdrawal>>>
export type PreviewWithdrawalQueryError = ErrorType<unknown>


/**
 * @summary Preview a withdrawal
 */

export function usePreviewWithdrawal<TData = Awaited<ReturnType<typeof previewWithdrawal>>, TError = ErrorType<unknown>>(
 withdrawalPreviewRequest: WithdrawalPreviewRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewWithdrawal>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getPreviewWithdrawalQueryOptions(withdrawalPreviewRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Paid to a saved bank card or wallet address. The amount is put on hold immediately and leaves the balance when it is sent. The fee is deducted from the amount. Fails if less would be received than was confirmed. With two-step verification on, a code is also required (422, hint_second_code_needed).
 * @summary Create a withdrawal
 */
export const createWithdrawal = (
    withdrawalRequest: WithdrawalRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<WithdrawalAnswer | ErrorEnvelope>(
      {url: `/api/withdraw/create`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: withdrawalRequest, signal
    },
      options);
    }




export const getCreateWithdrawalMutationKey = () => ['createWithdrawal'] as const;

export const getCreateWithdrawalMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createWithdrawal>>, TError,CreateWithdrawalMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createWithdrawal>>, TError,CreateWithdrawalMutationVariables, TContext> => {

const mutationKey = getCreateWithdrawalMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createWithdrawal>>, CreateWithdrawalMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createWithdrawal(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof createWithdrawal>>, variables: CreateWithdrawalMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getGetUserBalanceQueryKey(), getListBalancesQueryKey(), getGetAllocationQueryKey(), getGetAssetPanelQueryKey(), getGetDayChangeQueryKey(), getListDayResultsQueryKey(), getListLedgerEntriesQueryKey(), getListLedgerEntriesInfiniteQueryKey(), getGetRealisedReportQueryKey(), getListRealisedGainsQueryKey(), getListRealisedGainsInfiniteQueryKey(), getListHoldingsQueryKey(), getListBibiAssetsQueryKey(), getListWithdrawalsQueryKey(), getListWithdrawalsInfiniteQueryKey(), getGetWithdrawalQueryKey(), getGetWithdrawPasswordStateQueryKey(), getIsWithdrawPasswordSetQueryKey(), getGetAccountSafetyQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };

        const customOptions = idempotentMutationPolicy({...mutationOptions, mutationFn, onSuccess}, { url: `/api/withdraw/create` }, { operationId: 'createWithdrawal', operationName: 'createWithdrawal' });


  return  customOptions}

    export type CreateWithdrawalMutationResult = NonNullable<Awaited<ReturnType<typeof createWithdrawal>>>
    export type CreateWithdrawalMutationBody = WithdrawalRequest
    export type CreateWithdrawalMutationError = ErrorType<unknown>
    export type CreateWithdrawalMutationVariables = {data: WithdrawalRequest}

    /**
 * @summary Create a withdrawal
 */
export const useCreateWithdrawal = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createWithdrawal>>, TError,CreateWithdrawalMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createWithdrawal>>,
        TError,
        CreateWithdrawalMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCreateWithdrawalMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Only while it is under review. Releases the amount on hold.
 * @summary Cancel a withdrawal
 */
export const cancelWithdrawal = (
    cancelWithdrawalRequest: CancelWithdrawalRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<WithdrawalAnswer | ErrorEnvelope>(
      {url: `/api/withdraw/cancel`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: cancelWithdrawalRequest, signal
    },
      options);
    }




export const getCancelWithdrawalMutationKey = () => ['cancelWithdrawal'] as const;

export const getCancelWithdrawalMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelWithdrawal>>, TError,CancelWithdrawalMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof cancelWithdrawal>>, TError,CancelWithdrawalMutationVariables, TContext> => {

const mutationKey = getCancelWithdrawalMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelWithdrawal>>, CancelWithdrawalMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  cancelWithdrawal(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof cancelWithdrawal>>, variables: CancelWithdrawalMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getGetUserBalanceQueryKey(), getListBalancesQueryKey(), getGetAllocationQueryKey(), getGetAssetPanelQueryKey(), getGetDayChangeQueryKey(), getListDayResultsQueryKey(), getListLedgerEntriesQueryKey(), getListLedgerEntriesInfiniteQueryKey(), getGetRealisedReportQueryKey(), getListRealisedGainsQueryKey(), getListRealisedGainsInfiniteQueryKey(), getListHoldingsQueryKey(), getListBibiAssetsQueryKey(), getListWithdrawalsQueryKey(), getListWithdrawalsInfiniteQueryKey(), getGetWithdrawalQueryKey(), getGetWithdrawPasswordStateQueryKey(), getIsWithdrawPasswordSetQueryKey(), getGetAccountSafetyQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };

        const customOptions = idempotentMutationPolicy({...mutationOptions, mutationFn, onSuccess}, { url: `/api/withdraw/cancel` }, { operationId: 'cancelWithdrawal', operationName: 'cancelWithdrawal' });


  return  customOptions}

    export type CancelWithdrawalMutationResult = NonNullable<Awaited<ReturnType<typeof cancelWithdrawal>>>
    export type CancelWithdrawalMutationBody = CancelWithdrawalRequest
    export type CancelWithdrawalMutationError = ErrorType<unknown>
    export type CancelWithdrawalMutationVariables = {data: CancelWithdrawalRequest}

    /**
 * @summary Cancel a withdrawal
 */
export const useCancelWithdrawal = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelWithdrawal>>, TError,CancelWithdrawalMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelWithdrawal>>,
        TError,
        CancelWithdrawalMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCancelWithdrawalMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Newest first.
 * @summary List withdrawals
 */
export const listWithdrawals = (
    params: ListWithdrawalsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<WithdrawalPage | ErrorEnvelope>(
      {url: `/api/withdraw/list`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListWithdrawalsInfiniteQueryKey = (params?: ListWithdrawalsParams,) => {
    return [
    'infinite', `/api/withdraw/list`, ...(params ? [params] : [])
    ] as const;
    }

export const getListWithdrawalsQueryKey = (params?: ListWithdrawalsParams,) => {
    return [
    `/api/withdraw/list`, ...(params ? [params] : [])
    ] as const;
    }


export const getListWithdrawalsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listWithdrawals>>, ListWithdrawalsParams['pageNum']>, TError = ErrorType<unknown>>(params: ListWithdrawalsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listWithdrawals>>, TError, TData, QueryKey, ListWithdrawalsParams['pageNum']>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListWithdrawalsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listWithdrawals>>, QueryKey, ListWithdrawalsParams['pageNum']> = ({ signal, pageParam }) => listWithdrawals({...params, 'pageNum': pageParam ?? params?.['pageNum']}, requestOptions, signal);



      const customOptions = pagedQueryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listWithdrawals>>, TError, TData, QueryKey, ListWithdrawalsParams['pageNum']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListWithdrawalsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listWithdrawals>>>
export type ListWithdrawalsInfiniteQueryError = ErrorType<unknown>


/**
 * @summary List withdrawals
 */

export function useListWithdrawalsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listWithdrawals>>, ListWithdrawalsParams['pageNum']>, TError = ErrorType<unknown>>(
 params: ListWithdrawalsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listWithdrawals>>, TError, TData, QueryKey, ListWithdrawalsParams['pageNum']>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListWithdrawalsInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListWithdrawalsQueryOptions = <TData = Awaited<ReturnType<typeof listWithdrawals>>, TError = ErrorType<unknown>>(params: ListWithdrawalsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWithdrawals>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListWithdrawalsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listWithdrawals>>> = ({ signal }) => listWithdrawals(params, requestOptions, signal);



      const customOptions = pagedQueryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof listWithdrawals>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListWithdrawalsQueryResult = NonNullable<Awaited<ReturnType<typeof listWithdrawals>>>
export type ListWithdrawalsQueryError = ErrorType<unknown>


/**
 * @summary List withdrawals
 */

export function useListWithdrawals<TData = Awaited<ReturnType<typeof listWithdrawals>>, TError = ErrorType<unknown>>(
 params: ListWithdrawalsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWithdrawals>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListWithdrawalsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Get a withdrawal
 */
export const getWithdrawal = (
    params: GetWithdrawalParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<WithdrawalAnswer | ErrorEnvelope>(
      {url: `/api/withdraw/detail`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetWithdrawalQueryKey = (params?: GetWithdrawalParams,) => {
    return [
    `/api/withdraw/detail`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetWithdrawalQueryOptions = <TData = Awaited<ReturnType<typeof getWithdrawal>>, TError = ErrorType<unknown>>(params: GetWithdrawalParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWithdrawal>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetWithdrawalQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getWithdrawal>>> = ({ signal }) => getWithdrawal(params, requestOptions, signal);



      const customOptions = queryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof getWithdrawal>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetWithdrawalQueryResult = NonNullable<Awaited<ReturnType<typeof getWithdrawal>>>
export type GetWithdrawalQueryError = ErrorType<unknown>


/**
 * @summary Get a withdrawal
 */

export function useGetWithdrawal<TData = Awaited<ReturnType<typeof getWithdrawal>>, TError = ErrorType<unknown>>(
 params: GetWithdrawalParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWithdrawal>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetWithdrawalQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






