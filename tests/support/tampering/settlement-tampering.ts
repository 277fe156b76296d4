/**
 * Back ends that tell another status, rate or moment of what they owe, or leave out what it could be compared with, and are consistent in all
 * the rest: entries, balances and running hashes.
 */
import type { CheckName } from '#src/lib/reconcile/check-names.ts'
import { add, compare, multiply, subtract, trimZeros, truncate } from '#src/lib/money/money.ts'
import { createReplay } from '#src/lib/market/replay.ts'
import { newestRevealed, revealedUntil } from '#src/lib/reconcile/market/days.ts'
import type { Statement } from '#src/lib/statement/statement.ts'
import { DAY } from '#src/lib/time/time-units.ts'
import { findOrThrow, shiftBalances, type TamperedStatement } from './fault.ts'
import { rehash, stretchCandle } from './market-tampering.ts'

type Entry = TamperedStatement['entries'][number]

export interface SettlementFault {
  readonly name: string
  /** What must report each of them. */
  readonly check: CheckName
  /** The ids of the records that it can be told of. */
  readonly candidates: (honest: Statement) => readonly string[]
  readonly tamper: (told: TamperedStatement, id: string) => void
}

const entriesOf = (told: TamperedStatement, id: string) =>
  told.entries.filter(entry => entry.referenceId === id)
const one = <T extends { id: string }>(rows: readonly T[], id: string) =>
  findOrThrow(rows, row => row.id === id)
const ids = <T extends { id: string }>(rows: readonly T[], is: (row: T) => boolean) =>
  rows.filter(is).map(({ id }) => id)

/** Leaves an entry out. */
function unbook(told: TamperedStatement, entry: Entry): void {
  shiftBalances(told, entry, trimZeros(subtract('0', entry.amount)))
  told.entries.splice(told.entries.indexOf(entry), 1)
}

/** Leaves out the later events of a record, so that it seems to have had the first one only. */
function unbookAfterFirst(told: TamperedStatement, id: string): void {
  const [first] = entriesOf(told, id)
  for (const entry of entriesOf(told, id))
    if (entry.transactionId !== first!.transactionId) unbook(told, entry)
}

const isRevealed = ({ marketDays }: Statement, time: number) => time < revealedUntil(marketDays)
const isWon =
  (honest: Statement) =>
  ({ status, expiresAt }: Statement['quickOrders'][number]) =>
    status === 'won' && isRevealed(honest, expiresAt)

/** The first price between two times that makes a quick order lose. */
function losingPrice(told: TamperedStatement, id: string): { time: number; price: string } | undefined {
  const { productId, createdAt, expiresAt, openPrice, exchangeType } = one(told.quickOrders, id)
  const terms = findOrThrow(told.marketTerms, row => row.productId === productId)
  const newest = newestRevealed(told.marketDays)!
  const replay = createReplay({ terms, legs: told.marketTerms, newest })
  for (let time = createdAt + 1000; time < expiresAt; time += terms.tickPeriod) {
    const price = replay.priceAt(time)!
    if (compare(price, openPrice) === (exchangeType === 1 ? -1 : 1)) return { time, price }
  }
  return undefined
}

