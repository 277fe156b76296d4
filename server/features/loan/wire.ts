import type {
  LanguageCode,
  LateDay,
  Loan,
  LoanDetail,
  LoanInstalment,
  LoanOwed,
  LoanPreview,
  LoanProduct,
} from '#models'
import { annualPercentageRate, loanPlan, type LoanPlan } from '#src/lib/trading/loan.ts'
import { multiply, trimZeros } from '#src/lib/money/money.ts'
import { toLoan, type UnnamedLoan } from './loan.ts'
import { isOutstanding, nextInstalmentDue, totalDue, totalAmount, type AmountDue } from './amount-due.ts'
import { termsOf, type LoanConditions, type PublishedLoanTerms } from './product.ts'
import type { LoanEstimate } from './preview.ts'
import { planOf, type LoanRow } from './loan-row.ts'
import { domainError, toPreviewProblem } from '#server/problem.ts'
import { USDT } from '#server/ledger/units.ts'
import { parseMoney, formatMoney, formatUnits } from '#src/lib/money/minor-units.ts'
import { USDT_ID } from '#src/lib/constants.ts'
import { findLoanProduct, loanName } from './products.ts'
import { TERMS_VALID_FROM } from '#server/market/terms-date.ts'

const DAYS_A_YEAR = '365'
/** Decimals of an annual percentage rate. */
const APR_SCALE = 4

/** A product. @throws DomainError `loan_not_offered` */
export function requireLoanProduct(id: number): PublishedLoanTerms {
  const product = findLoanProduct(id)
  if (!product) throw domainError('loan_not_offered')
  return product
}

/** The fields that products and loans share. */
function commonFields(conditions: LoanConditions, locale: LanguageCode) {
  return {
    name: loanName(conditions, locale),
    currencyId: USDT_ID,
    currencyName: USDT,
    yearRate: trimZeros(multiply(conditions.dailyRate, DAYS_A_YEAR)),
  }
}

const formatApr = (plan: LoanPlan) => formatUnits(annualPercentageRate(plan), APR_SCALE)

const toSchedule = ({ instalments }: LoanPlan): LoanInstalment[] =>
  instalments.map(({ number, afterDays, principal, interest, total, left }) => ({
    number,
    afterDays,
    principal: formatMoney(principal),
    interest: formatMoney(interest),
    total: formatMoney(total),
    left: formatMoney(left),
  }))

export const toLoanProduct = (product: PublishedLoanTerms, locale: LanguageCode): LoanProduct => ({
  ...product,
  ...commonFields(product, locale),
  since: TERMS_VALID_FROM,
})

export function toLoanPreview(
  product: PublishedLoanTerms,
  { plan, problem }: LoanEstimate,
  available: string,
): LoanPreview {
  return {
    productId: product.id,
    amount: formatMoney(plan.amount),
    fee: formatMoney(plan.fee),
    paidOut: formatMoney(plan.paidOut),
    security: formatMoney(plan.security),
    totalInterest: formatMoney(plan.interest),
    total: formatMoney(plan.total),
    cost: formatMoney(plan.cost),
    apr: formatApr(plan),
    overdueRate: product.overdueRate,
    schedule: toSchedule(plan),
    available,
    problem: problem && toPreviewProblem(problem),
  }
}

/** A loan with its name, currency and annual rates. */
export function withNames(loan: UnnamedLoan, locale: LanguageCode): Loan {
  return {
    ...loan,
    ...commonFields(loan, locale),
    apr: formatApr(loanPlan(parseMoney(loan.amount), termsOf(loan))),
  }
}

function toLoanOwed(owed: AmountDue): LoanOwed {
  const { principal, interest, charge } = owed
  return {
    principal: formatMoney(principal),
    interest: formatMoney(interest),
    charge: formatMoney(charge),
    total: formatMoney(totalAmount(owed)),
  }
}

/** A loan with its schedule and the amounts due at `now`, epoch ms. */
export function toLoanDetail(
  row: LoanRow,
  { now, lateDays, available }: { now: number; lateDays: LateDay[]; available: string },
  locale: LanguageCode,
): LoanDetail {
  const plan = planOf(row)
  const all = isOutstanding(row) ? totalDue(row, BigInt(now)) : null
  const saved = all && row.status !== 'called' ? plan.interest - row.interest_paid - all.interest : 0n
  return {
    loan: withNames(toLoan(row), locale),
    schedule: toSchedule(plan),
    lateDays,
    next: isOutstanding(row) && row.status !== 'called' ? toLoanOwed(nextInstalmentDue(row)) : null,
    all: all && toLoanOwed(all),
    saves: formatMoney(saved),
    available,
  }
}
