/** Bugs of orders and positions, each one that a person could make in a line; see planted.ts. */
import type { PlantedBug } from './planted.ts'

const MATCHER = 'server/operator/match-orders.ts'
const SPOT = 'server/domain/spot/commands.ts'
const CONTRACT = 'server/domain/contract/settlement.ts'

export const ORDER_BUGS: readonly PlantedBug[] = [
  {
    name: 'a filled spot order can be cancelled',
    file: 'server/domain/state-machine.ts',
    find: `SpotOrderStatus> = {\n  open: ['filled', 'cancelled', 'rejected'],\n  filled: [],`,
    put: `SpotOrderStatus> = {\n  open: ['filled', 'cancelled', 'rejected'],\n  filled: ['cancelled'],`,
    says: /states|answer 500 of cancelSpotOrder|fills/,
  },
  {
    name: 'anybody can cancel a spot order',
    file: SPOT,
    find: `lockOrder(orderId, userId), 'cancelled'`,
    put: `lockOrder(orderId), 'cancelled'`,
    says: /isolation: cancelSpotOrder/,
  },
  {
    name: 'anybody can cancel a contract order',
    file: 'server/domain/contract/orders.ts',
    find: `lockContractOrder(orderId, userId), 'cancelled'`,
    put: `lockContractOrder(orderId), 'cancelled'`,
    says: /isolation: cancelContractOrder/,
  },
  {
    name: 'a fill bears the moment of the matcher',
    file: SPOT,
    find: 'filledAt === undefined ? context.now : BigInt(filledAt)',
    put: 'context.now',
    says: /fills: spotOrder/,
  },
  {
    name: 'a fill is booked at its limit',
    file: SPOT,
    find: 'fill_price: fillPrice,',
    put: 'fill_price: limit,',
    says: /fills: spotOrder|ledger/,
  },
  {
    name: 'a buyer needs no money',
    file: 'server/domain/spot/quote.ts',
    find: '<= available) return null',
    put: '<= available || isBuying) return null',
    says: /answer 500 of placeSpotOrder/,
  },
  {
    name: 'a better price releases nothing',
    file: 'server/domain/spot/settlement.ts',
    find: `return [...tradeEntries(filled, 'held'), ...release(asset, saved)]`,
    put: `return [...tradeEntries(filled, 'held'), ...release(asset, saved - saved)]`,
    says: /holds: spotOrder/,
  },
  {
    name: 'the matcher skips the first tick',
    file: 'server/operator/track.ts',
    find: '(Math.floor(from / tickPeriod) + 1) * tickPeriod; time <= to',
    put: '(Math.floor(from / tickPeriod) + 2) * tickPeriod; time <= to',
    says: /liveness: (fill|stopLoss|takeProfit|liquidation)|fills/,
  },
  {
    name: 'the matcher looks at the wrong end of a candle',
    file: 'server/operator/track.ts',
    find: 'order.side === 1 ? span.low : span.high',
    put: 'order.side === 1 ? span.high : span.low',
    says: /liveness: (fill|stopLoss|takeProfit|liquidation)|fills/,
  },
  {
    name: 'a limit that is met to the digit does not count',
    file: 'server/operator/price-span.ts',
    find: '(side === 1 ? compare(price, limitPrice) <= 0',
    put: '(side === 1 ? compare(price, limitPrice) < 0',
    says: /liveness: (fill|stopLoss|takeProfit|liquidation)|fills/,
  },
  {
    name: 'the matcher forgets the rest of a page',
    file: 'server/operator/market-book.ts',
    find: 'yield { key: itemKey(book, row.id), work: () => book.work(row, found, span) }',
    put: 'if (row.id % 2n === 1n) yield { key: itemKey(book, row.id), work: () => book.work(row, found, span) }',
    says: /liveness: fill of a (spotOrder|bibiOrder)|fills/,
  },
  {
    name: 'coin-to-coin orders are not matched',
    file: 'server/operator/market-job.ts',
    find: 'bibiBook(ports), ',
    put: '',
    says: /liveness: fill of a bibiOrder/,
  },
  {
    name: 'of stop loss and liquidation the farther one counts',
    file: 'server/operator/contract-events.ts',
    find: 'const nearest = isLong ? max : min',
    put: 'const nearest = isLong ? min : max',
    says: /liveness: (stopLoss|liquidation)|fills: position/,
  },
  {
    name: 'a take profit is never reached',
    file: 'server/operator/contract-events.ts',
    find: 'gain: takeProfit === undefined ?',
    put: 'gain: takeProfit !== undefined ?',
    says: /liveness: takeProfit|job 'run contracts' failed|fills: position|unexpected|answer 500/,
  },
  {
    name: 'every other funding moment is left out',
    file: 'server/market/funding.ts',
    find: '(Math.floor(time / FUNDING_INTERVAL) + 1) * FUNDING_INTERVAL',
    put: '(Math.floor(time / FUNDING_INTERVAL) + 2) * FUNDING_INTERVAL',
    says: /liveness: funding/,
  },
  {
    name: 'a fill releases the fee as well',
    file: CONTRACT,
    find: 'const saved = open.margin + open.fee - filled.margin - filled.fee',
    put: 'const saved = open.margin + open.fee - filled.margin',
    says: /job 'run contracts' failed|ledger|liveness|answer 500/,
  },
  {
    name: 'the profit of a position forgets its earlier parts',
    file: CONTRACT,
    find: 'profit: open.profit + profit,',
    put: 'profit,',
    says: /ledger/,
  },
  {
    name: 'a position forgets its earlier fundings',
    file: CONTRACT,
    find: 'funding: open.funding + amount,',
    put: 'funding: amount,',
    says: /ledger/,
  },
  {
    name: 'a copied order is copied on',
    file: 'server/domain/follow/spread-trade.ts',
    find: 'if (copies.length > 0) return undefined',
    put: 'if (copies.length > 9) return undefined',
    says: /liveness: copy of a/,
  },
  {
    name: 'positions of traders are not copied',
    file: 'server/domain/follow/spread-trade.ts',
    find: 'if (copies.length > 0) return undefined',
    put: `if (copies.length > 0 || trade.way === 'contract') return undefined`,
    says: /liveness: copy of a position/,
  },
]
