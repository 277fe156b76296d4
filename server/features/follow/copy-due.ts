import { copyContractOpen, copySpotBuy } from './copy.ts'
import { skipCopy, type CopySource } from './copy-source.ts'
import { copyContractClose, copySpotSell } from './copy-closing.ts'
import { forgetDueCopy, postponeDueCopy, type DueCopy } from './due-copies.ts'
import { findCopiedPosition, findTraderFill, findTraderOrder, type OpenPosition } from './sources.ts'
import type { Side } from '../spot/pricing.ts'
import type { Services } from '#server/services.ts'
import { DomainError } from '#server/kernel/domain-error.ts'
import type { Command } from '#server/kernel/store.ts'
import { QUANTITY_SCALE } from '#server/ledger/units.ts'
import { getProduct } from '#server/market/catalogue.ts'
import type { Market } from '#server/market/market.ts'
import type { MarketProduct } from '#server/market/types.ts'
import { contractRules } from '../contract/rules.ts'
import { SPOT, feeRateOf } from '../shared/fees.ts'
import { catchUpPosition } from '../contract/run-contracts.ts'

export type Ports = Pick<Services, 'store' | 'market'>

/** How long something waits for a market of which nobody knows when it opens, in milliseconds. */
const UNKNOWN_WAIT = 60_000

/** When a market that does not trade now may do so again, epoch ms; undefined when it trades. */
export function opensAt(market: Market, product: MarketProduct): number | undefined {
  const { status, nextOpenAt } = market.trading(product)
  if (status === 'open') return undefined
  return nextOpenAt ?? market.now() + UNKNOWN_WAIT
}

export const spotMarket = (market: Market, product: MarketProduct, side: Side) => ({
  product,
  price: market.quote(product).nowPrice,
  feeRate: feeRateOf(product.productType, SPOT, side),
})

/**
 * Runs a copying command; what it refuses is named as not copied, but for what is to be tried again.
 * @returns how many copies were placed or named: 1 or 0
 */
export async function attempt<Input extends CopySource>(
  { store }: Ports,
  command: Command<Input, boolean>,
  input: Input,
  skip: Command<CopySource & { reason: string }, boolean> = skipCopy,
): Promise<number> {
  try {
    return (await store.execute(command, input)) ? 1 : 0
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    if (error.code === 'position_changed') return 0
    return (await store.execute(skip, { ...input, reason: `hint_${error.code}` })) ? 1 : 0
  }
}

const sourceOf = (due: DueCopy, product: MarketProduct) => ({
  followId: due.follow_id,
  source: due.source,
  way: due.way,
  kind: due.kind,
  productId: due.product_id,
  productType: product.productType,
  turn: { transactionId: due.transaction_id, number: due.number },
})

const keyOf = ({ follow_id: followId, source, product_id: productId }: DueCopy) => ({
  followId,
  source,
  productId,
})

async function forget({ store }: Ports, due: DueCopy): Promise<number> {
  await store.execute(forgetDueCopy, keyOf(due))
  return 0
}

async function nameSkipped({ store }: Ports, source: CopySource, reason: string): Promise<number> {
  return (await store.execute(skipCopy, { ...source, reason })) ? 1 : 0
}

/** Why nothing can be opened in a product now; undefined when it can. */
function obstacleTo(market: Market, product: MarketProduct): string | undefined {
  const { status, reason } = market.trading(product)
  return status === 'open' ? undefined : (reason ?? 'hint_market_closed')
}

async function copySpot(ports: Ports, due: DueCopy, product: MarketProduct): Promise<number> {
  const { store, market } = ports
  const order = await findTraderOrder(store, due.trader_order)
  if (!order) return forget(ports, due)
  const source: CopySource = { ...sourceOf(due, product), direction: 'long', traderPrice: order.fill_price }
  if (due.kind === 'open') {
    // What is to be bought does not wait for the market.
    const obstacle = obstacleTo(market, product)
    if (obstacle) return nameSkipped(ports, source, obstacle)
    const now = spotMarket(market, product, 1)
    const traderTotal = order.cost + order.fee
    return attempt(ports, copySpotBuy, { ...source, filledAt: order.closed_at!, traderTotal, market: now })
  }
  const whole = due.whole ?? 0n
  const share = { part: order.quantity, of: whole > 0n ? whole : order.quantity }
  return attempt(ports, copySpotSell, { ...source, share, market: spotMarket(market, product, 2) })
}

async function copyOpening(ports: Ports, due: DueCopy, product: MarketProduct): Promise<number> {
  const { store, market } = ports
  const fill = await findTraderFill(store, due.trader_order, undefined)
  if (!fill) return forget(ports, due)
  const { direction } = fill
  const source = {
    ...sourceOf(due, product),
    direction,
    traderPrice: fill.price,
    traderPosition: due.trader_order,
  }
  const isOver = fill.status === 'closed' ? 'hint_copy_already_closed' : undefined
  const obstacle = isOver ?? obstacleTo(market, product)
  if (obstacle) return nameSkipped(ports, source, obstacle)
  const rules = contractRules(product, direction, market.now())
  return attempt(ports, copyContractOpen, {
    ...source,
    leverage: Number(fill.leverage),
    filledAt: fill.opened_at,
    traderTotal: fill.margin + fill.fee,
    market: { rules, price: market.quote(product).nowPrice },
  })
}

/** Closes a share of a follower's position, after everything that the market has done to it. */
export async function closeShare(
  ports: Ports,
  position: OpenPosition,
  named: Pick<CopySource, 'followId' | 'source' | 'traderPrice' | 'turn'>,
  share: { readonly part: bigint; readonly of: bigint },
): Promise<number> {
  const product = getProduct(position.product_id)
  const looked = await catchUpPosition(ports, position.id)
  if (!looked) return 0
  return attempt(ports, copyContractClose, {
    ...named,
    way: 'contract',
    kind: 'close',
    productId: position.product_id,
    productType: product.productType,
    direction: position.direction,
    positionId: position.id,
    share,
    step: 10n ** BigInt(QUANTITY_SCALE - product.quantityScale),
    version: looked.position.version,
    at: looked.at,
    price: ports.market.quote(product, looked.at).nowPrice,
  })
}

async function copyClosing(ports: Ports, due: DueCopy, product: MarketProduct): Promise<number> {
  const own = await findCopiedPosition(ports.store, due.follow_id, due.trader_order)
  const fill = await findTraderFill(ports.store, due.trader_order, due.number)
  if (!own || !fill) return forget(ports, due)
  const { followId, source, turn } = sourceOf(due, product)
  const share = { part: fill.quantity, of: due.whole ?? fill.quantity }
  return closeShare(ports, own, { followId, source, turn, traderPrice: fill.price }, share)
}

/** Copies what is due, names it as not copied, or lets it wait for its market. Gives how many were placed or named. */
export async function copyDue(ports: Ports, due: DueCopy): Promise<number> {
  const product = getProduct(due.product_id)
  const until = opensAt(ports.market, product)
  if (due.kind === 'close' && until !== undefined) {
    await ports.store.execute(postponeDueCopy, { ...keyOf(due), until })
    return 0
  }
  if (due.way === 'spot') return copySpot(ports, due, product)
  return due.kind === 'open' ? copyOpening(ports, due, product) : copyClosing(ports, due, product)
}
