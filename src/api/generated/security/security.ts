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

import {
  getListBankCardsQueryKey,
  getListWalletAddressesQueryKey
} from '../binding/binding.ts';

import type {
  AccountSafetyAnswer,
  AddressRestRequest,
  BeginPasskeyBody,
  BeginStepUpBody,
  ClosingAnswer,
  ClosingProof,
  Done,
  EndOtherSessionsBody,
  EndedAnswer,
  ErrorEnvelope,
  ExportPartParams,
  ExportPartsAnswer,
  ExportRowsAnswer,
  FirstCode,
  FullProof,
  NewPasskey,
  PasskeyAnswer,
  PasskeyChoice,
  PasskeyOptionsAnswer,
  PasskeyRename,
  PasskeysAnswer,
  PasswordChange,
  PasswordProof,
  RecoveryCodesAnswer,
  SecurityAnswer,
  SessionChoice,
  SessionsAnswer,
  StepUpAnswer,
  StepUpOptionsAnswer,
  StepUpProof,
  TwoStepKeyAnswer
} from '../models';

import { http } from '../../client.ts';
import type { ErrorType } from '../../client.ts';
import { queryPolicy } from '../../operation-policies.ts';
import { mutationPolicy } from '../../operation-policies.ts';
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
 * @summary Get security settings
 */
export const getSecurity = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SecurityAnswer | ErrorEnvelope>(
      {url: `/api/security/detail`, method: 'GET', signal
    },
      options);
    }




export const getGetSecurityQueryKey = () => {
    return [
    `/api/security/detail`
    ] as const;
    }


export const getGetSecurityQueryOptions = <TData = Awaited<ReturnType<typeof getSecurity>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecurity>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSecurityQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSecurity>>> = ({ signal }) => getSecurity(requestOptions, signal);



      const customOptions = queryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof getSecurity>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSecurityQueryResult = NonNullable<Awaited<ReturnType<typeof getSecurity>>>
export type GetSecurityQueryError = ErrorType<unknown>


/**
 * @summary Get security settings
 */

export function useGetSecurity<TData = Awaited<ReturnType<typeof getSecurity>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecurity>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSecurityQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Ends all other sessions of the account. Wrong passwords are counted separately from sign-in: after five in a row, 423 returns how many minutes no password is accepted. Shared accounts, such as the demo account of a sandbox, cannot be changed (460). With two-step verification on, a code is also required (422, hint_second_code_needed).
 * @summary Change the sign-in password
 */
export const changePassword = (
    passwordChange: PasswordChange,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<EndedAnswer | ErrorEnvelope>(
      {url: `/api/security/changePassword`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: passwordChange, signal
    },
      options);
    }




export const getChangePasswordMutationKey = () => ['changePassword'] as const;

export const getChangePasswordMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changePassword>>, TError,ChangePasswordMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof changePassword>>, TError,ChangePasswordMutationVariables, TContext> => {

const mutationKey = getChangePasswordMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changePassword>>, ChangePasswordMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  changePassword(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof changePassword>>, variables: ChangePasswordMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getGetSecurityQueryKey(), getListSessionsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };

        const customOptions = mutationPolicy({...mutationOptions, mutationFn, onSuccess});


  return  customOptions}

    export type ChangePasswordMutationResult = NonNullable<Awaited<ReturnType<typeof changePassword>>>
    export type ChangePasswordMutationBody = PasswordChange
    export type ChangePasswordMutationError = ErrorType<unknown>
    export type ChangePasswordMutationVariables = {data: PasswordChange}

    /**
 * @summary Change the sign-in password
 */
export const useChangePassword = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changePassword>>, TError,ChangePasswordMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changePassword>>,
        TError,
        ChangePasswordMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getChangePasswordMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * The newest 100. For a shared account, only the current session.
 * @summary List sessions
 */
export const listSessions = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SessionsAnswer | ErrorEnvelope>(
      {url: `/api/security/sessions`, method: 'GET', signal
    },
      options);
    }




export const getListSessionsQueryKey = () => {
    return [
    `/api/security/sessions`
    ] as const;
    }


export const getListSessionsQueryOptions = <TData = Awaited<ReturnType<typeof listSessions>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSessionsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSessions>>> = ({ signal }) => listSessions(requestOptions, signal);



      const customOptions = queryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSessionsQueryResult = NonNullable<Awaited<ReturnType<typeof listSessions>>>
export type ListSessionsQueryError = ErrorType<unknown>


