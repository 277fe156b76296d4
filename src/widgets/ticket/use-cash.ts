import { dataOf } from '#src/api/envelope.ts'
import { useGetUserBalance } from '#src/api/generated/user/user.ts'
import { useIsSignedIn } from '#src/stores/session/session.ts'
import { useCurrencyName } from '../format/use-currency-name.ts'

/** The money that the account can trade with, and the name of its currency; '- -' when not found (R3.3). */
export function useCash(currencyId: number): { cash: string | undefined; currency: string } {
  const isSignedIn = useIsSignedIn()
  // Also where it is a few seconds old: a deposit may have come in between.
  const query = useGetUserBalance(
    { currencyId },
    { query: { enabled: isSignedIn, refetchOnMount: 'always' } },
  )
  const balance = dataOf(query.data)
  const currencyName = useCurrencyName()
  return {
    /** Undefined for a guest, while unknown, and while a figure from before, such as before a deposit, is being renewed. */
    cash: isSignedIn && !isBeingRenewed(query) ? balance?.available : undefined,
    currency: balance?.currencyName ?? currencyName(currencyId),
  }
}

/** Whether what is known is from before this screen, and newer figures are on their way. */
export const isBeingRenewed = ({
  isFetching,
  isFetchedAfterMount,
}: {
  isFetching: boolean
  isFetchedAfterMount: boolean
}): boolean => isFetching && !isFetchedAfterMount
