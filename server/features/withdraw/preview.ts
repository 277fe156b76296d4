import { USDT } from '#server/ledger/units.ts'
import { MONEY_SCALE, parseMoney, parseRate, formatMoney } from '#src/lib/money/minor-units.ts'
import { createAmountValidator } from '#src/lib/validation/validators.ts'
import type { AddressType, WithdrawalChannelType } from '#models'
import { domainError, type Problem } from '#server/problem.ts'
import { withdrawalCost } from '#src/lib/trading/fees.ts'

/** The terms of a withdrawal channel; amounts in USDT and the rate as decimal strings. */
export interface WithdrawTerms {
  readonly id: number
  readonly channelType: WithdrawalChannelType
  readonly currencyId: number
  /** The network that it pays out on; null for a bank channel. */
  readonly addressType: AddressType | null
  readonly minAmount: string
  readonly maxAmount: string
  readonly feeRate: string
  readonly feeFixed: string
}

/** The preview of a withdrawal in minor units; with a problem, it cannot be created. */
export interface WithdrawalEstimate {
  readonly amount: bigint
  /** Rounded down at the minor unit, in the customer's favour. */
  readonly fee: bigint
  /** Amount less fee; zero when the fee exceeds the amount. */
  readonly arrives: bigint
  readonly problem: Problem<'amount'> | null
}

const isAmount = createAmountValidator(MONEY_SCALE)

function findProblem(
  amount: bigint,
  fee: bigint,
  terms: WithdrawTerms,
  available: bigint,
): WithdrawalEstimate['problem'] {
  const { minAmount: minimum, maxAmount: maximum } = terms
  const problem = (code: Problem['code'], params: Record<string, string>) =>
    ({ field: 'amount', code, params: { ...params, currency: USDT } }) as const
  if (amount < parseMoney(minimum) || amount <= fee) return problem('below_minimum', { minimum })
  if (amount > parseMoney(maximum)) return problem('above_maximum', { maximum })
  if (amount > available) return problem('insufficient_balance', { available: formatMoney(available) })
  return null
}

/**
 * The fee is deducted from the amount, so that a whole balance can be withdrawn.
 * @param amount a decimal string of at most 6 decimals [R5.4]
 * @param available in minor units
 * @throws DomainError `invalid_field` for the field `amount`
 */
export function estimateWithdrawal(
  amount: string,
  terms: WithdrawTerms,
  available: bigint,
): WithdrawalEstimate {
  if (!isAmount(amount)) throw domainError('invalid_field', { field: 'amount' })
  const units = parseMoney(amount)
  const fees = { feeFixed: parseMoney(terms.feeFixed), feeRate: parseRate(terms.feeRate) }
  const { fee, arrives } = withdrawalCost(units, fees)
  return { amount: units, fee, arrives, problem: findProblem(units, fee, terms, available) }
}