/**
 * @summary List sessions
 */

export function useListSessions<TData = Awaited<ReturnType<typeof listSessions>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSessionsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Sign out a session
 */
export const endSession = (
    sessionChoice: SessionChoice,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Done | ErrorEnvelope>(
      {url: `/api/security/endSession`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: sessionChoice, signal
    },
      options);
    }




export const getEndSessionMutationKey = () => ['endSession'] as const;

export const getEndSessionMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endSession>>, TError,EndSessionMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof endSession>>, TError,EndSessionMutationVariables, TContext> => {

const mutationKey = getEndSessionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof endSession>>, EndSessionMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  endSession(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof endSession>>, variables: EndSessionMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListSessionsQueryKey(), getGetSecurityQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };

        const customOptions = mutationPolicy({...mutationOptions, mutationFn, onSuccess});


  return  customOptions}

    export type EndSessionMutationResult = NonNullable<Awaited<ReturnType<typeof endSession>>>
    export type EndSessionMutationBody = SessionChoice
    export type EndSessionMutationError = ErrorType<unknown>
    export type EndSessionMutationVariables = {data: SessionChoice}

    /**
 * @summary Sign out a session
 */
export const useEndSession = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endSession>>, TError,EndSessionMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof endSession>>,
        TError,
        EndSessionMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getEndSessionMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * @summary Sign out all other sessions
 */
export const endOtherSessions = (
    endOtherSessionsBody?: EndOtherSessionsBody,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<EndedAnswer | ErrorEnvelope>(
      {url: `/api/security/endOtherSessions`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: endOtherSessionsBody, signal
    },
      options);
    }




export const getEndOtherSessionsMutationKey = () => ['endOtherSessions'] as const;

export const getEndOtherSessionsMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endOtherSessions>>, TError,EndOtherSessionsMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof endOtherSessions>>, TError,EndOtherSessionsMutationVariables, TContext> => {

const mutationKey = getEndOtherSessionsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof endOtherSessions>>, EndOtherSessionsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  endOtherSessions(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof endOtherSessions>>, variables: EndOtherSessionsMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListSessionsQueryKey(), getGetSecurityQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };

        const customOptions = mutationPolicy({...mutationOptions, mutationFn, onSuccess});


  return  customOptions}

    export type EndOtherSessionsMutationResult = NonNullable<Awaited<ReturnType<typeof endOtherSessions>>>
    export type EndOtherSessionsMutationBody = EndOtherSessionsBody | undefined
    export type EndOtherSessionsMutationError = ErrorType<unknown>
    export type EndOtherSessionsMutationVariables = {data?: EndOtherSessionsBody}

    /**
 * @summary Sign out all other sessions
 */
export const useEndOtherSessions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endOtherSessions>>, TError,EndOtherSessionsMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof endOtherSessions>>,
        TError,
        EndOtherSessionsMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getEndOtherSessionsMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Returns a key for an authenticator app. The key takes effect only when `confirmTwoStep` receives a first code generated from it within 15 minutes.
 * @summary Start two-step verification setup
 */
export const beginTwoStep = (
    passwordProof: PasswordProof,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<TwoStepKeyAnswer | ErrorEnvelope>(
      {url: `/api/security/beginTwoStep`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: passwordProof, signal
    },
      options);
    }




export const getBeginTwoStepMutationKey = () => ['beginTwoStep'] as const;

export const getBeginTwoStepMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof beginTwoStep>>, TError,BeginTwoStepMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof beginTwoStep>>, TError,BeginTwoStepMutationVariables, TContext> => {

const mutationKey = getBeginTwoStepMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof beginTwoStep>>, BeginTwoStepMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  beginTwoStep(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof beginTwoStep>>, variables: BeginTwoStepMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getGetSecurityQueryKey(), getListSessionsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };

        const customOptions = mutationPolicy({...mutationOptions, mutationFn, onSuccess});


  return  customOptions}

    export type BeginTwoStepMutationResult = NonNullable<Awaited<ReturnType<typeof beginTwoStep>>>
    export type BeginTwoStepMutationBody = PasswordProof
    export type BeginTwoStepMutationError = ErrorType<unknown>
    export type BeginTwoStepMutationVariables = {data: PasswordProof}

    /**
 * @summary Start two-step verification setup
 */
