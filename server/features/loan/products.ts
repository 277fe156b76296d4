import type { LanguageCode } from '#models'
import type { PublishedLoanTerms } from './product.ts'
import { formatDays, formatCount, fillPlaceholders } from '../site/texts/format-texts.ts'
import { operatorTextsIn } from '../site/texts/index.ts'

/** Late charges of all products: 0.1% of the instalment per day, for at most five days. */
const LATE_TERMS = { overdueRate: '0.001', graceDays: 5 } as const

/** The sandbox's loan products, in list order; ids are never reused. The reasons for these rates are in docs/rules/loan.md. */
export const LOAN_PRODUCTS: readonly PublishedLoanTerms[] = [
  {
    id: 301,
    ...LATE_TERMS,
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
    ...LATE_TERMS,
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
    ...LATE_TERMS,
    minAmount: '500',
    maxAmount: '20000',
    dailyRate: '0.0002',
    feeRate: '0.005',
    securityRate: '0.2',
    periodDays: 30,
    instalments: 6,
  },
]

export const findLoanProduct = (id: number): PublishedLoanTerms | undefined =>
  LOAN_PRODUCTS.find(product => product.id === id)

/** The name of a loan: its instalments, and whether it is secured. */
export function loanName(
  {
    instalments,
    periodDays,
    securityRate,
  }: Pick<PublishedLoanTerms, 'instalments' | 'periodDays' | 'securityRate'>,
  locale: LanguageCode,
): string {
  const { loan, securedLoan } = operatorTextsIn(locale).products
  const text = securityRate === '0' ? loan : securedLoan
  return fillPlaceholders(text, {
    instalments: formatCount(locale, instalments),
    days: formatDays(locale, periodDays),
  })
}
