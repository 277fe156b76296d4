import { loanPlan, type LoanPlan } from '#src/lib/trading/loan.ts'
import { isDecimal } from '#src/lib/money/money.ts'
import { USDT } from '#server/ledger/units.ts'
import { parseMoney, formatMoney } from '#src/lib/money/minor-units.ts'
import type { Problem } from '#server/problem.ts'
import { termsOf, type PublishedLoanTerms } from './product.ts'

export type LoanField = 'amount' | 'product'

/** The applicant's available balance in minor units, and whether there is an open loan. */
export interface LoanApplicant {
  readonly available: bigint
  readonly hasOpenLoan: boolean
}

export interface LoanEstimate {
  readonly plan: LoanPlan
  readonly problem: Problem<LoanField> | null
}

/** Far above any limit, and within 64 bits. */
const MAX_AMOUNT = 10n ** 16n
const TWO_DECIMALS = /^\d+(\.\d{1,2}0*)?$/

/** Previews a loan and finds the first problem. Applying uses the same computation. `amount` is a decimal string. */
export function estimateLoan(
  amount: string,
  product: PublishedLoanTerms,
  applicant: LoanApplicant,
): LoanEstimate {
  const units = isDecimal(amount) && TWO_DECIMALS.test(amount) ? parseMoney(amount) : 0n
  const plan = loanPlan(units > MAX_AMOUNT ? MAX_AMOUNT : units, termsOf(product))
  return {
    plan,
    problem: units === 0n ? INVALID_AMOUNT : findProblem(units, plan.security, product, applicant),
  }
}

const INVALID_AMOUNT: Problem<LoanField> = {
  field: 'amount',
  code: 'invalid_field',
  params: { decimals: '2' },
}

function findProblem(
  amount: bigint,
  security: bigint,
  { minAmount, maxAmount }: PublishedLoanTerms,
  { available, hasOpenLoan }: LoanApplicant,
): Problem<LoanField> | null {
  const atAmount = (code: Problem['code'], params: Record<string, string>): Problem<LoanField> => ({
    field: 'amount',
    code,
    params: { ...params, currency: USDT },
  })
  if (hasOpenLoan) return { field: 'product', code: 'loan_open' }
  if (amount < parseMoney(minAmount)) return atAmount('below_minimum', { minimum: minAmount })
  if (amount > parseMoney(maxAmount)) return atAmount('above_maximum', { maximum: maxAmount })
  return security > available ? atAmount('insufficient_balance', { available: formatMoney(available) }) : null
}
