import {
  getGetShareOfferQueryKey,
  getListShareEntriesQueryKey,
  getListShareOffersQueryKey,
  getListShareSubscriptionsQueryKey,
} from '#src/api/generated/new-shares/new-shares.ts'

/** Paths of everything about new shares that changes with a subscription. */
export const SHARE_LISTS = [
  getListShareOffersQueryKey()[0],
  getGetShareOfferQueryKey()[0],
  getListShareEntriesQueryKey()[0],
  getListShareSubscriptionsQueryKey()[0],
] as const

/** ms between looks at what the clock changes. */
export const LOOK_EVERY = 15_000