export const useBeginTwoStep = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof beginTwoStep>>, TError,BeginTwoStepMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof beginTwoStep>>,
        TError,
        BeginTwoStepMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getBeginTwoStepMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Requires a first code from the app. The recovery codes are shown only once and stored as hashes; each can be used once in place of a code.
 * @summary Turn on two-step verification
 */
export const confirmTwoStep = (
    firstCode: FirstCode,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<RecoveryCodesAnswer | ErrorEnvelope>(
      {url: `/api/security/confirmTwoStep`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: firstCode, signal
    },
      options);
    }




export const getConfirmTwoStepMutationKey = () => ['confirmTwoStep'] as const;

export const getConfirmTwoStepMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmTwoStep>>, TError,ConfirmTwoStepMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof confirmTwoStep>>, TError,ConfirmTwoStepMutationVariables, TContext> => {

const mutationKey = getConfirmTwoStepMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmTwoStep>>, ConfirmTwoStepMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  confirmTwoStep(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof confirmTwoStep>>, variables: ConfirmTwoStepMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getGetSecurityQueryKey(), getListSessionsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };

        const customOptions = mutationPolicy({...mutationOptions, mutationFn, onSuccess});


  return  customOptions}

    export type ConfirmTwoStepMutationResult = NonNullable<Awaited<ReturnType<typeof confirmTwoStep>>>
    export type ConfirmTwoStepMutationBody = FirstCode
    export type ConfirmTwoStepMutationError = ErrorType<unknown>
    export type ConfirmTwoStepMutationVariables = {data: FirstCode}

    /**
 * @summary Turn on two-step verification
 */
export const useConfirmTwoStep = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmTwoStep>>, TError,ConfirmTwoStepMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof confirmTwoStep>>,
        TError,
        ConfirmTwoStepMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getConfirmTwoStepMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * @summary Turn off two-step verification
 */
export const endTwoStep = (
    fullProof: FullProof,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Done | ErrorEnvelope>(
      {url: `/api/security/endTwoStep`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: fullProof, signal
    },
      options);
    }




export const getEndTwoStepMutationKey = () => ['endTwoStep'] as const;

export const getEndTwoStepMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endTwoStep>>, TError,EndTwoStepMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof endTwoStep>>, TError,EndTwoStepMutationVariables, TContext> => {

const mutationKey = getEndTwoStepMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof endTwoStep>>, EndTwoStepMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  endTwoStep(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof endTwoStep>>, variables: EndTwoStepMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getGetSecurityQueryKey(), getListSessionsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };

        const customOptions = mutationPolicy({...mutationOptions, mutationFn, onSuccess});


  return  customOptions}

    export type EndTwoStepMutationResult = NonNullable<Awaited<ReturnType<typeof endTwoStep>>>
    export type EndTwoStepMutationBody = FullProof
    export type EndTwoStepMutationError = ErrorType<unknown>
    export type EndTwoStepMutationVariables = {data: FullProof}

    /**
 * @summary Turn off two-step verification
 */
export const useEndTwoStep = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endTwoStep>>, TError,EndTwoStepMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof endTwoStep>>,
        TError,
        EndTwoStepMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getEndTwoStepMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * The previous codes stop working.
 * @summary Create new recovery codes
 */
export const renewRecoveryCodes = (
    fullProof: FullProof,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<RecoveryCodesAnswer | ErrorEnvelope>(
      {url: `/api/security/renewRecoveryCodes`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: fullProof, signal
    },
      options);
    }




export const getRenewRecoveryCodesMutationKey = () => ['renewRecoveryCodes'] as const;

export const getRenewRecoveryCodesMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof renewRecoveryCodes>>, TError,RenewRecoveryCodesMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof renewRecoveryCodes>>, TError,RenewRecoveryCodesMutationVariables, TContext> => {

const mutationKey = getRenewRecoveryCodesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof renewRecoveryCodes>>, RenewRecoveryCodesMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  renewRecoveryCodes(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof renewRecoveryCodes>>, variables: RenewRecoveryCodesMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getGetSecurityQueryKey(), getListSessionsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };

        const customOptions = mutationPolicy({...mutationOptions, mutationFn, onSuccess});


  return  customOptions}

    export type RenewRecoveryCodesMutationResult = NonNullable<Awaited<ReturnType<typeof renewRecoveryCodes>>>
    export type RenewRecoveryCodesMutationBody = FullProof
    export type RenewRecoveryCodesMutationError = ErrorType<unknown>
    export type RenewRecoveryCodesMutationVariables = {data: FullProof}

    /**
 * @summary Create new recovery codes
 */
