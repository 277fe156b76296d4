/** Where a withdrawal may go: cards and addresses as one kind of thing. Pure. */
import type { BankCard, WalletAddress, WithdrawChannel } from '#src/api/generated/models/index.ts'
import { CARD_NUMBER } from '#src/lib/bank-card.ts'

export interface Target {
  id: string
  kind: 'bank' | 'chain'
  /** The bank, or the owner's name for an address. */
  name: string
  number: string
  /** Of an address; undefined for a card. */
  network?: { currencyId: number; addressType: string }
}

/** Every card and address that is bound. */
export function targetsOf(cards: readonly BankCard[], addresses: readonly WalletAddress[]): Target[] {
  return [
    ...cards.map(({ id, cardNumber, properties }): Target => {
      const bank = properties.find(({ propertyKey }) => propertyKey !== CARD_NUMBER)
      return { id, kind: 'bank', name: bank?.value ?? '', number: cardNumber }
    }),
    ...addresses.map(({ id, label, address, currencyName, currencyId, addressType }): Target => ({
      id,
      kind: 'chain',
      name: label === '' ? currencyName : label,
      number: address,
      network: { currencyId, addressType },
    })),
  ]
}

/** Those that a channel pays out to: any card, or the addresses of its currency and network. */
export function fittingTargets(
  targets: readonly Target[],
  { channelType, currencyId, addressType }: WithdrawChannel,
): Target[] {
  return targets.filter(({ kind, network }) =>
    channelType === 'bank'
      ? kind === 'bank'
      : network?.currencyId === currencyId && network.addressType === addressType,
  )
}
