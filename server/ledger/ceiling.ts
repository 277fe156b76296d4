import { DomainError } from '../kernel/domain-error.ts'
import { nameOfAsset } from './asset-names.ts'
import type { Wallet } from './ledger.ts'
import { printUnits, scaleOfAsset, type Asset } from './units.ts'

/**
 * The most that a person may have of an asset, available and held together, in minor units: 10^12 units of money, 10^10 of a product.
 * It is far from what 64 bits hold, so that sums of two balances, and what is still to come in, fit as well.
 */
export const MAX_BALANCE = 10n ** 18n

/** Whether a person may have so much more of an asset. */
export function hasRoomFor(wallet: Wallet, asset: Asset, amount: bigint): boolean {
  return wallet.balance(asset, 'available') + wallet.balance(asset, 'held') + amount <= MAX_BALANCE
}

/**
 * What somebody has of an asset may stay above the ceiling, as after a move between two balances, but not grow beyond it.
 * @throws DomainError `balance_limit`
 */
export function refuseAboveCeiling(wallet: Wallet, gains: ReadonlyMap<Asset, bigint>): void {
  for (const [asset, gained] of gains) {
    if (gained <= 0n || hasRoomFor(wallet, asset, gained)) continue
    const maximum = printUnits(MAX_BALANCE, scaleOfAsset(asset))
    throw new DomainError('balance_limit', { maximum, currency: nameOfAsset(asset) })
  }
}
