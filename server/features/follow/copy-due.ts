import { copyContractOpen, copySpotBuy } from './copy-open.ts'
import { skipCopy, type CopySource } from './copy-source.ts'
import { copyContractClose, copySpotSell } from './copy-close.ts'
import { deleteDueCopy, postponeDueCopy, type DueCopy } from './due-copies.ts'
import { findCopiedPosition, findTraderFill, findTraderOrder, type CopiedPosition } from './copy-queries.ts'
import { BUY, SELL } from '#src/lib/trading/spot-math.ts'
import type { Services } from '#server/services.ts'
import { DomainError } from '#server/kernel/domain-error.ts'
import type { Command } from '#server/kernel/store.ts'
import { QUANTITY_SCALE } from '#src/lib/money/minor-units.ts'
import { getProduct } from '#server/market/catalogue.ts'
import type { Market } from '#server/market/market.ts'
import type { MarketProduct } from '#server/market/types.ts'
import { contractMarketOf } from '../contract/contract-market.ts'
import { positionMarketOf } from '../contract/position-market.ts'
import { contractFees } from '../contract/rules.ts'
import { spotMarketOf } from '../spot/spot-market.ts'
import { catchUpPosition } from '../contract/contract-books.ts'

export type Dependencies = Pick<Services, 'store' | 'market'>

/** How long to wait for a market without a known opening time, in milliseconds. */
const DEFAULT_WAIT = 60_000

/** The next opening time of a market, epoch ms; undefined when it is open. */
export function nextOpenTime(market: Market, product: MarketProduct): number | undefined {
  const { status, nextOpenAt } = market.trading(product)
  if (status === 'open') return undefined
  return nextOpenAt ?? market.now() + DEFAULT_WAIT
}

/** Whether a closing is to be tried again: its position has changed, or its market has closed, just before. */
const isTriedAgain = ({ kind }: CopySource, code: string) =>
  code === 'position_changed' ||
  (kind === 'close' && (code === 'market_closed' || code === 'product_suspended'))

/**
 * Executes a copy command; a rejection is recorded as a skipped copy, unless it is tried again.
 * @returns how many copies were placed or skipped: 1 or 0
 */
export async function executeCopy<Input extends CopySource>(
  { store }: Dependencies,
  command: Command<Input, boolean>,
  input: Input,
  skip: Command<CopySource & { reason: string }, boolean> = skipCopy,
): Promise<number> {
  try {
    return (await store.execute(command, input)) ? 1 : 0
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    if (isTriedAgain(input, error.code)) return 0
    return (await store.execute(skip, { ...input, reason: `hint_${error.code}` })) ? 1 : 0
  }
}

const toCopySource = (due: DueCopy, product: MarketProduct) => ({
  followId: due.follow_id,
  source: due.source,
  way: due.way,
  kind: due.kind,
  productId: due.product_id,
  productType: product.productType,
  sequence: { transactionId: due.transaction_id, number: due.number },
})

const dueCopyKey = ({ follow_id: followId, source, product_id: productId }: DueCopy) => ({
  followId,
  source,
  productId,
})

async function dropDueCopy({ store }: Dependencies, due: DueCopy): Promise<number> {
  await store.execute(deleteDueCopy, dueCopyKey(due))
  return 0
}

async function recordSkipped({ store }: Dependencies, source: CopySource, reason: string): Promise<number> {
  return (await store.execute(skipCopy, { ...source, reason })) ? 1 : 0
}

async function copySpot(ports: Dependencies, due: DueCopy, product: MarketProduct): Promise<number> {
  const { store, market } = ports
  const order = await findTraderOrder(store, due.trader_order)
  if (!order) return dropDueCopy(ports, due)
  const source: CopySource = {
    ...toCopySource(due, product),
    direction: 'long',
    traderPrice: order.fill_price,
  }
  if (due.kind === 'open') {
    return executeCopy(ports, copySpotBuy, {
      ...source,
      filledAt: order.closed_at!,
      traderTotal: order.cost + order.fee,
      market: spotMarketOf(market, product, { exchangeType: BUY }),
    })
  }
  const whole = due.whole ?? 0n
  const share = { part: order.quantity, of: whole > 0n ? whole : order.quantity }
  return executeCopy(ports, copySpotSell, {
    ...source,
    share,
    market: spotMarketOf(market, product, { exchangeType: SELL }),
  })
}

async function copyContractOpening(
  ports: Dependencies,
  due: DueCopy,
  product: MarketProduct,
): Promise<number> {
  const { store, market } = ports
  const fill = await findTraderFill(store, due.trader_order, undefined)
  if (!fill) return dropDueCopy(ports, due)
  const { direction } = fill
  const source = {
    ...toCopySource(due, product),
    direction,
    traderPrice: fill.price,
    traderPosition: due.trader_order,
  }
  if (fill.status === 'closed') return recordSkipped(ports, source, 'hint_copy_already_closed')
  return executeCopy(ports, copyContractOpen, {
    ...source,
    leverage: Number(fill.leverage),
    filledAt: fill.opened_at,
    traderTotal: fill.margin + fill.fee,
    openFeeRate: contractFees(product, direction).openFeeRate,
    market: contractMarketOf(market, product, { direction }),
  })
}

/** Closes a fraction of a follower's position, after catching it up with the market. */
export async function closeShare(
  ports: Dependencies,
  position: CopiedPosition,
  identity: Pick<CopySource, 'followId' | 'source' | 'traderPrice' | 'sequence'>,
  share: { readonly part: bigint; readonly of: bigint },
): Promise<number> {
  const product = getProduct(position.product_id)
  const caughtUp = await catchUpPosition(ports, position.id)
  if (!caughtUp) return 0
  return executeCopy(ports, copyContractClose, {
    ...identity,
    way: 'contract',
    kind: 'close',
    productId: position.product_id,
    productType: product.productType,
    direction: position.direction,
    positionId: position.id,
    share,
    step: 10n ** BigInt(QUANTITY_SCALE - product.quantityScale),
    version: caughtUp.position.version,
    market: positionMarketOf(ports.market, caughtUp.at),
  })
}

async function copyContractClosing(
  ports: Dependencies,
  due: DueCopy,
  product: MarketProduct,
): Promise<number> {
  const copied = await findCopiedPosition(ports.store, due.follow_id, due.trader_order)
  const fill = await findTraderFill(ports.store, due.trader_order, due.number)
  if (!copied || !fill) return dropDueCopy(ports, due)
  const { followId, source, sequence } = toCopySource(due, product)
  const share = { part: fill.quantity, of: due.whole ?? fill.quantity }
  return closeShare(ports, copied, { followId, source, sequence, traderPrice: fill.price }, share)
}

/** Copies a due trade, records it as skipped, or postpones it until its market opens. @returns how many were placed or skipped */
export async function copyDue(ports: Dependencies, due: DueCopy): Promise<number> {
  const product = getProduct(due.product_id)
  const until = nextOpenTime(ports.market, product)
  if (due.kind === 'close' && until !== undefined) {
    await ports.store.execute(postponeDueCopy, { ...dueCopyKey(due), until })
    return 0
  }
  if (due.way === 'spot') return copySpot(ports, due, product)
  return due.kind === 'open'
    ? copyContractOpening(ports, due, product)
    : copyContractClosing(ports, due, product)
}