export const useRenewRecoveryCodes = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof renewRecoveryCodes>>, TError,RenewRecoveryCodesMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof renewRecoveryCodes>>,
        TError,
        RenewRecoveryCodesMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getRenewRecoveryCodesMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Oldest first, 20 at most.
 * @summary List passkeys
 */
export const listPasskeys = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<PasskeysAnswer | ErrorEnvelope>(
      {url: `/api/security/passkeys`, method: 'GET', signal
    },
      options);
    }




export const getListPasskeysQueryKey = () => {
    return [
    `/api/security/passkeys`
    ] as const;
    }


export const getListPasskeysQueryOptions = <TData = Awaited<ReturnType<typeof listPasskeys>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPasskeys>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPasskeysQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPasskeys>>> = ({ signal }) => listPasskeys(requestOptions, signal);



      const customOptions = queryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof listPasskeys>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPasskeysQueryResult = NonNullable<Awaited<ReturnType<typeof listPasskeys>>>
export type ListPasskeysQueryError = ErrorType<unknown>


/**
 * @summary List passkeys
 */

export function useListPasskeys<TData = Awaited<ReturnType<typeof listPasskeys>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPasskeys>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPasskeysQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Returns options for `navigator.credentials.create`; their challenge is valid for five minutes, once. Requires a confirmed session (`confirmStepUp`): 422, hint_second_code_needed with two-step verification on, otherwise 460, hint_step_up_needed.
 * @summary Start adding a passkey
 */
export const beginPasskey = (
    beginPasskeyBody?: BeginPasskeyBody,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<PasskeyOptionsAnswer | ErrorEnvelope>(
      {url: `/api/security/beginPasskey`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: beginPasskeyBody, signal
    },
      options);
    }




export const getBeginPasskeyMutationKey = () => ['beginPasskey'] as const;

export const getBeginPasskeyMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof beginPasskey>>, TError,BeginPasskeyMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof beginPasskey>>, TError,BeginPasskeyMutationVariables, TContext> => {

const mutationKey = getBeginPasskeyMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof beginPasskey>>, BeginPasskeyMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  beginPasskey(data,requestOptions)
        }



        const customOptions = mutationPolicy({...mutationOptions, mutationFn});


  return  customOptions}

    export type BeginPasskeyMutationResult = NonNullable<Awaited<ReturnType<typeof beginPasskey>>>
    export type BeginPasskeyMutationBody = BeginPasskeyBody | undefined
    export type BeginPasskeyMutationError = ErrorType<unknown>
    export type BeginPasskeyMutationVariables = {data?: BeginPasskeyBody}

    /**
 * @summary Start adding a passkey
 */
export const useBeginPasskey = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof beginPasskey>>, TError,BeginPasskeyMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof beginPasskey>>,
        TError,
        BeginPasskeyMutationVariables,
        TContext
      > => {
      return useMutation(getBeginPasskeyMutationOptions(options), queryClient);
    }
    /**
 * Takes what `navigator.credentials.create` returned. The credential is rejected (460) when its challenge was not issued to this account for this purpose, was used before or has expired, or when its origin or domain is another.
 * @summary Add a passkey
 */
export const addPasskey = (
    newPasskey: NewPasskey,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<PasskeyAnswer | ErrorEnvelope>(
      {url: `/api/security/addPasskey`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: newPasskey, signal
    },
      options);
    }




export const getAddPasskeyMutationKey = () => ['addPasskey'] as const;

export const getAddPasskeyMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addPasskey>>, TError,AddPasskeyMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof addPasskey>>, TError,AddPasskeyMutationVariables, TContext> => {

const mutationKey = getAddPasskeyMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addPasskey>>, AddPasskeyMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  addPasskey(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof addPasskey>>, variables: AddPasskeyMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getListPasskeysQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };

        const customOptions = mutationPolicy({...mutationOptions, mutationFn, onSuccess});


  return  customOptions}

    export type AddPasskeyMutationResult = NonNullable<Awaited<ReturnType<typeof addPasskey>>>
    export type AddPasskeyMutationBody = NewPasskey
    export type AddPasskeyMutationError = ErrorType<unknown>
    export type AddPasskeyMutationVariables = {data: NewPasskey}

    /**
 * @summary Add a passkey
 */
export const useAddPasskey = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addPasskey>>, TError,AddPasskeyMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addPasskey>>,
        TError,
        AddPasskeyMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getAddPasskeyMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * @summary Rename a passkey
 */
