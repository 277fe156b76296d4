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
  ErrorEnvelope,
  UploadAnswer,
  UploadRequest
} from '../models';

import { http } from '../../client.ts';
import type { ErrorType } from '../../client.ts';
import { mutationPolicy } from '../../operation-policies.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * JPEG, PNG or WebP, at most 5 MB (5,242,880 bytes). The type is detected from the first bytes; file name and declared type are ignored. Only the owner can read it. It is deleted after one day unless a form submitted within that time refers to it. At most 52 pictures can be waiting for a form (R9.11).
 * @summary Upload a picture
 */
export const uploadFile = (
    uploadRequest: UploadRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {

      const formData = new FormData();
formData.append(`purpose`, uploadRequest.purpose);
formData.append(`file`, uploadRequest.file);

      return http<UploadAnswer | ErrorEnvelope>(
      {url: `/api/upload/file`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
       data: formData, signal
    },
      options);
    }




export const getUploadFileMutationKey = () => ['uploadFile'] as const;

export const getUploadFileMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadFile>>, TError,UploadFileMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof uploadFile>>, TError,UploadFileMutationVariables, TContext> => {

const mutationKey = getUploadFileMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof uploadFile>>, UploadFileMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  uploadFile(data,requestOptions)
        }



        const customOptions = mutationPolicy({...mutationOptions, mutationFn});


  return  customOptions}

    export type UploadFileMutationResult = NonNullable<Awaited<ReturnType<typeof uploadFile>>>
    export type UploadFileMutationBody = UploadRequest
    export type UploadFileMutationError = ErrorType<unknown>
    export type UploadFileMutationVariables = {data: UploadRequest}

    /**
 * @summary Upload a picture
 */
export const useUploadFile = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadFile>>, TError,UploadFileMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof uploadFile>>,
        TError,
        UploadFileMutationVariables,
        TContext
      > => {
      return useMutation(getUploadFileMutationOptions(options), queryClient);
    }
