import { matchQuery, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { getGetAssetPanelQueryKey, getGetUserBalanceQueryKey } from '#src/api/generated/user/user.ts'
import {
  getGetDayChangeQueryKey,
  getListLedgerEntriesInfiniteQueryKey,
  getListLedgerEntriesQueryKey,
} from '#src/api/generated/wallet/wallet.ts'

/**
 * Refetches what a booking changes: balances, entries, and the answers with these keys. For what happens by itself, such
 * as the fill of an order; a generated mutation hook does so by itself.
 */
export function refreshAccount(client: QueryClient, changed: readonly QueryKey[]): Promise<void> {
  const keys = [
    getGetUserBalanceQueryKey(),
    getGetAssetPanelQueryKey(),
    getGetDayChangeQueryKey(),
    getListLedgerEntriesQueryKey(),
    getListLedgerEntriesInfiniteQueryKey(),
    ...changed,
  ]
  return client.invalidateQueries({
    predicate: query => keys.some(queryKey => matchQuery({ queryKey }, query)),
  })
}