export const renamePasskey = (
    passkeyRename: PasskeyRename,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Done | ErrorEnvelope>(
      {url: `/api/security/renamePasskey`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: passkeyRename, signal
    },
      options);
    }




export const getRenamePasskeyMutationKey = () => ['renamePasskey'] as const;

export const getRenamePasskeyMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof renamePasskey>>, TError,RenamePasskeyMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof renamePasskey>>, TError,RenamePasskeyMutationVariables, TContext> => {

const mutationKey = getRenamePasskeyMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof renamePasskey>>, RenamePasskeyMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  renamePasskey(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof renamePasskey>>, variables: RenamePasskeyMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getListPasskeysQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };

        const customOptions = mutationPolicy({...mutationOptions, mutationFn, onSuccess});


  return  customOptions}

    export type RenamePasskeyMutationResult = NonNullable<Awaited<ReturnType<typeof renamePasskey>>>
    export type RenamePasskeyMutationBody = PasskeyRename
    export type RenamePasskeyMutationError = ErrorType<unknown>
    export type RenamePasskeyMutationVariables = {data: PasskeyRename}

    /**
 * @summary Rename a passkey
 */
export const useRenamePasskey = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof renamePasskey>>, TError,RenamePasskeyMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof renamePasskey>>,
        TError,
        RenamePasskeyMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getRenamePasskeyMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Requires a confirmed session, as `beginPasskey` does. The account can still be signed in to with its password.
 * @summary Remove a passkey
 */
export const removePasskey = (
    passkeyChoice: PasskeyChoice,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Done | ErrorEnvelope>(
      {url: `/api/security/removePasskey`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: passkeyChoice, signal
    },
      options);
    }




export const getRemovePasskeyMutationKey = () => ['removePasskey'] as const;

export const getRemovePasskeyMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removePasskey>>, TError,RemovePasskeyMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof removePasskey>>, TError,RemovePasskeyMutationVariables, TContext> => {

const mutationKey = getRemovePasskeyMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removePasskey>>, RemovePasskeyMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  removePasskey(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof removePasskey>>, variables: RemovePasskeyMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getListPasskeysQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };

        const customOptions = mutationPolicy({...mutationOptions, mutationFn, onSuccess});


  return  customOptions}

    export type RemovePasskeyMutationResult = NonNullable<Awaited<ReturnType<typeof removePasskey>>>
    export type RemovePasskeyMutationBody = PasskeyChoice
    export type RemovePasskeyMutationError = ErrorType<unknown>
    export type RemovePasskeyMutationVariables = {data: PasskeyChoice}

    /**
 * @summary Remove a passkey
 */
export const useRemovePasskey = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removePasskey>>, TError,RemovePasskeyMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removePasskey>>,
        TError,
        RemovePasskeyMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getRemovePasskeyMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * How this account can confirm that the session is still used by its owner. `other` is the way without a passkey: a code with two-step verification on, otherwise the password.
 * @summary Start confirming the session
 */
export const beginStepUp = (
    beginStepUpBody?: BeginStepUpBody,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<StepUpOptionsAnswer | ErrorEnvelope>(
      {url: `/api/security/beginStepUp`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: beginStepUpBody, signal
    },
      options);
    }




export const getBeginStepUpMutationKey = () => ['beginStepUp'] as const;

export const getBeginStepUpMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof beginStepUp>>, TError,BeginStepUpMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof beginStepUp>>, TError,BeginStepUpMutationVariables, TContext> => {

const mutationKey = getBeginStepUpMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof beginStepUp>>, BeginStepUpMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  beginStepUp(data,requestOptions)
        }



        const customOptions = mutationPolicy({...mutationOptions, mutationFn});


  return  customOptions}

    export type BeginStepUpMutationResult = NonNullable<Awaited<ReturnType<typeof beginStepUp>>>
    export type BeginStepUpMutationBody = BeginStepUpBody | undefined
    export type BeginStepUpMutationError = ErrorType<unknown>
    export type BeginStepUpMutationVariables = {data?: BeginStepUpBody}

    /**
 * @summary Start confirming the session
 */
export const useBeginStepUp = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof beginStepUp>>, TError,BeginStepUpMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof beginStepUp>>,
        TError,
        BeginStepUpMutationVariables,
        TContext
      > => {
      return useMutation(getBeginStepUpMutationOptions(options), queryClient);
    }
    /**
 * By a passkey, by a code where two-step verification is on, or by the password where it is off. Operations that require a confirmed session accept it for five minutes. Wrong codes and passwords are counted; after five in a row, 423 returns for how many minutes none is accepted. Passwords of shared accounts are refused (460).
 * @summary Confirm the session
 */
