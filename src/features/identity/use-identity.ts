import { dataOf } from '#src/api/envelope.ts'
import { useGetIdentity } from '#src/api/generated/identity/identity.ts'
import type { Identity } from '#models'

/** ms between polls of a pending check. */
const pollInterval = 2000

const isPending = (identity: Identity | undefined) =>
  identity?.basic?.status === 'pending' || identity?.advanced?.status === 'pending'

/** The identity checks of the account; polled while one is pending. */
export function useIdentity() {
  const { data, isError, refetch } = useGetIdentity({
    query: {
      meta: { quiet: true },
      refetchInterval: query => (isPending(dataOf(query.state.data)) ? pollInterval : false),
    },
  })
  return {
    identity: dataOf(data),
    isFailing: isError,
    /** Reads the identity again, or waits for the request that is under way, such as after a submission. */
    retry: () => refetch({ cancelRefetch: false }),
  }
}
