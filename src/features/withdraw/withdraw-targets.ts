/** Withdrawal targets: bank cards and wallet addresses. Pure. */
import type { BankCard, WalletAddress, WithdrawChannel } from '#models'
import { CARD_NUMBER } from '#src/lib/validation/bank-card.ts'

export interface Target {
  id: string
  kind: 'bank' | 'chain'
  /** The bank, or the label of an address. */
  name: string
  number: string
  /** While it rests, from when it can be used, in milliseconds since 1970 UTC; null: now. */
  usableFrom: number | null
  /** Of an address; undefined for a card. */
  network?: { currencyId: number; addressType: string }
}

/** All bound cards and addresses as targets. */
export function targetsOf(cards: readonly BankCard[], addresses: readonly WalletAddress[]): Target[] {
  return [
    ...cards.map(({ id, cardNumber, properties, usableFrom = null }): Target => {
      const bank = properties.find(({ propertyKey }) => propertyKey !== CARD_NUMBER)
      return { id, kind: 'bank', name: bank?.value ?? '', number: cardNumber, usableFrom }
    }),
    ...addresses.map(
      ({ id, label, address, currencyName, currencyId, addressType, usableFrom = null }): Target => ({
        id,
        kind: 'chain',
        name: label === '' ? currencyName : label,
        number: address,
        usableFrom,
        network: { currencyId, addressType },
      }),
    ),
  ]
}

/** The targets that a channel pays out to: any card, or the addresses of its currency and network. */
export function eligibleTargets(
  targets: readonly Target[],
  { channelType, currencyId, addressType }: WithdrawChannel,
): Target[] {
  return targets.filter(({ kind, network }) =>
    channelType === 'bank'
      ? kind === 'bank'
      : network?.currencyId === currencyId && network.addressType === addressType,
  )
}
