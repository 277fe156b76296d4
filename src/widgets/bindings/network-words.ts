import type { AddressType } from '#src/api/generated/models/index.ts'
import { useMessages } from '#src/i18n/use-messages.ts'

/** What people call a network; names, the same in every language. */
const NAMES: Record<AddressType, string> = { BTC: 'Bitcoin', ERC20: 'Ethereum', TRC20: 'Tron' }

/** A network's name, with the one that wallets write beside it. */
export function useNetworkWords(): (type: AddressType) => string {
  const t = useMessages('binding')
  return type => t.networkName({ network: NAMES[type], type })
}
