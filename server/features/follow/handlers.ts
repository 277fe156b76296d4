import { findFollow, listCopies, listFollowed, listFollows, readFigures } from './figures.ts'
import { changeFollow, startFollow, stopFollow } from './follow.ts'
import { findTrader, listClosedTrades, listTraders, readDetails, type ListedTrader } from './record-store.ts'
import { becomeTrader, stopBeingTrader } from './trader.ts'
import { refusal } from '#server/problem.ts'
import { done, ok, page } from '#server/answers.ts'
import type { Handlers } from '#server/handler.ts'
import type { Services } from '#server/services.ts'
import { closeFollow } from './stop-follows.ts'
import { priceAtOf } from './trader-records.ts'
import { toWireCopy, toWireFollow, toWireTrade, toWireTrader } from './wire.ts'

/** A trader with the record that was last computed. @throws DomainError `trader_unknown` */
async function traderOf({ store }: Services, id: string): Promise<ListedTrader> {
  const trader = await findTrader(store, BigInt(id))
  if (!trader) throw refusal('trader_unknown')
  return trader
}

/** The trader that somebody is now, as he sees himself. */
async function ownTrader(services: Services, userId: bigint, id: string) {
  return toWireTrader(await traderOf(services, id), { userId, followId: undefined })
}

/** A person's own following with its figures of this moment. @throws DomainError `follow_unknown` */
async function followOf({ store, market }: Services, id: string) {
  const follow = await findFollow(store, BigInt(id))
  if (!follow) throw refusal('follow_unknown')
  const now = market.now()
  const figures = await readFigures(store, [follow.id], now, priceAtOf(market))
  return toWireFollow(follow, figures.get(follow.id)!, now)
}

export const followRoutes = {
  listTraders: async ({ store }, { userId, query }) => {
    const { rows, total } = await listTraders(store, query.sort ?? 'returnRate', query)
    const followed = userId === undefined ? undefined : await listFollowed(store, userId)
    const shown = rows.map(trader => toWireTrader(trader, { userId, followId: followed?.get(trader.id) }))
    return page(shown, total)
  },

  getTrader: async (services, { userId, query }) => {
    const trader = await traderOf(services, query.id)
    const followed = userId === undefined ? undefined : await listFollowed(services.store, userId)
    const { points, openTrades } = await readDetails(services.store, trader.id)
    const shown = toWireTrader(trader, { userId, followId: followed?.get(trader.id) })
    return ok({ ...shown, openTrades: openTrades.map(toWireTrade), points: [...points] })
  },

  listTraderTrades: async (services, { query }) => {
    const { id } = await traderOf(services, query.id)
    const { rows, total } = await listClosedTrades(services.store, id, query)
    return page(rows.map(toWireTrade), total)
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
    if (positions === 'close') await closeFollow(services, input.followId)
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
