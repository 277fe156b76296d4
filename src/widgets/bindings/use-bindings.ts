import { rowsOf } from '#src/api/envelope.ts'
import { useListBankCards, useListWalletAddresses } from '#src/api/generated/binding/binding.ts'

const quietOptions = { query: { meta: { quiet: true } } }
/** Waits for a request that is under way, such as after a change. */
const joining = { cancelRefetch: false }

/** The account's bank cards, newest first. */
export function useBankCards() {
  const { data, isError, refetch } = useListBankCards(quietOptions)
  return { rows: rowsOf(data), isFailed: isError, retry: () => refetch(joining) }
}

/** The account's wallet addresses, newest first. */
export function useWalletAddresses() {
  const { data, isError, refetch } = useListWalletAddresses(quietOptions)
  return { rows: rowsOf(data), isFailed: isError, retry: () => refetch(joining) }
}
