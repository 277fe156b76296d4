import type { Entry } from '#server/ledger/ledger.ts'
import type { BalanceKind } from '#server/ledger/wallet.ts'
import { USDT, productAsset, type Asset } from '#server/ledger/units.ts'
import { amountsOf, type ShareSubscriptionRow } from './subscription.ts'

/** Both assets of a subscription: the money and the shares. */
export function assetsOf({ product_id }: Pick<ShareSubscriptionRow, 'product_id'>): [Asset, Asset] {
  return [USDT, productAsset(product_id)]
}

function transferEntries(
  asset: Asset,
  [from, to]: readonly [BalanceKind, BalanceKind],
  type: 'hold' | 'release',
  amount: bigint,
): Entry[] {
  return [
    { account: from, asset, type, amount: -amount },
    { account: to, asset, type, amount },
  ]
}

/** Holds price and fee of all requested lots. */
export function holdEntries({ held }: ShareSubscriptionRow): Entry[] {
  return transferEntries(USDT, ['available', 'held'], 'hold', held)
}

/** Releases the hold of a cancelled subscription. */
export function releaseEntries({ held }: ShareSubscriptionRow): Entry[] {
  return transferEntries(USDT, ['held', 'available'], 'release', held)
}

/** Pays for the allotted lots from the hold and releases the rest. The shares are held until their listing. */
export function settlementEntries(settled: ShareSubscriptionRow): Entry[] {
  const [money, shares] = assetsOf(settled)
  const { quantity, cost, fee } = amountsOf(settled, settled.allotted_lots ?? 0n)
  return [
    { account: 'held', asset: money, type: 'sharesPaid', amount: -cost },
    { account: 'market', asset: money, type: 'sharesPaid', amount: cost },
    { account: 'held', asset: money, type: 'fee', amount: -fee },
    { account: 'fees', asset: money, type: 'fee', amount: fee },
    ...transferEntries(money, ['held', 'available'], 'release', settled.held - cost - fee),
    { account: 'market', asset: shares, type: 'sharesReceived', amount: -quantity },
    { account: 'held', asset: shares, type: 'sharesReceived', amount: quantity },
  ]
}

/** Releases the shares at their listing. */
export function listingEntries(row: ShareSubscriptionRow): Entry[] {
  const { quantity } = amountsOf(row, row.allotted_lots ?? 0n)
  return transferEntries(assetsOf(row)[1], ['held', 'available'], 'release', quantity)
}
