import { orNull } from '#server/kernel/or-null.ts'
import type { Deposit, DepositStatus, RechargeChannelChannelType } from '#models'
import type { Row } from '#server/kernel/store.ts'
import { productIdOf, scaleOfAsset, type Asset } from '#server/ledger/units.ts'
import { formatMoney, formatPrice, formatUnits } from '#src/lib/money/minor-units.ts'

/** A deposit without its names: that of the channel is in the reader's language. */
export type UnnamedDeposit = Required<Omit<Deposit, 'channelName' | 'currencyName'>>

/** A deposit that is waiting for the operator. */
export interface PendingDeposit extends UnnamedDeposit {
  /** When it became pending. */
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

const NOT_CREDITED: readonly DepositStatus[] = ['rejected', 'cancelled']

/** The asset of a deposit. */
export const assetOf = ({ asset }: DepositRow): Asset => asset as Asset

export function toDeposit(row: DepositRow): UnnamedDeposit {
  const format = (units: bigint) => formatUnits(units, scaleOfAsset(row.asset))
  return {
    id: `${row.id}`,
    channelId: Number(row.channel_id),
    channelType: row.channel_type,
    currencyId: Number(row.currency_id),
    productId: productIdOf(row.asset),
    amount: format(row.amount),
    fee: format(row.fee),
    credited: NOT_CREDITED.includes(row.status) ? '0' : format(row.amount - row.fee),
    price: row.price === null ? null : formatPrice(row.price),
    priceTime: orNull(row.price_time, Number),
    value: row.value === null ? null : formatMoney(row.value),
    status: row.status,
    reason: row.reason,
    proofId: row.proof_id === null ? null : `${row.proof_id}`,
    confirmations: Number(row.confirmations),
    confirmationsNeeded: Number(row.confirmations_needed),
    payUntil: orNull(row.pay_until, Number),
    createdAt: Number(row.created_at),
    reviewedAt: orNull(row.reviewed_at, Number),
  }
}
