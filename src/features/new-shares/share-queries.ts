import {
  getGetShareOfferQueryKey,
  getListShareEntriesQueryKey,
  getListShareOffersQueryKey,
  getListShareSubscriptionsQueryKey,
} from '#src/api/generated/new-shares/new-shares.ts'

/** Query paths that a subscription changes. */
export const SHARE_LISTS = [
  getListShareOffersQueryKey()[0],
  getGetShareOfferQueryKey()[0],
  getListShareEntriesQueryKey()[0],
  getListShareSubscriptionsQueryKey()[0],
] as const

/** ms between polls of what changes with time. */
export const POLL_INTERVAL = 15_000
