import type { BibiOrderStatus } from '#models'
import type { Transitions } from '#server/kernel/state-machine.ts'

/** A market order is filled when placed; a limit order starts open and stays so until filled, cancelled or rejected. */
export const BIBI_ORDER_TRANSITIONS: Transitions<BibiOrderStatus> = {
  open: ['filled', 'cancelled', 'rejected'],
  filled: [],
  cancelled: [],
  rejected: [],
}