export const confirmStepUp = (
    stepUpProof?: StepUpProof,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<StepUpAnswer | ErrorEnvelope>(
      {url: `/api/security/confirmStepUp`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: stepUpProof, signal
    },
      options);
    }




export const getConfirmStepUpMutationKey = () => ['confirmStepUp'] as const;

export const getConfirmStepUpMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmStepUp>>, TError,ConfirmStepUpMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof confirmStepUp>>, TError,ConfirmStepUpMutationVariables, TContext> => {

const mutationKey = getConfirmStepUpMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmStepUp>>, ConfirmStepUpMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  confirmStepUp(data,requestOptions)
        }



        const customOptions = mutationPolicy({...mutationOptions, mutationFn});


  return  customOptions}

    export type ConfirmStepUpMutationResult = NonNullable<Awaited<ReturnType<typeof confirmStepUp>>>
    export type ConfirmStepUpMutationBody = StepUpProof | undefined
    export type ConfirmStepUpMutationError = ErrorType<unknown>
    export type ConfirmStepUpMutationVariables = {data?: StepUpProof}

    /**
 * @summary Confirm the session
 */
export const useConfirmStepUp = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmStepUp>>, TError,ConfirmStepUpMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof confirmStepUp>>,
        TError,
        ConfirmStepUpMutationVariables,
        TContext
      > => {
      return useMutation(getConfirmStepUpMutationOptions(options), queryClient);
    }
    /**
 * @summary Get the freeze and the rests of the account
 */
export const getAccountSafety = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<AccountSafetyAnswer | ErrorEnvelope>(
      {url: `/api/security/safety`, method: 'GET', signal
    },
      options);
    }




export const getGetAccountSafetyQueryKey = () => {
    return [
    `/api/security/safety`
    ] as const;
    }


export const getGetAccountSafetyQueryOptions = <TData = Awaited<ReturnType<typeof getAccountSafety>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountSafety>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAccountSafetyQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAccountSafety>>> = ({ signal }) => getAccountSafety(requestOptions, signal);



      const customOptions = queryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof getAccountSafety>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAccountSafetyQueryResult = NonNullable<Awaited<ReturnType<typeof getAccountSafety>>>
export type GetAccountSafetyQueryError = ErrorType<unknown>


/**
 * @summary Get the freeze and the rests of the account
 */

export function useGetAccountSafety<TData = Awaited<ReturnType<typeof getAccountSafety>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountSafety>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAccountSafetyQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Stops at once whatever moves money or changes what protects the account: every operation with `x-when-frozen: refused` fails with 460, hint_account_frozen. Reading, closing and canceling stay possible. Orders that are open already may still be filled; copies of a trader's trades are skipped, and withdrawals under review are not sent. While the end of the freeze has been asked for, this takes it back.
 * @summary Freeze the account
 */
export const freezeAccount = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<AccountSafetyAnswer | ErrorEnvelope>(
      {url: `/api/security/freeze`, method: 'POST', signal
    },
      options);
    }




export const getFreezeAccountMutationKey = () => ['freezeAccount'] as const;

export const getFreezeAccountMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof freezeAccount>>, TError,void, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof freezeAccount>>, TError,void, TContext> => {

const mutationKey = getFreezeAccountMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof freezeAccount>>, void> = () => {


          return  freezeAccount(requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof freezeAccount>>, variables: void, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getGetAccountSafetyQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };

        const customOptions = mutationPolicy({...mutationOptions, mutationFn, onSuccess});


  return  customOptions}

    export type FreezeAccountMutationResult = NonNullable<Awaited<ReturnType<typeof freezeAccount>>>

    export type FreezeAccountMutationError = ErrorType<unknown>


    /**
 * @summary Freeze the account
 */
export const useFreezeAccount = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof freezeAccount>>, TError,void, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof freezeAccount>>,
        TError,
        void,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getFreezeAccountMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Requires a confirmed session, as `beginPasskey` does. Asking again does not change the time. `freezeAccount` takes it back.
 * @summary End the freeze in 24 hours
 */
export const unfreezeAccount = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<AccountSafetyAnswer | ErrorEnvelope>(
      {url: `/api/security/unfreeze`, method: 'POST', signal
    },
      options);
    }




