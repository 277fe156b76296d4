/** Loan commands for tests, with defaults for every field. */
import { randomUUID } from 'node:crypto'
import { applyForLoan, decideLoan, type ApplyForLoan } from '#server/features/loan/apply-for-loan.ts'
import { listLoans } from '#server/features/loan/lists.ts'
import type { UnnamedLoan } from '#server/features/loan/loan.ts'
import { termsOf, type PublishedLoanTerms } from '#server/features/loan/product.ts'
import { repayLoan, type RepayLoan } from '#server/features/loan/repay-loan.ts'
import { withdrawLoanApplication } from '#server/features/loan/withdraw-application.ts'
import type { Clock, Store } from '#server/kernel/store.ts'
import { parseMoney, formatMoney } from '#src/lib/money/minor-units.ts'
import { takeInstalments } from '#server/features/loan/loan-jobs.ts'
import { loanPlan } from '#src/lib/trading/loan.ts'

/** Three instalments of 30 days at 0.03% a day, with an origination fee of 1%. */
export const PLAIN: PublishedLoanTerms = {
  id: 302,
  minAmount: '100',
  maxAmount: '5000',
  dailyRate: '0.0003',
  feeRate: '0.01',
  securityRate: '0',
  overdueRate: '0.001',
  periodDays: 30,
  instalments: 3,
  graceDays: 5,
}

/** The same with a security of 20%. */
export const SECURED: PublishedLoanTerms = { ...PLAIN, id: 303, securityRate: '0.2' }

/** Applies for a loan, by default of 1,000, at the previewed costs. */
export function apply(store: Store, application: Partial<ApplyForLoan> = {}): Promise<UnnamedLoan> {
  const { product = PLAIN, amount = '1000' } = application
  const plan = loanPlan(parseMoney(amount), termsOf(product))
  return store.execute(applyForLoan, {
    userId: 1n,
    idempotencyKey: randomUUID(),
    product,
    amount,
    fee: formatMoney(plan.fee),
    security: formatMoney(plan.security),
    totalInterest: formatMoney(plan.interest),
    overdueRate: product.overdueRate,
    ...application,
  })
}

export const decide = (store: Store, { id }: { id: string }, isApproved = true) =>
  store.execute(decideLoan, { loanId: BigInt(id), isApproved })

/** Withdraws an application. */
export const withdraw = (
  store: Store,
  { id }: { id: string },
  more: { userId?: bigint; idempotencyKey?: string } = {},
) =>
  store.execute(withdrawLoanApplication, {
    userId: 1n,
    loanId: BigInt(id),
    idempotencyKey: randomUUID(),
    ...more,
  })

/** A loan that was paid out at once. */
export async function borrow(store: Store, application: Partial<ApplyForLoan> = {}): Promise<UnnamedLoan> {
  const loan = await decide(store, await apply(store, application))
  if (!loan) throw new Error('The loan was not decided.')
  return loan
}

/** Pays an instalment, or everything, manually. */
export const repay = (
  store: Store,
  { id }: { id: string },
  total: string,
  more: Partial<RepayLoan> = {},
): Promise<UnnamedLoan> =>
  store.execute(repayLoan, {
    userId: 1n,
    loanId: BigInt(id),
    idempotencyKey: randomUUID(),
    kind: 'all',
    total,
    ...more,
  })

/** Runs the instalment job once. */
export const runInstalments = (store: Store, clock: Clock) => takeInstalments({ store, clock })

/** The newest loan. @throws Error when there is none */
export async function newestLoan(store: Store, userId = 1n): Promise<UnnamedLoan> {
  const [loan] = (await listLoans(store, { userId, pageNum: 1, pageSize: 1 })).rows
  if (!loan) throw new Error('There is no loan.')
  return loan
}
