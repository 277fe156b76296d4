/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import {
  useMutation
} from '@tanstack/react-query';
import type {
  MutationFunction,
  QueryClient,
  UseMutationOptions,
  UseMutationResult
} from '@tanstack/react-query';

import type {
  CodeRequest,
  CodeSentAnswer,
  Done,
  ErrorEnvelope,
  LoginRequest,
  LogoutBody,
  PasskeyOptionsAnswer,
  PasskeySignInBegin,
  PasskeySignInRequest,
  PasswordCodeRequest,
  RegisterRequest,
  ResetPasswordRequest,
  SecondStepRequest,
  SessionAnswer
} from '../models';

import { http } from '../../client.ts';
import type { ErrorType } from '../../client.ts';
import { mutationPolicy } from '../../operation-policies.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * One code per minute, account and source; 429 returns the time to wait. The code belongs to the address or the device that asked for it: others can neither use up its attempts nor see that it was sent.
 * @summary Send a verification code
 */
export const sendSignInCode = (
    codeRequest: CodeRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<CodeSentAnswer | ErrorEnvelope>(
      {url: `/api/auth/sendCode`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: codeRequest, signal
    },
      options);
    }




export const getSendSignInCodeMutationKey = () => ['sendSignInCode'] as const;

export const getSendSignInCodeMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendSignInCode>>, TError,SendSignInCodeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof sendSignInCode>>, TError,SendSignInCodeMutationVariables, TContext> => {

const mutationKey = getSendSignInCodeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendSignInCode>>, SendSignInCodeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  sendSignInCode(data,requestOptions)
        }



        const customOptions = mutationPolicy({...mutationOptions, mutationFn});


  return  customOptions}

    export type SendSignInCodeMutationResult = NonNullable<Awaited<ReturnType<typeof sendSignInCode>>>
    export type SendSignInCodeMutationBody = CodeRequest
    export type SendSignInCodeMutationError = ErrorType<unknown>
    export type SendSignInCodeMutationVariables = {data: CodeRequest}

    /**
 * @summary Send a verification code
 */
export const useSendSignInCode = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendSignInCode>>, TError,SendSignInCodeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendSignInCode>>,
        TError,
        SendSignInCodeMutationVariables,
        TContext
      > => {
      return useMutation(getSendSignInCodeMutationOptions(options), queryClient);
    }
    /**
 * @summary Register and sign in
 */
export const register = (
    registerRequest: RegisterRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SessionAnswer | ErrorEnvelope>(
      {url: `/api/auth/register`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: registerRequest, signal
    },
      options);
    }




export const getRegisterMutationKey = () => ['register'] as const;

export const getRegisterMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof register>>, TError,RegisterMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof register>>, TError,RegisterMutationVariables, TContext> => {

const mutationKey = getRegisterMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof register>>, RegisterMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  register(data,requestOptions)
        }



        const customOptions = mutationPolicy({...mutationOptions, mutationFn});


  return  customOptions}

    export type RegisterMutationResult = NonNullable<Awaited<ReturnType<typeof register>>>
    export type RegisterMutationBody = RegisterRequest
    export type RegisterMutationError = ErrorType<unknown>
    export type RegisterMutationVariables = {data: RegisterRequest}

    /**
 * @summary Register and sign in
 */
export const useRegister = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof register>>, TError,RegisterMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof register>>,
        TError,
        RegisterMutationVariables,
        TContext
      > => {
      return useMutation(getRegisterMutationOptions(options), queryClient);
    }
    /**
 * After five wrong passwords in a row the account is locked for 15 minutes; 423 returns the minutes left. With two-step verification on, a correct password returns 428 with a challenge for `signInSecondStep`. Closed accounts return 460, but only if the password is correct.
 * @summary Sign in
 */
export const login = (
    loginRequest: LoginRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SessionAnswer | ErrorEnvelope>(
      {url: `/api/auth/login`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: loginRequest, signal
    },
      options);
    }




export const getLoginMutationKey = () => ['login'] as const;

export const getLoginMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof login>>, TError,LoginMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof login>>, TError,LoginMutationVariables, TContext> => {

const mutationKey = getLoginMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof login>>, LoginMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  login(data,requestOptions)
        }



        const customOptions = mutationPolicy({...mutationOptions, mutationFn});


  return  customOptions}

    export type LoginMutationResult = NonNullable<Awaited<ReturnType<typeof login>>>
    export type LoginMutationBody = LoginRequest
    export type LoginMutationError = ErrorType<unknown>
    export type LoginMutationVariables = {data: LoginRequest}

    /**
 * @summary Sign in
 */
export const useLogin = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof login>>, TError,LoginMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof login>>,
        TError,
        LoginMutationVariables,
        TContext
      > => {
      return useMutation(getLoginMutationOptions(options), queryClient);
    }
    /**
 * Follows a 428 response from `login`. After five wrong codes in a row, no code is accepted for 15 minutes.
 * @summary Complete two-step sign-in
 */
