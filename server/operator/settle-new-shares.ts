import { findOffer } from '../domain/new-shares/calendar.ts'
import { listShareSubscription, settleShareSubscription } from '../domain/new-shares/commands.ts'
import { drawOf } from '../domain/new-shares/entries.ts'
import { listUnlisted, listUnsettled } from '../domain/new-shares/subscription.ts'
import type { DueSubscription } from '../domain/new-shares/subscription.ts'
import type { Services } from '../http/handler.ts'
import { eachDue } from './each-due.ts'

type Ports = Pick<Services, 'store' | 'market' | 'config'>

/** What the draws of this run have given, each worked out once. */
function createDraws({ store, market, config }: Ports) {
  const draws = new Map<number, Promise<ReadonlyMap<string, number>>>()
  const draw = async (offerId: number) => {
    const offer = findOffer(market, config.marketSeed, offerId)
    if (!offer) throw new Error(`There is no offer ${offerId}.`)
    const { won } = await drawOf(store, config, offer, market.now())
    if (!won) throw new Error(`Offer ${offerId} is not drawn yet.`)
    return won
  }
  return (offerId: number) => {
    const drawn = draws.get(offerId) ?? draw(offerId)
    draws.set(offerId, drawn)
    return drawn
  }
}

/**
 * Settles every subscription whose draw is over, and then lists every allotted one whose shares are to be set free, each in a
 * transaction of its own, however long ago that was. The list of entries stands from closing on, so that the draw is the same
 * whenever it is made: it may run on several nodes, be killed and begin anew, and everything still happens once.
 * @returns how many subscriptions it looked at
 * @throws AggregateError of what failed, after all others are done
 */
export async function settleNewShares(ports: Ports): Promise<number> {
  const { store, market } = ports
  const now = market.now()
  const drawnOf = createDraws(ports)
  const settle = async ({ id, offerId, entryId }: DueSubscription) => {
    const allottedLots = (await drawnOf(offerId)).get(entryId) ?? 0
    await store.execute(settleShareSubscription, { subscriptionId: id, allottedLots })
  }
  const settled = await eachDue(
    'subscriptions to new shares',
    (after: DueSubscription | undefined, limit) => listUnsettled(store, now, after, limit),
    settle,
  )
  const listed = await eachDue(
    'listings of new shares',
    (after: DueSubscription | undefined, limit) => listUnlisted(store, now, after, limit),
    ({ id }) => store.execute(listShareSubscription, id),
  )
  return settled + listed
}
