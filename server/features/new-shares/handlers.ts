import { listOffers } from './offers.ts'
import { cancelShareSubscription, subscribeToShares } from './commands.ts'
import { readDraw, readDrawSecret } from './draw.ts'
import { findLatestSubscription, listSubscriptions } from './subscription.ts'
import { ok, page } from '#server/answers.ts'
import type { Handlers } from '#server/handler.ts'
import { shareDocuments } from './documents.ts'
import {
  requireOffer,
  previewOf,
  toWireDraw,
  toWireParticipants,
  toWireOffer,
  toWireSubscription,
} from './wire.ts'

export const newSharesHandlers = {
  listShareOffers: (services, { query }) => {
    const { rows, total } = listOffers(services.market, query)
    return page(
      rows.map(offer => toWireOffer(services, offer)),
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
      offer: toWireOffer(services, offer),
      draw: toWireDraw(draw),
      documents: shareDocuments(offer.product, locale),
      mine: mine && toWireSubscription(mine),
    })
  },

  listShareEntries: async (services, { query: { id, pageNum, pageSize } }) => {
    const { store, market } = services
    const entries = toWireParticipants(
      await readDraw(store, services, requireOffer(services, id), market.now()),
    )
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
    return ok(toWireSubscription(subscription))
  },

  cancelShareSubscription: async ({ store }, { userId, body: { id, idempotencyKey } }) => {
    const asked = { userId, idempotencyKey, subscriptionId: BigInt(id) }
    return ok(toWireSubscription(await store.execute(cancelShareSubscription, asked)))
  },

  listShareSubscriptions: async ({ store }, { userId, query }) => {
    const { rows, total } = await listSubscriptions(store, { userId, ...query })
    return page(rows.map(toWireSubscription), total)
  },
} satisfies Partial<Handlers>
