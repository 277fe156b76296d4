import { findOffer } from './calendar.ts'
import { listShareSubscription, settleShareSubscription } from './commands.ts'
import { drawOf } from './entries.ts'
import { listUnlisted, listUnsettled, type DueSubscription } from './subscription.ts'
import type { Services } from '#server/services.ts'
import { completeJob, listedItems, type Job } from '#server/kernel/job.ts'

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
 * Settles every subscription whose draw is over, and lists every allotted one whose shares are to be set free, each in a
 * transaction of its own, however long ago that was. The list of entries stands from closing on, so that the draw is the same
 * whenever it is made.
 */
export function newShareJob(ports: Ports): Job {
  const { store, market } = ports
  return {
    name: 'settle new shares',
    every: 1000,
    async *due() {
      const now = market.now()
      const drawnOf = createDraws(ports)
      yield* listedItems(
        (after: DueSubscription | undefined, limit) => listUnsettled(store, now, after, limit),
        ({ id, offerId, entryId }) => ({
          key: `settle:${id}`,
          work: async () => {
            const allottedLots = (await drawnOf(offerId)).get(entryId) ?? 0
            await store.execute(settleShareSubscription, { subscriptionId: id, allottedLots })
          },
        }),
      )
      yield* listedItems(
        (after: DueSubscription | undefined, limit) => listUnlisted(store, now, after, limit),
        ({ id }) => ({ key: `list:${id}`, work: () => store.execute(listShareSubscription, id) }),
      )
    },
  }
}

/** Settles and lists what is due. @returns how many subscriptions; @throws AggregateError of what failed, after all others are done */
export async function settleNewShares(ports: Ports): Promise<number> {
  const settled = await completeJob(newShareJob(ports))
  // What was allotted just now may be due to be listed.
  return settled + (settled === 0 ? 0 : await completeJob(newShareJob(ports)))
}
