import { findFollow, listCopies, listFollowIdsByTrader, listFollows, readPerformance } from './performance.ts'
import { changeFollow, startFollow, stopFollow } from './follow.ts'
import { findTrader, listClosedTrades, listTraders, readDetails, type ListedTrader } from './record-store.ts'
import { becomeTrader, stopBeingTrader } from './trader.ts'
import { domainError } from '#server/problem.ts'
import { normaliseName } from '#src/lib/validation/display-name.ts'
import { Refusal, done, invalidField, ok, page } from '#server/answers.ts'
import type { Handlers } from '#server/handler.ts'
import type { Services } from '#server/services.ts'
import { closeFollow } from './stop-jobs.ts'
import { createPriceAt } from './trader-records.ts'
import { toCopiedOrder, toFollow, toTraderTrade, toTrader } from './wire.ts'

const TRADER_NAME = /^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,22}[\p{L}\p{N}]$/u

function rejectField(field: string): never {
  const { code, msg, params } = invalidField(field)
  throw new Refusal(code, msg, params)
}

/** A trader with the last computed record. @throws DomainError `trader_unknown` */
async function requireTrader({ store }: Services, id: string): Promise<ListedTrader> {
  const trader = await findTrader(store, BigInt(id))
  if (!trader) throw domainError('trader_unknown')
  return trader
}

/** The caller's own trader profile. */
async function readOwnTrader(services: Services, userId: bigint, id: string) {
  return toTrader(await requireTrader(services, id), { userId, followId: undefined })
}

/** A follow with its current performance. @throws DomainError `follow_unknown` */
async function readFollow({ store, market }: Services, id: string) {
  const follow = await findFollow(store, BigInt(id))
  if (!follow) throw domainError('follow_unknown')
  const now = market.now()
  const performance = await readPerformance(store, [follow.id], now, createPriceAt(market))
  return toFollow(follow, performance.get(follow.id)!, now)
}

export const followHandlers = {
  listTraders: async ({ store }, { userId, query }) => {
    const { rows, total } = await listTraders(store, query.sort ?? 'returnRate', query)
    const followed = userId === undefined ? undefined : await listFollowIdsByTrader(store, userId)
    const shown = rows.map(trader => toTrader(trader, { userId, followId: followed?.get(trader.id) }))
    return page(shown, total)
  },

  getTrader: async (services, { userId, query }) => {
    const trader = await requireTrader(services, query.id)
    const followed = userId === undefined ? undefined : await listFollowIdsByTrader(services.store, userId)
    const { points, openTrades } = await readDetails(services.store, trader.id)
    const shown = toTrader(trader, { userId, followId: followed?.get(trader.id) })
    return ok({ ...shown, openTrades: openTrades.map(toTraderTrade), points: [...points] })
  },

  listTraderTrades: async (services, { query }) => {
    const { id } = await requireTrader(services, query.id)
    const { rows, total } = await listClosedTrades(services.store, id, query)
    return page(rows.map(toTraderTrade), total)
  },

  becomeTrader: async (services, { userId, body: { nickName: typed, idempotencyKey } }) => {
    const nickName = normaliseName(typed)
    // A normalized name may be longer, or have other characters, than the one that was sent.
    if (!TRADER_NAME.test(nickName)) rejectField('nickName')
    const id = await services.store.execute(becomeTrader, { userId, nickName, idempotencyKey })
    return ok(await readOwnTrader(services, userId, id))
  },

  stopBeingTrader: async ({ store }, { userId, body: { idempotencyKey } }) => {
    await store.execute(stopBeingTrader, { userId, idempotencyKey })
    return done()
  },

  followTrader: async (services, { userId, body: { traderId, ...limits } }) => {
    const input = { ...limits, userId, traderId: BigInt(traderId) }
    return ok(await readFollow(services, await services.store.execute(startFollow, input)))
  },

  changeFollow: async (services, { userId, body: { id, ...limits } }) => {
    const input = { ...limits, userId, followId: BigInt(id) }
    return ok(await readFollow(services, await services.store.execute(changeFollow, input)))
  },

  stopFollowing: async (services, { userId, body: { id, positions, idempotencyKey } }) => {
    const input = { userId, idempotencyKey, positions, followId: BigInt(id) }
    const stopped = await services.store.execute(stopFollow, input)
    // Closes at once; what cannot be closed yet is left to the job.
    if (positions === 'close') await closeFollow(services, input.followId)
    return ok(await readFollow(services, stopped))
  },

  listFollows: async ({ store, market }, { userId, query }) => {
    const { rows, total } = await listFollows(store, { userId, ...query })
    const now = market.now()
    const ids = rows.map(follow => follow.id)
    const performance = await readPerformance(store, ids, now, createPriceAt(market))
    return page(
      rows.map(follow => toFollow(follow, performance.get(follow.id)!, now)),
      total,
    )
  },

  listCopies: async ({ store }, { userId, query: { followId, ...query } }) => {
    const filter = { ...query, userId, followId: followId === undefined ? undefined : BigInt(followId) }
    const { rows, total } = await listCopies(store, filter)
    return page(rows.map(toCopiedOrder), total)
  },
} satisfies Partial<Handlers>
