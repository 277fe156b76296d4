/** The states that may follow each state. */
export type Transitions<State extends string> = Readonly<Record<State, readonly State[]>>

/** Whether the table allows the transition from `from` to `to`. */
export function canTransition<State extends string>(
  table: Transitions<State>,
  from: State,
  to: State,
): boolean {
  return table[from].includes(to)
}

export type SpotOrderStatus = 'open' | 'filled' | 'cancelled' | 'rejected'

/** A market order is filled when placed; a limit order starts open. */
export const SPOT_ORDER_TRANSITIONS: Transitions<SpotOrderStatus> = {
  open: ['filled', 'cancelled', 'rejected'],
  filled: [],
  cancelled: [],
  rejected: [],
}

export type ContractOrderStatus = 'open' | 'filled' | 'cancelled' | 'rejected'

/** A filled order has opened a position; a market order is filled when placed. */
export const CONTRACT_ORDER_TRANSITIONS: Transitions<ContractOrderStatus> = {
  open: ['filled', 'cancelled', 'rejected'],
  filled: [],
  cancelled: [],
  rejected: [],
}

export type ContractPositionStatus = 'open' | 'closed'

/** A partially closed position stays open. */
export const CONTRACT_POSITION_TRANSITIONS: Transitions<ContractPositionStatus> = {
  open: ['open', 'closed'],
  closed: [],
}

export type DepositStatus = 'unpaid' | 'pending' | 'approved' | 'rejected' | 'cancelled'

/** An online payment starts unpaid, others pending; a wallet transfer stays pending while it is being confirmed. */
export const DEPOSIT_TRANSITIONS: Transitions<DepositStatus> = {
  unpaid: ['pending', 'rejected', 'cancelled'],
  pending: ['pending', 'approved', 'rejected', 'cancelled'],
  approved: [],
  rejected: [],
  cancelled: [],
}

export type EarningOrderStatus = 'running' | 'matured' | 'redeemed'

/** A pledge or a lock runs to maturity or is redeemed early. */
export const EARNING_ORDER_TRANSITIONS: Transitions<EarningOrderStatus> = {
  running: ['matured', 'redeemed'],
  matured: [],
  redeemed: [],
}

export type IdentityStatus = 'pending' | 'approved' | 'refused'

/** After a refusal, a new check is submitted. */
export const IDENTITY_TRANSITIONS: Transitions<IdentityStatus> = {
  pending: ['approved', 'refused'],
  approved: [],
  refused: [],
}

export type QuickOrderStatus = 'open' | 'won' | 'lost' | 'drawn' | 'voided'

/** A quick order is settled once, at its expiry price; it is voided when there is none. */
export const QUICK_ORDER_TRANSITIONS: Transitions<QuickOrderStatus> = {
  open: ['won', 'lost', 'drawn', 'voided'],
  won: [],
  lost: [],
  drawn: [],
  voided: [],
}
