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
  ContractCancelRequest,
  ContractCloseRequest,
  ContractClosedPartAnswer,
  ContractExitsRequest,
  ContractMarginRequest,
  ContractOrderAnswer,
  ContractOrderPage,
  ContractPlaceRequest,
  ContractPositionAnswer,
  ContractPositionDetailAnswer,
  ContractPositionPage,
  ContractPreviewAnswer,
  ContractPreviewRequest,
  ContractRulesAnswer,
  ErrorEnvelope,
  GetContractPositionParams,
  GetContractRulesParams,
  LiquidationNotice,
  LiquidationNoticeAnswer,
  ListContractHistoryParams,
  ListContractOrdersParams,
  ListContractPositionsParams
} from '../models';

import {
  getListHoldingsQueryKey
} from '../spot/spot.ts';

import {
  getGetAssetPanelQueryKey,
  getGetUserBalanceQueryKey
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
 * @summary Get contract rules and fees
 */
export const getContractRules = (
    params: GetContractRulesParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ContractRulesAnswer | ErrorEnvelope>(
      {url: `/api/contract/rules`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetContractRulesQueryKey = (params?: GetContractRulesParams,) => {
    return [
    `/api/contract/rules`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetContractRulesQueryOptions = <TData = Awaited<ReturnType<typeof getContractRules>>, TError = ErrorType<unknown>>(params: GetContractRulesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContractRules>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetContractRulesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getContractRules>>> = ({ signal }) => getContractRules(params, requestOptions, signal);



      const customOptions = queryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof getContractRules>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetContractRulesQueryResult = NonNullable<Awaited<ReturnType<typeof getContractRules>>>
export type GetContractRulesQueryError = ErrorType<unknown>


/**
 * @summary Get contract rules and fees
 */

export function useGetContractRules<TData = Awaited<ReturnType<typeof getContractRules>>, TError = ErrorType<unknown>>(
 params: GetContractRulesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContractRules>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetContractRulesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Until a person chooses, 20 and 10 percent.
 * @summary Get the notices of liquidation coming near
 */
export const getLiquidationNotice = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<LiquidationNoticeAnswer | ErrorEnvelope>(
      {url: `/api/contract/liquidationNotice`, method: 'GET', signal
    },
      options);
    }




export const getGetLiquidationNoticeQueryKey = () => {
    return [
    `/api/contract/liquidationNotice`
    ] as const;
    }


export const getGetLiquidationNoticeQueryOptions = <TData = Awaited<ReturnType<typeof getLiquidationNotice>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLiquidationNotice>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetLiquidationNoticeQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getLiquidationNotice>>> = ({ signal }) => getLiquidationNotice(requestOptions, signal);



      const customOptions = queryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof getLiquidationNotice>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetLiquidationNoticeQueryResult = NonNullable<Awaited<ReturnType<typeof getLiquidationNotice>>>
export type GetLiquidationNoticeQueryError = ErrorType<unknown>


/**
 * @summary Get the notices of liquidation coming near
 */

export function useGetLiquidationNotice<TData = Awaited<ReturnType<typeof getLiquidationNotice>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLiquidationNotice>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetLiquidationNoticeQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Idempotent. Applies to open positions too: one that is as close already is told.
 * @summary Choose the notices of liquidation coming near
 */
export const chooseLiquidationNotice = (
    liquidationNotice: LiquidationNotice,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<LiquidationNoticeAnswer | ErrorEnvelope>(
      {url: `/api/contract/liquidationNotice/choose`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: liquidationNotice, signal
    },
      options);
    }




export const getChooseLiquidationNoticeMutationKey = () => ['chooseLiquidationNotice'] as const;

export const getChooseLiquidationNoticeMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof chooseLiquidationNotice>>, TError,ChooseLiquidationNoticeMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof chooseLiquidationNotice>>, TError,ChooseLiquidationNoticeMutationVariables, TContext> => {

const mutationKey = getChooseLiquidationNoticeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof chooseLiquidationNotice>>, ChooseLiquidationNoticeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  chooseLiquidationNotice(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof chooseLiquidationNotice>>, variables: ChooseLiquidationNoticeMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getGetLiquidationNoticeQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };

        const customOptions = mutationPolicy({...mutationOptions, mutationFn, onSuccess});


  return  customOptions}

    export type ChooseLiquidationNoticeMutationResult = NonNullable<Awaited<ReturnType<typeof chooseLiquidationNotice>>>
    export type ChooseLiquidationNoticeMutationBody = LiquidationNotice
    export type ChooseLiquidationNoticeMutationError = ErrorType<unknown>
    export type ChooseLiquidationNoticeMutationVariables = {data: LiquidationNotice}

    /**
 * @summary Choose the notices of liquidation coming near
 */
export const useChooseLiquidationNotice = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof chooseLiquidationNotice>>, TError,ChooseLiquidationNoticeMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof chooseLiquidationNotice>>,
        TError,
        ChooseLiquidationNoticeMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getChooseLiquidationNoticeMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Has no side effects. `problem` gives the reason if the request would fail.
 * @summary Preview a contract order
 */
export const previewContractOrder = (
    contractPreviewRequest: ContractPreviewRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ContractPreviewAnswer | ErrorEnvelope>(
      {url: `/api/contractOrder/preview`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: contractPreviewRequest, signal
    },
      options);
    }




export const getPreviewContractOrderQueryKey = (contractPreviewRequest?: ContractPreviewRequest,) => {
    return [
    'POST', `/api/contractOrder/preview`, contractPreviewRequest
    ] as const;
    }


export const getPreviewContractOrderQueryOptions = <TData = Awaited<ReturnType<typeof previewContractOrder>>, TError = ErrorType<unknown>>(contractPreviewRequest: ContractPreviewRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewContractOrder>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getPreviewContractOrderQueryKey(contractPreviewRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof previewContractOrder>>> = ({ signal }) => previewContractOrder(contractPreviewRequest, requestOptions, signal);



      const customOptions = queryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof previewContractOrder>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type PreviewContractOrderQueryResult = NonNullable<Awaited<ReturnType<typeof previewContractOrder>>>
export type PreviewContractOrderQueryError = ErrorType<unknown>


/**
 * @summary Preview a contract order
 */

export function usePreviewContractOrder<TData = Awaited<ReturnType<typeof previewContractOrder>>, TError = ErrorType<unknown>>(
 contractPreviewRequest: ContractPreviewRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewContractOrder>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getPreviewContractOrderQueryOptions(contractPreviewRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * A market order opens a position immediately. A limit order keeps margin and fee on hold until the market reaches the limit price. An account
 * can have at most 200 open contract orders and positions combined (460, hint_open_orders_limit). With `replaces`, it takes the place of an open
 * order.
 * @summary Place a contract order
 */
export const placeContractOrder = (
    contractPlaceRequest: ContractPlaceRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ContractOrderAnswer | ErrorEnvelope>(
      {url: `/api/contractOrder/place`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: contractPlaceRequest, signal
    },
      options);
    }




export const getPlaceContractOrderMutationKey = () => ['placeContractOrder'] as const;

export const getPlaceContractOrderMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof placeContractOrder>>, TError,PlaceContractOrderMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof placeContractOrder>>, TError,PlaceContractOrderMutationVariables, TContext> => {

const mutationKey = getPlaceContractOrderMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof placeContractOrder>>, PlaceContractOrderMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  placeContractOrder(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof placeContractOrder>>, variables: PlaceContractOrderMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getGetUserBalanceQueryKey(), getListBalancesQueryKey(), getGetAllocationQueryKey(), getGetAssetPanelQueryKey(), getGetDayChangeQueryKey(), getListDayResultsQueryKey(), getListLedgerEntriesQueryKey(), getListLedgerEntriesInfiniteQueryKey(), getGetRealisedReportQueryKey(), getListRealisedGainsQueryKey(), getListRealisedGainsInfiniteQueryKey(), getListHoldingsQueryKey(), getListBibiAssetsQueryKey(), getListContractOrdersQueryKey(), getListContractOrdersInfiniteQueryKey(), getListContractPositionsQueryKey(), getListContractPositionsInfiniteQueryKey(), getListContractHistoryQueryKey(), getListContractHistoryInfiniteQueryKey(), getGetContractPositionQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };

        const customOptions = idempotentMutationPolicy({...mutationOptions, mutationFn, onSuccess}, { url: `/api/contractOrder/place` }, { operationId: 'placeContractOrder', operationName: 'placeContractOrder' });


  return  customOptions}

    export type PlaceContractOrderMutationResult = NonNullable<Awaited<ReturnType<typeof placeContractOrder>>>
    export type PlaceContractOrderMutationBody = ContractPlaceRequest
    export type PlaceContractOrderMutationError = ErrorType<unknown>
    export type PlaceContractOrderMutationVariables = {data: ContractPlaceRequest}

    /**
 * @summary Place a contract order
 */
export const usePlaceContractOrder = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof placeContractOrder>>, TError,PlaceContractOrderMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof placeContractOrder>>,
        TError,
        PlaceContractOrderMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getPlaceContractOrderMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Releases the amount on hold. Fails if the order has already been filled.
 * @summary Cancel a contract order
 */
export const cancelContractOrder = (
    contractCancelRequest: ContractCancelRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ContractOrderAnswer | ErrorEnvelope>(
      {url: `/api/contractOrder/cancel`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: contractCancelRequest, signal
    },
      options);
    }




export const getCancelContractOrderMutationKey = () => ['cancelContractOrder'] as const;

export const getCancelContractOrderMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelContractOrder>>, TError,CancelContractOrderMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof cancelContractOrder>>, TError,CancelContractOrderMutationVariables, TContext> => {

const mutationKey = getCancelContractOrderMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelContractOrder>>, CancelContractOrderMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  cancelContractOrder(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof cancelContractOrder>>, variables: CancelContractOrderMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getGetUserBalanceQueryKey(), getListBalancesQueryKey(), getGetAllocationQueryKey(), getGetAssetPanelQueryKey(), getGetDayChangeQueryKey(), getListDayResultsQueryKey(), getListLedgerEntriesQueryKey(), getListLedgerEntriesInfiniteQueryKey(), getGetRealisedReportQueryKey(), getListRealisedGainsQueryKey(), getListRealisedGainsInfiniteQueryKey(), getListHoldingsQueryKey(), getListBibiAssetsQueryKey(), getListContractOrdersQueryKey(), getListContractOrdersInfiniteQueryKey(), getListContractPositionsQueryKey(), getListContractPositionsInfiniteQueryKey(), getListContractHistoryQueryKey(), getListContractHistoryInfiniteQueryKey(), getGetContractPositionQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };

        const customOptions = idempotentMutationPolicy({...mutationOptions, mutationFn, onSuccess}, { url: `/api/contractOrder/cancel` }, { operationId: 'cancelContractOrder', operationName: 'cancelContractOrder' });


  return  customOptions}

    export type CancelContractOrderMutationResult = NonNullable<Awaited<ReturnType<typeof cancelContractOrder>>>
    export type CancelContractOrderMutationBody = ContractCancelRequest
    export type CancelContractOrderMutationError = ErrorType<unknown>
    export type CancelContractOrderMutationVariables = {data: ContractCancelRequest}

    /**
 * @summary Cancel a contract order
 */
export const useCancelContractOrder = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelContractOrder>>, TError,CancelContractOrderMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelContractOrder>>,
        TError,
        CancelContractOrderMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCancelContractOrderMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Newest first.
 * @summary List contract orders
 */
export const listContractOrders = (
    params: ListContractOrdersParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ContractOrderPage | ErrorEnvelope>(
      {url: `/api/contractOrder/list`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListContractOrdersInfiniteQueryKey = (params?: ListContractOrdersParams,) => {
    return [
    'infinite', `/api/contractOrder/list`, ...(params ? [params] : [])
    ] as const;
    }

export const getListContractOrdersQueryKey = (params?: ListContractOrdersParams,) => {
    return [
    `/api/contractOrder/list`, ...(params ? [params] : [])
    ] as const;
    }


export const getListContractOrdersInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listContractOrders>>, ListContractOrdersParams['pageNum']>, TError = ErrorType<unknown>>(params: ListContractOrdersParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listContractOrders>>, TError, TData, QueryKey, ListContractOrdersParams['pageNum']>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListContractOrdersInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listContractOrders>>, QueryKey, ListContractOrdersParams['pageNum']> = ({ signal, pageParam }) => listContractOrders({...params, 'pageNum': pageParam ?? params?.['pageNum']}, requestOptions, signal);



      const customOptions = pagedQueryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listContractOrders>>, TError, TData, QueryKey, ListContractOrdersParams['pageNum']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListContractOrdersInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listContractOrders>>>
export type ListContractOrdersInfiniteQueryError = ErrorType<unknown>


/**
 * @summary List contract orders
 */

export function useListContractOrdersInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listContractOrders>>, ListContractOrdersParams['pageNum']>, TError = ErrorType<unknown>>(
 params: ListContractOrdersParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listContractOrders>>, TError, TData, QueryKey, ListContractOrdersParams['pageNum']>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListContractOrdersInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListContractOrdersQueryOptions = <TData = Awaited<ReturnType<typeof listContractOrders>>, TError = ErrorType<unknown>>(params: ListContractOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContractOrders>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListContractOrdersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listContractOrders>>> = ({ signal }) => listContractOrders(params, requestOptions, signal);



      const customOptions = pagedQueryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof listContractOrders>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListContractOrdersQueryResult = NonNullable<Awaited<ReturnType<typeof listContractOrders>>>
export type ListContractOrdersQueryError = ErrorType<unknown>


/**
 * @summary List contract orders
 */

export function useListContractOrders<TData = Awaited<ReturnType<typeof listContractOrders>>, TError = ErrorType<unknown>>(
 params: ListContractOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContractOrders>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListContractOrdersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Newest first.
 * @summary List open positions
 */
export const listContractPositions = (
    params: ListContractPositionsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ContractPositionPage | ErrorEnvelope>(
      {url: `/api/contractPosition/list`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListContractPositionsInfiniteQueryKey = (params?: ListContractPositionsParams,) => {
    return [
    'infinite', `/api/contractPosition/list`, ...(params ? [params] : [])
    ] as const;
    }

export const getListContractPositionsQueryKey = (params?: ListContractPositionsParams,) => {
    return [
    `/api/contractPosition/list`, ...(params ? [params] : [])
    ] as const;
    }


export const getListContractPositionsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listContractPositions>>, ListContractPositionsParams['pageNum']>, TError = ErrorType<unknown>>(params: ListContractPositionsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listContractPositions>>, TError, TData, QueryKey, ListContractPositionsParams['pageNum']>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListContractPositionsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listContractPositions>>, QueryKey, ListContractPositionsParams['pageNum']> = ({ signal, pageParam }) => listContractPositions({...params, 'pageNum': pageParam ?? params?.['pageNum']}, requestOptions, signal);



      const customOptions = pagedQueryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listContractPositions>>, TError, TData, QueryKey, ListContractPositionsParams['pageNum']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListContractPositionsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listContractPositions>>>
export type ListContractPositionsInfiniteQueryError = ErrorType<unknown>


/**
 * @summary List open positions
 */

export function useListContractPositionsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listContractPositions>>, ListContractPositionsParams['pageNum']>, TError = ErrorType<unknown>>(
 params: ListContractPositionsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listContractPositions>>, TError, TData, QueryKey, ListContractPositionsParams['pageNum']>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListContractPositionsInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListContractPositionsQueryOptions = <TData = Awaited<ReturnType<typeof listContractPositions>>, TError = ErrorType<unknown>>(params: ListContractPositionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContractPositions>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListContractPositionsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listContractPositions>>> = ({ signal }) => listContractPositions(params, requestOptions, signal);



      const customOptions = pagedQueryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof listContractPositions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListContractPositionsQueryResult = NonNullable<Awaited<ReturnType<typeof listContractPositions>>>
export type ListContractPositionsQueryError = ErrorType<unknown>


/**
 * @summary List open positions
 */

export function useListContractPositions<TData = Awaited<ReturnType<typeof listContractPositions>>, TError = ErrorType<unknown>>(
 params: ListContractPositionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContractPositions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListContractPositionsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Newest first.
 * @summary List closed positions
 */
export const listContractHistory = (
    params: ListContractHistoryParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ContractPositionPage | ErrorEnvelope>(
      {url: `/api/contractPosition/history`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListContractHistoryInfiniteQueryKey = (params?: ListContractHistoryParams,) => {
    return [
    'infinite', `/api/contractPosition/history`, ...(params ? [params] : [])
    ] as const;
    }

export const getListContractHistoryQueryKey = (params?: ListContractHistoryParams,) => {
    return [
    `/api/contractPosition/history`, ...(params ? [params] : [])
    ] as const;
    }


export const getListContractHistoryInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listContractHistory>>, ListContractHistoryParams['pageNum']>, TError = ErrorType<unknown>>(params: ListContractHistoryParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listContractHistory>>, TError, TData, QueryKey, ListContractHistoryParams['pageNum']>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListContractHistoryInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listContractHistory>>, QueryKey, ListContractHistoryParams['pageNum']> = ({ signal, pageParam }) => listContractHistory({...params, 'pageNum': pageParam ?? params?.['pageNum']}, requestOptions, signal);



      const customOptions = pagedQueryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listContractHistory>>, TError, TData, QueryKey, ListContractHistoryParams['pageNum']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListContractHistoryInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listContractHistory>>>
export type ListContractHistoryInfiniteQueryError = ErrorType<unknown>


/**
 * @summary List closed positions
 */

export function useListContractHistoryInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listContractHistory>>, ListContractHistoryParams['pageNum']>, TError = ErrorType<unknown>>(
 params: ListContractHistoryParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listContractHistory>>, TError, TData, QueryKey, ListContractHistoryParams['pageNum']>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListContractHistoryInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListContractHistoryQueryOptions = <TData = Awaited<ReturnType<typeof listContractHistory>>, TError = ErrorType<unknown>>(params: ListContractHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContractHistory>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListContractHistoryQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listContractHistory>>> = ({ signal }) => listContractHistory(params, requestOptions, signal);



      const customOptions = pagedQueryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof listContractHistory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListContractHistoryQueryResult = NonNullable<Awaited<ReturnType<typeof listContractHistory>>>
export type ListContractHistoryQueryError = ErrorType<unknown>


/**
 * @summary List closed positions
 */

export function useListContractHistory<TData = Awaited<ReturnType<typeof listContractHistory>>, TError = ErrorType<unknown>>(
 params: ListContractHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContractHistory>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListContractHistoryQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Includes fills and funding payments.
 * @summary Get a position
 */
export const getContractPosition = (
    params: GetContractPositionParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ContractPositionDetailAnswer | ErrorEnvelope>(
      {url: `/api/contractPosition/detail`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetContractPositionQueryKey = (params?: GetContractPositionParams,) => {
    return [
    `/api/contractPosition/detail`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetContractPositionQueryOptions = <TData = Awaited<ReturnType<typeof getContractPosition>>, TError = ErrorType<unknown>>(params: GetContractPositionParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContractPosition>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetContractPositionQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getContractPosition>>> = ({ signal }) => getContractPosition(params, requestOptions, signal);



      const customOptions = queryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof getContractPosition>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetContractPositionQueryResult = NonNullable<Awaited<ReturnType<typeof getContractPosition>>>
export type GetContractPositionQueryError = ErrorType<unknown>


/**
 * @summary Get a position
 */

export function useGetContractPosition<TData = Awaited<ReturnType<typeof getContractPosition>>, TError = ErrorType<unknown>>(
 params: GetContractPositionParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContractPosition>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetContractPositionQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Closes all or part of the position at the market price.
 * @summary Close a position
 */
export const closeContractPosition = (
    contractCloseRequest: ContractCloseRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ContractClosedPartAnswer | ErrorEnvelope>(
      {url: `/api/contractPosition/close`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: contractCloseRequest, signal
    },
      options);
    }




export const getCloseContractPositionMutationKey = () => ['closeContractPosition'] as const;

export const getCloseContractPositionMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof closeContractPosition>>, TError,CloseContractPositionMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof closeContractPosition>>, TError,CloseContractPositionMutationVariables, TContext> => {

const mutationKey = getCloseContractPositionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof closeContractPosition>>, CloseContractPositionMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  closeContractPosition(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof closeContractPosition>>, variables: CloseContractPositionMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getGetUserBalanceQueryKey(), getListBalancesQueryKey(), getGetAllocationQueryKey(), getGetAssetPanelQueryKey(), getGetDayChangeQueryKey(), getListDayResultsQueryKey(), getListLedgerEntriesQueryKey(), getListLedgerEntriesInfiniteQueryKey(), getGetRealisedReportQueryKey(), getListRealisedGainsQueryKey(), getListRealisedGainsInfiniteQueryKey(), getListHoldingsQueryKey(), getListBibiAssetsQueryKey(), getListContractOrdersQueryKey(), getListContractOrdersInfiniteQueryKey(), getListContractPositionsQueryKey(), getListContractPositionsInfiniteQueryKey(), getListContractHistoryQueryKey(), getListContractHistoryInfiniteQueryKey(), getGetContractPositionQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };

        const customOptions = idempotentMutationPolicy({...mutationOptions, mutationFn, onSuccess}, { url: `/api/contractPosition/close` }, { operationId: 'closeContractPosition', operationName: 'closeContractPosition' });


  return  customOptions}

    export type CloseContractPositionMutationResult = NonNullable<Awaited<ReturnType<typeof closeContractPosition>>>
    export type CloseContractPositionMutationBody = ContractCloseRequest
    export type CloseContractPositionMutationError = ErrorType<unknown>
    export type CloseContractPositionMutationVariables = {data: ContractCloseRequest}

    /**
 * @summary Close a position
 */
export const useCloseContractPosition = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof closeContractPosition>>, TError,CloseContractPositionMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof closeContractPosition>>,
        TError,
        CloseContractPositionMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCloseContractPositionMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Moves the liquidation price further away and increases the maximum loss.
 * @summary Add margin to a position
 */
export const addContractMargin = (
    contractMarginRequest: ContractMarginRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ContractPositionAnswer | ErrorEnvelope>(
      {url: `/api/contractPosition/addMargin`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: contractMarginRequest, signal
    },
      options);
    }




export const getAddContractMarginMutationKey = () => ['addContractMargin'] as const;

export const getAddContractMarginMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addContractMargin>>, TError,AddContractMarginMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof addContractMargin>>, TError,AddContractMarginMutationVariables, TContext> => {

const mutationKey = getAddContractMarginMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addContractMargin>>, AddContractMarginMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  addContractMargin(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof addContractMargin>>, variables: AddContractMarginMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getGetUserBalanceQueryKey(), getListBalancesQueryKey(), getGetAllocationQueryKey(), getGetAssetPanelQueryKey(), getGetDayChangeQueryKey(), getListDayResultsQueryKey(), getListLedgerEntriesQueryKey(), getListLedgerEntriesInfiniteQueryKey(), getGetRealisedReportQueryKey(), getListRealisedGainsQueryKey(), getListRealisedGainsInfiniteQueryKey(), getListHoldingsQueryKey(), getListBibiAssetsQueryKey(), getListContractOrdersQueryKey(), getListContractOrdersInfiniteQueryKey(), getListContractPositionsQueryKey(), getListContractPositionsInfiniteQueryKey(), getListContractHistoryQueryKey(), getListContractHistoryInfiniteQueryKey(), getGetContractPositionQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };

        const customOptions = idempotentMutationPolicy({...mutationOptions, mutationFn, onSuccess}, { url: `/api/contractPosition/addMargin` }, { operationId: 'addContractMargin', operationName: 'addContractMargin' });


  return  customOptions}

    export type AddContractMarginMutationResult = NonNullable<Awaited<ReturnType<typeof addContractMargin>>>
    export type AddContractMarginMutationBody = ContractMarginRequest
    export type AddContractMarginMutationError = ErrorType<unknown>
    export type AddContractMarginMutationVariables = {data: ContractMarginRequest}

    /**
 * @summary Add margin to a position
 */
export const useAddContractMargin = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addContractMargin>>, TError,AddContractMarginMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addContractMargin>>,
        TError,
        AddContractMarginMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getAddContractMarginMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * @summary Set or remove take profit and stop loss
 */
export const setContractExits = (
    contractExitsRequest: ContractExitsRequest,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ContractPositionAnswer | ErrorEnvelope>(
      {url: `/api/contractPosition/setExits`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: contractExitsRequest, signal
    },
      options);
    }




export const getSetContractExitsMutationKey = () => ['setContractExits'] as const;

export const getSetContractExitsMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setContractExits>>, TError,SetContractExitsMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof setContractExits>>, TError,SetContractExitsMutationVariables, TContext> => {

const mutationKey = getSetContractExitsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setContractExits>>, SetContractExitsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  setContractExits(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof setContractExits>>, variables: SetContractExitsMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getGetUserBalanceQueryKey(), getListBalancesQueryKey(), getGetAllocationQueryKey(), getGetAssetPanelQueryKey(), getGetDayChangeQueryKey(), getListDayResultsQueryKey(), getListLedgerEntriesQueryKey(), getListLedgerEntriesInfiniteQueryKey(), getGetRealisedReportQueryKey(), getListRealisedGainsQueryKey(), getListRealisedGainsInfiniteQueryKey(), getListHoldingsQueryKey(), getListBibiAssetsQueryKey(), getListContractOrdersQueryKey(), getListContractOrdersInfiniteQueryKey(), getListContractPositionsQueryKey(), getListContractPositionsInfiniteQueryKey(), getListContractHistoryQueryKey(), getListContractHistoryInfiniteQueryKey(), getGetContractPositionQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };

        const customOptions = idempotentMutationPolicy({...mutationOptions, mutationFn, onSuccess}, { url: `/api/contractPosition/setExits` }, { operationId: 'setContractExits', operationName: 'setContractExits' });


  return  customOptions}

    export type SetContractExitsMutationResult = NonNullable<Awaited<ReturnType<typeof setContractExits>>>
    export type SetContractExitsMutationBody = ContractExitsRequest
    export type SetContractExitsMutationError = ErrorType<unknown>
    export type SetContractExitsMutationVariables = {data: ContractExitsRequest}

    /**
 * @summary Set or remove take profit and stop loss
 */
export const useSetContractExits = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setContractExits>>, TError,SetContractExitsMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setContractExits>>,
        TError,
        SetContractExitsMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getSetContractExitsMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
