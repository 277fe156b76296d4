import { listOffers } from './offers.ts'
import { cancelShareSubscription, subscribeToShares } from './commands.ts'
import { readDraw, readDrawSecret } from './draw.ts'
import { findLatestSubscription, listSubscriptions } from './subscription.ts'
import { ok, page } from '#server/answers.ts'
import type { Handlers } from '#server/handler.ts'
import {
  requireOffer,
  previewOf,
  shareDocuments,
  toShareDraw,
  toShareEntries,
  toShareOffer,
  withNames,
} from './wire.ts'

export const newSharesHandlers = {
  listShareOffers: (services, { query }) => {
    const { rows, total } = listOffers(services.market, query)
    return page(
      rows.map(offer => toShareOffer(services, offer)),
      total,
    )
  },

  getShareOffer: async (services, { userId, query, locale }) => {
    const { store, market } = services
    const offer = requireOffer(services, query.id)
    const [draw, mine] = await Promise.all([
      readDraw(store, services, offer, market.now()),
      userId === undefined ? null : findLatestSubscription(store, userId, offer.id),
    ])
    return ok({
      offer: toShareOffer(services, offer),
      draw: toShareDraw(draw),
      documents: shareDocuments(offer.product, locale),
      mine: mine && withNames(mine),
    })
  },

  listShareEntries: async (services, { query: { id, pageNum, pageSize } }) => {
    const { store, market } = services
    const entries = toShareEntries(await readDraw(store, services, requireOffer(services, id), market.now()))
    return page(entries.slice((pageNum - 1) * pageSize, pageNum * pageSize), entries.length)
  },

  previewShareSubscription: async (services, { userId, body }) => ok(await previewOf(services, userId, body)),

  subscribeToShares: async (services, { userId, body }) => {
    const { offerId, lots, idempotencyKey } = body
    const { store } = services
    const [offer, secret] = [requireOffer(services, offerId), await readDrawSecret(services)]
    const subscription = await store.execute(subscribeToShares, {
      userId,
      idempotencyKey,
      lots,
      offer,
      secret,
    })
    return ok(withNames(subscription))
  },

  cancelShareSubscription: async ({ store }, { userId, body: { id, idempotencyKey } }) => {
    const asked = { userId, idempotencyKey, subscriptionId: BigInt(id) }
    return ok(withNames(await store.execute(cancelShareSubscription, asked)))
  },

  listShareSubscriptions: async ({ store }, { userId, query }) => {
    const { rows, total } = await listSubscriptions(store, { userId, ...query })
    return page(rows.map(withNames), total)
  },
} satisfies Partial<Handlers>
