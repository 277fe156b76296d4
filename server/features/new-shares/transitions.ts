import type { ShareSubscriptionStatus } from '#models'
import type { Transitions } from '#server/kernel/state-machine.ts'

/** A subscription waits for its draw, which allots shares or none; allotted shares wait for their listing. */
export const SHARE_SUBSCRIPTION_TRANSITIONS: Transitions<ShareSubscriptionStatus> = {
  waiting: ['cancelled', 'notAllotted', 'allotted'],
  cancelled: [],
  notAllotted: [],
  allotted: ['listed'],
  listed: [],
}
