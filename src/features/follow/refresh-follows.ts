import type { QueryClient } from '@tanstack/react-query'
import { refreshAccount } from '#src/widgets/account/refresh-account.ts'

const followLists = [
  '/api/trader/list',
  '/api/trader/detail',
  '/api/follow/list',
  '/api/follow/copies',
  '/api/spotOrder/list',
  '/api/spotHolding/list',
  '/api/contractPosition/list',
  '/api/contractPosition/history',
]

/** Refetches everything that following and unfollowing change. */
export const refreshFollows = (client: QueryClient): Promise<void> => refreshAccount(client, followLists)
