import { mean, type Signal } from './price-signals.ts'
import type { PublicView, Related } from './public-view.ts'
import { tradingPhase } from '#src/lib/market/hours.ts'
import { DAY, HOUR, MINUTE } from '#src/lib/time/time-units.ts'

const leads = (name: string, otherOf: (related: Related) => Related['leader'], seconds: number): Signal => ({
  name: `${name}, change in ${seconds} s`,
  of: view => view.changeOf(otherOf(view.related), seconds),
})

const ownChange = (view: PublicView, seconds: number) => view.now / view.past(seconds) - 1
const peerChange = (view: PublicView, seconds: number) =>
  mean(view.related.peers.map(peer => view.changeOf(peer, seconds)))

/** Whole steps of the price. */
const stepsIn = ({ now, product }: PublicView) =>
  Math.round((now * 10 ** product.priceScale) / product.tickSize)

/** How far above a round number the price is: -1 to 1, at the round number itself 0. */
const aboveRound = (view: PublicView, steps: number) => {
  const rest = stepsIn(view) % steps
  return (rest > steps / 2 ? rest - steps : rest) / (steps / 2)
}

const hasJustOpened = ({ product, time }: PublicView) =>
  tradingPhase(product.productType, time).session === 'regular' &&
  tradingPhase(product.productType, time - 30 * MINUTE).session !== 'regular'

/** What other products, the calendar and the digits of the price might tell. */
export const OTHER_SIGNALS: readonly Signal[] = [
  leads('leader', related => related.leader, 2),
  leads('leader', related => related.leader, 60),
  leads('leader', related => related.leader, 1800),
  leads('second', related => related.second, 60),
  leads('previous product', related => related.previous, 2),
  leads('previous product', related => related.previous, 60),
  leads('next product', related => related.next, 2),
  leads('next product', related => related.next, 60),
  leads('derived product', related => related.derived, 2),
  leads('derived product', related => related.derived, 60),
  {
    name: 'gap to derived product, 2 s',
    of: v => (v.related.derived ? v.changeOf(v.related.derived, 2) - ownChange(v, 2) : 0),
  },
  {
    name: 'gap to derived product, 60 s',
    of: v => (v.related.derived ? v.changeOf(v.related.derived, 60) - ownChange(v, 60) : 0),
  },
  { name: 'peers, change in 60 s', of: v => peerChange(v, 60) },
  { name: 'peers, change in 1 h', of: v => peerChange(v, 3600) },
  { name: 'ahead of peers, 60 s', of: v => ownChange(v, 60) - peerChange(v, 60) },
  { name: 'ahead of peers, 1 day', of: v => ownChange(v, 86_400) - peerChange(v, 86_400) },
  { name: 'funding rate', of: v => (v.funding === 0 ? 0 : v.funding - 0.0001) },
  { name: 'last digit of price', isLevel: true, of: v => stepsIn(v) % 10 },
  { name: 'last two digits of price', isLevel: true, of: v => stepsIn(v) % 100 },
  { name: 'parity of price', of: v => (stepsIn(v) % 2) - 0.5 },
  { name: 'above a round 10', of: v => aboveRound(v, 10) },
  { name: 'above a round 100', of: v => aboveRound(v, 100) },
  { name: 'second of minute', isLevel: true, of: v => v.time % MINUTE },
  { name: 'moment in 5 s', isLevel: true, of: v => v.time % 5000 },
  { name: 'minute of hour', isLevel: true, of: v => v.time % HOUR },
  { name: 'hour of day', isLevel: true, of: v => v.time % DAY },
  { name: 'day of week', isLevel: true, of: v => new Date(v.time).getUTCDay() },
  { name: 'day of month', isLevel: true, of: v => new Date(v.time).getUTCDate() },
  {
    name: 'regular hours',
    of: v => (tradingPhase(v.product.productType, v.time).session === 'regular' ? 1 : -1),
  },
  { name: 'half an hour after opening', of: v => (hasJustOpened(v) ? 1 : 0) },
]
