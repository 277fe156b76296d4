/** Wire answers about loans, for tests of their screens. */
import type { Loan, LoanDetail, LoanPreview, LoanProduct } from '#models'
import { computeLoanFigures } from '#src/features/loan/loan-figures.ts'

export const ok = (data: unknown) => ({ code: 200, msg: 'ok', data })
export const page = (...rows: unknown[]) => ({ code: 200, msg: 'ok', rows, total: rows.length })

export const product: LoanProduct = {
  id: 302,
  name: 'Loan, 3 × 30 days',
  currencyId: 3,
  currencyName: 'USDT',
  minAmount: '100',
  maxAmount: '5000',
  dailyRate: '0.0003',
  yearRate: '0.1095',
  feeRate: '0.01',
  securityRate: '0',
  overdueRate: '0.001',
  periodDays: 30,
  instalments: 3,
  graceDays: 5,
  since: 1609718400000,
}

const figures = computeLoanFigures('1000', product)

export const preview: LoanPreview = {
  ...figures,
  schedule: [...figures.schedule],
  productId: 302,
  overdueRate: '0.001',
  available: '5000',
  problem: null,
}

const { schedule } = figures

const terms = {
  productId: product.id,
  name: product.name,
  currencyId: product.currencyId,
  currencyName: product.currencyName,
  dailyRate: product.dailyRate,
  yearRate: product.yearRate,
  feeRate: product.feeRate,
  securityRate: product.securityRate,
  overdueRate: product.overdueRate,
  periodDays: product.periodDays,
  instalments: product.instalments,
  graceDays: product.graceDays,
  amount: figures.amount,
  fee: figures.fee,
  paidOut: figures.paidOut,
  security: figures.security,
  totalInterest: figures.totalInterest,
  total: figures.total,
  apr: figures.apr,
}

/** An application for 1,000; `fields` overrides it. */
export const loan = (fields: Partial<Loan> = {}): Loan => ({
  ...terms,
  id: '7321480000000041',
  status: 'pending',
  securityUsed: '0',
  createdAt: 1795199400000,
  decidedAt: null,
  startsAt: null,
  nextDueAt: null,
  paidInstalments: 0,
  principalRepaid: '0',
  interestPaid: '0',
  charges: '0',
  chargesPaid: '0',
  outstanding: '1000',
  closedAt: null,
  ...fields,
})

/** A loan ten days after its start. */
export const detail = (fields: Partial<LoanDetail> = {}): LoanDetail => ({
  loan: loan({
    status: 'running',
    decidedAt: 1795199420000,
    startsAt: 1795219200000,
    nextDueAt: 1797811200000,
  }),
  schedule: [...schedule],
  lateDays: [],
  next: { principal: '333.33', interest: '9', charge: '0', total: '342.33' },
  all: { principal: '1000', interest: '3', charge: '0', total: '1003' },
  saves: '15.00009',
  available: '5000',
  ...fields,
})
