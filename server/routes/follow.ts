import type { TraderSort } from '../../src/api/generated/models/index.ts'
import { compare } from '../../src/lib/money.ts'
import { findFollow, listCopies, listFollowed, listFollows, readFigures } from '../domain/follow/figures.ts'
import { changeFollow, startFollow, stopFollow } from '../domain/follow/follow.ts'
import { readRecord } from '../domain/follow/record.ts'
import type { TraderRecord } from '../domain/follow/record.ts'
import { becomeTrader, findTrader, listTraders, stopBeingTrader } from '../domain/follow/trader.ts'
import type { TraderWithFollowers } from '../domain/follow/trader.ts'
import { refusal } from '../domain/problem.ts'
import { done, ok, page } from '../http/answers.ts'
import type { Handlers, Services } from '../http/handler.ts'
import type { Paging } from '../kernel/paging.ts'
import { closeFollows, priceAtOf } from '../operator/copy-trades.ts'
import { toWireCopy, toWireFollow, toWireTrade, toWireTrader } from './follow-wire.ts'

const recordOf = ({ store, market }: Services, trader: TraderWithFollowers): Promise<TraderRecord> =>
  readRecord(store, trader, market.now(), priceAtOf(market))

/** A trader with the record of this moment. @throws DomainError `trader_unknown` */
async function traderOf(services: Services, id: string) {
  const trader = await findTrader(services.store, BigInt(id))
  if (!trader) throw refusal('trader_unknown')
  return { trader, record: await recordOf(services, trader) }
}

/** The trader that somebody is now, as he sees himself. */
async function ownTrader(services: Services, userId: bigint, id: string) {
  const { trader, record } = await traderOf(services, id)
  return toWireTrader(trader, record, { userId, followId: undefined })
}

type Listed = Awaited<ReturnType<typeof traderOf>>

const figure = (value: string | null, highestFirst: boolean) =>
  // Who has no figure yet comes last.
  value ?? (highestFirst ? '-999999999' : '999999999')

const higher = (pick: (each: Listed) => string | null) => (a: Listed, b: Listed) =>
  compare(figure(pick(b), true), figure(pick(a), true))

/** Best first. */
const ORDERS: Readonly<Record<TraderSort, (a: Listed, b: Listed) => number>> = {
  returnRate: higher(each => each.record.returnRate),
  winRate: higher(each => each.record.winRate),
  drawdown: (a, b) => compare(figure(a.record.drawdownRate, false), figure(b.record.drawdownRate, false)),
  followers: (a, b) => Number(b.trader.followers - a.trader.followers),
  newest: (a, b) => Number(b.trader.since - a.trader.since),
}

const pageOf = <Row>(rows: readonly Row[], { pageNum, pageSize }: Paging): Row[] =>
  rows.slice((pageNum - 1) * pageSize, pageNum * pageSize)

/** A person's own following with its figures of this moment. @throws DomainError `follow_unknown` */
async function followOf({ store, market }: Services, id: string) {
  const follow = await findFollow(store, BigInt(id))
  if (!follow) throw refusal('follow_unknown')
  const now = market.now()
  const figures = await readFigures(store, [follow.id], now, priceAtOf(market))
  return toWireFollow(follow, figures.get(follow.id)!, now)
}

export const followRoutes = {
  listTraders: async (services, { userId, query }) => {
    const traders = await listTraders(services.store)
    const followed = userId === undefined ? undefined : await listFollowed(services.store, userId)
    const listed = await Promise.all(
      traders.map(async trader => ({ trader, record: await recordOf(services, trader) })),
    )
    const sorted = listed.toSorted(ORDERS[query.sort ?? 'returnRate'])
    const rows = pageOf(sorted, query).map(({ trader, record }) =>
      toWireTrader(trader, record, { userId, followId: followed?.get(trader.id) }),
    )
    return page(rows, traders.length)
  },

  getTrader: async (services, { userId, query }) => {
    const { trader, record } = await traderOf(services, query.id)
    const followed = userId === undefined ? undefined : await listFollowed(services.store, userId)
    const shown = toWireTrader(trader, record, { userId, followId: followed?.get(trader.id) })
    const openTrades = record.stillOpen.map(toWireTrade)
    return ok({ ...shown, openTrades, points: [...record.points] })
  },

  listTraderTrades: async (services, { query }) => {
    const { record } = await traderOf(services, query.id)
    return page(pageOf(record.closed, query).map(toWireTrade), record.closed.length)
  },

  becomeTrader: async (services, { userId, body: { nickName, idempotencyKey } }) => {
    const id = await services.store.execute(becomeTrader, { userId, nickName, idempotencyKey })
    return ok(await ownTrader(services, userId, id))
  },

  stopBeingTrader: async ({ store }, { userId, body: { idempotencyKey } }) => {
    await store.execute(stopBeingTrader, { userId, idempotencyKey })
    return done()
  },

  followTrader: async (services, { userId, body: { traderId, ...asked } }) => {
    const input = { ...asked, userId, traderId: BigInt(traderId) }
    return ok(await followOf(services, await services.store.execute(startFollow, input)))
  },

  changeFollow: async (services, { userId, body: { id, ...asked } }) => {
    const input = { ...asked, userId, followId: BigInt(id) }
    return ok(await followOf(services, await services.store.execute(changeFollow, input)))
  },

  stopFollowing: async (services, { userId, body: { id, positions, idempotencyKey } }) => {
    const input = { userId, idempotencyKey, positions, followId: BigInt(id) }
    const stopped = await services.store.execute(stopFollow, input)
    // At once; what cannot be closed yet is left to the scheduler.
    if (positions === 'close') await closeFollows(services, [input.followId])
    return ok(await followOf(services, stopped))
  },

  listFollows: async ({ store, market }, { userId, query }) => {
    const { rows, total } = await listFollows(store, { userId, ...query })
    const now = market.now()
    const ids = rows.map(follow => follow.id)
    const figures = await readFigures(store, ids, now, priceAtOf(market))
    return page(
      rows.map(follow => toWireFollow(follow, figures.get(follow.id)!, now)),
      total,
    )
  },

  listCopies: async ({ store }, { userId, query: { followId, ...query } }) => {
    const filter = { ...query, userId, followId: followId === undefined ? undefined : BigInt(followId) }
    const { rows, total } = await listCopies(store, filter)
    return page(rows.map(toWireCopy), total)
  },
} satisfies Partial<Handlers>
