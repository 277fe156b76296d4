import { listDuePrizes, listUndecided, rankActivity } from '../domain/activity/activity.ts'
import { payAward } from '../domain/rewards/award.ts'
import type { Services } from '../http/handler.ts'
import { PRIZES, activityTerms } from '../site/activities.ts'

/**
 * Publishes the result of every activity that is over, by the public price of its last moment, however long ago that was, and pays the
 * prizes; each once.
 * @returns how many results it published
 */
export async function settleActivities({
  store,
  market,
}: Pick<Services, 'store' | 'market'>): Promise<number> {
  const now = market.now()
  const undecided = await listUndecided(store)
  const over = undecided.flatMap(id => activityTerms(id) ?? []).filter(({ endsAt }) => endsAt <= now)
  for (const terms of over) {
    const closePrice = market.quote(terms.product, terms.endsAt).nowPrice
    await store.execute(rankActivity, { id: terms.id, closePrice })
  }
  for (const prize of await listDuePrizes(store, PRIZES)) await store.execute(payAward, prize)
  return over.length
}
