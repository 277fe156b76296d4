import { loanPlan, type LoanPlan } from '#src/lib/loan.ts'
import { isDecimal } from '#src/lib/money.ts'
import { USDT, parseMoney, printMoney } from '#server/ledger/units.ts'
import type { Problem } from '#server/problem.ts'
import { termsOf, type LoanProduct } from './product.ts'

export type LoanField = 'amount' | 'product'

/** What stands behind an application: minor units, and whether a loan is open already. */
export interface LoanStanding {
  readonly available: bigint
  readonly hasOpenLoan: boolean
}

export interface LoanQuote {
  readonly plan: LoanPlan
  readonly problem: Problem<LoanField> | null
}

/** Far above any limit, far below what 64 bits hold. */
const MOST = 10n ** 16n
const CENTS = /^\d+(\.\d{1,2}0*)?$/

/** What a loan would come to, and why it could not be applied for. Applying computes with the same function. `amount` is a decimal string. */
export function quoteLoan(amount: string, product: LoanProduct, standing: LoanStanding): LoanQuote {
  const units = isDecimal(amount) && CENTS.test(amount) ? parseMoney(amount) : 0n
  const plan = loanPlan(units > MOST ? MOST : units, termsOf(product))
  return {
    plan,
    problem: units === 0n ? notAnAmount : findProblem(units, plan.security, product, standing),
  }
}

const notAnAmount: Problem<LoanField> = { field: 'amount', code: 'invalid_field', params: { decimals: '2' } }

function findProblem(
  amount: bigint,
  security: bigint,
  { minAmount, maxAmount }: LoanProduct,
  { available, hasOpenLoan }: LoanStanding,
): Problem<LoanField> | null {
  const atAmount = (code: Problem['code'], params: Record<string, string>): Problem<LoanField> => ({
    field: 'amount',
    code,
    params: { ...params, currency: USDT },
  })
  if (hasOpenLoan) return { field: 'product', code: 'loan_open' }
  if (amount < parseMoney(minAmount)) return atAmount('below_minimum', { minimum: minAmount })
  if (amount > parseMoney(maxAmount)) return atAmount('above_maximum', { maximum: maxAmount })
  return security > available ? atAmount('insufficient_balance', { available: printMoney(available) }) : null
}
