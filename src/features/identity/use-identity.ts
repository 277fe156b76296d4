import { useQueryClient } from '@tanstack/react-query'
import { dataOf } from '#src/api/envelope.ts'
import { getGetIdentityQueryKey, useGetIdentity } from '#src/api/generated/identity/identity.ts'
import type { Identity } from '#src/api/generated/models/index.ts'
import { getCountUnreadMessagesQueryKey } from '#src/api/generated/user/user.ts'

/** ms between polls of a pending check. */
const pollInterval = 2000

const isPending = (identity: Identity | undefined) =>
  identity?.basic?.status === 'pending' || identity?.advanced?.status === 'pending'

/** The identity checks of the account; polled while one is pending. */
export function useIdentity() {
  const client = useQueryClient()
  const { data, isError, refetch } = useGetIdentity({
    query: {
      meta: { quiet: true },
      refetchInterval: query => (isPending(dataOf(query.state.data)) ? pollInterval : false),
    },
  })
  /** Refetches the identity, and the unread count, as the result also arrives as a message. */
  const refresh = () =>
    Promise.all(
      [getGetIdentityQueryKey(), getCountUnreadMessagesQueryKey()].map(queryKey =>
        client.invalidateQueries({ queryKey }),
      ),
    )
  return { identity: dataOf(data), isFailing: isError, retry: () => refetch(), refresh }
}
