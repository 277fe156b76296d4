import { inUnits, mean, type Signal } from './price-signals.ts'
import type { Block, BookLevel, PublicView } from './public-view.ts'
import { MINUTE } from '#src/lib/time/time-units.ts'

const quantityOf = (levels: readonly BookLevel[]) => levels.reduce((sum, { quantity }) => sum + quantity, 0)

/** Of the book between two levels: 1 when there are only bids, -1 when there are only asks. */
const imbalance = (name: string, from: number, to: number): Signal => ({
  name: `book imbalance, ${name}`,
  of: ({ bids, asks }) => {
    const [bid, ask] = [quantityOf(bids.slice(from, to)), quantityOf(asks.slice(from, to))]
    return (bid - ask) / (bid + ask)
  },
})

const average = (name: string, blockOf: (view: PublicView) => Block): readonly Signal[] => [
  { name: `averagePrice of ${name}`, of: v => inUnits(v, blockOf(v).average - v.now) },
  { name: `tradeAmount / volume of ${name}`, of: v => inUnits(v, blockOf(v).exactAverage - v.now) },
  {
    name: `rounding of average of ${name}`,
    of: v => inUnits(v, blockOf(v).exactAverage - blockOf(v).average),
  },
]

const bought = ({ trades }: PublicView, count = 20) =>
  trades.slice(0, count).reduce((sum, { side, quantity }) => sum + side * quantity, 0) /
  trades.slice(0, count).reduce((sum, { quantity }) => sum + quantity, 0)

const largestOf = ({ trades }: PublicView) =>
  trades.reduce((largest, trade) => (trade.quantity > largest.quantity ? trade : largest))

/** The direction of the latest move among the trades, and how long ago it was in ms. */
function latestMove({ trades, time }: PublicView): { direction: number; age: number } {
  const at = trades.findIndex(
    (trade, index) => index + 1 < trades.length && trade.price !== trades[index + 1]!.price,
  )
  if (at < 0) return { direction: 0, age: 0 }
  return { direction: Math.sign(trades[at]!.price - trades[at + 1]!.price), age: time - trades[at]!.time }
}

/** The sides of trades that left the price as it was. */
const quietSides = ({ trades }: PublicView) =>
  trades
    .slice(0, -1)
    .reduce((sum, { side, price }, at) => sum + (price === trades[at + 1]!.price ? side : 0), 0)

/** The share of the minute that has passed, in (0, 1]. */
const elapsedOf = ({ time }: PublicView) => ((time % MINUTE) + 250) / MINUTE
const usualVolume = ({ minutes }: PublicView) => mean(minutes.map(({ volume }) => volume)) || 1
const lastVolume = ({ minutes }: PublicView) => minutes.at(-1)?.volume ?? 0
const digitOf = (value: number, scale: number, modulus: number) => Math.round(value * 10 ** scale) % modulus

/** What the order book, trades and volumes might tell. */
export const TRADE_SIGNALS: readonly Signal[] = [
  imbalance('best level', 0, 1),
  imbalance('first five levels', 0, 5),
  imbalance('all levels', 0, 20),
  imbalance('last five levels', 15, 20),
  { name: 'best bid quantity', isLevel: true, of: v => v.bids[0]!.quantity / usualVolume(v) },
  { name: 'best ask quantity', isLevel: true, of: v => v.asks[0]!.quantity / usualVolume(v) },
  ...average('minute', v => v.minute),
  ...average('day', v => v.day),
  ...average('previous day', v => v.previousDay),
  { name: 'sides of 20 trades', of: v => mean(v.trades.map(({ side }) => side)) },
  { name: 'bought less sold, 20 trades', of: v => bought(v) },
  { name: 'bought less sold, 5 trades', of: v => bought(v, 5) },
  { name: 'side of last trade', of: v => v.trades[0]!.side },
  { name: 'sides of trades without a move', of: quietSides },
  { name: 'side of largest trade', of: v => (largestOf(v).side * largestOf(v).quantity) / usualVolume(v) },
  { name: 'last move, newer counts more', of: v => latestMove(v).direction / (1 + latestMove(v).age / 1000) },
  { name: 'last move, older counts more', of: v => latestMove(v).direction * latestMove(v).age },
  { name: 'time since last move', isLevel: true, of: v => latestMove(v).age },
  { name: 'size of last trade', isLevel: true, of: v => v.trades[0]!.quantity / usualVolume(v) },
  {
    name: 'size of last trade with its side',
    of: v => (v.trades[0]!.quantity / usualVolume(v)) * v.trades[0]!.side,
  },
  {
    name: 'volume of minute so far',
    isLevel: true,
    of: v => v.minute.volume / (usualVolume(v) * elapsedOf(v)),
  },
  { name: 'volume of last minute', isLevel: true, of: v => lastVolume(v) / usualVolume(v) },
  { name: 'volume of minute rises', isLevel: true, of: v => v.minute.volume / elapsedOf(v) - lastVolume(v) },
  {
    name: 'volume of last minute with its change',
    of: v =>
      (lastVolume(v) / usualVolume(v)) *
      inUnits(v, (v.minutes.at(-1)?.close ?? 0) - (v.minutes.at(-1)?.open ?? 0)),
  },
  {
    name: 'volume of last hour',
    isLevel: true,
    of: v => (v.hours.at(-1)?.volume ?? 0) / (mean(v.hours.map(({ volume }) => volume)) || 1),
  },
  { name: 'volume of day against previous', isLevel: true, of: v => v.day.volume / v.previousDay.volume },
  {
    name: 'last digit of volume of minute',
    isLevel: true,
    of: v => digitOf(v.minute.volume, v.product.quantityScale, 10),
  },
  {
    name: 'parity of volume of minute',
    isLevel: true,
    of: v => digitOf(v.minute.volume, v.product.quantityScale, 2) - 0.5,
  },
  {
    name: 'parity of volume of last trade',
    isLevel: true,
    of: v => digitOf(v.trades[0]!.quantity, v.product.quantityScale, 2) - 0.5,
  },
]
