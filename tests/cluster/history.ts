/** What the customers of a cluster run did and were told: the only thing, with the ledger's tables, that the checker reads. */

/** What a session asked for. `buy` and `limit` place an order, `resolve` repeats an earlier request by its key. */
export type OperationName = 'deposit' | 'buy' | 'limit' | 'cancel' | 'orders' | 'entries'

/** `confirmed`: answered with success. `refused`: answered that nothing was done. `unknown`: no answer, or one that says neither. */
export type Outcome = 'confirmed' | 'refused' | 'unknown'

/** One operation of a session, with all its attempts. */
export interface Operation {
  readonly id: number
  /** The account's id. */
  readonly userId: string
  /** A session does one thing after the other. */
  readonly session: string
  readonly name: OperationName
  /** Repeats the operation of this id, with its idempotency key. */
  readonly repeats?: number
  readonly key?: string
  /** Decimal; no two operations have the same, so that what is in the ledger can be attributed. */
  readonly quantity?: string
  /** The order that a cancellation is of. */
  readonly orderId?: string
  /** Milliseconds since the start of the run. */
  readonly began: number
  readonly ended: number
  readonly attempts: number
  readonly outcome: Outcome
  /** Why it was refused, or what happened instead of an answer. */
  readonly reason?: string
  readonly answer?: Answer
  /** A measurement of when service is back, without a retry: not counted among the customers' errors. */
  readonly isProbe?: true
}

/** What an answer said. */
export interface Answer {
  readonly id?: string
  readonly status?: string
  /** Decimals. */
  readonly quantity?: string
  readonly cost?: string
  readonly fee?: string
  readonly total?: string
  /** Of a deposit: what will be booked. */
  readonly credited?: string
  /** Of a list: how many rows there are in all, and the states of those on the page. */
  readonly count?: number
  readonly rows?: readonly { readonly id: string; readonly status?: string }[]
}

/** The tables at the end, in minor units: of money 6 decimals, of quantities 8. */
export interface LedgerTables {
  readonly orders: readonly {
    readonly id: bigint
    readonly userId: bigint
    readonly status: string
    readonly quantity: bigint
    readonly cost: bigint
    readonly fee: bigint
  }[]
  readonly deposits: readonly {
    readonly id: bigint
    readonly userId: bigint
    readonly status: string
    readonly amount: bigint
    readonly fee: bigint
  }[]
  readonly postings: readonly {
    readonly referenceId: bigint
    readonly transactionId: bigint
    readonly userId: bigint
    readonly asset: string
    readonly kind: string
    readonly amount: bigint
  }[]
  readonly accounts: readonly {
    readonly userId: bigint
    readonly asset: string
    readonly kind: string
    readonly balance: bigint
  }[]
}
