import type { LanguageCode } from '#src/api/generated/models/index.ts'
import type { LoanProduct } from './product.ts'
import { daysIn, figure, fill } from '../site/texts/fill.ts'
import { textsIn } from '../site/texts/index.ts'

/** What being late costs, alike for all: 0.1 % of the instalment a day, five days at most. */
const LATE = { overdueRate: '0.001', graceDays: 5 } as const

/** What the sandbox lends, in the order of the list; ids are never reused. Why these rates: docs/rules/loan.md. */
export const LOAN_PRODUCTS: readonly LoanProduct[] = [
  {
    id: 301,
    ...LATE,
    minAmount: '50',
    maxAmount: '2000',
    dailyRate: '0.0004',
    feeRate: '0',
    securityRate: '0',
    periodDays: 7,
    instalments: 4,
  },
  {
    id: 302,
    ...LATE,
    minAmount: '100',
    maxAmount: '5000',
    dailyRate: '0.0003',
    feeRate: '0.01',
    securityRate: '0',
    periodDays: 30,
    instalments: 3,
  },
  {
    id: 303,
    ...LATE,
    minAmount: '500',
    maxAmount: '20000',
    dailyRate: '0.0002',
    feeRate: '0.005',
    securityRate: '0.2',
    periodDays: 30,
    instalments: 6,
  },
]

export const findLoanProduct = (id: number): LoanProduct | undefined =>
  LOAN_PRODUCTS.find(product => product.id === id)

/** How a loan is called: by how it is paid back, and whether something is held for it. */
export function loanName(
  { instalments, periodDays, securityRate }: Pick<LoanProduct, 'instalments' | 'periodDays' | 'securityRate'>,
  locale: LanguageCode,
): string {
  const { loan, securedLoan } = textsIn(locale).products
  const text = securityRate === '0' ? loan : securedLoan
  return fill(text, { instalments: figure(locale, instalments), days: daysIn(locale, periodDays) })
}