export const getUnfreezeAccountMutationKey = () => ['unfreezeAccount'] as const;

export const getUnfreezeAccountMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof unfreezeAccount>>, TError,void, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof unfreezeAccount>>, TError,void, TContext> => {

const mutationKey = getUnfreezeAccountMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof unfreezeAccount>>, void> = () => {


          return  unfreezeAccount(requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof unfreezeAccount>>, variables: void, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getGetAccountSafetyQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };

        const customOptions = mutationPolicy({...mutationOptions, mutationFn, onSuccess});


  return  customOptions}

    export type UnfreezeAccountMutationResult = NonNullable<Awaited<ReturnType<typeof unfreezeAccount>>>

    export type UnfreezeAccountMutationError = ErrorType<unknown>


    /**
 * @summary End the freeze in 24 hours
 */
export const useUnfreezeAccount = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof unfreezeAccount>>, TError,void, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof unfreezeAccount>>,
        TError,
        void,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUnfreezeAccountMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * While it is on, a card or address can be used 24 hours after it was added. It is on at once; turning it off requires a confirmed session and takes 24 hours.
 * @summary Let new cards and addresses rest for 24 hours
 */
export const setAddressRest = (
    addressRestRequest: AddressRestRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<AccountSafetyAnswer | ErrorEnvelope>(
      {url: `/api/security/setAddressRest`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: addressRestRequest, signal
    },
      options);
    }




export const getSetAddressRestMutationKey = () => ['setAddressRest'] as const;

export const getSetAddressRestMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setAddressRest>>, TError,SetAddressRestMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof setAddressRest>>, TError,SetAddressRestMutationVariables, TContext> => {

const mutationKey = getSetAddressRestMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setAddressRest>>, SetAddressRestMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  setAddressRest(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof setAddressRest>>, variables: SetAddressRestMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getGetAccountSafetyQueryKey(), getListBankCardsQueryKey(), getListWalletAddressesQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };

        const customOptions = mutationPolicy({...mutationOptions, mutationFn, onSuccess});


  return  customOptions}

    export type SetAddressRestMutationResult = NonNullable<Awaited<ReturnType<typeof setAddressRest>>>
    export type SetAddressRestMutationBody = AddressRestRequest
    export type SetAddressRestMutationError = ErrorType<unknown>
    export type SetAddressRestMutationVariables = {data: AddressRestRequest}

    /**
 * @summary Let new cards and addresses rest for 24 hours
 */
export const useSetAddressRest = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setAddressRest>>, TError,SetAddressRestMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setAddressRest>>,
        TError,
        SetAddressRestMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getSetAddressRestMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Lists every table that contains rows of this account. Hashes of passwords, tokens and codes, and the authenticator key, are excluded.
 * @summary List data export parts
 */
export const listExportParts = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ExportPartsAnswer | ErrorEnvelope>(
      {url: `/api/account/exportParts`, method: 'GET', signal
    },
      options);
    }




export const getListExportPartsQueryKey = () => {
    return [
    `/api/account/exportParts`
    ] as const;
    }


export const getListExportPartsQueryOptions = <TData = Awaited<ReturnType<typeof listExportParts>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listExportParts>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListExportPartsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listExportParts>>> = ({ signal }) => listExportParts(requestOptions, signal);



      const customOptions = queryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof listExportParts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListExportPartsQueryResult = NonNullable<Awaited<ReturnType<typeof listExportParts>>>
export type ListExportPartsQueryError = ErrorType<unknown>


/**
 * @summary List data export parts
 */

export function useListExportParts<TData = Awaited<ReturnType<typeof listExportParts>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listExportParts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListExportPartsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Rows as stored: integers as strings, money in minor units, times in milliseconds. The session has to be confirmed within the last five minutes (`confirmStepUp`): 422, hint_second_code_needed with two-step verification on, otherwise 460, hint_step_up_needed.
 * @summary Export one part of the account data
 */
export const exportPart = (
    params: ExportPartParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ExportRowsAnswer | ErrorEnvelope>(
      {url: `/api/account/export`, method: 'GET',
        params, signal
    },
      options);
    }




export const getExportPartInfiniteQueryKey = (params?: ExportPartParams,) => {
    return [
    'infinite', `/api/account/export`, ...(params ? [params] : [])
    ] as const;
    }

