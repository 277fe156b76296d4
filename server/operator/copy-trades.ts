import { units } from '../../src/lib/contract-math.ts'
import { copyContractOpen, copySpotBuy, skipCopy } from '../domain/follow/copy.ts'
import type { CopySource } from '../domain/follow/copy.ts'
import { copyContractClose, copySpotSell, giveUpLot } from '../domain/follow/copy-closing.ts'
import { readFigures, listCopiedPositions, listLots } from '../domain/follow/figures.ts'
import type { CopiedPosition, LotRow } from '../domain/follow/figures.ts'
import { endClosing, stopAtMaxLoss } from '../domain/follow/follow.ts'
import {
  heldBefore,
  listClosingSources,
  listPositionSources,
  listRunning,
  listSpotSources,
} from '../domain/follow/sources.ts'
import type { ClosingSource, PositionSource, SpotSource } from '../domain/follow/sources.ts'
import type { PriceAt } from '../domain/follow/trades.ts'
import { BUY, toSide } from '../domain/spot/pricing.ts'
import type { Side } from '../domain/spot/pricing.ts'
import type { Services } from '../http/handler.ts'
import { DomainError } from '../kernel/domain-error.ts'
import type { Command } from '../kernel/store.ts'
import { QUANTITY_SCALE, productAsset } from '../ledger/units.ts'
import { findProduct } from '../market/catalogue.ts'
import type { Market } from '../market/market.ts'
import type { MarketProduct } from '../market/types.ts'
import { contractRules } from '../site/contract-rules.ts'
import { SPOT, feeRateOf } from '../site/fees.ts'
import { catchUpPosition } from './run-contracts.ts'

type Ports = Pick<Services, 'store' | 'market'>

const ALL = { part: 1n, of: 1n }

/** The price of a product at a moment, for what is computed from prices. */
export const priceAtOf =
  (market: Market): PriceAt =>
  (productId, time) => {
    const product = findProduct(productId)
    if (!product) throw new Error(`There is no product ${productId}.`)
    return units.price(market.quote(product, time).nowPrice)
  }

const spotMarket = (market: Market, product: MarketProduct, side: Side) => ({
  product,
  price: market.quote(product).nowPrice,
  feeRate: feeRateOf(product.productType, SPOT, side),
})

