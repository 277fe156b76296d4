import type { Statement } from '#server/kernel/store.ts'
import type { BalanceKind, Entry } from '#server/ledger/ledger.ts'
import { productAsset, type Asset } from '#server/ledger/units.ts'
import { addToHolding, takeFromHolding } from '../wallet/holdings.ts'
import { BUY, toSide } from '../spot/pricing.ts'
import { swapOf, type BibiOrderRow } from './order.ts'

/** The ids of the coins that an order gives and gets. */
export function coinsOf({ side, base_id, quote_id }: BibiOrderRow): { paid: bigint; received: bigint } {
  return toSide(side) === BUY ? { paid: quote_id, received: base_id } : { paid: base_id, received: quote_id }
}

/** Both balances that an order touches, what it pays with first. */
export function assetsOf(order: BibiOrderRow): [Asset, Asset] {
  const { paid, received } = coinsOf(order)
  return [productAsset(paid), productAsset(received)]
}

function move(
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

/** From available to held, as an order is opened: what it will pay at its limit. */
export function holdEntries(order: BibiOrderRow): Entry[] {
  return move(assetsOf(order)[0], 'available', 'held', 'hold', swapOf(order).paid)
}

/** From held back to available, as an order ends without a fill. */
export function releaseEntries(order: BibiOrderRow): Entry[] {
  return move(assetsOf(order)[0], 'held', 'available', 'release', swapOf(order).paid)
}

/** A swap, paid from what is available or from what the order holds; its fee is taken out of what is received. */
export function swapEntries(order: BibiOrderRow, from: BalanceKind): Entry[] {
  const [given, got] = assetsOf(order)
  const { paid, received } = swapOf(order)
  const { fee } = order
  return [
    { account: from, asset: given, type: 'bibiPaid', amount: -paid },
    { account: 'market', asset: given, type: 'bibiPaid', amount: paid },
    { account: 'available', asset: got, type: 'bibiReceived', amount: received + fee },
    { account: 'market', asset: got, type: 'bibiReceived', amount: -received - fee },
    { account: 'available', asset: got, type: 'fee', amount: -fee },
    { account: 'fees', asset: got, type: 'fee', amount: fee },
  ]
}

/** The fill of an open order: paid from what it held; what a better price has saved is released. */
export function fillEntries(open: BibiOrderRow, filled: BibiOrderRow): Entry[] {
  const saved = swapOf(open).paid - swapOf(filled).paid
  return [...swapEntries(filled, 'held'), ...move(assetsOf(open)[0], 'held', 'available', 'release', saved)]
}

/**
 * What a fill does to average costs: the coins paid take their share of what they had cost along, and the coins received cost
 * what the coins paid were worth in USDT at that moment.
 */
export function holdingStatements(filled: BibiOrderRow): Statement[] {
  const { paid, received } = coinsOf(filled)
  return [
    takeFromHolding(filled.user_id, paid, filled.cost_taken ?? 0n),
    addToHolding(filled.user_id, received, filled.value ?? 0n),
  ]
}