export const getExportPartQueryKey = (params?: ExportPartParams,) => {
    return [
    `/api/account/export`, ...(params ? [params] : [])
    ] as const;
    }


export const getExportPartInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof exportPart>>, ExportPartParams['pageNum']>, TError = ErrorType<unknown>>(params: ExportPartParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof exportPart>>, TError, TData, QueryKey, ExportPartParams['pageNum']>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getExportPartInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof exportPart>>, QueryKey, ExportPartParams['pageNum']> = ({ signal, pageParam }) => exportPart({...params, 'pageNum': pageParam ?? params?.['pageNum']}, requestOptions, signal);



      const customOptions = pagedQueryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseInfiniteQueryOptions<Awaited<ReturnType<typeof exportPart>>, TError, TData, QueryKey, ExportPartParams['pageNum']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ExportPartInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof exportPart>>>
export type ExportPartInfiniteQueryError = ErrorType<unknown>


/**
 * @summary Export one part of the account data
 */

export function useExportPartInfinite<TData = InfiniteData<Awaited<ReturnType<typeof exportPart>>, ExportPartParams['pageNum']>, TError = ErrorType<unknown>>(
 params: ExportPartParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof exportPart>>, TError, TData, QueryKey, ExportPartParams['pageNum']>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getExportPartInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getExportPartQueryOptions = <TData = Awaited<ReturnType<typeof exportPart>>, TError = ErrorType<unknown>>(params: ExportPartParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportPart>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getExportPartQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof exportPart>>> = ({ signal }) => exportPart(params, requestOptions, signal);



      const customOptions = pagedQueryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof exportPart>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ExportPartQueryResult = NonNullable<Awaited<ReturnType<typeof exportPart>>>
export type ExportPartQueryError = ErrorType<unknown>


/**
 * @summary Export one part of the account data
 */

export function useExportPart<TData = Awaited<ReturnType<typeof exportPart>>, TError = ErrorType<unknown>>(
 params: ExportPartParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportPart>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getExportPartQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Returns each reason that prevents closing, with its amount or count; with none, the account can be closed. What is left and too little to be withdrawn is no reason: it is given up.
 * @summary Check whether the account can be closed
 */
export const getClosing = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ClosingAnswer | ErrorEnvelope>(
      {url: `/api/account/closing`, method: 'GET', signal
    },
      options);
    }




export const getGetClosingQueryKey = () => {
    return [
    `/api/account/closing`
    ] as const;
    }


export const getGetClosingQueryOptions = <TData = Awaited<ReturnType<typeof getClosing>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getClosing>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetClosingQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getClosing>>> = ({ signal }) => getClosing(requestOptions, signal);



      const customOptions = queryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof getClosing>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetClosingQueryResult = NonNullable<Awaited<ReturnType<typeof getClosing>>>
export type GetClosingQueryError = ErrorType<unknown>


/**
 * @summary Check whether the account can be closed
 */

export function useGetClosing<TData = Awaited<ReturnType<typeof getClosing>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getClosing>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetClosingQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Only without open orders, and without balances but for those that are too small to be withdrawn and are given up: `remainder` must name them. Ends all sessions; signing in is no longer possible. With two-step verification on, a code is also required.
 * @summary Close the account permanently
 */
export const closeAccount = (
    closingProof: ClosingProof,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Done | ErrorEnvelope>(
      {url: `/api/account/close`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: closingProof, signal
    },
      options);
    }




export const getCloseAccountMutationKey = () => ['closeAccount'] as const;

export const getCloseAccountMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof closeAccount>>, TError,CloseAccountMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof closeAccount>>, TError,CloseAccountMutationVariables, TContext> => {

const mutationKey = getCloseAccountMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof closeAccount>>, CloseAccountMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  closeAccount(data,requestOptions)
        }



        const customOptions = mutationPolicy({...mutationOptions, mutationFn});


  return  customOptions}

    export type CloseAccountMutationResult = NonNullable<Awaited<ReturnType<typeof closeAccount>>>
    export type CloseAccountMutationBody = ClosingProof
    export type CloseAccountMutationError = ErrorType<unknown>
    export type CloseAccountMutationVariables = {data: ClosingProof}

    /**
 * @summary Close the account permanently
 */
export const useCloseAccount = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof closeAccount>>, TError,CloseAccountMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof closeAccount>>,
        TError,
        CloseAccountMutationVariables,
        TContext
      > => {
      return useMutation(getCloseAccountMutationOptions(options), queryClient);
    }
