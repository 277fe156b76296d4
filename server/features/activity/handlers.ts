import { joinActivity, listResults, listStandings, readStanding } from './activity.ts'
import { ok, page } from '#server/answers.ts'
import type { Handlers } from '#server/handler.ts'
import { hasStoredAnswer } from '#server/kernel/idempotency.ts'
import { activityTexts } from './activity-terms.ts'
import {
  requireActivity,
  forecastBounds,
  assertForecastInBounds,
  listedActivities,
  toActivity,
  toResult,
} from './wire.ts'

export const activityHandlers = {
  listActivities: async ({ store, clock }, { userId, query, locale }) => {
    const { state, pageNum, pageSize } = query
    const standings = await listStandings(store, userId)
    const now = clock.now()
    const all = listedActivities(now, standings).map(each => toActivity(each, now, locale))
    const found = state === undefined ? all : all.filter(each => each.state === state)
    return page(found.slice((pageNum - 1) * pageSize, pageNum * pageSize), found.length)
  },

  getActivity: async ({ store, clock, market }, { userId, query, locale }) => {
    const terms = requireActivity(query.id, clock.now())
    const standing = await readStanding(store, userId, terms.id)
    return ok({
      activity: toActivity({ terms, standing }, clock.now(), locale),
      content: activityTexts(terms, locale).content,
      ...forecastBounds(market, terms),
    })
  },

  joinActivity: async ({ store, clock, market }, { userId, body, locale }) => {
    const terms = requireActivity(body.id, clock.now())
    const { forecast, idempotencyKey } = body
    // A replay is answered as the first time, whatever the price is now.
    if (!(await hasStoredAnswer(store, userId, idempotencyKey))) {
      assertForecastInBounds(forecast, forecastBounds(market, terms))
    }
    await store.execute(joinActivity, { userId, idempotencyKey, forecast, activity: terms })
    const standing = await readStanding(store, userId, terms.id)
    return ok(toActivity({ terms, standing }, clock.now(), locale))
  },

  listActivityResults: async ({ store, clock }, { userId, query }) => {
    const { id } = requireActivity(query.id, clock.now())
    const { rows, total } = await listResults(store, { ...query, id })
    return page(
      rows.map(row => toResult(row, userId)),
      total,
    )
  },
} satisfies Partial<Handlers>
