import type { Transitions } from '#server/kernel/state-machine.ts'

export type EarningOrderStatus = 'running' | 'matured' | 'redeemed'

/** A pledge or a lock runs to maturity or is redeemed early. */
export const EARNING_ORDER_TRANSITIONS: Transitions<EarningOrderStatus> = {
  running: ['matured', 'redeemed'],
  matured: [],
  redeemed: [],
}
