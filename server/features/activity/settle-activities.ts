import { listDuePrizes, listUndecided, rankActivity } from './activity.ts'
import { payAward } from '../reward/award.ts'
import type { Services } from '#server/services.ts'
import { completeJob, type Job } from '#server/kernel/job.ts'
import { PRIZES, activityTerms } from './terms.ts'

type Ports = Pick<Services, 'store' | 'market'>

/**
 * Publishes the result of every activity that is over, by the public price of its last moment, however long ago that was, and pays the
 * prizes; each once.
 */
export const activityJob = ({ store, market }: Ports): Job => ({
  name: 'settle activities',
  every: 5000,
  // A result comes before its prizes.
  concurrency: 1,
  async *due() {
    const now = market.now()
    const undecided = await listUndecided(store)
    for (const terms of undecided.flatMap(id => activityTerms(id) ?? [])) {
      if (terms.endsAt > now) continue
      const work = () => {
        const closePrice = market.quote(terms.product, terms.endsAt).nowPrice
        return store.execute(rankActivity, { id: terms.id, closePrice })
      }
      yield { key: `result:${terms.id}`, work }
    }
    for (const prize of await listDuePrizes(store, PRIZES)) {
      yield { key: prize.event, work: () => store.execute(payAward, prize) }
    }
  },
})

/** Settles what is over. @returns how many results and prizes there were */
export const settleActivities = (ports: Ports): Promise<number> => completeJob(activityJob(ports))