export const SETTLEMENT_FAULTS: readonly SettlementFault[] = [
  {
    name: 'voids a quick order that was won',
    check: 'settled',
    candidates: honest => ids(honest.quickOrders, isWon(honest)),
    tamper: (told, id) => {
      const order = one(told.quickOrders, id)
      const profit = findOrThrow(entriesOf(told, id), ({ type }) => type === 'quickProfit')
      unbook(told, profit)
      const voided = { status: 'voided', closePrice: null, closePriceTime: null }
      Object.assign(order, { ...voided, returned: order.total, net: '0' })
    },
  },
  {
    name: 'settles a quick order at the price of a suspension that it tells afterwards',
    check: 'settled',
    candidates: honest =>
      ids(
        honest.quickOrders,
        order =>
          isWon(honest)(order) &&
          losingPrice(structuredClone(honest) as TamperedStatement, order.id) !== undefined,
      ),
    tamper: (told, id) => {
      const order = one(told.quickOrders, id)
      const { time, price } = losingPrice(told, id)!
      findOrThrow(told.marketTerms, row => row.productId === order.productId).suspendedSince = time
      for (const entry of entriesOf(told, id)) {
        if (entry.type === 'quickProfit') unbook(told, entry)
        else if (entry.type === 'release' && entry.balance === 'available') unbook(told, entry)
        else if (entry.type === 'release') entry.type = 'quickLoss'
      }
      stretchCandle(told, order.productId, order.closePriceTime!, price)
      Object.assign(order, { status: 'lost', closePrice: price, returned: '0', net: `-${order.total}` })
    },
  },
  {
    name: 'never settles a quick order',
    check: 'settled',
    candidates: honest =>
      ids(honest.quickOrders, ({ status, expiresAt }) => status !== 'open' && isRevealed(honest, expiresAt)),
    tamper: (told, id) => {
      unbookAfterFirst(told, id)
      const ended = { closePrice: null, closePriceTime: null, returned: null, net: null, closedAt: null }
      Object.assign(one(told.quickOrders, id), { status: 'open', ...ended })
    },
  },
  {
    name: 'keeps a day order waiting after its day',
    check: 'settled',
    candidates: honest =>
      ids(
        honest.spotOrders,
        ({ status, expiresAt }) =>
          status === 'cancelled' && expiresAt !== null && isRevealed(honest, expiresAt),
      ),
    tamper: (told, id) => {
      unbookAfterFirst(told, id)
      Object.assign(one(told.spotOrders, id), { status: 'open', closedAt: null })
    },
  },
  {
    name: 'says that a day order expires earlier',
    check: 'times',
    candidates: honest => ids(honest.spotOrders, ({ expiresAt }) => expiresAt !== null),
    tamper: (told, id) => {
      const order = one(told.spotOrders, id)
      order.expiresAt = order.expiresAt! - DAY
    },
  },
  {
    name: 'keeps what was pledged after the end of its term',
    check: 'settled',
    candidates: honest =>
      ids(honest.pledgeOrders, ({ status, endsAt }) => status === 'matured' && isRevealed(honest, endsAt)),
    tamper: (told, id) => {
      for (const entry of entriesOf(told, id)) if (entry.type === 'release') unbook(told, entry)
      const running = { status: 'running', penalty: null, returned: null, closedAt: null }
      Object.assign(one(told.pledgeOrders, id), running)
    },
  },
  {
    name: 'never draws the lots of an offer',
    check: 'settled',
    candidates: honest =>
      ids(
        honest.shareSubscriptions,
        ({ status, drawsAt }) =>
          status !== 'waiting' && status !== 'cancelled' && isRevealed(honest, drawsAt),
      ),
    tamper: (told, id) => {
      unbookAfterFirst(told, id)
      const undrawn = { allottedLots: null, allottedShares: null, cost: null, fee: null, refund: null }
      const waiting = { status: 'waiting', ...undrawn, settledAt: null, listedAt: null }
      Object.assign(one(told.shareSubscriptions, id), waiting)
    },
  },
  {
    name: 'keeps shares that were to be listed on hold',
    check: 'settled',
    candidates: honest =>
      ids(
        honest.shareSubscriptions,
        ({ status, listsAt }) => status === 'listed' && isRevealed(honest, listsAt),
      ),
    tamper: (told, id) => {
      const last = entriesOf(told, id).at(-1)!
      for (const entry of entriesOf(told, id))
        if (entry.transactionId === last.transactionId) unbook(told, entry)
      Object.assign(one(told.shareSubscriptions, id), { status: 'allotted', listedAt: null })
    },
  },
  {
    name: 'tells a higher maintenance rate, also among its rules',
    check: 'terms',
    candidates: honest => ids(honest.positions, () => true),
    tamper: (told, id) => {
      const position = one(told.positions, id)
      position.maintenanceRate = trimZeros(multiply(position.maintenanceRate, '3'))
      findOrThrow(told.contractTerms, row => row.productId === position.productId).maintenanceRate =
        position.maintenanceRate
    },
  },
  {
    name: 'says that a position was liquidated when its owner closed it',
    check: 'firstReached',
    candidates: honest =>
      ids(
        honest.positions,
        ({ fills, productId }) =>
          fills.at(-1)!.reason === 'manual' &&
          isRevealed(honest, fills.at(-1)!.time) &&
          honest.marketTerms.some(row => row.productId === productId),
      ),
    tamper: (told, id) => {
      const position = one(told.positions, id)
      position.maintenanceRate = '0.9'
      position.fills.at(-1)!.reason = 'liquidation'
    },
  },
  {
    name: 'leaves out a pair, and fills an order in it at a worse price',
    check: 'pairPrice',
    candidates: honest => ids(honest.bibiOrders, ({ status }) => status === 'filled'),
    tamper: (told, id) => {
      const order = one(told.bibiOrders, id)
      told.pairs = []
      const worse = multiply(order.fillPrice!, order.exchangeType === 2 ? '0.95' : '1.05')
      order.fillPrice = trimZeros(truncate(worse, 6))
    },
  },
  {
    name: 'publishes fewer decimals for a pair, and fills an order at what is left',
    check: 'terms',
    candidates: honest => ids(honest.bibiOrders, ({ status }) => status === 'filled'),
    tamper: (told, id) => {
      const order = one(told.bibiOrders, id)
      findOrThrow(told.pairs, pair => pair.pairCode === order.pairCode).priceScale = 3
      order.fillPrice = truncate(order.fillPrice!, 3)
    },
  },
  {
    name: 'leaves out the hours that a funding rate follows from, and tells another rate',
    check: 'fundingRate',
    candidates: honest =>
      ids(honest.positions, ({ fundings }) => fundings.some(({ time }) => isRevealed(honest, time))),
    tamper: (told, id) => {
      const position = one(told.positions, id)
      told.hours = told.hours.filter(row => row.productId !== position.productId)
      position.fundings[0]!.rate = trimZeros(add(position.fundings[0]!.rate, '0.0001'))
    },
  },
]

/** Tells a fault of one record, with the running hashes of what the entries say now. */
export function tellFault(honest: Statement, { tamper }: SettlementFault, id: string): TamperedStatement {
  const told = structuredClone(honest) as TamperedStatement
  tamper(told, id)
  told.seen = []
  rehash(told)
  return told
}
