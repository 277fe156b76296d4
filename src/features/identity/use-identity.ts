import { useQueryClient } from '@tanstack/react-query'
import { dataOf } from '#src/api/envelope.ts'
import { getGetIdentityQueryKey, useGetIdentity } from '#src/api/generated/identity/identity.ts'
import type { Identity } from '#src/api/generated/models/index.ts'
import { getCountUnreadMessagesQueryKey } from '#src/api/generated/user/user.ts'

/** ms between two looks at a check that is under way. */
const pollEvery = 2000

const isWaiting = (identity: Identity | undefined) =>
  identity?.basic?.status === 'pending' || identity?.advanced?.status === 'pending'

/** How far the identity has been checked; while a check is under way it looks again by itself. */
export function useIdentity() {
  const client = useQueryClient()
  const { data, isError, refetch } = useGetIdentity({
    query: {
      meta: { quiet: true },
      refetchInterval: query => (isWaiting(dataOf(query.state.data)) ? pollEvery : false),
    },
  })
  /** Looks again; how a check ended comes as a message too. */
  const refresh = () =>
    Promise.all(
      [getGetIdentityQueryKey(), getCountUnreadMessagesQueryKey()].map(queryKey =>
        client.invalidateQueries({ queryKey }),
      ),
    )
  return { identity: dataOf(data), isFailing: isError, retry: () => refetch(), refresh }
}