export const signInSecondStep = (
    secondStepRequest: SecondStepRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SessionAnswer | ErrorEnvelope>(
      {url: `/api/auth/secondStep`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: secondStepRequest, signal
    },
      options);
    }




export const getSignInSecondStepMutationKey = () => ['signInSecondStep'] as const;

export const getSignInSecondStepMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof signInSecondStep>>, TError,SignInSecondStepMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof signInSecondStep>>, TError,SignInSecondStepMutationVariables, TContext> => {

const mutationKey = getSignInSecondStepMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof signInSecondStep>>, SignInSecondStepMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  signInSecondStep(data,requestOptions)
        }



        const customOptions = mutationPolicy({...mutationOptions, mutationFn});


  return  customOptions}

    export type SignInSecondStepMutationResult = NonNullable<Awaited<ReturnType<typeof signInSecondStep>>>
    export type SignInSecondStepMutationBody = SecondStepRequest
    export type SignInSecondStepMutationError = ErrorType<unknown>
    export type SignInSecondStepMutationVariables = {data: SecondStepRequest}

    /**
 * @summary Complete two-step sign-in
 */
export const useSignInSecondStep = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof signInSecondStep>>, TError,SignInSecondStepMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof signInSecondStep>>,
        TError,
        SignInSecondStepMutationVariables,
        TContext
      > => {
      return useMutation(getSignInSecondStepMutationOptions(options), queryClient);
    }
    /**
 * Returns options for `navigator.credentials.get`; their challenge is valid for five minutes, once. Without an account: the device offers its passkeys for this site. With the challenge of `login`: a passkey of that account, in place of a code.
 * @summary Start signing in with a passkey
 */
export const beginPasskeySignIn = (
    passkeySignInBegin?: PasskeySignInBegin,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<PasskeyOptionsAnswer | ErrorEnvelope>(
      {url: `/api/auth/beginPasskeySignIn`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: passkeySignInBegin, signal
    },
      options);
    }




export const getBeginPasskeySignInMutationKey = () => ['beginPasskeySignIn'] as const;

export const getBeginPasskeySignInMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof beginPasskeySignIn>>, TError,BeginPasskeySignInMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof beginPasskeySignIn>>, TError,BeginPasskeySignInMutationVariables, TContext> => {

const mutationKey = getBeginPasskeySignInMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof beginPasskeySignIn>>, BeginPasskeySignInMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  beginPasskeySignIn(data,requestOptions)
        }



        const customOptions = mutationPolicy({...mutationOptions, mutationFn});


  return  customOptions}

    export type BeginPasskeySignInMutationResult = NonNullable<Awaited<ReturnType<typeof beginPasskeySignIn>>>
    export type BeginPasskeySignInMutationBody = PasskeySignInBegin | undefined
    export type BeginPasskeySignInMutationError = ErrorType<unknown>
    export type BeginPasskeySignInMutationVariables = {data?: PasskeySignInBegin}

    /**
 * @summary Start signing in with a passkey
 */
export const useBeginPasskeySignIn = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof beginPasskeySignIn>>, TError,BeginPasskeySignInMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof beginPasskeySignIn>>,
        TError,
        BeginPasskeySignInMutationVariables,
        TContext
      > => {
      return useMutation(getBeginPasskeySignInMutationOptions(options), queryClient);
    }
    /**
 * The passkey verifies its person, so no code is asked for. Any credential that does not verify is rejected with the same answer, also one of a closed account.
 * @summary Sign in with a passkey
 */
export const signInWithPasskey = (
    passkeySignInRequest: PasskeySignInRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SessionAnswer | ErrorEnvelope>(
      {url: `/api/auth/signInWithPasskey`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: passkeySignInRequest, signal
    },
      options);
    }




export const getSignInWithPasskeyMutationKey = () => ['signInWithPasskey'] as const;

export const getSignInWithPasskeyMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof signInWithPasskey>>, TError,SignInWithPasskeyMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof signInWithPasskey>>, TError,SignInWithPasskeyMutationVariables, TContext> => {

const mutationKey = getSignInWithPasskeyMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof signInWithPasskey>>, SignInWithPasskeyMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  signInWithPasskey(data,requestOptions)
        }



        const customOptions = mutationPolicy({...mutationOptions, mutationFn});


  return  customOptions}

    export type SignInWithPasskeyMutationResult = NonNullable<Awaited<ReturnType<typeof signInWithPasskey>>>
    export type SignInWithPasskeyMutationBody = PasskeySignInRequest
    export type SignInWithPasskeyMutationError = ErrorType<unknown>
    export type SignInWithPasskeyMutationVariables = {data: PasskeySignInRequest}

    /**
 * @summary Sign in with a passkey
 */
