/** Every state, with the states that may follow it. */
export type Transitions<State extends string> = Readonly<Record<State, readonly State[]>>

/** Whether the table lets `from` become `to`. */
export function canBecome<State extends string>(table: Transitions<State>, from: State, to: State): boolean {
  return table[from].includes(to)
}

export type SpotOrderStatus = 'open' | 'filled' | 'cancelled' | 'rejected'

/** A market order is filled as it is placed; a limit order begins open. */
export const SPOT_ORDER_TRANSITIONS: Transitions<SpotOrderStatus> = {
  open: ['filled', 'cancelled', 'rejected'],
  filled: [],
  cancelled: [],
  rejected: [],
}

export type ContractOrderStatus = 'open' | 'filled' | 'cancelled' | 'rejected'

/** A filled order has opened a position; a market order is filled as it is placed. */
export const CONTRACT_ORDER_TRANSITIONS: Transitions<ContractOrderStatus> = {
  open: ['filled', 'cancelled', 'rejected'],
  filled: [],
  cancelled: [],
  rejected: [],
}

export type ContractPositionStatus = 'open' | 'closed'

/** Closing a part leaves it open. */
export const CONTRACT_POSITION_TRANSITIONS: Transitions<ContractPositionStatus> = {
  open: ['open', 'closed'],
  closed: [],
}

export type DepositStatus = 'unpaid' | 'pending' | 'approved' | 'rejected' | 'cancelled'

/** An online payment begins unpaid, all others pending; a transfer between wallets stays pending while it is confirmed. */
export const DEPOSIT_TRANSITIONS: Transitions<DepositStatus> = {
  unpaid: ['pending', 'rejected', 'cancelled'],
  pending: ['pending', 'approved', 'rejected', 'cancelled'],
  approved: [],
  rejected: [],
  cancelled: [],
}

export type EarningOrderStatus = 'running' | 'matured' | 'redeemed'

/** A pledge or a lock runs to its end, or is left early. */
export const EARNING_ORDER_TRANSITIONS: Transitions<EarningOrderStatus> = {
  running: ['matured', 'redeemed'],
  matured: [],
  redeemed: [],
}

export type IdentityStatus = 'pending' | 'approved' | 'refused'

/** A refused check is tried again as a new one. */
export const IDENTITY_TRANSITIONS: Transitions<IdentityStatus> = {
  pending: ['approved', 'refused'],
  approved: [],
  refused: [],
}

export type QuickOrderStatus = 'open' | 'won' | 'lost' | 'drawn' | 'voided'

/** A quick order ends once, by the price of its last moment; it is voided when there is none. */
export const QUICK_ORDER_TRANSITIONS: Transitions<QuickOrderStatus> = {
  open: ['won', 'lost', 'drawn', 'voided'],
  won: [],
  lost: [],
  drawn: [],
  voided: [],
}
