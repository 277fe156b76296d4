import type { RechargeChannelChannelType } from '#src/api/generated/models/index.ts'
import type { Row } from '#server/kernel/store.ts'
import {
  printMoney,
  printPrice,
  printUnits,
  productOf,
  scaleOfAsset,
  type Asset,
} from '#server/ledger/units.ts'
import type { DepositStatus } from '../shared/state-machine.ts'

/** A deposit of USDT or of a coin; decimals as strings, times in milliseconds since 1970 UTC. */
export interface Deposit {
  readonly id: string
  readonly channelId: number
  /** As the channel was when the deposit was asked for. */
  readonly channelType: RechargeChannelChannelType
  readonly currencyId: number
  /** The product that a coin is; null for USDT. */
  readonly productId: number | null
  readonly amount: string
  readonly fee: string
  /** What reaches the balance: amount less fee; '0' when rejected or cancelled. */
  readonly credited: string
  /** The price that coins were credited at, its time, and what they were worth by it in USDT: that is what they have cost. */
  readonly price: string | null
  readonly priceTime: number | null
  readonly value: string | null
  readonly status: DepositStatus
  /** Message key of why it was rejected. */
  readonly reason: string | null
  /** The upload that shows the payment. */
  readonly proofId: string | null
  /** Blocks that confirm the transfer; 0 of 0 where it is none between wallets. */
  readonly confirmations: number
  readonly confirmationsNeeded: number
  /** Until when an online payment can be made. */
  readonly payUntil: number | null
  readonly createdAt: number
  readonly reviewedAt: number | null
}

/** A deposit that waits for the operator. */
export interface WaitingDeposit extends Deposit {
  /** From when it counts as on its way. */
  readonly pendingSince: number
}

export interface DepositRow extends Row {
  readonly id: bigint
  readonly user_id: bigint
  readonly channel_id: bigint
  readonly channel_type: RechargeChannelChannelType
  readonly currency_id: bigint
  readonly asset: string
  readonly amount: bigint
  readonly fee: bigint
  readonly status: DepositStatus
  readonly reason: string | null
  readonly proof_id: bigint | null
  readonly confirmations: bigint
  readonly confirmations_needed: bigint
  readonly pay_until: bigint | null
  readonly created_at: bigint
  readonly pending_since: bigint | null
  readonly reviewed_at: bigint | null
  readonly price: bigint | null
  readonly price_time: bigint | null
  readonly value: bigint | null
}

const BRINGS_NOTHING: readonly DepositStatus[] = ['rejected', 'cancelled']
const numberOrNull = (value: bigint | null) => (value === null ? null : Number(value))

/** The asset of a deposit. */
export const assetOf = ({ asset }: DepositRow): Asset => asset as Asset

export function toDeposit(row: DepositRow): Deposit {
  const print = (units: bigint) => printUnits(units, scaleOfAsset(row.asset))
  return {
    id: `${row.id}`,
    channelId: Number(row.channel_id),
    channelType: row.channel_type,
    currencyId: Number(row.currency_id),
    productId: productOf(row.asset),
    amount: print(row.amount),
    fee: print(row.fee),
    credited: BRINGS_NOTHING.includes(row.status) ? '0' : print(row.amount - row.fee),
    price: row.price === null ? null : printPrice(row.price),
    priceTime: numberOrNull(row.price_time),
    value: row.value === null ? null : printMoney(row.value),
    status: row.status,
    reason: row.reason,
    proofId: row.proof_id === null ? null : `${row.proof_id}`,
    confirmations: Number(row.confirmations),
    confirmationsNeeded: Number(row.confirmations_needed),
    payUntil: numberOrNull(row.pay_until),
    createdAt: Number(row.created_at),
    reviewedAt: numberOrNull(row.reviewed_at),
  }
}
