import type { ContractOrderStatus, ContractPositionStatus } from '#models'
import type { Transitions } from '#server/kernel/state-machine.ts'

/** A filled order has opened a position; a market order is filled when placed. */
export const CONTRACT_ORDER_TRANSITIONS: Transitions<ContractOrderStatus> = {
  open: ['filled', 'cancelled', 'rejected'],
  filled: [],
  cancelled: [],
  rejected: [],
}

/** A partially closed position stays open. */
export const CONTRACT_POSITION_TRANSITIONS: Transitions<ContractPositionStatus> = {
  open: ['open', 'closed'],
  closed: [],
}
