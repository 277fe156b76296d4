import { findOffer } from './offers.ts'
import { listShareSubscription, settleShareSubscription } from './commands.ts'
import { readDraw } from './draw.ts'
import { listUnlisted, listUnsettled, type DueSubscription } from './subscription.ts'
import type { Services } from '#server/services.ts'
import { runJobToCompletion, pagedItems, type Job } from '#server/kernel/job.ts'

type Dependencies = Pick<Services, 'store' | 'market' | 'config' | 'secretBox'>

/** The draws of one run, each computed once. */
function createDrawCache(ports: Dependencies) {
  const { store, market } = ports
  const cachedDraws = new Map<number, Promise<ReadonlyMap<string, number>>>()
  const draw = async (offerId: number) => {
    const offer = findOffer(market, offerId)
    if (!offer) throw new Error(`There is no offer ${offerId}.`)
    const { allotments: won } = await readDraw(store, ports, offer, market.now())
    if (!won) throw new Error(`Offer ${offerId} is not drawn yet.`)
    return won
  }
  return (offerId: number) => {
    const allotments = cachedDraws.get(offerId) ?? draw(offerId)
    cachedDraws.set(offerId, allotments)
    return allotments
  }
}

/**
 * Settles all subscriptions whose draw is due, and lists all allotted ones whose listing is due, each in its own transaction, however
 * old. The participants are final from closing on, so that the draw gives the same result whenever it is computed.
 */
export function newShareSettlementJob(ports: Dependencies): Job {
  const { store, market } = ports
  return {
    name: 'settle new shares',
    intervalMs: 1000,
    async *due() {
      const now = market.now()
      const allotmentsOf = createDrawCache(ports)
      yield* pagedItems(
        (after: DueSubscription | undefined, limit) => listUnsettled(store, now, after, limit),
        ({ id, offerId, entryId }) => ({
          key: `settle:${id}`,
          run: async () => {
            const allottedLots = (await allotmentsOf(offerId)).get(entryId) ?? 0
            await store.execute(settleShareSubscription, { subscriptionId: id, allottedLots })
          },
        }),
      )
      yield* pagedItems(
        (after: DueSubscription | undefined, limit) => listUnlisted(store, now, after, limit),
        ({ id }) => ({ key: `list:${id}`, run: () => store.execute(listShareSubscription, id) }),
      )
    },
  }
}

/** Settles and lists all due subscriptions. @returns how many; @throws AggregateError of the failures, after all others are done */
export async function settleNewShares(ports: Dependencies): Promise<number> {
  const settled = await runJobToCompletion(newShareSettlementJob(ports))
  // Newly allotted shares may be due for listing.
  return settled + (settled === 0 ? 0 : await runJobToCompletion(newShareSettlementJob(ports)))
}
