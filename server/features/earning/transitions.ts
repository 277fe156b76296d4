import type { EarningOrderStatus } from '#src/api/generated/models/index.ts'
import type { Transitions } from '#server/kernel/state-machine.ts'

/** A pledge or a lock runs to maturity or is redeemed early. */
export const EARNING_ORDER_TRANSITIONS: Transitions<EarningOrderStatus> = {
  running: ['matured', 'redeemed'],
  matured: [],
  redeemed: [],
}
