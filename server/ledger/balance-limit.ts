import { DomainError } from '../kernel/domain-error.ts'
import { nameOfAsset } from './asset-names.ts'
import type { Wallet } from './wallet.ts'
import { scaleOfAsset, type Asset } from './units.ts'
import { formatUnits } from '#src/lib/money/minor-units.ts'

/**
 * The most that a person may have of an asset, available and held together, in minor units: 10^12 units of money, 10^10 of a product.
 * It is far below 2^63, so that sums of two balances and pending credits fit as well.
 */
export const MAX_BALANCE = 10n ** 18n

/** Whether a credit of this amount stays within MAX_BALANCE. */
export function fitsBalanceLimit(wallet: Wallet, asset: Asset, amount: bigint): boolean {
  return wallet.balance(asset, 'available') + wallet.balance(asset, 'held') + amount <= MAX_BALANCE
}

/**
 * A balance that is already above the limit may stay there, as after a move between two balances, but not grow.
 * @throws DomainError `balance_limit`
 */
export function assertBalanceLimit(wallet: Wallet, gains: ReadonlyMap<Asset, bigint>): void {
  for (const [asset, gained] of gains) {
    if (gained <= 0n || fitsBalanceLimit(wallet, asset, gained)) continue
    const maximum = formatUnits(MAX_BALANCE, scaleOfAsset(asset))
    throw new DomainError('balance_limit', { maximum, currency: nameOfAsset(asset) })
  }
}
