import {
  applyForLoan,
  getLoan,
  listLoanPayments,
  listLoanProducts,
  listLoans,
  previewLoan,
  repayLoan,
  withdrawLoanApplication,
} from '#src/api/generated/loan/loan.ts'
import { contract, freshKey, provided } from '../row.ts'

const firstPage = { pageNum: 1, pageSize: 20 }
const productId = provided('productId', 302)
const loanId = provided('loanId', '7321480000000041')
const unknownProduct = 2147483647
const previewFields = { productId, amount: '1000' } as const
const costs = {
  fee: provided('fee', '10'),
  security: '0',
  totalInterest: provided('totalInterest', '18.00009'),
  overdueRate: provided('overdueRate', '0.001'),
} as const
const applicationFields = { ...previewFields, ...costs, idempotencyKey: freshKey } as const
const all = { loanId, kind: 'all', total: provided('total', '1000'), idempotencyKey: freshKey } as const
const usedKey = provided('idempotencyKey', '6f1c0f0e-8a36-4d0b-9a52-1e7d3c5b9a01')

export const loan = [
  ...contract('listLoanProducts', listLoanProducts, [
    { settles: 'en', some: true },
    { settles: 'zh', locale: 'zh', some: true },
    { settles: 'ar', locale: 'ar', some: true },
  ]),
  ...contract('previewLoan', previewLoan, [
    { given: ['borrower'], sends: previewFields, settles: 'fine', exactly: ['data.amount', 'data.problem'] },
    { given: ['applicant'], sends: previewFields, settles: 'open', filled: ['data.problem'] },
    {
      given: ['borrower'],
      sends: { ...previewFields, amount: '5000.01' },
      settles: 'tooMuch',
      filled: ['data.problem'],
    },
    { given: ['borrower'], sends: { ...previewFields, productId: unknownProduct }, settles: 'unknown' },
  ]),
  ...contract('applyForLoan', applyForLoan, [
    {
      given: ['borrower'],
      sends: applicationFields,
      settles: 'pending',
      exactly: ['data.status', 'data.amount'],
    },
    {
      given: ['poorBorrower'],
      sends: { ...applicationFields, security: provided('security', '200') },
      settles: 'insufficient',
    },
    { given: ['borrower'], sends: { ...applicationFields, amount: '99.99' }, settles: 'belowMinimum' },
    { given: ['borrower'], sends: { ...applicationFields, amount: '5000.01' }, settles: 'aboveMaximum' },
    { given: ['applicant'], sends: applicationFields, settles: 'open' },
    { given: ['borrower'], sends: { ...applicationFields, totalInterest: '0' }, settles: 'termsChanged' },
    { given: ['borrower'], sends: { ...applicationFields, productId: unknownProduct }, settles: 'unknown' },
    {
      given: ['keyUser'],
      sends: {
        productId: 302,
        amount: '1000',
        fee: '10',
        security: '0',
        totalInterest: '18',
        overdueRate: '0.001',
        idempotencyKey: usedKey,
      },
      settles: 'keyReused',
    },
  ]),
  ...contract('withdrawLoanApplication', withdrawLoanApplication, [
    {
      given: ['applicant'],
      sends: { loanId, idempotencyKey: freshKey },
      settles: 'withdrawn',
      exactly: ['data.status', 'data.outstanding'],
      filled: ['data.closedAt'],
    },
    { given: ['debtor'], sends: { loanId, idempotencyKey: freshKey }, settles: 'notPending' },
    { given: ['newAccount'], sends: { loanId: '1', idempotencyKey: freshKey }, settles: 'unknown' },
    { given: ['keyUser'], sends: { loanId: '1', idempotencyKey: usedKey }, settles: 'keyReused' },
  ]),
  ...contract('listLoans', listLoans, [
    { given: ['debtor'], sends: firstPage, settles: 'some', some: true },
    { given: ['newAccount'], sends: firstPage, settles: 'empty', exactly: ['rows', 'total'] },
    {
      given: ['applicant'],
      when: 'of those that have ended',
      sends: { ...firstPage, view: 'ended' },
      settles: 'empty',
    },
  ]),
  ...contract('getLoan', getLoan, [
    { given: ['applicant'], sends: { id: loanId }, settles: 'pending', exactly: ['data.loan.status'] },
    {
      given: ['debtor'],
      sends: { id: loanId },
      settles: 'running',
      exactly: ['data.loan.status'],
      filled: ['data.next', 'data.all', 'data.loan.startsAt', 'data.loan.nextDueAt'],
    },
    {
      given: ['lateDebtor'],
      sends: { id: loanId },
      settles: 'overdue',
      exactly: ['data.loan.status'],
      filled: ['data.next', 'data.all'],
    },
    {
      given: ['calledDebtor'],
      sends: { id: loanId },
      settles: 'called',
      exactly: ['data.loan.status', 'data.next'],
      filled: ['data.all'],
    },
    { given: ['newAccount'], sends: { id: '1' }, settles: 'unknown' },
  ]),
  ...contract('repayLoan', repayLoan, [
    {
      given: ['debtor'],
      sends: all,
      settles: 'repaid',
      exactly: ['data.status', 'data.outstanding'],
      filled: ['data.closedAt'],
    },
    { given: ['poorDebtor'], sends: all, settles: 'insufficient' },
    { given: ['debtor'], sends: { ...all, total: '1000000' }, settles: 'owedChanged' },
    { given: ['repaidDebtor'], sends: { ...all, total: '1000' }, settles: 'notOwed' },
    { given: ['newAccount'], sends: { ...all, loanId: '1', total: '1000' }, settles: 'unknown' },
    {
      given: ['keyUser'],
      sends: { loanId: '1', kind: 'all', total: '1000', idempotencyKey: usedKey },
      settles: 'keyReused',
    },
  ]),
  ...contract('listLoanPayments', listLoanPayments, [
    { given: ['repaidDebtor'], sends: { ...firstPage, loanId }, settles: 'some', some: true },
    { given: ['debtor'], sends: { ...firstPage, loanId }, settles: 'empty', exactly: ['rows', 'total'] },
  ]),
]
