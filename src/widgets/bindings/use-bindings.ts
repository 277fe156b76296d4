import { useQueryClient } from '@tanstack/react-query'
import { rowsOf } from '#src/api/envelope.ts'
import {
  getListBankCardsQueryKey,
  getListWalletAddressesQueryKey,
  useListBankCards,
  useListWalletAddresses,
} from '#src/api/generated/binding/binding.ts'

const quietOptions = { query: { meta: { quiet: true } } }

/** The account's bank cards, newest first. */
export function useBankCards() {
  const { data, isError, refetch } = useListBankCards(quietOptions)
  return { rows: rowsOf(data), isFailed: isError, retry: () => refetch() }
}

/** The account's wallet addresses, newest first. */
export function useWalletAddresses() {
  const { data, isError, refetch } = useListWalletAddresses(quietOptions)
  return { rows: rowsOf(data), isFailed: isError, retry: () => refetch() }
}

/** Refetches the bindings after a change. */
export function useRefreshBindings(): () => Promise<void> {
  const client = useQueryClient()
  const keys = [getListBankCardsQueryKey(), getListWalletAddressesQueryKey()]
  return async () => {
    await Promise.all(keys.map(queryKey => client.invalidateQueries({ queryKey })))
  }
}
