import type { QueryClient } from '@tanstack/react-query'

const accountPaths = [
  '/api/userInfo/userBalance',
  '/api/userInfo/personCenterPanelData',
  '/api/walletLog/list',
]

/** Refetches everything that an order changes: balances, entries, and the lists with these paths. */
export function refreshAccount(client: QueryClient, lists: readonly string[]): Promise<void> {
  const paths = new Set<unknown>([...accountPaths, ...lists])
  return client.invalidateQueries({ predicate: ({ queryKey }) => paths.has(queryKey[0]) })
}
