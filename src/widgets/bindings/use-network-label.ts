import type { AddressType } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'

/** Common network names, the same in every language. */
const NETWORK_NAMES: Readonly<Record<AddressType, string>> = {
  BTC: 'Bitcoin',
  ERC20: 'Ethereum',
  TRC20: 'Tron',
  BEP20: 'BNB Smart Chain',
  SOL: 'Solana',
  LTC: 'Litecoin',
  DOGE: 'Dogecoin',
  XRP: 'XRP Ledger',
  ADA: 'Cardano',
}

/** The label of a network: its name, where it is known here, and the type shown by wallets. */
export function useNetworkLabel(): (type: AddressType) => string {
  const t = useMessages('binding')
  return type => {
    const name = Object.hasOwn(NETWORK_NAMES, type) ? NETWORK_NAMES[type] : undefined
    return name === undefined ? type : t.networkName({ network: name, type })
  }
}