/** Runs a copying command; what it refuses is named as not copied, but for what is to be tried again. */
async function attempt<Input extends CopySource>(
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

/** Buys or sells what a trader has. */
async function copySpot(ports: Ports, found: SpotSource): Promise<number> {
  const { store, market } = ports
  const product = findProduct(Number(found.product_id))
  if (!product) return 0
  const side = toSide(found.side)
  const source: CopySource = {
    followId: found.follow_id,
    source: `spot:${found.order_id}`,
    way: 'spot',
    kind: side === BUY ? 'open' : 'close',
    productId: found.product_id,
    productType: product.productType,
    direction: 'long',
    traderPrice: found.fill_price,
  }
  const { status, reason } = market.trading(product)
  if (status !== 'open') {
    // What is to be sold waits for the market; what is to be bought does not.
    if (side !== BUY) return 0
    return (await store.execute(skipCopy, { ...source, reason: reason ?? 'hint_market_closed' })) ? 1 : 0
  }
  const now = spotMarket(market, product, side)
  if (side === BUY) {
    const traderTotal = found.cost + found.fee
    return attempt(ports, copySpotBuy, { ...source, filledAt: found.closed_at, traderTotal, market: now })
  }
  const asset = productAsset(found.product_id)
  const held = await heldBefore(store, found.trader_user, found.order_id, asset)
  const share = { part: found.quantity, of: held > 0n ? held : found.quantity }
  return attempt(ports, copySpotSell, { ...source, share, market: now })
}

async function copyOpening(ports: Ports, found: PositionSource): Promise<number> {
  const { store, market } = ports
  const product = findProduct(Number(found.product_id))
  if (!product) return 0
  const { direction, position_id: traderPosition } = found
  const source: CopySource & { traderPosition: bigint } = {
    followId: found.follow_id,
    source: `contract:${traderPosition}`,
    way: 'contract',
    kind: 'open',
    productId: found.product_id,
    productType: product.productType,
    direction,
    traderPrice: found.price,
    traderPosition,
  }
  const { status, reason } = market.trading(product)
  const obstacle = status === 'open' ? undefined : (reason ?? 'hint_market_closed')
  const isOver = found.status === 'closed' ? 'hint_copy_already_closed' : undefined
  const why = isOver ?? obstacle
  if (why) return (await store.execute(skipCopy, { ...source, reason: why })) ? 1 : 0
  const rules = contractRules(product, direction, market.now())
  return attempt(ports, copyContractOpen, {
    ...source,
    leverage: Number(found.leverage),
    filledAt: found.opened_at,
    traderTotal: found.margin + found.fee,
    market: { rules, price: market.quote(product).nowPrice },
  })
}

/** Closes a share of a follower's position, after everything that the market has done to it. */
async function closeShare(
  ports: Ports,
  position: { readonly id: bigint; readonly product_id: bigint; readonly direction: 'long' | 'short' },
  named: Pick<CopySource, 'followId' | 'source' | 'traderPrice'>,
  share: { readonly part: bigint; readonly of: bigint },
): Promise<number> {
  const product = findProduct(Number(position.product_id))
  if (!product || ports.market.trading(product).status !== 'open') return 0
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

function copyClosing(ports: Ports, found: ClosingSource): Promise<number> {
  const { follow_id: followId, position_id: id, product_id, direction, price: traderPrice } = found
  const named = { followId, source: `fill:${found.trader_position}:${found.number}`, traderPrice }
  const share = { part: found.quantity, of: found.opened_quantity - found.closed_before }
  return closeShare(ports, { id, product_id, direction }, named, share)
}

async function sellLot(ports: Ports, lot: LotRow): Promise<number> {
  const product = findProduct(Number(lot.product_id))
  if (!product || ports.market.trading(product).status !== 'open') return 0
  const source: CopySource & { share: typeof ALL } = {
    followId: lot.follow_id,
    source: `stop:${lot.follow_id}:p${lot.product_id}`,
    way: 'spot',
    kind: 'close',
    productId: lot.product_id,
    productType: product.productType,
    direction: 'long',
    traderPrice: null,
    share: ALL,
  }
  return attempt(ports, copySpotSell, { ...source, market: spotMarket(ports.market, product, 2) }, giveUpLot)
}

/** Closes what followings that have ended still hold, as far as their markets trade; those that hold nothing more are over. */
export async function closeFollows(ports: Ports, followIds: readonly bigint[]): Promise<number> {
  const isOpen = (each: CopiedPosition) => each.status === 'open'
  let done = 0
  for (const lot of await listLots(ports.store, followIds))
    if (lot.quantity > 0n) done += await sellLot(ports, lot)
  for (const position of (await listCopiedPositions(ports.store, followIds)).filter(isOpen)) {
    const source = `stop:${position.follow_id}:${position.id}`
    const named = { followId: position.follow_id, source, traderPrice: null }
    done += await closeShare(ports, position, named, ALL)
  }
  const lots = await listLots(ports.store, followIds)
  const positions = await listCopiedPositions(ports.store, followIds)
  const left = new Set([
    ...lots.filter(lot => lot.quantity > 0n).map(lot => lot.follow_id),
    ...positions.filter(isOpen).map(position => position.follow_id),
  ])
  for (const id of followIds) if (!left.has(id)) await ports.store.execute(endClosing, id)
  return done
}

/** Ends the followings that have lost as much as their followers allow. */
async function stopLosers(ports: Ports): Promise<void> {
  const { store, market } = ports
  const active = (await listRunning(store)).filter(follow => follow.status === 'active')
  const ids = active.map(follow => follow.id)
  const figures = await readFigures(store, ids, market.now(), priceAtOf(market))
  for (const { id, max_loss } of active) {
    const { realised, open } = figures.get(id)!
    if (realised + open <= -max_loss) await store.execute(stopAtMaxLoss, id)
  }
}

/**
 * Copies what traders have done since it was last called, for everybody who follows them: closings first, then whoever has lost too
 * much stops, then openings. It keeps nothing: what was copied is named in the transaction of the copy itself, so that it may be killed
 * and begin anew, and run on several nodes, and nothing is copied twice. An opening more than COPY_WITHIN old is not copied.
 * @returns how many copies it placed or named as not copied
 */
export async function copyTrades(ports: Ports): Promise<number> {
  const { store } = ports
  let done = 0
  for (const found of await listClosingSources(store)) done += await copyClosing(ports, found)
  await stopLosers(ports)
  // In the order of time: what is bought and sold again is copied as both.
  for (const found of await listSpotSources(store)) done += await copySpot(ports, found)
  for (const found of await listPositionSources(store)) done += await copyOpening(ports, found)
  const closing = (await listRunning(store)).filter(follow => follow.status === 'closing')
  return (
    done +
    (await closeFollows(
      ports,
      closing.map(follow => follow.id),
    ))
  )
}
