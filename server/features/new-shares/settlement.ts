import type { BalanceKind, Entry } from '#server/ledger/ledger.ts'
import { USDT, productAsset, type Asset } from '#server/ledger/units.ts'
import { figuresOf, type ShareSubscriptionRow } from './subscription.ts'

/** The two assets that a subscription touches: what it pays with, and the shares. */
export function assetsOf({ product_id }: Pick<ShareSubscriptionRow, 'product_id'>): [Asset, Asset] {
  return [USDT, productAsset(product_id)]
}

function move(
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

/** From available to held: price and fee of everything that was asked for. */
export function holdEntries({ held }: ShareSubscriptionRow): Entry[] {
  return move(USDT, ['available', 'held'], 'hold', held)
}

/** Back from held, as a subscription is cancelled. */
export function releaseEntries({ held }: ShareSubscriptionRow): Entry[] {
  return move(USDT, ['held', 'available'], 'release', held)
}

/** What the draw gave is paid out of what was held, and the rest goes back. The shares are held until their listing. */
export function settlementEntries(settled: ShareSubscriptionRow): Entry[] {
  const [money, shares] = assetsOf(settled)
  const { quantity, cost, fee } = figuresOf(settled, settled.allotted_lots ?? 0n)
  return [
    { account: 'held', asset: money, type: 'sharesPaid', amount: -cost },
    { account: 'market', asset: money, type: 'sharesPaid', amount: cost },
    { account: 'held', asset: money, type: 'fee', amount: -fee },
    { account: 'fees', asset: money, type: 'fee', amount: fee },
    ...move(money, ['held', 'available'], 'release', settled.held - cost - fee),
    { account: 'market', asset: shares, type: 'sharesReceived', amount: -quantity },
    { account: 'held', asset: shares, type: 'sharesReceived', amount: quantity },
  ]
}

/** The shares become available, as they are listed. */
export function listingEntries(row: ShareSubscriptionRow): Entry[] {
  const { quantity } = figuresOf(row, row.allotted_lots ?? 0n)
  return move(assetsOf(row)[1], ['held', 'available'], 'release', quantity)
}