export const useSignInWithPasskey = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof signInWithPasskey>>, TError,SignInWithPasskeyMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof signInWithPasskey>>,
        TError,
        SignInWithPasskeyMutationVariables,
        TContext
      > => {
      return useMutation(getSignInWithPasskeyMutationOptions(options), queryClient);
    }
    /**
 * One code per minute, account and source; 429 returns the time to wait. The code belongs to the address or the device that asked for it: others can neither use up its attempts nor see that it was sent. The response is the same whether or not there is such an account. A sandbox, which sends nothing, shows the code only on a device that the account has been signed in on before.
 * @summary Send a code to recover a forgotten password
 */
export const sendPasswordCode = (
    passwordCodeRequest: PasswordCodeRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<CodeSentAnswer | ErrorEnvelope>(
      {url: `/api/auth/sendPasswordCode`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: passwordCodeRequest, signal
    },
      options);
    }




export const getSendPasswordCodeMutationKey = () => ['sendPasswordCode'] as const;

export const getSendPasswordCodeMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendPasswordCode>>, TError,SendPasswordCodeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof sendPasswordCode>>, TError,SendPasswordCodeMutationVariables, TContext> => {

const mutationKey = getSendPasswordCodeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendPasswordCode>>, SendPasswordCodeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  sendPasswordCode(data,requestOptions)
        }



        const customOptions = mutationPolicy({...mutationOptions, mutationFn});


  return  customOptions}

    export type SendPasswordCodeMutationResult = NonNullable<Awaited<ReturnType<typeof sendPasswordCode>>>
    export type SendPasswordCodeMutationBody = PasswordCodeRequest
    export type SendPasswordCodeMutationError = ErrorType<unknown>
    export type SendPasswordCodeMutationVariables = {data: PasswordCodeRequest}

    /**
 * @summary Send a code to recover a forgotten password
 */
export const useSendPasswordCode = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendPasswordCode>>, TError,SendPasswordCodeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendPasswordCode>>,
        TError,
        SendPasswordCodeMutationVariables,
        TContext
      > => {
      return useMutation(getSendPasswordCodeMutationOptions(options), queryClient);
    }
    /**
 * Replaces the password by means of the code from `sendPasswordCode` and signs in. All other sessions end, withdrawals rest for 24 hours, and the end of a freeze that has been asked for is taken back. With two-step verification on, the first request returns 428 once the code is right; it is repeated with `secondCode` or `credential` (options from `beginPasskeySignIn` without a challenge). A wrong code and an account that does not exist get the same response. After five wrong codes in a row, 423 returns how many minutes none is accepted.
 * @summary Recover a forgotten password and sign in
 */
export const resetPassword = (
    resetPasswordRequest: ResetPasswordRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SessionAnswer | ErrorEnvelope>(
      {url: `/api/auth/resetPassword`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: resetPasswordRequest, signal
    },
      options);
    }




export const getResetPasswordMutationKey = () => ['resetPassword'] as const;

export const getResetPasswordMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetPassword>>, TError,ResetPasswordMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof resetPassword>>, TError,ResetPasswordMutationVariables, TContext> => {

const mutationKey = getResetPasswordMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resetPassword>>, ResetPasswordMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  resetPassword(data,requestOptions)
        }



        const customOptions = mutationPolicy({...mutationOptions, mutationFn});


  return  customOptions}

    export type ResetPasswordMutationResult = NonNullable<Awaited<ReturnType<typeof resetPassword>>>
    export type ResetPasswordMutationBody = ResetPasswordRequest
    export type ResetPasswordMutationError = ErrorType<unknown>
    export type ResetPasswordMutationVariables = {data: ResetPasswordRequest}

    /**
 * @summary Recover a forgotten password and sign in
 */
export const useResetPassword = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetPassword>>, TError,ResetPasswordMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resetPassword>>,
        TError,
        ResetPasswordMutationVariables,
        TContext
      > => {
      return useMutation(getResetPasswordMutationOptions(options), queryClient);
    }
    /**
 * @summary Sign out
 */
export const logout = (
    logoutBody?: LogoutBody,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Done | ErrorEnvelope>(
      {url: `/api/auth/logout`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: logoutBody, signal
    },
      options);
    }




export const getLogoutMutationKey = () => ['logout'] as const;

export const getLogoutMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof logout>>, TError,LogoutMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof logout>>, TError,LogoutMutationVariables, TContext> => {

const mutationKey = getLogoutMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof logout>>, LogoutMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  logout(data,requestOptions)
        }



        const customOptions = mutationPolicy({...mutationOptions, mutationFn});


  return  customOptions}

    export type LogoutMutationResult = NonNullable<Awaited<ReturnType<typeof logout>>>
    export type LogoutMutationBody = LogoutBody | undefined
    export type LogoutMutationError = ErrorType<unknown>
    export type LogoutMutationVariables = {data?: LogoutBody}

    /**
 * @summary Sign out
 */
export const useLogout = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof logout>>, TError,LogoutMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof logout>>,
        TError,
        LogoutMutationVariables,
        TContext
      > => {
      return useMutation(getLogoutMutationOptions(options), queryClient);
    }
