import type { SpotOrderStatus } from '#models'
import type { Transitions } from '#server/kernel/state-machine.ts'

/** A market order is filled when placed; a limit order starts open. */
export const SPOT_ORDER_TRANSITIONS: Transitions<SpotOrderStatus> = {
  open: ['filled', 'cancelled', 'rejected'],
  filled: [],
  cancelled: [],
  rejected: [],
}
