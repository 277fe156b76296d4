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
  AllocationAnswer,
  BalancePage,
  BankPropertyPage,
  BibiAssetPage,
  CostMethodAnswer,
  CostMethodForm,
  DayChangeAnswer,
  DayResultPage,
  EquityCurveAnswer,
  ErrorEnvelope,
  ExchangeInfoAnswer,
  GetDayChangeParams,
  GetEquityCurveParams,
  GetLiabilityProofParams,
  GetRealisedReportParams,
  LedgerEntryPage,
  LiabilityProofAnswer,
  LiabilityRootPage,
  ListBankPropertiesParams,
  ListDayResultsParams,
  ListLedgerEntriesParams,
  ListLiabilityRootsParams,
  ListPlatformCurrenciesParams,
  ListRealisedGainsParams,
  PlatformCurrencyPage,
  RealisedGainPage,
  RealisedReportAnswer
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
 * @summary List currencies
 */
export const listPlatformCurrencies = (
    params?: ListPlatformCurrenciesParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<PlatformCurrencyPage | ErrorEnvelope>(
      {url: `/api/platformCurrency/list`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListPlatformCurrenciesQueryKey = (params?: ListPlatformCurrenciesParams,) => {
    return [
    `/api/platformCurrency/list`, ...(params ? [params] : [])
    ] as const;
    }


export const getListPlatformCurrenciesQueryOptions = <TData = Awaited<ReturnType<typeof listPlatformCurrencies>>, TError = ErrorType<unknown>>(params?: ListPlatformCurrenciesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPlatformCurrencies>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPlatformCurrenciesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPlatformCurrencies>>> = ({ signal }) => listPlatformCurrencies(params, requestOptions, signal);



      const customOptions = queryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof listPlatformCurrencies>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPlatformCurrenciesQueryResult = NonNullable<Awaited<ReturnType<typeof listPlatformCurrencies>>>
export type ListPlatformCurrenciesQueryError = ErrorType<unknown>


/**
 * @summary List currencies
 */

export function useListPlatformCurrencies<TData = Awaited<ReturnType<typeof listPlatformCurrencies>>, TError = ErrorType<unknown>>(
 params?: ListPlatformCurrenciesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPlatformCurrencies>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPlatformCurrenciesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary List coins held for coin-to-coin trading
 */
export const listBibiAssets = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<BibiAssetPage | ErrorEnvelope>(
      {url: `/api/userBibiAssets/list`, method: 'GET', signal
    },
      options);
    }




export const getListBibiAssetsQueryKey = () => {
    return [
    `/api/userBibiAssets/list`
    ] as const;
    }


export const getListBibiAssetsQueryOptions = <TData = Awaited<ReturnType<typeof listBibiAssets>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBibiAssets>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBibiAssetsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBibiAssets>>> = ({ signal }) => listBibiAssets(requestOptions, signal);



      const customOptions = queryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof listBibiAssets>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListBibiAssetsQueryResult = NonNullable<Awaited<ReturnType<typeof listBibiAssets>>>
export type ListBibiAssetsQueryError = ErrorType<unknown>


/**
 * @summary List coins held for coin-to-coin trading
 */

export function useListBibiAssets<TData = Awaited<ReturnType<typeof listBibiAssets>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBibiAssets>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBibiAssetsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary List bank card fields
 */
export const listBankProperties = (
    params: ListBankPropertiesParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<BankPropertyPage | ErrorEnvelope>(
      {url: `/api/bankPropertyConfig/list`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListBankPropertiesQueryKey = (params?: ListBankPropertiesParams,) => {
    return [
    `/api/bankPropertyConfig/list`, ...(params ? [params] : [])
    ] as const;
    }


export const getListBankPropertiesQueryOptions = <TData = Awaited<ReturnType<typeof listBankProperties>>, TError = ErrorType<unknown>>(params: ListBankPropertiesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBankProperties>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBankPropertiesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBankProperties>>> = ({ signal }) => listBankProperties(params, requestOptions, signal);



      const customOptions = queryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof listBankProperties>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListBankPropertiesQueryResult = NonNullable<Awaited<ReturnType<typeof listBankProperties>>>
export type ListBankPropertiesQueryError = ErrorType<unknown>


/**
 * @summary List bank card fields
 */

export function useListBankProperties<TData = Awaited<ReturnType<typeof listBankProperties>>, TError = ErrorType<unknown>>(
 params: ListBankPropertiesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBankProperties>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBankPropertiesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Get exchange rates
 */
export const getExchangeInfo = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ExchangeInfoAnswer | ErrorEnvelope>(
      {url: `/api/currencyExchangeRate/getExchangeInfo`, method: 'GET', signal
    },
      options);
    }




export const getGetExchangeInfoQueryKey = () => {
    return [
    `/api/currencyExchangeRate/getExchangeInfo`
    ] as const;
    }


export const getGetExchangeInfoQueryOptions = <TData = Awaited<ReturnType<typeof getExchangeInfo>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getExchangeInfo>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetExchangeInfoQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getExchangeInfo>>> = ({ signal }) => getExchangeInfo(requestOptions, signal);



      const customOptions = queryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof getExchangeInfo>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetExchangeInfoQueryResult = NonNullable<Awaited<ReturnType<typeof getExchangeInfo>>>
export type GetExchangeInfoQueryError = ErrorType<unknown>


/**
 * @summary Get exchange rates
 */

export function useGetExchangeInfo<TData = Awaited<ReturnType<typeof getExchangeInfo>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getExchangeInfo>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetExchangeInfoQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Returns every currency of the platform, including zero balances. A tradable coin's balance is its holding, identified by `productId`.
 * @summary List balances
 */
export const listBalances = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<BalancePage | ErrorEnvelope>(
      {url: `/api/userBalance/list`, method: 'GET', signal
    },
      options);
    }




export const getListBalancesQueryKey = () => {
    return [
    `/api/userBalance/list`
    ] as const;
    }


export const getListBalancesQueryOptions = <TData = Awaited<ReturnType<typeof listBalances>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBalances>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBalancesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBalances>>> = ({ signal }) => listBalances(requestOptions, signal);



      const customOptions = queryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof listBalances>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListBalancesQueryResult = NonNullable<Awaited<ReturnType<typeof listBalances>>>
export type ListBalancesQueryError = ErrorType<unknown>


/**
 * @summary List balances
 */

export function useListBalances<TData = Awaited<ReturnType<typeof listBalances>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBalances>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBalancesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Breakdown of the account value in USDT at a single point in time; the parts add up to `total`. Open contract positions are included with
 * their margin and unrealized P&L.
 * @summary Get asset breakdown
 */
export const getAllocation = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<AllocationAnswer | ErrorEnvelope>(
      {url: `/api/userInfo/allocation`, method: 'GET', signal
    },
      options);
    }




export const getGetAllocationQueryKey = () => {
    return [
    `/api/userInfo/allocation`
    ] as const;
    }


export const getGetAllocationQueryOptions = <TData = Awaited<ReturnType<typeof getAllocation>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAllocation>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAllocationQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAllocation>>> = ({ signal }) => getAllocation(requestOptions, signal);



      const customOptions = queryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof getAllocation>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAllocationQueryResult = NonNullable<Awaited<ReturnType<typeof getAllocation>>>
export type GetAllocationQueryError = ErrorType<unknown>


/**
 * @summary Get asset breakdown
 */

export function useGetAllocation<TData = Awaited<ReturnType<typeof getAllocation>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAllocation>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAllocationQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * In USDT: hourly points for a day or a week, UTC days for longer ranges, plus the current value. Each point is computed from the ledger
 * entries before that time and the prices at that time. Deposits and withdrawals are included in the points, and left out of `returns`.
 * @summary Get account value history
 */
export const getEquityCurve = (
    params: GetEquityCurveParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<EquityCurveAnswer | ErrorEnvelope>(
      {url: `/api/userInfo/equityCurve`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetEquityCurveQueryKey = (params?: GetEquityCurveParams,) => {
    return [
    `/api/userInfo/equityCurve`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetEquityCurveQueryOptions = <TData = Awaited<ReturnType<typeof getEquityCurve>>, TError = ErrorType<unknown>>(params: GetEquityCurveParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEquityCurve>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetEquityCurveQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getEquityCurve>>> = ({ signal }) => getEquityCurve(params, requestOptions, signal);



      const customOptions = queryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof getEquityCurve>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetEquityCurveQueryResult = NonNullable<Awaited<ReturnType<typeof getEquityCurve>>>
export type GetEquityCurveQueryError = ErrorType<unknown>


/**
 * @summary Get account value history
 */

export function useGetEquityCurve<TData = Awaited<ReturnType<typeof getEquityCurve>>, TError = ErrorType<unknown>>(
 params: GetEquityCurveParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEquityCurve>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetEquityCurveQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Oldest first, from the day of the first entry to today; each entry is on exactly one day. Days begin at midnight in `timeZone`, also where its
 * clocks change; without it, on a clock `utcOffset` minutes ahead of UTC, with 24 hours each. Of the last 12 months and the current one; others are
 * refused (422), as is an unknown time zone.
 * @summary List the results of the days of a month
 */
export const listDayResults = (
    params?: ListDayResultsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<DayResultPage | ErrorEnvelope>(
      {url: `/api/userInfo/dayResults`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListDayResultsQueryKey = (params?: ListDayResultsParams,) => {
    return [
    `/api/userInfo/dayResults`, ...(params ? [params] : [])
    ] as const;
    }


export const getListDayResultsQueryOptions = <TData = Awaited<ReturnType<typeof listDayResults>>, TError = ErrorType<unknown>>(params?: ListDayResultsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDayResults>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDayResultsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDayResults>>> = ({ signal }) => listDayResults(params, requestOptions, signal);



      const customOptions = queryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof listDayResults>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListDayResultsQueryResult = NonNullable<Awaited<ReturnType<typeof listDayResults>>>
export type ListDayResultsQueryError = ErrorType<unknown>


/**
 * @summary List the results of the days of a month
 */

export function useListDayResults<TData = Awaited<ReturnType<typeof listDayResults>>, TError = ErrorType<unknown>>(
 params?: ListDayResultsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDayResults>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDayResultsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The change since the start of the person's day, without what was paid in or out, and the lines that add up to it.
 * @summary Get today's change of the account value
 */
export const getDayChange = (
    params?: GetDayChangeParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<DayChangeAnswer | ErrorEnvelope>(
      {url: `/api/userInfo/dayChange`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetDayChangeQueryKey = (params?: GetDayChangeParams,) => {
    return [
    `/api/userInfo/dayChange`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetDayChangeQueryOptions = <TData = Awaited<ReturnType<typeof getDayChange>>, TError = ErrorType<unknown>>(params?: GetDayChangeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDayChange>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetDayChangeQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDayChange>>> = ({ signal }) => getDayChange(params, requestOptions, signal);



      const customOptions = queryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof getDayChange>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDayChangeQueryResult = NonNullable<Awaited<ReturnType<typeof getDayChange>>>
export type GetDayChangeQueryError = ErrorType<unknown>


/**
 * @summary Get today's change of the account value
 */

export function useGetDayChange<TData = Awaited<ReturnType<typeof getDayChange>>, TError = ErrorType<unknown>>(
 params?: GetDayChangeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDayChange>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetDayChangeQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Totals of one calendar year (UTC) by the account's cost method, computed from the ledger entries. Entries of the last minute are not included
 * yet. A long history is read in steps: while `isComplete` is false, ask again.
 * @summary Get the realized gains of a tax year
 */
export const getRealisedReport = (
    params?: GetRealisedReportParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<RealisedReportAnswer | ErrorEnvelope>(
      {url: `/api/userInfo/realisedReport`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetRealisedReportQueryKey = (params?: GetRealisedReportParams,) => {
    return [
    `/api/userInfo/realisedReport`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetRealisedReportQueryOptions = <TData = Awaited<ReturnType<typeof getRealisedReport>>, TError = ErrorType<unknown>>(params?: GetRealisedReportParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRealisedReport>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetRealisedReportQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getRealisedReport>>> = ({ signal }) => getRealisedReport(params, requestOptions, signal);



      const customOptions = queryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof getRealisedReport>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetRealisedReportQueryResult = NonNullable<Awaited<ReturnType<typeof getRealisedReport>>>
export type GetRealisedReportQueryError = ErrorType<unknown>


/**
 * @summary Get the realized gains of a tax year
 */

export function useGetRealisedReport<TData = Awaited<ReturnType<typeof getRealisedReport>>, TError = ErrorType<unknown>>(
 params?: GetRealisedReportParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRealisedReport>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetRealisedReportQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Newest first: the parts of every sale in a calendar year (UTC), by the account's cost method. `total` counts those of the year. Like
 * `getRealisedReport`, a call reads the next step of a history that is not complete yet.
 * @summary List the realized gains of a tax year by lot
 */
export const listRealisedGains = (
    params: ListRealisedGainsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<RealisedGainPage | ErrorEnvelope>(
      {url: `/api/userInfo/realisedGains`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListRealisedGainsInfiniteQueryKey = (params?: ListRealisedGainsParams,) => {
    return [
    'infinite', `/api/userInfo/realisedGains`, ...(params ? [params] : [])
    ] as const;
    }

export const getListRealisedGainsQueryKey = (params?: ListRealisedGainsParams,) => {
    return [
    `/api/userInfo/realisedGains`, ...(params ? [params] : [])
    ] as const;
    }


export const getListRealisedGainsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listRealisedGains>>, ListRealisedGainsParams['before']>, TError = ErrorType<unknown>>(params: ListRealisedGainsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listRealisedGains>>, TError, TData, QueryKey, ListRealisedGainsParams['before']>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRealisedGainsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRealisedGains>>, QueryKey, ListRealisedGainsParams['before']> = ({ signal, pageParam }) => listRealisedGains({...params, 'before': pageParam ?? params?.['before']}, requestOptions, signal);



      const customOptions = queryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listRealisedGains>>, TError, TData, QueryKey, ListRealisedGainsParams['before']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListRealisedGainsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listRealisedGains>>>
export type ListRealisedGainsInfiniteQueryError = ErrorType<unknown>


/**
 * @summary List the realized gains of a tax year by lot
 */

export function useListRealisedGainsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listRealisedGains>>, ListRealisedGainsParams['before']>, TError = ErrorType<unknown>>(
 params: ListRealisedGainsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listRealisedGains>>, TError, TData, QueryKey, ListRealisedGainsParams['before']>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListRealisedGainsInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListRealisedGainsQueryOptions = <TData = Awaited<ReturnType<typeof listRealisedGains>>, TError = ErrorType<unknown>>(params: ListRealisedGainsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRealisedGains>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRealisedGainsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRealisedGains>>> = ({ signal }) => listRealisedGains(params, requestOptions, signal);



      const customOptions = queryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof listRealisedGains>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListRealisedGainsQueryResult = NonNullable<Awaited<ReturnType<typeof listRealisedGains>>>
export type ListRealisedGainsQueryError = ErrorType<unknown>


/**
 * @summary List the realized gains of a tax year by lot
 */

export function useListRealisedGains<TData = Awaited<ReturnType<typeof listRealisedGains>>, TError = ErrorType<unknown>>(
 params: ListRealisedGainsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRealisedGains>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListRealisedGainsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Idempotent. Applies to the reports of all years and on all devices; it changes no balance and no order.
 * @summary Choose the cost method of realized gains
 */
export const chooseCostMethod = (
    costMethodForm: CostMethodForm,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<CostMethodAnswer | ErrorEnvelope>(
      {url: `/api/userInfo/costMethod/choose`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: costMethodForm, signal
    },
      options);
    }




export const getChooseCostMethodMutationKey = () => ['chooseCostMethod'] as const;

export const getChooseCostMethodMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof chooseCostMethod>>, TError,ChooseCostMethodMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof chooseCostMethod>>, TError,ChooseCostMethodMutationVariables, TContext> => {

const mutationKey = getChooseCostMethodMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof chooseCostMethod>>, ChooseCostMethodMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  chooseCostMethod(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof chooseCostMethod>>, variables: ChooseCostMethodMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getGetRealisedReportQueryKey(), getListRealisedGainsQueryKey(), getListRealisedGainsInfiniteQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };

        const customOptions = mutationPolicy({...mutationOptions, mutationFn, onSuccess});


  return  customOptions}

    export type ChooseCostMethodMutationResult = NonNullable<Awaited<ReturnType<typeof chooseCostMethod>>>
    export type ChooseCostMethodMutationBody = CostMethodForm
    export type ChooseCostMethodMutationError = ErrorType<unknown>
    export type ChooseCostMethodMutationVariables = {data: CostMethodForm}

    /**
 * @summary Choose the cost method of realized gains
 */
export const useChooseCostMethod = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof chooseCostMethod>>, TError,ChooseCostMethodMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof chooseCostMethod>>,
        TError,
        ChooseCostMethodMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getChooseCostMethodMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Every balance change, newest first.
 * @summary List ledger entries
 */
export const listLedgerEntries = (
    params: ListLedgerEntriesParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<LedgerEntryPage | ErrorEnvelope>(
      {url: `/api/walletLog/list`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListLedgerEntriesInfiniteQueryKey = (params?: ListLedgerEntriesParams,) => {
    return [
    'infinite', `/api/walletLog/list`, ...(params ? [params] : [])
    ] as const;
    }

export const getListLedgerEntriesQueryKey = (params?: ListLedgerEntriesParams,) => {
    return [
    `/api/walletLog/list`, ...(params ? [params] : [])
    ] as const;
    }


export const getListLedgerEntriesInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listLedgerEntries>>, ListLedgerEntriesParams['before']>, TError = ErrorType<unknown>>(params: ListLedgerEntriesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listLedgerEntries>>, TError, TData, QueryKey, ListLedgerEntriesParams['before']>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListLedgerEntriesInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLedgerEntries>>, QueryKey, ListLedgerEntriesParams['before']> = ({ signal, pageParam }) => listLedgerEntries({...params, 'before': pageParam ?? params?.['before']}, requestOptions, signal);



      const customOptions = queryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listLedgerEntries>>, TError, TData, QueryKey, ListLedgerEntriesParams['before']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListLedgerEntriesInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listLedgerEntries>>>
export type ListLedgerEntriesInfiniteQueryError = ErrorType<unknown>


/**
 * @summary List ledger entries
 */

export function useListLedgerEntriesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listLedgerEntries>>, ListLedgerEntriesParams['before']>, TError = ErrorType<unknown>>(
 params: ListLedgerEntriesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listLedgerEntries>>, TError, TData, QueryKey, ListLedgerEntriesParams['before']>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListLedgerEntriesInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListLedgerEntriesQueryOptions = <TData = Awaited<ReturnType<typeof listLedgerEntries>>, TError = ErrorType<unknown>>(params: ListLedgerEntriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLedgerEntries>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListLedgerEntriesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLedgerEntries>>> = ({ signal }) => listLedgerEntries(params, requestOptions, signal);



      const customOptions = queryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof listLedgerEntries>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListLedgerEntriesQueryResult = NonNullable<Awaited<ReturnType<typeof listLedgerEntries>>>
export type ListLedgerEntriesQueryError = ErrorType<unknown>


/**
 * @summary List ledger entries
 */

export function useListLedgerEntries<TData = Awaited<ReturnType<typeof listLedgerEntries>>, TError = ErrorType<unknown>>(
 params: ListLedgerEntriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLedgerEntries>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListLedgerEntriesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Newest first: for each UTC day the root of a Merkle tree of what every customer had at its beginning, available and on hold together. Each
 * root contains the one before, so that none can be changed later (docs/rules/wallet.md). `total` counts all days. Optional: a back end that
 * publishes none answers no rows.
 * @summary List the published roots of liabilities
 */
export const listLiabilityRoots = (
    params: ListLiabilityRootsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<LiabilityRootPage | ErrorEnvelope>(
      {url: `/api/liability/list`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListLiabilityRootsQueryKey = (params?: ListLiabilityRootsParams,) => {
    return [
    `/api/liability/list`, ...(params ? [params] : [])
    ] as const;
    }


export const getListLiabilityRootsQueryOptions = <TData = Awaited<ReturnType<typeof listLiabilityRoots>>, TError = ErrorType<unknown>>(params: ListLiabilityRootsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLiabilityRoots>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListLiabilityRootsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLiabilityRoots>>> = ({ signal }) => listLiabilityRoots(params, requestOptions, signal);



      const customOptions = pagedQueryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof listLiabilityRoots>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListLiabilityRootsQueryResult = NonNullable<Awaited<ReturnType<typeof listLiabilityRoots>>>
export type ListLiabilityRootsQueryError = ErrorType<unknown>


/**
 * @summary List the published roots of liabilities
 */

export function useListLiabilityRoots<TData = Awaited<ReturnType<typeof listLiabilityRoots>>, TError = ErrorType<unknown>>(
 params: ListLiabilityRootsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLiabilityRoots>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListLiabilityRootsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For each currency and product that the account had at the beginning of the day: its leaf of the tree, and the nodes beside its path to the
 * root, from below. Proofs of the last 31 published days are kept; other days are refused (460). Optional, as `listLiabilityRoots` is.
 * @summary Get the proof that own balances are in the published liabilities
 */
export const getLiabilityProof = (
    params: GetLiabilityProofParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<LiabilityProofAnswer | ErrorEnvelope>(
      {url: `/api/liability/proof`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetLiabilityProofQueryKey = (params?: GetLiabilityProofParams,) => {
    return [
    `/api/liability/proof`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetLiabilityProofQueryOptions = <TData = Awaited<ReturnType<typeof getLiabilityProof>>, TError = ErrorType<unknown>>(params: GetLiabilityProofParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLiabilityProof>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetLiabilityProofQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getLiabilityProof>>> = ({ signal }) => getLiabilityProof(params, requestOptions, signal);



      const customOptions = queryPolicy({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof getLiabilityProof>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetLiabilityProofQueryResult = NonNullable<Awaited<ReturnType<typeof getLiabilityProof>>>
export type GetLiabilityProofQueryError = ErrorType<unknown>


/**
 * @summary Get the proof that own balances are in the published liabilities
 */

export function useGetLiabilityProof<TData = Awaited<ReturnType<typeof getLiabilityProof>>, TError = ErrorType<unknown>>(
 params: GetLiabilityProofParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLiabilityProof>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetLiabilityProofQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






