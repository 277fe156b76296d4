import type { Transitions } from '../shared/state-machine.ts'

export type BibiOrderStatus = 'open' | 'filled' | 'cancelled' | 'rejected'

/** A market order is filled as it is placed; a limit order begins open, and waits as long as its owner lets it. */
export const BIBI_ORDER_TRANSITIONS: Transitions<BibiOrderStatus> = {
  open: ['filled', 'cancelled', 'rejected'],
  filled: [],
  cancelled: [],
  rejected: [],
}
