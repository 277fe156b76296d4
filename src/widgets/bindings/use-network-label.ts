import type { AddressType } from '#src/api/generated/models/index.ts'
import { useMessages } from '#src/i18n/use-messages.ts'

/** Common network names, the same in every language. */
const NETWORK_NAMES: Record<AddressType, string> = { BTC: 'Bitcoin', ERC20: 'Ethereum', TRC20: 'Tron' }

/** The label of a network: its name and the type shown by wallets. */
export function useNetworkLabel(): (type: AddressType) => string {
  const t = useMessages('binding')
  return type => t.networkName({ network: NETWORK_NAMES[type], type })
}
