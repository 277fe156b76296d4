import { listDuePrizes, listUndecidedActivities, rankActivity } from './activity.ts'
import { payAward } from '../reward/award.ts'
import type { Services } from '#server/services.ts'
import { runJobToCompletion, type Job } from '#server/kernel/job.ts'
import { PRIZES, activityTerms, type ActivityTerms } from './activity-terms.ts'

type Dependencies = Pick<Services, 'store' | 'market'>

async function publishResult({ store, market }: Dependencies, { id, product, endsAt }: ActivityTerms) {
  const closePrice = market.quote(product, endsAt).nowPrice
  let isRanked = false
  while (!isRanked) isRanked = await store.execute(rankActivity, { id, closePrice })
}

/**
 * Publishes the results of ended activities by the public price at their end, however long ago that was, and pays the prizes; each
 * once.
 */
export const activitySettlementJob = ({ store, market }: Dependencies): Job => ({
  name: 'settle activities',
  intervalMs: 5000,
  // A result must come before its prizes.
  concurrency: 1,
  async *due() {
    const now = market.now()
    const undecided = await listUndecidedActivities(store)
    for (const terms of undecided.flatMap(id => activityTerms(id) ?? [])) {
      if (terms.endsAt > now) continue
      yield { key: `result:${terms.id}`, run: () => publishResult({ store, market }, terms) }
    }
    for (const prize of await listDuePrizes(store, PRIZES)) {
      yield { key: prize.event, run: () => store.execute(payAward, prize) }
    }
  },
})

/** Settles ended activities. @returns how many results and prizes were processed */
export const settleActivities = (ports: Dependencies): Promise<number> =>
  runJobToCompletion(activitySettlementJob(ports))
