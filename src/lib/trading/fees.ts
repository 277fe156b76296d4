/** Fees, used both for charging and for previews while typing. All values are bigint minor units, see minor-units.ts. */
import { RATE_ONE } from '../money/minor-units.ts'

/** A rate applied to an amount, rounded toward zero: fees in the customer's favour, payouts and funding. */
export function applyRate(amount: bigint, rate: bigint): bigint {
  return (amount * rate) / RATE_ONE
}

/** The fees of a withdrawal channel: a fixed part, and a share of the amount. */
export interface WithdrawalFees {
  readonly feeFixed: bigint
  readonly feeRate: bigint
}

/** What a withdrawal of `amount` costs, and what arrives: zero when the fee exceeds the amount, from which it is deducted. */
export function withdrawalCost(
  amount: bigint,
  { feeFixed, feeRate }: WithdrawalFees,
): { readonly fee: bigint; readonly arrives: bigint } {
  const fee = feeFixed + applyRate(amount, feeRate)
  return { fee, arrives: amount > fee ? amount - fee : 0n }
}
