/** Plausible one-line bugs of orders and positions; see planted-bugs.ts. */
import type { PlantedBug } from './planted-bugs.ts'

const SPOT = 'server/features/spot/commands.ts'
const SPOT_FILL = 'server/features/spot/fill-order.ts'
const CONTRACT = 'server/features/contract/settlement.ts'

export const ORDER_BUGS: readonly PlantedBug[] = [
  {
    name: 'a filled spot order can be cancelled',
    file: 'server/features/spot/transitions.ts',
    find: `SpotOrderStatus> = {\n  open: ['filled', 'cancelled', 'rejected'],\n  filled: [],`,
    replacement: `SpotOrderStatus> = {\n  open: ['filled', 'cancelled', 'rejected'],\n  filled: ['cancelled'],`,
    expectedFinding: /states|answer 500 of cancelSpotOrder|fills/,
  },
  {
    name: 'anybody can cancel a spot order',
    file: SPOT,
    find: 'lockSpotOrder(orderId, userId), end',
    replacement: 'lockSpotOrder(orderId), end',
    expectedFinding: /isolation: cancelSpotOrder/,
  },
  {
    name: 'anybody can cancel a contract order',
    file: 'server/features/contract/order-commands.ts',
    find: 'lockContractOrder(orderId, userId), end',
    replacement: 'lockContractOrder(orderId), end',
    expectedFinding: /isolation: cancelContractOrder/,
  },
  {
    name: 'a fill bears the moment of the matcher',
    file: SPOT_FILL,
    find: 'filledAt === undefined ? context.now : BigInt(filledAt)',
    replacement: 'context.now',
    expectedFinding: /fills: spotOrder/,
  },
  {
    name: 'a fill is booked at its limit',
    file: SPOT_FILL,
    find: 'fill_price: fillPrice,',
    replacement: 'fill_price: open.limit_price ?? fillPrice,',
    expectedFinding: /fills: spotOrder|ledger/,
  },
  {
    name: 'a buyer needs no money',
    file: 'server/features/spot/preview.ts',
    find: '<= available) return null',
    replacement: '<= available || isBuying) return null',
    expectedFinding: /answer 500 of placeSpotOrder/,
  },
  {
    name: 'a better price releases nothing',
    file: 'server/features/spot/settlement.ts',
    find: `return [...tradeEntries(filled, 'held'), ...releaseHold(asset, surplus)]`,
    replacement: `return [...tradeEntries(filled, 'held'), ...releaseHold(asset, surplus - surplus)]`,
    expectedFinding: /holds: spotOrder/,
  },
  {
    name: 'the matcher skips the first tick',
    file: 'server/matching/price-history.ts',
    find: '(Math.floor(from / tickPeriod) + 1) * tickPeriod; time <= to',
    replacement: '(Math.floor(from / tickPeriod) + 2) * tickPeriod; time <= to',
    expectedFinding: /liveness: (fill|stopLoss|takeProfit|liquidation)|fills/,
  },
  {
    name: 'the matcher looks at the wrong end of a candle',
    file: 'server/matching/price-history.ts',
    find: 'order.side === 1 ? span.low : span.high',
    replacement: 'order.side === 1 ? span.high : span.low',
    expectedFinding: /liveness: (fill|stopLoss|takeProfit|liquidation)|fills/,
  },
  {
    name: 'a limit that is met to the digit does not count',
    file: 'server/matching/price-window.ts',
    find: '(side === 1 ? units <= limit',
    replacement: '(side === 1 ? units < limit',
    expectedFinding: /liveness: (fill|stopLoss|takeProfit|liquidation)|fills/,
  },
  {
    name: 'the matcher forgets the rest of a page',
    file: 'server/matching/trigger-book.ts',
    find: 'yield { key: bookItemKey(book, row.id), run: () => book.processRow(row, found, span) }',
    replacement:
      'if (row.id % 2n === 1n) yield { key: bookItemKey(book, row.id), run: () => book.processRow(row, found, span) }',
    expectedFinding: /liveness: fill of a (spotOrder|bibiOrder)|fills/,
  },
  {
    name: 'coin-to-coin orders are not matched',
    file: 'server/jobs/match-market.ts',
    find: 'bibiBook(ports), ',
    replacement: '',
    expectedFinding: /liveness: fill of a bibiOrder/,
  },
  {
    name: 'of stop loss and liquidation the farther one counts',
    file: 'server/features/contract/next-event.ts',
    find: 'const closerToMarket = isLong ? max : min',
    replacement: 'const closerToMarket = isLong ? min : max',
    expectedFinding: /liveness: (stopLoss|liquidation)|fills: position/,
  },
  {
    name: 'a take profit is never reached',
    file: 'server/features/contract/next-event.ts',
    find: 'gain: takeProfit === undefined ?',
    replacement: 'gain: takeProfit !== undefined ?',
    expectedFinding:
      /liveness: takeProfit|(job|item of) 'match positions' failed|fills: position|unexpected|answer 500/,
  },
  {
    name: 'every other funding moment is left out',
    file: 'server/market/funding.ts',
    find: '(Math.floor(time / FUNDING_INTERVAL) + 1) * FUNDING_INTERVAL',
    replacement: '(Math.floor(time / FUNDING_INTERVAL) + 2) * FUNDING_INTERVAL',
    expectedFinding: /liveness: funding/,
  },
  {
    name: 'a fill releases the fee as well',
    file: CONTRACT,
    find: 'const released = open.margin + open.fee - filled.margin - filled.fee',
    replacement: 'const released = open.margin + open.fee - filled.margin',
    expectedFinding: /(job|item of) 'match positions' failed|ledger|liveness|answer 500/,
  },
  {
    name: 'the profit of a position forgets its earlier parts',
    file: CONTRACT,
    find: 'profit: open.profit + profit,',
    replacement: 'profit,',
    expectedFinding: /ledger/,
  },
  {
    name: 'a position forgets its earlier fundings',
    file: CONTRACT,
    find: 'funding: open.funding + amount,',
    replacement: 'funding: amount,',
    expectedFinding: /ledger/,
  },
  {
    name: 'a copied order is copied on',
    file: 'server/features/follow/fan-out-trade.ts',
    find: 'if (copies.length > 0) return undefined',
    replacement: 'if (copies.length === 0) return undefined',
    expectedFinding: /liveness: copy of a/,
  },
  {
    name: 'positions of traders are not copied',
    file: 'server/features/follow/fan-out-trade.ts',
    find: 'if (copies.length > 0) return undefined',
    replacement: `if (copies.length > 0 || trade.kind === 'contract') return undefined`,
    expectedFinding: /liveness: copy of a position/,
  },
]
