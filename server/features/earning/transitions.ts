import type { EarningOrderStatus } from '#models'
import type { Transitions } from '#server/kernel/state-machine.ts'

/** A pledge or a lock runs to maturity or is redeemed early. */
export const EARNING_ORDER_TRANSITIONS: Transitions<EarningOrderStatus> = {
  running: ['matured', 'redeemed'],
  matured: [],
  redeemed: [],
}
