import type { QuickOrderStatus } from '#models'
import type { Transitions } from '#server/kernel/state-machine.ts'

/** A quick order is settled once, at its expiry price; it is voided when there is none. */
export const QUICK_ORDER_TRANSITIONS: Transitions<QuickOrderStatus> = {
  open: ['won', 'lost', 'drawn', 'voided'],
  won: [],
  lost: [],
  drawn: [],
  voided: [],
}
