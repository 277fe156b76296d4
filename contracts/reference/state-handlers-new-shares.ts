/** The states of new shares: offers and subscriptions. */
import { offerChance } from '#server/features/new-shares/offer-chance.ts'
import { listOffers, type OfferTerms } from '#server/features/new-shares/offers.ts'
import { subscribeToShares } from '#server/features/new-shares/commands.ts'
import { readDrawSecret } from '#server/features/new-shares/draw.ts'
import { settleNewShares } from '#server/features/new-shares/settle-new-shares.ts'
import type { StateKey } from '../states.ts'
import type { Values } from '../verify/state-hook.ts'
import type { StateHandler } from './state-handler.ts'
import { tokenOf } from './state-values.ts'
import type { StateAccount, World } from './world.ts'
import { HOUR } from '#src/lib/time/time-units.ts'

const LOTS = 3
/** More than three lots of any offer cost. */
const FUNDS = '50000'

function offers({ services }: World, view: 'current' | 'listed'): OfferTerms[] {
  return listOffers(services.market, { view, pageNum: 1, pageSize: 500 }).rows
}

/** The open offer that closes last. @throws Error when there is none */
function openOffer(world: World): OfferTerms {
  const now = world.services.market.now()
  const offer = offers(world, 'current').findLast(({ opensAt, closesAt }) => opensAt <= now && now < closesAt)
  if (!offer) throw new Error('No offer of new shares is open.')
  return offer
}

/**
 * The two newest listed offers that are not oversubscribed, so that every subscription is allotted in full.
 * @throws Error when there are fewer
 */
function undersubscribedOffers(world: World): [newer: OfferTerms, older: OfferTerms] {
  const { market } = world.services
  const [newer, older] = offers(world, 'listed').filter(offer => {
    const { participants } = offerChance(market, offer)
    const asked = participants.reduce((sum, { lots }) => sum + lots, 0)
    // Every test that needs one subscribes to a few lots more.
    return asked * 1.2 < offer.totalLots
  })
  if (!newer || !older) throw new Error('Every offer of new shares was asked for too much.')
  return [newer, older]
}

/** Subscribes with the clock set to shortly after the offer's opening, which may be less than an hour ago. */
async function subscribe(world: World, { userId }: StateAccount, offer: OfferTerms): Promise<string> {
  const { market } = world.services
  const secret = await readDrawSecret(world.services)
  const asked = { userId, idempotencyKey: crypto.randomUUID(), lots: LOTS, offer, secret }
  return (await world.execute(subscribeToShares, asked, Math.min(offer.opensAt + HOUR, market.now()))).id
}

/** An account that has subscribed to an offer, and the subscription's id. */
async function subscriber(world: World, offer: OfferTerms): Promise<Values> {
  const account = await world.funded(FUNDS, offer.opensAt)
  return { ...tokenOf(account), offerId: offer.id, subscriptionId: await subscribe(world, account, offer) }
}

export const shares = {
  openOffer: world => ({ offerId: openOffer(world).id }),
  shareBuyer: async world => ({ ...tokenOf(await world.funded(FUNDS)), offerId: openOffer(world).id }),
  poorShareBuyer: async world => ({ ...tokenOf(await world.funded('0.01')), offerId: openOffer(world).id }),
  lateShareBuyer: async world => ({
    ...tokenOf(await world.funded(FUNDS)),
    offerId: offers(world, 'listed')[0]!.id,
  }),
  shareSubscriber: world => subscriber(world, openOffer(world)),
  closedSubscriber: world => {
    const later = world.services.market.now() + HOUR
    return subscriber(world, { ...offers(world, 'listed')[0]!, drawsAt: later, listsAt: later })
  },
  drawnSubscriber: async world => {
    const [newer, older] = undersubscribedOffers(world)
    const account = await world.funded(FUNDS, older.opensAt)
    await subscribe(world, account, older)
    const subscriptionId = await subscribe(world, account, newer)
    await settleNewShares(world.services)
    return { ...tokenOf(account), offerId: newer.id, subscriptionId }
  },
} satisfies Partial<Record<StateKey, StateHandler>>
