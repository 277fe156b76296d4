import type {
  LanguageCode,
  LoanDetail,
  LoanInstalment,
  LoanOwed,
  LoanPreview,
  Loan as WireLoan,
  LoanProduct as WireProduct,
} from '#src/api/generated/models/index.ts'
import { annualPercentageRate, loanPlan, type LoanPlan } from '#src/lib/loan.ts'
import { multiply, trimZeros } from '#src/lib/money.ts'
import type { LateDay } from './lists.ts'
import { toLoan, type Loan } from './loan.ts'
import { isOwed, nextOwed, owedOf, totalOf, type Owed } from './owed.ts'
import { termsOf, type LoanConditions, type LoanProduct } from './product.ts'
import type { LoanQuote } from './quote.ts'
import { planOf, type LoanRow } from './row.ts'
import { refusal } from '#server/problem.ts'
import { USDT, parseMoney, printMoney, printUnits } from '#server/ledger/units.ts'
import { USDT_ID } from '#server/ledger/currencies.ts'
import { findLoanProduct, loanName } from './products.ts'
import { IN_FORCE_SINCE } from '../shared/terms.ts'

const DAYS_A_YEAR = '365'
/** Decimals of an annual percentage rate. */
const APR_SCALE = 4

/** A product. @throws DomainError `loan_not_offered` */
export function loanProductNamed(id: number): LoanProduct {
  const product = findLoanProduct(id)
  if (!product) throw refusal('loan_not_offered')
  return product
}

/** What products and loans say alike. */
function about(conditions: LoanConditions, locale: LanguageCode) {
  return {
    name: loanName(conditions, locale),
    currencyId: USDT_ID,
    currencyName: USDT,
    yearRate: trimZeros(multiply(conditions.dailyRate, DAYS_A_YEAR)),
  }
}

const aprOf = (plan: LoanPlan) => printUnits(annualPercentageRate(plan), APR_SCALE)

const toSchedule = ({ instalments }: LoanPlan): LoanInstalment[] =>
  instalments.map(({ number, afterDays, principal, interest, total, left }) => ({
    number,
    afterDays,
    principal: printMoney(principal),
    interest: printMoney(interest),
    total: printMoney(total),
    left: printMoney(left),
  }))

export const toWireProduct = (product: LoanProduct, locale: LanguageCode): WireProduct => ({
  ...product,
  ...about(product, locale),
  since: IN_FORCE_SINCE,
})

export function toWirePreview(
  product: LoanProduct,
  { plan, problem }: LoanQuote,
  available: string,
): LoanPreview {
  return {
    productId: product.id,
    amount: printMoney(plan.amount),
    fee: printMoney(plan.fee),
    paidOut: printMoney(plan.paidOut),
    security: printMoney(plan.security),
    totalInterest: printMoney(plan.interest),
    total: printMoney(plan.total),
    cost: printMoney(plan.cost),
    apr: aprOf(plan),
    overdueRate: product.overdueRate,
    schedule: toSchedule(plan),
    available,
    problem: problem && {
      field: problem.field,
      msg: `hint_${problem.code}`,
      ...(problem.params && { params: problem.params }),
    },
  }
}

export function toWireLoan(loan: Loan, locale: LanguageCode): WireLoan {
  return { ...loan, ...about(loan, locale), apr: aprOf(loanPlan(parseMoney(loan.amount), termsOf(loan))) }
}

function toWireOwed(owed: Owed): LoanOwed {
  const { principal, interest, charge } = owed
  return {
    principal: printMoney(principal),
    interest: printMoney(interest),
    charge: printMoney(charge),
    total: printMoney(totalOf(owed)),
  }
}

/** A loan with its schedule and what would be paid at `now`, epoch ms. */
export function toWireDetail(
  row: LoanRow,
  { now, lateDays, available }: { now: number; lateDays: LateDay[]; available: string },
  locale: LanguageCode,
): LoanDetail {
  const plan = planOf(row)
  const all = isOwed(row) ? owedOf(row, BigInt(now)) : null
  const saves = all && row.status !== 'called' ? plan.interest - row.interest_paid - all.interest : 0n
  return {
    loan: toWireLoan(toLoan(row), locale),
    schedule: toSchedule(plan),
    lateDays,
    next: isOwed(row) && row.status !== 'called' ? toWireOwed(nextOwed(row)) : null,
    all: all && toWireOwed(all),
    saves: printMoney(saves),
    available,
  }
}
