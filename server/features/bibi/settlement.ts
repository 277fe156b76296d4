import type { Statement } from '#server/kernel/store.ts'
import type { Entry } from '#server/ledger/ledger.ts'
import type { BalanceKind } from '#server/ledger/wallet.ts'
import { productAsset, type Asset } from '#server/ledger/units.ts'
import { increaseHoldingCost, reduceHoldingCost } from '../wallet/holdings.ts'
import { BUY, toSide } from '#src/lib/trading/spot-math.ts'
import { swapOf, type BibiOrderRow } from './order.ts'

/** The ids of the coins that an order pays and receives. */
export function coinsOf({ side, base_id, quote_id }: BibiOrderRow): { paid: bigint; received: bigint } {
  return toSide(side) === BUY ? { paid: quote_id, received: base_id } : { paid: base_id, received: quote_id }
}

/** Both assets of an order, the one it pays with first. */
export function assetsOf(order: BibiOrderRow): [Asset, Asset] {
  const { paid, received } = coinsOf(order)
  return [productAsset(paid), productAsset(received)]
}

function transferEntries(
  asset: Asset,
  from: BalanceKind,
  to: BalanceKind,
  type: 'hold' | 'release',
  amount: bigint,
): Entry[] {
  return [
    { account: from, asset, type, amount: -amount },
    { account: to, asset, type, amount },
  ]
}

/** Holds what an opened order will pay at its limit. */
export function holdEntries(order: BibiOrderRow): Entry[] {
  return transferEntries(assetsOf(order)[0], 'available', 'held', 'hold', swapOf(order).paid)
}

/** Releases the hold of an order that ends without a fill. */
export function releaseEntries(order: BibiOrderRow): Entry[] {
  return transferEntries(assetsOf(order)[0], 'held', 'available', 'release', swapOf(order).paid)
}

/** A swap, paid from the available or the held balance; the fee is deducted from what is received. */
export function swapEntries(order: BibiOrderRow, from: BalanceKind): Entry[] {
  const [paidAsset, receivedAsset] = assetsOf(order)
  const { paid, received } = swapOf(order)
  const { fee } = order
  return [
    { account: from, asset: paidAsset, type: 'bibiPaid', amount: -paid },
    { account: 'market', asset: paidAsset, type: 'bibiPaid', amount: paid },
    { account: 'available', asset: receivedAsset, type: 'bibiReceived', amount: received + fee },
    { account: 'market', asset: receivedAsset, type: 'bibiReceived', amount: -received - fee },
    { account: 'available', asset: receivedAsset, type: 'fee', amount: -fee },
    { account: 'fees', asset: receivedAsset, type: 'fee', amount: fee },
  ]
}

/** The fill of an open order, paid from its hold; what a better price saves is released. */
export function fillEntries(open: BibiOrderRow, filled: BibiOrderRow): Entry[] {
  const saved = swapOf(open).paid - swapOf(filled).paid
  return [
    ...swapEntries(filled, 'held'),
    ...transferEntries(assetsOf(open)[0], 'held', 'available', 'release', saved),
  ]
}

/**
 * The cost bases after a fill: the coins paid take their share of the cost basis with them, and the cost of the coins received is the
 * USDT value of the coins paid.
 */
export function holdingStatements(filled: BibiOrderRow): Statement[] {
  const { paid, received } = coinsOf(filled)
  return [
    reduceHoldingCost(filled.user_id, paid, filled.cost_taken ?? 0n),
    increaseHoldingCost(filled.user_id, received, filled.value ?? 0n),
  ]
}
