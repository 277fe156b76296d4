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
  Done,
  ErrorEnvelope,
  NotePage,
  SaveNoteRequest
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
 * Last changed first. An account has few and short ones, so that one answer has all.
 * @summary List all notes of the account
 */
export const listNotes = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<NotePage | ErrorEnvelope>(
      {url: `/api/note/list`, method: 'GET', signal
    },
      options);
    }




export const getListNotesQueryKey = () => {
    return [
    `/api/note/list`
    ] as const;
    }


export const getListNotesQueryOptions = <TData = Awaited<ReturnType<typeof listNotes>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNotes>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListNotesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listNotes>>> = ({ signal }) => listNotes(requestOptions, signal);



      const customOptions = queryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof listNotes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListNotesQueryResult = NonNullable<Awaited<ReturnType<typeof listNotes>>>
export type ListNotesQueryError = ErrorType<unknown>


/**
 * @summary List all notes of the account
 */

export function useListNotes<TData = Awaited<ReturnType<typeof listNotes>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNotes>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListNotesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The note on a product, an own spot order or an own contract position; an empty text deletes it. Spaces at the ends are removed.
 * Idempotent: repeating the request has no further effect. `msg` is the confirmation to show.
 * @summary Write, change or delete a note
 */
export const saveNote = (
    saveNoteRequest: SaveNoteRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Done | ErrorEnvelope>(
      {url: `/api/note/save`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: saveNoteRequest, signal
    },
      options);
    }




export const getSaveNoteMutationKey = () => ['saveNote'] as const;

export const getSaveNoteMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveNote>>, TError,SaveNoteMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof saveNote>>, TError,SaveNoteMutationVariables, TContext> => {

const mutationKey = getSaveNoteMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveNote>>, SaveNoteMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  saveNote(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof saveNote>>, variables: SaveNoteMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getListNotesQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };

        const customOptions = mutationPolicy({...mutationOptions, mutationFn, onSuccess});


  return  customOptions}

    export type SaveNoteMutationResult = NonNullable<Awaited<ReturnType<typeof saveNote>>>
    export type SaveNoteMutationBody = SaveNoteRequest
    export type SaveNoteMutationError = ErrorType<unknown>
    export type SaveNoteMutationVariables = {data: SaveNoteRequest}

    /**
 * @summary Write, change or delete a note
 */
export const useSaveNote = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveNote>>, TError,SaveNoteMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveNote>>,
        TError,
        SaveNoteMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getSaveNoteMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
